/// The three capitals of an ISO 4217 code in one number, ordered as the letters are.
struct PackedCode: Hashable, Comparable, Sendable {
  let rawValue: UInt32

  /// Packs three ASCII letters of any case, or returns nil where the bytes are no such thing.
  init?(_ letters: some Collection<UInt8>) {
    guard letters.count == 3 else { return nil }
    var packed: UInt32 = 0
    for letter in letters {
      let capital = letter & ~0x20
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital) else { return nil }
      packed = packed << 8 | UInt32(capital)
    }
    rawValue = packed
  }

  /// Packs a code that stands in our own tables.
  init(literal code: String) {
    guard let packed = PackedCode(code.utf8) else {
      preconditionFailure("a code of three letters")
    }
    self = packed
  }

  static func < (left: PackedCode, right: PackedCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
