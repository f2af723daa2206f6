import TripLedger

/// What held where in a script, so that a line of it can be read again by itself.
struct History: Sendable {
  struct Declaration: Sendable {
    var meaning: Meaning
    /// How many entries stand above it.
    var position: Int
  }

  private struct Change: Sendable {
    var offset: UInt32
    var scope: Interpreter.Scope
  }

  /// In the order of the script.
  private(set) var declarations: [Declaration] = []
  private var changes: [Change] = []
  private var isSorted = true

  mutating func declare(_ meaning: Meaning, at position: Int) {
    declarations.append(Declaration(meaning: meaning, position: position))
  }

  /// Notes what holds from `offset` on, to the next such place or to the end of the file.
  mutating func note(_ scope: Interpreter.Scope, from offset: UInt32) {
    if let last = changes.last, last.offset > offset { isSorted = false }
    changes.append(Change(offset: offset, scope: scope))
  }

  /// Puts the changes in the order of their places, where files that were read in between broke it.
  mutating func sort() {
    if !isSorted { changes.sort { $0.offset < $1.offset } }
    isSorted = true
  }

  /// Returns what holds at `offset`.
  ///
  /// - Precondition: it is sorted.
  /// - Complexity: O(log *n*).
  func scope(at offset: UInt32) -> Interpreter.Scope {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].scope : Interpreter.Scope()
  }
}
