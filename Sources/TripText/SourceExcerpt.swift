/// A source line as a diagnostic shows it, with the cells that carets stand under.
struct SourceExcerpt {
  /// The line: tabs as blanks, invisible characters and bytes that are not UTF-8 as escapes.
  private(set) var text = ""
  /// The cells before the first caret.
  private(set) var indent = 0
  /// The number of carets, at least one.
  private(set) var carets = 1

  /// Shows `line` with the bytes of `marked` marked, in at most `width` cells.
  ///
  /// A line that does not fit is cut on characters around the start of the mark, with `…` for what
  /// is left out.
  ///
  /// - Parameters:
  ///   - line: The bytes of one line, without its line end.
  ///   - marked: A range in the indices of `line`; what lies outside the line is not marked, and an
  ///     empty range is a single caret.
  ///   - width: Cells, from 20 to 1000; other values count as the nearest of these.
  /// - Complexity: O(`width`), however long the line is.
  init(of line: ArraySlice<UInt8>, marking marked: Range<Int>, width: Int) {
    let width = min(max(width, 20), 1000)
    let marked = marked.clamped(to: line.startIndex..<line.endIndex)
    let near = Self.vicinity(of: marked.lowerBound, in: line, reach: 16 * width)
    let cells = Self.cells(of: line[near])
    let first = cells.firstIndex { $0.bytes.upperBound > marked.lowerBound } ?? cells.count
    let end = cells[first...].firstIndex { $0.bytes.lowerBound >= marked.upperBound } ?? cells.count
    let mark = first..<max(first, end)

    // A caret after the last character takes a cell too.
    let needed = Self.width(of: cells[...]) + (first == cells.count ? 1 : 0)
    let fits = near == line.indices && needed <= width
    let window = fits ? cells.indices : Self.window(around: mark, in: cells, width: width - 2)
    if window.lowerBound > 0 || near.lowerBound > line.startIndex { text = "…" }
    indent = text.count + Self.width(of: cells[window.lowerBound..<first])
    carets = max(1, Self.width(of: cells[mark.clamped(to: window)]))
    text += cells[window].lazy.map(\.text).joined()
    if window.upperBound < cells.count || near.upperBound < line.endIndex { text += "…" }
  }

  /// The least that is shown or left out as a whole.
  private struct Cell {
    var text: String
    var width: Int
    /// The bytes of the character that this shows, or shows a part of.
    var bytes: Range<Int>
  }

  /// Returns the part of `line` that lies within `reach` bytes of `center`, cut between scalars.
  private static func vicinity(of center: Int, in line: ArraySlice<UInt8>, reach: Int) -> Range<Int>
  {
    var start = max(line.startIndex, center - reach)
    var end = min(line.endIndex, center + reach)
    // The bytes inside a scalar are 10xxxxxx.
    while start > line.startIndex, start < center, line[start] & 0xC0 == 0x80 { start += 1 }
    while end < line.endIndex, end > center, line[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    var start = line.startIndex
    let elements = Array(SourceCharacters(line))
    for (index, element) in elements.enumerated() {
      let next = index + 1 < elements.count ? elements[index + 1].character : nil
      let bytes = start..<(start + element.byteCount)
      start = bytes.upperBound
      let shown =
        switch element.character {
        case "\t": String(repeating: " ", count: 8 - column % 8)
        case let character?:
          String(character).shown(onOneLine: true, before: next?.unicodeScalars.first)
        case nil: "\\x" + String(line[bytes.lowerBound], radix: 16, uppercase: true)
        }
      // An escape, or a tab, is several cells of one character.
      for part in shown {
        cells.append(Cell(text: String(part), width: part.cells, bytes: bytes))
        column += part.cells
      }
    }
    return cells
  }

  private static func width(of cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// Returns the cells to show: the mark as far as it fits, then as much on both sides.
  private static func window(around mark: Range<Int>, in cells: [Cell], width: Int) -> Range<Int> {
    var start = mark.lowerBound
    var end = mark.lowerBound
    var left = mark.lowerBound == cells.count ? width - 1 : width
    while end < mark.upperBound, cells[end].width <= left {
      left -= cells[end].width
      end += 1
    }
    guard end >= mark.upperBound else { return start..<end }
    var before = 0
    var after = 0
    while true {
      let fitsBefore = start > 0 && cells[start - 1].width <= left
      let fitsAfter = end < cells.count && cells[end].width <= left
      if fitsBefore, before <= after || !fitsAfter {
        start -= 1
        before += cells[start].width
        left -= cells[start].width
      } else if fitsAfter {
        after += cells[end].width
        left -= cells[end].width
        end += 1
      } else {
        break
      }
    }
    return start..<end
  }
}
