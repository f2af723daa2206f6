import TripTesting
import XCTest

@testable import TripText

final class ShownTextTests: XCTestCase {
  func testInvisibleCharactersBecomeEscapes() {
    let table: [(String, String, String)] = [
      ("escape", "a\u{1B}[31mb", "a\\u{1B}[31mb"), ("NUL", "\0", "\\u{0}"),
      ("delete", "\u{7F}", "\\u{7F}"), ("C1", "\u{9B}31m", "\\u{9B}31m"),
      ("bell", "\u{7}", "\\u{7}"), ("carriage return", "a\rb", "a\\u{D}b"),
      ("CR LF", "a\r\nb", "a\\u{D}\nb"), ("tab", "a\tb", "a b"),
      ("override", "a\u{202E}b", "a\\u{202E}b"), ("isolate", "\u{2066}", "\\u{2066}"),
      ("mark", "\u{200F}", "\\u{200F}"), ("zero-width blank", "Mi\u{200B}a", "Mi\\u{200B}a"),
      ("soft hyphen", "a\u{AD}", "a\\u{AD}"), ("grapheme joiner", "a\u{34F}b", "a\\u{34F}b"),
      ("Hangul filler", "\u{3164}", "\\u{3164}"), ("byte-order mark", "\u{FEFF}", "\\u{FEFF}"),
      ("line separator", "a\u{2028}b", "a\\u{2028}b"), ("tag", "a\u{E0041}", "a\\u{E0041}"),
      ("joiner between letters", "a\u{200D}b", "a\\u{200D}b"),
      ("joiner after an emoji", "👩\u{200D}", "👩\\u{200D}"),
      ("joiner between halves of a flag", "🇯\u{200D}🇵", "🇯\\u{200D}🇵"),
      ("joiner before text", "👩\u{200D}a", "👩\\u{200D}a"),
      ("selector on a letter", "a\u{FE0F}", "a\\u{FE0F}"),
      ("selector on a digit", "1\u{FE0F}2", "1\\u{FE0F}2"),
      ("two selectors", "❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
      ("variant of a letter", "a\u{E0100}", "a\\u{E0100}"),
      ("joiner after a hidden selector", "a\u{FE0F}\u{200D}❤", "a\\u{FE0F}\\u{200D}❤"),
      ("two Mongolian selectors", "ᠠ\u{180B}\u{180B}", "ᠠ\u{180B}\\u{180B}"),
      ("message in tags", "🏴\u{E0068}\u{E0069}", "🏴\\u{E0068}\\u{E0069}"),
      ("tags without an end", "🏴\u{E0067}\u{E0062}\u{E0065}", "🏴\\u{E0067}\\u{E0062}\\u{E0065}"),
      ("non-joiner between Latin", "a\u{200C}b", "a\\u{200C}b"),
      ("non-joiner at the end", "می\u{200C}", "می\\u{200C}"),
    ]
    for (name, text, expected) in table {
      XCTAssertEqual(text.shown(), expected, name)
    }
  }

  func testWhatShapesAVisibleCharacterStays() {
    let texts = [
      "", "Mia paid\n¥900", "👨‍👩‍👧", "👩🏽‍🚀", "🏳️‍🌈", "🏴‍☠️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿!", "🏴", "1️⃣", "❤️", "❤︎", "🇯🇵",
      "می‌خواهم", "क्‍ष", "葛\u{E0100}", "葛\u{FE00}", "e\u{301}", "\u{A0}", "\u{3000}", "ᠠ\u{180B}",
    ]
    for text in texts {
      XCTAssertEqual(Array(text.shown().unicodeScalars), Array(text.unicodeScalars), text)
    }
  }

  func testANewlineGoesWhereOneLineIsAsked() {
    XCTAssertEqual("a\n\tb".shown(onOneLine: true), "a\\u{A} b")
  }

  func testTheInvisibleAreThoseThatUnicodeSaysAreIgnorable() throws {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let expected =
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(value)
        }
      if scalar.isInvisible != expected { XCTFail(String(value, radix: 16)) }
    }
  }

  func testNothingInvisibleIsLeftOfRandomText() {
    var random = SeededGenerator(seed: 3)
    let values: [UInt32] = [
      0x1B, 0x9B, 0x0D, 0x09, 0x41, 0x301, 0x200C, 0x200D, 0x202E, 0xFE0F, 0xE0067, 0xE007F,
      0xE0100, 0x1F3F4, 0x1F469, 0x2764, 0x845B, 0x627, 0x31, 0x20E3, 0x180B,
    ]
    let allowed: Set<UInt32> = [0x200C, 0x200D, 0xFE0F, 0xE0067, 0xE007F, 0xE0100, 0x180B]
    for _ in 0..<5_000 {
      let scalars = (0..<8).compactMap { _ in
        Unicode.Scalar(values[Int(random.next() % UInt64(values.count))])
      }
      let shown = String(String.UnicodeScalarView(scalars)).shown()
      for scalar in shown.unicodeScalars where scalar.isInvisible {
        XCTAssertTrue(allowed.contains(scalar.value), "\(scalars)")
      }
      XCTAssertEqual(shown.shown(), shown, "showing what is shown changes nothing: \(scalars)")
    }
  }
}
