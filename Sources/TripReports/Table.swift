package import TripText

/// Rows of cells under typed columns.
///
/// All cells lie end to end in one text, so that a hundred thousand rows take little more room than what they say.
package struct Table: Sendable {
  package struct Column: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
      case text
      /// Text that people wrote (a name, a note): of any length, so it may be cut.
      case personText
      /// Sentences, which may go on in further lines.
      case prose
      case number
      case amount
    }

    package enum Alignment: UInt8, Sendable {
      case leading
      case trailing
    }

    package var header: String
    package var kind: Kind
    /// Whether a value says little without the header: a net does, a date does not.
    package var needsHeader: Bool

    package init(_ header: String, _ kind: Kind, needsHeader: Bool = false) {
      self.header = header
      self.kind = kind
      self.needsHeader = needsHeader
    }

    /// The side to which the values are aligned: figures stand under figures.
    package var alignment: Alignment {
      switch kind {
      case .text, .personText, .prose: .leading
      case .number, .amount: .trailing
      }
    }
  }

  /// A value as people read it; an amount also as programs do.
  package struct Cell: Hashable, Sendable {
    package var text: StyledText
    /// The exact decimal of an amount, such as `-80.00`.
    package var exact: String?
    /// The code of an amount's currency.
    package var currency: String?

    package init(_ text: StyledText, exact: String? = nil, currency: String? = nil) {
      self.text = text
      self.exact = exact
      self.currency = currency
    }

    package init(_ text: String, as role: StyledText.Role = .plain) {
      self.init(StyledText(text, as: role))
    }

    package static let empty = Cell("")
  }

  /// Where a cell lies in the text of the table.
  struct Slot: Sendable {
    var end: Int
    /// The piece of the text that it begins in.
    var piece: Int32
    /// The cells of a terminal that it takes, where it is shown as it is; below zero where that is not plain yet.
    var narrowWidth: Int32
  }

  package let columns: [Column]
  /// All cells, row by row.
  private(set) var text = StyledText()
  private(set) var slots: [Slot] = []
  /// For each column the widest of its cells that are shown as they are.
  private(set) var narrowWidths: [Int]
  /// The cells that are not.
  private(set) var wideSlots: [Int] = []
  /// What programs read, of the cells that have it, in their order.
  private var values: [(slot: Int, exact: String?, currency: String?)] = []

  package init(_ columns: [Column]) {
    self.columns = columns
    narrowWidths = Array(repeating: 0, count: columns.count)
  }

  /// Makes room for so many rows of about so many bytes each.
  mutating func reserve(rows: Int, bytes: Int) {
    // Rows past the memory there is would not have been made; products of two such counts fit 64 bits.
    slots.reserveCapacity(rows * columns.count)
    text.reserve(bytes: rows * bytes, pieces: rows * columns.count)
  }

  package var rowCount: Int { columns.isEmpty ? 0 : slots.count / columns.count }

  /// Adds a row, which has a cell for each column.
  package mutating func append(_ row: [Cell]) {
    precondition(row.count == columns.count, "a cell for each column")
    for cell in row {
      if cell.exact != nil || cell.currency != nil {
        values.append((slots.count, cell.exact, cell.currency))
      }
      append { $0.append(cell.text) }
    }
  }

  /// Adds the next cell of the row at hand; `write` appends its text to that of the cells before.
  mutating func append(_ write: (inout StyledText) -> Void) {
    let (start, before) = (text.end, text.narrowCells)
    write(&text)
    let end = text.bytes.count
    // Behind the first wide character of the table, cells are looked at one by one.
    let width =
      text.narrowCells >= 0 ? text.narrowCells - before : text.narrowCells(from: start, to: end)
    let column = slots.count % columns.count
    narrowWidths[column] = max(narrowWidths[column], width)
    if width < 0 { wideSlots.append(slots.count) }
    slots.append(
      Slot(
        end: end,
        piece: Int32(truncatingIfNeeded: start.piece),
        narrowWidth: Int32(truncatingIfNeeded: width)
      )
    )
  }

  /// Returns where the cell at `index` begins: where the one before it ends.
  func place(of index: Int) -> StyledText.Place {
    StyledText.Place(
      offset: index == 0 ? 0 : slots[index - 1].end,
      piece: Int(slots[index].piece)
    )
  }

  private func isEmpty(_ index: Int) -> Bool { place(of: index).offset == slots[index].end }

  /// Adds an empty cell to the row at hand.
  mutating func appendEmpty() {
    append { _ in }
  }

  /// The rows, each cell a value of its own.
  package var rows: [[Cell]] {
    var rows: [[Cell]] = []
    var value = values[...]
    for row in 0..<rowCount {
      var cells: [Cell] = []
      for index in row * columns.count..<(row + 1) * columns.count {
        var cell = Cell(text(ofCell: index))
        if value.first?.slot == index, let found = value.popFirst() {
          (cell.exact, cell.currency) = (found.exact, found.currency)
        }
        cells.append(cell)
      }
      rows.append(cells)
    }
    return rows
  }

  func text(ofCell index: Int) -> StyledText {
    var text = StyledText()
    text.append(
      self.text,
      from: place(of: index),
      to: slots[index].end,
      narrowCells: Int(slots[index].narrowWidth)
    )
    return text
  }

  /// Returns the table without the columns that hold nothing in any row.
  package func withoutEmptyColumns() -> Table {
    let kept = columns.indices.filter { column in
      stride(from: column, to: slots.count, by: columns.count).contains { !isEmpty($0) }
    }
    if kept.count == columns.count { return self }
    var table = Table(kept.map { columns[$0] })
    var value = values[...]
    for index in slots.indices {
      let found = value.first?.slot == index ? value.popFirst() : nil
      guard kept.contains(index % columns.count) else { continue }
      if let found { table.values.append((table.slots.count, found.exact, found.currency)) }
      table.append { $0.append(text(ofCell: index)) }
    }
    return table
  }
}
