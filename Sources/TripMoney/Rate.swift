/// An exchange rate as it was declared.
package struct Rate: Hashable, Sendable {
  package var from: CurrencyID
  package var to: CurrencyID
  /// What 1 major unit of `from` is worth in major units of `to`.
  package var value: Rational
  /// The day from which it holds; nil where it holds whenever no dated one does.
  package var day: Day?

  package init(from: CurrencyID, to: CurrencyID, value: Rational, day: Day?) {
    self.from = from
    self.to = to
    self.value = value
    self.day = day
  }
}
