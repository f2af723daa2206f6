import TripMoney
import TripTesting
import XCTest

final class WorthTests: XCTestCase {
  /// A bill with its worth as the rule words it, without any shortening of fractions.
  private struct Bill: CustomStringConvertible {
    var amount: Int64
    var decimals: Int
    var rate: (top: Int64, bottom: Int64)
    var targetDecimals: Int

    var worth: Worth {
      Worth(
        amount: amount,
        decimals: decimals,
        rate: Rational(ExactInteger(rate.top), over: ExactInteger(rate.bottom)),
        targetDecimals: targetDecimals
      )
    }

    var top: SlowInteger {
      SlowInteger(amount) * SlowInteger(rate.top) * Bill.power(targetDecimals)
    }
    var bottom: SlowInteger { SlowInteger(rate.bottom) * Bill.power(decimals) }

    var description: String {
      "\(amount)e-\(decimals) at \(rate.top)/\(rate.bottom) in e-\(targetDecimals)"
    }

    private static func power(_ exponent: Int) -> SlowInteger {
      SlowInteger("1" + String(repeating: "0", count: exponent))
    }
  }

  private static func random(digits: Int, using random: inout SeededGenerator) -> Bill {
    Bill(
      amount: random.number(digits: digits),
      decimals: Int.random(in: 0...4, using: &random),
      rate: (random.positive(digits: digits), random.positive(digits: digits)),
      targetDecimals: Int.random(in: 0...4, using: &random)
    )
  }

  /// What a figure must be: the number where it has at most 15 digits, else the error.
  private static func text(_ figure: () throws(MoneyError) -> Int64) -> String {
    do throws(MoneyError) { return try "\(figure())" } catch { return "\(error)" }
  }

  private static func text(_ exact: SlowInteger) -> String {
    let digits = exact.description.filter(\.isNumber).count
    return digits <= 15 ? exact.description : "tooLarge"
  }

  func testTheSampleTripIsWorthWhatItIsKnownFor() throws {
    let rate = Rational(67, over: 10_000)
    let cases: [(Int64, Int64)] = [
      (3900, 2613), (96_000, 64_320), (12_480, 8362), (15_200, 10_184), (19_830, 13_286),
    ]
    for (yen, cents) in cases {
      let worth = Worth(amount: yen, decimals: 0, rate: rate, targetDecimals: 2)
      XCTAssertEqual(try worth.rounded(), cents, "¥\(yen)")
    }
    let drugstore = Worth(amount: 19_830, decimals: 0, rate: rate, targetDecimals: 2)
    let coco = try drugstore.share(ExactInteger(11 * 10_203), of: ExactInteger(10 * 19_830))
    XCTAssertEqual(coco, 7520)
    XCTAssertEqual(try drugstore.share(ExactInteger(11 * 5106), of: ExactInteger(198_300)), 3763)
  }

  func testHalfAUnitIsRoundedAwayFromZero() throws {
    let cases: [(Int64, Int, Int, Int64)] = [
      (1, 1, 2, 1), (-1, 1, 2, -1), (3, 1, 2, 2), (-3, 1, 2, -2), (1, 49, 100, 0), (-1, 49, 100, 0),
      (1, 51, 100, 1), (0, 7, 3, 0), (5, 1, 10, 1), (4, 1, 10, 0),
    ]
    for (amount, top, bottom, rounded) in cases {
      let worth = Worth(
        amount: amount,
        decimals: 2,
        rate: Rational(top, over: bottom),
        targetDecimals: 2
      )
      XCTAssertEqual(try worth.rounded(), rounded, "\(amount) · \(top)/\(bottom)")
    }
  }

  func testSharesAreTheExactPartsRoundedOnce() {
    var random = SeededGenerator(seed: 7)
    for round in 0..<6000 {
      let bill = Self.random(digits: [4, 9, 15][round % 3], using: &random)
      let digits = [2, 6, 18][round / 3 % 3]
      let part = random.number(digits: digits) * (Bool.random(using: &random) ? 1 : -1)
      let whole = random.positive(digits: digits)
      let (top, bottom) = (bill.top * SlowInteger(part), bill.bottom * SlowInteger(whole))
      XCTAssertEqual(
        Self.text { () throws(MoneyError) in
          try bill.worth.share(ExactInteger(part), of: ExactInteger(whole))
        },
        Self.text(top.dividedHalfUp(by: bottom)),
        "\(part)/\(whole) of \(bill)"
      )
      XCTAssertEqual(
        Self.text { () throws(MoneyError) in try bill.worth.rounded() },
        Self.text(bill.top.dividedHalfUp(by: bill.bottom)),
        "\(bill)"
      )
    }
  }

  func testAChainOfLongRatesAndALongPercentageLoseNoDigit() throws {
    let amount: Int64 = 999_999_999_999_999
    var rate = Rational.one
    var (top, bottom) = (SlowInteger(1), SlowInteger(1))
    for (digits, scale) in [
      (987_654_321_098_765, 18), (123_456_789_012_343, 15), (314_159_265_358_979, 12),
    ] as [(Int64, Int)] {
      rate *= Decimal(significand: digits, scale: scale).rational
      top = top * SlowInteger(digits)
      bottom = bottom * SlowInteger("1" + String(repeating: "0", count: scale))
    }
    let there = Worth(amount: amount, decimals: 2, rate: rate, targetDecimals: 2)
    let back = Worth(amount: amount, decimals: 4, rate: rate.inverse, targetDecimals: 2)
    let percentages: [(Int64, Int64)] = [
      (33_333_333, 100_000_000), (333_333_333_333_333, 1_000_000_000_000_000), (1, 3), (-7, 11),
    ]
    for (part, whole) in percentages {
      let (slowPart, slowWhole) = (SlowInteger(amount) * SlowInteger(part), SlowInteger(whole))
      XCTAssertEqual(
        "\(try there.share(ExactInteger(part), of: ExactInteger(whole)))",
        "\((slowPart * top).dividedHalfUp(by: slowWhole * bottom))",
        "\(part)/\(whole)"
      )
      XCTAssertEqual(
        "\(try back.share(ExactInteger(part), of: ExactInteger(whole)))",
        "\((slowPart * bottom).dividedHalfUp(by: slowWhole * top * SlowInteger(100)))",
        "\(part)/\(whole)"
      )
    }
  }

  func testPartsLongerThanSixtyFourBitsAreExactToo() throws {
    let worth = Worth(amount: 100_001, decimals: 2, rate: .one, targetDecimals: 2)
    let third = ExactInteger.power(of: 40).dividedFloor(by: ExactInteger(3)).quotient
    XCTAssertEqual(try worth.share(third, of: .power(of: 40)), 33_334)
    let (half, whole) = (ExactInteger.power(of: 40), ExactInteger.power(of: 40) * ExactInteger(2))
    XCTAssertEqual(try worth.share(half, of: whole), 50_001)
    XCTAssertEqual(try worth.share(half - .one, of: whole), 50_000)
  }

  func testFifteenDigitsAreTheMost() throws {
    let cases: [(Int64, Int, String)] = [
      (largestAmount, 1, "999999999999999"), (-largestAmount, 1, "-999999999999999"),
      (largestAmount + 1, 1, "tooLarge"), (-largestAmount - 1, 1, "tooLarge"),
      (500_000_000_000_000, 2, "tooLarge"), (499_999_999_999_999, 2, "999999999999998"),
      (.max, 1, "tooLarge"), (.min, 1, "tooLarge"), (.max, .max, "tooLarge"),
    ]
    for (amount, factor, expected) in cases {
      let worth = Worth(amount: amount, decimals: 0, rate: Rational(factor), targetDecimals: 0)
      XCTAssertEqual(
        Self.text { () throws(MoneyError) in try worth.rounded() },
        expected,
        "\(amount)·\(factor)"
      )
    }
    // What rounds up to a sixteenth digit has one.
    let brim = Worth(
      amount: 1_999_999_999_999_999,
      decimals: 0,
      rate: Rational(1, over: 2),
      targetDecimals: 0
    )
    XCTAssertThrowsError(try brim.rounded())
    let below = Worth(
      amount: 1_999_999_999_999_997,
      decimals: 0,
      rate: Rational(1, over: 2),
      targetDecimals: 0
    )
    XCTAssertEqual(try below.rounded(), largestAmount)
    // The same brim where the sums are longer than 64 bits.
    let long = ExactInteger.power(of: 30)
    for (units, expected) in [(largestAmount, "999999999999999"), (largestAmount + 1, "tooLarge")] {
      let worth = Worth(amount: units, decimals: 0, rate: .one, targetDecimals: 0)
      XCTAssertEqual(
        Self.text { () throws(MoneyError) in try worth.share(long, of: long) },
        expected
      )
    }
    let whole = Worth(amount: largestAmount, decimals: 0, rate: .one, targetDecimals: 0)
    XCTAssertThrowsError(try whole.share(ExactInteger(2), of: .one))
    XCTAssertThrowsError(try whole.spread([ExactInteger(-1), ExactInteger(2)], of: .one))
  }

  func testSpreadGivesWhatIsLeftToTheLargestFractions() throws {
    let cases: [(amount: Int64, rate: (Int, Int), parts: [Int], of: Int, shares: [Int64])] = [
      (100, (1, 1), [1, 1, 1], 3, [34, 33, 33]), (200, (1, 1), [1, 1, 1], 3, [67, 67, 66]),
      (0, (1, 1), [1, 1], 2, [0, 0]), (1, (1, 2), [1, 1], 2, [1, 0]),
      (3, (1, 2), [1, 1], 2, [1, 1]),
      (10, (1, 1), [1, 0, 3], 4, [3, 0, 7]), (100, (1, 1), [-1, 4], 3, [-33, 133]),
      (10, (1, 1), [1, 2, 4], 7, [1, 3, 6]),
    ]
    for (amount, rate, parts, whole, shares) in cases {
      let worth = Worth(
        amount: amount,
        decimals: 0,
        rate: Rational(rate.0, over: rate.1),
        targetDecimals: 0
      )
      let found = try worth.spread(parts.map { ExactInteger($0) }, of: ExactInteger(whole))
      XCTAssertEqual(found, shares, "\(amount) in \(parts)")
    }
  }

  func testSpreadSharesAddUpToTheWorth() throws {
    var random = SeededGenerator(seed: 8)
    var spreads = 0
    for round in 0..<3000 {
      let bill = Self.random(digits: [3, 7, 15][round % 3], using: &random)
      let digits = [1, 4, 15][round / 3 % 3]
      var parts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        random.number(digits: digits)
      }
      // A fee moves exact parts from the payer to the others, below zero perhaps.
      if round % 2 == 0, parts.count > 1 {
        parts[0] -= parts[1] * 2
        parts[1] *= 3
      }
      let whole = parts.reduce(0, +)
      guard whole > 0 else { continue }
      let exact = bill.top.dividedHalfUp(by: bill.bottom)
      let slow = Self.slowSpread(bill, parts, whole)
      guard ([exact] + slow).allSatisfy({ Self.text($0) != "tooLarge" }) else { continue }
      spreads += 1
      let shares = try bill.worth.spread(
        parts.map { ExactInteger($0) },
        of: ExactInteger(whole)
      )
      XCTAssertEqual(shares.map { "\($0)" }, slow.map(\.description), "\(parts) of \(bill)")
      XCTAssertEqual(shares.reduce(0, +), try bill.worth.rounded(), "\(parts) of \(bill)")
    }
    XCTAssertGreaterThan(spreads, 1500)
  }

  /// The same in the words of the rule: round down, then give unit after unit to the largest fraction.
  private static func slowSpread(_ bill: Bill, _ parts: [Int64], _ whole: Int64) -> [SlowInteger] {
    let bottom = bill.bottom * SlowInteger(whole)
    let tops = parts.map { bill.top * SlowInteger($0) }
    var shares = tops.map { $0.dividedFloor(by: bottom) }
    var fractions = zip(tops, shares).map { $0 - $1 * bottom }
    let total = bill.top.dividedHalfUp(by: bill.bottom)
    while shares.reduce(SlowInteger(0), +) < total {
      var largest = 0
      for place in fractions.indices where fractions[largest] < fractions[place] { largest = place }
      shares[largest] = shares[largest] + SlowInteger(1)
      fractions[largest] = SlowInteger(-1)
    }
    return shares
  }
}

extension Rational {
  fileprivate init(_ top: Int, over bottom: Int) {
    self.init(ExactInteger(top), over: ExactInteger(bottom))
  }
}
