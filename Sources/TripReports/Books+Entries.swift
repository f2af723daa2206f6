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

/// Entries by their kind.
struct EntryCounts {
  private(set) var bills = 0
  private(set) var refunds = 0
  private(set) var payments = 0

  var all: Int { bills + refunds + payments }

  /// The bills and refunds, of which totals are made.
  var withoutPayments: EntryCounts {
    var counts = self
    counts.payments = 0
    return counts
  }

  mutating func add(_ entry: Entry) {
    switch entry.kind {
    case .bill: bills += 1
    case .refund: refunds += 1
    case .payment: payments += 1
    }
  }

  /// The counts in words, such as `5 bills, 1 refund and 2 payments`; `no bills` where there are none.
  var words: String {
    let kinds = [(bills, "bill"), (refunds, "refund"), (payments, "payment")].filter { $0.0 > 0 }
    let phrases = kinds.map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }
    guard let last = phrases.last else { return "no bills" }
    let others = phrases.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}
