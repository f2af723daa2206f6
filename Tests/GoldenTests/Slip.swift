import TripText
import XCTest

/// Something that people type, and what they should hear.
struct Slip {
  var typed: String
  /// Words that the message or its help must hold.
  var says: [String]
  /// The mended line; nil where no mend is certain.
  var mended: String?

  /// Creates a slip; `says` holds pieces of what must be said, between bars.
  init(_ typed: String, _ says: String, mended: String? = nil) {
    self.typed = typed
    self.says = says.split(separator: "|").map(String.init)
    self.mended = mended
  }

  /// Checks that the last line of a script, which is this slip, is answered so, and nothing else is
  /// said; and that the mended line in its place is right.
  func check(after lines: String, file: StaticString = #filePath, line: UInt = #line) {
    let trip = CheckedTrip(lines + typed + "\n")
    XCTAssertEqual(
      trip.diagnostics.count,
      1,
      "'\(typed)' is answered by:\n\(trip.text)",
      file: file,
      line: line
    )
    for words in says {
      XCTAssertTrue(
        trip.firstMessage.contains(words),
        "'\(typed)' does not hear '\(words)' but:\n\(trip.text)",
        file: file,
        line: line
      )
    }
    XCTAssertEqual(trip.mended, mended, "'\(typed)' mended", file: file, line: line)
    guard let mended else { return }
    let right = CheckedTrip(lines + mended + "\n")
    XCTAssertTrue(
      right.diagnostics.allSatisfy { $0.severity == .warning },
      "'\(mended)' is answered by:\n\(right.text)",
      file: file,
      line: line
    )
  }

  static func check(
    _ slips: [Slip],
    after lines: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for slip in slips { slip.check(after: lines, file: file, line: line) }
  }
}
