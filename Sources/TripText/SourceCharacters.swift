/// The characters (grapheme clusters) of a source line, each with the bytes it is written in.
///
/// Bytes that are not UTF-8 come one by one, so that a line can be shown whatever it holds.
struct SourceCharacters: Sequence, IteratorProtocol {
  struct Element {
    /// The character, or nil for a byte that is not UTF-8.
    var character: Character?
    var byteCount: Int
  }

  private let bytes: ArraySlice<UInt8>
  /// The first byte that is not in `valid`.
  private var position: Int
  /// What is left of the UTF-8 before `position`.
  private var valid: Substring = ""

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func next() -> Element? {
    if valid.isEmpty {
      let start = position
      while let length = utf8ScalarLength(at: position, in: bytes) { position += length }
      valid = Substring(String(decoding: bytes[start..<position], as: UTF8.self))
    }
    if let character = valid.popFirst() {
      return Element(character: character, byteCount: character.utf8.count)
    }
    guard position < bytes.endIndex else { return nil }
    position += 1
    return Element(character: nil, byteCount: 1)
  }
}
