/// The latest entry of each hash, to find one that was entered twice.
///
/// The keys are hashes already, so that the table need not hash them again. Two bills of one hash
/// are for the caller to tell apart.
struct RepetitionTable {
  /// Eight bytes, so that the table of a long script stays near the processor.
  private struct Slot {
    var hash: UInt32
    /// The number of the entry plus one; zero is free.
    var entry: Int32
  }

  private var slots = Array(repeating: Slot(hash: 0, entry: 0), count: 64)
  private var count = 0

  /// Notes an entry under its hash, and returns the one that was noted under it before.
  mutating func replace(_ hash: UInt64, with entry: Int32) -> Int32? {
    if count * 2 >= slots.count { grow() }
    let kept = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    let index = slot(of: kept)
    defer { slots[index] = Slot(hash: kept, entry: entry + 1) }
    if slots[index].entry != 0 { return slots[index].entry - 1 }
    count += 1
    return nil
  }

  private func slot(of hash: UInt32) -> Int {
    var index = Int(hash) & (slots.count - 1)
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
