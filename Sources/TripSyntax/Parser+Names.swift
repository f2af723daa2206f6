import TripText

extension Parser {
  /// Whether a name can begin at the token: a word that is not reserved, or a string.
  func beginsName(_ token: Token) -> Bool {
    switch token.kind {
    case .string: true
    case .word: !isReserved(token)
    default: false
    }
  }

  func isReserved(_ token: Token) -> Bool {
    keyword(token)?.isReserved ?? false
  }

  /// Whether the token spells a name that is declared.
  mutating func isDeclaredName(_ token: Token) -> Bool {
    guard beginsName(token) else { return false }
    let id = nameID(token)
    return vocabulary.names.isDeclared(id)
  }

  mutating func name(wanted: String = "a name") throws(Refusal) -> NameMention {
    let token = current
    guard beginsName(token) else { throw Refusal(noName(token, wanted: wanted)) }
    if token.kind == .string {
      let bytes = nameBytes(token)
      if bytes.isEmpty { throw Refusal(.emptyName(at: token.span)) }
      if let hidden = hiddenCharacter(in: bytes) {
        throw Refusal(.hiddenCharacter(hidden, at: token.span))
      }
    }
    advance()
    let mention = NameMention(id: nameID(token), span: token.span)
    mentions?.append(mention)
    return mention
  }

  /// A message for what stands where a name is wanted.
  private mutating func noName(_ token: Token, wanted: String) -> Diagnostic {
    switch token.kind {
    case .word:
      if let slip = reservedBeforeName(token) { return slip }
      return .reservedName(
        text(of: token),
        at: token.span,
        mended: replacing(token.span, with: Self.quoted(text(of: token)))
      )
    case .number, .date:
      // `1st`, `2Pac`: digits and letters in one run.
      var last = index
      while tokens[last + 1].kind == .word, tokens[last + 1].span.start == tokens[last].span.end {
        last += 1
      }
      let span = span(of: index...last)
      return .nameBeginsWithDigit(text(in: span), at: span)
    case .at, .equals, .colon:
      let text = text(of: token)
      let line = line(of: token.span)
      let plain = token.kind == .at ? line.replacing({ $0 == "@" }, with: "") : nil
      return .needlessMark(
        text,
        at: token.span,
        mended: plain.map { tried($0, at: token.span) } ?? without(token.span)
      )
    default:
      return unexpected(token, wanted: wanted)
    }
  }

  /// `for Ben and for Cy`, `for Ben 10, rest Cy`, `got 10 from all`: a word of the language that is meant
  /// as one, in a name's place.
  private mutating func reservedBeforeName(_ token: Token) -> Diagnostic? {
    switch keyword(token) {
    case .for where isDeclaredName(peek()):
      let lead = SourceSpan(start: token.span.start, end: peek().span.start)
      return .unexpected(
        text(of: token),
        wanted: "a name",
        at: token.span,
        help: "'for' stands once, before all who share it",
        mended: replacing(lead, with: "")
      )
    case .rest where isDeclaredName(peek()):
      let name = text(of: peek())
      return .markBeforeName(
        at: token.span,
        mended: replacing(token.span.union(peek().span), with: name + " " + text(of: token))
      )
    case .each where tokens.contains { keyword($0) == .paid }:
      return .unexpected(
        text(of: token),
        wanted: "a name",
        at: token.span,
        help: "'each' stands behind an amount that is per head: 10 each for Ben, Cy"
      )
    case .all where tokens.contains { keyword($0) == .got }:
      return .unexpected(
        text(of: token),
        wanted: "one person",
        at: token.span,
        help: "from everybody it is: all paid \(subject) 10 each"
      )
    default: return nil
    }
  }

  /// The id of the name that a word or a string spells.
  mutating func nameID(_ token: Token) -> NameID {
    token.kind == .word
      ? vocabulary.names.intern(lexer.bytes, range(of: token))
      : vocabulary.names.intern(nameBytes(token))
  }

  /// The name's own bytes: quotes, escapes and blanks at the edges are off.
  func nameBytes(_ token: Token) -> ArraySlice<UInt8> {
    let bytes = bytes(of: token)
    if token.kind != .string { return bytes }
    var content = bytes.dropFirst().dropLast()
    if content.contains(0x5C) {
      return Array(unquoted(bytes).trimmingBlanks().utf8)[...]
    }
    while content.first == 0x20 || content.first == 0x09 { content.removeFirst() }
    while content.last == 0x20 || content.last == 0x09 { content.removeLast() }
    if let first = content.first, let last = content.last, first >= 0x80 || last >= 0x80 {
      // Other blanks at the edges are rare enough to be looked for the slow way.
      return Array(String(decoding: content, as: UTF8.self).trimmingBlanks().utf8)[...]
    }
    return content
  }

  /// Returns a character of a quoted name that nobody would see.
  private func hiddenCharacter(in bytes: ArraySlice<UInt8>) -> UInt32? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var isBehindEmoji = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isPresentation = scalar.value == 0xFE0F || scalar.value == 0x200D
      if scalar.properties.isDefaultIgnorableCodePoint, !(isPresentation && isBehindEmoji) {
        return scalar.value
      }
      isBehindEmoji = scalar.value > 0x7F && (scalar.properties.isEmoji || isPresentation)
    }
    return nil
  }

  /// Names behind one another: `A, B and C`, over line ends after a comma.
  mutating func nameList() throws(Refusal) -> [NameMention] {
    var names = [try name()]
    while try takesSeparator() {
      names.append(try name())
    }
    return names
  }

  /// Steps over a comma, `and`, or both, if a list goes on.
  mutating func takesSeparator() throws(Refusal) -> Bool {
    let hasComma = current.kind == .comma
    if hasComma {
      advance()
      try skipLineEnds()
    }
    // `and` is a comma, at the end of a line too.
    let hasAnd = currentKeyword == .and
    if hasAnd {
      advance()
      try skipLineEnds()
    }
    return hasComma || hasAnd
  }
}
