package import TripLedger
package import TripText

/// What a page says of one trip, as data.
package struct TripPage: Sendable {
  /// Something to be unfolded.
  package struct Fold: Sendable {
    package var name: StyledText
    package var aside: StyledText
    package var blocks: [Report.Block]

    package init(name: StyledText, aside: StyledText, blocks: [Report.Block]) {
      self.name = name
      self.aside = aside
      self.blocks = blocks
    }
  }

  enum Part {
    case block(Report.Block)
    case charts([(title: String, bars: Bars)])
    case folds([Fold])
  }

  struct Section {
    /// A word for links and looks.
    var id: String
    var title: String
    var parts: [Part]
  }

  package var summary: TripSummary
  package var isWithoutFigures: Bool { sections.isEmpty }
  var title: StyledText
  var subtitle: StyledText
  var sections: [Section] = []

  /// Creates the page of a trip; `statements` say what each person's balance is made of.
  package init(of books: Books, _ summary: TripSummary, statements: [Fold], sources: SourceMap) {
    let figures = Figures(books, sources)
    self.summary = summary
    title = StyledText(books.trip.title ?? summary.file, as: .heading)
    subtitle = figures.summary(of: books)
    let plan = Report.settlement(of: books, sources: sources)
    let bills = Report.bills(of: books, sources: sources)
    let balances = Report.balances(of: books, sources: sources)
    add("plan", "Who pays whom", plan.bodyWithoutNotes.map { .block($0) })
    let nets = Bars.nets(of: books, figures)
    add(
      "balances",
      "Balances",
      balances.bodyWithoutNotes.map { .block($0) } + [.charts([(title: "Owed and owing", nets)])]
    )
    let charts = Report.ChartBy.allCases.flatMap { key in
      Report.chart(of: books, by: key, sources: sources).blocks.compactMap { block in
        if case .bars(let bars) = block { (title: "By \(key.word)", bars: bars) } else { nil }
      }
    }
    if charts.contains(where: { !$0.bars.rows.isEmpty }) {
      add("charts", "Where the money went", [.charts(charts)])
    }
    if !statements.isEmpty {
      add("statements", "What each balance is made of", [.folds(statements)])
    }
    add("bills", "All bills", bills.bodyWithoutNotes.map { .block($0) })
    if !plan.notes.isEmpty { add("left-out", "Left out", plan.notes.map { .block(.note($0)) }) }
  }

  /// Creates the entry of a script that has no figures, since it has errors.
  package init(withoutFigures summary: TripSummary) {
    self.summary = summary
    title = StyledText(summary.title ?? summary.file, as: .heading)
    subtitle = summary.trouble
  }

  private mutating func add(_ id: String, _ title: String, _ parts: [Part]) {
    sections.append(Section(id: id, title: title, parts: parts))
  }
}
