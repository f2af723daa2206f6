import TripLedger
import TripMoney
import TripReports
import TripText
import XCTest

final class SettlementReportTests: XCTestCase {
  func testTheSampleSettlesInFourTransfers() throws {
    let report = try Report.settlement(of: Samples.tokyo.books(), sources: Samples.tokyo.sources())
    XCTAssertEqual(
      report.plain(),
      """
      Tokyo 2026, in USD
      Leo → Mia $250.31
      Me → Mia $192.83
      Coco → Me $75.20
      Ray → Me $37.63
      4 transfers, the fewest there can be.

      """
    )
    XCTAssertEqual(
      report.json.text,
      """
      {
        "trip": "Tokyo 2026",
        "currency": "USD",
        "total": "962.19",
        "fewest": true,
        "balances": [
          {"name": "Me", "kind": "buddy", "paid": "216.48", "spent": "296.48", "sent": "0.00", \
      "received": "0.00", "net": "-80.00"},
          {"name": "Mia", "kind": "buddy", "paid": "719.58", "spent": "276.44", "sent": "0.00", \
      "received": "0.00", "net": "443.14"},
          {"name": "Leo", "kind": "buddy", "paid": "26.13", "spent": "276.44", "sent": "0.00", \
      "received": "0.00", "net": "-250.31"},
          {"name": "Coco", "kind": "other", "paid": "0.00", "spent": "75.20", "sent": "0.00", \
      "received": "0.00", "net": "-75.20"},
          {"name": "Ray", "kind": "other", "paid": "0.00", "spent": "37.63", "sent": "0.00", \
      "received": "0.00", "net": "-37.63"}
        ],
        "transfers": [
          {"from": "Leo", "to": "Mia", "amount": "250.31", "ledger": "pool"},
          {"from": "Me", "to": "Mia", "amount": "192.83", "ledger": "pool"},
          {"from": "Coco", "to": "Me", "amount": "75.20", "ledger": "pair"},
          {"from": "Ray", "to": "Me", "amount": "37.63", "ledger": "pair"}
        ],
        "leftOut": []
      }

      """
    )
  }

  func testATransferIsAsciiWhereAskedFor() throws {
    let report = try Report.settlement(of: Samples.tokyo.books(), sources: Samples.tokyo.sources())
    let lines = report.plain(isASCII: true).split(separator: "\n")
    XCTAssertEqual(lines[1], "Leo -> Mia $250.31")
  }

  func testNamesAndAmountsSayWhatTheyAre() throws {
    let report = try Report.settlement(of: Samples.tokyo.books(), sources: Samples.tokyo.sources())
    guard case .flows(let flows) = report.blocks[1] else { return XCTFail("no transfers") }
    XCTAssertEqual(flows.flows[0].line.pieces.map(\.role), [.name, .plain, .name, .plain, .amount])
  }

  func testOneTransferIsOne() throws {
    let trip = Samples.plain
    XCTAssertEqual(
      try Report.settlement(of: trip.books(), sources: trip.sources()).plain(),
      """
      Who pays whom
      Ben → Ana 5.00
      1 transfer, the fewest there can be.

      """
    )
  }

  func testATripWithoutCurrencyHasNone() throws {
    let trip = Samples.plain
    let report = try Report.settlement(of: trip.books(), sources: trip.sources())
    XCTAssertTrue(
      report.json.text.contains(#""trip": null,\#n  "currency": null,\#n  "total": "10.00","#),
      report.json.text
    )
  }

  func testEveryoneIsQuitsAfterPaying() throws {
    var trip = Samples.plain
    trip.payment("Ben", "Ana", 5_00, nil)
    let report = try Report.settlement(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(report.plain(), "Who pays whom\nEveryone is quits.\n")
    XCTAssertTrue(report.json.text.contains("\"transfers\": [],"))
  }

  func testWhereAllIsLeftOutNobodyIsCalledQuits() throws {
    var trip = TripBuilder(home: "USD")
    trip.people(.buddy, "Ana", "Ben")
    trip.payment("Ben", "Ana", 2_50, "EUR")
    func first(_ report: Report) -> Substring? {
      report.plain().split(separator: "\n").first { !$0.hasPrefix("Who pays whom") }
    }
    let payment = try Report.settlement(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(first(payment), "There is no plan: no payment has a rate to USD.")
    trip.entry([("Ana", 500)], "JPY", parts: [("Ana", 1), ("Ben", 1)], of: 2)
    let bill = try Report.settlement(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(first(bill), "There is no plan: no bill has a rate to USD.")
    let chart = try Report.chart(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(first(chart), "All is left out: no bill has a rate to USD.")
    trip.entry([("Ana", 500)], "USD", parts: [("Ana", 1)], of: 1)
    let some = try Report.settlement(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(first(some), "Everyone is quits, but for what is left out.")
  }

  func testWhatIsLeftOutIsNamedAndNotForgotten() throws {
    var trip = TripBuilder(title: "Tokyo 2026", home: "USD")
    trip.people(.buddy, "Ana", "Ben")
    trip.skip(toLine: 12)
    let halves = [("Ana", 1), ("Ben", 1)]
    trip.entry([("Ana", 500)], "JPY", what: "Taxi", parts: halves, of: 2)
    trip.include("bills/ben.trip")
    trip.entry([("Ben", 7000)], "JPY", parts: halves, of: 2, kind: .refund)
    trip.payment("Ben", "Ana", 2_50, "EUR")
    let report = try Report.settlement(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(
      report.plain(),
      """
      Tokyo 2026, in USD
      There is no plan: no bill has a rate to USD.
      Left out, no rate to USD: line 12, ¥500 "Taxi"
      Left out, no rate to USD: bills/ben.trip:1, ¥7,000 got back
      Left out, no rate to USD: bills/ben.trip:2, €2.50 from Ben to Ana

      """
    )
    guard let text = report.notes.first else { return XCTFail("no note") }
    XCTAssertEqual(text.pieces.map(\.role), [.warning])
    XCTAssertTrue(
      report.json.text.hasSuffix(
        """
          "leftOut": [
            {"file": "tokyo.trip", "line": 12, "amount": "500", "currency": "JPY"},
            {"file": "bills/ben.trip", "line": 1, "amount": "7000", "currency": "JPY"},
            {"file": "bills/ben.trip", "line": 2, "amount": "2.50", "currency": "EUR"}
          ]
        }

        """
      ),
      report.json.text
    )
  }

  func testAFilteredPlanSaysThatItIsNotTheWhole() throws {
    let trip = Samples.tokyo
    var filter = Filter()
    filter.narrow(until: day(1))
    filter.keepsUndated = true
    let report = try Report.settlement(of: trip.books(filter: filter), sources: trip.sources())
    XCTAssertTrue(
      report.plain().hasSuffix("Only until 2026-10-01: not the whole trip.\n"),
      report.plain()
    )
    XCTAssertTrue(report.json.text.hasSuffix("  \"filtered\": true\n}\n"), report.json.text)
  }

  func testTheOtherWaysSayWhatTheyAre() throws {
    var trip = TripBuilder()
    trip.people(.buddy, "Ana", "Ben", "Cy")
    trip.entry([("Ana", 3_00)], nil, parts: [("Ben", 1), ("Ana", 0)], of: 1)
    trip.entry([("Ben", 2_00)], nil, parts: [("Cy", 1), ("Ben", 0)], of: 1)
    let books = try trip.books(keepsDirect: true)
    let ways: [(way: Settlement.Way, text: String)] = [
      (
        .direct,
        "Ben → Ana 3.00\nCy → Ben 2.00\n2 transfers, no debt passed on.\n"
      ),
      (
        .via(trip.person("Ben")),
        "Cy → Ben 2.00\nBen → Ana 3.00\n2 transfers, the buddies' by way of Ben.\n"
      ),
      (
        .fewest,
        "Cy → Ana 2.00\nBen → Ana 1.00\n2 transfers, the fewest there can be.\n"
      ),
    ]
    for (way, text) in ways {
      let report = try Report.settlement(of: books, way: way, sources: trip.sources())
      XCTAssertEqual(report.plain(), "Who pays whom\n" + text, "\(way)")
    }
  }

  func testAPlanThatIsNotProvenSaysSo() throws {
    // Cy owes 10 and Dee 1; once Cy has paid 5 of the 6 for Ana, two transfers of others would do.
    var trip = TripBuilder()
    trip.people(.buddy, "Ana", "Ben", "Cy", "Dee")
    trip.entry([("Ana", 6)], nil, parts: [("Cy", 1)], of: 1)
    trip.entry([("Ben", 5)], nil, parts: [("Cy", 4), ("Dee", 1)], of: 5)
    trip.payment("Cy", "Ana", 5, nil)
    let report = try Report.settlement(of: trip.books(), sources: trip.sources())
    XCTAssertEqual(
      report.plain(),
      """
      Who pays whom
      Cy → Ana 0.01
      Cy → Ben 0.04
      Dee → Ben 0.01
      3 transfers, not proven fewest.

      """
    )
    XCTAssertTrue(report.json.text.contains("\"fewest\": false"))
  }
}
