import TripLedger
import TripReports
import TripText
import XCTest

final class BalancesReportTests: XCTestCase {
  func testTheSampleHasNoColumnsForPayments() throws {
    let trip = Samples.tokyo
    XCTAssertEqual(
      try Report.balances(of: trip.books(), sources: trip.sources()).plain(),
      """
      Tokyo 2026, balances in USD
      name     paid    spent       net
      Me    $216.48  $296.48   -$80.00
      Mia   $719.58  $276.44  +$443.14
      Leo    $26.13  $276.44  -$250.31
      Coco    $0.00   $75.20   -$75.20
      Ray     $0.00   $37.63   -$37.63

      """
    )
  }

  func testPaymentsHaveColumnsAndWideNamesArePadded() throws {
    let trip = Samples.osaka
    let report = try Report.balances(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(
      report.plain(width: 80),
      """
      Ōsaka 🏯, balances in USD
      name                              paid      spent     sent  received         net
      小明                            $30.00   -$237.44    $0.00     $0.00    +$267.44
      🐻‍❄️                           $8,241.11  $3,877.55    $0.00     $0.00  +$4,363.56
      Anna-Maria von und zu Hohe…      $0.00  $2,082.50  $100.00     $0.00  -$1,982.50
      Kitty                         -$491.00      $0.00    $0.00   $100.00    -$591.00
      Gil                              $0.00  $2,057.50    $0.00     $0.00  -$2,057.50
      Left out, no rate to USD: line 12, ฿500.00 "Taxi"
      Left out, no rate to USD: bills/bär.trip:5, ฿20.00 from Gil to 小明

      """
    )
  }

  func testATableTooWideRunsOnRowByRow() throws {
    let trip = Samples.osaka
    let report = try Report.balances(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(
      report.plain(width: 40),
      """
      Ōsaka 🏯, balances in USD
      小明  paid $30.00  spent -$237.44
        sent $0.00  received $0.00
        net +$267.44
      🐻‍❄️  paid $8,241.11  spent $3,877.55
        sent $0.00  received $0.00
        net +$4,363.56
      Anna-Maria von und zu Hohenstein
        paid $0.00  spent $2,082.50
        sent $100.00  received $0.00
        net -$1,982.50
      Kitty  paid -$491.00  spent $0.00
        sent $0.00  received $100.00
        net -$591.00
      Gil  paid $0.00  spent $2,057.50
        sent $0.00  received $0.00
        net -$2,057.50
      Left out, no rate to USD: line 12,
        ฿500.00 "Taxi"
      Left out, no rate to USD:
        bills/bär.trip:5, ฿20.00 from Gil to
        小明

      """
    )
  }

  func testANetShowsItsSignInTextAndInColour() throws {
    var trip = Samples.plain
    trip.people(.buddy, "Cy")
    let report = try Report.balances(of: trip.books(), sources: trip.sources())
    guard case .table(let table) = report.blocks[1] else { return XCTFail("no table") }
    let nets = table.rows.compactMap(\.last)
    XCTAssertEqual(
      nets.map(\.text),
      [
        StyledText("+5.00", as: .owed), StyledText("-5.00", as: .owing),
        StyledText("0.00", as: .amount),
      ]
    )
    XCTAssertEqual(nets.map(\.exact), ["5.00", "-5.00", "0.00"])
  }

  func testAFilteredBalanceSaysThatItIsNotTheWhole() throws {
    var trip = Samples.tokyo
    var filter = Filter()
    let cases: [(name: String, narrow: (inout Filter) -> Void, text: String)] = [
      ("category", { $0.categories = [trip.category("food")] }, "Only #food"),
      (
        "categories",
        { $0.categories = [trip.category("food"), trip.category("fun")] }, "Only #food or #fun"
      ),
      ("payer", { $0.payers = [trip.person("Mia")] }, "Only by Mia"),
      ("sharer", { $0.sharers = [trip.person("Coco")] }, "Only for Coco"),
      ("month", { $0.narrow(since: day(1), until: day(31)) }, "Only in 2026-10"),
      (
        "days", { $0.narrow(since: day(2), until: day(31)) },
        "Only since 2026-10-02, until 2026-10-31"
      ),
      (
        "no days at all", { $0.narrow(since: day(31), until: day(1)) },
        "Only since 2026-10-31, until 2026-10-01"
      ),
      (
        "all kinds",
        {
          $0.narrow(since: day(1))
          $0.sharers = [trip.person("Me"), trip.person("Ray")]
          $0.payers = [trip.person("Mia")]
          $0.categories = [trip.category("fun")]
        }, "Only #fun, by Mia, for Me or Ray, since 2026-10-01"
      ),
    ]
    for (name, narrow, text) in cases {
      filter = Filter()
      narrow(&filter)
      let report = try Report.balances(of: trip.books(filter: filter), sources: trip.sources())
      XCTAssertTrue(report.plain().hasSuffix("\n\(text): not the whole trip.\n"), report.plain())
      XCTAssertTrue(report.json.text.contains("\"filtered\": true"), name)
    }
  }

  func testWhatADateFilterLeavesOutForWantOfADayIsCounted() throws {
    var filter = Filter()
    filter.narrow(since: day(1))
    let halves = [("Ana", 1), ("Ben", 1)]
    var trip = TripBuilder()
    trip.people(.buddy, "Ana", "Ben")
    let steps: [(add: (inout TripBuilder) -> Void, text: String)] = [
      ({ $0.entry([("Ana", 1)], nil, parts: halves, of: 2) }, "1 bill without a day is"),
      ({ $0.entry([("Ana", 1)], nil, parts: halves, of: 2) }, "2 bills without a day are"),
      (
        { $0.payment("Ana", "Ben", 1, nil) }, "2 bills and 1 payment without a day are"
      ),
      (
        { $0.entry([("Ana", 1)], nil, parts: halves, of: 2, kind: .refund) },
        "2 bills, 1 refund and 1 payment without a day are"
      ),
    ]
    for (index, (add, text)) in steps.enumerated() {
      add(&trip)
      let report = try Report.balances(of: trip.books(filter: filter), sources: trip.sources())
      XCTAssertTrue(report.plain().hasSuffix("\n\(text) not in this.\n"), report.plain())
      XCTAssertTrue(report.json.text.contains("\"undated\": \(index + 1)"), text)
    }
  }

  func testAnEmptyRosterIsASentence() throws {
    let trip = TripBuilder(title: "T")
    let report = try Report.balances(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(report.plain(), "T, balances\nNobody is on this trip yet.\n")
  }
}
