import TripLedger
import XCTest

/// Bills that the rules allow or not, made without looking at the rules.
final class RefusalTests: XCTestCase {
  func testWhatTheSlowReadingRefusesIsAnErrorAndNothingElse() {
    var (allowed, refused) = (0, [:] as [String: Int])
    for seed in 1...Effort.pick(1_500, thorough: 40_000) {
      var generator = TripGenerator(seed: UInt64(seed) + 1_000_000, count: 0)
      let isPayment = seed % 8 == 0
      let fact =
        isPayment ? Model.Fact.payment(generator.payment()) : .bill(generator.bill(isWild: true))
      var model = generator.model
      model.facts.append(fact)
      let files = ScriptWriter(model, seed: UInt64(seed)).files
      let evaluated = Evaluated(files)
      let script =
        "seed \(seed)\n\(files[ScriptWriter.main] ?? "")\n\(evaluated.faults ?? "no error")"
      var reading = generator.reading
      do {
        try reading.read(fact)
        allowed += 1
        let isTooLarge = SlowFigures(of: reading, in: reading.home).isTooLarge
        XCTAssertEqual(evaluated.faults == nil, !isTooLarge, script)
      } catch {
        refused[error.why, default: 0] += 1
        XCTAssertNotNil(evaluated.faults, "\(error.why): \(script)")
        XCTAssertEqual(evaluated.trip.entries.count, 0, "\(error.why): \(script)")
      }
      if let testRun, testRun.totalFailureCount > 3 { return }
    }
    XCTAssertGreaterThan(allowed, 500)
    let reasons = [
      "a person twice", "over the whole", "less than the whole", "no parts", "who pays the fee",
      "each",
      "half a cent a head", "listed and excepted", "a mark on all", "a mark for nobody",
      "the lines do not add up", "a rest and a percentage", "who pays whom", "a rate to itself",
    ]
    for reason in reasons {
      XCTAssertGreaterThan(refused[reason, default: 0], 1, "\(reason): \(refused)")
    }
  }
}
