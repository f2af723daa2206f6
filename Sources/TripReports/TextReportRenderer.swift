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
      case .heading(let text), .sentence(let text):
        prepared(text).wrapped(to: width, indent: 2).forEach(emit)
      case .lines(let lines): lines.lazy.map(prepared).forEach(emit)
      case .table(let table): write(table, emit)
      case .bars(let bars): lines(of: bars).forEach(emit)
      }
    }
  }

  var ellipsis: String { isASCII ? "..." : "…" }

  /// Returns the text on one line, as it may be shown.
  func prepared(_ text: StyledText) -> StyledText {
    if !isASCII, text.narrowCells >= 0 { return text }
    var shown = StyledText()
    text.forEachPiece { range, role in
      let line = text.text(in: range).shown(onOneLine: true)
      shown.append(isASCII && role != .name ? Self.plain(line) : line, as: role)
    }
    return shown
  }

  /// Returns the text with ASCII in the place of the marks that are ours.
  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "→": plain += "->"
      case "…": plain += "..."
      case "≈": plain += "~"
      case "×": plain += "x"
      case "÷": plain += "/"
      case "\u{A0}", "\u{202F}": plain += " "
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
