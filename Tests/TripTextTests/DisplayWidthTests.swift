import XCTest

@testable import TripText

final class DisplayWidthTests: XCTestCase {
  func testTheWidthOfAText() {
    let table: [(String, String, Int)] = [
      ("empty", "", 0), ("ASCII", "Mia paid", 8), ("Latin", "José ¥", 6), ("Greek", "Ωμέγα", 5),
      ("Han", "小明", 4), ("Hangul", "한국", 4), ("full-width", "ＡＢ", 4), ("half-width kana", "ｱ", 1),
      ("combining", "e\u{301}", 1), ("two marks", "e\u{301}\u{323}", 1), ("Hebrew point", "שָ", 1),
      ("Hangul in parts", "\u{1112}\u{1161}\u{11AB}", 2), ("Thai", "นี้", 1),
      ("kana in parts", "か\u{3099}", 2), ("enclosing mark", "a\u{20DD}", 1),
      ("a lone mark", "\u{301}", 0),
      ("emoji", "🐻", 2), ("family", "👨‍👩‍👧", 2), ("skin", "👍🏽", 2), ("skin on text", "☝🏽", 2),
      ("flag", "🇯🇵", 2), ("two flags", "🇯🇵🇫🇷", 4), ("half a flag", "🇯", 2),
      ("region", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("pirates", "🏴‍☠️", 2), ("rainbow", "🏳️‍🌈", 2),
      ("heart as text", "❤", 1), ("heart as emoji", "❤️", 2), ("keycap", "1️⃣", 2),
      ("burning heart", "❤️‍🔥", 2), ("digit", "1", 1), ("copyright", "©", 1),
      ("arrow", "→", 1), ("yen, full-width", "￥", 2), ("no-break blank", "\u{A0}", 1),
      ("escape", "\u{1B}", 6), ("tab", "a\tb", 3), ("newline", "a\nb", 2),
      ("hidden blank", "a\u{200B}b", 10), ("ideographic variant", "葛\u{E0100}", 2),
    ]
    for (name, text, width) in table {
      XCTAssertEqual(text.displayWidth, width, name)
    }
  }

  func testTheRangesAscendAndDoNotTouch() {
    XCTAssertGreaterThan(wideRanges.count, 100)
    var last: UInt32 = 0
    for range in wideRanges {
      XCTAssertGreaterThan(range.first, last + 1)
      XCTAssertGreaterThanOrEqual(range.last, range.first)
      last = range.last
    }
  }

  func testBothEndsOfEveryRangeAreWide() throws {
    for range in wideRanges {
      for value in [range.first, range.last] {
        let scalar = try XCTUnwrap(Unicode.Scalar(value))
        // Marks of wide letters, and the Hangul filler, take no cells of their own.
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: continue
        default: if scalar.isInvisible { continue }
        }
        XCTAssertEqual(String(scalar).displayWidth, 2, String(value, radix: 16))
      }
    }
  }

  func testTheShortCutsAgreeWithTheRule() {
    for value in UInt32(0x20)..<0x3100 {
      guard let scalar = Unicode.Scalar(value), !scalar.isInvisible else { continue }
      let isWide = wideRanges.contains { ($0.first...$0.last).contains(value) }
      let expected =
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: 0
        default: isWide ? 2 : (0x1160...0x11FF).contains(value) ? 0 : 1
        }
      XCTAssertEqual(String(scalar).displayWidth, expected, String(value, radix: 16))
    }
  }

  func testPaddingFillsWithBlanks() {
    let table: [(String, Int, left: String, right: String)] = [
      ("Mia", 5, "Mia  ", "  Mia"), ("小明", 5, "小明 ", " 小明"), ("Mia", 2, "Mia", "Mia"),
      ("", 2, "  ", "  "), ("Mia", -1, "Mia", "Mia"), ("👨‍👩‍👧", 3, "👨‍👩‍👧 ", " 👨‍👩‍👧"),
    ]
    for (text, width, left, right) in table {
      XCTAssertEqual(text.padded(to: width), left)
      XCTAssertEqual(text.rightAligned(to: width), right)
    }
  }

  func testTruncatingNeverCutsACharacter() {
    let table: [(String, Int, String)] = [
      ("Taxi", 4, "Taxi"), ("Taxis", 4, "Tax…"), ("Taxi", 1, "…"), ("Taxi", 0, ""),
      ("Taxi", -3, ""),
      ("小明小明", 6, "小明…"), ("小明小明", 4, "小…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
      ("a👨‍👩‍👧b", 3, "a…"), ("a👨‍👩‍👧bc", 4, "a👨‍👩‍👧…"), ("🇯🇵🇫🇷", 3, "🇯🇵…"), ("", 0, ""),
      ("a\u{1B}b", 8, "a\u{1B}b"),
      ("a\u{1B}b", 7, "a\\u{1B…"), ("می‌خواهم", 7, "می‌خواهم"), ("می‌خواهم!", 7, "می‌خواه…"),
    ]
    for (text, width, expected) in table {
      let result = text.truncated(toWidth: width)
      XCTAssertEqual(result, expected)
      XCTAssertLessThanOrEqual(result.displayWidth, max(0, width))
    }
  }
}
