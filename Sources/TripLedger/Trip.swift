package import TripMoney
package import TripText

/// Everything a script says, as facts: who, what, at which rate.
///
/// Balances are derived from it.
package struct Trip: Sendable {
  /// A bill's own rate: 1 of the bill's currency is `value` of `currency`, in major units.
  package struct OwnRate: Hashable, Sendable {
    package var value: Rational
    package var currency: CurrencyID

    package init(value: Rational, currency: CurrencyID) {
      self.value = value
      self.currency = currency
    }
  }

  package var title: String?
  /// The currency that everyone settles in; nil where the trip names no currency at all.
  package var home: CurrencyID?
  /// The currency of bare numbers where the script ends, and how it writes numbers: text output follows suit.
  package var local: CurrencyID?
  package var numbers = NumberFormat.point

  package var people: [Person] = []
  package var groups: [Group] = []
  package var units: [Unit] = []
  package var currencies = CurrencyBook()
  package var rates = RateTable()
  /// Where each rate was written, by its index in `rates`.
  package var rateSpans: [SourceSpan] = []
  package var ownRates: [OwnRate] = []
  /// Categories as first written, without `#`.
  package var categories: [String] = []

  /// Bills, refunds and payments in the order of the script; an entry's number is its index + 1.
  package var entries: [Entry] = []
  package var payers: [Payer] = []
  package var parts: [Part] = []

  package init() {}

  package subscript(person: PersonID) -> Person { people[person.index] }

  package func payers(of entry: Entry) -> ArraySlice<Payer> {
    payers[Int(entry.payers.lowerBound)..<Int(entry.payers.upperBound)]
  }

  package func parts(of entry: Entry) -> ArraySlice<Part> {
    parts[Int(entry.parts.lowerBound)..<Int(entry.parts.upperBound)]
  }

  /// How amounts of this trip are printed in text.
  package var format: MoneyFormat {
    MoneyFormat(book: currencies, home: home, local: local, numbers: numbers)
  }
}
