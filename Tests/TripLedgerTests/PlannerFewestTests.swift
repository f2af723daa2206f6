import XCTest

@testable import TripLedger

final class PlannerFewestTests: XCTestCase {
  func testPlansFollowTheRulesReadPlainly() {
    var random = PlannerRandom(state: 1)
    for trip in 1...3_000 {
      let count = trip % 10 == 0 ? 12 : 2 + trip % 9
      let nets = PlannerTrips.anyNets(count, using: &random)
      let plan = Planner.plan(nets)
      XCTAssertEqual(plan.transfers, PlannerOracle.plan(nets), "\(nets)")
      XCTAssertTrue(plan.isFewest, "\(nets)")
    }
  }

  func testNoSearchFindsFewerTransfers() {
    var random = PlannerRandom(state: 2)
    for trip in 1...3_000 {
      let count = trip % 10 == 0 ? 12 : 2 + trip % 9
      let nets = PlannerTrips.anyNets(count, using: &random)
      XCTAssertEqual(Planner.plan(nets).transfers.count, PlannerOracle.fewest(nets), "\(nets)")
    }
  }

  func testPlansSquareEverybodyAndNobodyBothPaysAndReceives() {
    var random = PlannerRandom(state: 3)
    for trip in 1...500 {
      let nets = PlannerTrips.anyNets(trip % 10 == 0 ? 60 : 2 + trip % 14, using: &random)
      let transfers = Planner.plan(nets).transfers
      let left = PlannerTrips.nets(nets, after: transfers)
      XCTAssertTrue(left.allSatisfy { $0 == 0 }, "\(nets)")
      XCTAssertTrue(transfers.allSatisfy { $0.amount > 0 }, "\(nets)")
      let payers = Set(transfers.map(\.from))
      XCTAssertTrue(payers.isDisjoint(with: transfers.map(\.to)), "\(nets)")
      let ways = Set(transfers.map { [$0.from, $0.to] })
      XCTAssertEqual(ways.count, transfers.count, "\(nets)")
    }
  }

  func testPartiesWhoAreSquareChangeNothing() {
    var random = PlannerRandom(state: 4)
    for trip in 1...500 {
      let nets = PlannerTrips.openNets(2 + trip % 9, upTo: 9, using: &random)
      // Where each party stands after square ones were put in between.
      var padded: [Int128] = []
      var places: [Int] = []
      for net in nets {
        padded += Array(repeating: 0, count: Int.random(in: 0...2, using: &random))
        places.append(padded.count)
        padded.append(net)
      }
      let expected = Planner.plan(nets).transfers.map {
        Transfer(from: places[$0.from], to: places[$0.to], amount: $0.amount)
      }
      XCTAssertEqual(Planner.plan(padded).transfers, expected, "\(padded)")
    }
  }

  func testOfSeveralCutsTheFirstPartyHasTheSmallestAndThenFirstGroup() {
    let cases: [(name: String, nets: [Int128], groups: [[Int]])] = [
      ("nobody is open", [0, 0], []),
      ("the first opposite", [2, -2, -2, 2], [[0, 1], [2, 3]]),
      ("a pair before a triple", [3, -1, -2, -3, 1, 2], [[0, 3], [1, 4], [2, 5]]),
      ("triple costs", [-3, 1, -3, 1, 5, -4, 4, -1], [[0, 1, 2, 4], [3, 7], [5, 6]]),
      ("the first of two triples", [3, -2, -1, -1, 2, -1], [[0, 1, 2], [3, 4, 5]]),
      (
        "the next party in turn", [9, -9, 3, -1, -1, -2, -2, 3], [[0, 1], [2, 3, 5], [4, 6, 7]]
      ),
    ]
    for (name, nets, groups) in cases {
      let open = nets.indices.filter { nets[$0] != 0 }
      XCTAssertEqual(FewestTransfers.groups(of: nets, among: open), groups, name)
      XCTAssertEqual(PlannerOracle.groups(nets), groups, name)
    }
  }

  func testTwentyTwoOpenPartiesAreSearchedAndTwentyThreeAreNot() {
    // Groups in different digits, which never mix, on changing sides, so that neither side proves the plan.
    var nets: [Int128] = [1, 2, 4, -7]
    for digit in 1...6 {
      let unit = (0..<digit).reduce(Int128(1)) { unit, _ in unit * -10 }
      nets += [5 * unit, 2 * unit, -7 * unit]
    }
    let plan = Planner.plan(nets)
    XCTAssertEqual(nets.count, 22)
    XCTAssertEqual(plan.transfers.count, 22 - 7)
    XCTAssertTrue(plan.isFewest)
    let another = nets.dropLast() + [-6_000_000, -1_000_000]
    XCTAssertFalse(Planner.plan(Array(another)).isFewest)
  }

  func testOfTwentyTwoPartiesTheFirstStillTakesTheSmallestGroup() {
    // The greedy misses each of the blocks of five.
    let block: [Int128] = [4, 3, -3, -2, -2]
    let nets = block + block.map { $0 * 100 } + block.map { $0 * 10_000 } + block + [7, -7]
    let plan = Planner.plan(nets)
    XCTAssertEqual(plan.transfers.count, 13)
    XCTAssertTrue(plan.isFewest)
    XCTAssertEqual(
      FewestTransfers.groups(of: nets, among: Array(nets.indices))?.prefix(3),
      [[0, 3, 4], [1, 2], [5, 8, 9]]
    )
  }

  func testPastTheLimitOppositePairsAreTakenOutFirst() {
    let block: [Int128] = [4, 3, -3, -2, -2]
    let nets = (0..<5).flatMap { _ in block }
    let plan = Planner.plan(nets)
    XCTAssertEqual(plan.transfers.count, 15)
    XCTAssertTrue(plan.isFewest)
    XCTAssertEqual(
      FewestTransfers.groups(of: nets, among: Array(nets.indices))?.prefix(3),
      [[0, 3, 4], [1, 2], [5, 8, 9]]
    )
  }

  func testPastTheLimitTheGreedysPlanIsNotProven() {
    // Powers of two add up to no other power of two, so nobody's net has an opposite.
    let nets = (0..<22).map { Int128(1) << $0 * ($0 % 2 == 0 ? 1 : -1) }
    let odd = nets + [-nets.reduce(0, +)]
    let plan = Planner.plan(odd)
    XCTAssertEqual(plan.transfers, PlannerOracle.greedy(odd, among: Array(odd.indices)))
    XCTAssertFalse(plan.isFewest)
  }

  func testPastTheLimitAPlanWithOneTransferAPayerIsProven() {
    let nets = [Int128](repeating: -7, count: 30) + [7 * 20, 7 * 10]
    let plan = Planner.plan(nets)
    XCTAssertEqual(plan.transfers.count, 30)
    XCTAssertTrue(plan.isFewest)
  }
}
