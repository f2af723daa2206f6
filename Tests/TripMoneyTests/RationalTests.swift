import TripMoney
import TripTesting
import XCTest

final class RationalTests: XCTestCase {
  private static func random(using random: inout SeededGenerator) -> Rational {
    let digits = Int.random(in: 1...18, using: &random)
    let sign: Int64 = Bool.random(using: &random) ? 1 : -1
    return Rational(
      ExactInteger(sign * random.number(digits: digits)),
      over: ExactInteger(random.positive(digits: digits))
    )
  }

  func testAFractionIsInLowestTermsOverAPositiveDenominator() {
    let cases: [(Int, Int, String)] = [
      (67, 10_000, "67/10000"), (50, 100, "1/2"), (-50, 100, "-1/2"), (50, -100, "-1/2"),
      (-50, -100, "1/2"), (0, -7, "0"), (12, 4, "3"), (Int.min, Int.min, "1"),
      (Int.min, -1, "9223372036854775808"), (1, Int.min, "-1/9223372036854775808"),
    ]
    for (numerator, denominator, text) in cases {
      let fraction = Rational(ExactInteger(numerator), over: ExactInteger(denominator))
      XCTAssertEqual("\(fraction)", text, "\(numerator)/\(denominator)")
      XCTAssertEqual(fraction.denominator.sign, 1, "\(numerator)/\(denominator)")
    }
  }

  func testFractionsReckonAsTheirCrossProducts() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      let (left, right) = (Self.random(using: &random), Self.random(using: &random))
      let (a, b) = (left.numerator, left.denominator)
      let (c, d) = (right.numerator, right.denominator)
      XCTAssertEqual(left + right, Rational(a * d + c * b, over: b * d), "\(left) + \(right)")
      XCTAssertEqual(left - right, Rational(a * d - c * b, over: b * d), "\(left) - \(right)")
      XCTAssertEqual(left * right, Rational(a * c, over: b * d), "\(left) * \(right)")
      XCTAssertEqual(left < right, a * d < c * b, "\(left) < \(right)")
      XCTAssertEqual(left + right - right, left)
      var changed = left
      changed += right
      changed *= left
      changed -= right
      XCTAssertEqual(changed, (left + right) * left - right)
      XCTAssertEqual(left.sign, left.numerator.sign)
      XCTAssertEqual(Rational(a), Rational(a, over: .one))
      XCTAssertEqual(ExactInteger.gcd((left + right).numerator, (left + right).denominator), .one)
      guard !right.isZero else { continue }
      XCTAssertEqual(left / right * right, left)
      XCTAssertEqual(right * right.inverse, .one)
      XCTAssertEqual(right.inverse.denominator.sign, 1)
    }
  }

  func testFractionsRoundHalfAwayFromZeroAndDownTowardsMinusInfinity() {
    let cases: [(Int, Int, Int, Int)] = [
      (5, 2, 3, 2), (-5, 2, -3, -3), (7, 3, 2, 2), (-7, 3, -2, -3), (8, 3, 3, 2), (-8, 3, -3, -3),
      (0, 9, 0, 0), (6, 3, 2, 2), (-6, 3, -2, -2), (1, 2, 1, 0), (-1, 2, -1, -1), (49, 100, 0, 0),
      (-49, 100, 0, -1),
    ]
    for (numerator, denominator, halfUp, down) in cases {
      let fraction = Rational(ExactInteger(numerator), over: ExactInteger(denominator))
      XCTAssertEqual(fraction.roundedHalfUp(), ExactInteger(halfUp), "\(fraction)")
      XCTAssertEqual(fraction.roundedDown(), ExactInteger(down), "\(fraction)")
    }
  }
}
