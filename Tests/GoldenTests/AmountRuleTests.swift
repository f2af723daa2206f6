import TripText
import XCTest

/// Every clause about amounts and checks that says "is an error" is one, with a message that helps.
final class AmountRuleTests: XCTestCase {
  func testAmounts() {
    let rule = { (clause: String, amount: String, code: String, says: String) in
      Rule(clause, Rule.roster + "Anna paid \(amount)\n", code, says)
    }
    Rule.check([
      rule("several currencies, none stated", "120 kr", "ambiguous-symbol", "DKK, ISK, NOK or SEK"),
      Rule(
        "home and local differ",
        "home USD\nlocal CAD\nbuddies Anna\nAnna paid $5\n",
        "ambiguous-symbol",
        "currency USD symbol $"
      ),
      rule("no currency's sign", "₿5", "unknown-currency", "'₿'"),
      rule("no currency's code", "5 EURO", "spoken-currency", "Anna paid €5"),
      rule("a single letter", "R 5", "unknown-currency", "no single letter"),
      rule("two currencies", "$50 CAD", "two-currencies", "Anna paid 50 CAD"),
      rule("one currency twice", "€50 EUR", "two-currencies", "Anna paid 50 EUR"),
      Rule("only mentioned", "currency EUR\n", "currency-alone", "home EUR"),
      Rule("only mentioned, local", "currency EUR\n", "currency-alone", "local EUR"),
      Rule("a letter as a symbol", "currency CAD symbol C\n", "bad-symbol"),
      Rule("other decimals", "currency EUR decimals 3\n", "currency-decimals", "2 decimals"),
      Rule(
        "too many decimals for any",
        "currency GOLD decimals 7\n",
        "currency-decimals",
        "0 to 6"
      ),
      rule("a comma", "12,50", "number-format", "Anna paid 12.50"),
      rule("both marks", "1.234,50", "number-format", "Anna paid 1234.50"),
      rule("thousands of Europe", "€1.500", "too-many-decimals", "for thousands write 1500"),
      rule("thousands of yen", "¥19.830", "too-many-decimals", "for thousands write 19830"),
      rule("too many decimals", "1.2345", "too-many-decimals", "write 1.23"),
      Rule("plain units have two", "buddies Anna\nAnna paid 1.2345\n", "too-many-decimals", "1.23"),
      rule("no digit before", ".50", "number-format", "Anna paid 0.50"),
      rule("no digit behind", "5.", "number-format", "Anna paid 5"),
      rule("a group of zero", "0,500", "number-format", "write 0.500 or 500"),
      rule("groups of other lengths", "1,23,45", "number-format", "in threes"),
      rule("two decimal marks", "1.2.3", "number-format", "one decimal mark"),
      Rule(
        "another's marks",
        "numbers 1.234,56\n" + Rule.roster + "Anna paid 12.50\n",
        "number-format",
        "Anna paid 12,50"
      ),
      Rule("no way to write numbers", "numbers 1.5\n", "unknown-number-format", "1'234.56"),
      rule("a day", "2026-10-03", "day-as-amount", "Anna paid 50 on 2026-10-03"),
      rule("a reserved word", "ALL 5", "unexpected", "Anna paid 5 ALL"),
      rule("between two cents", "10/3", "amount-not-exact", "€3.33 and €3.34"),
      rule("between two yen", "¥100/3", "amount-not-exact", "33"),
      rule("two currencies in one", "€10+$5", "mixed-currencies", "EUR and USD"),
      rule("an amount times an amount", "€10*€5", "amount-times-amount", "bare numbers"),
      rule("divided by an amount", "10/€5", "amount-times-amount", ""),
      rule("divided by nothing", "10/0", "division-by-zero", ""),
      rule("a factor like thousands", "€10*1.500", "factor-like-thousands", "1500"),
      rule("a calculation after a percentage", "50 +20% +5", "calculation-after-percentage", ""),
      rule("a sign", "-20", "negative-amount", "Anna got back 20"),
      rule("a sign inside", "€-20", "negative-amount", "Anna got back €20"),
      rule("a typographic minus", "−20", "look-alike", "U+2212"),
      rule("full-width digits", "２０", "look-alike", "Anna paid 20"),
      rule("nothing", "0", "amount-not-positive", "€0.00"),
      rule("less than nothing", "5-8", "amount-not-positive", "-€3.00"),
      rule("nothing after all", "5 -100%", "amount-not-positive", "€0.00"),
      rule("sixteen digits", "10000000000000", "too-many-digits", "15 digits"),
      rule("thirty digits", "792281625142643375935439503", "too-many-digits", "15 digits"),
      rule("too much, worked out", "9999999999999*9", "too-many-digits", "15 digits"),
      rule("too much, with a tip", "9999999999999 +20%", "too-many-digits", "15 digits"),
      rule(
        "steps without end",
        Array(repeating: "1", count: 102).joined(separator: "+"),
        "calculation-too-long",
        "100 steps"
      ),
      Rule(
        "worth too much",
        "home USD\nrate EUR USD 900000\nbuddies Anna\nAnna paid €99999999999\n",
        "worth-too-large",
        "15 digits"
      ),
    ])
    for amount in [
      "¥19830", "$75.20", "19830 JPY", "JPY 19830", "25.50€", "19830円", "€ 5", "5 eur", "1'200",
      "1_200", "1,200.50", "1,23,456", "0.12*640", "$27.98/2", "84.20 +8.875% +20%", "50 -10%",
    ] {
      let trip = CheckedTrip(
        Rule.roster + "rate JPY EUR 0.006\nrate USD EUR 0.9\nAnna paid \(amount)\n"
      )
      XCTAssertEqual(trip.errors, [], "\(amount)\n\(trip.text)")
    }
  }

  func testChecks() {
    let bill = Rule.roster + "Anna paid 60 #food\n"
    Rule.check([
      Rule("a net without sign", bill + "expect Anna 40\n", "net-without-sign", "+40"),
      Rule("nothing to expect", bill + "expect\n", "expect-shape", "expect settled"),
      Rule("a person alone", bill + "expect Anna\n", "expect-shape"),
      Rule("nobody's net", bill + "expect Zed +4\n", "unknown-name"),
      Rule("a group's net", bill + "group g: Ben, Cy\nexpect g +4\n", "group-for-person"),
      Rule("a category of no bill", bill + "expect total 4 #foot\n", "unknown-category", "#food"),
      Rule("part of a transfer", bill + "expect 1.5 transfers\n", "unexpected", "whole number"),
      Rule("a percentage", bill + "expect Ben pays Anna 50%\n", "unexpected"),
    ])
    for line in [
      "expect Anna +40", "expect Anna spent 20", "expect total 60 #food", "expect Leo 0",
    ] {
      XCTAssertEqual(CheckedTrip(bill + line + "\n").errors, [], line)
    }
  }

  func testAFailedExpectationSaysWhatWasExpectedAndWhatIs() {
    let trip = CheckedTrip("home USD\nbuddies A, B\nA paid 10\n\nexpect B -$4\n")
    XCTAssertEqual(
      trip.text.split(separator: "\n").first,
      "trip.trip:5:1: failed: expected B -$4.00, but it is -$5.00"
    )
  }
}
