import TripMoney
import XCTest

@testable import TripSyntax

final class NumeralTests: XCTestCase {
  /// The number, or what is wrong with it.
  private func reading(_ text: String, _ format: NumberFormat) -> String {
    do throws(Numeral.Fault) {
      return "\(try Numeral.value(of: Array(text.utf8), 0..<text.utf8.count, format))"
    } catch {
      return "\(error)"
    }
  }

  func testEachFormatReadsItsOwnMarks() {
    let severalMarks = "severalDecimalMarks"
    let cases: [(text: String, point: String, comma: String, space: String, apostrophe: String)] = [
      ("0", "0", "0", "0", "0"),
      ("1234", "1234", "1234", "1234", "1234"),
      ("1.5", "1.5", foreign("1.5"), foreign("1.5"), "1.5"),
      ("1,5", foreign("1.5"), "1.5", "1.5", foreign("1.5")),
      ("1.500", "1.500", "1500", foreign("1.500"), "1.500"),
      ("1,500", "1500", "1.500", "1.500", foreign("1.500")),
      ("1,234.56", "1234.56", foreign("1234.56"), foreign("1234.56"), foreign("1234.56")),
      ("1.234,56", foreign("1234.56"), "1234.56", foreign("1234.56"), foreign("1234.56")),
      ("1 234,56", foreign("1234.56"), "1234.56", "1234.56", foreign("1234.56")),
      ("1'234.56", "1234.56", foreign("1234.56"), foreign("1234.56"), "1234.56"),
      ("1’234.56", "1234.56", foreign("1234.56"), foreign("1234.56"), "1234.56"),
      ("1_234", "1234", "1234", "1234", "1234"),
      ("1\u{2009}234", "1234", "1234", "1234", "1234"),
      ("1\u{A0}234", "1234", "1234", "1234", "1234"),
      ("1\u{202F}234", "1234", "1234", "1234", "1234"),
      ("1,234,567", "1234567", severalMarks, severalMarks, severalMarks),
      ("1.234.567", severalMarks, "1234567", severalMarks, severalMarks),
      ("12,34,567", "1234567", severalMarks, severalMarks, severalMarks),
      ("12_34_567", "1234567", "1234567", "1234567", "1234567"),
      ("1,2,3", "badGroups", severalMarks, severalMarks, severalMarks),
      ("1_2345", "badGroups", "badGroups", "badGroups", "badGroups"),
      ("1234,567", foreign("1234.567"), "1234.567", "1234.567", foreign("1234.567")),
      (
        "1,234'567", foreign("1234.567"), foreign("1234.567"), foreign("1234.567"),
        foreign("1234.567")
      ),
      (".50", noBefore, noBefore, noBefore, noBefore),
      ("5.", noAfter, noAfter, noAfter, noAfter),
      ("0,500", zeroGroup, "0.500", "0.500", foreign("0.500")),
      ("0.500", "0.500", zeroGroup, foreign("0.500"), "0.500"),
      (
        "123456789012345678", "123456789012345678", "123456789012345678", "123456789012345678",
        "123456789012345678"
      ),
      ("1234567890123456789", "tooManyDigits", "tooManyDigits", "tooManyDigits", "tooManyDigits"),
      ("0000000000000000000005", "5", "5", "5", "5"),
      ("00.5", "0.5", foreign("00.5"), foreign("00.5"), "0.5"),
    ]
    for (text, point, comma, space, apostrophe) in cases {
      XCTAssertEqual(reading(text, .point), point, "\(text) with a point")
      XCTAssertEqual(reading(text, .comma), comma, "\(text) with a comma")
      XCTAssertEqual(reading(text, .space), space, "\(text) with blanks")
      XCTAssertEqual(reading(text, .apostrophe), apostrophe, "\(text) with apostrophes")
    }
  }

  private func foreign(_ plain: String) -> String { "foreignMarks(plain: \"\(plain)\")" }
  private let noBefore = "noDigitBeforeMark(plain: \"0.50\")"
  private let noAfter = "noDigitAfterMark(plain: \"5\")"
  private let zeroGroup = "leadingZeroGroup(decimal: \"0.500\", whole: \"500\")"

  func testEveryDigitIsKept() {
    XCTAssertEqual(reading("0.00670", .point), "0.00670")
    XCTAssertEqual(reading("0.000000000000000001", .point), "0.000000000000000001")
    XCTAssertEqual(reading("0.0000000000000000001", .point), "tooManyDigits")
    XCTAssertEqual(reading("999999999999999.99", .point), "999999999999999.99")
  }

  func testSlipsAreMendedInTheFormatInForce() {
    assertMends([
      ("Anna paid 12,50", "Anna paid 12.50"), ("Anna paid .50", "Anna paid 0.50"),
      ("Anna paid 5.", "Anna paid 5"),

      ("Anna paid 1.234,56", "Anna paid 1234.56"),
    ])
    assertMends(
      [
        ("Anna paid 12.50", "Anna paid 12,50"),
        ("Anna paid 1,234.56", "Anna paid 1234,56"),
      ],
      numbers: .comma
    )
    assertRefuses(
      [("Anna paid «0.500»", "number-format"), ("Anna paid 5«,»", "unexpected")],
      numbers: .comma
    )
    assertRefuses([
      ("Anna paid «0,500»", "number-format"), ("Anna paid «1,2,3»", "number-format"),
      ("Anna paid «1.234.567»", "number-format"),
      ("Anna paid «1234567890123456789»", "too-many-digits"),
      ("Anna paid «12 34»", "two-numbers"),
    ])
  }
}
