import XCTest

final class BillTests: XCTestCase {
  func testClausesComeInAnyOrder() throws {
    let clauses = [
      "each", "= $8", "\"x\"", "#food", "for Ben, Cy", "fee 10% on Ben", "on 2026-10-03",
    ]
    let shape =
      "bill(Anna | 5 | each | = 8 $ | \"x\" | #food | for Ben, Cy | fee 10 on Ben | on 2026-10-03)"
    for start in clauses.indices {
      let turned = Array(clauses[start...] + clauses[..<start])
      for order in [turned, turned.reversed()] {
        try assertReads([("Anna paid 5 " + order.joined(separator: " "), shape)])
      }
    }
  }

  func testAClauseStandsAtMostOnce() {
    assertRefuses([
      ("Anna paid 5 \"a\" «\"b\"»", "clause-twice"), ("Anna paid 5 #a «#b»", "clause-twice"),
      ("Anna paid 5 for Ben «for» Cy", "clause-twice"), ("Anna paid 5 each «each»", "clause-twice"),
      ("Anna paid 5 = 6 «=» 7", "clause-twice"), ("Anna paid 5 @ 6 «@» 7", "clause-twice"),
      ("Anna paid 5 fee 1% «fee» 2%", "clause-twice"),
      ("Anna paid 5 on 2026-10-03 «on» 2026-10-03", "clause-twice"),
      ("Anna paid 5 {\n5\n} «{»\n5\n}", "clause-twice"),
      ("Anna paid Ben 5 \"a\" «\"b\"»", "clause-twice"),
      ("Anna paid Ben 5 on 2026-10-03 «on» 2026-10-04", "clause-twice"),
    ])
  }

  func testOnIsADayOrWhoPaysAFee() throws {
    try assertReads([
      (
        "Anna paid 5 fee 10% on Ben on 2026-10-03",
        "bill(Anna | 5 | fee 10 on Ben | on 2026-10-03)"
      ),
      (
        "Anna paid 5 on 2026-10-03 fee 10% on Ben, Cy",
        "bill(Anna | 5 | fee 10 on Ben, Cy | on 2026-10-03)"
      ),
      ("Anna paid 5 fee 2.5% on 2026-10-03", "bill(Anna | 5 | fee 2.5 | on 2026-10-03)"),
      ("Anna paid 5 fee 10 %", "bill(Anna | 5 | fee 10)"),
    ])
    assertRefuses([
      ("Anna paid 5 fee«»", "line-too-short"), ("Anna paid 5 fee «$»1", "fee-without-percent"),
      ("Anna paid 5 fee «10»", "fee-without-percent"),
      ("Anna paid 5 fee «10» on Ben", "fee-without-percent"),
      ("Anna paid 5 fee 10% on«»", "line-too-short"),
    ])
  }

  func testSeveralPayersEachHaveAnAmount() throws {
    try assertReads([
      ("Anna ¥5000, Ben ¥3000 paid \"x\"", "bill(Anna 5000 ¥, Ben 3000 ¥ | \"x\")"),
      ("Anna 5 and Ben 6 and Cy 7 paid", "bill(Anna 5, Ben 6, Cy 7)"),
      ("\"Anna Maria\" 5, Ben 6+1 paid #x", "bill(Anna Maria 5, Ben 6 plus 1 | #x)"),
      ("Anna 5 paid", "bill(Anna 5)"),
    ])
    assertRefuses([
      ("«Anna, Ben» paid 5", "payer-without-amount"),
      ("Anna 5, «Ben» paid", "payer-without-amount"),
      ("Anna 5, Ben 6 paid «7»", "amount-twice"), ("Anna, Ben «got» back 5", "several-got"),
      ("Anna 5, Ben 6«»", "paid-missing"),
    ])
  }

  func testPaymentsHaveThreeForms() throws {
    try assertReads([
      ("Anna paid Ben $5", "payment(paid Anna > Ben | 5 $)"),
      (
        "Anna paid Ben $5 @ 3 \"x\" on 2026-10-03",
        "payment(paid Anna > Ben | 5 $ | @ 3 | \"x\" | on 2026-10-03)"
      ),
      ("Ben got 5 from Anna = 6", "payment(got Anna > Ben | 5 | = 6)"),
      ("all paid Ben €100 each", "payment(paid all > Ben | 100 €)"),
      (
        "all paid \"Anna Maria\" 5 each on 2026-10-03",
        "payment(paid all > Anna Maria | 5 | on 2026-10-03)"
      ),
    ])
    assertRefuses([
      ("Anna paid Ben«»", "payment-without-amount"), ("Anna paid Ben 5 «for» Cy", "clause-of-bill"),
      ("Anna paid Ben 5 «#food»", "clause-of-bill"), ("Anna paid Ben 5 «each»", "clause-of-bill"),
      ("Anna paid Ben 5 «fee» 1%", "clause-of-bill"), ("Anna paid Ben 5 «{»\n}", "clause-of-bill"),
      ("all paid Ben «5»", "all-paid"), ("«all» paid 5", "all-paid"),
      ("all paid Ben«»", "line-too-short"),
      ("Anna «got» 5", "got-what"), ("Anna got 5 from«»", "line-too-short"),
      ("Anna paid «back» 5", "paid-back"), ("all «got» back 5", "unexpected"),
    ])
    assertMends([("Anna got 5", "Anna got back 5")])
  }

  func testPeopleJoinAndLeave() throws {
    try assertReads([
      ("Anna joined on 2026-10-03", "joined(Anna, 2026-10-03)"), ("Anna left", "left(Anna)"),
      ("\"Anna Maria\" joined", "joined(Anna Maria)"),
    ])
    assertRefuses([
      ("«Anna, Ben» joined on 2026-10-03", "several-presences"),
      ("Anna joined «2026-10-03»", "day-without-on"), ("Anna joined on «x»", "day-format"),
    ])
  }
}
