import TripText

extension StyledText {
  /// A part of a text that stands on a line by itself, and the terminal cells that it takes.
  struct Stretch {
    var place: Place
    var end: Int
    var width: Int
    /// Whether each of its characters is surely visible and one cell wide.
    var isNarrow: Bool

    var narrowCells: Int { isNarrow ? width : -1 }
  }

  /// The terminal cells that the text takes on one line.
  var width: Int {
    if narrowCells >= 0 { return narrowCells }
    var width = 0
    forEachPiece { range, _ in width += text(in: range).displayWidth }
    return width
  }

  /// All of the text as one part.
  var whole: Stretch {
    Stretch(place: .start, end: bytes.count, width: width, isNarrow: narrowCells >= 0)
  }

  /// Returns the text, or as much of its start as fits into `width` cells with `ellipsis` after it.
  ///
  /// Characters are kept or left out whole, so the result may be a cell or two narrower.
  func cut(to width: Int, ellipsis: String) -> StyledText {
    guard self.width > width else { return self }
    var kept = StyledText()
    var left = width - ellipsis.displayWidth
    for piece in pieces {
      var text = ""
      for character in piece.text {
        let cells = String(character).displayWidth
        guard cells <= left else {
          kept.append(text + ellipsis, as: piece.role)
          return kept
        }
        left -= cells
        text.append(character)
      }
      kept.append(text, as: piece.role)
    }
    return kept
  }

  /// Returns the text as lines of at most `width` cells, broken between words.
  ///
  /// The lines after the first begin with `indent` blanks; a longer word has a line of its own. A sign that stands
  /// alone, such as × or →, stays with what follows it.
  func wrapped(to width: Int, indent: Int) -> [StyledText] {
    var parts: [Stretch] = []
    cut(whole, width: width, indent: indent, into: &parts)
    return parts.enumerated().map {
      var line = StyledText()
      if $0 > 0 { line.append(blanks: indent) }
      line.append(self, from: $1.place, to: $1.end, narrowCells: $1.narrowCells)
      return line
    }
  }

  /// Adds a part of the text cut into lines; the width leaves room for `indent` blanks before all but the first.
  func cut(_ part: Stretch, width: Int, indent: Int, into lines: inout [Stretch]) {
    var line: Stretch?
    var room = width
    var offset = part.place.offset
    while let word = nextWord(from: offset, to: part.end) {
      offset = word.range.upperBound
      let cells = part.isNarrow ? word.scalars : text(in: word.range).displayWidth
      if var open = line {
        let between = word.range.lowerBound - open.end
        if open.width + between + cells <= room {
          open.width += between + cells
          open.end = offset
          line = open
          continue
        }
        lines.append(open)
        room = width - indent
      }
      let start = self.place(word.range.lowerBound, behind: line?.place ?? part.place)
      line = Stretch(place: start, end: offset, width: cells, isNarrow: part.isNarrow)
    }
    if let line { lines.append(line) }
  }

  /// Finds a word, which has no blanks in it but behind a sign that stands alone, and counts its scalars.
  private func nextWord(from start: Int, to end: Int) -> (range: Range<Int>, scalars: Int)? {
    var first = start
    while first < end, bytes[first] == 0x20 { first += 1 }
    if first == end { return nil }
    var last = first
    var scalars = 0
    while last < end {
      let byte = bytes[last]
      if byte == 0x20, !isLoneSign(first..<last) || last + 1 == end { break }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      last += 1
    }
    return (first..<last, scalars)
  }

  private func isLoneSign(_ range: Range<Int>) -> Bool {
    let first = bytes[range.lowerBound]
    switch range.count {
    case 1:
      let isLetterOrDigit =
        (0x30...0x39).contains(first) || (0x41...0x5A).contains(first & 0xDF)
      return !isLetterOrDigit
    // × and ÷; arrows, ≈ and their kin.
    case 2: return first == 0xC3 && bytes[range.lowerBound + 1] & 0xDF == 0x97
    case 3: return first == 0xE2
    default: return false
    }
  }
}
