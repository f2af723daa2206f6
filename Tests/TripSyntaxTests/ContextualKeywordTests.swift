import TripTesting
import XCTest

@testable import TripSyntax

/// Keywords are contextual: people may be called so.
final class ContextualKeywordTests: XCTestCase {
  /// Every keyword that is not reserved, as a name.
  private let names = Keyword.allCases.filter { !$0.isReserved }
    .map { $0.rawValue.capitalized }

  func testEveryKeywordThatIsNotReservedIsANameInEveryPlace() throws {
    for name in names {
      let roster = "buddies \(name), Max\n"
      try assertReads(
        [
          (roster + "\(name) paid 5", "bill(\(name) | 5)"),
          (roster + "\(name) got back 5", "refund(\(name) | 5)"),
          (roster + "\(name) got 5 from Max", "payment(got Max > \(name) | 5)"),
          (roster + "Max got 5 from \(name)", "payment(got \(name) > Max | 5)"),
          (roster + "\(name) paid Max 5", "payment(paid \(name) > Max | 5)"),
          (roster + "\(name) 5, Max 6 paid \"x\"", "bill(\(name) 5, Max 6 | \"x\")"),
          (roster + "\(name) 5,\n Max 6 paid \"x\"", "bill(\(name) 5, Max 6 | \"x\")"),
          (roster + "Max $5 and \(name) $6 paid", "bill(Max 5 $, \(name) 6 $)"),
          (roster + "\(name) joined on 2026-10-03", "joined(\(name), 2026-10-03)"),
          (roster + "\(name) left on 2026-10-03", "left(\(name), 2026-10-03)"),
          (roster + "Max paid 5 for \(name)", "bill(Max | 5 | for \(name))"),
          (
            roster + "Max paid 5 for Max, \(name) x2 \"x\"",
            "bill(Max | 5 | \"x\" | for Max, \(name) x2)"
          ),
          (roster + "Max paid 5 for all except \(name)", "bill(Max | 5 | for all except \(name))"),
          (roster + "Max paid 5 {\n5 for \(name)\n}", "bill(Max | 5 | {plain 5 for \(name)})"),
          (roster + "expect \(name) pays Max 5", "expect(\(name) pays Max 5)"),
          (roster + "expect Max pays \(name) 5", "expect(Max pays \(name) 5)"),
          (roster + "expect \(name) +5", "expect(net \(name) +5)"),
          (roster + "expect \(name) -$5", "expect(net \(name) -5 $)"),
          (roster + "expect \(name) spent 5", "expect(spent \(name) 5)"),
          (roster + "expect \(name) paid 5 by \(name)", "expect(paid \(name) 5, by \(name))"),
          (roster + "group team: \(name), Max", "group(team: \(name), Max)"),
          (roster + "together \(name), Max", "together(-: \(name), Max)"),
          (roster + "together Pair: Max, \(name)", "together(Pair: Max, \(name))"),
          (roster + "other Gil via \(name)", "others(Gil via \(name))"),
          (roster + "settle via \(name)", "command(settle via \(name))"),
          (roster + "balances by \(name), Max", "command(balances, by \(name)+Max)"),
          (roster + "chart for \(name)", "command(chart category, for \(name))"),
        ])
    }
  }

  func testTheStatementsKeepTheirMeaningWherePeopleAreCalledSo() throws {
    let roster = "buddies \(names.joined(separator: ", "))\n"
    try assertReads(
      [
        ("trip \"Tokyo\"", "trip(Tokyo)"), ("home EUR", "home(EUR)"), ("local JPY", "local(JPY)"),
        ("numbers 1,234.56", "numbers(point)"), ("numbers 1 234,56", "numbers(space)"),
        ("buddy Max", "buddies(Max)"), ("pot Kitty", "pot(Kitty)"), ("other Gil", "others(Gil)"),
        ("rate JPY USD 0.5", "rate(JPY USD 0.5)"), ("rate ¥150 = $1", "rate(150 ¥ = 1 $)"),
        ("rate 150 JPY = 1 USD", "rate(150 JPY = 1 USD)"),
        ("rate JPY 150 = USD 1", "rate(150 JPY = 1 USD)"), ("on 2026-10-03", "day(2026-10-03)"),
        ("remainder spread", "remainder(spread)"), ("include \"a.trip\"", "include(a.trip)"),
        ("currency CAD symbol $", "currency(CAD, $)"),
        ("expect 4 transfers", "expect(transfers 4)"),
        ("expect settled", "expect(settled)"), ("expect settled # so", "expect(settled)"),
        ("expect total 5", "expect(total 5)"), ("settle", "command(settle)"),
        ("balances", "command(balances)"), ("bills by Total", "command(bills, by Total)"),
        ("chart by day", "command(chart day)"), ("total for Person", "command(total, for Person)"),
        ("people", "command(people)"), ("rates", "command(rates)"), ("help on", "command(help on)"),
      ].map { (roster + $0.0, $0.1) },
      declared: []
    )
  }

  func testAKeywordMayHaveAnyCaseWhereOnlyAKeywordCanStand() throws {
    try assertReads([
      ("HOME eur", "home(eur)"), ("Buddies Max", "buddies(Max)"),
      ("On 2026-10-03", "day(2026-10-03)"),
      (
        "Anna Paid 5 EACH For All Except Ben FEE 10% On Cy",
        "bill(Anna | 5 | each | for all except Ben | fee 10 on Cy)"
      ),
      ("Anna GOT Back 5", "refund(Anna | 5)"),
      ("Anna Got 5 From Ben", "payment(got Ben > Anna | 5)"),
      ("ALL paid Ben 5 Each", "payment(paid all > Ben | 5)"),
      ("Expect Anna Pays Ben 5", "expect(Anna pays Ben 5)"),
      ("EXPECT 1 Transfer", "expect(transfers 1)"),
      ("Settle In EUR Direct", "command(settle direct, in EUR)"),
      ("Remainder Spread", "remainder(spread)"), ("Chart BY Person", "command(chart person)"),
    ])
  }

  func testReservedWordsAreNamesInQuotesAlone() throws {
    for word in Keyword.allCases.filter(\.isReserved).map(\.rawValue) {
      // Behind a comma another `and` goes without saying.
      let list = word == "and" ? "buddies" : "buddies Max,"
      assertRefuses([
        ("\(list) «\(word)»", "reserved-name"), ("\(list) «\(word.uppercased())»", "reserved-name"),
      ])
      try assertReads([
        (
          "buddy \"\(word)\"\n\"\(word)\" paid 5 for \"\(word)\", Anna",
          "bill(\(word) | 5 | for \(word), Anna)"
        )
      ])
    }
  }

  func testQuotesTellApartWhatOtherwiseIsAKeyword() throws {
    let roster = "buddies Back, Today, Category, Day, Total, Settled\n"
    try assertReads(
      [
        ("Anna paid \"Back\" 5", "payment(paid Anna > Back | 5)"),
        ("Anna paid 5 for all fee 10% on \"Today\"", "bill(Anna | 5 | for all | fee 10 on Today)"),
        ("chart by Category", "command(chart category)"),
        ("chart by \"Category\"", "command(chart category, by Category)"),
        ("chart by day by Day", "command(chart day, by Day)"),
        ("expect total 5", "expect(total 5)"), ("expect Total 5", "expect(total 5)"),
        ("expect \"Total\" 0", "expect(net Total 0)"), ("expect Total +5", "expect(net Total +5)"),
        ("expect settled", "expect(settled)"), ("expect Settled +5", "expect(net Settled +5)"),
        ("expect Settled spent 5", "expect(spent Settled 5)"),
      ].map { (roster + $0.0, $0.1) }
    )
  }

  func testAWordIsANameBeforeItIsACurrency() throws {
    let roster = "buddies Bob, Ron, Pen, Rs\n"
    try assertReads(
      [
        ("Anna paid Bob 3", "payment(paid Anna > Bob | 3)"),
        ("Anna paid BOB 3", "payment(paid Anna > BOB | 3)"),
        ("Anna paid 3 BOB", "bill(Anna | 3 BOB)"), ("Anna paid 3BOB", "bill(Anna | 3 BOB)"),
        ("Ron 3 BOB, Bob 4 paid", "bill(Ron 3 BOB, Bob 4)"),
        ("Anna paid 50 for Pen 20, Bob 30 PEN", "bill(Anna | 50 | for Pen 20, Bob 30 PEN)"),
        ("rate BOB 6.9 = USD 1", "rate(6.9 BOB = 1 USD)"),
        ("rate BOB USD 0.14", "rate(BOB USD 0.14)"),
        ("home BOB", "home(BOB)"), ("Anna paid Rs 5", "payment(paid Anna > Rs | 5)"),
      ].map { (roster + $0.0, $0.1) }
    )
    assertRefuses([
      (roster + "Anna paid 3 «bob»", "person-behind-amount"),
      (roster + "Anna paid «Rs5»", "no-amount"),
    ])
    try assertReads([
      ("Anna paid Ron 3", "bill(Anna | 3 Ron)"), ("Anna paid bob 3", "bill(Anna | 3 bob)"),
      ("Anna paid 3 ron", "bill(Anna | 3 ron)"),
    ])
  }
}
