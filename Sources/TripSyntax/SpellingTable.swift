/// A small integer for each run of bytes, in the order in which they are first seen.
struct SpellingTable: Sendable {
  private(set) var spellings: [[UInt8]] = []
  /// Indices into `spellings`, plus one, in a table of a power of two; zero is free.
  private var slots = [Int32](repeating: 0, count: 64)

  /// Returns the integer of the bytes.
  mutating func index(of bytes: ArraySlice<UInt8>) -> Int {
    index(of: Array(bytes), 0..<bytes.count)
  }

  /// Returns the integer of the bytes in a range of a text, without a copy where it is known.
  mutating func index(of text: [UInt8], _ range: Range<Int>) -> Int {
    var slot = Self.hash(text, range) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if Self.isEqual(spellings[index], text, range) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    spellings.append(Array(text[range]))
    slots[slot] = Int32(truncatingIfNeeded: spellings.count)
    if spellings.count * 2 > slots.count { grow() }
    return spellings.count - 1
  }

  private static func isEqual(_ spelling: [UInt8], _ text: [UInt8], _ range: Range<Int>) -> Bool {
    if spelling.count != range.count { return false }
    for index in 0..<spelling.count where spelling[index] != text[range.lowerBound + index] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, spelling) in spellings.enumerated() {
      var slot = Self.hash(spelling, 0..<spelling.count) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }

  /// FNV-1a: fast on the few bytes of a name.
  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
