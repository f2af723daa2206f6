import XCTest

final class ItemTests: XCTestCase {
  func testEachLineOfABlockIsAnItem() throws {
    let text = """
      Anna paid $57.33 "Diner" { # what we had
        $12.50 "burger" for Ben

        # shared
        $18.00 for Anna, Ben and
          Cy "pitcher"
        16+1
        +8.875% "tax"
        + 20% "tip" for Ben
        -$2.60 "coupon"
        rest "the rest" for all
        +rest
        USD 5 "x" for Ben USD5
      }
      """
    try assertReads([
      (
        text,
        """
        bill(Anna | 57.33 $ | "Diner" | {plain 12.50 $ "burger" for Ben; \
        plain 18.00 $ "pitcher" for Anna, Ben, Cy; plain 16 plus 1; onTop 8.875% "tax"; \
        onTop 20% "tip" for Ben; off 2.60 $ "coupon"; plain rest "the rest" for all; onTop rest; \
        plain 5 USD "x" for Ben 5 USD})
        """
      )
    ])
  }

  func testBracesMayShareALineWithItems() throws {
    let shape = "bill(Anna | 50 | {plain 20 for Ben; plain 30})"
    for text in [
      "Anna paid 50 {\n20 for Ben\n30\n}", "Anna paid 50 { 20 for Ben\n30 }",
      "Anna paid 50{20 for Ben\n30}", "Anna paid 50 {\r\n\r\n20 for Ben\r\n30\r\n\r\n}\r\n",
      "Anna paid 50 { # x\n#food\n20 for Ben # y\n30 } # z",
    ] {
      try assertReads([(text, shape)])
    }
    try assertReads([
      ("Anna paid {\n5\n} \"x\" for Ben", "bill(Anna | \"x\" | for Ben | {plain 5})"),
      ("Anna paid \"x\" {\n5\n} on 2026-10-03", "bill(Anna | \"x\" | on 2026-10-03 | {plain 5})"),
      ("Anna 5, Ben 6 paid {\n11\n}", "bill(Anna 5, Ben 6 | {plain 11})"),
      ("Anna got back {\n5\n}", "refund(Anna | {plain 5})"),
    ])
  }

  func testWhatIsNoItemIsRefusedAtItsPlace() {
    assertRefuses([
      ("Anna paid 5 «{\n}»", "empty-block"),
      ("Anna paid 5 {\n«\"x\"» 5\n}", "item-begins-with-note"),
      ("Anna paid 5 {\n5 «#food»\n}", "category-on-item"),
      ("Anna paid 5 {\n«soup» 5\n}", "item-begins-with-note"),
      ("Anna paid 5 {\n5 «soup»\n}", "note-without-quotes"),
      ("Anna paid 5 {\n«5%»\n}", "percent-without-sign"),
      ("Anna paid 5 {\n«-rest»\n}", "rest-taken-off"),
      ("Anna paid 5 {\n5 «on» 2026-10-03\n}", "unexpected"),
      ("Anna paid 5 {\n5 \"a\" «\"b\"»\n}", "unexpected"),
      ("Anna paid 5 { 2 for Ben«,» 3 for Cy }", "items-on-one-line"),
      ("Anna paid 5 {\n$«-»3\n}", "negative-amount"),
    ])
  }

  func testAllLinesOfABlockAreLookedAt() {
    let found = [
      "Anna paid 5 {", "  soup", "  5 for Ben,", "    3", "  5%", "  (", "  6 for Cy", "}",
      "Ben paid x",
    ]
    let text = found.joined(separator: "\n")
    XCTAssertEqual(
      errors(text),
      [
        "2 no-item", "3 comma-at-end", "5 percent-without-sign", "6 stray-character",
        "9 no-amount",
      ]
    )
  }
}
