import TripLedger
import TripMoney
import TripReports
import XCTest

final class TotalReportTests: XCTestCase {
  func testTheTotalIsOneLine() throws {
    let trip = Samples.tokyo
    let report = try Report.total(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(report.plain(), "Total $962.19, 5 bills\n")
    XCTAssertEqual(
      report.json.text,
      """
      {
        "currency": "USD",
        "total": "962.19",
        "bills": 5,
        "refunds": 0,
        "leftOut": []
      }

      """
    )
  }

  func testRefundsAreTakenOffAndCountedApart() throws {
    let trip = Samples.osaka
    let report = try Report.total(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(
      report.plain().split(separator: "\n")[0],
      "Total $7,780.11, 3 bills and 1 refund"
    )
  }

  func testTextFollowsTheTripsNumbersAndJSONDoesNot() throws {
    var trip = Samples.osaka
    let cases: [(numbers: NumberFormat, text: String)] = [
      (.point, "$7,780.11"), (.comma, "$7.780,11"), (.space, "$7\u{202F}780,11"),
      (.apostrophe, "$7'780.11"),
    ]
    for (numbers, text) in cases {
      trip.trip.numbers = numbers
      let report = try Report.total(of: trip.books(), sources: trip.sources())
      XCTAssertTrue(report.plain().hasPrefix("Total \(text), "), report.plain())
      XCTAssertTrue(report.json.text.contains("\"total\": \"7780.11\""), text)
    }
  }

  func testNothingComesToNothing() throws {
    let trip = TripBuilder(home: "JPY")
    let report = try Report.total(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(report.plain(), "Total ¥0, no bills\n")
  }
}
