import TripText

/// Writes the tables of reports as comma-separated values, by RFC 4180.
///
/// A table has a line of names, and a line for each row; amounts are exact decimals without a currency,
/// which stands in a field of its own.
/// Headings and sentences are left out; whoever shows the tables tells the report's `notes`.
package struct CSVReportRenderer: Sendable {
  package init() {}

  /// Returns the fields of a report; where it has none of its own, its tables, an empty line between.
  ///
  /// - Complexity: O(*n*) in the length of the report.
  package func render(_ report: Report) -> String {
    if let fields = report.fields { return text(of: fields) }
    return report.blocks.compactMap(table).map(text).joined(separator: Self.lineEnd)
  }

  private static let lineEnd = "\r\n"

  private func table(of block: Report.Block) -> Table? {
    switch block {
    case .heading, .sentence, .lines, .note: nil
    case .table(let table): table
    case .bars(let bars): bars.fields
    case .flows(let flows): flows.fields
    }
  }

  private func text(of table: Table) -> String {
    var text = line(of: table.columns.map { Self.quoted($0.header) })
    for row in table.rows {
      text += line(of: zip(table.columns, row).map { Self.field($1, in: $0) })
    }
    return text
  }

  private func line(of fields: [String]) -> String {
    fields.joined(separator: ",") + Self.lineEnd
  }

  private static func field(_ cell: Table.Cell, in column: Table.Column) -> String {
    let text = cell.exact?.shown(onOneLine: true) ?? cell.text.shownOnOneLine
    switch column.kind {
    case .number, .amount: return quoted(text)
    case .text, .personText, .prose: return quoted(isRun(text) ? "'" + text : text)
    }
  }

  /// Whether a spreadsheet would take the text for a formula.
  ///
  /// Excel, LibreOffice and Google Sheets do so by the first character, also by its wide form in a
  /// Japanese setting. A negative number is a value to all of them.
  private static func isRun(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) else {
      return false
    }
    switch first {
    case "=", "+", "@", "\t", "\r", "＝", "＋", "＠", "－": return true
    case "-": return !isNumber(text.utf8.dropFirst())
    default: return false
    }
  }

  /// Whether the text is digits, with or without decimals.
  private static func isNumber(_ text: Substring.UTF8View) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
      }
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D: false
      default: true
      }
    }
    // A blank at either end would not survive every reader.
    if isPlain && text.first?.isWhitespace != true && text.last?.isWhitespace != true {
      return text
    }
    // By scalars: a mark after a quote would make it another character.
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension Bars {
  /// The bars as a table for programs, a row each.
  fileprivate var fields: Table {
    var table = Table(
      [Table.Column(subject, .personText)]
        + series.map { Table.Column($0.isEmpty ? "amount" : $0, .amount) }
        + [Table.Column("currency", .text)]
    )
    for row in rows {
      table.append(
        [Table.Cell(row.label)] + row.values.map { Table.Cell($0.exact) }
          + [Table.Cell(currency ?? "")]
      )
    }
    return table
  }
}
