import XCTest

@testable import TripText

final class DiagnosticRecordTests: XCTestCase {
  func testARecordCountsCharactersAndItsEndIsExclusive() throws {
    let table: [(String, String, line: Int, column: Int, endLine: Int, endColumn: Int)] = [
      ("a word", "\nMe paid ¥900 for «Maia», Leo", 2, 18, 2, 22),
      ("Han", "«小明» paid", 1, 1, 1, 3),
      ("empty span", "Me paid«»", 1, 8, 1, 8),
      ("end of the file", "Me\n«»", 2, 1, 2, 1),
      ("empty file", "«»", 1, 1, 1, 1),
      ("over a line end", "Me «paid\r\n» ¥900", 1, 4, 2, 1),
      ("three lines", "a «{\nb\n}» c", 1, 3, 3, 2),
      ("byte-order mark", "\u{FEFF}«Me» paid", 1, 1, 1, 3),
    ]
    for (name, marked, line, column, endLine, endColumn) in table {
      let text = try MarkedText(marked)
      let record = DiagnosticRecord(
        Diagnostic(.error, code: "unknown-name", "wrong", at: text.span),
        in: text.map
      )
      XCTAssertEqual(record.file, "tokyo.trip", name)
      XCTAssertEqual([record.line, record.column], [line, column], name)
      XCTAssertEqual([record.endLine, record.endColumn], [endLine, endColumn], name)
      XCTAssertNil(record.help, name)
    }
  }

  func testTheEndOfASpanStaysInItsFile() throws {
    var map = SourceMap()
    _ = try map.add(name: "a", bytes: Array("Mia".utf8))
    _ = try map.add(name: "b", bytes: Array("Leo".utf8))
    let span = SourceSpan(start: 1, end: 6)
    let record = DiagnosticRecord(Diagnostic(.error, code: "c", "m", at: span), in: map)
    XCTAssertEqual([record.endLine, record.endColumn], [1, 4])
  }

  func testHelpHoldsTheMendedLine() throws {
    let table: [(help: String?, mended: String?, expected: String?)] = [
      (nil, nil, nil), ("do this", nil, "do this"), (nil, "home USD", "write: home USD"),
      ("do this", "home USD", "do this\nwrite: home USD"),
    ]
    let text = try MarkedText("«home»")
    for (help, mended, expected) in table {
      let diagnostic = Diagnostic(
        .warning,
        code: "c",
        "m",
        at: text.span,
        help: help,
        mended: mended
      )
      XCTAssertEqual(DiagnosticRecord(diagnostic, in: text.map).help, expected)
    }
  }

  func testSeveritiesAreStableWords() throws {
    let text = try MarkedText("«home»")
    let table: [(Diagnostic.Severity, String, command: String)] = [
      (.error, "error", "::error "), (.failure, "failure", "::error "),
      (.warning, "warning", "::warning "),
    ]
    for (severity, word, command) in table {
      let diagnostic = Diagnostic(severity, code: "c", "m", at: text.span)
      XCTAssertEqual(DiagnosticRecord(diagnostic, in: text.map).severity, word)
      let annotation = GitHubAnnotations.annotation(for: diagnostic, in: text.map)
      XCTAssertTrue(annotation.hasPrefix(command), annotation)
    }
  }

  func testAnAnnotationEscapesWhatWouldEndIt() throws {
    let text = try MarkedText("Me paid ¥900 for «Maia», Leo", name: "a,b:50%.trip")
    let diagnostic = Diagnostic(
      .error,
      code: "unknown-name",
      "nobody is called 'Maia':\r 100%, sure\u{1B}",
      at: text.span,
      help: "try 'Mia'",
      mended: "Me paid ¥900 for Mia, Leo"
    )
    XCTAssertEqual(
      GitHubAnnotations.annotation(for: diagnostic, in: text.map),
      "::error file=a%2Cb%3A50%25.trip,line=1,col=18,endLine=1,endColumn=22,title=unknown-name"
        + "::nobody is called 'Maia':%0D 100%25, sure\\u{1B}%0Atry 'Mia'%0A"
        + "write: Me paid ¥900 for Mia, Leo"
    )
  }
}
