import TripReports
import TripText
import XCTest

final class MarkdownReportRendererTests: XCTestCase {
  func testWhatPeopleWroteIsNothingButText() {
    let cases: [(text: String, markdown: String)] = [
      ("Ana and Ben", "Ana and Ben"),
      ("<script>", "\\<script\\>"),
      ("*a* _b_ `c` ~d~", "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~"),
      ("[x](y) ![z](w)", "\\[x\\](y) \\!\\[z\\](w)"),
      ("a|b", "a\\|b"),
      ("a|\u{301}b", "a\\|\u{301}b"),
      ("&lt; $x$ #1 @me", "\\&lt; \\$x\\$ \\#1 \\@me"),
      ("http://e.x www.e.x :smile:", "http\\://e.x www\\.e.x \\:smile:"),
      ("back\\slash", "back\\\\slash"),
      ("- no list", "\\- no list"),
      ("+ no list", "\\+ no list"),
      ("1. no list", "1\\. no list"),
      ("12) no list", "12\\) no list"),
      ("===", "\\==="),
      ("# no heading", "\\# no heading"),
      ("2026-10-01: 5.00", "2026-10-01: 5.00"),
      ("a\nb", "a\\\\u{A}b"),
      ("مريم 小明 👩‍👩‍👧‍👦", "مريم 小明 👩‍👩‍👧‍👦"),
    ]
    for (text, markdown) in cases {
      let report = Report([.sentence(StyledText(text, as: .name))], json: .null)
      XCTAssertEqual(MarkdownReportRenderer().render(report), markdown + "\n", text)
    }
  }

  func testEveryRowOfATableHasItsCells() throws {
    let trip = Hostile.trip
    let (books, sources) = try (trip.books(), trip.sources())
    for report in allReports(of: trip, books, sources) {
      let lines = MarkdownReportRenderer().render(report).split(separator: "\n")
      let rows = lines.filter { $0.hasPrefix("|") }
      let counts = rows.map { row in
        var isEscaped = false
        return row.unicodeScalars.count { scalar in
          defer { isEscaped = scalar == "\\" && !isEscaped }
          return scalar == "|" && !isEscaped
        }
      }
      XCTAssertEqual(Set(counts).count, rows.isEmpty ? 0 : 1, rows.joined(separator: "\n"))
    }
  }
}
