extension Planner {
  /// Returns the transfers by which the largest creditor takes from the largest debtor until all are square.
  ///
  /// Among equals the first in roster order is the largest. Each transfer squares at least one of its two
  /// parties and the last one both, so *n* open parties take at most *n* − 1.
  ///
  /// - Precondition: the nets of `parties` are not zero, and add up to zero.
  /// - Complexity: O(*n* log *n*).
  static func greedyTransfers(_ nets: [Int128], among parties: [Int]) -> [Transfer] {
    var creditors = LargestFirst(
      parties.lazy.filter { nets[$0] > 0 }.map { Claim(party: $0, amount: nets[$0]) }
    )
    var debtors = LargestFirst(
      parties.lazy.filter { nets[$0] < 0 }.map { Claim(party: $0, amount: -nets[$0]) }
    )
    var transfers: [Transfer] = []
    transfers.reserveCapacity(parties.count)
    while let creditor = creditors.largest, let debtor = debtors.largest {
      let amount = min(creditor.amount, debtor.amount)
      transfers.append(Transfer(from: debtor.party, to: creditor.party, amount: amount))
      creditors.takeFromLargest(amount)
      debtors.takeFromLargest(amount)
    }
    return transfers
  }
}

/// What a party still is to pay, or to get.
private struct Claim {
  var party: Int
  /// Minor units; above zero.
  var amount: Int128

  func isBefore(_ other: Claim) -> Bool {
    amount == other.amount ? party < other.party : amount > other.amount
  }
}

/// The claims of one side as a binary heap, the largest on top.
private struct LargestFirst {
  private var claims: [Claim]

  init(_ claims: some Sequence<Claim>) {
    // A sorted array is a heap already.
    self.claims = claims.sorted { $0.isBefore($1) }
  }

  var largest: Claim? { claims.first }

  /// Takes `amount`, which must not be more than it is, from the largest claim, and drops that if it is settled.
  mutating func takeFromLargest(_ amount: Int128) {
    var claim = claims[0]
    claim.amount -= amount
    if claim.amount == 0 {
      claim = claims.removeLast()
      if claims.isEmpty { return }
    }
    sink(claim)
  }

  /// Puts `claim` in place of the top, as far down as it belongs.
  private mutating func sink(_ claim: Claim) {
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < claims.count else { break }
      if child + 1 < claims.count, claims[child + 1].isBefore(claims[child]) { child += 1 }
      guard claims[child].isBefore(claim) else { break }
      claims[place] = claims[child]
      place = child
    }
    claims[place] = claim
  }
}
