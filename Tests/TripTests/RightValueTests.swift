import TripEngine
import TripText
import XCTest

/// Small trips whose figures were worked out by hand, as `expect` lines in the scripts.
struct RightValue {
  var name: String
  var script: String
  /// Further files, which the script includes.
  var files: [String: String] = [:]
  /// The codes of the warnings that it gives.
  var warnings: [String] = []

  init(_ name: String, _ script: String, files: [String: String] = [:], warnings: [String] = []) {
    self.name = name
    self.script = script
    self.files = files
    self.warnings = warnings
  }

  var evaluated: Evaluated {
    Evaluated(files.merging([ScriptWriter.main: script]) { $1 })
  }

  static let all: [(subject: String, cases: [RightValue])] = [
    ("amounts", amounts), ("numbers and names", words), ("currencies", currencies),
    ("rates", rates), ("cost and own rate", terms), ("rounding", rounding), ("splits", splits),
    ("each", each), ("fees", fees), ("items", items), ("payers", payers), ("people", people),
    ("payments and pots", payments), ("plans", plans), ("via and together", circles),
    ("scope", scope), ("expectations", expectations), ("the sample", sample),
  ]
}

final class RightValueTests: XCTestCase {
  func testEveryTripComesToTheFiguresWorkedOutByHand() {
    for (subject, cases) in RightValue.all {
      for right in cases {
        let evaluated = right.evaluated
        let name = "\(subject): \(right.name)"
        XCTAssertNil(evaluated.faults, "\(name)\n\(evaluated.faults ?? "")")
        XCTAssertGreaterThan(evaluated.evaluation.expectationCount, 0, name)
        // A test is about one thing: people and rates that it does not use are no slips in it.
        let codes = evaluated.evaluation.diagnostics.map(\.code).filter {
          !["rate-unused", "on-no-bill", "paid-too-much"].contains($0)
        }
        XCTAssertEqual(codes, right.warnings, name)
      }
      XCTAssertEqual(Set(cases.map(\.name)).count, cases.count, "names of \(subject)")
    }
  }

  /// An expectation that holds whatever it says would prove nothing.
  func testNoExpectationHoldsWithAnotherFigure() {
    for (subject, cases) in RightValue.all {
      for right in cases {
        let lines = right.script.split(separator: "\n", omittingEmptySubsequences: false)
        for (place, line) in lines.enumerated() where line.lowercased().hasPrefix("expect ") {
          guard let changed = Self.changed(String(line)) else { continue }
          var other = right
          var copy = lines.map(String.init)
          copy[place] = changed
          other.script = copy.joined(separator: "\n")
          let faults = other.evaluated.evaluation.diagnostics.filter { $0.severity != .warning }
          XCTAssertEqual(faults.count, 1, "\(subject): \(right.name): \(changed)")
        }
      }
    }
  }

  /// The line with the last digit of its figure changed; nil where it has none.
  private static func changed(_ line: String) -> String? {
    var characters = Array(line)
    let end = line.range(of: " (since|until|in 2|#|by|for) ?", options: .regularExpression)
    let limit =
      end.map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? characters.count
    guard let place = characters[..<limit].lastIndex(where: \.isASCIIDigit) else { return nil }
    characters[place] = characters[place] == "1" ? "2" : "1"
    return String(characters)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
