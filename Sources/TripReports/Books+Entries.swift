import TripLedger

extension Books {
  /// Calls `body` with each entry that the filter admits, in the order of the script.
  ///
  /// The valuer has just valued the entry; there is none where it is left out for want of a rate.
  ///
  /// - Complexity: O(*n*) in the entries looked at and their parts.
  func forEachAdmitted(_ body: (_ index: Int, _ entry: Entry, _ valuer: Valuer?) -> Void) {
    var valuer = Valuer(trip, in: currency)
    for index in 0..<examinedCount {
      let entry = trip.entries[index]
      guard filter.isEmpty || filter.verdict(on: entry, of: trip) == .admitted else { continue }
      switch valuer.value(index) {
      case .valued: body(index, entry, valuer)
      case .noRate: body(index, entry, nil)
      case .tooLarge: continue  // `add(_:)` has refused it, so no figure holds it either.
      }
    }
  }

  /// How many bills, refunds and payments the figures are made of.
  var counts: EntryCounts {
    var counts = EntryCounts()
    forEachAdmitted { _, entry, valuer in
      if valuer != nil { counts.add(entry) }
    }
    return counts
  }
}
