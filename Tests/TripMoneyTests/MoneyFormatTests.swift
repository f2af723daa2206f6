import TripMoney
import TripTesting
import XCTest

final class MoneyFormatTests: XCTestCase {
  private static let book: CurrencyBook = {
    var book = CurrencyBook()
    _ = book.declare(code: "POINTS", decimals: 0)
    _ = book.declare(code: "GRAINS", decimals: 6)
    return book
  }()

  private func format(
    _ home: String? = nil,
    local: String? = nil,
    numbers: NumberFormat = .point
  ) -> MoneyFormat {
    MoneyFormat(
      book: Self.book,
      home: home.flatMap { Self.book.currency(code: $0) },
      local: local.flatMap { Self.book.currency(code: $0) },
      numbers: numbers
    )
  }

  private func id(_ code: String?) -> CurrencyID? {
    code.flatMap { Self.book.currency(code: $0) }
  }

  func testAmountsPrintAsPeopleWriteThem() {
    let cases: [(minor: Int128, code: String?, text: String)] = [
      (25_031, "USD", "$250.31"), (-8000, "USD", "-$80.00"), (19_830, "JPY", "¥19830"),
      (3333, "KWD", "3.333 KWD"), (-3333, "KWD", "-3.333 KWD"), (0, "USD", "$0.00"),
      (5, "USD", "$0.05"), (-5, "USD", "-$0.05"), (0, "JPY", "¥0"), (93_750, "EUR", "€937.50"),
      (1250, nil, "12.50"), (-1, nil, "-0.01"), (12, "POINTS", "12 POINTS"),
      (1, "GRAINS", "0.000001 GRAINS"), (12_345, "CLF", "1.2345 CLF"), (500, "CAD", "CA$5.00"),
      (500, "SEK", "5.00 SEK"), (.max, "JPY", "¥170141183460469231731687303715884105727"),
      (.min, "JPY", "-¥170141183460469231731687303715884105728"),
    ]
    for (minor, code, text) in cases {
      XCTAssertEqual(format().text(minor, id(code)), text)
    }
    XCTAssertEqual(format("USD", local: "JPY").text(500, id("JPY")), "¥500")
    XCTAssertEqual(format("USD", local: "JPY").text(500, id("USD")), "$5.00")
    XCTAssertEqual(format("CAD").text(500, id("CAD")), "$5.00")
    XCTAssertEqual(format("CAD").text(500, id("USD")), "US$5.00")
    XCTAssertEqual(format("CNY", local: "CNY").text(500, id("JPY")), "500 JPY")
  }

  func testASignedAmountAlwaysHasItsSign() {
    let cases: [(Int128, String?, String)] = [
      (44_314, "USD", "+$443.14"), (0, "USD", "+$0.00"), (-8000, "USD", "-$80.00"),
      (3333, "KWD", "+3.333 KWD"), (0, nil, "+0.00"),
    ]
    for (minor, code, text) in cases {
      XCTAssertEqual(format().text(minor, id(code), signed: true), text)
    }
  }

  func testNumbersFollowTheTripAndAreGroupedWhereAsked() {
    let cases: [(NumberFormat, Int128, plain: String, grouped: String)] = [
      (.point, 123_456_789, "€1234567.89", "€1,234,567.89"),
      (.comma, 123_456_789, "€1234567,89", "€1.234.567,89"),
      (.space, 123_456_789, "€1234567,89", "€1\u{202F}234\u{202F}567,89"),
      (.apostrophe, 123_456_789, "€1234567.89", "€1'234'567.89"),
      (.comma, 93_750, "€937,50", "€937,50"), (.point, 99_999, "€999.99", "€999.99"),
      (.point, 100_000, "€1000.00", "€1,000.00"), (.point, -123_450, "-€1234.50", "-€1,234.50"),
    ]
    for (numbers, minor, plain, grouped) in cases {
      XCTAssertEqual(format("USD", numbers: numbers).text(minor, id("EUR")), plain)
      XCTAssertEqual(format("USD", numbers: numbers).text(minor, id("EUR"), grouped: true), grouped)
    }
    XCTAssertEqual(format().text(1_234_567, id("JPY"), grouped: true), "¥1,234,567")
    XCTAssertEqual(
      format(numbers: .comma).text(1_234_567, id("KWD"), grouped: true, signed: true),
      "+1.234,567 KWD"
    )
  }

  func testProgramsReadPlainDecimals() {
    let cases: [(Int128, String?, String)] = [
      (-8000, "USD", "-80.00"), (-80, "JPY", "-80"), (96_219, "USD", "962.19"), (0, "USD", "0.00"),
      (1, "KWD", "0.001"), (123_456_789, nil, "1234567.89"), (-5, nil, "-0.05"),
      (7, "POINTS", "7"),
    ]
    for numbers in NumberFormat.allCases {
      for (minor, code, text) in cases {
        XCTAssertEqual(format("USD", numbers: numbers).decimal(minor, id(code)), text)
      }
    }
  }

  func testAFormatIsStatedByAnExampleOfItsMarks() {
    for numbers in NumberFormat.allCases {
      let marks = numbers.example.filter { !$0.isNumber }
      XCTAssertEqual(marks.last, numbers.decimalMark, "\(numbers)")
      XCTAssertEqual(marks.first, numbers == .space ? " " : numbers.groupMark, "\(numbers)")
      XCTAssertEqual(numbers.example.filter(\.isNumber), "123456", "\(numbers)")
    }
  }

  func testAnExactAmountHasAsManyDecimalsAsItTakesAtMostFourMore() {
    let format = MoneyFormat(
      book: CurrencyBook(),
      home: CurrencyBook().currency(code: "USD"),
      local: nil,
      numbers: .point
    )
    let cases: [(numerator: Int, denominator: Int, code: String?, text: String, isExact: Bool)] = [
      (871, 1, "USD", "$8.71", true),
      (27_872, 10, "USD", "$27.872", true),
      (-27_872, 10, "USD", "-$27.872", true),
      (10_000, 3, "USD", "$33.333333", false),
      (20_000, 3, "USD", "$66.666667", false),
      (-20_000, 3, "USD", "-$66.666667", false),
      (1, 20_000, "USD", "$0.000001", false),
      (1, 10_000, "USD", "$0.000001", true),
      (1, 3, "USD", "$0.003333", false),
      (0, 7, "USD", "$0.00", true),
      (123_456_789, 8, "JPY", "¥15,432,098.625", true),
      (5, 2, "KWD", "0.0025 KWD", true),
      (999_999_999_999_999, 7, nil, "1,428,571,428,571.427143", false),
    ]
    for (numerator, denominator, code, text, isExact) in cases {
      let exact = ExactAmount(ExactInteger(numerator), over: ExactInteger(denominator))
      let shown = format.shown(
        exact,
        format.look(of: code.flatMap { CurrencyBook().currency(code: $0) })
      )
      var bytes: [UInt8] = []
      format.write(shown, to: &bytes)
      let context = "\(numerator)/\(denominator) \(code ?? "")"
      XCTAssertEqual(String(decoding: bytes, as: UTF8.self), text, context)
      XCTAssertEqual(shown.isExact, isExact, context)
    }
  }

  func testTheEverydayWayToADecimalIsThatOfAnySize() {
    var generator = SeededGenerator(seed: 11)
    let huge = ExactInteger.power(of: 40)
    for _ in 0..<5_000 {
      let numerator = Int.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator)
      let denominator = Int.random(
        in: 1...(1 << Int.random(in: 1...40, using: &generator)),
        using: &generator
      )
      let small = ExactAmount(ExactInteger(numerator), over: ExactInteger(denominator))
      let large = ExactAmount(
        ExactInteger(numerator) * huge,
        over: ExactInteger(denominator) * huge
      )
      let (one, other) = (small.decimal(atMost: 4), large.decimal(atMost: 4))
      let context = "\(numerator)/\(denominator)"
      XCTAssertEqual(one.units, other.units, context)
      XCTAssertEqual(one.decimals, other.decimals, context)
      XCTAssertEqual(one.isExact, other.isExact, context)
    }
  }
}
