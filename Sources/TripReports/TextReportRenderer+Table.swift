import TripText

extension TextReportRenderer {
  private static let gap = 2
  /// What a column of people's own text keeps at least, where it had as much.
  private static let narrowest = 8
  /// The same of a column of sentences, first for easy reading, then at all.
  private static let easyProse = 30
  private static let narrowestProse = 16

  /// A cell, or a line of one, as it is shown: a part of a text.
  private struct Shown {
    var text: StyledText
    var part: StyledText.Stretch

    init(_ text: StyledText, _ part: StyledText.Stretch) {
      self.text = text
      self.part = part
    }

    init(_ text: StyledText) {
      self.init(text, StyledText.Stretch(place: .start, end: text.bytes.count, width: text.width))
    }

    static let nothing = Shown(StyledText())

    var isEmpty: Bool { part.place.offset == part.end }
  }

  private func shown(_ slot: Table.Slot, of table: Table) -> Shown {
    if !isASCII, slot.narrowWidth >= 0 {
      return Shown(
        table.text,
        StyledText.Stretch(place: slot.place, end: slot.end, width: Int(slot.narrowWidth)))
    }
    return Shown(prepared(table.text(of: slot)))
  }

  /// Lays a table out in columns, or, where even cut columns do not fit, row by row.
  func write(_ table: Table, _ emit: (StyledText) -> Void) {
    let columns = table.columns
    let headers = columns.map { Shown(prepared(StyledText($0.header, as: .faint))) }
    var natural = headers.map(\.part.width)
    var column = 0
    for slot in table.slots {
      let width =
        !isASCII && slot.narrowWidth >= 0
        ? Int(slot.narrowWidth) : shown(slot, of: table).part.width
      natural[column] = max(natural[column], width)
      column = column + 1 == columns.count ? 0 : column + 1
    }
    let widths = fitted(natural, of: columns)
    var line = StyledText()
    var cells = headers
    if let widths { write(&cells, under: columns, widths, &line, emit) }
    for row in 0..<table.rowCount {
      cells.removeAll(keepingCapacity: true)
      for slot in table.slots[row * columns.count..<(row + 1) * columns.count] {
        cells.append(shown(slot, of: table))
      }
      if let widths {
        write(&cells, under: columns, widths, &line, emit)
      } else {
        flow(cells, under: columns, emit)
      }
    }
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
    _ cells: inout [Shown], under columns: [Table.Column], _ widths: [Int],
    _ line: inout StyledText, _ emit: (StyledText) -> Void
  ) {
    /// What is left of the sentences, by column.
    var rest: [(column: Int, text: StyledText, parts: ArraySlice<StyledText.Stretch>)] = []
    for column in cells.indices where cells[column].part.width > widths[column] {
      let cell = cells[column]
      if columns[column].kind == .prose {
        let parts = cell.text.breaks(
          from: cell.part.place, to: cell.part.end, width: widths[column], indent: Self.gap)
        if let first = parts.first { cells[column].part = first }
        rest.append((column, cell.text, parts.dropFirst()))
      } else {
        var text = StyledText()
        text.append(cell.text, from: cell.part.place, to: cell.part.end)
        cells[column] = Shown(text.cut(to: widths[column], ellipsis: ellipsis))
      }
    }
    set(cells, under: columns, widths, &line, indent: 0)
    emit(line)
    while rest.contains(where: { !$0.parts.isEmpty }) {
      for column in cells.indices { cells[column] = .nothing }
      for index in rest.indices {
        guard let part = rest[index].parts.popFirst() else { continue }
        cells[rest[index].column] = Shown(rest[index].text, part)
      }
      set(cells, under: columns, widths, &line, indent: Self.gap)
      emit(line)
    }
  }

  /// Sets cells side by side in a line.
  private func set(
    _ cells: [Shown], under columns: [Table.Column], _ widths: [Int], _ line: inout StyledText,
    indent: Int
  ) {
    line.removeAll()
    // Blanks wait until something follows them, so that no line ends with any.
    var blanks = 0
    for column in cells.indices {
      if column > 0 { blanks += Self.gap }
      let cell = cells[column]
      let padding = max(0, widths[column] - cell.part.width)
      if columns[column].alignment == .trailing { blanks += padding }
      if !cell.isEmpty {
        line.append(blanks: blanks + indent)
        line.append(cell.text, from: cell.part.place, to: cell.part.end)
        blanks = -indent
      }
      if columns[column].alignment == .leading { blanks += padding }
    }
  }

  /// Lays one row out as running cells, with their headers where these are needed.
  ///
  /// Sentences stand by themselves; everything but the first line is indented, and that too where the row goes on
  /// with what the one above it is about.
  private func flow(
    _ row: [Shown], under columns: [Table.Column], _ emit: (StyledText) -> Void
  ) {
    let indent = StyledText(String(repeating: " ", count: Self.gap))
    var isFirst = row.first?.isEmpty == false
    var line = StyledText()
    var used = 0
    for (column, shown) in zip(columns, row) where !shown.isEmpty {
      var cell = StyledText()
      cell.append(shown.text, from: shown.part.place, to: shown.part.end)
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
