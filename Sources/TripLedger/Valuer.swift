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

  package internal(set) var trip: Trip
  package let currency: CurrencyID?
  /// What the entry is worth, in minor units of `currency`; negative for a refund.
  package private(set) var worth: Int64 = 0
  /// What each payer is credited, in the order of the entry's payers; adds up to `worth`.
  package private(set) var credits: [Int64] = []
  /// What each sharer's part comes to, in the order of the entry's sharers; adds up to `worth`.
  package private(set) var shares: [Int64] = []

  private let decimals: Int
  /// Rates that were looked up, by currency and day in one number.
  private var rates: [Int: Rational?] = [:]
  private var lastRate: (key: Int, rate: Rational?)?
  /// What was looked up, each once.
  package private(set) var conversions: [(from: CurrencyID, day: Day?)] = []

  package init(_ trip: Trip, in currency: CurrencyID?) {
    self.trip = trip
    self.currency = currency
    decimals = currency.map { trip.currencies.decimals(of: $0) } ?? MoneyFormat.plainDecimals
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

  /// Returns the shares of the entry that was valued last, each rounded without regard to the others:
  /// where the payer carries what is left, half up, else down.
  mutating func sharesRoundedAlone(of index: Int) -> [Int64] {
    let entry = trip.entries[index]
    guard entry.kind != .payment, let whole = exactWorth(of: entry) else { return shares }
    let sign: Int64 = entry.kind == .refund ? -1 : 1
    let denominator = trip.denominator(of: entry)
    return zip(trip.numerators(of: entry), shares).map { numerator, share in
      let alone =
        entry.remainder == .payer
        ? try? whole.share(numerator, of: denominator)
        : whole.roundedDown(numerator, of: denominator)
      return alone.map { $0 * sign } ?? share
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

  /// What an entry is worth before it is rounded, never below zero; nil where there is no rate.
  package mutating func exactWorth(of entry: Entry) -> Worth? {
    switch entry.terms {
    case .rates:
      return unitRate(from: entry.currency, on: entry.day).map {
        Worth(amount: entry.amount, at: $0)
      }
    case .cost(let cost, let currency):
      return unitRate(from: currency, on: entry.day).map { Worth(amount: cost, at: $0) }
    case .ownRate(let index):
      if entry.currency == currency { return Worth(amount: entry.amount, at: .one) }
      let own = trip.ownRates[Int(index)]
      let toOwn = Worth.unitRate(
        own.value,
        decimals: decimals(of: entry.currency),
        targetDecimals: decimals(of: own.currency)
      )
      return unitRate(from: own.currency, on: entry.day).map {
        Worth(amount: entry.amount, at: toOwn * $0)
      }
    }
  }

  private func decimals(of currency: CurrencyID?) -> Int {
    currency.map { trip.currencies.decimals(of: $0) } ?? MoneyFormat.plainDecimals
  }

  /// The rates by which an entry is converted, its own one aside; nil where there are none.
  ///
  /// - Complexity: that of a look into the trip's rates.
  package func conversion(of entry: Entry) -> RateTable.Conversion? {
    if case .ownRate = entry.terms, entry.currency == currency { return .identity }
    let source = pricedCurrency(of: entry)
    guard let source, let currency else { return source == currency ? .identity : nil }
    return trip.rates.conversion(from: source, to: currency, on: entry.day)
  }

  /// What a minor unit of `source` is worth in minor units of the books' currency; nil where there
  /// is no rate.
  private mutating func unitRate(from source: CurrencyID?, on day: Day?) -> Rational? {
    guard let source, let currency, source != currency else {
      return source == currency ? .one : nil
    }
    // No day is none of the days there are.
    let dayNumber = UInt32(bitPattern: day?.number ?? .min)
    let key = Int(source.rawValue) << UInt32.bitWidth | Int(dayNumber)
    if let lastRate, lastRate.key == key { return lastRate.rate }
    let rate: Rational?
    if let known = rates[key] {
      rate = known
    } else {
      rate = trip.rates.conversion(from: source, to: currency, on: day).map {
        Worth.unitRate($0.value, decimals: decimals(of: source), targetDecimals: decimals)
      }
      rates[key] = .some(rate)
      conversions.append((source, day))
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
    credits.removeAll(keepingCapacity: true)
    if entry.payers.count == 1 {
      credits.append(worth)
    } else {
      credits += cut(worth, inProportionTo: trip.payers(of: entry).map(\.amount))
    }
    shares.removeAll(keepingCapacity: true)
    switch entry.remainder {
    case .spread:
      shares = try whole.spread(trip.numerators(of: entry), of: trip.denominator(of: entry))
    case .payer:
      try roundShares(of: entry, at: whole)
    }
  }

  /// Rounds every share on its own; the carrier, the first payer, has what is left of the worth.
  private mutating func roundShares(of entry: Entry, at whole: Worth) throws(MoneyError) {
    let carrier = trip.payers[Int(entry.payers.lowerBound)].person
    var left = Int128(worth)
    var carrierIndex: Int?
    let denominator = trip.denominator(of: entry)
    // Of equal parts one is rounded for all.
    let equal = entry.cut.equalCount > 0 ? try whole.share(.one, of: denominator) : 0
    for (offset, place) in entry.sharers.enumerated() {
      var share: Int64 = 0
      if trip.sharers[Int(place)] == carrier {
        carrierIndex = offset
      } else if case .exact = entry.cut {
        share = try whole.share(trip.numerator(at: place, of: entry), of: denominator)
      } else if offset < entry.cut.equalCount {
        share = equal
      }
      left -= Int128(share)
      shares.append(share)
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
