import TripLedger
import XCTest

/// What holds of the figures of any trip: `grammar.md`, "Arithmetic" and "Who pays whom".
final class SettlementPropertyTests: XCTestCase {
  private func forEachTrip(
    _ count: Int,
    from first: UInt64,
    _ body: (RandomTrip) throws -> Void
  ) rethrows {
    var tried = 0
    for seed in first..<(first + UInt64(count)) {
      guard let trip = RandomTrip(seed: seed) else { continue }
      tried += 1
      try body(trip)
    }
    XCTAssertGreaterThan(tried, count * 9 / 10)
  }

  func testSharesAndCreditsAddUpAndNetsAreNothing() throws {
    try forEachTrip(Effort.pick(150, thorough: 10_000), from: 2_000_000) { trip in
      let facts = trip.evaluated.trip
      var valuer = Valuer(facts, in: facts.home)
      for index in facts.entries.indices {
        guard case .valued = valuer.value(index) else { continue }
        XCTAssertEqual(valuer.shares.reduce(0, +), valuer.worth, trip.shown)
        XCTAssertEqual(valuer.credits.reduce(0, +), valuer.worth, trip.shown)
      }
      let ledger = try trip.evaluated.books().ledger
      XCTAssertEqual(ledger.poolFromBills.reduce(0, +), 0, trip.shown)
      XCTAssertEqual(ledger.sums.reduce(0) { $0 + $1.net }, 0, trip.shown)
      let spent = ledger.sums.reduce(0) { $0 + $1.spent }
      XCTAssertEqual(spent, ledger.total, trip.shown)
      XCTAssertEqual(ledger.sums.reduce(0) { $0 + $1.paid }, ledger.total, trip.shown)
    }
  }

  func testThePlanBringsEveryPartyToNothingInTheFewestTransfers() throws {
    var plans = 0
    try forEachTrip(Effort.pick(150, thorough: 10_000), from: 2_000_000) { trip in
      for view in [trip.home] + trip.reading.rates.prefix(1).map({ Optional($0.from) }) {
        let figures = SlowFigures(of: trip.reading, in: view)
        guard !figures.isTooLarge else { continue }
        let settlement = try trip.evaluated.settlement(in: view)
        check(settlement, figures, trip)
        plans += settlement.payments.isEmpty ? 0 : 1
      }
    }
    XCTAssertGreaterThan(plans, 100)
  }

  private func check(_ settlement: Settlement, _ figures: SlowFigures, _ trip: RandomTrip) {
    var nets = [Int](repeating: 0, count: trip.reading.people.count)
    let parties = trip.parties
    for (person, net) in figures.pool.enumerated() { nets[parties[person]] += net }
    for payment in figures.poolPayments {
      nets[parties[payment.debtor]] -= payment.amount
      nets[parties[payment.creditor]] += payment.amount
    }
    let fewest = fewestTransfers(nets)
    var pairs = figures.pairs
    let pool = settlement.payments.prefix { $0.door == .pool }
    for payment in settlement.payments {
      let (from, to) = (payment.fromMembers[0].index, payment.toMembers[0].index)
      XCTAssertGreaterThan(payment.amount, 0, trip.shown)
      XCTAssertNotEqual(from, to, trip.shown)
      switch payment.door {
      case .pool:
        nets[from] += Int(payment.amount)
        nets[to] -= Int(payment.amount)
      case .pair:
        let way = from < to ? -payment.amount : payment.amount
        pairs[[min(from, to), max(from, to)], default: 0] -= Int(way)
      }
    }
    XCTAssertTrue(nets.allSatisfy { $0 == 0 }, "\(nets) \(trip.shown)")
    XCTAssertTrue(pairs.values.allSatisfy { $0 == 0 }, "\(pairs) \(trip.shown)")
    XCTAssertTrue(
      Set(pool.map(\.fromMembers)).isDisjoint(with: pool.map(\.toMembers)),
      trip.shown
    )
    XCTAssertEqual(Set(pool.map { [$0.fromMembers, $0.toMembers] }).count, pool.count, trip.shown)
    XCTAssertGreaterThanOrEqual(pool.count, fewest, trip.shown)
    // Only a plan kept after part payments may have more, and then it says so.
    XCTAssertEqual(settlement.isFewest, pool.count == fewest, trip.shown)
    if figures.poolPayments.isEmpty { XCTAssertTrue(settlement.isFewest, trip.shown) }
    // Pool first, then pairs in roster order of the debtor, then of the creditor.
    let rest = settlement.payments.dropFirst(pool.count).map {
      [$0.fromMembers[0], $0.toMembers[0]]
    }
    XCTAssertTrue(settlement.payments.dropFirst(pool.count).allSatisfy { $0.door == .pair })
    XCTAssertEqual(rest, rest.sorted { $0.lexicographicallyPrecedes($1) }, trip.shown)
  }

  func testTheDirectPlanAndThatThroughOnePersonBringEveryPartyToNothing() throws {
    var passedOn = 0
    try forEachTrip(Effort.pick(150, thorough: 10_000), from: 2_000_000) { trip in
      let facts = trip.evaluated.trip
      let books = try Books(of: facts, in: facts.home, keepsDirect: true)
      let parties = Parties(of: facts)
      let hub = try XCTUnwrap(facts.people.firstIndex { $0.isInPool })
      for way in [Settlement.Way.direct, .via(PersonID(hub))] {
        let settlement = Settlement(of: books, way: way)
        let open = Settlement.nets(of: books, parties, withPayments: true)
        var nets = open
        let pool = settlement.payments.filter { $0.door == .pool }
        for payment in pool {
          let ends = [payment.fromMembers[0], payment.toMembers[0]].map { parties.party(of: $0) }
          XCTAssertGreaterThan(payment.amount, 0, trip.shown)
          nets[ends[0]] += payment.amount
          nets[ends[1]] -= payment.amount
          if way != .direct {
            XCTAssertTrue(ends.contains(parties.party(of: PersonID(hub))), trip.shown)
          }
        }
        XCTAssertTrue(nets.allSatisfy { $0 == 0 }, "\(way) \(trip.shown)")
        let fewest = fewestTransfers(open.map { Int($0) })
        XCTAssertEqual(settlement.isFewest, pool.count == fewest, "\(way) \(trip.shown)")
        passedOn += pool.count > fewest ? 1 : 0
        // Pairs settle between themselves, whatever the way.
        let pairs = settlement.payments.filter { $0.door == .pair }
        XCTAssertEqual(
          pairs,
          Settlement(of: books).payments.filter { $0.door == .pair },
          trip.shown
        )
      }
    }
    XCTAssertGreaterThan(passedOn, 20)
  }

  func testARefundIsItsBillTurnedAround() throws {
    var refunds = 0
    for seed in 1...Effort.pick(200, thorough: 10_000) {
      var generator = TripGenerator(seed: UInt64(seed) + 3_000_000, count: 0)
      var bill = generator.bill()
      bill.fee = nil
      bill.isRefund = false
      var refund = bill
      refund.isRefund = true
      var reading = generator.reading
      guard bill.payers.count == 1, (try? reading.read(.bill(bill))) != nil else { continue }
      let spread = Model.Fact.spread(seed % 2 == 0)
      let both = [Model.Fact.bill(bill), .bill(refund)].shuffled(using: &generator.random)
      var model = generator.model
      model.facts += [spread] + both
      let evaluated = Evaluated(ScriptWriter(model, seed: UInt64(seed)).files)
      if evaluated.faults != nil { continue }
      refunds += 1
      let context = "seed \(seed)"
      XCTAssertTrue(try evaluated.settlement().payments.isEmpty, context)
      let books = try evaluated.books()
      XCTAssertEqual(books.ledger.total, 0, context)
      XCTAssertTrue(books.ledger.sums.allSatisfy { $0.paid == 0 && $0.spent == 0 }, context)
      var valuer = Valuer(evaluated.trip, in: evaluated.trip.home)
      guard case .valued = valuer.value(0) else { continue }
      let shares = valuer.shares
      _ = valuer.value(1)
      XCTAssertEqual(valuer.shares, shares.map { -$0 }, context)
    }
    XCTAssertGreaterThan(refunds, 50)
  }
}
