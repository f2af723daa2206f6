package import TripMoney
package import TripText

/// Reads a script statement by statement.
///
/// A line that has no meaning becomes `.invalid`, with its message in `diagnostics`; reading goes on
/// behind it. Every call moves on, so reading ends.
package struct Parser: Sendable {
  /// A line cannot be read; the message, unless it is given already.
  struct Refusal: Error {
    var diagnostic: Diagnostic?
    /// What the line may have been about, where that is known.
    var about: Statement.Invalid?

    init(_ diagnostic: Diagnostic?, about: Statement.Invalid? = nil) {
      self.diagnostic = diagnostic
      self.about = about
    }

    static var reported: Refusal { Refusal(nil) }
  }

  var lexer: Lexer
  /// The tokens of the current statement.
  var tokens: [Token] = []
  var index = 0
  /// The words with a meaning, lent for the length of a call.
  var vocabulary = Vocabulary()
  private var diagnostics: [Diagnostic] = []
  /// The day that `today` stands for at a prompt; a script has none.
  package var today: Day?
  /// The days that were written as `today` or `yesterday`, in order.
  package internal(set) var dayWords: [(span: SourceSpan, day: Day)] = []
  /// Where names stand, in order, while somebody asks for it.
  var mentions: [NameMention]?
  /// Whether the text ended inside a list or a block.
  var ranOut = false
  /// The day that was read last: its year is that of a date without one, in a message.
  var lastDay: Day?
  /// Whether a mended line is only tried; then nothing is tried for it in turn.
  var isTrial = false
  private var hasStopped = false
  /// Whether lines are read as those of a bill's block.
  var isInBlock = false

  /// Whether the text ends inside a list or a block, or was not read to its end: what is added to
  /// it may belong to what stands there.
  package var endsOpen: Bool { ranOut || hasStopped }

  /// Creates a parser of a text whose first byte is at `base` in the source map, and which begins with
  /// numbers written so.
  package init(bytes: [UInt8], base: UInt32, numbers: NumberFormat) {
    lexer = Lexer(bytes: bytes, base: base, numbers: numbers)
  }

  /// How numbers are written from here on.
  package var numbers: NumberFormat { lexer.numbers }

  /// Returns the next statement, or nil at the end.
  package mutating func next(using words: inout Vocabulary) -> Statement? {
    swap(&vocabulary, &words)
    defer { swap(&vocabulary, &words) }
    while !hasStopped {
      tokens.removeAll(keepingCapacity: true)
      index = 0
      if let marker = conflictMarker() {
        // What stands between the markers is there twice; one message says all.
        diagnostics.append(.conflictMarkers(at: marker))
        hasStopped = true
        return Statement(kind: .invalid(.naming), span: marker)
      }
      lexer.lexLine(into: &tokens, isContinuation: false)
      switch tokens[0].kind {
      case .newline where !lexer.hasFault:
        continue
      case .end where !lexer.hasFault:
        return nil
      default:
        return readStatement()
      }
    }
    return nil
  }

  private mutating func readStatement() -> Statement {
    let start = tokens[0].span.start
    do throws(Refusal) {
      if lexer.hasFault { throw .reported }
      let kind = try statement()
      let end = tokens[max(index - 1, 0)].span.end
      try endOfStatement()
      return Statement(
        kind: kind,
        span: SourceSpan(start: start, end: end),
        comment: lexer.comment
      )
    } catch {
      if let diagnostic = error.diagnostic ?? explanationOfFault() {
        diagnostics.append(explained(diagnostic))
      }
      let about = error.about ?? invalidKind()
      takeLexerDiagnostics()
      skipStatement()
      let end = tokens.last(where: { $0.kind != .newline && $0.kind != .end })?.span.end ?? start
      return Statement(kind: .invalid(about), span: SourceSpan(start: start, end: max(start, end)))
    }
  }

  /// Returns the messages since the last call.
  package mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics.removeAll() }
    return diagnostics
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Whether a message since the last call points at the line that holds `span`.
  func hasMessage(onLineOf span: SourceSpan) -> Bool {
    let line = line(of: span)
    let end = line.start + UInt32(truncatingIfNeeded: line.bytes.count)
    return diagnostics.contains { $0.span.start >= line.start && $0.span.start <= end }
  }

  mutating func takeLexerDiagnostics() {
    for diagnostic in lexer.diagnostics { diagnostics.append(explained(tried(diagnostic))) }
    lexer.diagnostics.removeAll()
  }

  /// The message with its mended line, if that can be read; then it needs no other help.
  mutating func tried(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let mended = diagnostic.mended else { return diagnostic }
    var diagnostic = diagnostic
    // The number of a list, and a number that is written as elsewhere.
    let isFigure = diagnostic.code == "bullet" || diagnostic.code == "number-format"
    diagnostic.mended = tried(
      mended,
      at: diagnostic.span,
      answeringFor: isFigure ? [diagnostic.span] : []
    )
    if diagnostic.mended != nil { diagnostic.help = nil }
    return diagnostic
  }

  /// What the line would have set, had it been read.
  private func invalidKind() -> Statement.Invalid {
    guard let first = tokens.first, first.kind == .word else { return .naming }
    switch keyword(first) ?? likelyKeyword(first) {
    case .buddy, .buddies, .other, .others, .pot, .group, .together, .include: return .naming
    case .home, .local, .currency, .numbers: return .money
    default: return .other
    }
  }

  /// Moves behind the statement: to the end of its line, of a list that goes on, and of its block.
  private mutating func skipStatement() {
    // What is refused in the lines that are skipped says nothing; what was, before, stays.
    let messages = lexer.diagnostics.count
    defer { lexer.diagnostics.removeSubrange(messages...) }
    var depth = 0
    for token in tokens {
      if token.kind == .openBrace { depth += 1 }
      if token.kind == .closeBrace { depth -= 1 }
    }
    while depth > 0, !lexer.isAtEnd {
      let lineStart = lexer.position
      let first = tokens.count
      lexer.lexLine(into: &tokens, isContinuation: true)
      if looksLikeStatement(from: first) {
        lexer.position = lineStart
        tokens.removeSubrange(first...)
        return
      }
      for token in tokens[first...] {
        if token.kind == .openBrace { depth += 1 }
        if token.kind == .closeBrace { depth -= 1 }
      }
    }
    if depth > 0 || endsWithComma, lexer.isAtEnd { ranOut = true }
    while endsWithComma, !lexer.isAtEnd {
      let lineStart = lexer.position
      let first = tokens.count
      lexer.lexLine(into: &tokens, isContinuation: true)
      if continuesAsStatement(from: first) {
        lexer.position = lineStart
        tokens.removeSubrange(first...)
        return
      }
    }
  }

  /// Whether a list goes on, over lines that are blank or hold a comment too.
  var endsWithComma: Bool {
    let last = tokens.last { $0.kind != .newline && $0.kind != .end }
    return last?.kind == .comma || last?.keyword == .and
  }

  /// Seven `<`, `=`, `>` or `|` at the start of a line: git left both sides there.
  private func conflictMarker() -> SourceSpan? {
    let start = lexer.position
    let first = lexer.byte(start)
    guard first == 0x3C || first == 0x3D || first == 0x3E || first == 0x7C,
      (0..<7).allSatisfy({ lexer.byte(start + $0) == first })
    else { return nil }
    let next = lexer.byte(start + 7)
    guard next == 0x20 || lexer.isLineEnd(next) else { return nil }
    return lexer.span(start, start + 7)
  }

  // MARK: - Tokens

  var current: Token { tokens[min(index, tokens.count - 1)] }

  /// The token `distance` places ahead; past the end of the line, the last one.
  func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  var isAtLineEnd: Bool { current.kind == .newline || current.kind == .end }

  mutating func advance() { if index < tokens.count { index += 1 } }

  func range(of token: Token) -> Range<Int> {
    Int(token.span.start - lexer.base)..<Int(token.span.end - lexer.base)
  }

  func bytes(of token: Token) -> ArraySlice<UInt8> { bytes(in: token.span) }

  func bytes(in span: SourceSpan) -> ArraySlice<UInt8> {
    lexer.bytes[Int(span.start - lexer.base)..<Int(span.end - lexer.base)]
  }

  func text(of token: Token) -> String { String(decoding: bytes(of: token), as: UTF8.self) }

  func keyword(_ token: Token) -> Keyword? { token.keyword }

  var currentKeyword: Keyword? { keyword(current) }

  func line(of span: SourceSpan) -> LineText {
    lexer.lineText(around: Int(span.start - lexer.base))
  }

  /// After a comma, a list may go on over line ends, with blank lines and comments between.
  mutating func skipLineEnds() throws(Refusal) {
    guard isAtLineEnd else { return }
    let comma = tokens[index - 1].span
    while current.kind == .newline {
      advance()
      guard index >= tokens.count else { continue }
      let lineStart = lexer.position
      lexer.lexLine(into: &tokens, isContinuation: true)
      if continuesAsStatement(from: index) {
        // The next line is read for itself.
        lexer.position = lineStart
        lexer.diagnostics.removeAll()
        tokens.removeSubrange(index...)
        throw Refusal(commaAtEnd(comma))
      }
      if lexer.hasFault { throw .reported }
    }
    if current.kind == .end { throw Refusal(commaAtEnd(comma)) }
  }

  /// `comma` is the comma or the `and` behind which nothing follows.
  private mutating func commaAtEnd(_ comma: SourceSpan) -> Diagnostic {
    .commaAtEnd(at: comma, mended: replacing(withBlanksBefore(comma), with: ""))
  }

  mutating func endOfStatement() throws(Refusal) {
    guard isAtLineEnd else { throw Refusal(unexpected(current)) }
  }

  /// A message for a token that nothing can be made of where it stands.
  func unexpected(_ token: Token, wanted: String? = nil) -> Diagnostic {
    if token.kind == .newline || token.kind == .end {
      return .lineTooShort(wanted: wanted ?? "more", at: token.span)
    }
    return .unexpected(text(of: token), wanted: wanted, at: token.span)
  }
}
