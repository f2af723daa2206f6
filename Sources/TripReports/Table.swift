package import TripText

/// Rows of cells under typed columns.
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

  package private(set) var columns: [Column]
  package private(set) var rows: [[Cell]] = []

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row, which has a cell for each column.
  package mutating func append(_ row: [Cell]) {
    precondition(row.count == columns.count, "a cell for each column")
    rows.append(row)
  }

  /// Returns the table without the columns that hold nothing in any row.
  package func withoutEmptyColumns() -> Table {
    let kept = columns.indices.filter { column in
      rows.contains { !$0[column].text.pieces.isEmpty }
    }
    var table = Table(kept.map { columns[$0] })
    for row in rows { table.append(kept.map { row[$0] }) }
    return table
  }
}
