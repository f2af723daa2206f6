import TripEngine
import TripLedger
import TripReports
import TripTesting
import TripText
import XCTest

/// What does not depend on where in the script things stand, nor on the run.
final class OrderPropertyTests: XCTestCase {
  func testBillsWithTheirOwnDayAndPeopleCanStandInAnyOrder() throws {
    var compared = 0
    for seed in 1...Effort.pick(120, thorough: 8_000) {
      guard let trip = RandomTrip(seed: UInt64(seed) + 4_000_000, isDaily: true) else { continue }
      var random = SeededGenerator(seed: UInt64(seed))
      let places = trip.model.facts.indices.filter {
        switch trip.model.facts[$0] {
        case .bill, .payment: true
        default: false
        }
      }
      var model = trip.model
      for (place, other) in zip(places, places.shuffled(using: &random)) {
        model.facts[place] = trip.model.facts[other]
      }
      let files = ScriptWriter(model, seed: UInt64(seed)).files
      let evaluated = Evaluated(files)
      XCTAssertNil(evaluated.faults, trip.shown)
      let (before, after) = (try trip.evaluated.books().ledger, try evaluated.books().ledger)
      XCTAssertEqual(before.sums, after.sums, trip.shown)
      XCTAssertEqual(before.total, after.total, trip.shown)
      XCTAssertEqual(before.poolFromBills, after.poolFromBills, trip.shown)
      // The plan that payments are struck off is kept by their order: without any there is none.
      if before.poolPayments.isEmpty {
        let plan = try trip.evaluated.settlement().payments
        XCTAssertEqual(plan, try evaluated.settlement().payments, trip.shown)
        compared += plan.isEmpty ? 0 : 1
      }
    }
    XCTAssertGreaterThan(compared, 15)
  }

  func testTheSameScriptGivesTheSameText() throws {
    for seed in 1...Effort.pick(30, thorough: 2_000) {
      guard let trip = RandomTrip(seed: UInt64(seed) + 5_000_000) else { continue }
      let again = Evaluated(trip.files)
      XCTAssertEqual(try text(trip.evaluated), try text(again), trip.shown)
    }
  }

  private func text(_ evaluated: Evaluated) throws -> String {
    let books = try Books(of: evaluated.trip, in: evaluated.trip.home, keepsDirect: true)
    let sources = evaluated.evaluation.sources
    let reports: [Report] = [
      .settlement(of: books, sources: sources),
      .settlement(of: books, way: .direct, sources: sources),
      .balances(of: books, sources: sources), .bills(of: books, sources: sources),
      .people(of: evaluated.trip, sources: sources), .rates(of: evaluated.trip, sources: sources),
    ]
    let renderer = TextReportRenderer(width: 80)
    return reports.map { PlainRenderer().render(renderer.render($0)) + $0.json.text }.joined()
      + evaluated.shown(evaluated.evaluation.diagnostics)
  }
}
