import TripLedger

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
