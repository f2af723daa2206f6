/// A small integer for each run of bytes, in the order in which they are first seen.
struct SpellingTable: Sendable {
  private(set) var spellings: [[UInt8]] = []
  private var slots = [Slot](repeating: .free, count: 64)

  /// A place of the table, of which there is a power of two.
  private struct Slot {
    var key: UInt64
    /// An index into `spellings`, plus one; zero is free.
    var number: Int32

    static var free: Slot { Slot(key: 0, number: 0) }
  }

  /// Returns the integer of the bytes.
  mutating func index(of bytes: ArraySlice<UInt8>) -> Int {
    index(of: Array(bytes), 0..<bytes.count)
  }

  /// Returns the integer of the bytes in a range of a text, without a copy where it is known.
  mutating func index(of text: [UInt8], _ range: Range<Int>) -> Int {
    let key = Self.key(text, range)
    var place = home(of: key)
    while slots[place].number != 0 {
      let index = Int(slots[place].number) - 1
      if slots[place].key == key,
        range.count < Self.keyLength || Self.isEqual(spellings[index], text, range)
      {
        return index
      }
      place = (place + 1) & (slots.count - 1)
    }
    spellings.append(Array(text[range]))
    slots[place] = Slot(key: key, number: Int32(truncatingIfNeeded: spellings.count))
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
    let old = slots
    slots = [Slot](repeating: .free, count: old.count * 2)
    for slot in old where slot.number != 0 {
      var place = home(of: slot.key)
      while slots[place].number != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  /// Where a key stands, unless others stand there already.
  private func home(of key: UInt64) -> Int {
    // Fibonacci hashing: the upper bits of the product depend on all of the key.
    let product = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product >> UInt64(slots.count.leadingZeroBitCount + 1))
  }

  private static let keyLength = 8

  /// A spelling of up to seven bytes, as nearly every name is, with its length; of a longer one a hash.
  private static func key(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    var key = UInt64(range.count)
    if range.count < keyLength {
      for index in range { key = key << 8 | UInt64(text[index]) }
      return key
    }
    // FNV-1a, with a length that no short spelling has.
    key = 0xCBF2_9CE4_8422_2325
    for index in range { key = (key ^ UInt64(text[index])) &* 0x0000_0100_0000_01B3 }
    return key | 0xFF << 56
  }
}
