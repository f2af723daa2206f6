import TripText

/// A change of a text: the bytes `old` at `offset` become `new`.
package struct TextEdit: Hashable, Sendable {
  package var offset: Int
  package var old: [UInt8]
  package var new: [UInt8]

  package init(at offset: Int, old: [UInt8] = [], new: [UInt8]) {
    self.offset = offset
    self.old = old
    self.new = new
  }

  /// How much longer the text gets.
  package var growth: Int { new.count - old.count }
}

extension [TextEdit] {
  /// Whether the text has, at each place, what is to be replaced.
  ///
  /// The edits are ascending, do not overlap, and count in the text as it was before all of them.
  package func fit(_ text: [UInt8]) -> Bool {
    allSatisfy { edit in
      edit.offset >= 0 && edit.offset <= text.count - edit.old.count
        && text[edit.offset..<edit.offset + edit.old.count].elementsEqual(edit.old)
    }
  }

  /// Returns the text with the changes made.
  ///
  /// - Precondition: they fit.
  package func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + reduce(0) { $0 + $1.growth })
    var position = 0
    for edit in self {
      result += text[position..<edit.offset]
      result += edit.new
      position = edit.offset + edit.old.count
    }
    result += text[position...]
    return result
  }

  /// The edits that take these back, counted in the text as it is after all of them.
  package var reversed: [TextEdit] {
    var growth = 0
    return map { edit in
      defer { growth += edit.growth }
      return TextEdit(at: edit.offset + growth, old: edit.new, new: edit.old)
    }
  }
}

/// Where the places of a text are after edits.
struct EditedPlaces {
  private let edits: [TextEdit]
  /// How much longer the text has become before each edit.
  private let growths: [Int]

  init(after edits: [TextEdit]) {
    self.edits = edits
    var growth = 0
    growths = edits.map { edit in
      defer { growth += edit.growth }
      return growth
    }
  }

  /// Returns where an offset of the text before is in the text after; nil inside of what is replaced.
  ///
  /// - Complexity: O(log *n*) in the number of edits.
  func moved(_ offset: Int) -> Int? {
    let index = edits.countPrefix { $0.offset <= offset } - 1
    if index < 0 { return offset }
    let edit = edits[index]
    let end = edit.offset + edit.old.count
    return offset < end ? nil : offset + growths[index] + edit.growth
  }
}
