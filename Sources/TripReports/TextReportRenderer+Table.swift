import TripText

extension TextReportRenderer {
  private static let gap = 2
  /// What a column of people's own text keeps at least, where it had as much.
  private static let narrowest = 8
  /// The same of a column of sentences, first for easy reading, then at all.
  private static let easyProse = 30
  private static let narrowestProse = 16

  /// A cell, or a line of one, as it is shown: a part of the table's text, or of one made for it.
  private struct Shown {
    /// An index into the texts of the row; below zero for that of the table.
    var text: Int
    var part: StyledText.Stretch

    static let nothing = Shown(text: -1, part: StyledText().whole)

    var isEmpty: Bool { part.place.offset == part.end }
  }

  /// A row on its way to the page, in room that is used again for the next one.
  private struct Row {
    var cells: [Shown] = []
    /// Texts that are not those of the table: made ready to be shown, or cut.
    var texts: [StyledText] = []
    /// The lines of sentences that go on, in order.
    var parts: [StyledText.Stretch] = []
    var line = StyledText()

    mutating func removeAll() {
      cells.removeAll(keepingCapacity: true)
      texts.removeAll(keepingCapacity: true)
    }

    /// Takes a text that is ready to be shown.
    mutating func add(_ text: StyledText) -> Shown {
      texts.append(text)
      return Shown(text: texts.count - 1, part: text.whole)
    }
  }

  private func shown(_ index: Int, of table: Table, in row: inout Row) -> Shown {
    let slot = table.slots[index]
    if isASCII || slot.narrowWidth < 0 { return row.add(prepared(table.text(ofCell: index))) }
    let part = StyledText.Stretch(
      place: table.place(of: index),
      end: slot.end,
      width: Int(slot.narrowWidth),
      isNarrow: true
    )
    return Shown(text: -1, part: part)
  }

  /// Lays a table out in columns, or, where even cut columns do not fit, row by row.
  func write(_ table: Table, _ emit: (StyledText) -> Void) {
    let columns = table.columns
    var row = Row()
    for column in columns {
      row.cells.append(row.add(prepared(StyledText(column.header, as: .faint))))
    }
    let widths = fitted(natural(table, headers: row.cells), of: columns)
    if let widths { write(&row, of: table, widths, emit) }
    for number in 0..<table.rowCount {
      row.removeAll()
      for column in columns.indices {
        row.cells.append(shown(number * columns.count + column, of: table, in: &row))
      }
      if let widths { write(&row, of: table, widths, emit) } else { flow(row, of: table, emit) }
    }
  }

  /// Returns the widths of the columns in which everything has room.
  private func natural(_ table: Table, headers: [Shown]) -> [Int] {
    var widths = headers.map(\.part.width)
    if !isASCII {
      for column in widths.indices {
        widths[column] = max(widths[column], table.narrowWidths[column])
      }
    }
    for index in isASCII ? Array(table.slots.indices) : table.wideSlots {
      let column = index % widths.count
      widths[column] = max(widths[column], prepared(table.text(ofCell: index)).width)
    }
    return widths
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

  /// Writes a row: a line, and more where sentences go on.
  private func write(
    _ row: inout Row,
    of table: Table,
    _ widths: [Int],
    _ emit: (StyledText) -> Void
  ) {
    /// Sentences that go on, with their lines.
    var long: [(column: Int, text: Int, lines: Range<Int>)] = []
    row.parts.removeAll(keepingCapacity: true)
    for column in row.cells.indices where row.cells[column].part.width > widths[column] {
      let cell = row.cells[column]
      if table.columns[column].kind == .prose {
        let text = cell.text < 0 ? table.text : row.texts[cell.text]
        let first = row.parts.count
        text.cut(cell.part, width: widths[column], indent: Self.gap, into: &row.parts)
        row.cells[column].part = row.parts[first]
        long.append((column, cell.text, first + 1..<row.parts.count))
      } else {
        let text = text(of: cell, row, table).cut(to: widths[column], ellipsis: ellipsis)
        row.cells[column] = row.add(text)
      }
    }
    set(&row, of: table, widths, indent: 0)
    emit(row.line)
    for number in 0..<long.reduce(0, { max($0, $1.lines.count) }) {
      for column in row.cells.indices { row.cells[column] = .nothing }
      for (column, text, lines) in long where number < lines.count {
        row.cells[column] = Shown(text: text, part: row.parts[lines.lowerBound + number])
      }
      set(&row, of: table, widths, indent: Self.gap)
      emit(row.line)
    }
  }

  /// Sets the cells of a row side by side in its line.
  private func set(_ row: inout Row, of table: Table, _ widths: [Int], indent: Int) {
    row.line.removeAll()
    // Blanks wait until something follows them, so that no line ends with any.
    var blanks = 0
    for column in row.cells.indices {
      if column > 0 { blanks += Self.gap }
      let cell = row.cells[column]
      let padding = max(0, widths[column] - cell.part.width)
      if table.columns[column].alignment == .trailing { blanks += padding }
      if !cell.isEmpty {
        row.line.append(blanks: blanks + indent)
        if cell.text < 0 {
          append(cell, of: table.text, to: &row.line)
        } else {
          append(cell, of: row.texts[cell.text], to: &row.line)
        }
        blanks = -indent
      }
      if table.columns[column].alignment == .leading { blanks += padding }
    }
  }

  private func append(_ cell: Shown, of text: StyledText, to line: inout StyledText) {
    line.append(
      text,
      from: cell.part.place,
      to: cell.part.end,
      narrowCells: cell.part.narrowCells
    )
  }

  private func text(of cell: Shown, _ row: Row, _ table: Table) -> StyledText {
    var text = StyledText()
    append(cell, of: cell.text < 0 ? table.text : row.texts[cell.text], to: &text)
    return text
  }

  /// Lays one row out as running cells, with their headers where these are needed.
  ///
  /// Sentences stand by themselves; everything but the first line is indented, and that too where the row goes on
  /// with what the one above it is about.
  private func flow(
    _ row: Row,
    of table: Table,
    _ emit: (StyledText) -> Void
  ) {
    let indent = StyledText(String(repeating: " ", count: Self.gap))
    var isFirst = row.cells.first?.isEmpty == false
    var line = StyledText()
    var used = 0
    for (column, shown) in zip(table.columns, row.cells) where !shown.isEmpty {
      let cell = self.text(of: shown, row, table)
      if column.kind == .prose {
        finish()
        for wrapped in cell.wrapped(to: width - Self.gap, indent: Self.gap) { start(with: wrapped) }
        finish()
        continue
      }
      var text = StyledText()
      if column.needsHeader { text.append(column.header + " ", as: .faint) }
      text.append(cell)
      text = text.cut(to: width - Self.gap, ellipsis: ellipsis)
      if !line.isEmpty, used + Self.gap + text.width <= width {
        line.append(indent + text)
        used += Self.gap + text.width
      } else {
        start(with: text)
      }
    }
    finish()

    func start(with text: StyledText) {
      finish()
      line = isFirst ? text : indent + text
      used = line.width
      isFirst = false
    }

    func finish() {
      if !line.isEmpty { emit(line) }
      line = StyledText()
    }
  }
}
