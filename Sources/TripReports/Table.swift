package import TripText

/// Rows of cells under typed columns.
package struct Table: Sendable {
  package struct Column: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
      case text
      /// Text that people wrote (a name, a note): of any length, so it may be cut.
      case personText
      case number
      case amount
    }

    package enum Alignment: UInt8, Sendable {
      case leading
      case trailing
    }

    package enum Audience: UInt8, Sendable {
      case everyone
      /// Those who read the table, where programs have the same in columns of their own.
      case people
      /// Programs, to which it always is there: it would tell people nothing new.
      case programs
    }

    package var header: String
    package var kind: Kind
    /// Whether a value says little without the header: a net does, a date does not.
    package var needsHeader: Bool
    /// What programs call the column; the same whatever the table holds.
    package var field: String
    /// What programs call a column of currencies beside this one's amounts; without it, there is none.
    package var currencyField: String?
    package var audience: Audience

    package init(
      _ header: String,
      _ kind: Kind,
      needsHeader: Bool = false,
      field: String? = nil,
      currencyField: String? = nil,
      for audience: Audience = .everyone
    ) {
      self.header = header
      self.kind = kind
      self.needsHeader = needsHeader
      self.field = field ?? header
      self.currencyField = currencyField
      self.audience = audience
    }

    /// The side to which the values are aligned: figures stand under figures.
    package var alignment: Alignment {
      switch kind {
      case .text, .personText: .leading
      case .number, .amount: .trailing
      }
    }
  }

  /// A value as people read it; an amount also as programs do.
  package struct Cell: Hashable, Sendable {
    package var text: StyledText
    /// What programs read in its place: the exact decimal of an amount, such as `-80.00`.
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

  /// Returns the table with the columns that hold nothing in any row left to programs.
  package func hidingEmptyColumns() -> Table {
    var table = self
    let empty = columns.indices.filter { column in
      rows.allSatisfy { $0[column].text.pieces.isEmpty }
    }
    for column in empty where columns[column].audience == .everyone {
      table.columns[column].audience = .programs
    }
    return table.keeping { column in
      columns[column].audience != .people || !empty.contains(column)
    }
  }

  /// The table as people see it.
  package var forPeople: Table { keeping { columns[$0].audience != .programs } }

  /// The table as programs get it.
  package var forPrograms: Table { keeping { columns[$0].audience != .people } }

  private func keeping(_ isKept: (Int) -> Bool) -> Table {
    let kept = columns.indices.filter(isKept)
    var table = Table(kept.map { columns[$0] })
    for row in rows { table.append(kept.map { row[$0] }) }
    return table
  }
}
