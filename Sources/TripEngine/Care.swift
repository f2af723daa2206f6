import TripLedger
import TripMoney
import TripText

/// Looks over a whole trip for slips that a careful friend would ask about.
struct Care {
  /// Who is spoken of elsewhere than in the roster and in splits.
  let isMentioned: [Bool]
  /// The currencies, besides home, that figures are asked for in.
  let views: [CurrencyID]

  /// Returns the warnings about a trip, from its books at home.
  ///
  /// - Complexity: O(*n*) in entries and their sharers; payments that look odd take two more readings of the books.
  func warnings(about books: Books) -> [Diagnostic] {
    if books.trip.entries.isEmpty { return [] }
    return idlePeople(of: books.trip) + idleRates(books) + PaymentCheck(of: books).warnings()
  }

  private func idlePeople(of trip: Trip) -> [Diagnostic] {
    var isOnBill = [Bool](repeating: false, count: trip.people.count)
    for payer in trip.payers { isOnBill[payer.person.index] = true }
    for entry in trip.entries {
      for place in entry.sharers {
        let sharer = trip.sharers[Int(place)].index
        if isOnBill[sharer] { continue }
        isOnBill[sharer] = !trip.numerator(at: place, of: entry).isZero
      }
    }
    return trip.people.indices.filter { index in
      // Who takes no part by themselves is there for their own sake.
      !isOnBill[index] && !isMentioned[index] && trip.people[index].weight.significand != 0
    }.map { .onNoBill(trip.people[$0].name, at: trip.people[$0].span) }
  }

  // MARK: - Rates

  /// A pair of which no rate at all is used: of many days some may have no bill.
  private func idleRates(_ books: Books) -> [Diagnostic] {
    let trip = books.trip
    if trip.rates.rates.isEmpty { return [] }
    var isSettled = usedPairs(books)
    var warnings: [Diagnostic] = []
    for (index, rate) in trip.rates.rates.enumerated() {
      let pair = trip.rates.pair(ofRate: index)
      if isSettled[pair] { continue }
      isSettled[pair] = true
      let codes = [rate.from, rate.to].map { trip.currencies[$0].code }
      warnings.append(.rateUnused(codes[0], codes[1], at: trip.rateSpans[index]))
    }
    return warnings
  }

  /// Returns for each pair whether one of its rates is used.
  private func usedPairs(_ books: Books) -> [Bool] {
    let trip = books.trip
    var isUsed = [Bool](repeating: false, count: trip.rates.pairCount)
    func use(_ from: CurrencyID, _ to: CurrencyID, on day: Day?) {
      for step in trip.rates.conversion(from: from, to: to, on: day)?.steps ?? [] {
        isUsed[trip.rates.pair(ofRate: step.rate)] = true
      }
    }
    var targets = [trip.home].compactMap(\.self)
    for view in views where !targets.contains(view) { targets.append(view) }
    for target in targets {
      for (from, day) in books.conversions { use(from, target, on: day) }
      // The rates of bills that have terms of their own are meant, and those of bare numbers.
      for index in trip.entries.indices where trip.entries[index].terms != .rates {
        let entry = trip.entries[index]
        if let currency = entry.currency { use(currency, target, on: entry.day) }
      }
      if let local = trip.local { use(local, target, on: nil) }
      if let home = trip.home { use(home, target, on: nil) }
    }
    return isUsed
  }
}
