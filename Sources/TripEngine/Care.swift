import TripLedger
import TripMoney
import TripText

/// Looks over a whole trip for slips that a careful friend would ask about.
struct Care {
  private let trip: Trip
  private let isMentioned: [Bool]
  private var isOnBill: [Bool]
  private var payments: PaymentCheck?
  /// What bare numbers are in, and what bills are in that have terms of their own: their rates are meant, too.
  private(set) var otherCurrencies: Set<Valuer.Dated>

  /// - Parameter isMentioned: who is spoken of elsewhere than in the roster and in splits.
  init(of trip: Trip, isMentioned: [Bool]) {
    self.trip = trip
    self.isMentioned = isMentioned
    isOnBill = Array(repeating: false, count: trip.people.count)
    payments = PaymentCheck(of: trip)
    otherCurrencies = Set([trip.local].compactMap(\.self).map { .init(currency: $0, day: nil) })
  }

  /// Takes the entry at `index`, which `valuer` has valued last.
  mutating func take(_ entry: Entry, at index: Int, valuedBy valuer: Valuer) {
    note(entry)
    payments?.take(entry, at: index, valuedBy: valuer)
  }

  /// Notes who is on an entry, valued or not.
  mutating func note(_ entry: Entry) {
    for payer in trip.payers(of: entry) { isOnBill[payer.person.index] = true }
    for part in trip.parts(of: entry) where !part.numerator.isZero {
      isOnBill[part.person.index] = true
    }
    if entry.terms != .rates, let currency = entry.currency {
      otherCurrencies.insert(Valuer.Dated(currency: currency, day: entry.day))
    }
  }

  /// - Parameters:
  ///   - usedRates: the rates, by their indices, that some bill is converted by.
  ///   - isWhole: whether no entry was left out for want of a rate.
  func warnings(usedRates: Set<Int>, isWhole: Bool) -> [Diagnostic] {
    if trip.entries.isEmpty { return [] }
    return idlePeople() + idleRates(usedRates) + (isWhole ? payments?.warnings() ?? [] : [])
  }

  private func idlePeople() -> [Diagnostic] {
    trip.people.indices.filter { index in
      // Who takes no part by themselves is there for their own sake.
      !isOnBill[index] && !isMentioned[index] && trip.people[index].weight.significand != 0
    }.map { .onNoBill(trip.people[$0].name, at: trip.people[$0].span) }
  }

  /// A pair of which no rate at all is used: of many days some may have no bill.
  private func idleRates(_ used: Set<Int>) -> [Diagnostic] {
    struct Pair: Hashable {
      let low: CurrencyID
      let high: CurrencyID

      init(_ rate: Rate) { (low, high) = (min(rate.from, rate.to), max(rate.from, rate.to)) }
    }
    var seen = Set(used.map { Pair(trip.rates.rates[$0]) })
    var warnings: [Diagnostic] = []
    for (index, rate) in trip.rates.rates.enumerated() where seen.insert(Pair(rate)).inserted {
      let codes = [rate.from, rate.to].map { trip.currencies[$0].code }
      warnings.append(.rateUnused(codes[0], codes[1], at: trip.rateSpans[index]))
    }
    return warnings
  }
}
