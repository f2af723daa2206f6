package import TripText

/// Labelled amounts to be compared by length.
package struct Bars: Sendable {
  package struct Value: Hashable, Sendable {
    /// What the length is in proportion to, in minor units; nothing is drawn for zero or less.
    package var units: Int128
    package var text: StyledText
    /// The exact decimal, such as `-80.00`.
    package var exact: String
    /// Of the whole, such as `12%`; nil where there is no whole to be a part of.
    package var percent: String?
    /// What the sign means, such as `owes`, where that needs to be said.
    package var note: String?

    package init(
      units: Int128,
      text: StyledText,
      exact: String,
      percent: String? = nil,
      note: String? = nil
    ) {
      self.units = units
      self.text = text
      self.exact = exact
      self.percent = percent
      self.note = note
    }
  }

  package struct Row: Hashable, Sendable {
    package var label: StyledText
    /// One for each series.
    package var values: [Value]

    package init(label: StyledText, values: [Value]) {
      self.label = label
      self.values = values
    }
  }

  /// What the rows stand for, in a word, such as `category`.
  package var subject: String
  /// The code of the currency of all amounts.
  package var currency: String?
  /// What each value of a row is, such as `spent`; a single one may go without a name.
  package var series: [String]
  package private(set) var rows: [Row] = []

  package init(of subject: String = "", series: [String] = [""], in currency: String? = nil) {
    precondition(!series.isEmpty, "a value for each row")
    self.subject = subject
    self.series = series
    self.currency = currency
  }

  /// Creates bars of some of the rows of others.
  init(of subject: String, series: [String], _ rows: ArraySlice<Row>) {
    self.init(of: subject, series: series)
    for row in rows { append(row) }
  }

  /// Adds a row, which has a value for each series.
  package mutating func append(_ row: Row) {
    precondition(row.values.count == series.count, "a value for each series")
    rows.append(row)
  }

  /// The largest value of all, or 0.
  package var largest: Int128 {
    rows.reduce(0) { $1.values.reduce($0) { max($0, $1.units) } }
  }
}
