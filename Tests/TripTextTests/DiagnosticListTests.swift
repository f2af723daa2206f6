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
}
