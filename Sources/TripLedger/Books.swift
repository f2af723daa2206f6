package import TripMoney

/// The ledger of a trip in one currency, over some of its entries, and what could not be in it.
package struct Books: Sendable {
  package private(set) var trip: Trip
  package let currency: CurrencyID?
  package let filter: Filter
  package private(set) var ledger: Ledger
  /// Entries without a rate: left out of every total, never taken as 1:1.
  package private(set) var leftOut: [Int] = []
  /// Entries that a filter by days leaves out for want of a day.
  package private(set) var undated: [Int] = []
  /// How many entries of the trip, from the first on, these books have looked at.
  package private(set) var examinedCount = 0
  /// Entries that are in the ledger.
  package private(set) var entryCount = 0

  /// An entry that is worth more in this currency than can be kept to the last unit.
  package struct TooLarge: Error, Hashable {
    package var entry: Int
  }

  private var valuer: Valuer

  /// From which currencies, on which days, entries were converted, each once.
  package var conversions: [(from: CurrencyID, day: Day?)] { valuer.conversions }

  /// Creates books with nothing in them yet.
  ///
  /// With `keepsDirect`, `Ledger.direct` has who owes whom before any netting; `dealings` is what is to
  /// be filled, as `Ledger.dealings`, with the debts between two parties.
  package init(
    emptyFor trip: Trip,
    in currency: CurrencyID?,
    filter: Filter = Filter(),
    keepsDirect: Bool = false,
    dealings: Dealings? = nil
  ) {
    self.trip = trip
    self.currency = currency
    self.filter = filter
    ledger = Ledger(people: trip.people, keepsDirect: keepsDirect, dealings: dealings)
    valuer = Valuer(trip, in: currency)
  }

  /// Creates the books of the first `count` entries of a trip, by default of all.
  ///
  /// - Complexity: O(*n*) in entries and their sharers.
  package init(
    of trip: Trip,
    in currency: CurrencyID?,
    filter: Filter = Filter(),
    upTo count: Int? = nil,
    keepsDirect: Bool = false,
    dealings: Dealings? = nil
  ) throws(TooLarge) {
    self.init(
      emptyFor: trip,
      in: currency,
      filter: filter,
      keepsDirect: keepsDirect,
      dealings: dealings
    )
    for index in 0..<min(count ?? trip.entries.count, trip.entries.count) {
      try add(index)
    }
  }

  /// Hands the trip out, so that it can grow in place; `resume(with:)` takes it back.
  ///
  /// While it is out the books have an empty trip: nobody else then holds its long lists, and
  /// adding to them copies nothing.
  package mutating func lendTrip() -> Trip {
    valuer.trip = Trip()
    var lent = Trip()
    swap(&lent, &trip)
    return lent
  }

  /// Goes on with the trip that was lent, to which entries may have been added.
  ///
  /// - Precondition: its people, currencies and rates are those it had.
  package mutating func resume(with trip: Trip) {
    self.trip = trip
    valuer.trip = trip
  }

  /// Looks at the entry at `index` without adding it: one whose worth cannot be kept.
  package mutating func skip(_ index: Int) {
    examinedCount = index + 1
  }

  /// Adds the entry at `index`, if the filter admits it.
  package mutating func add(_ index: Int) throws(TooLarge) {
    let entry = trip.entries[index]
    examinedCount = index + 1
    if !filter.isEmpty {
      switch filter.verdict(on: entry, of: trip) {
      case .admitted: break
      case .excluded: return
      case .undated:
        undated.append(index)
        return
      }
    }
    switch valuer.value(index) {
    case .valued:
      ledger.add(entry, at: index, valuedBy: valuer)
      entryCount += 1
    case .noRate:
      leftOut.append(index)
    case .tooLarge:
      throw TooLarge(entry: index)
    }
  }
}
