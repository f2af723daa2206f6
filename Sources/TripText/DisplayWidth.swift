extension String {
  /// The number of terminal cells that this text takes on one line.
  ///
  /// It is the width of what the renderers show: an invisible character counts as its escape (see
  /// `shown(onOneLine:)`), so that columns line up whatever a person wrote. A newline takes none.
  ///
  /// - Complexity: O(*n*); common text, without wide or combining characters, is only counted.
  package var displayWidth: Int {
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.isNarrow else { return shown().reduce(0) { $0 + $1.cells } }
      count += 1
    }
    return count
  }

  /// Returns this text with blanks after it, `width` cells wide; wider text stays as it is.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// Returns this text with blanks before it, `width` cells wide; wider text stays as it is.
  package func rightAligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// Returns this text, or as much of its start as fits into `width` cells with `…` after it.
  ///
  /// Characters are kept or left out whole, so the result may be a cell narrower than `width`.
  /// Where something is left out, invisible characters before it are escapes already.
  package func truncated(toWidth width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var kept = ""
    var left = width - 1
    for character in shown() {
      left -= character.cells
      if left < 0 { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

extension Character {
  /// The terminal cells of one character that is shown as it is.
  ///
  /// An emoji sequence is 2 as a whole; otherwise the scalars add up.
  var cells: Int {
    let scalars = unicodeScalars
    guard let base = scalars.first else { return 0 }
    if scalars.count > 1, base.isEmojiBase(of: scalars) { return 2 }
    return scalars.reduce(0) { $0 + $1.cells }
  }
}

/// Whether a code point is surely a visible character of one cell, tested without a look into tables.
///
/// These are Latin, Greek and Cyrillic letters, punctuation, signs of currencies and of calculation, arrows, and
/// what boxes and bars are drawn of. A mark or a selector after one fails the test itself.
private func isNarrow(_ value: UInt32) -> Bool {
  switch value {
  case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x391...0x3A1, 0x3A3...0x482, 0x48A...0x52F: true
  case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x2190...0x22FF, 0x2500...0x259F: true
  default: false
  }
}

/// Returns the characters of valid UTF-8, where each of them is surely visible and one cell wide; else nil.
func narrowWidth(of bytes: [UInt8], in range: Range<Int>) -> Int? {
  var count = 0
  var index = range.lowerBound
  while index < range.upperBound {
    let first = bytes[index]
    count += 1
    if first &- 0x20 < 0x5F {
      index += 1
    } else if first < 0x80 {
      return nil
    } else if first < 0xE0, index + 1 < range.upperBound {
      guard isNarrow(UInt32(first & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)) else {
        return nil
      }
      index += 2
    } else if first < 0xF0, index + 2 < range.upperBound {
      let rest = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      guard isNarrow(UInt32(first & 0x0F) << 12 | rest) else { return nil }
      index += 3
    } else {
      return nil
    }
  }
  return count
}

extension Unicode.Scalar {
  fileprivate var isNarrow: Bool { TripText.isNarrow(value) }

  /// Whether the character of `scalars`, which this one leads, is shown as a single emoji.
  fileprivate func isEmojiBase(of scalars: Character.UnicodeScalarView) -> Bool {
    if (0x1F1E6...0x1F1FF).contains(value) { return true }
    let properties = properties
    guard properties.isEmoji else { return false }
    return properties.isEmojiPresentation
      || scalars.dropFirst().contains {
        $0.value == 0xFE0F || $0.value == 0x200D
          || $0.properties.isEmojiModifier && properties.isEmojiModifierBase
      }
  }

  fileprivate var cells: Int {
    if self == "\n" { return 0 }
    if isNarrow { return 1 }
    switch value {
    // The vowels and finals of Hangul syllables spelled in parts stand inside the leading
    // consonant's cells.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    // Before the table, which has marks of wide letters too: か with U+3099 is two cells, not four.
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return 0
    default: return properties.isDefaultIgnorableCodePoint ? 0 : isWide ? 2 : 1
    }
  }

  private var isWide: Bool {
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].first <= value
  }
}
