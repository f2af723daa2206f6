import TripTesting
import XCTest

@testable import TripText

final class SourceMapTests: XCTestCase {
  func testALocationCountsLinesAndCharactersFromOne() throws {
    let table: [(String, String, line: Int, column: Int)] = [
      ("empty file", "", 1, 1),
      ("first character", "«Mia paid", 1, 1),
      ("end of the file", "Mia«", 1, 4),
      ("after the last newline", "Mia\n«", 2, 1),
      ("at a newline", "Mia«\nLeo", 1, 4),
      ("after LF", "Mia\n«Leo", 2, 1),
      ("after CR LF", "Mia\r\n«Leo", 2, 1),
      ("at the LF of CR LF", "Mia\r«\nLeo", 1, 4),
      ("after a lone CR", "Mia\r«Leo", 2, 1),
      ("CR at the end", "Mia\r«", 2, 1),
      ("two CR, one LF", "a\r\r\n«b", 3, 1),
      ("LF before CR", "a\n\r«b", 3, 1),
      ("after Han characters", "小明«", 1, 3),
      ("after a combining accent", "Jose\u{301}« paid", 1, 5),
      ("inside a combining sequence", "Jose«\u{301} paid", 1, 4),
      ("after a family", "👨‍👩‍👧«x", 1, 2),
      ("inside a family", "👨‍«👩‍👧x", 1, 1),
      ("after two flags", "🇯🇵🇫🇷«", 1, 3),
      ("after a tab", "\t«x", 1, 2),
      ("accent just before ASCII", "e\u{301}x«", 1, 3),
      ("after a byte-order mark", "\u{FEFF}«Mia", 1, 1),
      ("at a byte-order mark", "«\u{FEFF}Mia", 1, 1),
      ("on the line of a byte-order mark", "\u{FEFF}Mia« paid", 1, 4),
      ("a byte-order mark inside counts", "a\u{FEFF}«b", 1, 3),
      ("only a byte-order mark", "\u{FEFF}«", 1, 1),
    ]
    for (name, marked, line, column) in table {
      for before in [nil, "", "trip\nhome\nx"] {
        let text = try MarkedText(marked, before: before)
        let file = before == nil ? 0 : 1
        XCTAssertEqual(
          text.map.location(of: text.span.start),
          SourceMap.Location(file: file, line: line, column: column),
          "\(name), before: \(before ?? "nothing")"
        )
        XCTAssertEqual(text.map.line(at: text.span.start), line, name)
      }
    }
  }

  func testBytesThatAreNotUTF8CountOneByOne() throws {
    var map = SourceMap()
    _ = try map.add(name: "a", bytes: Array("é".utf8) + [0xFF, 0xE5, 0xB0] + Array("x".utf8))
    let columns = (0...6).map { map.location(of: $0).column }
    XCTAssertEqual(columns, [1, 1, 2, 3, 4, 5, 6])
  }

  func testAnOffsetPastAFileIsItsEnd() throws {
    var map = SourceMap()
    _ = try map.add(name: "a", bytes: Array("one\ntwo".utf8))
    _ = try map.add(name: "b", bytes: [])
    XCTAssertEqual(map.location(of: 7), SourceMap.Location(file: 0, line: 2, column: 4))
    XCTAssertEqual(map.location(of: 8), SourceMap.Location(file: 1, line: 1, column: 1))
    XCTAssertEqual(map.location(of: .max), SourceMap.Location(file: 1, line: 1, column: 1))
    XCTAssertEqual(map.lineSpan(containing: .max), SourceSpan(at: 8))
  }

  func testALineSpanLeavesOutTheLineEndAndTheByteOrderMark() throws {
    let table: [(String, String, line: String)] = [
      ("empty file", "", ""),
      ("LF", "a\nbc«\nd", "bc"),
      ("CR LF", "a\r\nb«c\r\nd", "bc"),
      ("at the LF of CR LF", "a\r«\nbc", "a"),
      ("CR", "a\rb«c\rd", "bc"),
      ("empty line of CR LF", "a\r\n«\r\nd", ""),
      ("empty line after CR", "a\r«\n", "a"),
      ("last line without an end", "a\nb«c", "bc"),
      ("after the last newline", "abc\n«", ""),
      ("byte-order mark", "\u{FEFF}a«b\nc", "ab"),
      ("at the byte-order mark", "«\u{FEFF}ab\nc", "ab"),
    ]
    for (name, marked, line) in table {
      let text = try MarkedText(marked, before: "x\ny")
      let span = text.map.lineSpan(containing: text.span.start)
      XCTAssertEqual(text.map.text(in: span), line, name)
    }
  }

  func testTheTextOfASpanStaysInItsFile() throws {
    let text = try MarkedText("Me paid «¥900» for 小明", before: "trip")
    XCTAssertEqual(text.map.text(in: text.span), "¥900")
    XCTAssertEqual(text.map.text(in: SourceSpan(start: 2, end: .max)), "ip")
    XCTAssertEqual(text.map.text(in: SourceSpan(at: 3)), "")
    XCTAssertEqual(text.map.text(in: SourceSpan(start: 3, end: 1)), "")
    var map = SourceMap()
    _ = try map.add(name: "a", bytes: [0x61, 0xFF])
    XCTAssertEqual(map.text(in: map.files[0].span), "a\u{FFFD}")
  }

  func testEveryOffsetOfARandomTextIsFoundAsBySimpleCounting() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let pieces = ["a", "bc", "\n", "\r", "\r\n", "小", " "]
      let text = (0..<random.next() % 30).map { _ in
        pieces[Int(random.next() % UInt64(pieces.count))]
      }.joined()
      var map = SourceMap()
      let bytes = Array(text.utf8)
      _ = try map.add(name: "a", bytes: bytes)
      var line = 1
      for offset in 0...bytes.count {
        if offset > 0 {
          let isEnd =
            bytes[offset - 1] == 0x0A
            || bytes[offset - 1] == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A)
          if isEnd { line += 1 }
        }
        XCTAssertEqual(map.line(at: UInt32(offset)), line, "\(text.debugDescription) at \(offset)")
      }
    }
  }
}
