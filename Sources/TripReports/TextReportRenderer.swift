package import TripText

/// Lays reports out for people to read in so many terminal cells.
///
/// What people wrote is made harmless here: nothing invisible of it is left, line breaks included.
package struct TextReportRenderer: Sendable {
  /// The cells of a line; what cannot be cut or wrapped may be longer.
  package let width: Int
  /// Whether the marks that are ours (arrows, bars, ellipses) are ASCII; what people wrote stays.
  package let isASCII: Bool

  /// Creates a renderer; a width below 20 counts as 20.
  package init(width: Int, isASCII: Bool = false) {
    self.width = max(20, width)
    self.isASCII = isASCII
  }

  /// Returns the whole report, each of its lines with a line end.
  ///
  /// - Complexity: O(*n*) in the length of the report.
  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    for block in report.blocks {
      for line in lines(of: block) {
        text.append(line)
        text.append("\n")
      }
    }
    return text
  }

  private func lines(of block: Report.Block) -> [StyledText] {
    switch block {
    case .heading(let text), .sentence(let text), .note(let text):
      prepared(text).wrapped(to: width, indent: 2)
    case .lines(let lines): lines.map(prepared)
    case .table(let table): table.rows.isEmpty ? [] : self.lines(of: table.forPeople)
    case .bars(let bars): self.lines(of: bars)
    case .flows(let flows): flows.flows.map { prepared($0.line) }
    }
  }

  var ellipsis: String { isASCII ? "..." : "…" }

  func prepared(_ text: StyledText) -> StyledText { text.prepared(isASCII: isASCII) }
}
