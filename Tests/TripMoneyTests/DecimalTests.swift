import TripMoney
import XCTest

final class DecimalTests: XCTestCase {
  func testANumberPrintsAsItWasWritten() {
    let cases: [(Int64, Int, String)] = [
      (67, 4, "0.0067"), (670, 5, "0.00670"), (1234, 2, "12.34"), (1200, 2, "12.00"), (7, 0, "7"),
      (0, 0, "0"), (0, 2, "0.00"), (-67, 4, "-0.0067"), (5, 1, "0.5"), (10, 1, "1.0"),
      (.min, 18, "-9.223372036854775808"), (1, 20, "0.00000000000000000001"),
    ]
    for (significand, scale, text) in cases {
      XCTAssertEqual(Decimal(significand: significand, scale: scale).description, text)
    }
  }

  func testOnlyNumbersWithNoMoreDecimalsThanTheCurrencyHaveMinorUnits() {
    let cases: [(Int64, Int, Int, Int64?)] = [
      (1234, 2, 2, 1234), (1234, 1, 2, 12_340), (12, 0, 2, 1200), (12, 0, 0, 12),
      (3333, 3, 3, 3333),
      (1500, 3, 2, nil), (19_830, 3, 0, nil), (10, 1, 0, nil), (0, 1, 0, nil), (0, 0, 4, 0),
      (92_233_720_368_547_758, 0, 2, 9_223_372_036_854_775_800),
      (92_233_720_368_547_759, 0, 2, nil), (.max, 0, 0, .max), (.max, 0, 1, nil),
    ]
    for (significand, scale, decimals, units) in cases {
      let number = Decimal(significand: significand, scale: scale)
      XCTAssertEqual(number.minorUnits(decimals: decimals), units, "\(number) of \(decimals)")
    }
  }

  func testDigitsCountWithoutZerosInFrontOrAtTheEndBehindThePoint() {
    let cases: [(Int64, Int, Int)] = [
      (67, 4, 2), (670, 5, 2), (15_000, 2, 3), (15_000, 4, 2), (15_000, 0, 5), (1000, 3, 1),
      (10_000, 3, 2), (0, 0, 0), (0, 3, 0), (123_456_789_012_345, 7, 15), (-150, 1, 2),
      (100_000_000_000_000_000, 2, 16),
    ]
    for (significand, scale, digits) in cases {
      let number = Decimal(significand: significand, scale: scale)
      XCTAssertEqual(number.significantDigits, digits, "\(number)")
    }
  }

  func testTheValueIsExact() {
    XCTAssertEqual("\(Decimal(significand: 67, scale: 4).rational)", "67/10000")
    XCTAssertEqual("\(Decimal(significand: 1500, scale: 3).rational)", "3/2")
    XCTAssertEqual(
      "\(Decimal(significand: 3, scale: 20).rational)",
      "3/100000000000000000000"
    )
  }
}
