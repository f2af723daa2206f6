package import TripLedger
package import TripText

/// What is drawn to be shared: blocks of reports under a title of their own.
package struct Picture: Sendable {
  package var title: StyledText
  /// What the trip is in a line: when, and what it cost.
  package var subtitle: StyledText
  /// Tables are not drawn.
  package var blocks: [Report.Block]

  package init(title: StyledText, subtitle: StyledText = StyledText(), blocks: [Report.Block]) {
    self.title = title
    self.subtitle = subtitle
    self.blocks = blocks
  }

  /// Returns who pays whom, and what everybody owes or is owed.
  ///
  /// - Precondition: For `.direct`, the books keep direct debts.
  package static func settlement(
    of books: Books,
    way: Settlement.Way = .fewest,
    sources: SourceMap
  ) -> Picture {
    let figures = Figures(books, sources)
    let report = Report.settlement(of: books, way: way, sources: sources)
    var blocks: [Report.Block] = [.heading(StyledText("Who pays whom"))]
    blocks += report.bodyWithoutNotes
    if !books.trip.people.isEmpty {
      blocks.append(.heading(StyledText("Balances")))
      blocks.append(.bars(.nets(of: books, figures)))
    }
    return Picture(of: books, figures, blocks + report.notes.map { .note($0) })
  }

  /// Returns the bars of a chart.
  package static func chart(
    of books: Books,
    by key: Report.ChartBy = .category,
    sources: SourceMap
  ) -> Picture {
    let report = Report.chart(of: books, by: key, sources: sources)
    var blocks = report.body
    if report.hasBars {
      // The total stands under the title already.
      blocks.removeAll { if case .sentence = $0 { true } else { false } }
      blocks.insert(.heading(StyledText("By \(key.word)")), at: 0)
    }
    return Picture(of: books, Figures(books, sources), blocks)
  }

  private init(of books: Books, _ figures: Figures, _ blocks: [Report.Block]) {
    let title = books.trip.title ?? "Shared bills"
    self.init(
      title: StyledText(title, as: .heading),
      subtitle: figures.summary(of: books),
      blocks: blocks
    )
  }
}

extension Report {
  /// What is said in the report, but for headings and notes.
  var bodyWithoutNotes: [Block] {
    body.filter { if case .note = $0 { false } else { true } }
  }

  var hasBars: Bool {
    blocks.contains { if case .bars(let bars) = $0 { !bars.rows.isEmpty } else { false } }
  }
}

extension Figures {
  /// Such as `1–2 October 2026 · total $962.19`.
  func summary(of books: Books) -> StyledText {
    var text = StyledText(DaySpan(of: books)?.text ?? "")
    if !text.isEmpty { text.append(" · ") }
    text.append("total ")
    text.append(amount(books.ledger.total))
    if let code = code(of: currency) { text.append(" · in \(code)") }
    return text
  }
}
