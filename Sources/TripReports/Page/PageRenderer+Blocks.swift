import TripText

extension PageRenderer {
  func write(_ block: Report.Block, label: String, to markup: inout MarkupText) {
    switch block {
    case .heading(let text): write(paragraph: text, class: "heading", to: &markup)
    case .sentence(let text): write(paragraph: text, class: "sentence", to: &markup)
    case .note(let text): write(paragraph: text, class: "note", to: &markup)
    case .lines(let lines):
      for line in lines { write(paragraph: line, class: "line", to: &markup) }
    case .table(let table):
      if table.rowCount > 0 { write(table, label: label, to: &markup) }
    case .flows(let flows): write(flows, to: &markup)
    case .bars: break
    }
    markup.breakLine()
  }

  func write(heading text: StyledText, level: Int, to markup: inout MarkupText) {
    markup.open("h\(level)", ["dir": "auto"])
    write(text, to: &markup)
    markup.close("h\(level)")
  }

  func write(paragraph text: StyledText, class looks: String, to markup: inout MarkupText) {
    if text.isEmpty { return }
    markup.open("p", ["class": looks])
    write(text, to: &markup)
    markup.close("p")
  }

  /// Writes a text with its roles; a name of another direction stays in its place.
  func write(_ text: StyledText, to markup: inout MarkupText) {
    for piece in text.prepared().pieces {
      switch piece.role {
      case .plain, .amount: markup.add(piece.text)
      case .name, .heading: markup.element("bdi", piece.text)
      case .category: markup.element("bdi", ["class": "category"], piece.text)
      default: markup.element("span", ["class": "\(piece.role)"], piece.text)
      }
    }
  }

  // MARK: Flows

  private func write(_ flows: Flows, to markup: inout MarkupText) {
    if flows.flows.isEmpty { return }
    markup.open("ul", ["class": "flows"])
    markup.breakLine()
    for flow in flows.flows {
      markup.open("li")
      markup.open("span", ["class": "from"])
      write(flow.from, to: &markup)
      markup.close("span")
      markup.element("span", ["class": "arrow", "aria-hidden": "true"], "→")
      markup.element("span", ["class": "unseen"], " pays ")
      markup.open("span", ["class": "to"])
      write(flow.to, to: &markup)
      markup.close("span")
      markup.element("span", ["class": "unseen"], " ")
      markup.open("span", ["class": "amount"])
      write(flow.amount.text, to: &markup)
      markup.close("span")
      markup.close("li")
      markup.breakLine()
    }
    markup.close("ul")
  }

  // MARK: Tables

  /// Roles are spelled out: a table that is laid out as cards loses its own.
  private func write(_ table: Table, label: String, to markup: inout MarkupText) {
    let looks = isWide(table) ? "cards" : "grid"
    markup.open("table", ["role": "table", "class": looks, "aria-label": label])
    markup.breakLine()
    markup.open("thead", ["role": "rowgroup"])
    markup.open("tr", ["role": "row"])
    for column in table.columns {
      markup.element(
        "th",
        ["role": "columnheader", "scope": "col", "class": looksOf(column)],
        column.header
      )
    }
    markup.close("tr")
    markup.close("thead")
    markup.breakLine()
    markup.open("tbody", ["role": "rowgroup"])
    markup.breakLine()
    for row in table.rows {
      markup.open("tr", ["role": "row"])
      for (column, cell) in zip(table.columns, row) { write(cell, in: column, to: &markup) }
      markup.close("tr")
      markup.breakLine()
    }
    markup.close("tbody")
    markup.close("table")
  }

  private func write(_ cell: Table.Cell, in column: Table.Column, to markup: inout MarkupText) {
    let isEmpty = cell.text.isEmpty
    markup.open(
      "td",
      [
        "role": "cell", "class": looksOf(column) + (isEmpty ? " none" : ""),
        "data-label": column.header,
      ]
    )
    write(cell.text, to: &markup)
    markup.close("td")
  }

  private func looksOf(_ column: Table.Column) -> String {
    let kind =
      switch column.kind {
      case .text: "fixed"
      case .personText, .prose: "free"
      case .number, .amount: "figure"
      }
    let name = column.header.utf8.filter { (0x61...0x7A).contains($0) }
    return "\(kind) f-\(String(decoding: name, as: UTF8.self))"
  }

  /// Whether what cannot be broken would not fit beside the rest, neither on paper nor on a tablet.
  private func isWide(_ table: Table) -> Bool {
    let measure = TextMeasure(size: 15)
    let rows = table.rows
    var room = Self.paper
    for (index, column) in table.columns.enumerated() {
      let widest = rows.map { measure.width(of: $0[index].text) }.max() ?? 0
      let isBroken = column.kind == .personText || column.kind == .prose
      room -= 16 + (isBroken ? min(widest, Self.leastText) : widest)
    }
    return room < 0
  }

  /// The pixels between the edges of a sheet of A4, and what a column of names takes at least.
  private static let paper = 660
  private static let leastText = 80
}
