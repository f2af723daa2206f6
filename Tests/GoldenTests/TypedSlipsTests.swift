import TripText
import XCTest

/// What people will type, and what they should hear: the rows of the table, one by one.
final class TypedSlipsTests: XCTestCase {
  private static let roster = "home EUR\nbuddies Anna, Ben, Cy\nothers Leo\n"

  func testWhatItWasGoesInQuotes() {
    Slip("Anna paid 50 dinner", "what it was goes in quotes", mended: #"Anna paid 50 "dinner""#)
      .check(after: Self.roster)
  }

  func testTheAmountComesFirst() {
    Slip(#"Anna paid "dinner" 50"#, "the amount comes", mended: #"Anna paid 50 "dinner""#)
      .check(after: Self.roster)
  }

  func testABillBeforeAnyRosterSaysHowToDeclareOne() {
    Slip("Anna paid 50", "nobody is on this trip yet|buddies Anna, …").check(after: "home EUR\n")
    let trip = CheckedTrip("Anna paid 50 for Ben\nCy paid 5\n")
    XCTAssertEqual(trip.diagnostics.count, 1, trip.text)
    XCTAssertTrue(trip.text.contains("buddies Anna, Ben, Cy"), trip.text)
  }

  func testAShopGoesInQuotesAfterTheAmount() {
    Slip(
      "Sam paid Uber $24",
      "nobody on this trip is called 'Uber'|buddy Uber|a shop|quotes|Sam paid $24 \"Uber\""
    ).check(after: "home USD\nbuddies Sam, Kim\n")
  }

  func testWhoSharesIsSaidAfterFor() {
    Slip.check(
      [
        Slip("Anna paid 50 for everyone", "without 'for' is for all", mended: "Anna paid 50"),
        Slip("Anna paid 50 for all but Ben", "'except'", mended: "Anna paid 50 for all except Ben"),
        Slip(
          "Anna paid 50 split with Ben",
          "after 'for', the payer included",
          mended: "Anna paid 50 for Anna, Ben"
        ),
        Slip("Anna paid 50 for me", "nobody on this trip is called 'me'|the name|Anna"),
      ],
      after: Self.roster
    )
    Slip("Mia paid 50 for myself", "did you mean 'Me'?").check(after: "buddies Me, Mia\n")
  }

  func testADebtIsABill() {
    Slip("Ben owes Anna 20", "say who paid, and for whom", mended: "Anna paid 20 for Ben")
      .check(after: Self.roster)
  }

  func testAPaymentWithoutAmountHearsWhatThePlanSays() {
    Slip(
      "Ben paid Anna",
      "how much did 'Ben' pay 'Anna'?|the plan says €20.00",
      mended: "Ben paid Anna €20.00"
    ).check(after: Self.roster + "Anna paid 60\n")
    Slip("Ben paid Anna", "how much|the plan has nothing from Ben to Anna|Ben paid Anna 20")
      .check(after: Self.roster)
    // With another error there is no plan to speak of.
    let trip = CheckedTrip(Self.roster + "Anna paid 60\nZoe paid 5\nBen paid Anna\n")
    XCTAssertEqual(trip.diagnostics.map(\.code), ["unknown-name", "payment-without-amount"])
    XCTAssertFalse(trip.text.contains("20.00"), trip.text)
  }

  func testThePlanIsOfWhatStandsAbove() {
    let trip = CheckedTrip(Self.roster + "Anna paid 60\nBen paid Anna\nAnna paid 30\n")
    XCTAssertEqual(trip.mended, "Ben paid Anna €20.00", trip.text)
    let comma = CheckedTrip("numbers 1.234,56\n" + Self.roster + "Anna paid 61,50\nBen paid Anna\n")
    XCTAssertEqual(comma.mended, "Ben paid Anna €20,50", comma.text)
    let unit = CheckedTrip(Self.roster + "together Duo: Ben, Cy\nAnna paid 60\nDuo paid Anna\n")
    XCTAssertEqual(unit.mended, "Duo paid Anna €40.00", unit.text)
  }

  func testToPayBackTheNameComesFirst() {
    Slip(
      "Cy paid £50 Ana",
      "who was paid back stands before the amount|for Ana",
      mended: "Cy paid Ana £50"
    ).check(after: "home GBP\nbuddies Ana, Cy\n")
  }

  func testMoneyThatCameBack() {
    Slip.check(
      [
        Slip(
          "Anna paid -20",
          "an amount is positive|got back|Anna got 20 from Ben",
          mended: "Anna got back 20"
        ),
        Slip("Anna got 20", "got back|Anna got 20 from Ben", mended: "Anna got back 20"),
      ],
      after: Self.roster
    )
  }

  func testNumbersOfOtherPeople() {
    Slip.check(
      [
        Slip("Anna paid 12,50", "numbers 1.234,56", mended: "Anna paid 12.50"),
        Slip("Anna paid 12€50", "12€50", mended: "Anna paid 12.50€"),
      ],
      after: Self.roster
    )
  }

  func testDaysAreWrittenInFull() {
    Slip.check(
      [
        Slip("on 7/2", "days are written year-month-day: 2026-07-02"),
        Slip("on friday", "'friday'|days are written year-month-day: 2026-07-02"),
      ],
      after: Self.roster
    )
    // With a year at hand, both readings are offered.
    Slip("on 7/2", "2026-07-02 or 2026-02-07").check(after: Self.roster + "on 2026-10-01\n")
  }

  func testBareNumbersInASplitAreAmounts() {
    Slip(
      "Anna paid 90 for Ben 2, Leo 1",
      "€87.00 is left over|bare numbers are amounts",
      mended: "Anna paid 90 for Ben x2, Leo x1"
    ).check(after: Self.roster)
  }

  func testCommandsOfOtherTools() {
    Slip.check(
      [
        Slip("add", "no statement begins with 'add'|a bill is written: Anna paid 50"),
        Slip("add Anna 50 dinner", "'add'", mended: #"Anna paid 50 "dinner""#),
        Slip("balance", "'balance'", mended: "balances"),
        Slip("who owes", "'who'", mended: "settle"),
        Slip("list", "'list'", mended: "bills"),
      ],
      after: Self.roster
    )
  }
}
