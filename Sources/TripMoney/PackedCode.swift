/// The three capitals of an ISO 4217 code in one number, ordered as the letters are.
struct PackedCode: Hashable, Comparable, Sendable {
  let rawValue: UInt32

  private init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

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

  /// Packs a code that stands in our own tables, in three capitals.
  init(literal code: String) {
    var packed: UInt32 = 0
    for letter in code.utf8 { packed = packed << 8 | UInt32(letter) }
    rawValue = packed
  }

  /// Packs codes that stand in our own tables with a blank between.
  ///
  /// By the byte, since it is part of what the first symbol of a script waits for.
  static func list(literal codes: String) -> [PackedCode] {
    var list: [PackedCode] = []
    var packed: UInt32 = 0
    for byte in codes.utf8 {
      packed = byte == UInt8(ascii: " ") ? 0 : packed << 8 | UInt32(byte)
      if packed > 0xFFFF { list.append(PackedCode(rawValue: packed)) }
    }
    return list
  }

  static func < (left: PackedCode, right: PackedCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
