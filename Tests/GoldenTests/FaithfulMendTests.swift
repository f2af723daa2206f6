import TripText
import XCTest

/// A mended line is followed without a thought: it must lose nobody's share and no number.
final class FaithfulMendTests: XCTestCase {
  private static let roster = "home EUR\nbuddies Ana, Ben, Cleo\nothers Dora\n"

  func testWhatFollowedMendsHaveGotWrong() {
    Slip.check(
      [
        Slip("Ben owes Ana 20 and Cleo owes Ana 10", "Ben owes Ana 20\nCleo owes Ana 10"),
        Slip("Ana paid Ben 20 and Cleo paid Ben 30", "Ana paid Ben 20\nCleo paid Ben 30"),
        Slip("Ana paid 20 dinner GBP", "GBP"),
        Slip("20 Ana dinner 2026-05-01", "begins with who paid"),
        Slip("Ana paid 50 for Ben third", "third"),
        Slip("expect total 90 on 2026-05-01", "'on' has no place here"),
        Slip("Ana paid Ben + 20", "Ana"), Slip("Ana paid Ben nothing", "Ana"),
        Slip("Ana paid Ben", "the plan says", mended: "Ana paid Ben €30.00"),
      ],
      after: "home EUR\nbuddies Ana, Ben, Cleo\nBen paid 90 \"hotel\"\n"
    )
  }

  func testWhoSharesABillIsNeverPutIntoItsNote() {
    let lines = [
      "Ana paid 20 dinner (not for Ben)", "Ana paid 20 dinner w/o Ben", "Ana paid 20 only Ben",
      "Ana paid 20 half for Ben", "Ana paid 20 \"x\" half for Ben", "Ana paid 20, half Ben",
      "Ana paid 20 together with Ben", "Ana paid 20 for each of Ben, Cleo",
      "Ana paid 20 for Ben shared with Cleo", "Ana paid 20 of which 5 for Ben",
      "Ana paid 20 including 5 for Ben", "Ana paid 20 from Ben", "Ana paid 20 by Ben",
      "Ana paid 20 split in half with Ben", "Ana paid 20 halves with Ben",
      "Ana paid 20 split 60/40 with Ben", "Ana paid 20 split 2 ways", "Ana paid 20 split unequally",
      "Ana paid 20 split by weight", "Ana paid 20, Ben owes 5", "Ana paid 20, Ben owes half",
      "Ana paid 20 Ben owes 5", "Ana got 10 each from all", "Ana bekommt 20 von Ben",
      "Ana paid everyone 10", "Ana gave everyone 20", "Ana gave 20 to everyone",
      "Ana paid 20 Ana", "Dinner: Ana 20, Ben 10", "Ben and Cleo owe Ana 20", "Ana, Ben 20 dinner",
      "Ana 20 dinner -Ben", "Ana paid 20 dinner Ben Cleo",
      "Ana paid 50 dinner for both", "Ana paid 50 dinner for them", "Ana paid 50 for them",
      "Ana paid 50 for both", "Ana paid 50 for mum", "Ana paid 50 mum", "Ana paid 50 guest",
      "Ana paid 50 only guest", "Ana paid 50 only me", "Ana paid 50 dinner for the kids",
      "Ana paid 50 gift for mum and dad", "Ana paid 50 with friends", "Ana paid 50 for the group",
      "Ana paid 50 for the others", "Ana paid 50 for everyone else", "Ana paid 50 for nobody",
      "Ana paid 50 dinner on me", "Ana paid 50 on behalf of Ben", "Ana paid 50 on Ben",
      "Ana paid 50 for Ben's dinner", "Ana paid 50 Bens ticket", "Ana paid 50 instead of Ben",
      "Ana paid 50 way", "Ana paid 50 3 way", "Ana paid 60/3 people", "Ana bought food for mum",
      "Ana paid 50 \"dinner\" with Dora", "Ana paid 50 dinner with Dora",
      "Ana paid 50 shared with Ben and Dora", "Ana paid mum 20", "Ana paid both 20",
      "Ana paid 20 Ben dinner", "Ana owes 20 to shop", "Ana got pizza 20",
      "Ana lent Ben and Cleo 20",
      "Ben and Cleo owe Ana 20", "Ana returned shoes 20", "Ana paid 50 us",
      "Ana paid 50 for Zoe dinner", "Ana paid 50 for Cloe dinner", "Ana paid 20 to everyone",
      "50 \"dinner\" for Ben", "50 dinner for Ben", "- 50 dinner for Ben", "* 50 for Ben",
      "50 \"dinner\" for Ben #food", "2026-05-03 50 dinner for Ben", "50 to Ben", "50 from Ben",
      "50 for Ben and Cleo", "  30 \"milk\" for Ben", "Ana paid us 20", "Ana paid all 20",
      "Ben paid his debt 20", "Ana paid her back 20", "Ben paid you 20", "Ben paid €20 to you",
      "Ben owes Ana 20 and Cleo 10", "all paid Ana 20", "Everyone paid Ana 20", "Ben paid Eva 20",
      "Ana lent 20", "Ana gets back 20", "Ben paid 20 twice", "Ana paid Ben taxi 20",
      "Ana paid 20 [food]", "Ana paid 50 for Ben and 20 for Cleo", "Ana paid 50 from the kitty",
      "I owe Ben 20", "friend Eva", "buddy Eva Maria", "pot Common purse",
      "Ana paid 50 alone", "Ana paid 50 too", "Ana paid 50 without me at 12:30",
      "Ana paid 50 ticket for the kids museum", "Ana paid 50 plus all", "Ana paid 50 on Zoe",
      "Ana paid 50 shared by Zoe", "Ana returned shoes 20 except Ben",
    ]
    assertNoMend(lines)
  }

  func testNumbersAreNeverPutIntoANote() {
    assertNoMend([
      "Ana paid 2 tickets at 10", "Ana paid 2 tickets 20", "Ana paid 3 nights 90",
      "Ana paid 20 per night x 3", "Ana paid 20 tip 3", "Ana paid 20 dinner 5 wine",
      "Ana paid 20 dinner + 3 tip", "Ana paid 20 for the bus 42", "Ana bought 3 beers for 20",
      "Ana paid 50 dinner 20:30",
    ])
  }

  func testDaysAreNeverPutIntoANote() {
    assertNoMend([
      "Ana paid 50 yesterday", "Ana paid 50 dinner yesterday", "Ana paid 50 dinner on May 3",
      "Ana paid 50 last night", "Ana paid 50 dinner last friday", "Ana paid 50 brunch sunday",
      "Ana paid 50 tomorrow", "Ana paid 50 on firday", "Ana paid 50 dinner May 3",
    ])
  }

  func testAFactorInParenthesesIsNotLost() {
    assertNoMend([
      "Ana paid (10+5)*2 \"x\"", "Ana paid 2*(10+5)", "Ana paid 20-(3+2)", "Ana paid 20-(3-2)",
      "Ana paid 20 for Ben (2), Cleo", "Ana paid 20 for Ben ½, Cleo ½",
    ])
  }

  func testAWordThatIsNobodysNameIsMadeNoSharer() {
    assertNoMend([
      "Ana paid 20 for only Ben", "Ana paid 20 for half Ben", "Ana paid 20 for all but not Ben",
      "Ana paid 20 for all but Ben, plus Dora", "Ana paid 20 for 12 Ben, Cleo",
      "Ana paid 20 for 12.50 Ben", "Ana got 10 from all",
    ])
  }

  func testWhatIsCertainIsMended() {
    Slip.check(
      [
        Slip("Ana paid 20 not for Ben", "except", mended: "Ana paid 20 for all except Ben"),
        Slip(
          "Ana paid 20 \"x\" not for Ben",
          "except",
          mended: "Ana paid 20 \"x\" for all except Ben"
        ),
        Slip("Ana paid 20 but not Ben", "except", mended: "Ana paid 20 for all except Ben"),
        Slip("Ana paid 20 sans Ben", "except", mended: "Ana paid 20 for all except Ben"),
        Slip(
          "Ana paid 20 dinner not for Ben",
          "\"dinner\"",
          mended: "Ana paid 20 \"dinner\" for all except Ben"
        ),
        Slip(
          "Ana paid 20 dinner, not Ben",
          "\"dinner\"",
          mended: "Ana paid 20 \"dinner\" for all except Ben"
        ),
        Slip("Ana paid 20 for all, not Ben", "except", mended: "Ana paid 20 for all except Ben"),
        Slip(
          "Ana paid 20 for all except for Ben",
          "once",
          mended: "Ana paid 20 for all except Ben"
        ),
        Slip("Ana paid 20 for Ben and for Cleo", "once", mended: "Ana paid 20 for Ben and Cleo"),
        Slip(
          "Ana paid 20 for Ben 10, rest Cleo",
          "after",
          mended: "Ana paid 20 for Ben 10, Cleo rest"
        ),
        Slip(
          "Ana paid 20 dinner with Ben",
          "\"dinner\"",
          mended: "Ana paid 20 \"dinner\" for Ana, Ben"
        ),
        Slip("Ana pagó 20 \"cena\" para Ben", "paid", mended: "Ana paid 20 \"cena\" for Ben"),
        Slip("Ana paid 10 per person", "each", mended: "Ana paid 10 each"),
        Slip("Ana paid 10 pp", "each", mended: "Ana paid 10 each"),
        Slip("Ana paid 10 a head \"zoo\"", "each", mended: "Ana paid 10 each \"zoo\""),
        Slip("Ana paid 10 pro Person", "each", mended: "Ana paid 10 each"),
        Slip("Everyone owes Ana 20", "debts", mended: "Ana paid 20 each"),
        Slip(
          "Ana paid 20 dinner 2026-10-03",
          "\"dinner\"",
          mended: "Ana paid 20 \"dinner\" on 2026-10-03"
        ),
        Slip(
          "Ana paid 20 drinks on the boat",
          "quotes",
          mended: "Ana paid 20 \"drinks on the boat\""
        ),
        Slip(
          "on 2026-10-03 Ana paid 20 \"x\"",
          "'on'",
          mended: "Ana paid 20 \"x\" on 2026-10-03"
        ),
        Slip("Ben debe 20 a Ana", "debts", mended: "Ana paid 20 for Ben"),
        Slip("couple Ana, Ben", "couple", mended: "together Ana, Ben"),
        Slip("purse Kasse", "purse", mended: "pot Kasse"),
        Slip("3) Ana paid 50", "first word", mended: "Ana paid 50"),
      ],
      after: Self.roster
    )
  }

  private func assertNoMend(_ lines: [String], line: UInt = #line) {
    for typed in lines {
      let trip = CheckedTrip(Self.roster + typed + "\n")
      XCTAssertFalse(trip.diagnostics.isEmpty, "'\(typed)' is accepted", line: line)
      let help = trip.diagnostics.first?.help
      XCTAssertNil(trip.mended, "'\(typed)' is mended to:\n\(trip.text)", line: line)
      XCTAssertNotNil(help, "'\(typed)' gets no help:\n\(trip.text)", line: line)
    }
  }
}
