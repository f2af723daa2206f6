/// How much of the script a message repeats.
extension Diagnostic {
  /// The longest text of a message, in bytes; a whole bill between twenty people is far below it.
  static let longestText = 2_000

  /// The same, with the middle left out of texts that are too long to be read: of what is quoted, the
  /// excerpt of the source shows where it stands.
  ///
  /// - Complexity: O(*n*) in the bytes of a text that is cut, else O(1).
  var abridged: Diagnostic {
    var abridged = self
    abridged.message = Self.abridged(message)
    abridged.help = help.map(Self.abridged)
    abridged.mended = mended.map(Self.abridged)
    abridged.notes = notes.map { Note(Self.abridged($0.message), at: $0.span) }
    return abridged
  }

  private static func abridged(_ text: String) -> String {
    if text.utf8.count <= longestText { return text }
    // Marks can pile up on one letter without end, so scalars are counted.
    let scalars = text.unicodeScalars
    let kept = longestText / 8
    let end = scalars.suffix(kept).drop { $0.properties.isGraphemeExtend }
    return String(scalars.prefix(kept)) + "…" + String(end)
  }
}
