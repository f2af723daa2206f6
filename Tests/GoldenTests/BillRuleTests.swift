import TripText
import XCTest

/// Every clause about bills and their lines that says "is an error" is one, with a message that helps.
final class BillRuleTests: XCTestCase {
  func testBills() {
    let rule = { (clause: String, line: String, code: String, says: String) in
      Rule(clause, Rule.roster + line + "\n", code, says)
    }
    Rule.check([
      rule("a clause twice", "Anna paid 5 \"a\" \"b\"", "clause-twice", "what it was"),
      rule("for twice", "Anna paid 5 for Ben for Cy", "clause-twice", "'for'"),
      rule("a category twice", "Anna paid 5 #a #b", "clause-twice", "a category"),
      rule("a fee twice", "Anna paid 5 for Leo fee 5% fee 5%", "clause-twice", "'fee'"),
      rule("a day twice", "Anna paid 5 on 2026-10-01 on 2026-10-02", "clause-twice", "a day"),
      rule("a cost twice", "Anna paid $5 = 4 = 4", "clause-twice", "'='"),
      rule("a rate twice", "Anna paid $5 @ 1.1 @ 1.2", "clause-twice", "'@'"),
      rule("each twice", "Anna paid 5 each each", "clause-twice", "'each'"),
      rule("no amount", "Anna paid \"dinner\"", "no-amount", "how much?"),
      rule("payers without amounts", "Anna, Ben paid 50", "payer-without-amount", "50/2"),
      rule("one payer without", "Anna 20, Ben paid", "payer-without-amount", "'Ben'"),
      rule("payers and an amount", "Anna 20, Ben 30 paid 50", "amount-twice", "their sum"),
      rule("a payer twice", "Anna 20, Anna 30 paid", "person-twice", "Anna 20+30"),
      rule("payers in two currencies", "Anna €20, Ben $30 paid", "payers-in-currencies", ""),
      rule("a group pays", "group g: Ben, Cy\ng paid 5", "group-for-person", "Ben, Cy"),
      rule("each of several payers", "Anna 20, Ben 30 paid each", "each-of-several", ""),
      rule("each of shares", "Anna paid 5 each for Ben 3, Cy", "each-needs-parts", ""),
      rule("each in percent", "Anna paid 5 each for Ben 30%, Cy", "each-needs-parts", ""),
      rule(
        "half a cent a head",
        "Anna paid 0.01 each for Ben x0.5, Cy",
        "each-not-exact",
        "€0.01 and €0.02"
      ),
      rule("each with a block", "Anna paid 5 each {\n5\n}", "each-with-items", ""),
      rule("the cost of several", "Anna 20, Ben 30 paid = $55", "cost-of-several", ""),
      rule("cost and rate", "Anna paid $5 = 4 @ 0.9", "cost-and-rate", ""),
      Rule("a cost in no currency", "buddies Anna\nAnna paid 5 = 4\n", "cost-without-currency"),
      rule("a rate of nothing", "Anna paid $5 @ 0", "rate-zero", ""),
      rule("a rate to itself", "Anna paid 5 @ 1.1", "rate-to-itself", "EUR already"),
      rule("a rate worked out", "Anna paid $5 @ 1.1+0.1", "own-rate-shape", ""),
      rule("a long rate", "Anna paid $5 @ 1.2345678901234567", "rate-too-long", ""),
      rule("a mark on all", "Anna paid 5 for all x2", "mark-on-all", ""),
      rule("an amount on all", "Anna paid 5 for all 3, Leo", "mark-on-all", ""),
      rule("except without all", "Anna paid 5 for Ben except Cy", "except-without-all", ""),
      rule("over a hundred", "Anna paid 5 for Ben 60%, Cy 50%", "split-over", "110%"),
      rule("over the total", "Anna paid 5 for Ben 3, Cy 3", "split-over", "€1.00 more than €5.00"),
      rule("less than a hundred", "Anna paid 5 for Ben 60%, Cy 30%", "split-short", "10%"),
      rule("less than the total", "Anna paid 50 for Ben 20, Cy 20", "split-short", "€10.00"),
      rule("a cent less", "Anna paid 50 for Ben 20, Cy 29.99", "split-short", "€0.01"),
      rule("a person twice", "Anna paid 5 for Ben, Cy, Ben", "person-twice", "'Ben'"),
      rule(
        "in two groups",
        "group g: Ben, Cy\ngroup h: Cy, Anna\nAnna paid 5 for g, h",
        "person-twice",
        "'Cy'"
      ),
      rule("no parts at all", "Anna paid 5 for Ben x0, Cy x0", "no-parts", ""),
      rule("a negative share", "Anna paid 5 for Ben -3, Cy", "negative-share", ""),
      rule(
        "shares in another currency",
        "Anna paid €5 for Ben $3, Cy",
        "other-currency-in-bill",
        ""
      ),
      rule("nobody left", "Anna paid 5 for all except Anna, Ben, Cy", "nobody-shares", ""),
      rule(
        "parts without end",
        "group g: Ben x1.1234567890123\nAnna paid 5 for g x1.1234567890123",
        "parts-too-long",
        ""
      ),
      rule("pays oneself", "Anna paid Anna 5", "pay-oneself", ""),
      rule("pays the own unit", "together Duo: Anna, Ben\nAnna paid Duo 5", "pay-within-unit", ""),
      rule(
        "an other pays a unit",
        "together Duo: Anna, Ben\nLeo paid Duo 5",
        "unit-facing-other",
        "Anna, Ben"
      ),
      rule("a fee nobody pays", "Anna paid 5 fee 10%", "fee-nobody", "fee 10% on Ben"),
      rule("a fee of nothing", "Anna paid 5 for Leo fee 0%", "fee-nobody", ""),
      rule("a fee on the payer", "Anna paid 5 for Leo, Anna fee 5% on Anna", "fee-on-payer", ""),
      rule("a fee outside", "Anna paid 5 for Leo fee 5% on Ben", "fee-outside-split", ""),
      rule("a fee twice on one", "Anna paid 5 for Ben, Leo fee 5% on Leo, Leo", "person-twice", ""),
      rule("a fee on a refund", "Anna got back 5 for Leo fee 5%", "fee-on-refund", ""),
      rule("a fee without percent", "Anna paid 5 for Leo fee 5", "fee-without-percent", ""),
      rule("a block of a payment", "Ben paid Anna 5 {\n5\n}", "clause-of-bill", ""),
    ])
  }

  func testItems() {
    let rule = { (clause: String, lines: String, code: String, says: String) in
      Rule(clause, Rule.roster + "Anna paid 50 {\n\(lines)\n}\n", code, says)
    }
    Rule.check([
      rule("a negative rest", "60\nrest", "rest-negative", "-€10.00"),
      rule("a negative rest on top", "60\n+rest", "rest-negative", "-€10.00"),
      rule("two rests", "10\nrest\n+rest", "rest-twice", "the first one"),
      rule("a rest taken off", "60\n-rest", "rest-taken-off", ""),
      rule("a plain rest and a percentage", "10\n+20%\nrest", "rest-with-percent", "the rest"),
      rule("lines short", "20\n20", "items-do-not-add-up", "€10.00 less than €50.00"),
      rule("lines over", "30\n30", "items-do-not-add-up", "€10.00 more than €50.00"),
      rule("a percentage without sign", "40\n25%", "percent-without-sign", "+25%"),
      rule("on top of nothing", "+50", "nothing-in-proportion", ""),
      rule("another currency", "$50", "other-currency-in-bill", ""),
      rule("no line at all", "", "empty-block", ""),
      rule("a name first", "Ben 50", "item-begins-with-name", "50 for Ben"),
      rule("a note first", "\"soup\" 50", "item-begins-with-note", "50 \"soup\""),
      rule("a category", "50 #food", "category-on-item", ""),
      Rule(
        "a rest of nothing known",
        Rule.roster + "Anna paid {\n5\nrest\n}\n",
        "rest-without-total"
      ),
      Rule("less than nothing", Rule.roster + "Anna paid {\n5\n-8\n}\n", "amount-not-positive"),
      Rule("no end", Rule.roster + "Anna paid 50 {\n50\nBen paid 5\n", "block-not-closed"),
      Rule("no beginning", Rule.roster + "}\n", "stray-brace"),
    ])
  }

  func testASplitCannotBeTooFine() {
    let lines = (0..<80).map { index in
      "1 for Ben x1.\(10_000_000_000_000_003 + index * 654_321_234_567), Cy"
    }
    let script = Rule.roster + "Anna paid {\n" + lines.joined(separator: "\n") + "\n}\n"
    XCTAssertEqual(CheckedTrip(script).diagnostics.map(\.code), ["split-too-fine"])
  }
}
