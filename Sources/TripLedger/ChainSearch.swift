/// Finds the chains by which debts became the transfers of a plan.
///
/// Debts and transfers leave everyone with the same net, so the debts that are not paid as they stand, and the
/// transfers that nobody owed as they stand, together make closed chains.
///
/// First each such transfer is traced back, in roster order of payer and payee: to the shortest chain of debts that
/// leads from its payer to its payee, of equally short ones the first in roster order; where debts alone do not
/// lead there any more, to one that other transfers are part of. What is left are rings of debts, which cancel out.
package struct ChainSearch {
  /// What is left of the debts and, the other way round, of the transfers to be traced.
  private struct Edge {
    var to: Int
    var amount: Int128
    var kind: Chain.Step.Kind
  }

  /// By the party that the edge leads from, in roster order of the other end, debts first.
  private var edges: [[Edge]]
  private var chains: [Chain] = []
  /// Looks at edges that are left before chains need no longer be the shortest.
  private var patience: Int
  /// Of each party, by which edge the latest search that came by reached it, and which search that was.
  private var reachedBy: [Place]
  private var reachedIn: [Int]
  private var search = 0

  /// Some tenths of a second.
  package static let usualPatience = 20_000_000

  /// Finds the chains; all of them together turn `debts` into `transfers`.
  ///
  /// - Parameters:
  ///   - debts: Who owes whom.
  ///   - transfers: Who pays whom instead.
  ///   - patience: Looks at edges before chains need no longer be the shortest.
  /// - Returns: The chains in the order in which they were found.
  /// - Precondition: both leave everyone with the same net; no two debts are between the same two parties, nor are
  ///   two transfers, and all are above zero.
  /// - Complexity: O(*e*²) in the pairs that have debts or transfers; past a bound the chains are only simple, in
  ///   O(*e* · *n*).
  package static func chains(
    from debts: [Transfer],
    to transfers: [Transfer],
    patience: Int = usualPatience
  ) -> [Chain] {
    let parties = (debts + transfers).reduce(0) { max($0, $1.from + 1, $1.to + 1) }
    var search = ChainSearch(debts, transfers, parties: parties, patience: patience)
    search.traceTransfers()
    search.closeRings()
    search.walkTheRest()
    return search.chains
  }

  private init(
    _ debts: [Transfer],
    _ transfers: [Transfer],
    parties: Int,
    patience: Int
  ) {
    self.patience = patience
    reachedBy = Array(repeating: Place(party: 0, index: 0), count: parties)
    reachedIn = Array(repeating: 0, count: parties)
    var open: [Pair: Int128] = [:]
    for debt in debts { open[Pair(debt.from, debt.to)] = debt.amount }
    edges = Array(repeating: [], count: parties)
    for transfer in transfers {
      // What is owed as it is paid needs no chain.
      let owed = open[Pair(transfer.from, transfer.to)] ?? 0
      open[Pair(transfer.from, transfer.to)] = max(0, owed - transfer.amount)
      if transfer.amount > owed {
        edges[transfer.to].append(
          Edge(to: transfer.from, amount: transfer.amount - owed, kind: .transfer)
        )
      }
    }
    for debt in debts {
      guard let amount = open[Pair(debt.from, debt.to)], amount > 0 else { continue }
      edges[debt.from].append(Edge(to: debt.to, amount: amount, kind: .debt))
    }
    for party in edges.indices {
      edges[party].sort { ($0.to, $0.kind.rawValue) < ($1.to, $1.kind.rawValue) }
    }
  }

  private struct Pair: Hashable {
    var from: Int
    var to: Int

    init(_ from: Int, _ to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// An edge by the party that it leads from and its place among that party's edges.
  private struct Place {
    var party: Int
    var index: Int
  }

  // MARK: - Shortest chains

  private mutating func traceTransfers() {
    var traced: [(from: Int, to: Int)] = []
    for (to, list) in edges.enumerated() {
      for edge in list where edge.kind == .transfer { traced.append((edge.to, to)) }
    }
    traced.sort { $0 < $1 }
    for (from, to) in traced {
      guard let index = edges[to].firstIndex(where: { $0.kind == .transfer && $0.to == from })
      else { continue }
      let own = Place(party: to, index: index)
      while edges[to][index].amount > 0, patience > 0 {
        guard
          let path = path(from: from, to: to, byDebtsAlone: true)
            ?? path(from: from, to: to, byDebtsAlone: false)
        else { break }
        take(path + [own])
      }
    }
  }

  private mutating func closeRings() {
    for party in edges.indices {
      for index in edges[party].indices {
        while edges[party][index].amount > 0, patience > 0 {
          let edge = edges[party][index]
          guard let path = path(from: edge.to, to: party, byDebtsAlone: edge.kind == .debt)
          else { break }
          take([Place(party: party, index: index)] + path)
        }
      }
    }
  }

  /// Returns the shortest way along open edges, of equally short ones the first in roster order.
  private mutating func path(from start: Int, to end: Int, byDebtsAlone: Bool) -> [Place]? {
    search += 1
    var queue = [start]
    var next = 0
    while next < queue.count {
      let party = queue[next]
      next += 1
      for (index, edge) in edges[party].enumerated() where edge.amount > 0 {
        patience -= 1
        if byDebtsAlone && edge.kind != .debt || edge.to == start { continue }
        guard reachedIn[edge.to] != search else { continue }
        reachedIn[edge.to] = search
        reachedBy[edge.to] = Place(party: party, index: index)
        if edge.to == end { return way(back: end, to: start) }
        queue.append(edge.to)
      }
    }
    return nil
  }

  private func way(back end: Int, to start: Int) -> [Place] {
    var path: [Place] = []
    var party = end
    while party != start {
      path.append(reachedBy[party])
      party = reachedBy[party].party
    }
    return path.reversed()
  }

  // MARK: - What is left of a very large pool

  /// Follows the first open edge of everyone until somebody comes up again, which closes a chain.
  private mutating func walkTheRest() {
    var firstOpen = [Int](repeating: 0, count: edges.count)
    var placeOnWalk = [Int?](repeating: nil, count: edges.count)
    for start in edges.indices {
      var walk: [Place] = []
      var party = start
      while true {
        while firstOpen[party] < edges[party].count, edges[party][firstOpen[party]].amount == 0 {
          firstOpen[party] += 1
        }
        // As much leads into everyone as out of them: a walk can only end where it began.
        guard firstOpen[party] < edges[party].count else { break }
        placeOnWalk[party] = walk.count
        walk.append(Place(party: party, index: firstOpen[party]))
        party = edges[party][firstOpen[party]].to
        guard let first = placeOnWalk[party] else { continue }
        take(Array(walk[first...]))
        for place in walk[first...] { placeOnWalk[place.party] = nil }
        walk.removeSubrange(first...)
      }
    }
  }

  // MARK: - Taking

  /// Takes as much as all edges of a closed chain have.
  private mutating func take(_ path: [Place]) {
    let amount = path.map { edges[$0.party][$0.index].amount }.min() ?? 0
    var steps: [Chain.Step] = []
    for place in path {
      edges[place.party][place.index].amount -= amount
      let edge = edges[place.party][place.index]
      steps.append(
        edge.kind == .debt
          ? Chain.Step(.debt, from: place.party, to: edge.to)
          : Chain.Step(.transfer, from: edge.to, to: place.party)
      )
    }
    chains.append(Chain(amount: amount, steps: steps))
  }
}
