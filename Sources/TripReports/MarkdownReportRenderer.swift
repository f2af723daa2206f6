import TripText

/// Writes reports as Markdown, with the tables that GitHub and its like understand.
///
/// What people wrote comes out as text: nothing of it is a link, a tag or a table of its own.
package struct MarkdownReportRenderer: Sendable {
  private let isASCII: Bool

  package init(isASCII: Bool = false) {
    self.isASCII = isASCII
  }

  /// Returns the whole report, its parts divided by empty lines.
  ///
  /// - Complexity: O(*n*) in the length of the report.
  package func render(_ report: Report) -> String {
    report.blocks.map(text).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let barCells = 20

  private func text(of block: Report.Block) -> String {
    switch block {
    case .heading(let text): "## " + inline(text) + "\n"
    case .sentence(let text), .note(let text): paragraph(text) + "\n"
    case .lines(let lines): lines.map { "- " + paragraph($0) + "\n" }.joined()
    case .table(let table): table.rowCount == 0 ? "" : self.text(of: table)
    case .bars(let bars): bars.rows.isEmpty ? "" : self.text(of: table(of: bars))
    case .flows(let flows): flows.flows.isEmpty ? "" : self.text(of: flows.table)
    }
  }

  private func text(of table: Table) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    var text = line(table.columns.map { inline(StyledText($0.header)) })
    text += line(table.columns.map { $0.alignment == .trailing ? "---:" : "---" })
    for row in table.rows { text += line(row.map { inline($0.text) }) }
    return text
  }

  /// The bars as a table, a row for each value.
  private func table(of bars: Bars) -> Table {
    let bar = BlockBar(of: bars.largest, cells: Self.barCells, isASCII: isASCII)
    let hasSeries = bars.series.contains { !$0.isEmpty }
    var table = Table(
      [Table.Column(bars.subject, .personText)] + (hasSeries ? [Table.Column("", .text)] : [])
        + [
          Table.Column("amount", .amount), Table.Column("share", .number),
          Table.Column("", .text),
        ]
    )
    for row in bars.rows {
      for (index, value) in row.values.enumerated() {
        table.append(
          [index == 0 ? Table.Cell(row.label) : .empty]
            + (hasSeries ? [Table.Cell(bars.series[index])] : [])
            + [
              Table.Cell(value.text), Table.Cell(value.percent ?? ""),
              Table.Cell(bar.text(value.units)),
            ]
        )
      }
    }
    return table
  }

  /// Returns the text escaped as it has to be at the start of a line, too.
  private func paragraph(_ text: StyledText) -> String {
    let line = inline(text)
    let rest = line.drop { $0.isASCII && $0.isNumber }
    // A list is begun by a sign, or by a number and one of two signs; = underlines a heading.
    switch rest.first {
    case "+", "-", "=":
      return rest.startIndex == line.startIndex ? "\\" + line : line
    case ".", ")":
      let number = line[..<rest.startIndex]
      return number.isEmpty ? line : number + "\\" + rest
    default:
      return line
    }
  }

  private func inline(_ text: StyledText) -> String {
    text.prepared(isASCII: isASCII).pieces.map { piece in
      // What is to be typed stays as it is, where nothing in it would end it.
      let isCode = piece.role == .code && !piece.text.contains { $0 == "`" || $0 == "|" }
      return isCode ? "`\(piece.text)`" : Self.escaped(piece.text)
    }.joined()
  }

  private static func escaped(_ line: String) -> String {
    // By scalars: a mark after a star would make it another character, and yet a star to Markdown.
    var escaped = String.UnicodeScalarView()
    let scalars = Array(line.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isSpecial(scalar, after: escaped.last, before: next) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// Whether a character means something inside a line; a colon and a point do in addresses only.
  private static func isSpecial(
    _ scalar: Unicode.Scalar,
    after last: Unicode.Scalar?,
    before next: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "!", "$", "@": true
    case ":": next.map { $0 == "/" || $0.properties.isAlphabetic } == true
    case ".": last == "w" || last == "W"
    default: false
    }
  }
}
