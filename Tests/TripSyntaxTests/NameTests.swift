import TripTesting
import TripText
import XCTest

@testable import TripSyntax

final class NameTests: XCTestCase {
  func testANameIsAWordOfAnyScriptOrInQuotes() throws {
    let names = [
      "Anna", "José", "Zoe\u{308}", "小明", "さくら", "Иван", "Όλγα", "مريم", "נועה", "प्रिया", "🐻", "👨‍👩‍👧",
      "☕️", "👍🏽", "🏳️‍🌈", "O'Brien", "Anna-Maria", "Jean-Luc", "T_1000", "_", "R2-D2", "x", "x2y",
      "Xena",
      "\"Anna Maria\"", "\"all\"", "\"3rd\"", "\"x2\"", "\"a, b\"", "\"#1\"", "\"{\"",
    ]
    for name in names {
      let text = name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : name
      try assertReads(
        [
          ("buddy \(name)", "buddies(\(text))"),
          ("buddy \(name)\n\(name) paid 5", "bill(\(text) | 5)"),
          (
            "buddy \(name)\nAnna paid 5 for \(name) x2, Ben", "bill(Anna | 5 | for \(text) x2, Ben)"
          ),
          ("buddy \(name)\nAnna paid \(name) 5", "payment(paid Anna > \(text) | 5)"),
          ("buddy \(name)\nexpect \(name) +5", "expect(net \(text) +5)"),
        ])
    }
  }

  func testQuotesAndBlanksAtTheEdgesAreNoPartOfAName() throws {
    let ids = assertParses(
      "buddies \"Anna\", \" Anna \", \"\tAnna\", \"\u{A0}Anna\u{3000}\", Anna",
      declared: []
    ).flatMap { statement -> [NameID] in
      guard case .roster(let roster) = statement.kind else { return [] }
      return roster.declarations.map(\.name.id)
    }
    XCTAssertEqual(Set(ids).count, 1)
    XCTAssertEqual(ids.count, 5)
    try assertReads([
      ("buddy \"Bo \\\"B\\\" \\\\\"", "buddies(Bo \"B\" \\)")
    ])
  }

  func testNamesCompareByCanonicalEquivalenceAndWithoutCase() {
    let same = [
      ["José", "Jose\u{301}", "JOSÉ", "JOSE\u{301}", "josé"], ["Ångström", "\u{212B}ngström"],
      ["Όλγα", "όλγα", "ΌΛΓΑ"], ["한", "\u{1112}\u{1161}\u{11AB}"],
    ]
    for spellings in same {
      var names = NameTable()
      let ids = spellings.map { names.intern(Array($0.utf8)[...]) }
      XCTAssertEqual(Set(ids).count, 1, "\(spellings)")
      XCTAssertEqual(names.text(of: ids[0]), spellings[0])
    }
    var names = NameTable()
    let different = ["Anna", "Ana", "Anna ", "Änna", "Anna2", "小明", "小民"]
    XCTAssertEqual(Set(different.map { names.intern(Array($0.utf8)[...]) }).count, different.count)
  }

  func testTheTableGrowsWithoutLosingANameOrItsDeclaration() {
    var names = NameTable()
    let all = (0..<1000).map { "name\($0)" }
    let ids = all.map { names.intern(Array($0.utf8)[...]) }
    for (index, id) in ids.enumerated() where index % 3 == 0 { names.declare(id) }
    for (index, name) in all.enumerated() {
      XCTAssertEqual(names.intern(Array(name.uppercased().utf8)[...]), ids[index], name)
      XCTAssertEqual(names.isDeclared(ids[index]), index % 3 == 0, name)
      XCTAssertEqual(names.id(of: name), ids[index])
    }
    XCTAssertEqual(names.count, 1000)
    XCTAssertNil(names.id(of: "nobody"))
  }

  func testWhatIsNoNameIsRefused() {
    assertRefuses([
      ("buddies «3rd»", "name-begins-with-digit"),
      ("buddies Max, «3»", "name-begins-with-digit"),
      ("buddies «\"\"»", "empty-name"),
      ("buddies «\"  \"»", "empty-name"),
      ("buddies «x»2", "unexpected"),
      ("buddies «all»", "reserved-name"),
      ("buddies Max, «On»", "reserved-name"),
      ("buddies Max «Moritz»", "comma-missing"),
      ("buddies Max,«,» Moritz", "unexpected"),
      ("buddies«»", "line-too-short"),
      ("buddies «$»", "unexpected"),
      ("buddies «2026-10-03»", "name-begins-with-digit"),
    ])
    assertMends([("buddies Max Moritz", "buddies Max, Moritz")])
  }
}
