package import TripMoney

/// Converts and rounds the entries of a trip for one currency.
///
/// `value(_:)` fills `worth`, `credits` and `shares`; the arrays are reused from entry to entry.
/// The arithmetic is that of `grammar.md`, "Arithmetic".
package struct Valuer: Sendable {
  package enum Outcome: Sendable {
    case valued
    /// There is no rate from the entry's currency: it is left out and flagged.
    case noRate
    /// It is worth more than 15 digits of minor units.
    case tooLarge
  }

  package let trip: Trip
  package let currency: CurrencyID?
  /// What the entry is worth, in minor units of `currency`; negative for a refund.
  package private(set) var worth: Int64 = 0
  /// What each payer is credited, in the order of the entry's payers; adds up to `worth`.
  package private(set) var credits: [Int64] = []
  /// What each part comes to, in the order of the entry's parts; adds up to `worth`.
  package private(set) var shares: [Int64] = []

  private let decimals: Int
  private var rates: [Dated: Rational?] = [:]
  private var lastRate: (key: Dated, rate: Rational?)?

  /// A currency on the day of a bill.
  package struct Dated: Hashable, Sendable {
    package var currency: CurrencyID
    package var day: Day?

    package init(currency: CurrencyID, day: Day?) {
      self.currency = currency
      self.day = day
    }
  }

  package init(_ trip: Trip, in currency: CurrencyID?) {
    self.trip = trip
    self.currency = currency
    decimals = currency.map { trip.currencies[$0].decimals } ?? MoneyFormat.plainDecimals
  }

  /// Values the entry at `index`.
  package mutating func value(_ index: Int) -> Outcome {
    let entry = trip.entries[index]
    guard let worth = exactWorth(of: entry) else { return .noRate }
    do throws(MoneyError) {
      switch entry.kind {
      case .payment:
        try valuePayment(entry, at: worth)
      case .bill, .refund:
        try valueBill(entry, at: worth)
        if entry.kind == .refund { mirror() }
      }
      return .valued
    } catch {
      return .tooLarge
    }
  }

  /// The exchange rate at which an entry is converted, in major units; nil where there is none.
  package mutating func rate(of entry: Entry) -> Rational? {
    switch entry.terms {
    case .rates:
      return rate(from: entry.currency, on: entry.day)
    case .cost(_, let currency):
      return rate(from: currency, on: entry.day)
    case .ownRate(let index):
      if entry.currency == currency { return .one }
      let own = trip.ownRates[Int(index)]
      return rate(from: own.currency, on: entry.day).map { own.value * $0 }
    }
  }

  /// The currency from which a rate is wanted for an entry.
  package func pricedCurrency(of entry: Entry) -> CurrencyID? {
    switch entry.terms {
    case .rates: entry.currency
    case .cost(_, let currency): currency
    case .ownRate(let index): trip.ownRates[Int(index)].currency
    }
  }

  /// What an entry is worth before it is rounded, nothing below zero; nil where there is no rate.
  package mutating func exactWorth(of entry: Entry) -> Worth? {
    guard let rate = rate(of: entry) else { return nil }
    let (amount, currency) =
      if case .cost(let cost, let currency) = entry.terms {
        (cost, Optional(currency))
      } else {
        (entry.amount, entry.currency)
      }
    return Worth(
      amount: amount, decimals: decimals(of: currency), rate: rate, targetDecimals: decimals)
  }

  private func decimals(of currency: CurrencyID?) -> Int {
    currency.map { trip.currencies[$0].decimals } ?? MoneyFormat.plainDecimals
  }

  /// Returns the rates, by their indices, that convert what was valued so far, and these `other` currencies on
  /// their days, to any of the `targets`.
  ///
  /// - Complexity: O(*n*) in the days on which each currency was paid in.
  package func usedRates(
    toward targets: [CurrencyID?], and others: Set<Dated>
  ) -> Set<Int> {
    var used: Set<Int> = []
    let keys = others.union(rates.keys)
    for target in targets {
      guard let target else { continue }
      for key in keys {
        let steps = trip.rates.conversion(from: key.currency, to: target, on: key.day)?.steps
        for step in steps ?? [] { used.insert(step.rate) }
      }
      // What is paid in home is converted to the other views.
      if let currency, currency != target {
        let steps = trip.rates.conversion(from: currency, to: target, on: nil)?.steps
        for step in steps ?? [] { used.insert(step.rate) }
      }
    }
    return used
  }

  /// The rates by which an entry is converted, its own one aside; nil where there are none.
  ///
  /// - Complexity: that of a look into the trip's rates.
  package func conversion(of entry: Entry) -> RateTable.Conversion? {
    if case .ownRate = entry.terms, entry.currency == currency { return RateTable.Conversion.identity }
    guard let source = pricedCurrency(of: entry), let currency else {
      return pricedCurrency(of: entry) == currency ? RateTable.Conversion.identity : nil
    }
    return trip.rates.conversion(from: source, to: currency, on: entry.day)
  }

  private mutating func rate(from source: CurrencyID?, on day: Day?) -> Rational? {
    guard let source, let currency, source != currency else {
      return source == currency ? .one : nil
    }
    let key = Dated(currency: source, day: day)
    if let lastRate, lastRate.key == key { return lastRate.rate }
    let rate: Rational?
    if let known = rates[key] {
      rate = known
    } else {
      rate = trip.rates.conversion(from: source, to: currency, on: day)?.value
      rates[key] = .some(rate)
    }
    lastRate = (key, rate)
    return rate
  }

  private mutating func valuePayment(_ entry: Entry, at whole: Worth) throws(MoneyError) {
    var sum: Int128 = 0
    credits.removeAll(keepingCapacity: true)
    for payer in trip.payers(of: entry) {
      // Each of several payers hands over an amount of their own, so each is rounded on its own.
      let credit = try whole.share(.small(payer.amount), of: .small(entry.amount))
      credits.append(credit)
      sum += Int128(credit)
    }
    guard let total = Int64(exactly: sum), total <= largestAmount else { throw .tooLarge }
    worth = total
    shares.removeAll(keepingCapacity: true)
    shares.append(worth)
  }

  private mutating func valueBill(_ entry: Entry, at whole: Worth) throws(MoneyError) {
    worth = try whole.rounded()
    let payers = trip.payers(of: entry)
    credits.removeAll(keepingCapacity: true)
    if payers.count == 1 {
      credits.append(worth)
    } else {
      credits.append(contentsOf: cut(worth, inProportionTo: payers.map(\.amount)))
    }
    shares.removeAll(keepingCapacity: true)
    switch entry.remainder {
    case .spread:
      shares = try whole.spread(trip.parts(of: entry).map(\.numerator), of: entry.denominator)
    case .payer:
      try roundShares(of: entry, at: whole, carrier: payers.first?.person)
    }
  }

  /// Rounds every share on its own; the carrier, the first payer, has what is left of the worth.
  private mutating func roundShares(
    of entry: Entry, at whole: Worth, carrier: PersonID?
  ) throws(MoneyError) {
    var left = Int128(worth)
    var carrierIndex: Int?
    for part in trip.parts(of: entry) {
      if part.person == carrier {
        carrierIndex = shares.count
        shares.append(0)
      } else {
        let share = try whole.share(part.numerator, of: entry.denominator)
        left -= Int128(share)
        shares.append(share)
      }
    }
    guard let carrierIndex, let carried = Int64(exactly: left),
      carried.magnitude <= UInt64(largestAmount)
    else { throw .tooLarge }
    shares[carrierIndex] = carried
  }

  private mutating func mirror() {
    worth = -worth
    for index in credits.indices { credits[index] = -credits[index] }
    for index in shares.indices { shares[index] = -shares[index] }
  }
}
