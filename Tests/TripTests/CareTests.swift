import Foundation
import TripEngine
import TripText
import XCTest

/// What a careful friend asks about a whole trip, and what is left alone because it is sound.
final class CareTests: XCTestCase {
  private func codes(_ script: String) -> [String] {
    Evaluated(script).evaluation.diagnostics.map(\.code)
  }

  private func expect(
    _ cases: [(name: String, script: String, codes: [String])],
    line: UInt = #line
  ) {
    for (name, script, wanted) in cases {
      XCTAssertEqual(codes(script), wanted, name, line: line)
    }
  }

  func testPaymentsOfMoreThanWasOwed() {
    let trip = "home USD\nbuddies A, B, C\nA paid $90\n"
    expect([
      ("what was owed", trip + "B paid A $30", []),
      ("a part of it", trip + "B paid A $10\nB paid A $10", []),
      ("more", trip + "B paid A $31", ["paid-too-much"]),
      ("more in two parts", trip + "B paid A $20\nB paid A $20", ["paid-too-much"]),
      ("nothing was owed", trip + "A paid B $5", ["paid-too-much"]),
      ("too much, and given back", trip + "B paid A $35\nA paid B $5", []),
      ("before its bill", "home USD\nbuddies A, B\nB paid A $30\nA paid $60", []),
      (
        "owed until a refund below", trip + "B paid A $30\nA got back $9", []
      ),
      (
        "a debt of one's own, by somebody who is owed more",
        "home USD\nbuddies A, B, C\nA paid $90 for B\nC paid $20 for A\nA paid C $20", []
      ),
      ("through somebody else", trip + "B paid C $30", []),
      ("into a purse", "home USD\nbuddies A, B\npot P\nall paid P $50 each\nP paid $20", []),
      (
        "out of a purse", "home USD\nbuddies A, B\npot P\nA paid P $50\nP paid A $50\nB paid $2", []
      ),
      (
        "one of a unit for both",
        "home USD\nbuddies A, B, C\ntogether B, C\nA paid $90\nB paid A $60", []
      ),
      (
        "a friend at home", "home USD\nbuddy A\nother O\nA paid $20 for O\nO paid A $25",
        ["paid-too-much"]
      ),
      (
        "a friend of a friend",
        "home USD\nbuddies A, B\nother O via A\nB paid $20 for O\nO paid B $20", []
      ),
      (
        "too much through a friend",
        "home USD\nbuddies A, B\nother O via A\nB paid $20 for O\nO paid B $21",
        ["paid-too-much"]
      ),
      (
        "in cash that has no smaller unit",
        "home USD\nrate JPY USD 0.0067\nbuddies A, B\nA paid $10.01 for B\nB paid A ¥1495", []
      ),
      (
        "where a bill is left out", "home USD\nbuddies A, B\nA paid ¥9000\nB paid A $45",
        ["no-rate"]
      ),
    ])
  }

  func testRatesThatNoBillUses() {
    let people = "home USD\nbuddies A, B\n"
    expect([
      ("none yet to convert", people + "rate JPY USD 0.0067", []),
      ("used", people + "rate JPY USD 0.0067\nA paid ¥900", []),
      ("idle", people + "rate JPY USD 0.0067\nA paid $9", ["rate-unused"]),
      (
        "one day of many",
        people + "rate JPY USD 0.0067 on 2026-10-01\nrate JPY USD 0.0066 on 2026-10-09\n"
          + "A paid ¥900 on 2026-10-02", []
      ),
      ("a link of a chain", people + "rate JPY EUR 0.006\nrate EUR USD 1.1\nA paid ¥900", []),
      ("for an expectation", people + "rate JPY USD 0.0067\nA paid $67\nexpect total ¥10000", []),
      ("for a view", people + "rate JPY USD 0.0067\nA paid $9\nsettle in JPY", []),
      ("for bare numbers", people + "local JPY\nrate JPY USD 0.0067\nA paid $9", []),
      ("beside what the card charged", people + "rate JPY USD 0.0067\nA paid ¥900 = $6", []),
    ])
  }

  func testPeopleOnNoBill() {
    expect([
      ("no bill yet", "buddies A, B, C", []),
      ("left out", "buddies A, B, C\nA paid 10 for B", ["on-no-bill"]),
      ("on one", "buddies A, B, C\nA paid 10 for B\nC paid A 5", ["paid-too-much"]),
      ("excepted by name", "buddies A, B, C\nA paid 10 for all except C", []),
      ("expected to owe nothing", "buddies A, B, C\nA paid 10 for B\nexpect C +0", []),
      ("a guest of honour", "buddies A, B, C x0\nA paid 10", []),
      ("a purse", "buddies A, B\npot P\nA paid 10", ["on-no-bill"]),
      ("comes later", "buddies A, B, C\nC joined on 2026-10-09\nA paid 10 on 2026-10-01", []),
      ("a friend at home", "buddies A, B\nother O\nA paid 10", ["on-no-bill"]),
    ])
  }

  func testNamesThatLookAlike() {
    let cases: [(String, String, Bool)] = [
      ("Jose", "José", true), ("Mia", "Мia", true), ("Ilse", "lIse", true), ("Ana", "Anna", false),
      ("Anna-Maria", "\"Anna Maria\"", true), ("O'Brien", "OBrien", true), ("Zoé", "Zoë", true),
      ("Leo", "Lea", false), ("Ben", "Bea", false), ("小明", "小红", false), ("Al", "A1", true),
      ("Bob", "B0b", true), ("Tim", "Tom", false), ("Straße", "Strasse", true),
    ]
    for (first, second, areAlike) in cases {
      let found = codes("buddies \(first), \(second)")
      XCTAssertEqual(found, areAlike ? ["names-alike"] : [], "\(first), \(second)")
    }
    XCTAssertEqual(codes("buddies Ann, Ben\ngroup Änn: Ann, Ben"), ["names-alike"])
  }

  func testTheExamplesAreSound() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("examples")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".trip") }
    XCTAssertGreaterThan(files.count, 4)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      // One that includes others is looked at whole by the tests of the examples.
      if text.contains("include ") { continue }
      XCTAssertEqual(codes(text), [], file)
    }
  }
}
