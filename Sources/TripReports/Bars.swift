package import TripText

/// Labelled amounts to be compared by length.
package struct Bars: Sendable {
  package struct Value: Hashable, Sendable {
    /// What the length is in proportion to, in minor units; nothing is drawn for zero or less.
    package var units: Int128
    package var text: StyledText
    /// The exact decimal, such as `-80.00`.
    package var exact: String
    /// Of the whole, in percent; nil where there is no whole to be a part of.
    package var percent: Int?

    package init(units: Int128, text: StyledText, exact: String, percent: Int?) {
      self.units = units
      self.text = text
      self.exact = exact
      self.percent = percent
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

  /// What each value of a row is, such as `spent`; a single one may go without a name.
  package var series: [String]
  package private(set) var rows: [Row] = []

  package init(series: [String] = [""]) {
    precondition(!series.isEmpty, "a value for each row")
    self.series = series
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
