import XCTest

@testable import TripText

final class DiagnosticListTests: XCTestCase {
  private func diagnostic(
    _ severity: Diagnostic.Severity,
    _ message: String,
    _ start: UInt32,
    _ end: UInt32
  ) -> Diagnostic {
    Diagnostic(severity, code: "code", message, at: SourceSpan(start: start, end: end))
  }

  func testDiagnosticsComeBackInTheOrderOfTheSource() {
    var list = DiagnosticList()
    list.append(diagnostic(.error, "d", 9, 10))
    list.append(diagnostic(.warning, "b", 4, 6))
    list.append(contentsOf: [diagnostic(.failure, "c", 4, 5), diagnostic(.error, "a", 0, 1)])
    XCTAssertEqual(list.inSourceOrder().map(\.message), ["a", "b", "c", "d"])
  }

  func testASpanHasOneError() {
    var list = DiagnosticList()
    XCTAssertFalse(list.hasErrors)
    XCTAssertTrue(list.isEmpty)
    list.append(diagnostic(.warning, "warned", 0, 3))
    list.append(diagnostic(.warning, "warned too", 0, 3))
    list.append(diagnostic(.failure, "failed", 0, 3))
    XCTAssertFalse(list.hasErrors)
    list.append(diagnostic(.error, "first", 0, 3))
    list.append(diagnostic(.error, "follow-on", 0, 3))
    list.append(diagnostic(.error, "of a longer span", 0, 4))
    XCTAssertTrue(list.hasErrors)
    XCTAssertFalse(list.isEmpty)
    XCTAssertEqual(
      list.inSourceOrder().map(\.message),
      ["warned", "warned too", "failed", "first", "of a longer span"]
    )
    XCTAssertEqual(list.count, 5)
    XCTAssertEqual(list.count(of: .error), 2)
    XCTAssertEqual(list.count(of: .warning), 2)
    XCTAssertEqual(list.count(of: .failure), 1)
  }

  func testWhatNobodyReadsIsLeftOutInTheMiddle() throws {
    let word = String(repeating: "e\u{301}", count: 1_000_000)
    var list = DiagnosticList()
    list.append(
      Diagnostic(
        .error,
        code: "code",
        "nobody is called '\(word)'",
        at: SourceSpan(start: 0, end: 1),
        help: "\(word) help",
        mended: "write \(word)",
        notes: [Diagnostic.Note(word, at: SourceSpan(start: 0, end: 1))]
      )
    )
    let told = try XCTUnwrap(list.inSourceOrder().first)
    XCTAssertTrue(told.message.hasPrefix("nobody is called '"), told.message)
    XCTAssertTrue(told.message.hasSuffix("e\u{301}'"), told.message)
    for text in [told.message, told.help ?? "", told.mended ?? "", told.notes[0].message] {
      XCTAssertTrue(text.contains("…"), text)
      XCTAssertLessThan(text.utf8.count, Diagnostic.longestText)
    }
    let short = String(repeating: "x", count: Diagnostic.longestText)
    list.append(
      Diagnostic(.error, code: "code", short, at: SourceSpan(start: 2, end: 3), help: short)
    )
    XCTAssertEqual(list.inSourceOrder()[1].message, short)
    XCTAssertEqual(list.inSourceOrder()[1].help, short)
  }
}
