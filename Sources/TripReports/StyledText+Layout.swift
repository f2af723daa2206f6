import TripText

extension StyledText {
  /// The terminal cells that the text takes on one line.
  var width: Int { pieces.reduce(0) { $0 + $1.text.displayWidth } }

  var isEmpty: Bool { pieces.isEmpty }

  /// The text cut at its blanks, which are in none of the words; a word may be of several pieces.
  var words: [StyledText] {
    var words: [StyledText] = []
    var word = StyledText()
    for piece in pieces {
      let parts = piece.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0, !word.isEmpty {
          words.append(word)
          word = StyledText()
        }
        word.append(String(part), as: piece.role)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
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
  /// The lines after the first begin with `indent` blanks; a longer word has a line of its own.
  func wrapped(to width: Int, indent: Int) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    var used = 0
    for word in words {
      let cells = word.width
      if line.isEmpty {
        line = word
        used = cells
      } else if used + 1 + cells <= width {
        // A blank inside a stretch of one role is of that role, so that the stretch stays one piece.
        let isInside = line.pieces.last?.role == word.pieces.first?.role
        line.append(" ", as: isInside ? line.pieces.last?.role ?? .plain : .plain)
        line.append(word)
        used += 1 + cells
      } else {
        lines.append(line)
        line = StyledText(String(repeating: " ", count: indent))
        line.append(word)
        used = indent + cells
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
