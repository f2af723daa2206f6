import TripLedger
import XCTest

final class PlannerPaymentsTests: XCTestCase {
  private let blockOfFive: [Int128] = [4, 3, -3, -2, -2]

  private func payment(_ from: Int, _ to: Int, _ amount: Int128) -> PoolPayment {
    PoolPayment(from: from, to: to, amount: amount)
  }

  private func transfer(_ from: Int, _ to: Int, _ amount: Int128) -> Transfer {
    Transfer(from: from, to: to, amount: amount)
  }

  func testPaymentsAlongThePlanAreStruckOffAndOthersMakeItAnew() {
    let cases: [(name: String, nets: [Int128], paid: [PoolPayment], plan: [Transfer])] = [
      ("none", [4, 3, -3, -2, -2], [], [transfer(3, 0, 2), transfer(4, 0, 2), transfer(2, 1, 3)]),
      ("whole", [4, 3, -3, -2, -2], [payment(2, 1, 3)], [transfer(3, 0, 2), transfer(4, 0, 2)]),
      (
        "in part", [4, 3, -3, -2, -2], [payment(3, 0, 1)],
        [transfer(3, 0, 1), transfer(4, 0, 2), transfer(2, 1, 3)]
      ),
      (
        "in two parts", [4, 3, -3, -2, -2], [payment(3, 0, 1), payment(3, 0, 1)],
        [transfer(4, 0, 2), transfer(2, 1, 3)]
      ),
      (
        "too much", [4, 3, -3, -2, -2], [payment(3, 0, 3)],
        [transfer(2, 1, 3), transfer(4, 0, 1), transfer(4, 3, 1)]
      ),
      (
        "to another", [4, 3, -3, -2, -2], [payment(2, 0, 3)],
        [transfer(3, 1, 2), transfer(4, 0, 1), transfer(4, 1, 1)]
      ),
      ("back and forth", [5, -5], [payment(0, 1, 5), payment(1, 0, 10)], []),
      ("within a party", [5, -5], [payment(1, 1, 5)], [transfer(1, 0, 5)]),
      ("without a bill", [0, 0], [payment(0, 1, 5)], [transfer(1, 0, 5)]),
    ]
    for (name, nets, paid, plan) in cases {
      XCTAssertEqual(Planner.plan(nets, paid: paid).transfers, plan, name)
    }
  }

  func testAPaymentWithinAPartyDoesNotMakeThePlanAnew() {
    // Made anew from the nets after the part payment, the plan would be another.
    let paid = [payment(3, 0, 1)]
    let kept = Planner.plan(blockOfFive, paid: paid)
    XCTAssertNotEqual(kept.transfers, Planner.plan([3, 3, -3, -1, -2]).transfers)
    XCTAssertEqual(Planner.plan(blockOfFive, paid: paid + [payment(1, 1, 9)]), kept)
  }

  func testAPlanKeptAfterPartPaymentsSaysWhetherItIsTheFewest() {
    // Paying 2 of the 6 leaves 4, 4 and −8; paying all of it leaves a pair.
    XCTAssertTrue(Planner.plan([6, 4, -10], paid: [payment(2, 0, 2)]).isFewest)
    XCTAssertTrue(Planner.plan([6, 4, -10], paid: [payment(2, 0, 6)]).isFewest)
    // The plan is 2 → 0 5, 3 → 1 3, 3 → 0 1; after 4 of the first, 2, 3, −1 and −4 would need no more.
    let nets: [Int128] = [6, 3, -5, -4]
    let plan = [transfer(2, 0, 5), transfer(3, 1, 3), transfer(3, 0, 1)]
    XCTAssertEqual(Planner.plan(nets).transfers, plan)
    XCTAssertTrue(Planner.plan(nets, paid: [payment(2, 0, 4)]).isFewest)
    // After 2 of it, 4, 3, −3 and −4 are two pairs, and the three transfers kept are one too many.
    let kept = Planner.plan(nets, paid: [payment(2, 0, 2)])
    XCTAssertEqual(kept.transfers, [transfer(2, 0, 3), transfer(3, 1, 3), transfer(3, 0, 1)])
    XCTAssertFalse(kept.isFewest)
    // Once the rest of the transfer is paid, the others are the fewest again.
    XCTAssertTrue(Planner.plan(nets, paid: [payment(2, 0, 2), payment(2, 0, 3)]).isFewest)
  }

  func testTheLazyPlanIsTheOneMadeAtEveryPayment() {
    var random = PlannerRandom(state: 5)
    for trip in 1...600 {
      let nets = PlannerTrips.anyNets(2 + trip % 8, using: &random)
      var paid: [PoolPayment] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        paid.append(anyPayment(after: paid, in: nets, using: &random))
      }
      let plan = Planner.plan(nets, paid: paid)
      let eager = PlannerOracle.plan(nets, paid: paid, planning: PlannerOracle.plan)
      XCTAssertEqual(plan.transfers, eager, "\(nets) \(paid)")
      let made = paid.map { transfer($0.from, $0.to, $0.amount) }
      let fewest = PlannerOracle.fewest(PlannerTrips.nets(nets, after: made))
      XCTAssertEqual(plan.isFewest, plan.transfers.count == fewest, "\(nets) \(paid)")
    }
  }

  func testPayingATransferLeavesTheOthersAsTheyWere() {
    var random = PlannerRandom(state: 6)
    for trip in 1...600 {
      let nets = PlannerTrips.anyNets(2 + trip % 11, using: &random)
      // Whole, part and stray payments first, then the plan's own transfers in any order.
      var paid: [PoolPayment] = []
      for _ in 0..<trip % 4 { paid.append(anyPayment(after: paid, in: nets, using: &random)) }
      payOneByOne(nets, paid: paid, using: &random)
    }
  }

  func testPayingATransferLeavesTheOthersAboutTheLimitOfTheSearch() {
    var random = PlannerRandom(state: 7)
    for count in [21, 22, 23, 24] {
      let nets = PlannerTrips.openNets(count, upTo: 500, using: &random)
      payOneByOne(nets, paid: [], atMost: 4, using: &random)
      let stray = anyPayment(after: [], in: nets, using: &random)
      payOneByOne(nets, paid: [stray], atMost: 2, using: &random)
    }
  }

  /// Pays the transfers of the plan in a random order and checks after each that the others stand.
  private func payOneByOne(
    _ nets: [Int128],
    paid: [PoolPayment],
    atMost limit: Int = .max,
    using random: inout PlannerRandom
  ) {
    var paid = paid
    var expected = Planner.plan(nets, paid: paid)
    for transfer in expected.transfers.shuffled(using: &random).prefix(limit) {
      paid.append(PoolPayment(transfer))
      expected.transfers.removeAll { $0 == transfer }
      let plan = Planner.plan(nets, paid: paid)
      XCTAssertEqual(plan.transfers, expected.transfers, "\(nets) \(paid)")
      // Fewer are left to be too many, so what was proven stays so.
      XCTAssertTrue(plan.isFewest || !expected.isFewest, "\(nets) \(paid)")
    }
  }

  /// A payment along the plan (whole or in part) or off it (too much, the wrong way, within a party).
  private func anyPayment(
    after paid: [PoolPayment],
    in nets: [Int128],
    using random: inout PlannerRandom
  ) -> PoolPayment {
    let plan = Planner.plan(nets, paid: paid).transfers
    let isAlong = Int.random(in: 0...3, using: &random) > 0
    if isAlong, let transfer = plan.randomElement(using: &random) {
      let isWhole = Bool.random(using: &random)
      let part = Int128.random(in: 1...transfer.amount + 1, using: &random)
      return payment(transfer.from, transfer.to, isWhole ? transfer.amount : part)
    }
    return payment(
      nets.indices.randomElement(using: &random) ?? 0,
      nets.indices.randomElement(using: &random) ?? 0,
      Int128.random(in: 1...9, using: &random)
    )
  }
}
