import TripLedger
import TripMoney
import TripReports
import XCTest

final class RatesReportTests: XCTestCase {
  private var grandTour: TripBuilder {
    var builder = TripBuilder(title: "Grand tour", home: "USD")
    builder.people(.buddy, "Ana")
    builder.rate("JPY", "USD", Rational(67, over: 10_000))
    builder.rate("JPY", "USD", Rational(1, over: 150))
    builder.rate("JPY", "USD", Rational(1, over: 140), on: day(3))
    builder.include("rates.trip")
    builder.rate("EUR", "USD", Rational(11, over: 10))
    builder.rate("EUR", "THB", Rational(39, over: 1))
    for code in ["THB", "JPY", "KRW", "USD", "THB"] {
      builder.entry([("Ana", 100)], code, parts: [("Ana", 1)], of: 1)
    }
    return builder
  }

  func testRatesStandAsDeclaredAndThenWhatFollowsFromThem() throws {
    let trip = grandTour
    XCTAssertEqual(
      try Report.rates(of: trip.trip, sources: trip.sources()).plain(),
      """
      Grand tour, rates
      rate                from day    where
      1 JPY = 0.0067 USD              line 2        replaced
      150 JPY = 1 USD                 line 3
      140 JPY = 1 USD     2026-10-03  line 4
      1 EUR = 1.1 USD                 rates.trip:1
      1 EUR = 39 THB                  rates.trip:2
      390 THB = 11 USD, by way of EUR
      No rate from KRW to USD.

      """
    )
  }

  func testTheJSONIsExact() throws {
    let trip = grandTour
    XCTAssertEqual(
      try Report.rates(of: trip.trip, sources: trip.sources()).json.text,
      """
      {
        "rates": [
          {"from": "JPY", "to": "USD", "rate": "0.0067", "date": null, "file": "tokyo.trip", \
      "line": 2, "replaced": true},
          {"from": "JPY", "to": "USD", "rate": "1/150", "date": null, "file": "tokyo.trip", \
      "line": 3, "replaced": false},
          {"from": "JPY", "to": "USD", "rate": "1/140", "date": "2026-10-03", "file": \
      "tokyo.trip", "line": 4, "replaced": false},
          {"from": "EUR", "to": "USD", "rate": "1.1", "date": null, "file": "rates.trip", \
      "line": 1, "replaced": false},
          {"from": "EUR", "to": "THB", "rate": "39", "date": null, "file": "rates.trip", \
      "line": 2, "replaced": false}
        ],
        "chains": [
          {
            "from": "THB",
            "to": "USD",
            "rate": "11/390",
            "through": ["EUR"]
          }
        ],
        "missing": ["KRW"]
      }

      """
    )
  }

  func testARateIsWrittenExactlyWhereThatIsShort() throws {
    let digits = 123_456_789_012_347
    let cases: [(name: String, value: Rational, text: String, exact: String)] = [
      ("an integer", Rational(39, over: 1), "1 EUR = 39 USD", "39"),
      ("a decimal", Rational(11, over: 8), "1 EUR = 1.375 USD", "1.375"),
      ("a small decimal", Rational(1, over: 1_000_000), "1 EUR = 0.000001 USD", "0.000001"),
      ("one over a decimal", Rational(5, over: 816), "163.2 EUR = 1 USD", "5/816"),
      ("a fraction", Rational(7, over: 9), "9 EUR = 7 USD", "7/9"),
      (
        "fifteen digits", Rational(digits, over: 100_000_000), "1 EUR = 1234567.89012347 USD",
        "1234567.89012347"
      ),
      (
        "a long fraction", Rational(digits, over: 999_999_999_999_998),
        "1 EUR ≈ 0.123457 USD", "123456789012347/999999999999998"
      ),
    ]
    for (name, value, text, exact) in cases {
      var trip = TripBuilder()
      trip.rate("EUR", "USD", value)
      let report = try Report.rates(of: trip.trip, sources: trip.sources())
      XCTAssertEqual(report.plain().split(separator: "\n")[2], text + "  line 1", name)
      XCTAssertTrue(report.json.text.contains("\"rate\": \"\(exact)\""), report.json.text)
    }
  }

  func testTextFollowsTheTripsNumbers() throws {
    var trip = TripBuilder()
    trip.rate("EUR", "USD", Rational(11, over: 8))
    trip.trip.numbers = .comma
    let report = try Report.rates(of: trip.trip, sources: trip.sources())
    XCTAssertTrue(report.plain().contains("1 EUR = 1,375 USD"), report.plain())
  }

  func testNoRatesAreASentence() throws {
    let trip = Samples.plain
    XCTAssertEqual(
      try Report.rates(of: trip.trip, sources: trip.sources()).plain(),
      "Rates\nNo rates.\n"
    )
  }
}
