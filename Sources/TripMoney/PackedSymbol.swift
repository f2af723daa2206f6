/// The UTF-8 bytes of a symbol in one number, ordered as the bytes are.
struct PackedSymbol: Hashable, Comparable, Sendable {
  let rawValue: UInt128

  /// Packs at most 16 bytes, or returns nil: no currency has a longer symbol.
  ///
  /// A single ASCII letter or digit is no symbol either.
  init?(_ bytes: some Collection<UInt8>) {
    guard let first = bytes.first, bytes.count <= 16 else { return nil }
    if bytes.count == 1, PackedSymbol.isLetterOrDigit(first) { return nil }
    var packed: UInt128 = 0
    for byte in bytes { packed = packed << 8 | UInt128(byte) }
    rawValue = packed << UInt128(8 * (16 - bytes.count))
  }

  /// Packs a symbol that stands in our own tables.
  init(literal symbol: String) {
    guard let packed = PackedSymbol(symbol.utf8) else {
      preconditionFailure("a symbol of at most 16 bytes")
    }
    self = packed
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  static func < (left: PackedSymbol, right: PackedSymbol) -> Bool {
    left.rawValue < right.rawValue
  }
}
