import TripMoney
import TripEngine
import TripTesting
import TripText
import XCTest

final class StatementTests: XCTestCase {
  func testFactsAreRead() throws {
    try assertReads([
      ("trip \"Tokyo \\\"2026\\\"\"", "trip(Tokyo \"2026\")"), ("home USD", "home(USD)"),
      ("home €", "home(€)"), ("local jpy", "local(jpy)"), ("remainder payer", "remainder(payer)"),
      ("remainder spread", "remainder(spread)"),
      ("include \"bills/mia.trip\"", "include(bills/mia.trip)"),
      ("buddies Max, Moritz x0.5, Lea x0", "buddies(Max, Moritz x0.5, Lea x0)"),
      ("buddy Max 2x", "buddies(Max x2)"), ("buddies: Max", "buddies(Max)"),
      ("others Coco, Gil via Anna, Ray x2 via Ben", "others(Coco, Gil via Anna, Ray x2 via Ben)"),
      ("pot Kitty, Purse", "pot(Kitty, Purse)"), ("pot: Kitty", "pot(Kitty)"),
      ("together Anna, Ben", "together(-: Anna, Ben)"),
      ("together: Anna and Ben", "together(-: Anna, Ben)"),
      ("together Dupont: Anna, Ben", "together(Dupont: Anna, Ben)"),
      ("currency CAD symbol $", "currency(CAD, $)"),
      ("currency POINTS decimals 0", "currency(POINTS, 0)"),
      ("currency POINTS symbol \"pt\" decimals 0", "currency(POINTS, pt, 0)"),
      ("currency POINTS decimals 3 symbol pts", "currency(POINTS, pts, 3)"),
      ("currency LKR symbol Rs.", "currency(LKR, Rs.)"),
      ("rate JPY USD 0.0067", "rate(JPY USD 0.0067)"),
      ("rate JPY USD = 0.0067 on 2026-10-03", "rate(JPY USD 0.0067, 2026-10-03)"),
      ("rate ¥ $ 0.0067", "rate(¥ $ 0.0067)"), ("rate ¥150 = $1", "rate(150 ¥ = 1 $)"),
      ("rate 150 JPY=1USD on 2026-10-03", "rate(150 JPY = 1 USD, 2026-10-03)"),
      ("rate JPY150 = USD1", "rate(150 JPY = 1 USD)"), ("rate Rs.80=€1", "rate(80 Rs. = 1 €)"),
    ])
  }

  func testNumbersAreStatedByExample() throws {
    try assertReads([
      ("numbers 1,234.56", "numbers(point)"), ("numbers 1.234,56", "numbers(comma)"),
      ("numbers 1 234,56", "numbers(space)"), ("numbers 1\u{A0}234,56", "numbers(space)"),
      ("numbers 1\u{202F}234,56", "numbers(space)"), ("numbers 1'234.56", "numbers(apostrophe)"),
      ("numbers 1’234.56", "numbers(apostrophe)"), ("numbers 1.234,56 # so", "numbers(comma)"),
      ("numbers 1.234,56\nAnna paid 12,50", "bill(Anna | 12.50)"),
      (
        "numbers 1 234,56\nAnna paid 1 234,5\nnumbers 1,234.56\nAnna paid 1,234",
        "bill(Anna | 1234)"
      ),
    ])
    assertRefuses([
      ("numbers «1,5»", "unknown-number-format"), ("numbers«»", "unknown-number-format"),
      ("numbers «1 234,56 x»", "unknown-number-format"),
      ("numbers «point»", "unknown-number-format"),
    ])
  }

  func testFactsThatSayTooLittleOrTooMuchAreRefusedAtTheirPlace() {
    assertRefuses([
      ("trip «Tokyo 2026»", "title-without-quotes"),

      ("trip«»", "title-without-quotes"), ("trip \"a\" «\"b\"»", "unexpected"),
      ("home«»", "line-too-short"),
      ("home «5»", "unexpected"), ("home EUR «USD»", "unexpected"),
      ("remainder«»", "unknown-remainder"),
      ("remainder «me»", "unknown-remainder"),

      ("include«»", "include-without-quotes"),
      ("currency«»", "line-too-short"), ("currency EUR symbol«»", "line-too-short"),
      ("currency EUR decimals «7»", "currency-decimals"),
      ("currency EUR decimals «1.5»", "currency-decimals"),
      ("currency EUR «x»", "unexpected"), ("rate«»", "line-too-short"),
      ("rate JPY«»", "rate-shape"),
      ("rate JPY USD«»", "rate-shape"), ("rate JPY USD «x»", "rate-shape"),
      ("rate ¥150«»", "rate-shape"),
      ("rate ¥150 =«»", "line-too-short"), ("rate JPY«/»USD 1", "rate-shape"),
      ("rate JPY USD 1 on«»", "line-too-short"), ("rate JPY USD 1 «2»", "unexpected"),
      ("other Gil via Anna «via» Ben", "unexpected"), ("buddy Max x0.5 «x»2", "unexpected"),
    ])
    assertMends([
      ("trip Tokyo 2026", "trip \"Tokyo 2026\"")

    ])
  }

  func testCurrenciesHoldForTheWholeTripAlsoThoseWithPointedSymbols() {
    for text in [
      "buddies Anna, Ben\nAnna paid 50 POINTS\ncurrency POINTS decimals 0",
      "buddies Anna, Ben\nhome POINTS\nAnna paid POINTS 50 = 3\ncurrency POINTS decimals 0",
      "currency LKR symbol Rs.\nbuddies Anna, Ben\nAnna paid Rs. 500\nBen paid 500 LKR\nexpect settled",
    ] {
      XCTAssertEqual(evaluate(text).diagnostics.map(\.message), [], text)
    }
  }

  func testDaysAreWrittenInOneWay() throws {
    try assertReads([
      ("on 2026-10-03", "day(2026-10-03)"), ("on 2024-02-29", "day(2024-02-29)"),
      ("on 0001-01-01", "day(0001-01-01)"), ("on 9999-12-31", "day(9999-12-31)"),
    ])
    assertRefuses([
      ("on «2026-02-29»", "no-such-day"), ("on «2026-13-01»", "no-such-day"),
      ("on «0000-01-01»", "no-such-day"),
      ("on «2026-2-3»", "day-format"), ("on «7/2»", "day-format"),
      ("on «03.10.2026»", "day-format"),
      ("on «friday»", "day-format"), ("on «today»", "day-format"),
      ("on «2026/10/03»", "day-format"),
      ("on«»", "line-too-short"), ("«on 2026-10-03» Anna paid 5", "day-without-on"),
      ("Anna paid 5 on 2026-10-03«,» 2026-10-04", "unexpected"),
    ])
    assertMends([
      ("on 2026-2-3", "on 2026-02-03"),
      ("Anna paid 5 on 2026-10-3 #x", "Anna paid 5 on 2026-10-03 #x"),
    ])
  }

  func testExpectationsAreRead() throws {
    try assertReads([
      ("expect Anna pays Ben $250.31", "expect(Anna pays Ben 250.31 $)"),
      ("expect 4 transfers", "expect(transfers 4)"), ("expect 1 transfer", "expect(transfers 1)"),
      ("expect 0 transfers", "expect(transfers 0)"),
      ("expect Anna +$443.14", "expect(net Anna +443.14 $)"),
      ("expect Anna -$80", "expect(net Anna -80 $)"),
      ("expect Anna - 80 EUR", "expect(net Anna -80 EUR)"),
      ("expect Anna 0", "expect(net Anna 0)"),
      ("expect \"Anna Maria\" spent 5", "expect(spent Anna Maria 5)"),
      ("expect Anna spent 5 #food this month", "expect(spent Anna 5, #food, this month)"),
      ("expect Anna paid -5 by Ben, Cy", "expect(paid Anna -5, by Ben+Cy)"),
      ("expect total 5 since 2026-10-03", "expect(total 5, since 2026-10-03)"),
      ("expect total -5", "expect(total -5)"), ("expect settled", "expect(settled)"),
    ])
    assertRefuses([
      ("expect«»", "expect-shape"), ("expect Anna«»", "expect-shape"),
      ("expect Anna pays«»", "line-too-short"),
      ("expect Anna pays Ben«»", "line-too-short"), ("expect Anna «owes» Ben 5", "expect-shape"),
      ("expect «4» payments", "expect-shape"), ("expect «1.5» transfers", "unexpected"),
      ("expect 4 transfers «#food»", "claim-with-filter"), ("expect settled «5»", "unexpected"),
      ("expect Anna +5 «#food»", "claim-with-filter"), ("expect total«»", "line-too-short"),
    ])
  }

  func testCommandsAndFiltersAreRead() throws {
    try assertReads([
      ("settle", "command(settle)"), ("settle in EUR", "command(settle, in EUR)"),
      ("settle until 2026-10-03 direct in €", "command(settle direct, in €, until 2026-10-03)"),
      ("settle via Anna in EUR", "command(settle via Anna, in EUR)"),
      ("balances", "command(balances)"),
      (
        "balances in EUR #food this month since 2026-10-03 by Anna and Ben for Cy",
        "command(balances, in EUR, #food, this month, since 2026-10-03, by Anna+Ben, for Cy)"
      ),
      ("bills in 2026-10", "command(bills, month 2026-10)"),
      ("bills in 2026-10 in USD last month", "command(bills, in USD, month 2026-10, last month)"),
      ("chart", "command(chart category)"), ("chart by day", "command(chart day)"),
      ("chart by person by Anna", "command(chart person, by Anna)"),
      ("chart by Anna, Ben #x", "command(chart category, by Anna+Ben, #x)"),
      ("total for Anna,\n  Ben", "command(total, for Anna+Ben)"), ("people", "command(people)"),
      ("rates", "command(rates)"), ("help", "command(help)"),
      ("help settle", "command(help settle)"),
    ])
    assertRefuses([
      ("settle direct «via» Anna", "unexpected"), ("settle «since 2026-10-03»", "filtered-plan"),
      ("settle «#food»", "filtered-plan"), ("settle via«»", "line-too-short"),
      ("settle in«»", "line-too-short"),
      ("settle «now»", "unexpected"), ("bills in «2026»-1", "month-format"),
      ("bills in «2026»-13", "month-format"),
      ("balances in EUR «in» USD", "clause-twice"), ("balances this «week»", "unexpected"),
      ("balances «Anna»", "unexpected"), ("people «x»", "unexpected"), ("help a «b»", "unexpected"),
      ("total since «monday»", "day-format"),
    ])
  }
}
