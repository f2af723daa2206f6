import TripText

/// Writes reports as Markdown, to be pasted into a chat or an issue.
///
/// What people wrote is made harmless here: no invisible character of it is left, and none that Markdown would act on.
package struct MarkdownReportRenderer: Sendable {
  package init() {}

  /// Returns the whole report; its blocks stand a blank line apart.
  ///
  /// - Complexity: O(*n*) in the length of the report.
  package func render(_ report: Report) -> String {
    report.blocks.map { text(of: $0) + "\n" }.joined(separator: "\n")
  }

  private func text(of block: Report.Block) -> String {
    switch block {
    case .heading(let text): "**\(escaped(text))**"
    case .sentence(let text): escaped(text)
    case .lines(let lines): lines.map { "- \(escaped($0))" }.joined(separator: "\n")
    case .table(let table): self.text(of: table)
    case .bars(let bars): self.text(of: bars)
    }
  }

  private func text(of table: Table) -> String {
    let header = table.columns.map { $0.header.isEmpty ? " " : escaped($0.header) }
    let marks = table.columns.map { $0.alignment == .trailing ? "---:" : "---" }
    let rows = table.rows.map { row in row.map { escaped($0.text) } }
    return ([header, marks] + rows).map(row).joined(separator: "\n")
  }

  private func text(of bars: Bars) -> String {
    let header = [" "] + bars.series.map { $0.isEmpty ? "amount" : escaped($0) }
    let marks = ["---"] + bars.series.map { _ in "---:" }
    let rows = bars.rows.map { row in
      [escaped(row.label)]
        + row.values.map { value in
          escaped(value.text) + (value.percent.map { " (\($0)%)" } ?? "")
        }
    }
    return ([header, marks] + rows).map(row).joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  /// A text of code as such, the rest with a backslash before each mark that would mean something.
  private func escaped(_ text: StyledText) -> String {
    text.pieces.map { piece in
      let line = piece.text.shown(onOneLine: true)
      let isPlainCode = piece.role == .code && !line.contains("`") && !line.contains("|")
      return isPlainCode ? "`\(line)`" : escaped(line)
    }.joined()
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>|~#&".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
