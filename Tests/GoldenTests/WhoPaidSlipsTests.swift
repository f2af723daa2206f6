import TripText
import XCTest

/// Lines that do not say who paid, whom, or for whom, or say it so that it may mean either.
final class WhoPaidSlipsTests: XCTestCase {
  private static let roster =
    "home EUR\nbuddies Ana, Ben, Cleo\nother Dora\nrate GBP EUR 1.17\npot Kitty\n"

  private func check(_ slips: [Slip], after more: String = "", line: UInt = #line) {
    Slip.check(slips, after: Self.roster + more, line: line)
  }

  func testWhoSharesABillHasNotPaidIt() {
    let dinner = #"… paid 50 "dinner" for Ben"#
    check([
      Slip(#"50 "dinner" for Ben"#, dinner), Slip("50 dinner for Ben", dinner),
      Slip("- 50 dinner for Ben", dinner), Slip("* 50 for Ben", "… paid 50 for Ben"),
      Slip("2026-05-03 50 dinner for Ben", dinner + " on 2026-05-03"),
      Slip(#"50 "dinner" for Ben #food"#, dinner + " #food"),
      Slip("50 for all except Ben", "… paid 50 for all except Ben"),
      Slip("50 to Ben", "… paid Ben 50"), Slip("dinner 50 for Ben", dinner),
      Slip("dinner for Ben 50", dinner),
      Slip("50 for Ben by Ana", "who paid", mended: "Ana paid 50 for Ben"),
      Slip("dinner 50 paid by Ana", "'by'", mended: #"Ana paid 50 "dinner""#),
      Slip("50 with Ben's card", "who paid", mended: "Ben paid 50"),
      Slip("Ana paid 50 with Ben's card", "Ben paid 50"),
      Slip("50 Ben dinner", "who paid", mended: #"Ben paid 50 "dinner""#),
      Slip("50 from Kitty", "Kitty paid 50"),
      Slip("Ana paid 50 from Kitty", "Kitty paid 50|Ana got 50 from Kitty"),
      Slip("20 Ben to Ana", "who paid", mended: "Ben paid Ana 20"),
      Slip("50 into Kitty from Ana", "who paid", mended: "Ana paid Kitty 50"),
      Slip("transfer 20 from Ben to Ana", "Ben paid Ana 20"),
      Slip("refund 20 Ana", "Ana got back 20"), Slip("Refund: Ana got 20", "Ana got back 20"),
      Slip("30 Ana paid 20", "which of the two|Ana paid 30, or Ana paid 20"),
      Slip("50 for dinner and Ben", "paid 50"), Slip("50 for me and Ben", "paid 50"),
      Slip("50 for Ben Cleo", "… paid 50"), Slip("50 dinner for all Ben", "… paid 50"),
      Slip("50 except Ana", "paid 50"), Slip("50 for except Ana", "paid 50"),
      Slip("20 Ben paid Ana #food", "paid 50"), Slip("50 to Ben Ana", "paid 50"),
      Slip("20 from Ben Ana", "Ana got 20 from Ben"),
      Slip("50 with Ben", "… paid 50 for …, Ben"),
      Slip("50 shared by Ben and Cleo", "… paid 50 for Ben and Cleo"),
      Slip("50 for Ben x2, Cleo", "… paid 50 for Ben x2, Cleo"),
      Slip("50 dinner for Ben and me", #"… paid 50 "dinner" for Ben, …"#),
      Slip("50 Ana with Dora", "… paid 50"), Slip("50 owed by Ben", "paid 50"),
      Slip("paid Ben 20", "… paid Ben 20"), Slip("sent 20 to Ben", "… paid Ben 20"),
      Slip("Ben -16.67", "Ben got back 16.67|expect Ben -16.67"),
    ])
    let block = "|ends in {|a } stands below"
    check(
      [
        Slip(#"  30 "milk" for Ben"#, #"… paid 30 "milk" for Ben"# + block),
        Slip("  30 Ben milk", #"Ben paid 30 "milk""# + block),
        Slip("  Ben 30", "as a bill: Ben paid 30" + block), Slip("  rest", "ends in {"),
        Slip("\t- 30 milk for Ben", "… paid 30" + block),
      ],
      after: "Ana paid 50\n"
    )
  }

  func testPaymentsToNobodyByName() {
    check([
      Slip("Ana paid everyone 20", "Ana paid 20\n|Ana paid Ben 20\nAna paid Cleo 20\n|Ben 20/2"),
      Slip("Ana paid us 20 each", "Ana paid 20 each\n|Ana paid Ben 20\nAna paid Cleo 20"),
      Slip("Kitty paid everybody 20", "Kitty paid Ana 20\nKitty paid Ben 20\nKitty paid Cleo 20"),
      Slip("Ana paid all 20", "Ana paid 20\n|Ana paid Ben 20"),
      Slip("Ana paid 20 to all", "Ana paid 20\n|Ana paid Ben 20"),
      Slip("Ben paid his debt 20", #"Ben paid Ana 20|Ben paid 20 "his debt""#),
      Slip("Ben paid his share 20", "Ben paid Ana 20"),
      Slip("Ana paid her back 20", "Ana paid Ben 20"),
      Slip("Ana paid you back 20", "Ana paid Ben 20"), Slip("Ben paid you 20", "Ben paid Ana 20"),
      Slip("Ben paid €20 to you", "Ben paid Ana €20"),
      Slip("Ben paid both of them 20", "Ben paid Ana 20"),
      Slip("Ben repaid 20", "Ben paid Ana 20|a new bill, for all: Ben paid 20"),
      Slip("Ana paid 20 to Eva", #"buddy Eva|Ana paid Eva 20|Ana paid 20 "Eva""#),
      Slip("Ana put 50 into Kitty", "'paid'", mended: "Ana paid Kitty 50"),
      Slip("Ben paid Eva 20", #"buddy Eva|Ben paid 20 "Eva""#),
      Slip("Ana paid Ben taxi 20", #"Ana paid Ben 20 "taxi"|Ana paid 20 "taxi" for Ben"#),
      Slip("Ben paid Ana's dinner 20", #"Ben paid 20 "dinner" for Ana"#),
      Slip("Ana paid Ben 20 Cleo 30", "Ana paid Ben 20\nAna paid Cleo 30"),
      Slip("Ana => Ben: 20", "Ana paid Ben 20"),
      Slip("Ana paid 20 -> Ben", "Ana paid Ben 20|for Ben"),
    ])
  }

  func testMoneyOfAll() {
    check([
      Slip("all paid Kitty 150", "all paid Kitty 150 each|all paid Kitty 150/3 each"),
      Slip("Everyone paid Ana 20", "'all', not 'Everyone'|all paid Ana 20 each|20/2 each"),
      Slip("all pay Kitty 50", "all paid Kitty 50 each|all paid Kitty 50/3 each"),
      Slip("all put 50 into Kitty", "all paid Kitty 50 each"),
      Slip("all put 50 each into Kitty", "'paid'", mended: "all paid Kitty 50 each"),
      Slip("Kitty got 50 each", "'got'", mended: "all paid Kitty 50 each"),
      Slip("Ana got 20 from everyone", "all paid Ana 20 each"),
      Slip("Ana got 20 each", "all paid Ana 20 each"),
    ])
  }

  func testDebts() {
    check([
      Slip("Ben owes Ana 20 and Cleo 10", "Ana paid 20 for Ben\nCleo paid 10 for Ben"),
      Slip("Ana lent Ben 20 Cleo 10", "Ana paid 20 for Ben\nAna paid 10 for Cleo"),
      Slip("Ben owes 20 Cleo 10", "Cleo paid 20 for Ben"),
      Slip("Ana gets back €33.33", "Ana got back €33.33|why Ana"),
      Slip("Ana receives 20", "Ana got back 20|why Ana"),
      Slip("Ana lent €33.33", "to whom it was lent: Ana paid €33.33 for Ben"),
      Slip("Ben lent from Ana 20", "debts", mended: "Ana paid 20 for Ben"),
      Slip("I owe Ben 20", "Ben paid 20 for …"),
    ])
  }

  func testWordsThatMayBeMoreThanANote() {
    check([
      Slip("Ben paid twice 20", "Ben paid 20*2|in all: Ben paid 20"),
      Slip("Ben paid 20 twice", "Ben paid 20*2"), Slip("Ben paid double 20", "Ben paid 20*2"),
      Slip("Ana paid 50 category: food", "'#'", mended: "Ana paid 50 #food"),
      Slip("Ana paid 50 [food]", #"#food|"food""#),
      Slip("Ana paid 50 #food and drinks", #"one word: #food|"food and drinks""#),
      Slip("Ana paid 50 für alle außer Ben", "except", mended: "Ana paid 50 for all except Ben"),
      Slip("Ana paid 50 for dinner and wine", "quotes", mended: #"Ana paid 50 "dinner and wine""#),
      Slip("Ana paid 50 for beer, wine", "quotes", mended: #"Ana paid 50 "beer, wine""#),
      Slip(
        "Ana paid 50 for dinner and wine #food",
        "quotes",
        mended: #"Ana paid 50 "dinner and wine" #food"#
      ),
      Slip("Ana paid 50 for dinner and Ben", "what it was goes in quotes|buddy dinner"),
      Slip("Ana paid 50 for bus 5", #"in quotes: "bus 5""#),
      Slip("Ana paid 50 for 2 beers", #"in quotes: "2 beers"|for Ana, Ben"#),
      Slip(#"Ana paid 50 for "dinner""#, "quotes", mended: #"Ana paid 50 "dinner""#),
    ])
    let kitty = "pot Kitty|Kitty paid 50|Ana paid Kitty 50"
    Slip.check(
      [
        Slip("Ana paid 50 from the kitty", kitty), Slip("Ana paid 50 out of the pot", kitty),
        Slip("Kitty paid 50", "pot Kitty"), Slip("Ana paid Kitty 50", "pot Kitty"),
        Slip("Ana paid 50 to the kitty", kitty), Slip("Ana paid 50 into kitty", kitty),
      ],
      after: "home EUR\nbuddies Ana, Ben\n"
    )
    let item = CheckedTrip(Self.roster + "Ana paid 50 {\n- 20 wine for Ben\nrest\n}\n")
    XCTAssertNil(item.mended, item.text)
    XCTAssertTrue(item.firstMessage.contains(#"a line of the bill: 20 "wine""#), item.text)
  }

  func testSeveralBillsOnALine() {
    check([
      Slip("50 for Ben and 20 for Cleo", "… paid 50 for Ben\n… paid 20 for Cleo"),
      Slip("Ana paid 50 for Ben and 20 for Cleo", "Ana paid 50 for Ben\nAna paid 20 for Cleo"),
      Slip(
        "Ana paid 50 for dinner and 20 for taxi",
        "Ana paid 50 \"dinner\"\nAna paid 20 \"taxi\""
      ),
      Slip(
        #"Ana paid 50 "x", 20 for Ben and 30 for Cleo"#,
        #"Ana paid 50 "x" for Ben 20, Cleo 30"#
      ),
      Slip(
        #"Ben 30 Ana 20 paid "dinner""#,
        "a comma",
        mended: #"Ben 30, Ana 20 paid "dinner""#
      ),
    ])
  }

  func testRosters() {
    check([
      Slip("friend Eva", "buddies Eva|others Eva"), Slip("guest Eva", "buddies Eva|others Eva"),
      Slip("buddies are Eva and Fay", "'are'", mended: "buddies Eva and Fay"),
      Slip("buddies Eva, Fay x 0.5", "parts", mended: "buddies Eva, Fay x0.5"),
      Slip("buddies Eva, Fay child", "Fay x0.5|\"Fay child\""),
      Slip("buddy Eva and her son", "by name: buddy Eva, …|\"her son\""),
      Slip("pot the purse", "'the'", mended: "pot purse"),
      Slip("pot Common purse", "pot \"Common purse\"|pot Common, purse"),
      Slip("buddy Eva Maria", "buddy \"Eva Maria\"|buddy Eva, Maria"),
      Slip("buddy Eva joined on 2026-05-03", "buddy Eva\nEva joined on 2026-05-03"),
      Slip("buddy Eva from 2026-05-03", "buddy Eva\nEva joined on 2026-05-03"),
      Slip("buddy Eva until 2026-05-03", "buddy Eva\nEva left on 2026-05-03"),
      Slip("other Eva by Ana", "'via'", mended: "other Eva via Ana"),
      Slip("group lads = Ana, Ben", "colon", mended: "group lads: Ana, Ben"),
      Slip("group lads: Ana Ben", "comma", mended: "group lads: Ana, Ben"),
      Slip("buddies", "newcomers|people"),
    ])
  }

  func testMarksAndCommands() {
    check([
      Slip(#"Ana paid 50 "taxi" (Ben, Cleo)"#, "for Ben, Cleo"),
      Slip(#"Ana paid 50 "x" -> Ben, Cleo"#, "for Ben, Cleo"),
      Slip("Ana paid 50 for except Ana", "'all'", mended: "Ana paid 50 for all except Ana"),
      Slip("Ana paid 50 for all - Cleo", "except", mended: "Ana paid 50 for all except Cleo"),
      Slip("total by category", "chart by category"),
      Slip("ok so Ana paid 50", "'ok so'", mended: "Ana paid 50"),
      Slip("expect Ana paid Ben 20", "expect Ana pays Ben 20|expect Ana paid 20"),
    ])
    for (typed, mended) in [
      ("why Ana, Ben", "why Ana Ben"), ("why Ana owes Ben", "why Ana Ben"),
      ("bill 3", "bills 3"), ("expect Ana -> Ben 20", "expect Ana pays Ben 20"),
    ] {
      XCTAssertEqual(CheckedTrip(Self.roster + typed + "\n").mended, mended)
    }
  }
}
