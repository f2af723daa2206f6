/// The texts of one trip, laid end to end in one space of offsets.
///
/// A file and its includes share the space, so a span alone says which file it is in.
package struct SourceMap: Sendable {
  package struct File: Sendable {
    /// The name that diagnostics show: the path as given, or `-` for standard input.
    package var name: String
    /// The offset of the file's first byte in the shared space.
    package var base: UInt32
    package var bytes: [UInt8]

    package var span: SourceSpan {
      SourceSpan(start: base, end: base + UInt32(bytes.count))
    }
  }

  /// A place as people count it.
  package struct Location: Hashable, Sendable {
    /// The index of the file in `files`.
    package var file: Int
    /// The line, from 1.
    package var line: Int
    /// The column in characters (grapheme clusters), from 1.
    package var column: Int
  }

  package struct TooLarge: Error {}

  package private(set) var files: [File] = []
  /// The offsets at which lines begin, file by file, ascending in the shared space.
  private var lineStarts: [UInt32] = []

  package init() {}

  /// Adds a text and returns its index in `files`.
  ///
  /// - Throws: `TooLarge` past 4 GiB for all files together.
  /// - Complexity: O(1) in the text; its lines are found by `indexLines()`.
  package mutating func add(name: String, bytes: [UInt8]) throws(TooLarge) -> Int {
    // One offset lies between files, so that the end of one is not the start of the next.
    let base = files.last.map { UInt64($0.span.end) + 1 } ?? 0
    guard base + UInt64(bytes.count) < UInt64(UInt32.max) else { throw TooLarge() }
    files.append(File(name: name, base: UInt32(base), bytes: bytes))
    return files.count - 1
  }

  /// Returns the index of the file that holds `offset`.
  package func file(at offset: UInt32) -> Int {
    var low = 0
    var high = files.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if files[middle].base <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
