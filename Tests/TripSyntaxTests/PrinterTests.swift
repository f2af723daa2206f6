import TripMoney
import TripTesting
import TripText
import XCTest

@testable import TripSyntax

final class PrinterTests: XCTestCase {
  private func printed(
    _ text: String,
    numbers: NumberFormat = .point,
    line: UInt = #line
  ) throws -> String {
    var sources = SourceMap()
    _ = try sources.add(name: "trip", bytes: Array(text.utf8))
    let result = parse(text, numbers: numbers, declared: cast)
    XCTAssertEqual(result.diagnostics.map(\.message), [], text, line: line)
    return zip(result.statements, result.formats).map { statement, format in
      Printer.text(of: statement, in: sources, numbers: format)
    }.joined(separator: "\n")
  }

  private func assertPrints(
    _ cases: [(text: String, printed: String)],
    numbers: NumberFormat = .point,
    line: UInt = #line
  ) throws {
    for (text, expected) in cases {
      XCTAssertEqual(try printed(text, numbers: numbers, line: line), expected, text, line: line)
      // What is canonical stays as it is.
      XCTAssertEqual(
        try printed(expected, numbers: numbers, line: line),
        expected,
        "again",
        line: line
      )
    }
  }

  func testFacts() throws {
    try assertPrints([
      ("TRIP\t\"a \\\"b\\\" \\\\\"", "trip \"a \\\"b\\\" \\\\\""), ("Home  usd", "home usd"),
      ("local\u{A0}€", "local €"), ("numbers 1\u{202F}234,56", "numbers 1 234,56"),
      ("buddies Max", "buddy Max"),
      ("buddy Max,Lea 2x and\n Bo ×1.50", "buddies Max, Lea x2, Bo x1.50"),
      ("others: Coco", "other Coco"), ("other Gil VIA Anna , Ray", "others Gil via Anna, Ray"),
      ("Pot Kitty and Purse", "pot Kitty, Purse"),
      ("group lads2 :Ben,Cy x2", "group lads2: Ben, Cy x2"),
      ("together : Anna and Ben", "together Anna, Ben"),
      ("together D: Anna,Ben", "together D: Anna, Ben"),
      ("Anna Joined On 2026-10-03", "Anna joined on 2026-10-03"), ("Anna LEFT", "Anna left"),
      ("rate JPY USD = 0.00670", "rate JPY USD 0.00670"),
      ("rate JPY150=$1 on 2026-10-03", "rate JPY 150 = $1 on 2026-10-03"),
      ("rate 150¥ = USD1", "rate 150¥ = USD 1"), ("ON 2026-10-03", "on 2026-10-03"),
      ("Remainder SPREAD", "remainder spread"), ("Include\"a.trip\"", "include \"a.trip\""),
      ("currency CAD decimals 2 symbol \"$\"", "currency CAD symbol \"$\" decimals 2"),
      ("currency pts symbol pt decimals 0", "currency pts symbol pt decimals 0"),
    ])
  }

  func testNamesHaveQuotesWhereTheyNeedThem() throws {
    let names: [(written: String, printed: String)] = [
      ("\"Max\"", "Max"), ("\" Max \"", "Max"), ("\"O'Brien\"", "O'Brien"), ("\"小明\"", "小明"),
      ("\"🐻\"", "🐻"), ("\"e\u{301}a\"", "e\u{301}a"), ("\"Max Moritz\"", "\"Max Moritz\""),
      ("\"all\"", "\"all\""), ("\"x2\"", "\"x2\""), ("\"x2y\"", "x2y"), ("\"3rd\"", "\"3rd\""),
      ("\"a\\\"b\\\\c\"", "\"a\\\"b\\\\c\""), ("\"a#b\"", "\"a#b\""), ("\"US$\"", "\"US$\""),
      ("\"Rs.\"", "\"Rs.\""), ("\"O’Brien\"", "\"O’Brien\""),
      // Where a keyword may be a name depends on the place.
      ("\"Day\"", "\"Day\""), ("Day", "Day"), ("\"Home\"", "\"Home\""), ("Home", "Home"),
    ]
    for (written, expected) in names {
      try assertPrints([
        ("buddy \(written)", "buddy \(expected)"),
        (
          "buddy \(written)\n\(written) paid 5 for \(written), Ben",
          "buddy \(expected)\n\(expected) paid 5 for \(expected), Ben"
        ),
      ])
    }
    try assertPrints([
      ("buddy Day\nchart by \"Day\"", "buddy Day\nchart by category by \"Day\""),
      ("buddy Back\nAnna paid \"Back\" 5", "buddy Back\nAnna paid \"Back\" 5"),
    ])
  }

  func testAmounts() throws {
    let amounts: [(written: String, printed: String)] = [
      ("5", "5"), ("1,234.50", "1,234.50"), ("1'234", "1'234"), ("1’234", "1'234"),
      ("1_234", "1_234"),
      ("1\u{2009}234", "1\u{2009}234"), ("$ 5", "$5"), ("$5", "$5"), ("5 $", "5$"), ("5€", "5€"),
      ("USD5", "USD 5"), ("USD\t5", "USD 5"), ("5USD", "5 USD"), ("5  usd", "5 usd"),
      ("Rs500", "Rs 500"),
      ("Rs.500", "Rs. 500"), ("500kr.", "500 kr."), ("5円", "5円"), ("5 円", "5円"), ("円5", "円 5"),
      ("5zł", "5 zł"), ("US$ 5", "US$5"), ("5 US$", "5 US$"), ("$US5", "$US 5"), ("S/5", "S/ 5"),
      ("$1 + 2*3", "$1+2*3"), ("0.5 * $8", "0.5*$8"), ("$8 / 2", "$8/2"), ("$8-2", "$8 - 2"),
      ("2026 - 10 - 3", "2026 - 10 - 3"), ("5 EUR-3", "5 EUR - 3"), ("5EUR+3EUR", "5 EUR + 3 EUR"),
      ("$5+10%", "$5 +10%"), ("$5 + 10 % -5%", "$5 +10% -5%"), ("$5-1-10%", "$5 - 1 -10%"),
    ]
    try assertPrints(amounts.map { ("Anna paid \($0.written)", "Anna paid \($0.printed)") })
    try assertPrints(
      [
        ("Anna paid 1.234,50", "Anna paid 1.234,50"),
        ("Anna paid 0,5*8 +7,5%", "Anna paid 0,5*8 +7,5%"),
        ("Anna paid 9 for Ben x1,5, Cy 33,3%", "Anna paid 9 for Ben x1,5, Cy 33,3%"),
        ("buddy Max 0,5x", "buddy Max x0,5"), ("Anna paid 9 fee 2,5%", "Anna paid 9 fee 2,5%"),
      ],
      numbers: .comma
    )
    try assertPrints([("Anna paid 1 234,5", "Anna paid 1 234,5")], numbers: .space)
    try assertPrints([("Anna paid 1'234.5", "Anna paid 1'234.5")], numbers: .apostrophe)
  }

  func testBillsAndPayments() throws {
    try assertPrints([
      (
        "Anna PAID $5 on 2026-10-03 fee 10% ON Ben,Cy for Ben x2 AND Cy #Food \"x\" = 6 EACH",
        "Anna paid $5 each = 6 \"x\" #Food for Ben x2, Cy fee 10% on Ben, Cy on 2026-10-03"
      ),
      ("Anna paid 5 @ $0.0068", "Anna paid 5 @ $0.0068"), ("Anna Got  Back 5", "Anna got back 5"),
      ("Anna 5,Ben USD6 paid\"x\"", "Anna 5, Ben USD 6 paid \"x\""),
      (
        "Anna paid 90 for Ben 60 %,Cy Rest,Dora 5,lads 2x",
        "Anna paid 90 for Ben 60%, Cy rest, Dora 5, lads x2"
      ),
      ("Anna paid 90 for Dora,All EXCEPT Ben and Cy", "Anna paid 90 for Dora, all except Ben, Cy"),
      ("Anna Paid Ben 5 on 2026-10-03 \"x\" = $6", "Anna paid Ben 5 = $6 \"x\" on 2026-10-03"),
      ("Ben Got 5 From Anna", "Ben got 5 from Anna"),
      ("All paid Ben 5 Each \"x\"", "all paid Ben 5 each \"x\""),
      ("Anna paid 5#food", "Anna paid 5 #food"),
    ])
  }

  func testBlocks() throws {
    try assertPrints([
      (
        "Anna paid 50{20 \"a\"for Ben,Cy\n\n+ 20%for Ben \"tip\"\n-5\n rest\n} \"x\" on 2026-10-03",
        """
        Anna paid 50 "x" on 2026-10-03 {
          20 "a" for Ben, Cy
          +20% "tip" for Ben
          -5
          rest
        }
        """
      ),
      ("Anna paid {\n\t5\n\t+Rest\n}", "Anna paid {\n  5\n  +rest\n}"),
    ])
  }

  func testChecksAndCommands() throws {
    try assertPrints([
      ("Expect Anna PAYS Ben $ 5", "expect Anna pays Ben $5"),
      ("expect 1 transfers", "expect 1 transfer"),
      ("expect 4 Transfer", "expect 4 transfers"), ("expect Anna + $5", "expect Anna +$5"),
      ("expect Anna Spent 5 #Food This Month", "expect Anna spent 5 #Food this month"),
      ("expect TOTAL -5 in 2026-10", "expect total -5 in 2026-10"),
      ("expect Settled", "expect settled"),
      ("settle direct in EUR until 2026-10-03", "settle in EUR until 2026-10-03 direct"),
      ("Settle via Anna", "settle via Anna"),
      ("balances by Anna and Ben,Cy in eur", "balances in eur by Anna, Ben, Cy"),
      ("bills since 2026-10-03 last month", "bills since 2026-10-03 last month"),
      ("Chart by Category", "chart"),
      ("chart by category by Anna", "chart by category by Anna"),
      ("chart by Anna", "chart by category by Anna"),
      ("chart BY Person for Anna", "chart by person for Anna"),
      ("total in 0026-10", "total in 0026-10"),
      ("Why \"Anna Maria\" Ben In eur", "why \"Anna Maria\" Ben in eur"),
      ("Bills 03", "bills 3"), ("help  Settle", "help Settle"), ("People", "people"),
      ("rates", "rates"), ("help", "help"),
    ])
  }

  func testCommentsStayBehindWhatTheySpeakOf() throws {
    try assertPrints([
      ("Anna paid 5   # dinner, paid in cash  ", "Anna paid 5 # dinner, paid in cash"),
      ("Anna paid 5 #", "Anna paid 5 #"), ("home EUR ##", "home EUR ##"),
      (
        "Anna paid 5 for Ben, # one\n\n  # two\n Cy # three",
        "Anna paid 5 for Ben, Cy # one # two # three"
      ),
      ("Anna paid 5 for Ben,\nCy", "Anna paid 5 for Ben, Cy"),
      (
        """
        Anna paid 50 for Ben, # head
        Cy { # brace
        # alone
        20 # first
        #second, alone

        30 for Ben, # third
        Cy # more
        # last
        } # foot
        """,
        """
        Anna paid 50 for Ben, Cy { # head # brace
          # alone
          20 # first
          #second, alone
          30 for Ben, Cy # third # more
          # last
        } # foot
        """
      ),
      (
        "Anna paid 50 { 20 # a\n30 } for Ben, # b\nCy # c",
        "Anna paid 50 for Ben, Cy {\n  20 # a\n  30\n} # b # c"
      ),
    ])
    XCTAssertEqual(
      try printed("Anna paid 5 for Ben,\r\n  Cy # x\rBen paid 6 # y"),
      "Anna paid 5 for Ben, Cy # x\nBen paid 6 # y"
    )
  }

  func testALineWithoutMeaningStaysAsItIs() throws {
    var sources = SourceMap()
    let text = "  Anna  payed 5,  # x\n"
    _ = try sources.add(name: "trip", bytes: Array(text.utf8))
    let statements = parse(text).statements
    XCTAssertEqual(
      statements.map { Printer.text(of: $0, in: sources, numbers: .point) },
      ["Anna  payed 5,"]
    )
  }
}
