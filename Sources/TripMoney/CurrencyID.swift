/// A currency by its place in a `CurrencyBook`: those of ISO 4217 first, then the trip's own.
package struct CurrencyID: Hashable, Comparable, Sendable {
  package let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Finds the currency of ISO 4217 with a code, of any case; nil where there is none.
  init?(ofListed code: some Collection<UInt8>) {
    guard let packed = PackedCode(code), let place = CurrencyTable.place(of: packed) else {
      return nil
    }
    self.init(rawValue: UInt16(place))
  }

  package static func < (left: CurrencyID, right: CurrencyID) -> Bool {
    left.rawValue < right.rawValue
  }
}
