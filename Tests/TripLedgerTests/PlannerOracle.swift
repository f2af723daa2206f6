@testable import TripLedger

/// The planner's rules once more, each read as plainly as it can be, without regard to cost.
enum PlannerOracle {
  /// The least number of transfers, knowing nothing of groups: somebody squares up with each possible partner in
  /// turn, who then carries the balance on.
  static func fewest(_ nets: [Int128]) -> Int {
    var known: [[Int128]: Int] = [:]
    func search(_ open: [Int128]) -> Int {
      guard let first = open.first else { return 0 }
      if let count = known[open] { return count }
      var least = Int.max
      var tried: Int128?
      for place in open.indices.dropFirst() where open[place].signum() != first.signum() {
        if open[place] == tried { continue }
        tried = open[place]
        var rest = open
        rest[place] += first
        rest.removeFirst()
        least = min(least, 1 + search(rest.filter { $0 != 0 }.sorted()))
      }
      known[open] = least
      return least
    }
    return search(nets.filter { $0 != 0 }.sorted())
  }

  /// The cut into the most groups by the tie rule, from all cuts there are.
  static func groups(_ nets: [Int128]) -> [[Int]] {
    var known: [[Int]: [[Int]]] = [:]
    func search(_ open: [Int]) -> [[Int]] {
      guard let first = open.first else { return [] }
      if let groups = known[open] { return groups }
      let others = Array(open.dropFirst())
      var best: [[Int]] = []
      var sums: [Int128] = [nets[first]]
      for other in others { sums += sums.map { $0 + nets[other] } }
      for choice in sums.indices where sums[choice] == 0 {
        let isIn = { (place: Int) in choice >> place & 1 == 1 }
        let group = [first] + others.indices.filter(isIn).map { others[$0] }
        let rest = others.indices.filter { !isIn($0) }.map { others[$0] }
        let groups = [group] + search(rest)
        if groups.count > best.count
          || groups.count == best.count && isSmaller(group, than: best[0])
        {
          best = groups
        }
      }
      known[open] = best
      return best
    }
    return search(nets.indices.filter { nets[$0] != 0 })
  }

  private static func isSmaller(_ group: [Int], than other: [Int]) -> Bool {
    group.count == other.count ? group.lexicographicallyPrecedes(other) : group.count < other.count
  }

  /// The greedy over some of the parties.
  static func greedy(_ nets: [Int128], among parties: [Int]) -> [Transfer] {
    var nets = nets
    var transfers: [Transfer] = []
    while true {
      var creditor = parties[0]
      var debtor = parties[0]
      for party in parties {
        if nets[party] > nets[creditor] { creditor = party }
        if nets[party] < nets[debtor] { debtor = party }
      }
      let amount = min(nets[creditor], -nets[debtor])
      if amount <= 0 { return transfers }
      transfers.append(Transfer(from: debtor, to: creditor, amount: amount))
      nets[creditor] -= amount
      nets[debtor] += amount
    }
  }

  static func plan(_ nets: [Int128]) -> [Transfer] {
    let groups = groups(nets)
    let greedy = greedy(nets, among: Array(nets.indices))
    if greedy.count == groups.joined().count - groups.count { return greedy }
    return groups.flatMap { self.greedy(nets, among: $0) }
  }

  /// The plan after payments, made anew at every payment off the plan, whether somebody looks or not.
  static func plan(
    _ nets: [Int128],
    paid payments: [PoolPayment],
    planning: ([Int128]) -> [Transfer]
  ) -> [Transfer] {
    var nets = nets
    var transfers = planning(nets)
    for payment in payments where payment.from != payment.to {
      nets[payment.from] += payment.amount
      nets[payment.to] -= payment.amount
      let along = transfers.firstIndex {
        $0.from == payment.from && $0.to == payment.to && $0.amount >= payment.amount
      }
      if let along {
        transfers[along].amount -= payment.amount
        transfers.removeAll { $0.amount == 0 }
      } else {
        transfers = planning(nets)
      }
    }
    return transfers
  }
}
