import TripMoney
import TripText

/// Cuts a script into tokens, a physical line at a time.
///
/// Columns, names and amounts are read elsewhere; the lexer decides only where tokens end, and
/// refuses what must not be in a script at all. What it refuses is in `diagnostics`, and the line's
/// `hasFault` tells the parser to say nothing more about it.
struct Lexer: Sendable {
  let bytes: [UInt8]
  let base: UInt32
  /// Held here, as a global is asked for anew at each word.
  let keywords = Keyword.table
  var numbers: NumberFormat
  var position = 0
  var diagnostics: [Diagnostic] = []
  /// Whether the line that was lexed last holds something that was refused.
  var hasFault = false
  /// The comment that ends the line lexed last, `#` included.
  var comment: SourceSpan?

  init(bytes: [UInt8], base: UInt32, numbers: NumberFormat, from start: Int = 0) {
    self.bytes = bytes
    self.base = base
    self.numbers = numbers
    position = start
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var isAtEnd: Bool { position >= bytes.count }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(
      start: base + UInt32(truncatingIfNeeded: start),
      end: base + UInt32(truncatingIfNeeded: end)
    )
  }

  /// Returns the byte at `index`, or a newline past the end.
  func byte(_ index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0x0A
  }

  /// Appends the tokens of the next physical line, a newline (or the end) last.
  ///
  /// Where the line goes on with a list, `isContinuation`, `#word` at its start is a category.
  mutating func lexLine(into tokens: inout [Token], isContinuation: Bool) {
    hasFault = false
    comment = nil
    let first = tokens.count
    while true {
      let start = position
      guard start < bytes.count else {
        tokens.append(Token(kind: .end, span: span(bytes.count, bytes.count)))
        return
      }
      let byte = bytes[start]
      switch byte {
      case 0x20, 0x09:
        position += 1
      case 0x0A:
        position += 1
        tokens.append(Token(kind: .newline, span: span(start, start)))
        return
      case 0x0D:
        position += self.byte(start + 1) == 0x0A && start + 1 < bytes.count ? 2 : 1
        tokens.append(Token(kind: .newline, span: span(start, start)))
        return
      case 0x22:
        lexString(into: &tokens)
      case 0x23:
        lexHash(into: &tokens, startsLine: tokens.count == first && !isContinuation)
      case 0x30...0x39:
        lexNumber(into: &tokens)
      case 0x2E where isDigit(self.byte(start + 1)):
        lexNumber(into: &tokens)
      case 0x41...0x5A, 0x61...0x7A:
        if !lexPlainWord(into: &tokens) { lexWordOrSign(into: &tokens) }
      case 0x5F, 0x24, 0x80...0xFF:
        lexWordOrSign(into: &tokens)
      default:
        lexPunctuation(byte, into: &tokens)
      }
    }
  }

  private mutating func lexPunctuation(_ byte: UInt8, into tokens: inout [Token]) {
    let kind: Token.Kind? =
      switch byte {
      case 0x2C: .comma
      case 0x3A: .colon
      case 0x2B: .plus
      case 0x2D: .minus
      case 0x2A: .star
      case 0x2F: .slash
      case 0x25: .percent
      case 0x3D: .equals
      case 0x40: .at
      case 0x7B: .openBrace
      case 0x7D: .closeBrace
      default: nil
      }
    let start = position
    position += 1
    if let kind {
      tokens.append(Token(kind: kind, span: span(start, position)))
    } else if byte < 0x20 || byte == 0x7F {
      refuse(.controlCharacter(UInt32(byte), at: span(start, position)))
    } else {
      refuse(
        .strayCharacter(
          String(UnicodeScalar(byte)),
          at: span(start, position),
          line: lineOfFault(at: start)
        )
      )
    }
  }

  /// A comment at the start of a line, or where a blank, another `#` or the line end follows;
  /// else a category.
  private mutating func lexHash(into tokens: inout [Token], startsLine: Bool) {
    let start = position
    let next = byte(start + 1)
    let isComment =
      startsLine || next == 0x23 || isLineEnd(next) || isBlank(at: start + 1)
    if isComment {
      skipComment()
      comment = span(start, position)
      return
    }
    position += 1
    let end = endOfWord(from: position)
    if end == position {
      refuse(.categoryWithoutWord(at: span(start, start + 1)))
      return
    }
    position = end
    tokens.append(Token(kind: .category, span: span(start, end)))
  }

  private mutating func skipComment() {
    while true {
      position = endOfPlainText(from: position)
      if isLineEnd(byte(position)) { return }
      stepOverText()
    }
  }

  /// Returns where printable ASCII ends that means only itself, in a string too.
  private func endOfPlainText(from start: Int) -> Int {
    let bytes = bytes.span
    var end = start
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] < 0x7F, bytes[end] != 0x22,
      bytes[end] != 0x5C
    {
      end += 1
    }
    return end
  }

  /// Steps over one character of a comment or a string, and refuses it where it would lie to a reader.
  mutating func stepOverText() {
    let start = position
    let (scalar, length) = scalar(at: start)
    position += length
    if scalar == 0x09 { return }
    if scalar < 0x20 || scalar >= 0x7F && scalar < 0xA0 {
      refuse(.controlCharacter(scalar, at: span(start, position)))
    } else if isBidirectionalOverride(scalar) || scalar == 0xFEFF || isLineSeparator(scalar) {
      refuse(.hiddenCharacter(scalar, at: span(start, position)))
    }
  }

  private mutating func lexString(into tokens: inout [Token]) {
    let start = position
    position += 1
    while true {
      position = endOfPlainText(from: position)
      let byte = byte(position)
      if isLineEnd(byte) { break }
      if byte == 0x22 {
        position += 1
        tokens.append(Token(kind: .string, span: span(start, position)))
        return
      }
      if byte == 0x5C {
        let next = self.byte(position + 1)
        if next == 0x22 || next == 0x5C {
          position += 2
          continue
        }
        refuse(.unknownEscape(at: span(position, position + 1)))
        position += 1
      } else {
        stepOverText()
      }
    }
    refuse(.openQuote(at: span(start, position), line: lineOfFault(at: start)))
    // The block that such a line begins is still one, so that nothing follows from its lines.
    let last = bytes[start..<position].lastIndex(where: { $0 != 0x20 && $0 != 0x09 })
    if let last, bytes[last] == 0x7B {
      tokens.append(Token(kind: .openBrace, span: span(last, last + 1)))
    }
  }

  /// One message a line: what follows a fault on its line mostly follows from it.
  mutating func refuse(_ diagnostic: Diagnostic) {
    if !hasFault { diagnostics.append(diagnostic) }
    hasFault = true
  }

  /// The line for a message; none where the line has one, so that a line of faults costs no more.
  func lineOfFault(at index: Int) -> LineText {
    hasFault ? LineText(bytes: [], start: base) : lineText(around: index)
  }
}
