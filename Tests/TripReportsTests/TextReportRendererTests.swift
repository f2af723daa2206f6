import TripLedger
import TripReports
import TripTesting
import TripText
import XCTest

final class TextReportRendererTests: XCTestCase {
  func testSentencesAreWrappedBetweenWordsByTheCellsTheyTake() {
    let sentence = StyledText("東京 大阪 ") + StyledText("Anna-Maria pays", as: .name)
    let report = Report([.sentence(sentence)], json: .null)
    XCTAssertEqual(report.plain(width: 20), "東京 大阪 Anna-Maria\n  pays\n")
    XCTAssertEqual(report.plain(width: 26), "東京 大阪 Anna-Maria pays\n")
  }

  func testWordsKeepTheirRolesOverALineEnd() {
    let sentence = StyledText("one two ", as: .name) + StyledText("three fourteen", as: .warning)
    let text = TextReportRenderer(width: 20).render(Report([.sentence(sentence)], json: .null))
    // A blank between two words of a line stays what it was.
    XCTAssertEqual(text.pieces.map(\.text), ["one two ", "three", "\n  ", "fourteen", "\n"])
    XCTAssertEqual(text.pieces.map(\.role), [.name, .warning, .plain, .warning, .plain])
  }

  func testALongWordHasALineOfItsOwn() {
    let word = String(repeating: "x", count: 30)
    let report = Report([.sentence(StyledText("a \(word) b"))], json: .null)
    XCTAssertEqual(report.plain(width: 20), "a\n  \(word)\n  b\n")
  }

  func testWhatPeopleWroteCannotSteerTheTerminal() throws {
    var trip = TripBuilder(title: "T\u{1B}]0;x\u{7}", home: "USD")
    trip.people(.buddy, "A\u{1B}[2Jna", "B\nen")
    trip.entry(
      [("A\u{1B}[2Jna", 500)],
      "USD",
      what: "a\tb\u{202E}c\u{85}",
      category: "f\u{9B}",
      parts: [("B\nen", 1)],
      of: 1
    )
    trip.entry([("B\nen", 500)], "JPY", what: "x\u{2028}y", parts: [("B\nen", 1)], of: 1)
    let (books, sources) = try (trip.books(), trip.sources())
    for width in [30, 40, 100] {
      for report in allReports(of: trip, books, sources) {
        let text = TextReportRenderer(width: width).render(report)
        for piece in text.pieces {
          let bad = piece.text.unicodeScalars.filter { $0.isInvisible && $0 != "\n" }
          XCTAssertTrue(bad.isEmpty, piece.text)
        }
      }
    }
    let bills = Report.bills(of: books, sources: sources).plain(width: 100)
    XCTAssertTrue(bills.contains(#"A\u{1B}[2Jna  a b\u{202E}c\u{85}  #f\u{9B}"#), bills)
    XCTAssertFalse(bills.contains("B\nen"))
  }

  func testSentencesOfATableGoOnInFurtherLines() {
    var table = Table([
      Table.Column("no.", .number), Table.Column("how", .prose), Table.Column("sum", .amount),
    ])
    table.append([
      Table.Cell("1"), Table.Cell("a third of Mia's ¥96,000 × 0.0067 and no more of it"),
      Table.Cell("$9.00"),
    ])
    table.append([Table.Cell("2"), Table.Cell("東京 all of it"), Table.Cell("$10.00")])
    let report = Report([.table(table)], json: .null)
    XCTAssertEqual(
      report.plain(width: 44),
      """
      no.  how                                 sum
        1  a third of Mia's ¥96,000          $9.00
             × 0.0067 and no more of it
        2  東京 all of it                   $10.00

      """
    )
    XCTAssertEqual(
      report.plain(width: 24),
      """
      1
        a third of Mia's
          ¥96,000 × 0.0067 and
          no more of it
        $9.00
      2
        東京 all of it
        $10.00

      """
    )
  }

  func testASCIILeavesPeoplesNamesAlone() {
    let line = StyledText("é→", as: .name) + StyledText(" → 1\u{202F}234…")
    let report = Report([.lines([line])], json: .null)
    XCTAssertEqual(report.plain(isASCII: true), "é→ -> 1 234...\n")
  }

  func testTablesFitAnyWidthFromForty() throws {
    for seed in 0..<150 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let trip = TripBuilder.random(&generator)
      let (books, sources) = try (trip.books(), trip.sources())
      for report in allReports(of: trip, books, sources) {
        for width in [40, 41, 47, 60, 80, 120] {
          for isASCII in [false, true] {
            for block in report.blocks {
              // A transfer stays on one line whatever its names, as does a word in a sentence.
              switch block {
              case .table, .bars: break
              case .heading, .sentence, .note, .lines, .flows: continue
              }
              let text = Report([block], json: .null).plain(width: width, isASCII: isASCII)
              for line in text.split(separator: "\n") {
                XCTAssertLessThanOrEqual(
                  String(line).displayWidth,
                  width,
                  "seed \(seed), \(width)\n\(text)"
                )
                XCTAssertFalse(line.hasSuffix(" "), "seed \(seed), \(width)\n\(text)")
              }
            }
          }
        }
      }
    }
  }

  func testChartsFitAnyWidthFromThirty() throws {
    for width in 30...90 {
      for trip in [Samples.tokyo, Samples.osaka] {
        for key in Report.ChartBy.allCases {
          let report = try Report.chart(of: trip.books(), by: key, sources: trip.sources())
          for case .bars(let bars) in report.blocks {
            let text = Report([.bars(bars)], json: .null).plain(width: width)
            for line in text.split(separator: "\n") {
              XCTAssertLessThanOrEqual(String(line).displayWidth, width, text)
            }
          }
        }
      }
    }
  }

  func testTheLongestBarIsFullAndTheShortestShows() {
    var bars = Bars()
    for units in [Int128(1) << 90, (Int128(1) << 90) / 2, 1, 0, -1] {
      bars.append(
        Bars.Row(
          label: StyledText("x"),
          values: [
            Bars.Value(units: units, text: StyledText("y"), exact: "0", percent: nil)
          ]
        )
      )
    }
    let report = Report([.bars(bars)], json: .null)
    XCTAssertEqual(
      report.plain(width: 20),
      """
      x  ██████████████  y
      x  ███████         y
      x  ▏               y
      x                  y
      x                  y

      """
    )
    XCTAssertEqual(
      report.plain(width: 20, isASCII: true),
      """
      x  ##############  y
      x  #######         y
      x  #               y
      x                  y
      x                  y

      """
    )
  }

  func testAVeryNarrowOrWideWidthIsNoTrap() throws {
    let trip = Samples.osaka
    let (books, sources) = try (trip.books(), trip.sources())
    for width in [Int.min, -1, 0, 1, 19, 20, Int.max] {
      for report in allReports(of: trip, books, sources) {
        XCTAssertFalse(report.plain(width: width).isEmpty, "\(width)")
      }
    }
  }
}
