import TripTesting
import XCTest

@testable import TripText

final class DiagnosticRendererTests: XCTestCase {
  private func rendered(_ diagnostic: Diagnostic, in map: SourceMap, width: Int = 100) -> [String] {
    let text = DiagnosticRenderer(width: width).render(diagnostic, in: map)
    let plain = PlainRenderer().render(text)
    XCTAssertTrue(plain.hasSuffix("\n"))
    return plain.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
  }

  private func rendered(_ marked: String, width: Int = 100) throws -> [String] {
    let text = try MarkedText(marked)
    let diagnostic = Diagnostic(.error, code: "c", "wrong", at: text.span)
    return rendered(diagnostic, in: text.map, width: width)
  }

  func testTheExampleOfTheReference() throws {
    let text = try MarkedText(String(repeating: "\n", count: 11) + "Me paid ¥900 for «Maia», Leo\n")
    let diagnostic = Diagnostic(
      .error,
      code: "unknown-name",
      "nobody on this trip is called 'Maia'",
      at: text.span,
      help: "did you mean 'Mia'? Declare newcomers with: buddy Maia"
    )
    let expected = """
      tokyo.trip:12:18: error: nobody on this trip is called 'Maia'
         12 | Me paid ¥900 for Maia, Leo
            |                  ^^^^
            = did you mean 'Mia'? Declare newcomers with: buddy Maia

      """
    let result = DiagnosticRenderer().render(diagnostic, in: text.map)
    XCTAssertEqual(PlainRenderer().render(result), expected)
  }

  func testCaretsStandUnderTheSpan() throws {
    let table: [(String, String, line: String, carets: String)] = [
      ("ASCII", "a «bc» d", "a bc d", "  ^^"),
      ("after Han", "小明 «paid»", "小明 paid", "     ^^^^"),
      ("Han", "a «小明» b", "a 小明 b", "  ^^^^"),
      ("after a combining accent", "Jose\u{301} «x»", "Jose\u{301} x", "     ^"),
      ("a combining accent", "«e\u{301}»x", "e\u{301}x", "^"),
      ("half a character", "a«e»\u{301}x", "ae\u{301}x", " ^"),
      ("only the accent", "ae«\u{301}»x", "ae\u{301}x", " ^"),
      ("after a family", "👨‍👩‍👧 «x»", "👨‍👩‍👧 x", "   ^"),
      ("a flag", "«🇯🇵»🇫🇷", "🇯🇵🇫🇷", "^^"),
      ("after a tab", "\t«x»", "        x", "        ^"),
      ("after text and a tab", "ab\t«x»", "ab      x", "        ^"),
      ("after Han and a tab", "小明\t«x»", "小明    x", "        ^"),
      ("a tab", "a«\t»b", "a       b", " ^^^^^^^"),
      ("empty span", "ab«»cd", "abcd", "  ^"),
      ("empty span before Han", "ab«»小", "ab小", "  ^"),
      ("at the end of the line", "ab«»\ncd", "ab", "  ^"),
      ("at the end of the file", "ab«»", "ab", "  ^"),
      ("only a line end", "ab«\r\n»cd", "ab", "  ^"),
      ("over lines", "a «b {\nc\n}»", "a b {", "  ^^^"),
      ("byte-order mark", "\u{FEFF}«ab» c", "ab c", "^^"),
      ("from the byte-order mark on", "«\u{FEFF}ab» c", "ab c", "^^"),
      ("after an escape", "\u{1B}[«x»", "\\u{1B}[x", "       ^"),
      ("an escape", "a«\u{202E}»b", "a\\u{202E}b", " ^^^^^^^^"),
      ("a joiner that Persian needs", "می‌خو «x»", "می‌خو x", "     ^"),
      ("NUL", "«\0»", "\\u{0}", "^^^^^"),
      ("CR LF", "x\r\na «b»\r\n", "a b", "  ^"),
      ("a lone CR", "x\ra «b»\ry", "a b", "  ^"),
    ]
    for (name, marked, line, carets) in table {
      let lines = try rendered(marked)
      XCTAssertEqual(lines.count, 3, name)
      XCTAssertEqual(String(lines[1].dropFirst(8)), line, name)
      XCTAssertEqual(lines[2], "      | " + carets, name)
    }
  }

  func testAnEmptyFileHasItsPlace() throws {
    XCTAssertEqual(
      try rendered("«»"),
      ["tokyo.trip:1:1: error: wrong", "    1 |", "      | ^"]
    )
  }

  func testBytesThatAreNotUTF8AreShown() throws {
    var map = SourceMap()
    let bytes = Array("José ".utf8) + [0x4A, 0xE9] + Array(" x".utf8)
    _ = try map.add(name: "a.trip", bytes: bytes)
    let diagnostic = Diagnostic(.error, code: "c", "wrong", at: SourceSpan(start: 7, end: 8))
    XCTAssertEqual(
      rendered(diagnostic, in: map),
      ["a.trip:1:7: error: wrong", "    1 | José J\\xE9 x", "      |       ^^^^"]
    )
  }

  func testEachSeverityHasItsWord() throws {
    let text = try MarkedText("«x»")
    let table: [(Diagnostic.Severity, String)] = [
      (.error, "error"), (.warning, "warning"), (.failure, "failed"),
    ]
    for (severity, word) in table {
      let diagnostic = Diagnostic(severity, code: "c", "m", at: text.span)
      XCTAssertEqual(rendered(diagnostic, in: text.map)[0], "tokyo.trip:1:1: \(word): m")
    }
  }

  func testHelpMendAndNotesFollow() throws {
    var map = SourceMap()
    let first = "buddies Mia\n"
    let text = String(repeating: "\n", count: 99_999) + "buddy mia"
    _ = try map.add(name: "a\nb.trip", bytes: Array(first.utf8))
    let index = try map.add(name: "b.trip", bytes: Array(text.utf8))
    let end = map.files[index].span.end
    let diagnostic = Diagnostic(
      .error,
      code: "twice",
      "'mia' is declared twice",
      at: SourceSpan(start: end - 3, end: end),
      help: "one of them\nis enough",
      mended: "buddy\tMaya",
      notes: [.init("first declared here", at: SourceSpan(start: 8, end: 11))]
    )
    XCTAssertEqual(
      rendered(diagnostic, in: map),
      [
        "b.trip:100000:7: error: 'mia' is declared twice",
        "100000 | buddy mia",
        "       |       ^^^",
        "       = one of them",
        "       = is enough",
        "       = write: buddy Maya",
        "a\\u{A}b.trip:1:9: note: first declared here",
        "     1 | buddies Mia",
        "       |         ^^^",
      ]
    )
  }

  func testALongLineIsCutAroundTheSpan() throws {
    let filler = String(repeating: "0123456789", count: 3)
    let table: [(String, String, line: String, carets: String)] = [
      ("fits", "«ab»" + filler, "ab" + filler, "^^"),
      ("just fits", "«ab»" + filler + "0123", "ab" + filler + "0123", "^^"),
      ("just doesn't", "«ab»" + filler + "01234", "ab" + filler + "01…", "^^"),
      ("at the start", "«ab»" + filler + filler, "ab" + filler + "01…", "^^"),
      (
        "at the end", filler + filler + "«ab»", "…89" + filler + "ab",
        String(repeating: " ", count: 33) + "^^"
      ),
      (
        "in the middle", filler + filler + "«ab»" + filler + filler,
        "…4567890123456789ab0123456789012345…", String(repeating: " ", count: 17) + "^^"
      ),
      (
        "longer than the width", "x«" + filler + filler + "»",
        "…" + filler + "0123…", " " + String(repeating: "^", count: 34)
      ),
      (
        "wide characters", String(repeating: "小明", count: 20) + "«ab»" + filler,
        "…小明小明小明小明ab0123456789012345…", String(repeating: " ", count: 17) + "^^"
      ),
      (
        "caret after the end", filler + filler + "«»", "…" + "789" + filler,
        String(repeating: " ", count: 34) + "^"
      ),
    ]
    for (name, marked, line, carets) in table {
      let lines = try rendered(marked, width: 44)
      XCTAssertEqual(String(lines[1].dropFirst(8)), line, name)
      XCTAssertEqual(String(lines[2].dropFirst(8)), carets, name)
      for shown in lines[1...] { XCTAssertLessThanOrEqual(shown.displayWidth, 44, name) }
    }
  }

  func testAVeryLongLineIsShownFromItsMiddle() throws {
    let filler = String(repeating: "小e\u{301}👨‍👩‍👧", count: 5_000)
    let lines = try rendered(filler + "«Maia»" + filler, width: 60)
    XCTAssertTrue(lines[0].hasPrefix("tokyo.trip:1:15001: "))
    XCTAssertLessThanOrEqual(lines[1].displayWidth, 60)
    let before = try XCTUnwrap(lines[1].range(of: "Maia"))
    XCTAssertEqual(
      String(lines[1][..<before.lowerBound]).displayWidth,
      try XCTUnwrap(lines[2].firstIndex(of: "^")).utf16Offset(in: lines[2])
    )
    XCTAssertTrue(lines[2].hasSuffix("^^^^"))
    XCTAssertFalse(lines[1].contains("\\"))
  }

  func testNoWidthIsTooSmallOrTooLarge() throws {
    for width in [Int.min, -1, 0, 1, 27, 28, 100_000, .max] {
      for marked in ["«»", "ab «cd» ef", String(repeating: "x", count: 3_000) + "«y»"] {
        let lines = try rendered(marked, width: width)
        XCTAssertEqual(lines.count, 3)
        XCTAssertTrue(lines[2].hasSuffix("^"))
      }
    }
  }

  func testCaretsLineUpUnderRandomBytes() throws {
    var random = SeededGenerator(seed: 13)
    let pieces: [[UInt8]] =
      [
        "a", "\t", "小", "\u{301}", "🇯", "👩", "\u{200D}", "\u{1B}", "\u{202E}", "\n", "\r",
        "\u{FEFF}",
        "\u{E0041}", "é",
      ].map { Array($0.utf8) } + [[0xFF], [0xE5, 0xB0], [0x80]]
    for _ in 0..<2_000 {
      let bytes = (0..<random.next() % 60).flatMap { _ in
        pieces[Int(random.next() % UInt64(pieces.count))]
      }
      var map = SourceMap()
      _ = try map.add(name: "a", bytes: bytes)
      let ends = (0..<2).map { _ in UInt32(random.next() % UInt64(bytes.count + 3)) }.sorted()
      let span = SourceSpan(start: ends[0], end: ends[1])
      let lines = rendered(Diagnostic(.warning, code: "c", "m", at: span), in: map, width: 40)
      XCTAssertEqual(lines.count, 3, "\(bytes)")
      XCTAssertLessThanOrEqual(lines[1].displayWidth, 40, "\(bytes)")
      // A caret stands under a shown cell, or right after the last.
      XCTAssertLessThanOrEqual(lines[2].displayWidth, max(9, lines[1].displayWidth + 1), "\(bytes)")
      XCTAssertTrue(lines[2].contains("^"), "\(bytes)")
    }
  }
}
