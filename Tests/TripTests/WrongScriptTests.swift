import TripEngine
import TripText
import XCTest

/// Scripts with one mistake: the line of its message, and words that the message or its help must hold.
struct WrongScript {
  var name: String
  var line: Int
  var words: String
  var script: String
  var files: [String: String] = [:]

  init(
    _ name: String,
    _ line: Int,
    _ words: String,
    _ script: String,
    files: [String: String] = [:]
  ) {
    self.name = name
    self.line = line
    self.words = words
    self.script = script
    self.files = files
  }

  /// A single bill of two buddies and a friend who settle in dollars.
  init(bill: String, _ words: String) {
    self.init(bill, 4, words, "home USD\nbuddies A, B\nothers C\n" + bill)
  }

  static let all: [(subject: String, cases: [WrongScript])] = [
    ("amounts", amounts), ("text", text), ("names", names), ("currencies", currencies),
    ("splits", splits), ("items", items), ("facts", facts), ("expectations", expectations),
  ]
}

final class WrongScriptTests: XCTestCase {
  func testEveryMistakeIsToldOnceAtItsLineAndInWordsThatHelp() {
    for (subject, cases) in WrongScript.all {
      for wrong in cases {
        let evaluated = Evaluated(wrong.files.merging([ScriptWriter.main: wrong.script]) { $1 })
        let name = "\(subject): \(wrong.name)"
        let faults = evaluated.evaluation.diagnostics.filter { $0.severity != .warning }
        XCTAssertEqual(faults.count, 1, "\(name)\n\(evaluated.shown(faults))")
        guard let fault = faults.first else { continue }
        let sources = evaluated.evaluation.sources
        XCTAssertEqual(sources.line(at: fault.span.start), wrong.line, name)
        let words = [fault.message, fault.help, fault.mended].compactMap { $0 }.joined(
          separator: "\n"
        )
        XCTAssertTrue(
          words.contains(wrong.words),
          "\(name) does not say '\(wrong.words)': \(words)"
        )
        XCTAssertEqual(evaluated.evaluation.hasErrors, fault.severity == .error, name)
        if fault.severity == .error { XCTAssertNil(evaluated.evaluation.homeBooks, name) }
      }
    }
  }

  func testEveryBillThatIsWorthTooMuchIsTold() {
    let evaluated = Evaluated(
      """
      home USD
      buddies A, B
      rate JPY USD 1000
      A paid ¥999999999999999
      A paid ¥5
      A paid ¥999999999999998
      """
    )
    let lines = evaluated.evaluation.diagnostics.map {
      evaluated.evaluation.sources.line(at: $0.span.start)
    }
    XCTAssertEqual(lines, [4, 6])
  }
}
