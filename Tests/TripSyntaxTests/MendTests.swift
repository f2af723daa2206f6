import TripMoney
import XCTest

/// Where the mend is certain, the line that is offered is the one that was meant.
final class MendTests: XCTestCase {
  func testNumbersKeepTheirValue() {
    assertMends([
      ("Anna paid ,50", "Anna paid 0.50"), ("Anna paid 1 000", "Anna paid 1000"),
      ("Anna paid 1 000.50", "Anna paid 1000.50"), ("Anna paid $ 50 CAD", "Anna paid 50 CAD"),
      ("Anna paid 50 x 3", "Anna paid 50 * 3"), ("Anna paid 12.50x3", "Anna paid 12.50*3"),
    ])
    assertMends(
      [
        ("Anna paid .50", "Anna paid 0,50"), ("Anna paid ,50", "Anna paid 0,50"),
        ("Anna paid 5.", "Anna paid 5"),
      ],
      numbers: .comma
    )
  }

  func testPartsWithABlankArePartsStill() {
    assertMends([
      ("Anna paid 90 for Ben x 2", "Anna paid 90 for Ben x2"),
      ("Anna paid 90 for Ben 2 x, Cy", "Anna paid 90 for Ben x2, Cy"),
    ])
  }

  func testTextsAreQuotedWhole() {
    assertMends([
      ("Anna paid 5 ‘dinner’", "Anna paid 5 \"dinner\""),
      ("Anna paid 5 ‘don’t’", "Anna paid 5 \"don't\""),
      ("trip Tokyo (2026) # x", "trip \"Tokyo (2026)\" # x"),
      ("include a/b.trip", "include \"a/b.trip\""),
      ("include ../a b.trip # c", "include \"../a b.trip\" # c"),
    ])
  }

  func testAListLosesTheCommaBehindIt() {
    assertMends([
      ("Anna paid 90 for Ben,", "Anna paid 90 for Ben"),
      ("buddies Max, Lea,", "buddies Max, Lea"),
    ])
  }
}
