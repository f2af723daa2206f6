import TripMoney
import TripTesting
import TripText
import XCTest

@testable import TripSyntax

/// Each mistake is told once, nothing follows from it, and reading goes on at the next statement.
final class RecoveryTests: XCTestCase {
  func testReadingGoesOnAtTheNextStatement() {
    let cases: [(name: String, text: String, errors: [String])] = [
      ("a line", "Anna paid z\nBen paid z", ["1 no-amount", "2 no-amount"]),
      (
        "a list that a statement ends", "Anna paid 5 for Ben,\nBen paid z",
        ["1 comma-at-end", "2 no-amount"]
      ),
      (
        "a roster that a statement ends", "buddies Max,\nhome EUR\nBen paid z",
        ["1 comma-at-end", "3 no-amount"]
      ),
      (
        "a roster before a day", "buddies Max,\non 2026-10-03\nBen paid z",
        ["1 comma-at-end", "3 no-amount"]
      ),
      (
        "a list that ends with and", "Anna paid 5 for Ben and\nBen paid z",
        ["1 comma-at-end", "2 no-amount"]
      ),
      (
        "a faulty list", "Anna paid 5 for (,\n  Cy,\n\n# x\n  Dora\nBen paid z",
        ["1 stray-character", "6 no-amount"]
      ),
      (
        "a faulty line of a list", "Anna paid 5 for Ben,\n  (, Cy,\n  Dora\nBen paid z",
        ["2 stray-character", "4 no-amount"]
      ),
      (
        "a slip before a list", "Anna paid 5 foo for Ben,\n  Cy\nBen paid z",
        ["1 note-without-quotes", "3 no-amount"]
      ),
      (
        "a slip before a list that a statement ends", "Anna paid 5 foo for Ben,\nBen paid z",
        ["1 note-without-quotes", "2 no-amount"]
      ),
      ("a stray comma", "Anna paid 5,\nBen paid z", ["1 unexpected", "2 no-amount"]),
      (
        "a slip before a block", "Anna paid 5 foo {\n  5 \"x\"\n  }\nBen paid z",
        ["1 note-without-quotes", "4 no-amount"]
      ),
      (
        "a fault before a block", "Anna paid 5 ( {\n  5 \"x\"\n}\nBen paid z",
        ["1 stray-character", "4 no-amount"]
      ),
      (
        "an open quote before a block", "Anna paid 5 \"x {\n  5 \"y\"\n}\nBen paid z",
        ["1 open-quote", "4 no-amount"]
      ),
      (
        "a block without an end", "Anna paid 5 {\n  5 \"x\"\nBen paid z",
        ["1 block-not-closed", "3 no-amount"]
      ),
      (
        "a block without an end, and a list of payers", "Anna paid 5 {\n  5\nBen 5, Cy 6 paid z",
        ["1 block-not-closed", "3 note-without-quotes"]
      ),
      (
        "a block without an end, and a fact", "Anna paid 5 {\n  5\nhome EUR x\n",
        ["1 block-not-closed", "3 unexpected"]
      ),
      (
        "a block without an end, and a day", "Anna paid 5 {\n  5\non 2026-10-03\nBen paid z",
        ["1 block-not-closed", "4 no-amount"]
      ),
      ("a block to the end of the file", "Anna paid 5 {\n  5\n", ["1 block-not-closed"]),
      (
        "a faulty block without an end", "Anna paid 5 foo {\n  5\nBen paid z",
        ["1 note-without-quotes", "3 no-amount"]
      ),
      (
        "a faulty item and its list",
        "Anna paid 5 {\n  5 for (,\n\n  Cy,\n  Dora\n  6\n}\nBen paid z",
        ["2 stray-character", "8 no-amount"]
      ),
      (
        "a slip in an item and its list",
        "Anna paid 5 {\n  soup for Ben,\n  Cy\n  6\n}\nBen paid z", ["2 no-item", "6 no-amount"]
      ),
      (
        "an item's list without an end", "Anna paid 5 {\n  5 for Ben,\n}\nBen paid z",
        ["2 comma-at-end", "4 no-amount"]
      ),
      (
        "a brace too many", "Anna paid 5 {\n  5\n}\n}\nBen paid z",
        ["4 stray-brace", "5 no-amount"]
      ),
      ("a brace behind a bill", "Anna paid 5 }\nBen paid z", ["1 stray-brace", "2 no-amount"]),
      (
        "nonsense", "%\n)\n5 paid by Anna\n\"Anna\"\n:\nBen paid z",
        [
          "1 unknown-statement", "2 stray-character", "3 unknown-statement", "4 line-too-short",
          "5 unknown-statement", "6 no-amount",
        ]
      ),
    ]
    for (name, text, expected) in cases { XCTAssertEqual(errors(text), expected, name) }
  }

  func testLinesThatOnlyLookLikeStatementsStayInTheirList() throws {
    try assertReads([
      ("buddies Max,\nHome x2,\nRate", "buddies(Max, Home x2, Rate)"),
      ("others Max,\nHome via Anna", "others(Max, Home via Anna)"),
      (
        "buddies Home\nAnna paid 5 for Ben,\nHome EUR 5 \"x\"",
        "bill(Anna | 5 | \"x\" | for Ben, Home 5 EUR)"
      ),
      ("Anna 5,\nBen 6 paid \"x\"", "bill(Anna 5, Ben 6 | \"x\")"),
      (
        "Anna paid 5 {\nUSD 5 \"paid\"\nrest \"home\"\n}",
        "bill(Anna | 5 | {plain 5 USD \"paid\"; plain rest \"home\"})"
      ),
    ])
  }

  func testAnInvalidLineSaysWhatItMayHaveBeenAbout() {
    let cases: [(text: String, about: Statement.Invalid)] = [
      ("buddies Max Moritz", .naming), ("group g", .naming), ("include x", .naming),
      ("home 5", .money),
      ("local", .money), ("numbers x", .money), ("currency", .money), ("Anna paid z", .other),
      ("settle x", .other),
    ]
    for (text, about) in cases {
      XCTAssertEqual(parse(text, declared: cast).statements.map(\.kind), [.invalid(about)], text)
    }
  }

  func testLinesThatBeginNoStatementAreAnsweredByWhatWasMeant() {
    let cases: [(text: String, code: String, help: String)] = [
      ("balance", "unknown-statement", "balances"), ("list", "unknown-statement", "bills"),
      ("add 5", "unknown-statement", "a bill is written"),
      ("who owes", "unknown-statement", "settle"),
      ("setle", "unknown-statement", "settle"), ("done 2", "prompt-command", "payment"),
      ("undo", "prompt-command", "editor"), ("Anna", "name-alone", "a bill"),
      ("x1 paid 5", "unknown-statement", "a bill begins"),
    ]
    for (text, code, help) in cases {
      let found = parse(text, declared: cast).diagnostics
      XCTAssertEqual(found.map(\.code), [code], text)
      let said = (found.first?.help ?? "") + (found.first?.mended ?? "")
      XCTAssertTrue(
        said.contains(help),
        "\(text): \(said)"
      )
    }
    assertMends([
      ("Ben owes Anna 20", "Anna paid 20 for Ben"),
      ("Ben owes Anna $20 # x", "Anna paid $20 for Ben # x"),
    ])
  }

  func testTodayIsADayAtAPromptAlone() {
    var words = Vocabulary()
    var parser = Parser(
      bytes: Array("on today\non yesterday\non tomorrow".utf8),
      base: 0,
      numbers: .point
    )
    parser.today = day("2026-10-01")
    XCTAssertEqual(parser.next(using: &words)?.kind, .day(day("2026-10-01")))
    XCTAssertEqual(parser.next(using: &words)?.kind, .day(day("2026-09-30")))
    XCTAssertEqual(parser.next(using: &words)?.kind, .invalid(.other))
    XCTAssertEqual(parser.takeDiagnostics().map(\.code), ["day-format"])
    XCTAssertNil(parser.next(using: &words))
  }
}
