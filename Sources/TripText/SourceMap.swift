/// The texts of one trip, laid end to end in one space of offsets.
///
/// A file and its includes share the space, so a span alone says which file it is in. Where a map
/// is asked about an offset, it holds at least one file; an offset past a file's end counts as the
/// end of that file.
package struct SourceMap: Sendable {
  package struct File: Sendable {
    /// The name that diagnostics show: the path as given, or `-` for standard input.
    package var name: String
    /// The offset of the file's first byte in the shared space.
    package var base: UInt32
    package var bytes: [UInt8]
    fileprivate var lines: LineIndex
    /// How much the text may grow before it meets the next file.
    fileprivate var room: Int
    /// The number of the text's first line, where it is a piece of a longer one.
    fileprivate var firstLine = 1

    package var lineCount: Int { lines.count }

    package var span: SourceSpan {
      SourceSpan(start: base, end: base + UInt32(bytes.count))
    }

    /// The offset in `bytes` of an offset in the shared space.
    fileprivate func local(_ offset: UInt32) -> Int {
      min(Int(max(offset, base) - base), bytes.count)
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

  package init() {}

  /// Adds a text, finds its lines, and returns its index in `files`.
  ///
  /// The text may grow by `room` bytes, see `extend(_:with:)`; its first line has the number
  /// `firstLine`.
  ///
  /// - Throws: `TooLarge` past 4 GiB for all files together.
  /// - Complexity: O(*n*) in the bytes of the text, about 1.6 ms for 7 MB.
  package mutating func add(
    name: String,
    bytes: [UInt8],
    room: Int = 0,
    firstLine: Int = 1
  ) throws(TooLarge) -> Int {
    // One offset lies between files, so that the end of one is not the start of the next.
    let base = files.last.map { UInt64($0.span.end) + UInt64($0.room) + 1 } ?? 0
    guard base + UInt64(bytes.count) + UInt64(room) < UInt64(UInt32.max) else { throw TooLarge() }
    let lines = LineIndex(of: bytes)
    files.append(
      File(
        name: name,
        base: UInt32(base),
        bytes: bytes,
        lines: lines,
        room: room,
        firstLine: firstLine
      )
    )
    return files.count - 1
  }

  /// Adds bytes to the end of a file; false where there is no room, or where they would change the
  /// last line end.
  ///
  /// - Complexity: O(*n*) in the bytes added, as long as nobody else holds the map.
  package mutating func extend(_ file: Int, with bytes: [UInt8]) -> Bool {
    let count = files[file].bytes.count
    let endsInCarriageReturn = files[file].bytes.last == 0x0D
    guard bytes.count <= files[file].room, !(endsInCarriageReturn && bytes.first == 0x0A) else {
      return false
    }
    files[file].room -= bytes.count
    files[file].bytes.append(contentsOf: bytes)
    files[file].lines.extend(over: files[file].bytes, from: count)
    return true
  }

  /// Takes back what was added to a file behind its first `count` bytes.
  package mutating func cut(_ file: Int, to count: Int) {
    let excess = files[file].bytes.count - count
    files[file].room += excess
    files[file].bytes.removeLast(excess)
    files[file].lines.cut(to: count)
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

  /// Returns the line, from 1, that holds `offset` in its file.
  ///
  /// - Complexity: O(log *n*) in the number of lines, so that reports may ask for every bill.
  package func line(at offset: UInt32) -> Int {
    let file = file(at: offset)
    return files[file].lines.line(at: UInt32(files[file].local(offset))) + files[file].firstLine
  }

  /// Returns the place of `offset` as people count it.
  ///
  /// An offset inside a character, or inside a byte-order mark, is the place of that character; a
  /// byte that is not UTF-8 counts as a character. At a line's end the column is one past its last.
  ///
  /// - Complexity: O(*n*) in the bytes of the line, besides finding it.
  package func location(of offset: UInt32) -> Location {
    let file = file(at: offset)
    let local = files[file].local(offset)
    let line = files[file].lines.line(at: UInt32(local))
    let range = files[file].lines.range(of: line, in: files[file].bytes)
    let column = characters(endedBy: local, in: files[file].bytes[range]) + 1
    return Location(file: file, line: line + files[file].firstLine, column: column)
  }

  /// Returns the line that holds `offset`, without its line end or a byte-order mark.
  package func lineSpan(containing offset: UInt32) -> SourceSpan {
    let file = files[file(at: offset)]
    let line = file.lines.line(at: UInt32(file.local(offset)))
    let range = file.lines.range(of: line, in: file.bytes)
    return SourceSpan(
      start: file.base + UInt32(range.lowerBound),
      end: file.base + UInt32(range.upperBound)
    )
  }

  /// Returns the text of `span`, as far as it lies in the file of its start.
  ///
  /// Bytes that are not UTF-8 come out as U+FFFD.
  package func text(in span: SourceSpan) -> String {
    String(decoding: bytes(in: span), as: UTF8.self)
  }

  /// Returns the bytes of `span`, as far as it lies in the file of its start.
  package func bytes(in span: SourceSpan) -> ArraySlice<UInt8> {
    let file = file(at: span.start)
    let start = files[file].local(span.start)
    return files[file].bytes[start..<max(start, files[file].local(span.end))]
  }

  /// Counts the characters of `line` that end at or before `offset`.
  private func characters(endedBy offset: Int, in line: ArraySlice<UInt8>) -> Int {
    let limit = min(offset, line.endIndex)
    guard limit > line.startIndex else { return 0 }
    // In ASCII each byte is a character, unless a mark after the last one joins it.
    let next = limit < line.endIndex ? line[limit] : 0
    if next < 0x80, line[..<limit].allSatisfy({ $0 < 0x80 }) { return limit - line.startIndex }
    var end = line.startIndex
    var count = 0
    for character in SourceCharacters(line) {
      end += character.byteCount
      if end > limit { break }
      count += 1
    }
    return count
  }
}
