import TripText
import XCTest

/// A clause of the language that makes a script wrong, and what is said of it.
struct Rule {
  var clause: String
  var script: String
  var code: String
  /// A piece of what must be said, help included.
  var says: String

  init(_ clause: String, _ script: String, _ code: String, _ says: String = "") {
    self.clause = clause
    self.script = script
    self.code = code
    self.says = says
  }

  /// A trip to try lines in.
  static let roster = "home EUR\nbuddies Anna, Ben, Cy\nothers Leo\n"

  /// Checks that each script is refused with its code alone, and that the messages help.
  static func check(_ rules: [Rule], file: StaticString = #filePath, line: UInt = #line) {
    for rule in rules {
      let trip = CheckedTrip(rule.script)
      let errors = trip.diagnostics.filter { $0.severity == .error }
      let context = "\(rule.clause)\n\(trip.text)"
      XCTAssertFalse(errors.isEmpty, "\(rule.clause): nothing is said", file: file, line: line)
      XCTAssertEqual(Set(errors.map(\.code)), [rule.code], context, file: file, line: line)
      let isSaid = rule.says.isEmpty || trip.text.contains(rule.says)
      XCTAssertTrue(isSaid, "\(rule.says) is not said of \(context)", file: file, line: line)
      for error in errors {
        let helps = error.help != nil || error.mended != nil
        let saysItself = ["line-too-short", "unexpected"].contains(error.code)
        XCTAssertTrue(helps || saysItself, "nothing helps: \(context)", file: file, line: line)
      }
    }
  }
}
