import TripText

/// The room that text takes in a picture, whichever font it is drawn in.
///
/// A picture is laid out before anybody knows the font, so each class of characters counts as much as
/// it takes in the widest of the common ones: text comes out narrower, never wider.
struct TextMeasure {
  let size: Int
  let isBold: Bool

  init(size: Int, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  /// Returns the pixels that the text takes at most.
  func width(of text: StyledText) -> Int {
    pixels(text.pieces.reduce(0) { $0 + Self.advance(of: $1.text) })
  }

  func width(of text: String) -> Int { pixels(Self.advance(of: text)) }

  private func pixels(_ thousandths: Int) -> Int {
    // A text of a script, below 2³² bytes, at 14 em a scalar: far inside Int.
    (thousandths * size * (isBold ? 112 : 100) + 99_999) / 100_000
  }

  /// Returns the text, or as much of its start as fits with an ellipsis after it.
  func fitted(_ text: StyledText, to width: Int) -> StyledText {
    guard self.width(of: text) > width else { return text }
    var kept = StyledText()
    var used = Self.advance(of: "…")
    for piece in text.pieces {
      var part = ""
      for character in piece.text {
        used += Self.advance(of: character)
        if pixels(used) > width {
          while part.last == " " { part.removeLast() }
          kept.append(part + "…", as: piece.role)
          return kept
        }
        part.append(character)
      }
      kept.append(part, as: piece.role)
    }
    return kept
  }

  /// Returns the text as lines, broken between words, and inside a word that has no room on a line.
  ///
  /// Where it takes more than `most` lines, the last of them ends with an ellipsis.
  func wrapped(_ text: StyledText, to width: Int, most: Int = .max) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for word in text.words.flatMap({ broken($0, to: width) }) {
      let longer =
        line.isEmpty ? word : line + StyledText(" ", as: line.lastRole(with: word)) + word
      if line.isEmpty || self.width(of: longer) <= width {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > most else { return lines }
    let rest = lines[(most - 1)...].reduce(StyledText()) { $0 + $1 + StyledText(" ") }
    return lines[..<(most - 1)] + [fitted(rest, to: width)]
  }

  /// Returns a word in pieces that each have room on a line.
  private func broken(_ word: StyledText, to width: Int) -> [StyledText] {
    guard self.width(of: word) > width else { return [word] }
    var parts: [StyledText] = []
    var part = StyledText()
    for piece in word.pieces {
      for character in piece.text {
        let longer = part + StyledText(String(character), as: piece.role)
        if !part.isEmpty, self.width(of: longer) > width {
          parts.append(part)
          part = StyledText(String(character), as: piece.role)
        } else {
          part = longer
        }
      }
    }
    return parts + [part]
  }
}

extension StyledText {
  /// The text cut at its blanks, which are in none of the words; a word may be of several pieces.
  fileprivate var words: [StyledText] {
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

  /// The role of a blank before `word`: inside a stretch of one role it is of that role.
  fileprivate func lastRole(with word: StyledText) -> Role {
    guard let last = pieces.last?.role, last == word.pieces.first?.role else { return .plain }
    return last
  }
}

extension TextMeasure {
  /// Thousandths of an em.
  private static func advance(of text: String) -> Int {
    text.reduce(0) { $0 + advance(of: $1) }
  }

  /// The characters of a joined emoji count one by one: a font may not know them as one.
  private static func advance(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + advance(of: $1) }
  }

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: return asciiAdvance(of: scalar)
    case 0xA0...0xBF: return 1000
    case 0xC6, 0xE6, 0x152, 0x153: return 1100
    case 0xC0...0x24F: return 850
    case 0x370...0x3FF: return 950
    case 0x400...0x52F: return 1150
    case 0x590...0x5FF: return scalar.isMark ? 0 : 800
    case 0x600...0x8FF: return scalar.isMark ? 0 : 1300
    case 0x2010...0x205F: return 1100
    case 0x20A0...0x20CF: return 1400
    case 0x2190...0x25FF: return 1100
    case 0x2E3A...0x2E3B: return 3200
    // Ligatures of whole phrases, and the widest characters that there are.
    case 0xFB50...0xFDEF: return 1700
    case 0xFDF0...0xFDFC: return 6000
    case 0xFDFD, 0x12000...0x1254F: return 14_000
    default: break
    }
    if scalar.isMark || scalar.isInvisible { return 0 }
    if scalar.value > 0xFFFF || scalar.properties.isEmojiPresentation { return 2200 }
    return String(scalar).displayWidth == 2 ? 1100 : 2200
  }

  private static func asciiAdvance(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", "|", "'", "!", ".", ",", ":", ";", " ": 420
    case "f", "r", "t", "J", "(", ")", "[", "]", "-", "\"", "/", "\\", "*", "_", "`": 520
    case "m", "w", "M", "W", "%", "@", "&": 1000
    case "A"..."Z", "<", ">", "=", "+", "~", "^", "#": 850
    default: 650
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is drawn over the character before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
