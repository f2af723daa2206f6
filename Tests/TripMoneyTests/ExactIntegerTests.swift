import TripTesting
import XCTest

@testable import TripMoney

final class ExactIntegerTests: XCTestCase {
  /// Numbers around the edges of 64 and 128 bits, where the ways of reckoning meet.
  private static let edges: [Int128] = {
    var edges: [Int128] = [0, 1, 2, 3, 10]
    for bits in [31, 32, 62, 63, 64, 65, 126] {
      let power = Int128(1) << Int128(bits)
      edges += [power - 1, power, power + 1]
    }
    return edges + [Int128.max] + edges.map { -$0 } + [-Int128.max, Int128.min]
  }()

  /// Numbers of up to so many limbs; limbs of all zeros and all ones are common.
  private static func random(
    limbs count: Int,
    using random: inout SeededGenerator
  ) -> (fast: ExactInteger, slow: SlowInteger) {
    let limbs = (0..<Int.random(in: 0...count, using: &random)).map { _ -> UInt64 in
      switch Int.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: .max
      case 2: UInt64(1) << UInt64.random(in: 0..<64, using: &random)
      default: random.next()
      }
    }
    let isNegative = Bool.random(using: &random)
    return (
      ExactInteger(isNegative: isNegative, magnitude: Magnitude(limbs: limbs)),
      SlowInteger(limbs: limbs, isNegative: isNegative)
    )
  }

  func testEdgesOfTheMachineAddSubtractAndMultiplyAsAtSchool() {
    for left in Self.edges {
      for right in Self.edges {
        let (first, second) = (ExactInteger(left), ExactInteger(right))
        let (slow, other) = (SlowInteger("\(left)"), SlowInteger("\(right)"))
        XCTAssertEqual("\(first + second)", "\(slow + other)", "\(left) + \(right)")
        XCTAssertEqual("\(first - second)", "\(slow - other)", "\(left) - \(right)")
        XCTAssertEqual("\(first * second)", "\(slow * other)", "\(left) * \(right)")
        XCTAssertEqual(first < second, left < right, "\(left) < \(right)")
        XCTAssertEqual(first == second, left == right, "\(left) == \(right)")
      }
    }
  }

  func testEdgesOfTheMachineDivideAsAtSchool() {
    for dividend in Self.edges {
      for divisor in Self.edges where divisor > 0 {
        let (fast, slow) = (ExactInteger(dividend), SlowInteger("\(dividend)"))
        let (by, slowBy) = (ExactInteger(divisor), SlowInteger("\(divisor)"))
        let (quotient, remainder) = fast.dividedFloor(by: by)
        let expected = slow.dividedFloor(by: slowBy)
        XCTAssertEqual("\(quotient)", "\(expected)", "\(dividend) / \(divisor)")
        XCTAssertEqual("\(remainder)", "\(slow - expected * slowBy)", "\(dividend) / \(divisor)")
        XCTAssertEqual(
          "\(fast.dividedHalfUp(by: by))",
          "\(slow.dividedHalfUp(by: slowBy))",
          "\(dividend) / \(divisor)"
        )
      }
    }
  }

  func testNumbersOfManyLimbsReckonAsAtSchool() {
    var random = SeededGenerator(seed: 1)
    for round in 0..<400 {
      let size = round % 20 == 0 ? 40 : 8
      let (left, slowLeft) = Self.random(limbs: size, using: &random)
      let (right, slowRight) = Self.random(limbs: size, using: &random)
      XCTAssertEqual("\(left)", "\(slowLeft)")
      XCTAssertEqual("\(left + right)", "\(slowLeft + slowRight)", "\(left) + \(right)")
      XCTAssertEqual("\(left - right)", "\(slowLeft - slowRight)", "\(left) - \(right)")
      XCTAssertEqual("\(left * right)", "\(slowLeft * slowRight)", "\(left) * \(right)")
      XCTAssertEqual(left < right, slowLeft < slowRight, "\(left) < \(right)")
      guard right.sign > 0 else { continue }
      let quotient = slowLeft.dividedFloor(by: slowRight)
      XCTAssertEqual(
        "\(left.dividedFloor(by: right).quotient)",
        "\(quotient)",
        "\(left) / \(right)"
      )
      XCTAssertEqual(
        "\(left.dividedHalfUp(by: right))",
        "\(slowLeft.dividedHalfUp(by: slowRight))",
        "\(left) / \(right)"
      )
    }
  }

  func testAQuotientTimesTheDivisorAndTheRemainderGiveTheDividend() {
    var random = SeededGenerator(seed: 2)
    for round in 0..<3000 {
      let size = round % 30 == 0 ? 40 : 6
      let dividend = Self.random(limbs: size, using: &random).fast
      let divisor = Self.random(limbs: size / 2 + 1, using: &random).fast.magnitude
      if divisor.isZero { continue }
      let (quotient, remainder) = dividend.dividedFloor(by: divisor)
      XCTAssertEqual(quotient * divisor + remainder, dividend, "\(dividend) / \(divisor)")
      XCTAssertTrue(.zero <= remainder && remainder < divisor, "\(dividend) / \(divisor)")
    }
  }

  func testTheGuessedDigitIsPutRightWhereLongDivisionNeedsIt() {
    // Each takes the way through the guessing of a digit that it is named after.
    let half: UInt64 = 1 << 63
    let cases: [(name: String, dividend: [UInt64], divisor: [UInt64])] = [
      ("right at once", [2, .max - 1], [.max - 1, 3]),
      ("lowered once", [3, .max], [.max, 3]),
      ("lowered once, remainder full", [half - 1, .max], [.max - 1, 3]),
      ("lowered twice", [half + 1, 1, .max], [.max - 1, half]),
      ("lowered to zero", [2, 2, .max], [.max, .max]),
      ("equal leading limbs", [2, 0, half - 1], [half - 1, half - 1]),
      ("equal leading limbs, lowered", [1, 1, half + 1], [.max, half + 1]),
      ("equal leading limbs, remainder full", [2, 2, .max], [.max, .max]),
      ("equal leading limbs, added back", [1, .max - 1, 0, half], [half + 1, half + 1, half]),
      ("added back", [half, .max, .max - 1], [.max, .max, 2]),
      ("added back to zero", [half, 0, half + 1, 2], [2, half + 1, 2]),
      ("lowered and added back", [.max - 1, half, half, half - 1], [.max - 1, half + 1, half]),
      ("no shift", [0, 0, half, half - 1], [1, 0, half]),
      ("shift of 63", [5, 0, 0, 1], [0, 0, 1]),
      ("largest by largest", [.max, .max, .max, .max], [.max, .max]),
      ("shorter", [.max - 1, half], [3, .max]),
    ]
    for (name, dividend, divisor) in cases {
      let fast = ExactInteger(isNegative: false, magnitude: Magnitude(limbs: dividend))
      let by = ExactInteger(isNegative: false, magnitude: Magnitude(limbs: divisor))
      let slow = SlowInteger(limbs: dividend, isNegative: false)
      let slowBy = SlowInteger(limbs: divisor, isNegative: false)
      let (quotient, remainder) = fast.dividedFloor(by: by)
      let expected = slow.dividedFloor(by: slowBy)
      XCTAssertEqual("\(quotient)", "\(expected)", name)
      XCTAssertEqual("\(remainder)", "\(slow - expected * slowBy)", name)
    }
  }

  func testTheLawsOfArithmeticHold() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let a = Self.random(limbs: 5, using: &random).fast
      let b = Self.random(limbs: 3, using: &random).fast
      let c = Self.random(limbs: 5, using: &random).fast
      XCTAssertEqual(a + b, b + a)
      XCTAssertEqual(a * b, b * a)
      XCTAssertEqual((a + b) + c, a + (b + c))
      XCTAssertEqual((a * b) * c, a * (b * c))
      XCTAssertEqual(a * (b + c), a * b + a * c)
      XCTAssertEqual(a - b, -(b - a))
      XCTAssertEqual(a + -a, .zero)
      XCTAssertEqual(a + .zero, a)
      XCTAssertEqual(a * .one, a)
    }
  }

  func testWhateverFitsIsSmallHoweverItCameAbout() {
    let values: [Int64] = [0, 1, -1, .max, .min, .min + 1, 1 << 40]
    let huge = ExactInteger.power(of: 60)
    for value in values {
      let cases: [(String, ExactInteger)] = [
        ("sum", huge + ExactInteger(value) - huge),
        ("product", (huge * ExactInteger(value)).dividedFloor(by: huge).quotient),
        ("twice turned", -(-ExactInteger(value))),
        ("128 bits", ExactInteger(Int128(value))),
        ("half up", (huge * ExactInteger(value)).dividedHalfUp(by: huge)),
      ]
      for (name, result) in cases {
        guard case .small(value) = result else { return XCTFail("\(name) of \(value): \(result)") }
        XCTAssertEqual(result.hashValue, ExactInteger(value).hashValue, name)
      }
    }
  }

  func testKnownNumbersComeOut() {
    var factorial = ExactInteger.one
    for factor in 2...40 { factorial *= ExactInteger(factor) }
    XCTAssertEqual("\(factorial)", "815915283247897734345611269596115894272000000000")
    var power = ExactInteger.one
    for _ in 0..<200 { power *= ExactInteger(2) }
    XCTAssertEqual(
      "\(power)",
      "1606938044258990275541962092341162602522202993782792835301376"
    )
    XCTAssertEqual(
      "\(power.dividedFloor(by: factorial).remainder)",
      "\(power - power.dividedFloor(by: factorial).quotient * factorial)"
    )
    for exponent in [0, 1, 17, 18, 19, 20, 37, 38, 100] {
      let digits = "1" + String(repeating: "0", count: exponent)
      XCTAssertEqual("\(ExactInteger.power(of: exponent))", digits)
      XCTAssertEqual("\(-ExactInteger.power(of: exponent))", "-" + digits)
    }
  }

  func testTheGreatestCommonDivisorDividesBothAndLeavesNothingInCommon() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<2000 {
      let size = round % 4 + 1
      let common = Self.random(limbs: size, using: &random).fast
      let left = common * Self.random(limbs: size, using: &random).fast
      let right = common * Self.random(limbs: size, using: &random).fast
      let divisor = ExactInteger.gcd(left, right)
      XCTAssertEqual(divisor, ExactInteger.gcd(right, left))
      if divisor.isZero {
        XCTAssertTrue(left.isZero && right.isZero)
        continue
      }
      XCTAssertEqual(divisor.sign, 1)
      let (first, rest) = left.dividedFloor(by: divisor)
      let (second, otherRest) = right.dividedFloor(by: divisor)
      XCTAssertTrue(rest.isZero && otherRest.isZero, "gcd(\(left), \(right))")
      XCTAssertEqual(ExactInteger.gcd(first, second), .one, "gcd(\(left), \(right))")
      if !common.isZero {
        XCTAssertTrue(divisor.dividedFloor(by: common.magnitude).remainder.isZero)
      }
    }
    let smallest = ExactInteger(Int64.min)
    XCTAssertEqual("\(ExactInteger.gcd(smallest, smallest))", "9223372036854775808")
    XCTAssertEqual(ExactInteger.gcd(smallest, .zero), -smallest)
    XCTAssertEqual(ExactInteger.gcd(ExactInteger(-12), ExactInteger(18)), ExactInteger(6))
  }

  func testNarrowFormsAreThereExactlyWhereTheyFit() {
    for value in Self.edges {
      let integer = ExactInteger(value)
      XCTAssertEqual(integer.int128, value)
      XCTAssertEqual(integer.int64, Int64(exactly: value), "\(value)")
      XCTAssertEqual(integer.sign, Int(value.signum()), "\(value)")
      XCTAssertEqual("\(integer.magnitude)", "\(value.magnitude)")
      XCTAssertEqual(integer.isZero, value == 0)
    }
    for outside in [ExactInteger(Int128.max) + .one, ExactInteger(Int128.min) - .one] {
      XCTAssertNil(outside.int128, "\(outside)")
      XCTAssertNil(outside.int64, "\(outside)")
    }
  }

  func testAnIntegerTakesTwoWords() {
    XCTAssertEqual(MemoryLayout<ExactInteger>.stride, 16)
  }
}
