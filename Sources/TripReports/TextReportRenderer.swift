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
    render(report) { line in
      text.append(line)
      text.append("\n")
    }
    return text
  }

  /// Calls `emit` with each line of the report, without its line end.
  package func render(_ report: Report, line emit: (StyledText) -> Void) {
    for block in report.blocks {
      switch block {
      case .heading(let text), .sentence(let text), .note(let text):
        prepared(text).wrapped(to: width, indent: 2).forEach(emit)
      case .lines(let lines): lines.lazy.map(prepared).forEach(emit)
      case .table(let table): write(table, emit)
      case .bars(let bars): lines(of: bars).forEach(emit)
      case .flows(let flows): flows.flows.lazy.map { prepared($0.line) }.forEach(emit)
      }
    }
  }

  var ellipsis: String { isASCII ? "..." : "…" }

  func prepared(_ text: StyledText) -> StyledText { text.prepared(isASCII: isASCII) }
}
