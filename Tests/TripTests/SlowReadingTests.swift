import TripLedger
import XCTest

/// Trips of every feature, read by the product and by `SlowReading`.
final class SlowReadingTests: XCTestCase {
  func testEveryFigureIsThatOfTheSlowReading() throws {
    var compared = Compared()
    for seed in 1...Effort.pick(1_000, thorough: 20_000) {
      let generator = TripGenerator(seed: UInt64(seed))
      let files = ScriptWriter(generator.model, seed: UInt64(seed)).files
      let evaluated = Evaluated(files)
      let script =
        "seed \(seed)\n" + files.map { "-- \($0)\n\($1)" }.sorted().joined(separator: "\n")
      if let faults = evaluated.faults {
        let figures = SlowFigures(of: generator.reading, in: generator.reading.home)
        XCTAssertTrue(figures.isTooLarge, "\(script)\n\(faults)")
        continue
      }
      compared.trips += 1
      compared.count(generator.model.facts)
      let views = [generator.reading.home] + generator.codes.dropFirst().prefix(2).map { $0 }
      for view in views {
        let figures = SlowFigures(of: generator.reading, in: view)
        if figures.isTooLarge {
          XCTAssertThrowsError(try evaluated.books(in: view), script)
          continue
        }
        try compare(evaluated, figures, generator.reading, in: view, script, &compared)
      }
      if let testRun, testRun.totalFailureCount > 0 { return }
    }
    print(
      "\(compared.trips) trips, \(compared.shares) shares compared, \(compared.leftOut) left out"
    )
    XCTAssertGreaterThan(compared.shares, 10_000)
    XCTAssertGreaterThan(compared.leftOut, 100)
    XCTAssertEqual(compared.features.count, 14)
    for (feature, count) in compared.features { XCTAssertGreaterThan(count, 30, feature) }
  }

  private struct Compared {
    var trips = 0
    var shares = 0
    var leftOut = 0
    /// How many entries had each feature.
    var features: [String: Int] = [:]

    mutating func count(_ facts: [Model.Fact], depth: Int = 0) {
      for fact in facts {
        switch fact {
        case .include(let facts): count(facts, depth: depth + 1)
        case .bill(let bill):
          let features = [
            ("bill", true), ("refund", bill.isRefund), ("each", bill.isEach),
            ("several payers", bill.payers.count > 1), ("items", !bill.items.isEmpty),
            ("fee", bill.fee != nil), ("fee on", bill.fee?.on.isEmpty == false),
            ("fee of several", bill.fee != nil && bill.payers.count > 1),
            ("fee on items", bill.fee != nil && !bill.items.isEmpty),
            ("split", bill.split != nil), ("included", depth > 0),
            (
              "group",
              bill.split?.entries.contains { $0.who == "lads" || $0.who == "crowd" } == true
            ),
            ("except", bill.split?.excepted.isEmpty == false), ("bare", bill.code == nil),
          ]
          for (name, isThere) in features where isThere { self.features[name, default: 0] += 1 }
        default: break
        }
      }
    }
  }

  private func compare(
    _ evaluated: Evaluated,
    _ figures: SlowFigures,
    _ reading: SlowReading,
    in view: String?,
    _ script: String,
    _ compared: inout Compared
  ) throws {
    let trip = evaluated.trip
    let context = "in \(view ?? "plain units"), \(script)"
    XCTAssertEqual(trip.entries.count, figures.lines.count, context)
    var valuer = Valuer(trip, in: evaluated.currency(view))
    for (index, line) in figures.lines.enumerated() {
      let outcome = valuer.value(index)
      guard let line else {
        compared.leftOut += 1
        XCTAssertEqual(outcome, .noRate, "entry \(index + 1) \(context)")
        continue
      }
      XCTAssertEqual(outcome, .valued, "entry \(index + 1) \(context)")
      XCTAssertEqual(Int(valuer.worth), line.worth, "worth of entry \(index + 1) \(context)")
      XCTAssertEqual(valuer.credits.map { Int($0) }, line.credits, "entry \(index + 1) \(context)")
      let entry = trip.entries[index]
      // Who has nothing may be listed or not.
      let shares = zip(trip.sharers(of: entry), valuer.shares)
        .filter { $1 != 0 }.map { [$0.index, Int($1)] }
      let slow = zip(reading.entries[index].parts, line.shares)
        .filter { $1 != 0 }.map { [$0.person, $1] }
      XCTAssertEqual(Set(shares), Set(slow), "shares of entry \(index + 1) \(context)")
      XCTAssertEqual(shares.count, slow.count, context)
      compared.shares += line.shares.count
    }
    let ledger = try evaluated.books(in: view).ledger
    XCTAssertEqual(Int(ledger.total), figures.total, context)
    let sums = ledger.sums.map {
      SlowFigures.Sums(
        paid: Int($0.paid),
        spent: Int($0.spent),
        sent: Int($0.sent),
        received: Int($0.received)
      )
    }
    XCTAssertEqual(sums, figures.sums, context)
    XCTAssertEqual(ledger.poolFromBills.map { Int($0) }, figures.pool, context)
    let payments = ledger.poolPayments.map {
      SlowFigures.Debt(debtor: $0.to.index, creditor: $0.from.index, amount: Int($0.amount))
    }
    XCTAssertEqual(payments, figures.poolPayments, context)
    let pairs = ledger.pairs.map { ([$0.first.index, $0.second.index], Int($1)) }
    XCTAssertEqual(
      Dictionary(uniqueKeysWithValues: pairs).filter { $0.value != 0 },
      figures.pairs.filter { $0.value != 0 },
      context
    )
  }
}
