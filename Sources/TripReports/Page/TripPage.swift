package import TripLedger
package import TripText

/// What a page says of one trip, as data.
package struct TripPage: Sendable {
  /// Something to be unfolded.
  struct Fold {
    var name: StyledText
    var aside: StyledText
    var blocks: [Report.Block]
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

  /// Creates the page of a trip; `derivations` say how the parts of its bills were written.
  package init(
    of books: Books,
    _ summary: TripSummary,
    derivations: [Int: Derivation],
    sources: SourceMap
  ) {
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
    let statements = Self.statements(of: books, derivations, sources)
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

  /// Returns the statements of all whose balance was ever moved.
  ///
  /// - Complexity: O(*n*·*m*) in the entries and the people.
  private static func statements(
    of books: Books,
    _ derivations: [Int: Derivation],
    _ sources: SourceMap
  ) -> [Fold] {
    let figures = Figures(books, sources)
    return books.trip.people.indices.compactMap { index in
      let person = PersonID(index)
      let account = Account(of: [person], in: books)
      if account.postings.isEmpty { return nil }
      let name = books.trip[person].name
      let report = Report.why(
        Parties.Party(name: name, members: [person]),
        account,
        of: books,
        derivations: derivations,
        sources: sources
      )
      return Fold(
        name: StyledText(name, as: .name),
        aside: figures.net(account.net),
        blocks: report.bodyWithoutNotes.filter { !$0.isHint }
      )
    }
  }

  private mutating func add(_ id: String, _ title: String, _ parts: [Part]) {
    sections.append(Section(id: id, title: title, parts: parts))
  }
}

extension Report.Block {
  /// Whether this is about something to be typed, which helps nobody who reads a page.
  fileprivate var isHint: Bool {
    guard case .sentence(let text) = self else { return false }
    return text.pieces.contains { $0.role == .code }
  }
}
