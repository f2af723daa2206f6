import TripMoney
import TripText

/// The block of a bill, a line an item.
extension Parser {
  mutating func items(of bill: inout Bill) throws(Refusal) {
    let brace = current.span
    advance()
    var items: [Item] = []
    var isSound = true
    while true {
      if current.kind == .closeBrace { break }
      if current.kind == .end {
        ranOut = true
        throw Refusal(.blockNotClosed(at: brace))
      }
      if current.kind == .newline {
        advance()
        if index >= tokens.count {
          isSound = try nextLineOfBlock(brace) && isSound
        }
        continue
      }
      do throws(Refusal) {
        items.append(try item())
        guard isAtLineEnd || current.kind == .closeBrace else {
          throw Refusal(unexpectedInItem(current))
        }
      } catch {
        if let diagnostic = error.diagnostic { report(diagnostic) }
        isSound = false
        while !isAtLineEnd, current.kind != .closeBrace { advance() }
      }
    }
    let end = current.span
    advance()
    if !isSound { throw .reported }
    if items.isEmpty { throw Refusal(.emptyBlock(at: brace.union(end))) }
    bill.items = items
    bill.itemsSpan = SourceSpan(start: brace.start, end: end.end)
  }

  /// Lexes a further line of the block; false where it was refused, and its message is given.
  private mutating func nextLineOfBlock(_ brace: SourceSpan) throws(Refusal) -> Bool {
    let lineStart = lexer.position
    let first = tokens.count
    // A block that was not closed: the next statement is none of its lines.
    lexer.lexLine(into: &tokens, isContinuation: false)
    if looksLikeStatement(from: first) {
      lexer.position = lineStart
      lexer.diagnostics.removeAll()
      tokens.removeSubrange(first...)
      tokens.append(Token(kind: .newline, span: lexer.span(lineStart, lineStart)))
      throw Refusal(.blockNotClosed(at: brace))
    }
    if !lexer.hasFault { return true }
    takeLexerDiagnostics()
    tokens.removeSubrange(first..<(tokens.count - 1))
    return false
  }

  /// Whether the tokens from `first` on begin a statement, which no line of a block does.
  mutating func looksLikeStatement(from first: Int) -> Bool {
    guard tokens.count > first + 1, tokens[first].kind == .word || tokens[first].kind == .string
    else { return false }
    if let second = keyword(tokens[first + 1]), second == .paid || second == .got { return true }
    guard let word = keyword(tokens[first]), Keyword.statements.contains(word) else { return false }
    return tokens[first + 1].kind != .number && !isReserved(tokens[first])
  }

  private mutating func item() throws(Refusal) -> Item {
    let start = current
    var sign = Item.Sign.plain
    if start.kind == .plus || start.kind == .minus {
      sign = start.kind == .plus ? .onTop : .off
      advance()
    }
    let valueStart = current.span.start
    let value: Item.Value
    if currentKeyword == .rest {
      guard sign != .off else { throw Refusal(.restTakenOff(at: start.span.union(current.span))) }
      advance()
      value = .rest
    } else if current.kind == .number, peek().kind == .percent {
      let percent = try number()
      advance()
      guard sign != .plain else {
        throw Refusal(
          .percentWithoutSign(
            at: start.span.union(tokens[index - 1].span),
            mended: line(of: start.span).replacing(SourceSpan(at: start.span.start), with: "+")))
      }
      value = .percent(percent)
    } else if beginsAmount() {
      value = .amount(try amount())
    } else {
      throw Refusal(noItem(start))
    }
    let valueSpan = SourceSpan(start: valueStart, end: tokens[index - 1].span.end)
    var item = Item(
      sign: sign, value: value, span: start.span.union(valueSpan), valueSpan: valueSpan)
    try itemClauses(of: &item)
    item.span.end = tokens[index - 1].span.end
    return item
  }

  private mutating func itemClauses(of item: inout Item) throws(Refusal) {
    while true {
      if current.kind == .string, item.what == nil {
        item.what = current.span
        advance()
      } else if currentKeyword == .for, item.split == nil {
        advance()
        item.split = try split()
      } else {
        return
      }
    }
  }

  /// A message for a line of a block that begins with nothing an item begins with.
  private mutating func noItem(_ token: Token) -> Diagnostic {
    if token.kind == .string {
      return .itemBeginsWithNote(at: token.span)
    }
    if token.kind == .category { return .categoryOnItem(at: token.span) }
    return .noItem(text(of: token), at: token.span)
  }

  private mutating func unexpectedInItem(_ token: Token) -> Diagnostic {
    if token.kind == .category { return .categoryOnItem(at: token.span) }
    if token.kind == .word, !isReserved(token) {
      let words = text(of: token)
      return .noteWithoutQuotes(
        words, at: token.span,
        mended: line(of: token.span).replacing(token.span, with: "\"" + words + "\""))
    }
    return unexpected(token, wanted: "what it was in quotes, or 'for' and names")
  }
}
