import TripMoney
import XCTest

final class AmountTests: XCTestCase {
  private func bills(_ cases: [(String, String)]) -> [(text: String, shape: String)] {
    cases.map { ("Anna paid \($0.0)", "bill(Anna | \($0.1))") }
  }

  func testACurrencyStandsBeforeOrBehindItsNumber() throws {
    try assertReads(
      bills([
        ("19830", "19830"), ("¥19830", "19830 ¥"), ("¥ 19830", "19830 ¥"), ("$75.20", "75.20 $"),
        ("19830 JPY", "19830 JPY"), ("19830JPY", "19830 JPY"), ("JPY 19830", "19830 JPY"),
        ("JPY19830", "19830 JPY"), ("USD1,000.50", "1000.50 USD"), ("CHF1'000.50", "1000.50 CHF"),
        ("USD1_000", "1000 USD"), ("USD1.50", "1.50 USD"), ("jpy 5", "5 jpy"), ("5 jpy", "5 jpy"),
        ("25.50€", "25.50 €"), ("25.50 €", "25.50 €"), ("19830円", "19830 円"), ("円 5", "5 円"),
        ("円5", "5 円"), ("Rs 500", "500 Rs"), ("Rs500", "500 Rs"), ("Rs. 500", "500 Rs."),
        ("Rs.500", "500 Rs."), ("500 Rs.", "500 Rs."), ("50 kr", "50 kr"), ("kr50", "50 kr"),
        ("50 kr.", "50 kr."), ("50 RMB", "50 RMB"), ("RM20", "20 RM"), ("50 RM", "50 RM"),
        ("50 zł", "50 zł"), ("zł50", "50 zł"), ("US$5", "5 US$"), ("5 US$", "5 US$"),
        ("$US5", "5 $US"), ("$US 5", "5 $US"), ("HK$5", "5 HK$"), ("S/5", "5 S/"), ("5 S/", "5 S/"),
        ("50 ALL", "50 ALL"), ("1'000", "1000"),
      ])
    )
  }

  func testCalculationsAndSharesStandBehindTheFirstNumber() throws {
    try assertReads(
      bills([
        ("¥1200+800+¥350", "1200 ¥ plus 800 plus 350 ¥"), ("$27.98/2", "27.98 $ dividedBy 2"),
        ("0.12*640", "0.12 times 640"), ("$5 - $3", "5 $ minus 3 $"), ("5 EUR-3", "5 EUR minus 3"),
        ("5EUR-3EUR", "5 EUR minus 3 EUR"), ("USD5+USD3", "5 USD plus 3 USD"),
        ("5 kr-3 kr", "5 kr minus 3 kr"), ("2026 - 10 - 3", "2026 minus 10 minus 3"),
        ("2026-10", "2026 minus 10"), ("$84.20 +8.875% +20%", "84.20 $ +8.875% +20%"),
        ("$84.20 -10%", "84.20 $ -10%"), ("50+10%-5%", "50 +10% -5%"), ("50 + 10 %", "50 +10%"),
        ("5+3 +10%", "5 plus 3 +10%"), ("5 +3", "5 plus 3"), ("5\t*\t3", "5 times 3"),
      ])
    )
  }

  func testWhatIsNoAmountIsRefusedAtItsPlace() {
    assertRefuses([
      ("Anna paid «$5 50»", "two-numbers"),
      ("Anna paid «$5$»", "two-currencies"),
      ("Anna paid «$50 CAD»", "two-currencies"),
      ("Anna paid «EUR 5 USD»", "two-currencies"),
      ("Anna paid $«-»5", "negative-amount"),
      ("Anna paid «-»5", "negative-amount"),
      ("Anna paid «+»5", "negative-amount"),
      ("Anna got back «-»5", "negative-amount"),
      ("Anna got «-»5 from Ben", "negative-amount"),
      ("Anna paid Ben «-»5", "negative-amount"),
      ("Anna paid $«»", "line-too-short"),
      ("Anna paid 5+«»", "line-too-short"),
      ("Anna paid 5*«*»2", "unexpected"),
      ("Anna paid «50%»", "part-of-amount"),
      ("Anna paid 50 +10% «+» 5", "calculation-after-percentage"),
      ("Anna paid «2026-10-03»", "day-as-amount"),
      ("Anna paid 5 + «2026-10-03»", "day-as-amount"),
      ("Anna paid 50«x»3", "unexpected"),

      ("Anna paid 50 «×»3", "unexpected"),
      ("Anna paid 5 = «»", "line-too-short"),
      ("Anna paid 5 @ «x»", "unexpected"),
      ("Anna paid«»", "no-amount"),
      ("Anna paid «lunch»", "no-amount"),
      ("Anna paid «Bob2»", "no-amount"),
      ("Anna paid «usd5»", "no-amount"),
    ])
    let long = String(repeating: "+1", count: 100)
    assertRefuses([("Anna paid 1\(long)«+»1", "calculation-too-long")])
  }

  func testAmountsAreMended() {
    assertMends([
      ("Anna paid $50 CAD", "Anna paid 50 CAD"),
      ("Anna paid -20", "Anna got back 20"), ("Anna paid - 20 \"x\"", "Anna got back 20 \"x\""),
      ("Anna paid \"dinner\" 50", "Anna paid 50 \"dinner\""),
      ("Anna paid \"dinner\" $50 for Ben", "Anna paid $50 \"dinner\" for Ben"),
      ("Anna paid £50 Ben", "Anna paid Ben £50"), ("Anna got 20", "Anna got back 20"),
    ])
    assertMends([("Anna paid 50 dinner with wine", "Anna paid 50 \"dinner with wine\"")])
  }
}
