import Foundation
import TripLedger
import TripReports
import TripTesting
import TripText
import XCTest

final class ChartReportTests: XCTestCase {
  func testCategoriesStandByTheirAmounts() throws {
    let trip = Samples.tokyo
    let report = try Report.chart(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(
      report.plain(),
      """
      Tokyo 2026, by category in USD
      lodging    ████████████████████████████████████████  $643.20  67%
      shopping   ████████▎                                 $132.86  14%
      food       █████▎                                     $83.62   9%
      fun        ████▊                                      $76.38   8%
      transport  █▋                                         $26.13   3%
      Total $962.19

      """
    )
    XCTAssertEqual(
      report.json.text,
      """
      {
        "currency": "USD",
        "by": "category",
        "total": "962.19",
        "bars": [
          {"label": "lodging", "amount": "643.20"},
          {"label": "shopping", "amount": "132.86"},
          {"label": "food", "amount": "83.62"},
          {"label": "fun", "amount": "76.38"},
          {"label": "transport", "amount": "26.13"}
        ],
        "leftOut": []
      }

      """
    )
  }

  func testThirtyAsciiColumnsAreEnough() throws {
    let trip = Samples.tokyo
    XCTAssertEqual(
      try Report.chart(of: trip.books(), sources: trip.sources()).plain(width: 30, isASCII: true),
      """
      Tokyo 2026, by category in USD
      lodging    #####  $643.20  67%
      shopping   #      $132.86  14%
      food       #       $83.62   9%
      fun        #       $76.38   8%
      transport  #       $26.13   3%
      Total $962.19

      """
    )
  }

  func testByPersonWhatWasPaidStandsBesideWhatWasSpent() throws {
    let trip = Samples.tokyo
    let report = try Report.chart(of: trip.books(), by: .person, sources: trip.sources())
    XCTAssertEqual(
      report.plain(width: 40),
      """
      Tokyo 2026, by person in USD
      Me    spent  █████▍         $296.48  31%
            paid   ███▉           $216.48  22%
      Mia   spent  █████          $276.44  29%
            paid   █████████████  $719.58  75%
      Leo   spent  █████          $276.44  29%
            paid   ▌               $26.13   3%
      Coco  spent  █▍              $75.20   8%
            paid                    $0.00   0%
      Ray   spent  ▋               $37.63   4%
            paid                    $0.00   0%
      Total $962.19

      """
    )
    XCTAssertTrue(
      report.json.text.contains(
        #"    {"label": "Me", "paid": "216.48", "spent": "296.48"},"#
      ),
      report.json.text
    )
  }

  func testRefundsLessenAndWhatHasNoCategoryHasABar() throws {
    let trip = Samples.osaka
    let report = try Report.chart(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(
      report.plain(width: 50),
      """
      Ōsaka 🏯, by category in USD
      food           ██████████████████  $8,305.00  107%
      (no category)  ▏                      $11.11   <1%
      fun                                 -$536.00   -7%
      Total $7,780.11
      Left out, no rate to USD: line 12, ฿500.00 "Taxi"
      Left out, no rate to USD: bills/bär.trip:5, ฿20.00
        from Gil to 小明

      """
    )
    XCTAssertTrue(
      report.json.text.contains(#"{"label": null, "amount": "11.11"}"#),
      report.json.text
    )
    XCTAssertTrue(report.json.text.contains(#""line": 12, "amount": "500.00", "currency": "THB""#))
  }

  func testDaysAscendAndThoseWithoutOneStandLast() throws {
    let trip = Samples.osaka
    XCTAssertEqual(
      try Report.chart(of: trip.books(), by: .day, sources: trip.sources()).plain(width: 40)
        .split(separator: "\n").prefix(4).joined(separator: "\n"),
      """
      Ōsaka 🏯, by day in USD
      2026-10-02  ███████████  $8,230.00  106%
      2026-10-04                -$524.89   -7%
      (no day)    ▏               $75.00   <1%
      """
    )
  }

  func testEqualCategoriesStandByTheirFirstBill() throws {
    var trip = TripBuilder()
    trip.people(.buddy, "Ana")
    for category in ["wine", "bread", "olives", "bread", "wine", "olives"] {
      trip.entry([("Ana", 100)], nil, category: category, parts: [("Ana", 1)], of: 1)
    }
    let report = try Report.chart(of: trip.books(), sources: trip.sources())
    guard case .bars(let bars) = report.blocks[1] else { return XCTFail("no bars") }
    XCTAssertEqual(
      bars.rows.map { PlainRenderer().render($0.label) },
      ["wine", "bread", "olives"]
    )
    XCTAssertEqual(bars.rows.map { $0.values[0].percent }, ["33%", "33%", "33%"])
  }

  func testPaymentsAreNotSpending() throws {
    var trip = TripBuilder(title: "T")
    trip.people(.buddy, "Ana", "Ben")
    trip.payment("Ana", "Ben", 100, nil)
    for key in Report.ChartBy.allCases {
      let report = try Report.chart(of: trip.books(), by: key, sources: trip.sources())
      XCTAssertEqual(report.plain(), "No bills yet.\n", "\(key)")
      XCTAssertTrue(report.json.text.contains("\"bars\": []"), "\(key)")
    }
  }

  func testNothingButRefundsHasNoPercentages() throws {
    var trip = TripBuilder()
    trip.people(.buddy, "Ana")
    trip.entry([("Ana", 100)], nil, category: "fun", parts: [("Ana", 1)], of: 1, kind: .refund)
    XCTAssertEqual(
      try Report.chart(of: trip.books(), sources: trip.sources()).plain(),
      "By category\nfun" + String(repeating: " ", count: 44) + "-1.00\nTotal -1.00\n"
    )
  }

  func testPercentagesAreTrueAndEqualBarsShowEqualOnes() throws {
    let cases: [(amounts: [Int64], percents: [String])] = [
      (Array(repeating: 500, count: 150), Array(repeating: "<1%", count: 150)),
      (Array(repeating: 500, count: 60), Array(repeating: "2%", count: 60)),
      ([1_499_500, 500], ["100%", "<1%"]),
      ([9_900, 100], ["99%", "1%"]),
      ([9_850, 150], ["99%", "2%"]),
      ([9_901, 99], ["99%", "<1%"]),
    ]
    for (amounts, percents) in cases {
      var trip = TripBuilder()
      trip.people(.buddy, "Ana")
      for (index, amount) in amounts.enumerated() {
        trip.entry([("Ana", amount)], nil, category: "c\(index)", parts: [("Ana", 1)], of: 1)
      }
      let report = try Report.chart(of: trip.books(), sources: trip.sources())
      guard case .bars(let bars) = report.blocks[1] else { return XCTFail("no bars") }
      XCTAssertEqual(bars.rows.map { $0.values[0].percent }, percents)
    }
  }

  func testBarsAddUpToTheTotalAndPercentagesAreWithinAPointOfTheTruth() throws {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let trip = TripBuilder.random(&generator)
      let books = try trip.books()
      for key in Report.ChartBy.allCases {
        let report = try Report.chart(of: books, by: key, sources: trip.sources())
        for case .bars(let bars) in report.blocks {
          for series in bars.series.indices {
            let values = bars.rows.map { $0.values[series] }
            XCTAssertEqual(
              values.reduce(0) { $0 + $1.units },
              books.ledger.total,
              "seed \(seed), \(key)"
            )
            guard books.ledger.total > 0 else { continue }
            for value in values {
              let percent = try XCTUnwrap(value.percent)
              let shown = percent == "<1%" ? 0.5 : try XCTUnwrap(Double(percent.dropLast()))
              let truth = Double(value.units) * 100 / Double(books.ledger.total)
              XCTAssertEqual(shown, truth, accuracy: 0.501, "seed \(seed), \(key)")
            }
          }
        }
        let read = try JSONSerialization.jsonObject(with: Data(report.json.text.utf8))
        let count = ((read as? [String: Any])?["bars"] as? [Any])?.count
        let drawn = report.blocks.reduce(0) { count, block in
          if case .bars(let bars) = block { count + bars.rows.count } else { count }
        }
        XCTAssertEqual(count, drawn, "seed \(seed), \(key)")
      }
    }
  }
}
