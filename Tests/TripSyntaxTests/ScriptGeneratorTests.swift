import TripEngine
import TripMoney
import TripTesting
import TripText
import XCTest

@testable import TripSyntax

final class ScriptGeneratorTests: XCTestCase {
  func testNearlyEveryScriptIsWithoutErrors() {
    var faulty: [String] = []
    let count = 500
    for seed in 10_000..<(10_000 + count) {
      var generator = ScriptGenerator(seed: UInt64(seed))
      let evaluation = generator.script().evaluated()
      let errors = evaluation.diagnostics.filter { $0.severity == .error }
      if !errors.isEmpty { faulty.append("\(seed): \(errors.map(\.message))") }
    }
    XCTAssertLessThan(faulty.count * 100, count, faulty.joined(separator: "\n"))
  }

  func testTheSameSeedWritesTheSameScripts() {
    for seed in 0..<20 as Range<UInt64> {
      var one = ScriptGenerator(seed: seed)
      var other = ScriptGenerator(seed: seed)
      let first = one.script()
      XCTAssertEqual(first.text, other.script().text)
      XCTAssertEqual(one.script().text, other.script().text)
      XCTAssertNotEqual(first.text, one.script().text)
    }
  }

  func testEveryStatementAndClauseOccurs() {
    var found: Set<String> = []
    for seed in 0..<300 as Range<UInt64> {
      var generator = ScriptGenerator(seed: seed)
      let script = generator.script()
      found.formUnion(FeatureFinder.textFeatures(of: script.text))
      for text in [script.text] + script.files.values {
        for statement in parse(text).statements {
          found.formUnion(FeatureFinder.features(of: statement))
        }
      }
    }
    XCTAssertEqual(FeatureFinder.all.subtracting(found).sorted(), [])
  }

  func testEntriesInFreeOrderAreValidInEveryOrder() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = ScriptGenerator(seed: seed, options: .freeOrder)
      let script = generator.script()
      var random = SeededGenerator(seed: seed)
      let shuffled = script.shufflingEntries(using: &random)
      for script in [script, shuffled] {
        let errors = script.evaluated().diagnostics.filter { $0.severity == .error }
        XCTAssertEqual(errors.map(\.message), [], "seed \(seed)\n\(script.text)")
      }
      XCTAssertEqual(
        script.lines.map(\.text).sorted(),
        shuffled.lines.map(\.text).sorted(),
        "seed \(seed)"
      )
      for statement in parse(script.text).statements {
        if case .bill(let bill) = statement.kind {
          XCTAssertNotNil(bill.day)
          XCTAssertTrue(bill.split != nil || bill.items != nil)
        }
      }
    }
  }

  func testWhatIsSwitchedOffDoesNotOccur() {
    for seed in 0..<100 as Range<UInt64> {
      var generator = ScriptGenerator(seed: seed, options: .plainBills)
      let script = generator.script()
      XCTAssertEqual(
        script.evaluated().diagnostics.filter { $0.severity == .error },
        [],
        script.text
      )
      XCTAssertFalse(script.text.contains("  \n") || script.text.contains("#!"), script.text)
      for statement in parse(script.text).statements {
        switch statement.kind {
        case .bill(let bill):
          XCTAssertNil(bill.items)
          XCTAssertNil(bill.fee)
          XCTAssertNil(bill.cost)
        case .rate, .expect, .command, .include: XCTFail(script.text)
        default: break
        }
      }
    }
  }
}
