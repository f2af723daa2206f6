extension String {
  /// Returns this text as it may reach a terminal: nothing invisible in it, except our newlines.
  ///
  /// Control characters, bidirectional overrides and other invisible characters, with which a text
  /// could lie to its reader or steer the terminal, become `\u{1B}` and the like; a tab becomes a
  /// blank. Invisible characters stay where they shape a visible one: joined emoji, flags,
  /// presentation selectors, variants of ideographs, joiners inside the scripts that need them.
  ///
  /// - Parameter onOneLine: Whether a newline, too, becomes an escape.
  /// - Returns: The text, itself where nothing in it is invisible.
  /// - Complexity: O(*n*), without an allocation where there is nothing to do.
  package func shown(onOneLine: Bool = false) -> String {
    shown(onOneLine: onOneLine, before: nil)
  }

  /// Returns this text as `shown(onOneLine:)` does, where it is a part of one that goes on with
  /// `follower`.
  func shown(onOneLine: Bool, before follower: Unicode.Scalar?) -> String {
    let isKept = { (scalar: Unicode.Scalar) in
      !scalar.isInvisible || scalar == "\n" && !onOneLine
    }
    guard !unicodeScalars.allSatisfy(isKept) else { return self }
    let count = unicodeScalars.count
    let scalars = Array(unicodeScalars) + [follower].compactMap(\.self)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < count {
      let scalar = scalars[index]
      let length = shapingLength(at: index, in: scalars, after: result.last)
      if length > 0 {
        result.append(contentsOf: scalars[index..<(index + length)])
      } else if isKept(scalar) {
        result.append(scalar)
      } else if scalar == "\t" {
        result.append(" ")
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      }
      index += max(1, length)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether this character shows nothing, or steers what shows it.
  ///
  /// These are the control characters, the separators of lines and paragraphs, what Unicode calls
  /// default-ignorable (all bidirectional controls are), and the marks of annotations.
  package var isInvisible: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC: false
    case 0x00...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164: true
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// Whether this is an emoji by itself, which digits and the halves of flags are not.
  fileprivate var isEmoji: Bool {
    value > 0x7F && properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(value)
  }

  /// Whether this belongs to a script that writes joiners between its letters: Arabic and its
  /// kin, the scripts of India, Burmese, Khmer, Mongolian.
  fileprivate var usesJoiners: Bool {
    switch value {
    case 0x600...0xDFF, 0x1000...0x109F, 0x1780...0x18AF: !isInvisible
    default: false
    }
  }
}

/// Counts the scalars from `index` on that, though some are invisible, shape a character that is
/// seen; `previous` is the last one shown.
private func shapingLength(
  at index: Int,
  in scalars: [Unicode.Scalar],
  after previous: Unicode.Scalar?
) -> Int {
  if scalars[index].value == 0x1F3F4 { return regionFlagLength(at: index, in: scalars) }
  guard scalars[index].isInvisible, let previous else { return 0 }
  let next = index + 1 < scalars.count ? scalars[index + 1] : nil
  let shapes =
    switch scalars[index].value {
    case 0x200C:
      previous.usesJoiners && next?.usesJoiners == true
    case 0x200D:
      previous.usesJoiners && next?.usesJoiners == true
        || (previous.isEmoji || previous.value == 0xFE0F) && next?.isEmoji == true
    case 0xFE0E, 0xFE0F:
      // A digit takes a selector only as a keycap.
      previous.isEmoji || previous.properties.isEmoji && next?.value == 0x20E3
    case 0xFE00...0xFE02, 0xE0100...0xE01EF:
      previous.properties.isIdeographic
    case 0x180B...0x180F:
      (0x1800...0x18AF).contains(previous.value) && !previous.isInvisible
    default:
      false
    }
  return shapes ? 1 : 0
}

/// Counts the scalars of a region's flag (a black flag, three to six tags, an end tag), or 0.
private func regionFlagLength(at index: Int, in scalars: [Unicode.Scalar]) -> Int {
  let tags = scalars[(index + 1)...].prefix(7).prefix {
    (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
  }
  guard (3...6).contains(tags.count), tags.endIndex < scalars.count,
    scalars[tags.endIndex].value == 0xE007F
  else { return 0 }
  return tags.count + 2
}
