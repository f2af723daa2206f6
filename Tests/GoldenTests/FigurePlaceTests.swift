import XCTest

/// Figures that stand where they have no place: every message shows how to write them, and a mended
/// line is offered only where one reading is left.
final class FigurePlaceTests: XCTestCase {
  private static let roster =
    "home EUR\nbuddies Ana, Ben, Cleo\nothers Dora\nrate GBP EUR 1.17\nrate USD EUR 0.92\n"

  /// Checks lines that begin with `Ana paid`, which are nothing of the trip's own to warn of.
  private func check(_ slips: [Slip], line: UInt = #line) {
    for slip in slips {
      var slip = slip
      slip.typed = "Ana paid " + slip.typed
      slip.mended = slip.mended.map { "Ana paid " + $0 }
      Self.check(slip, line: line)
    }
  }

  /// Of a trip without bills, only what is said of the slip counts.
  private static func check(_ slip: Slip, line: UInt) {
    let trip = CheckedTrip(roster + slip.typed + "\n")
    XCTAssertEqual(
      trip.errors.count,
      1,
      "'\(slip.typed)' is answered by:\n\(trip.text)",
      line: line
    )
    for words in slip.says {
      XCTAssertTrue(
        trip.firstMessage.contains(words),
        "'\(slip.typed)' does not hear '\(words)' but:\n\(trip.text)",
        line: line
      )
    }
    XCTAssertEqual(trip.mended, slip.mended, "'\(slip.typed)' mended", line: line)
    guard let mended = slip.mended else { return }
    let right = CheckedTrip(roster + mended + "\n")
    XCTAssertEqual(right.errors, [], "'\(mended)' is answered by:\n\(right.text)", line: line)
  }

  func testWhatIsNotCertainIsNotMended() {
    check([
      Slip(
        "50 +10% tip included dinner",
        "where it holds it: 50; where it comes on top or off: 50 +10%"
      ),
      Slip("50 +10% included", "holds already"), Slip("50 -10% already off", "holds already"),
      Slip("50 \"dinner\" incl. 10% tip", "holds already"),
      Slip("50 (incl. 10% tip)", "holds already"), Slip("50 incl 3 tip", "50 \"incl 3 tip\""),
      Slip("50 on 2026-13-01", "no month 13|year-month-day: 2026-01-13"),
      Slip("50 on 2026-31-12", "year-month-day: 2026-12-31"),
      Slip("50 on 2026/13/01", "year-month-day"),
      Slip("50 on 13/01/2026", "no day as days", mended: "50 on 2026-01-13"),
      Slip("50 fee 5", "fee 5%; 5 that were paid on top: 50+5"),
      Slip("50 for Dora fee 5€", "fee 5%"), Slip("50 for Dora fee €5", "fee 5%|50+5"),
      Slip("50 for Dora fee: 5%", "':'", mended: "50 for Dora fee 5%"),
      Slip("50 for Ben half", "for Ben 50%, all|for Ben 50%, Ana"),
      Slip("50 for Ben double", "for Ben x2, all|for Ben x2, Ana"),
      Slip("50 for Ben half, Cleo", "50%", mended: "50 for Ben 50%, Cleo"),
      Slip("50 for Ben half, Cleo half", "50%", mended: "50 for Ben 50%, Cleo 50%"),
      Slip("50 for Ben half, Cleo quarter", "50%"),
      Slip("50 for 50% Ben", "for Ben 50%, all"), Slip("50 + tip", "50+5; or 50 +10%"),
      Slip("50 + tip 10% \"x\"", "50 +10%"),
      Slip("50 + dinner", "'+'", mended: "50 \"dinner\""),
      Slip("1,000.5,0 \"x\"", "grouped in threes"),
      Slip("50 20%", "on top: +20%; off: -20%"), Slip("50 20% \"x\"", "on top: +20%"),
      Slip("50 incl. 3 tip", "holds already"), Slip("50 with 20%", "off: -20%"),
      Slip("50 20% tip", "on top: 50 +20%"),
      Slip("20 + ten", "in digits", mended: "20 + 10"),
      Slip("20 +10 percent", "right after the amount", mended: "20 +10%"),
      Slip("20 plus 10 percent", "'plus'", mended: "20 + 10%"),
    ])
  }

  func testAnAmountPerHeadOrPerThing() {
    check([
      Slip("10/person", "'each'", mended: "10 each"), Slip("10€/pax", "'each'", mended: "10€ each"),
      Slip("10 / head \"zoo\"", "'each'", mended: "10 each \"zoo\""),
      Slip("50/each", "'each'", mended: "50 each"), Slip("10/p", "'each'", mended: "10 each"),
      Slip("10 p.p.", "'each'", mended: "10 each"), Slip("10 p/p", "'each'", mended: "10 each"),
      Slip("10 p. P. \"zoo\"", "'each'", mended: "10 each \"zoo\""),
      Slip("10 (pp)", "'each'", mended: "10 each"),
      Slip("10 (per person) \"zoo\"", "'each'", mended: "10 each \"zoo\""),
      Slip("10 (p.p.)", "'each'", mended: "10 each"),
      Slip("10 each/person", "'each'", mended: "10 each"),
      Slip("10/night", "10*3 \"night\""), Slip("10 per day", "10*3 \"day\""),
      Slip("10/Ben", "behind 'for': for Ben"), Slip("50 each 10", "50 each; or 10 each"),
      Slip("50% of 80", "80*50/100"), Slip("50 percent of 80", "80*50/100"),
    ])
  }

  func testRatesAndCostsOfABill() {
    let rate = "a bill's own rate stands behind '@'|50 GBP @ 1.17"
    let cost = "behind '='|50 GBP = 58.50 EUR"
    check([
      Slip("50 GBP at 1.17", rate), Slip("50 GBP rate 1.17", rate), Slip("50 GBP (1.17)", rate),
      Slip("50 GBP with rate 1.17", rate), Slip("50 GBP (rate 1.17)", rate),
      Slip("50 GBP x 1.17", "50 GBP @ 1.17; or 50 GBP*1.17"), Slip("50 GBP at 1.17 EUR", rate),
      Slip("50 GBP @ 1.17 EUR/GBP", rate + " EUR"), Slip("50 GBP @ 1.17 EUR per GBP", rate),
      Slip("50 GBP @ 1.17 GBP/EUR", "¥5000 @ 0.0066"), Slip("50 GBP @ 1.17%", rate),
      Slip("50 GBP dinner at 1.17", "50 GBP*1.17 \"dinner\"; or 50 GBP @ 1.17 \"dinner\""),
      Slip("50 GBP (58.50 EUR)", cost), Slip("50 GBP 58.50 EUR", cost),
      Slip("50 GBP or 58.50 EUR", cost), Slip("£50 (58.50 EUR)", "£50 = 58.50 EUR"),
      Slip("20€ / 25$", "one currency|behind '='"),
    ])
  }

  func testWhatIsReckonedLate() {
    let late = "stands right behind it|for example: "
    check([
      Slip("50 \"dinner\" -10%", late + "50 -10% \"dinner\""),
      Slip("50 \"dinner\" + 10% tip", late + "50 +10% \"dinner\""),
      Slip("50 \"dinner\" 10% tip", late + "50 +10% \"dinner\""),
      Slip("50 \"dinner\" plus 5 tip", late + "50+5 \"dinner\""),
      Slip("50 \"dinner\" + 5 \"tip\"", late + "50+5 \"dinner\""),
      Slip("50 \"dinner\" x2", late + "50*2 \"dinner\""),
      Slip("50 \"dinner\" 5", "50+5 \"dinner\"; or 50 \"dinner 5\""),
      Slip("50 dinner + 10% tip", late + "50 +10% \"dinner\""),
      Slip("50 dinner -10%", late + "50 -10% \"dinner\""), Slip("50 #food +10%", late + "50 +10%"),
      Slip("50 + tip 5 \"dinner\"", late + "50+5 \"dinner\""),
      Slip("50 + tax 5 + tip 3", late + "50+5+3"), Slip("50 - coupon 5", late + "50-5"),
      Slip("50 (10% tip)", late + "50 +10%"), Slip("50 (+10% tip)", late + "50 +10%"),
      Slip("50 for Ben +10%", late + "50 +10% for Ben"), Slip("50 for all +5", late + "50+5"),
      Slip("50 less 5", "'less'", mended: "50 - 5"), Slip("50 less coupon 5", "50-5 \"coupon\""),
    ])
  }

  func testASecondNumberAndWhatItMayBe() {
    check([
      Slip("50 bus 42", "say which: 50 \"bus 42\""),
      Slip("50 room 12", "say which: 50 \"room 12\""),
      Slip("50 bus 42 for Ben", "say which: 50 \"bus 42\""),
      Slip("50 3 nights", "say which: 50 \"3 nights\"; or 50*3 \"nights\""),
      Slip("2 tickets 20", "say which: 2*20 \"tickets\"; or 20 \"tickets\""),
      Slip("20 7-Eleven", "20 \"7-Eleven\""), Slip("20 at 7-Eleven", "20 \"at 7-Eleven\""),
      Slip("7-Eleven 20", "20 \"7-Eleven\""), Slip("50 2nd dinner", "50 \"2nd dinner\""),
      Slip("3rd night 50", "50 \"3rd night\""), Slip("50 24h ticket", "50 \"24h ticket\""),
      Slip("50 24/7 shop", "50 \"24/7 shop\""), Slip("20 lunch for 3", "20 \"lunch for 3\""),
      Slip("5 beers for 10", "10 \"5 beers\"; or 5*10 \"beers\""),
      Slip("3 x beer 4", "3*4 \"beer\""), Slip("50 20", "50.20; or 50+20; or 50*20"),
      Slip("50, 20", "50.20"), Slip("12:50", "'12:50' is no number"), Slip("20 : 2", "20/2"),
      Slip("50,-", "'50,-'", mended: "50"), Slip("50..20", "one decimal mark"),
      Slip("3x4, 2x5", "reckoned in one piece"), Slip("20 of 40", "20 \"of 40\""),
      Slip("5000 at 0.0067", "5000*0.0067; or 5000 @ 0.0067"), Slip("20 ÷ 2", "20/2"),
      Slip("50 - 5 coupon \"dinner\"", "50 - 5 \"coupon dinner\""),
      Slip("20, Ben 30", "for example: Ana 20, Ben 30 paid"),
      Slip("20 + Ben 5", "Ana 20, Ben 5 paid; or Ana paid 20 for Ben 5, all"),
    ])
  }

  func testSharesThatAreNotWrittenAsSuch() {
    let halves = "parts are written x2, percentages 50%|for example: for "
    let share =
      "that and no more: 50 for Ben 20, all|a block with the lines '20 for Ben' and 'rest'"
    check([
      Slip("50 50/50 Ben", halves + "Ana 50%, Ben 50%"),
      Slip("50 60/40 with Ben", halves + "Ana 60%, Ben 40%"),
      Slip("50 \"dinner\" 50-50 Ben", halves + "Ana 50%, Ben 50%"),
      Slip("50 dinner 50/50 Ben", halves + "Ana 50%, Ben 50%"),
      Slip("50 fifty-fifty Ben", halves + "Ana 50%, Ben 50%"),
      Slip("50 split 60/40 Ben", halves + "Ana 60%, Ben 40%"),
      Slip("50 for Ben 60:40", halves + "Ben 60%, Ana 40%"),
      Slip("50 for Ben 2:1 Cleo", halves + "Ben x2, Cleo x1"),
      Slip("50 for Ben/Cleo 60/40", halves + "Ben 60%, Cleo 40%"),
      Slip("50 for Ben 60/40 Cleo", halves + "Ben 60%, Cleo 40%"),
      Slip("50 for Ben 60/40", "a quotient is an amount; as parts: for Ben 60%, Ana 40%"),
      Slip("50 for Ben 1/2, Cleo 1/2", "as parts: for Ben x1, Cleo x1"),
      Slip("50 for Ben 1/2, Cleo 1/4, Ana 1/4", "as parts: for Ben x2, Cleo x1, Ana x1"),
      Slip("50 for Ben 1/2", "as parts: for Ben x1, Ana x1"),
      Slip("60/40 Ben", "after 'for'"), Slip("1/2 to Ben", "before the amount"),
      Slip("40/2 to Ben", "before the amount", mended: "Ben 40/2"),
      Slip("50 50% Ben", "for example: for Ben 50%, Ana"),
      Slip("50 1/2 Ben", halves + "Ana x1, Ben x1"),
      Slip("50 of which 20 for Ben", share), Slip("50, of which 20 for Ben", share),
      Slip("50 20 for Ben", share), Slip("50 (20 for Ben)", share),
      Slip("50 whereof 20 Ben", share),
      Slip("50 including 20 for Ben, 30 for Cleo", "50 for Ben 20, Cleo 30"),
      Slip("50 for Ben +5", "50+5 for Ben|a block with the lines '5 for Ben' and 'rest'"),
      Slip("50 for Ben plus 5", "50+5 for Ben"), Slip("50 for Ben 2 parts, Cleo 1 part", "Ben x2"),
      Slip("50 for Ben two, Cleo one", "Ben x2"), Slip("50 for Ben 50 percent, Cleo", "Ben 50%"),
      Slip("50 for Ben minus 10, Cleo", "a share is positive"),
      Slip("50 for Ben (20), Cleo (30)", "no brackets|for Ben 20"),
      Slip("50 for Ben 20, rest", "Cleo rest|all the others: all"),
      Slip("50 for Ben 20 rest Cleo", "Cleo rest"),
      Slip("50 for Ben=20, Cleo=30", "'='", mended: "50 for Ben 20, Cleo 30"),
    ])
  }

  func testRowsSayNoMoreThanIsCertain() {
    let slips = [
      Slip(#""Ana","50.00","Dinner""#, #"as a bill: Ana paid 50.00 "Dinner""#),
      Slip(#""Ana","50.00","Dinner","Ben""#, #"Ana paid 50.00 "Dinner" for Ben"#),
      Slip(
        "2026-01-05,Dinner,Dining out,50.00,EUR,25.00,-25.00",
        #"names for the dots: … paid 50.00 EUR "Dinner" for … on 2026-01-05"#
      ),
      Slip("2026-01-05,Dinner,50.00,25.00,-25.00", "for example: Ana paid 50 \"dinner\""),
      Slip("2026-01-05,Ana paid Ben,Payment,20.00,EUR,20.00,-20.00", "Ana paid Ben 20.00 EUR on"),
      Slip("2026-01-05;REWE;-50.00;EUR", #"… paid 50.00 EUR "REWE" on 2026-01-05"#),
      Slip("Ana,-50,Dinner", #"Ana paid 50 "Dinner"; or: Ana got back 50 "Dinner""#),
      Slip("Dinner,50,Ben,Ana 20,Cleo 30", #"Ben paid 50 "Dinner" for Ana 20, Cleo 30"#),
      Slip("Ana|50|Dinner|Ben 50%|Cleo x2", "for Ben 50%, Cleo x2"),
      Slip("Ana,50,Dinner,all", #"Ana paid 50 "Dinner" for all"#),
      Slip("Ana, 50, dinner, everyone", #"Ana paid 50 "dinner" for all"#),
      Slip("Ana;50;dinner;all except Ben", #"Ana paid 50 "dinner" for …"#),
      Slip("Ana;50;dinner;1/3", #"Ana paid 50 "dinner" for …"#),
      Slip("Ana;50;dinner;Bob", #"Ana paid 50 "dinner" for …"#),
      Slip("Ana;€50;dinner", #"Ana paid €50 "dinner""#),
      Slip("2026-01-05,50 GBP,Ana,Dinner", #"Ana paid 50 GBP "Dinner" on 2026-01-05"#),
      Slip("50,Ana,Dinner", "who paid", mended: #"Ana paid 50 "Dinner""#),
    ]
    for slip in slips { Self.check(slip, line: #line) }
  }

  func testRatesWithOneCurrencyOrTwoNumbers() {
    let example = "for example: rate GBP EUR 1.17, or: rate 1 GBP = 1.17 EUR"
    let slips = [
      Slip("rate GBP 1.17", example), Slip("rate GBP = 1.17", example),
      Slip("rate 1.17 GBP", example), Slip("rate GBP EUR", example),
      Slip("rate GBP EUR 1.17 1.18", example), Slip("rate GBP EUR = 1.17 EUR", example),
      Slip("rate GBP EUR 1.17%", example),
      Slip("rate: GBP EUR 1.17", "':'", mended: "rate GBP EUR 1.17"),
      Slip("rate GBP EUR 1.17 2026-01-05", "'on'", mended: "rate GBP EUR 1.17 on 2026-01-05"),
      Slip("rate GBP EUR 1.17 from 2026-01-05", "'on'", mended: "rate GBP EUR 1.17 on 2026-01-05"),
      Slip("Ana 20+Ben 30 paid", "a comma", mended: "Ana 20, Ben 30 paid"),
      Slip("rate GBP 1.17 EUR", "rate 1 GBP = 1.17 EUR, or: rate 1.17 GBP = 1 EUR"),
    ]
    for slip in slips { Self.check(slip, line: #line) }
  }

  func testFiguresInABlock() {
    let slips = [
      Slip("+ tip 3", "'+'", mended: #"+3 "tip""#), Slip("3x beer 4", #"3*4 "beer""#),
      Slip(#"10 "beer" +10%"#, #"10 +10% "beer""#), Slip("10 2 beers", #"10 "2 beers"; or 10*2"#),
      Slip("50 7-Eleven", #"50 "7-Eleven""#), Slip("5 GBP beer at 1.17", #"5 GBP*1.17 "beer""#),
      Slip("10 Ben 50/50 Cleo", "behind 'for'|after 'for'"),
    ]
    for slip in slips.dropLast() {
      let trip = CheckedTrip(
        Self.roster + "Ana paid 60 \"pub\" {\n  50 \"food\"\n  \(slip.typed)\n}\n"
      )
      for words in slip.says {
        XCTAssertTrue(trip.firstMessage.contains(words), "'\(slip.typed)':\n\(trip.text)")
      }
      XCTAssertEqual(trip.mended, slip.mended, slip.typed)
    }
    let halves = CheckedTrip(Self.roster + "Ana paid 60 {\n  10 Ben 50/50 Cleo\n  50\n}\n")
    XCTAssertNil(halves.mended, halves.text)
  }

  func testWhatIsRightStaysRight() {
    for line in [
      "50 +10% \"tip included\"", "50 for Ben, Cleo 60/40", "50 for Ben=20", "50 GBP @ 1.17 EUR",
      "50 GBP @1.17", "50 GBP = 58.50", "50 GBP * 1.17", "25*2=50", "20 +10 % \"x\"",
      "50 for Ben 50 %, Cleo", "50 for Dora fee 5 %", "50 \"7-Eleven\" for Ben x3",
    ] {
      let trip = CheckedTrip(Self.roster + "Ana paid \(line)\n")
      XCTAssertEqual(trip.errors, [], "\(line)\n\(trip.text)")
    }
  }
}
