import TripLedger
import XCTest

final class PlannerTests: XCTestCase {
  private typealias Way = (from: Int, to: Int, amount: Int128)

  /// Pools with the number of the greedy's transfers and the least there can be.
  private let pools: [(name: String, nets: [Int128], greedy: Int, fewest: Int)] = [
    ("everybody square", [0, 0, 0], 0, 0),
    ("two", [500, -500], 1, 1),
    ("two equal debtors", [1000, -500, -500], 2, 2),
    ("two equal creditors", [-1000, 500, 500], 2, 2),
    ("the smallest miss", [-400, -300, 200, 200, 300], 4, 3),
    ("a hidden pair", [4, -4, 5, -3, -2], 4, 3),
    ("pairs alone miss", [-6, -5, 1, 3, 3, 4], 5, 4),
    ("triples alone miss", [5, 7, -6, -8, 5, -2, -8, 7], 7, 6),
    ("triples worse than the greedy", [-2, 4, -3, -3, -2, 5, -1, 5, -3], 6, 6),
    ("the smallest group loses", [2, 10, 2, -14, 9, -14, 10, -5, -11, 10, 15, -14], 9, 9),
    ("all pairs", [100, 200, 300, -300, -100, -200], 3, 3),
    ("one payer", [9000, -3000, -3000, -3000], 3, 3),
    ("a zero amid", [300, 0, -100, 0, -200], 2, 2),
    ("a cent off a pair", [5000, -4999, -1], 2, 2),
    ("two triples", [700, -300, -400, 900, -500, -400], 4, 4),
    ("two triples moved", [900, -500, -400, 700, -300, -400], 4, 4),
    ("large amounts", [4, -3, -1].map { $0 * 100_000_000_000_000_000 }, 2, 2),
    ("four payers, equal shares", [1500, 1500, 750, 0, -750, -750, -750, -750, -750], 5, 5),
    ("several cuts", [3, 3, 3, -1, -1, -1, -2, -2, -2], 6, 6),
    ("a chain", [1, -1, 2, -2, 3, -3, 6, -4, -2], 5, 5),
    ("past sixty-four bits", [1 << 100, 3, -3 - 1 << 100], 2, 2),
  ]

  func testKnownPoolsTakeTheFewestTransfers() {
    for pool in pools {
      let plan = Planner.plan(pool.nets)
      XCTAssertEqual(plan.transfers.count, pool.fewest, pool.name)
      XCTAssertTrue(plan.isFewest, pool.name)
      let left = PlannerTrips.nets(pool.nets, after: plan.transfers)
      XCTAssertTrue(left.allSatisfy { $0 == 0 }, pool.name)
    }
  }

  func testTheGreedysPlanIsThePlanWhereItIsShortEnough() {
    for pool in pools {
      let greedy = PlannerOracle.greedy(pool.nets, among: Array(pool.nets.indices))
      XCTAssertEqual(greedy.count, pool.greedy, pool.name)
      let plan = Planner.plan(pool.nets).transfers
      XCTAssertEqual(plan == greedy, pool.greedy == pool.fewest, pool.name)
    }
  }

  func testThePlanOrderIsByGroupAndThenByTheGreedy() {
    let cases: [(name: String, nets: [Int128], plan: [Way])] = [
      ("largest first", [100, 200, 300, -600], [(3, 2, 300), (3, 1, 200), (3, 0, 100)]),
      ("ties to the roster", [5, 5, -5, -5], [(2, 0, 5), (3, 1, 5)]),
      (
        "groups by their first parties", [-400, -300, 200, 200, 300],
        [(0, 2, 200), (0, 3, 200), (1, 4, 300)]
      ),
    ]
    for (name, nets, plan) in cases {
      let expected = plan.map { Transfer(from: $0.from, to: $0.to, amount: $0.amount) }
      XCTAssertEqual(Planner.plan(nets).transfers, expected, name)
    }
  }

  func testThroughAHubPayersComeFirstThenPayees() {
    let cases: [(name: String, hub: Int, plan: [Way])] = [
      ("a creditor", 1, [(2, 1, 60), (4, 1, 10), (1, 0, 50)]),
      ("a debtor", 2, [(4, 2, 10), (2, 0, 50), (2, 1, 20)]),
      ("somebody square", 3, [(2, 3, 60), (4, 3, 10), (3, 0, 50), (3, 1, 20)]),
    ]
    let nets: [Int128] = [50, 20, -60, 0, -10]
    for (name, hub, plan) in cases {
      let transfers = Planner.plan(nets, via: hub)
      let expected = plan.map { Transfer(from: $0.from, to: $0.to, amount: $0.amount) }
      XCTAssertEqual(transfers, expected, name)
      XCTAssertEqual(PlannerTrips.nets(nets, after: transfers), [0, 0, 0, 0, 0], name)
    }
    XCTAssertEqual(Planner.plan([0, 0], via: 1), [])
  }
}
