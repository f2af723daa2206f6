/// The latest entry of each hash, to find one that was entered twice.
///
/// The keys are hashes already, so that the table need not hash them again.
struct RepetitionTable {
  private struct Slot {
    var hash: UInt64
    /// The number of the entry plus one; zero is free.
    var entry: Int32
  }

  private var slots = Array(repeating: Slot(hash: 0, entry: 0), count: 64)
  private var count = 0

  /// Notes an entry under its hash, and returns the one that was noted under it before.
  mutating func replace(_ hash: UInt64, with entry: Int32) -> Int32? {
    if count * 2 >= slots.count { grow() }
    let index = slot(of: hash)
    defer { slots[index] = Slot(hash: hash, entry: entry + 1) }
    if slots[index].entry != 0 { return slots[index].entry - 1 }
    count += 1
    return nil
  }

  private func slot(of hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[index].entry != 0, slots[index].hash != hash {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(hash: 0, entry: 0), count: old.count * 4)
    for entry in old where entry.entry != 0 { slots[slot(of: entry.hash)] = entry }
  }
}
