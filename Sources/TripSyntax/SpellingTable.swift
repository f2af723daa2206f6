/// A small integer for each run of bytes, in the order in which they are first seen.
struct SpellingTable: Sendable {
  private(set) var spellings: [[UInt8]] = []
  /// Indices into `spellings`, plus one; zero is free. The length is a power of two.
  private var slots = [Int32](repeating: 0, count: 64)

  /// Returns the integer of the bytes.
  mutating func index(of bytes: ArraySlice<UInt8>) -> Int {
    var slot = Self.hash(bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if spellings[index].elementsEqual(bytes) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    spellings.append(Array(bytes))
    slots[slot] = Int32(truncatingIfNeeded: spellings.count)
    if spellings.count * 2 > slots.count { grow() }
    return spellings.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, spelling) in spellings.enumerated() {
      var slot = Self.hash(spelling[...]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }

  /// FNV-1a: fast on the few bytes of a name.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
