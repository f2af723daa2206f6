import TripText

extension TextReportRenderer {
  private static let gap = 2
  /// What a column of people's own text keeps at least, where it had as much.
  private static let narrowest = 8
  /// The same of a column of sentences, first for easy reading, then at all.
  private static let easyProse = 30
  private static let narrowestProse = 16

  /// Lays a table out in columns, or, where even cut columns do not fit, row by row.
  func lines(of table: Table) -> [StyledText] {
    let rows = table.rows.map { $0.map { prepared($0.text) } }
    let headers = table.columns.map { StyledText($0.header, as: .faint) }
    var widths = headers.map(\.width)
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.width) }
    }
    guard let widths = fitted(widths, of: table.columns) else {
      return rows.flatMap { flowing($0, under: table.columns) }
    }
    return ([headers] + rows).flatMap { lines(of: $0, under: table.columns, widths: widths) }
  }

  /// Returns the widths of the columns, sentences and people's own text made narrower until all fit, or
  /// nil where they cannot.
  private func fitted(_ natural: [Int], of columns: [Table.Column]) -> [Int]? {
    var widths = natural
    var excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - width
    narrow(.prose, to: Self.easyProse)
    narrow(.personText, to: Self.narrowest)
    narrow(.prose, to: Self.narrowestProse)
    return excess > 0 ? nil : widths

    func narrow(_ kind: Table.Column.Kind, to least: Int) {
      let affected = columns.indices.filter { columns[$0].kind == kind }
      while excess > 0, let widest = affected.max(by: { widths[$0] < widths[$1] }),
        widths[widest] > least
      {
        widths[widest] -= 1
        excess -= 1
      }
    }
  }

  /// Returns a row as lines: one, and more where sentences go on.
  private func lines(
    of cells: [StyledText],
    under columns: [Table.Column],
    widths: [Int]
  ) -> [StyledText] {
    let stacks = cells.enumerated().map { column, cell in
      columns[column].kind == .prose && cell.width > widths[column]
        ? cell.wrapped(to: widths[column], indent: 2)
        : [cell.cut(to: widths[column], ellipsis: ellipsis)]
    }
    let height = stacks.reduce(1) { max($0, $1.count) }
    return (0..<height).map { index in
      let cells = stacks.map { index < $0.count ? $0[index] : StyledText() }
      return line(of: cells, under: columns, widths: widths)
    }
  }

  private func line(
    of cells: [StyledText],
    under columns: [Table.Column],
    widths: [Int]
  ) -> StyledText {
    var line = StyledText()
    // Blanks wait until something follows them, so that no line ends with any.
    var blanks = 0
    for (column, cell) in cells.enumerated() {
      if column > 0 { blanks += Self.gap }
      let text = cell.cut(to: widths[column], ellipsis: ellipsis)
      let padding = max(0, widths[column] - text.width)
      if columns[column].alignment == .trailing { blanks += padding }
      if !text.isEmpty {
        line.append(String(repeating: " ", count: blanks))
        line.append(text)
        blanks = 0
      }
      if columns[column].alignment == .leading { blanks += padding }
    }
    return line
  }

  /// Lays one row out as running cells, with their headers where these are needed.
  private func flowing(_ row: [StyledText], under columns: [Table.Column]) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    var used = 0
    for (column, cell) in zip(columns, row) where !cell.isEmpty {
      if column.kind == .prose {
        // Sentences stand by themselves.
        if !line.isEmpty { lines.append(line) }
        let indent = StyledText(String(repeating: " ", count: lines.isEmpty ? 0 : Self.gap))
        lines += cell.wrapped(to: width - indent.width, indent: Self.gap).map { indent + $0 }
        line = StyledText()
        used = 0
        continue
      }
      var text = StyledText()
      if column.needsHeader { text.append(column.header + " ", as: .faint) }
      text.append(cell)
      text = text.cut(to: width - Self.gap, ellipsis: ellipsis)
      if !line.isEmpty, used + Self.gap + text.width > width {
        lines.append(line)
        line = StyledText()
        used = 0
      }
      if !line.isEmpty || !lines.isEmpty {
        line.append(String(repeating: " ", count: Self.gap))
        used += Self.gap
      }
      line.append(text)
      used += text.width
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
