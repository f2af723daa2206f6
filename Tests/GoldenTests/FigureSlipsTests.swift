import XCTest

/// Slips in amounts, rates, receipts and pasted rows: a mended line keeps every figure, and where it
/// cannot say for certain what was meant, there is none.
final class FigureSlipsTests: XCTestCase {
  private static let roster = "home EUR\nbuddies Ana, Ben, Cleo\n"

  func testARateIsNeverTurnedRound() {
    let either = "say which: rate 1 USD = 1.1 EUR, or: rate 1.1 USD = 1 EUR"
    Slip.check(
      [
        Slip("rate 1.1 USD per EUR", "a number", mended: "rate 1.1 USD = 1 EUR"),
        Slip("rate 150 JPY per USD", "a number", mended: "rate 150 JPY = 1 USD"),
        Slip("rate 1.1 USD/EUR", "a number", mended: "rate 1.1 USD = 1 EUR"),
        Slip("rate 1.1 $/€", "a number", mended: "rate 1.1 $ = 1 €"),
        Slip("rate $1.1/€", "a number", mended: "rate $1.1 = 1 €"),
        Slip("rate 1.1 USD a EUR", "a number", mended: "rate 1.1 USD = 1 EUR"),
        Slip("rate 1.1 USD for 1 EUR", "a number", mended: "rate 1.1 USD = 1 EUR"),
        Slip("rate JPY/USD 150", "a number", mended: "rate USD JPY 150"),
        Slip("rate USD/EUR 1.1", either), Slip("rate USD per EUR 1.1", either),
        Slip("rate 1.1 USD to EUR", either), Slip("rate 1.1 USD EUR", either),
        Slip("rate 1.1 USD/1 EUR", "a number"),
      ],
      after: Self.roster
    )
    Slip("rate 1,1 USD per EUR", "a number", mended: "rate 1,1 USD = 1 EUR")
      .check(after: "numbers 1.234,56\n" + Self.roster)
  }

  func testBracketsAreLeftOutWhereNothingChanges() {
    let brackets = "an amount has no brackets|work it out"
    Slip.check(
      [
        Slip(#"Ana paid (10+5)*2 "x""#, brackets), Slip("Ana paid 2*(10+5)", brackets),
        Slip("Ana paid 20-(3+2)", brackets), Slip("Ana paid 20-(3-2)", brackets),
        Slip("Ana paid 2(10+5)", brackets), Slip("Ana paid 20/(3*2)", brackets),
        Slip("Ana paid (10+5)", "'('", mended: "Ana paid 10+5"),
        Slip("Ana paid (10+5)+3", "'('", mended: "Ana paid 10+5+3"),
        Slip("Ana paid 20+(3-2)", "'('", mended: "Ana paid 20+3-2"),
      ],
      after: Self.roster
    )
  }

  func testNumbersKeepTheirMagnitude() {
    Slip.check(
      [
        Slip("Ana paid two hundred and fifty", "in digits", mended: "Ana paid 250"),
        Slip("Ana paid twenty five", "in digits", mended: "Ana paid 25"),
        Slip("Ana paid a hundred", "in digits", mended: "Ana paid 100"),
        Slip("Ana paid three thousand two hundred", "in digits", mended: "Ana paid 3200"),
        Slip("Ana paid fifty and seven", "in digits", mended: "Ana paid 57"),
        Slip("Ana paid twelve fifty", "in digits"), Slip("Ana paid two and a half", "in digits"),
        Slip("Ana paid two million million", "in digits"),
        Slip("Ana paid 2 thousand", "written out", mended: "Ana paid 2000"),
        Slip("Ana paid 2 thousand five hundred", "written out"),
        Slip("Ana paid 2 thousand 500", "written out"),
        Slip("Ana paid 2 hundred and fifty", "written out"),
        Slip("Ana paid 1万", "written out", mended: "Ana paid 10000"),
        Slip("Ana paid 1e3", "written out", mended: "Ana paid 1000"),
        Slip("Ana paid 12½", "decimals", mended: "Ana paid 12.5"),
        Slip("Ana paid 20 for Ben ½", "'½'"),
        Slip("Ana paid 50 cents", "decimals", mended: "Ana paid 0.50"),
        Slip("Ana paid 5ct", "decimals", mended: "Ana paid 0.05"),
        Slip("Ana paid 150c for gum", "decimals", mended: #"Ana paid 1.50 "gum""#),
        Slip("Ana paid dinner 50ct", "decimals", mended: #"Ana paid 0.50 "dinner""#),
        Slip("50 cents gum Ana", "who paid"), Slip("Ana paid 20e", "no number"),
        Slip("Ana paid 50 m", "written out"), Slip("Ana paid 20 USD in EUR", "one currency"),
        Slip("Ana paid 50 pence", "0.50 GBP"), Slip("Ana paid 5h30", "no number"),
      ],
      after: Self.roster
    )
    Slip("Ana paid five hundred yen", "in digits", mended: "Ana paid ¥500")
      .check(after: Self.roster + "rate JPY EUR 0.006\n")
    Slip("Ana paid 20 in USD", "'in USD'", mended: "Ana paid 20 USD")
      .check(after: Self.roster + "rate USD EUR 0.92\n")
  }

  func testTwoNumbersAreNoAmountAndANote() {
    Slip.check(
      [
        Slip("Ana paid 2 tickets at 10", #"2*10 "tickets"|10 "tickets"|2 "tickets at 10""#),
        Slip("Ana paid 3 beers 4.50 each", #"3*4.50 "beers""#),
        Slip("Ana paid 20 per night x 3", #"20*3 "night""#),
        Slip("Ana paid 20 dinner 5 wine", #"20+5 "dinner wine""#),
        Slip("Ana paid 20 dinner + 3 tip", #"for example: 20+3 "dinner tip""#),
        Slip("Ana paid 20 tip 3", #"20+3 "tip""#),
        Slip("Ana paid 20 plus 3 beers", #"20*3 "beers""#),
        Slip("Ana paid 2 times 20", "'times'", mended: "Ana paid 2 * 20"),
        Slip("Ana paid 20 plus 3 tip", "'plus'", mended: #"Ana paid 20 + 3 "tip""#),
        Slip("Ana paid 20 minus 5", "'minus'", mended: "Ana paid 20 - 5"),
        Slip("Ana paid two times twenty", "in digits"), Slip("Ana paid 20 plus three", "quotes"),
        Slip("Ana paid 50 for two", "people by name"), Slip("Ana paid fifty percent", "in digits"),
        Slip("Ana paid 20 minus 5%", "on top", mended: "Ana paid 20 -5%"),
        Slip("Ana paid 50 10% off", "off: 50 -10%; what the amount holds already is left out: 50"),
        Slip("Ana paid 50 with 10% discount", "off: 50 -10%"),
        Slip("Ana paid 50 discount 10%", "holds already is left out: 50"),
        Slip("Ana paid half 50", "nobody on this trip is called 'half'"),
        Slip("Ana paid in 20", "nobody on this trip is called 'in'"),
        Slip("Ana paid 50 incl 10% tip", "holds already"),
        Slip("Ana paid 50 10% loyalty", "off: -10%"),
      ],
      after: Self.roster
    )
  }

  func testLinesOfAReceipt() {
    Self.checkItems([
      Slip("10% off", "with a sign", mended: #"-10% "off""#),
      Slip("discount 10%", "'discount'", mended: #"-10% "discount""#),
      Slip(#"10% "Rabatt""#, "with a sign", mended: #"-10% "Rabatt""#),
      Slip("10% 折扣", "with a sign", mended: #"-10% "折扣""#),
      Slip("10%", #"+10% "tip"|-10% "discount""#), Slip("10% loyalty", "-10%"),
      Slip("discount 3", "amount comes first", mended: #"-3 "discount""#),
      Slip("minus 3", "amount comes first", mended: "-3"),
      Slip("tip: 3", "amount comes first", mended: #"+3 "tip""#),
      Slip("Trinkgeld 3", "amount comes first", mended: #"+3 "Trinkgeld""#),
      Slip("3 tip", "has a sign", mended: #"+3 "tip""#),
      Slip("3 discount", "has a sign", mended: #"-3 "discount""#),
      Slip("total 30", "leave it out|Ana paid 30 {"), Slip("30 Summe", "leave it out"),
      Slip("2 beers 20", #"2*20 "beers"|20 "beers""#), Slip("3.50 beer x2", #"3.50*2 "beer""#),
      Slip("cash 50", "how it was paid"), Slip("refund 3", "first", mended: #"-3 "refund""#),
      Slip("bag 20ct", "amount comes first", mended: #"0.20 "bag""#),
      Slip("beer 2 x 3.50", #"2*3.50 "beer""#),
      Slip("6 beer with Ben", "after 'for'"), Slip("6 beer Ben Cleo", "after 'for'"),
      Slip("6 beer for Ben", "in quotes", mended: #"6 "beer" for Ben"#),
    ])
  }

  private static func checkItems(_ slips: [Slip]) {
    for slip in slips {
      let head = roster + "Ana paid 60 \"pub\" {\n  50 \"food\"\n"
      let trip = CheckedTrip(head + slip.typed + "\n  +rest\n}\n")
      XCTAssertEqual(trip.errors.count, 1, "'\(slip.typed)' is answered by:\n\(trip.text)")
      for words in slip.says {
        XCTAssertTrue(trip.firstMessage.contains(words), "'\(slip.typed)':\n\(trip.text)")
      }
      XCTAssertEqual(trip.mended, slip.mended, slip.typed)
    }
  }

  func testRowsOfTables() {
    let days = "days are written year-month-day: 2020-10-05 or 2020-05-10"
    Slip.check(
      [
        Slip(#"12/6/20,Dinner,"20,00",Ana"#, "on 2020-12-06; or: |on 2020-06-12"),
        Slip("10/5/20, 10:32 PM - Ana: paid 20 for dinner", days),
        Slip("Ana,20,Dinner,12/6/20", "a row of a table"),
        Slip("Ana;dinner;3;20", #"Ana paid 3 "dinner"; or: Ana paid 20 "dinner""#),
        Slip("Ana|2|beer|4.50", "Ana paid 2 |Ana paid 4.50 "),
        Slip(#"Ana,20,"Dinner","Ben, Cleo""#, #"Ana paid 20 "Dinner" for Ben, Cleo"#),
        Slip("2026-10-03;Dinner;Ana;20.00;Ben", #"20.00 "Dinner" for Ben on 2026-10-03"#),
        Slip("Ana\t20\tDinner\tBen", #"Ana paid 20 "Dinner" for Ben"#),
        Slip("Ben;Ana;20", "for Ana"), Slip("Ana;20;Ben", "for Ben"),
        Slip("Ana 20 Ben", "to Ben: Ana paid Ben 20; for Ben: Ana paid 20 for Ben"),
      ],
      after: Self.roster
    )
    Slip("Ana,12,5,x", "paid").check(after: "numbers 1.234,56\n" + Self.roster)
  }

  func testNoSignAndNoSecondAmountIsDropped() {
    Slip.check(
      [
        Slip("Ana 10, Ben 10 paid 25", "10 and 10 make 20, not 25"),
        Slip("Ana 10, Ben 15 paid 25.00", "their sum", mended: "Ana 10, Ben 15 paid"),
        Slip("Ana 10, Ben $15 paid 25", "their sum"),
        Slip("Ana -20", "'paid' stands after who paid"),
        Slip("Ana - 20", "'paid' stands after who paid", mended: "Ana paid 20"),
        Slip("Ana Ben 20=5", "a bill: "), Slip("tip 10%", "Ana paid 50 +10%"),
        Slip(#"pot "Kasse" 100"#, #"a payment: Ana paid "Kasse" 100"#),
      ],
      after: Self.roster
    )
  }

  func testDaysThatCanBeReadTwoWays() {
    let roster = "home EUR\nbuddy Ana, Ben, Cleo\nother Dora\n"
    let both = "2003-05-26 or 2026-05-03"
    Slip.check(
      [
        Slip("on 26-05-03", both), Slip("on 26/05/03", both), Slip("on 26.05.03", both),
        Slip("on 25-12-31", "2031-12-25 or 2025-12-31"),
        Slip("on 3.10.26", "3.10.26", mended: "on 2026-10-03"),
        Slip("May 3", "on 2026-05-03"), Slip("3 May", "on 2026-05-03"),
        Slip("Sunday 3 May", "on 2026-05-03"), Slip("el 3 de mayo", "on 2026-05-03"),
        Slip("May 3: Ana paid 20", "on 2026-05-03"), Slip("20 May Ana", "as a bill"),
        Slip("May 3 2026", "'on'", mended: "on 2026-05-03"),
        Slip(
          #"Ana paid 50 "dinner" 03.05.2026"#,
          "'on'",
          mended: #"Ana paid 50 "dinner" on 2026-05-03"#
        ),
        Slip(#"Ana paid 50 "dinner" 3/5/2026"#, "2026-03-05 or 2026-05-03"),
        Slip(
          #"Ana paid 50 "x" on 3 Mar. 2026"#,
          "3 Mar.",
          mended: #"Ana paid 50 "x" on 2026-03-03"#
        ),
        Slip(#"Ana paid 50 "x" on May '26"#, "year-month-day"),
        Slip(
          "Ana paid 50 dinner 03.05.2026",
          "'on'",
          mended: #"Ana paid 50 "dinner" on 2026-05-03"#
        ),
        Slip("Ana paid 50 dinner 3/5/2026 for Ben", "2026-03-05 or 2026-05-03"),
        Slip(#"Ana paid 50 "x" 26-05-03"#, both), Slip("26-05-03 Ana paid 20", both),
        Slip("Ana paid 3 May", "a day is written"), Slip("May 2026", "on 2026-10-03"),
        Slip("1 May Ana paid 20", "on 2026-05-01"),
        Slip("on 31.12.99", "99", mended: "on 1999-12-31"),
        Slip("on 3 de mayo de 2026", "mayo", mended: "on 2026-05-03"),
        Slip("on 2026-05-03:", "':'", mended: "on 2026-05-03"),
        Slip("on 2026-05-03 evening", "a day has no time"),
        Slip("on 2026-05-03T19:00", "a day has no time"),
        Slip("03.05.2026 LIDL 23,40 EUR Ana", #"Ana paid 23.40 EUR "LIDL" on 2026-05-03"#),
        Slip("03.05.2026;LIDL;+23,40;EUR;Ana", #"Ana got back 23.40 EUR "LIDL" on 2026-05-03; or"#),
        Slip("payment,Ana,Ben,20.00", "Ana paid Ben 20.00"),
      ],
      after: roster
    )
  }

  func testSettingsAndListsWithMoreThanTheyHold() {
    let roster = "home EUR\nbuddy Ana, Ben, Cleo\nother Dora\n"
    Slip.check(
      [
        Slip("expect Ana = 20", "expect Ana +20|expect Ana -20"),
        Slip("expect Ana: +0", "expected", mended: "expect Ana +0"),
        Slip("trip 'Lisbon'", "quotes", mended: #"trip "Lisbon""#),
        Slip(#"trip "L" home EUR"#, "a line for each"),
        Slip("expect total: 0", "':'", mended: "expect total 0"),
        Slip("Ana paid 40 { Ben 30, Cleo 10 }", "30 for Ben"),
        Slip("Ana paid 50 for Ben 2 Cleo 1", "come to the bill"),
        Slip("Ana paid 20 for everyone x2", "everyone has a part"),
        Slip("buddies Eva, Fay 50%", "Fay x0.5"), Slip("buddies Eva, Fay 1/2", "Fay x0.5"),
        Slip("buddies Eva, Fay x1/2", "Fay x0.5"),
        Slip("buddies Eva, Fay *0.5", "x2", mended: "buddies Eva, Fay x0.5"),
        Slip("Ana paid 50 for Ben ten, Cleo ten", "for Ben 10|for Ben x10"),
        Slip("Ana paid 50 plus ten percent tip", "50 +10%"),
        Slip("Ana paid 50 5% commission", "+5%|fee 5%"), Slip("Ana paid 50 with 5% fee", "fee 5%"),
        Slip("Ana paid 50 for Dora fee 0.05", "fee 5%"), Slip("Ana paid 20 @ Lidl", #"20 "Lidl""#),
        Slip("Ana paid 50 {\n  20\n  rest 20\n}", "without an amount"),
        Slip("Ana paid 50 {\n  46\n  incl. tax 4\n}", "leave it out|+4"),
      ],
      after: roster
    )
  }
}
