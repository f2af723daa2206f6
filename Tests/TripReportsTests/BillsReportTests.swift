import TripLedger
import TripReports
import XCTest

final class BillsReportTests: XCTestCase {
  func testTheNewestComesFirstAndOfADayTheLaterLine() throws {
    let trip = Samples.tokyo
    XCTAssertEqual(
      try Report.bills(of: trip.books(), sources: trip.sources()).plain(),
      """
      Tokyo 2026, bills in USD
      no.  day          amount    worth  payer  what             category
        3  2026-10-02  ¥12,480   $83.62  Me     Dinner           #food
        5  2026-10-01  ¥19,830  $132.86  Me     Drugstore        #shopping
        4  2026-10-01  ¥11,400   $76.38  Mia    teamLab tickets  #fun
        2  2026-10-01  ¥96,000  $643.20  Mia    Hotel, 5 nights  #lodging
        1  2026-10-01   ¥3,900   $26.13  Leo    Taxi             #transport

      """
    )
  }

  func testRefundsPaymentsAndWhatIsLeftOutAreListedWithTheirKind() throws {
    let trip = Samples.osaka
    XCTAssertEqual(
      try Report.bills(of: trip.books(), sources: trip.sources()).plain(width: 100),
      """
      Ōsaka 🏯, bills in USD
      no.  day             amount      worth  payer                     what                      category
        7  2026-10-04      €10.00     $11.11  🐻‍❄️                        Kaffee
        4  2026-10-04    -¥80,000   -$536.00  Kitty                     Deposit for the bicycle…  #fun
        5  2026-10-03     $100.00    $100.00  Anna-Maria von und zu H…  to Kitty
        2  2026-10-02  ¥1,234,500  $8,230.00  🐻‍❄️                        お好み焼き "Mizuno" \\ …   #food
        1  2026-10-01     ฿500.00    no rate  小明                      Taxi
        6                  ฿20.00    no rate  Gil                       to 小明
        3                  $75.00     $75.00  小明, Kitty                                         #food
      Left out, no rate to USD: line 12, ฿500.00 "Taxi"
      Left out, no rate to USD: bills/bär.trip:5, ฿20.00 from Gil to 小明

      """
    )
  }

  func testAtFortyColumnsTheCellsRunOn() throws {
    let trip = Samples.osaka
    let lines = try Report.bills(of: trip.books(), sources: trip.sources()).plain(width: 40)
      .split(separator: "\n")
    XCTAssertEqual(
      lines[1...5].joined(separator: "\n"),
      """
      7  2026-10-04  €10.00  $11.11  🐻‍❄️
        Kaffee
      4  2026-10-04  -¥80,000  -$536.00  Kitty
        Deposit for the bicycles, given back
        #fun
      """
    )
  }

  func testWorthHasAColumnOnlyWhereItSaysMoreThanTheAmount() throws {
    let trip = Samples.plain
    XCTAssertEqual(
      try Report.bills(of: trip.books(), sources: trip.sources()).plain(),
      "Bills\nno.  amount  payer\n  1   10.00  Ana\n"
    )
    var onCard = TripBuilder(home: "USD")
    onCard.people(.buddy, "Ana")
    guard let dollars = onCard.trip.home else { return XCTFail("no dollars") }
    onCard.entry(
      [("Ana", 10_00)],
      "USD",
      parts: [("Ana", 1)],
      of: 1,
      terms: .cost(10_30, dollars)
    )
    XCTAssertEqual(
      try Report.bills(of: onCard.books(), sources: onCard.sources()).plain(),
      "Bills in USD\nno.  amount   worth  payer\n  1  $10.00  $10.30  Ana\n"
    )
  }

  func testEveryFieldIsInTheJSON() throws {
    let trip = Samples.osaka
    XCTAssertEqual(
      try Report.bills(of: trip.books(), sources: trip.sources()).json.text,
      Golden.osakaBills
    )
  }

  func testBooksOfTheFirstEntriesListNoOthers() throws {
    let trip = Samples.tokyo
    let report = try Report.bills(of: trip.books(upTo: 2), sources: trip.sources())
    XCTAssertEqual(report.plain().split(separator: "\n").count, 4)
  }

  func testNoBillsAreASentence() throws {
    let trip = TripBuilder(home: "USD")
    let report = try Report.bills(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(report.plain(), "Bills in USD\nNo bills yet.\n")
    var filter = Filter()
    filter.narrow(since: day(1))
    let filtered = try Report.bills(of: trip.books(filter: filter), sources: trip.sources())
    XCTAssertTrue(filtered.plain().hasPrefix("Bills in USD\nNo bills match.\n"))
  }
}
