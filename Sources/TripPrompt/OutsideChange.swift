package import TripEngine

/// What somebody else did to a text: the lines that differ, as one stretch.
struct OutsideChange: Hashable {
  /// Where the stretch begins, before and after.
  var offset: Int
  var oldCount: Int
  var newCount: Int

  var growth: Int { newCount - oldCount }
  var end: Int { offset + oldCount }

  /// Finds the lines that differ; nil where none do.
  init?(from old: [UInt8], to new: [UInt8]) {
    if old == new { return nil }
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    // Whole lines: what begins alike need not be the same line.
    while prefix > 0, old[prefix - 1] != 0x0A { prefix -= 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    while suffix > 0,
      !Self.beginsLine(old.count - suffix, in: old)
        || !Self.beginsLine(new.count - suffix, in: new)
    { suffix -= 1 }
    offset = prefix
    oldCount = old.count - prefix - suffix
    newCount = new.count - prefix - suffix
  }

  private static func beginsLine(_ offset: Int, in text: [UInt8]) -> Bool {
    offset == 0 || text[offset - 1] == 0x0A
  }

  /// Returns where a range of the old text is in the new one; nil where the change touches it.
  func moved(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= offset { return range }
    if range.lowerBound >= end { return range.lowerBound + growth..<range.upperBound + growth }
    return nil
  }
}

extension [Change] {
  /// Makes changes that led to a text count in it as somebody else has changed it since.
  ///
  /// The last is the latest. One whose lines were touched cannot be taken back any more, and so
  /// cannot those before it: they are dropped.
  ///
  /// - Returns: whether some were dropped.
  mutating func rebase(over outside: OutsideChange) -> Bool {
    var outside = outside
    for index in indices.reversed() {
      let made = self[index].edits.reversed
      var growthBefore = 0
      for (place, edit) in made.enumerated() {
        let range = edit.offset..<edit.offset + edit.old.count
        if range.upperBound <= outside.offset {
          growthBefore += self[index].edits[place].growth
        } else if range.lowerBound >= outside.end {
          self[index].edits[place].offset += outside.growth
        } else {
          removeSubrange(...index)
          return true
        }
      }
      outside.offset -= growthBefore
    }
    return false
  }
}

/// One thing that was done to a text, to be taken back as one.
package struct Change: Hashable, Sendable {
  /// Ascending, counted in the text before.
  package var edits: [TextEdit]
  /// What was done, in a few words.
  package var label: String
}
