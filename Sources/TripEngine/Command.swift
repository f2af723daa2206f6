package import TripLedger
package import TripMoney
package import TripText

/// A question that a script, a prompt or a command line asks about the trip.
package enum Command: Hashable, Sendable {
  package enum ChartSubject: UInt8, Sendable {
    case category, person, day
  }

  /// `in` is the currency to show the figures in, by default home.
  case settle(in: CurrencyID?, way: Settlement.Way, filter: Filter)
  case balances(in: CurrencyID?, filter: Filter)
  case bills(in: CurrencyID?, filter: Filter)
  /// One bill or payment whole, by its place among the entries.
  case bill(Int, in: CurrencyID?)
  /// What makes up the balance of the first, or what lies between the two.
  case why(Parties.Party, Parties.Party?, in: CurrencyID?)
  case chart(by: ChartSubject, in: CurrencyID?, filter: Filter)
  case total(in: CurrencyID?, filter: Filter)
  case people
  case rates
  case help(String?)

  /// The currency that it asks to see; nil for home's, or where it shows no amounts.
  package var currency: CurrencyID? {
    switch self {
    case .settle(let currency, _, _), .balances(let currency, _), .bills(let currency, _),
      .chart(_, let currency, _), .total(let currency, _), .bill(_, let currency),
      .why(_, _, let currency):
      currency
    case .people, .rates, .help: nil
    }
  }
}

/// A command at its place in the script.
package struct Request: Hashable, Sendable {
  package var command: Command
  package var span: SourceSpan
  /// How many entries stand above it; it is about those.
  package var position: Int
}

/// An expectation at its place in the script.
struct Check: Sendable {
  enum Claim: Sendable {
    case pays(from: [PersonID], to: [PersonID])
    case transfers(Int)
    case net(PersonID)
    case spent(PersonID)
    case paid(PersonID)
    case total
    case settled
  }

  var claim: Claim
  /// The figure that is expected, in minor units of `currency`, signed.
  var amount: Int64 = 0
  var currency: CurrencyID?
  var filter = Filter()
  /// The filter as it was written.
  var filterText: String?
  var span: SourceSpan
  var position: Int
}
