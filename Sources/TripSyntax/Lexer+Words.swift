import TripMoney
import TripText

extension Lexer {
  /// A run of letters is a word, of letters and a currency sign a sign; punctuation that only looks
  /// like ours is refused by its name.
  mutating func lexWordOrSign(into tokens: inout [Token]) {
    let start = position
    if let end = endOfSign(from: start), isDigit(byte(end)) {
      position = end
      tokens.append(Token(kind: .sign, span: span(start, end)))
      return
    }
    if isBlank(at: start) {
      position += scalar(at: start).length
      return
    }
    if isTimes(at: start) {
      position += scalar(at: start).length
      tokens.append(Token(kind: .times, span: span(start, position)))
      return
    }
    if isForeignDigit(at: start) {
      refuseScalar()
      return
    }
    var end = endOfWord(from: start)
    var hasSign = false
    // `US$`, `R$`, `$US`: letters and signs in one run, up to a digit.
    while let signEnd = endOfSign(from: end) {
      hasSign = true
      end = signEnd
      if isKnownTail(at: end) { end += 2 }
    }
    if !hasSign, let pointedEnd = endOfPointedSymbol(from: start, wordEnd: end) {
      hasSign = true
      end = pointedEnd
    }
    if end > start {
      position = end
      if hasSign {
        tokens.append(Token(kind: .sign, span: span(start, end)))
      } else {
        let keyword = keywords.keyword(bytes, start..<end)
        tokens.append(Token(kind: .word, keyword: keyword, span: span(start, end)))
      }
      return
    }
    refuseScalar()
  }

  /// Reads a word of the common kind, which a letter begins; false where it may be another.
  mutating func lexPlainWord(into tokens: inout [Token]) -> Bool {
    let start = position
    guard let word = plainWord(at: start) else { return false }
    position = word.end
    let keyword = word.letters.flatMap { keywords.keyword(packed: $0, count: word.end - start) }
    tokens.append(Token(kind: .word, keyword: keyword, span: span(start, word.end)))
    return true
  }

  /// Returns where a word of ASCII's letters and digits ends, unless `x` begins it or something
  /// follows that could go on with it, as `'`, `$`, `-`, `.` and `/` do; and its letters, packed as
  /// those of a keyword, where it has no digits.
  private func plainWord(at start: Int) -> (end: Int, letters: UInt64?)? {
    let bytes = bytes.span
    if bytes[start] | 0x20 == 0x78 { return nil }
    var end = start
    var letters: UInt64 = 0
    var hasOnlyLetters = true
    while end < bytes.count {
      let byte = bytes[end]
      if byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A {
        Keyword.Table.pack(byte, into: &letters)
      } else if isDigit(byte) || byte == 0x5F {
        hasOnlyLetters = false
      } else if byte >= 0x80 || byte == 0x27 || byte == 0x24 || byte >= 0x2D && byte <= 0x2F {
        return nil
      } else {
        break
      }
      end += 1
    }
    return (end, hasOnlyLetters ? letters : nil)
  }

  private func isForeignDigit(at index: Int) -> Bool {
    if byte(index) < 0x80 { return false }
    return UnicodeScalar(scalar(at: index).value)?.properties.generalCategory == .decimalNumber
  }

  /// `$US20`: only `US` behind a dollar sign and before a number belongs to it; `$Mia` does not.
  private func isKnownTail(at index: Int) -> Bool {
    byte(index) == 0x55 && byte(index + 1) == 0x53
      && (isDigit(byte(index + 2)) || isBlank(at: index + 2))
  }

  /// `Rs.`, `kr.`, `S/`, `Bs.S`: returns where the longest symbol ends that goes on behind the word
  /// with a point or a slash, if there is one.
  private func endOfPointedSymbol(from start: Int, wordEnd: Int) -> Int? {
    guard wordEnd > start, byte(wordEnd) == 0x2E || byte(wordEnd) == 0x2F else { return nil }
    var end = wordEnd
    var found: Int?
    while end - start < Self.longestSymbol {
      if byte(end) == 0x2E || byte(end) == 0x2F {
        end += 1
      } else if !isDigit(byte(end)), let next = endOfWordScalar(at: end) {
        end = next
      } else {
        break
      }
      if Self.symbols.isSymbol(String(decoding: bytes[start..<end], as: UTF8.self)) { found = end }
    }
    return found
  }

  /// The symbols that every trip knows; those of its own hold neither points nor slashes.
  private static let symbols = CurrencyBook()
  /// In bytes, and more than any symbol has.
  private static let longestSymbol = 16

  /// `x2`, `2x`, `x0.5`: the letter stands beside a number and is no part of a word, as in `x2y`.
  private func isTimes(at index: Int) -> Bool {
    let (scalar, length) = scalar(at: index)
    guard scalar == 0x78 || scalar == 0x58 || scalar == 0xD7 else { return false }
    let next = byte(index + length)
    if isDigit(next), scalar != 0xD7, hasLetterBehindDigits(at: index + length) { return false }
    if isDigit(next) || next == 0x2E && isDigit(byte(index + length + 1)) { return true }
    let followsNumber = index > 0 && isDigit(bytes[index - 1])
    return scalar == 0xD7 || followsNumber && endOfWord(from: index) == index + length
  }

  private func hasLetterBehindDigits(at index: Int) -> Bool {
    var end = index
    while isDigit(byte(end)) { end += 1 }
    return byte(end) != 0x5F && endOfWordScalar(at: end) != nil
  }

  /// Returns where the word that begins at `index` ends; `index` itself where none begins.
  func endOfWord(from index: Int) -> Int {
    var end = index
    while end < bytes.count {
      let byte = bytes[end]
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x5F:
        end += 1
      case 0x30...0x39 where end > index:
        end += 1
      case 0x27, 0x2D:
        // Inside a word alone: O'Brien, Anna-Maria.
        guard end > index, endOfWordScalar(at: end + 1) != nil else { return end }
        end += 1
      case 0x80...0xFF:
        guard let next = endOfWordScalar(at: end) else { return end }
        end = next
      default:
        return end
      }
    }
    return end
  }

  /// Returns the offset behind the character at `index`, if a word can hold it.
  private func endOfWordScalar(at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if byte < 0x80 {
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      return isLetter || byte == 0x5F || isDigit(byte) ? index + 1 : nil
    }
    let (value, length) = scalar(at: index)
    guard let scalar = UnicodeScalar(value) else { return nil }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber:
      if isFullWidth(value)
        || properties.isDefaultIgnorableCodePoint && !presentsEmoji(value, at: index)
      {
        return nil
      }
      return index + length
    case .otherSymbol, .modifierSymbol:
      return properties.isEmoji || value > 0x2FFF ? index + length : nil
    case .format where value == 0x200D:
      // The joiner of an emoji family is no more hidden than the family.
      return joinsEmoji(at: index, length: length) ? index + length : nil
    default:
      return nil
    }
  }

  /// A variation selector behind a character that it can change.
  private func presentsEmoji(_ value: UInt32, at index: Int) -> Bool {
    value == 0xFE0F && index > 0 && bytes[index - 1] >= 0x80
  }

  private func joinsEmoji(at index: Int, length: Int) -> Bool {
    let (next, _) = scalar(at: index + length)
    guard index > 0, let scalar = UnicodeScalar(next) else { return false }
    var before = index - 1
    while before > 0, bytes[before] & 0xC0 == 0x80 { before -= 1 }
    let (previous, _) = self.scalar(at: before)
    guard let left = UnicodeScalar(previous) else { return false }
    let isLeftEmoji =
      previous == 0xFE0F || left.properties.isEmoji || left.properties.isEmojiModifier
    return previous > 0x7F && isLeftEmoji && next > 0x7F && scalar.properties.isEmoji
  }

  /// Returns the offset behind the currency sign at `index`, if one stands there.
  private func endOfSign(from index: Int) -> Int? {
    let byte = byte(index)
    if byte == 0x24 { return index + 1 }
    if byte < 0x80 || index >= bytes.count { return nil }
    // `£`, `¥` and `€` without a look into the tables of Unicode.
    if byte == 0xC2, self.byte(index + 1) == 0xA3 || self.byte(index + 1) == 0xA5 {
      return index + 2
    }
    if byte == 0xE2, self.byte(index + 1) == 0x82, self.byte(index + 2) == 0xAC { return index + 3 }
    let (value, length) = scalar(at: index)
    guard let scalar = UnicodeScalar(value),
      scalar.properties.generalCategory == .currencySymbol
    else { return nil }
    return index + length
  }

  /// Refuses the character at `position` by the name that helps most.
  private mutating func refuseScalar() {
    let start = position
    let (value, length) = scalar(at: start)
    position += length
    let place = span(start, position)
    guard let scalar = UnicodeScalar(value) else {
      refuse(.controlCharacter(value, at: place))
      return
    }
    if let lookAlike = Self.lookAlike(scalar) {
      // Digits that stand together are one slip.
      let isDigit = isForeignDigit(at: start)
      while isDigit, position < bytes.count, isForeignDigit(at: position) {
        position += self.scalar(at: position).length
      }
      refuse(
        .lookAlike(
          String(decoding: bytes[start..<position], as: UTF8.self),
          value,
          lookAlike,
          at: span(start, position),
          line: lineOfFault(at: start)
        )
      )
    } else if value < 0xA0 {
      refuse(.controlCharacter(value, at: place))
    } else if scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format || isLineSeparator(value)
    {
      refuse(.hiddenCharacter(value, at: place))
    } else if let decimals = Self.decimals[value], start > 0, isDigit(bytes[start - 1]) {
      refuse(decimals: decimals, at: start)
    } else {
      refuse(.strayCharacter(String(scalar), at: place, line: lineOfFault(at: start)))
    }
  }

  /// The bytes of the line that holds `index`, and where it begins; a byte-order mark is no part of it.
  func lineText(around index: Int) -> LineText {
    var start = min(index, bytes.count)
    while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
    if start == 0, index >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = min(index, bytes.count)
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    return LineText(bytes: bytes[start..<end], start: base + UInt32(truncatingIfNeeded: start))
  }
}
