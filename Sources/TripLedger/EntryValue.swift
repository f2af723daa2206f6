/// What one bill or payment is worth, and what everybody has of it.
package struct EntryValue: Sendable {
  /// In minor units of the books' currency, like all that follows; negative for a refund.
  package var worth: Int64
  /// In the order of the entry's parts.
  package var shares: [Int64]
  /// What each part has more or less than it would, were it rounded alone: the odd cents.
  package var odd: [Int64]
}

extension Books {
  /// Returns the value of the entry at `index`; nil without a rate, or where it cannot be kept.
  package func value(of index: Int) -> EntryValue? {
    var valuer = Valuer(trip, in: currency)
    guard valuer.value(index) == .valued else { return nil }
    let alone = valuer.sharesRoundedAlone(of: index)
    return EntryValue(
      worth: valuer.worth,
      shares: valuer.shares,
      odd: zip(valuer.shares, alone).map { $0 - $1 }
    )
  }
}
