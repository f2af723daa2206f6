import TripMoney
import TripText

/// The block of a bill, a line an item.
extension Parser {
  mutating func items(of bill: inout Bill) throws(Refusal) {
    let brace = current.span
    advance()
    isInBlock = true
    defer { isInBlock = false }
    var items: [Item] = []
    var isSound = true
    while true {
      if current.kind == .closeBrace { break }
      if current.kind == .end {
        ranOut = true
        throw notClosed(brace)
      }
      if current.kind == .newline {
        advance()
        if index >= tokens.count, try !nextLineOfBlock(brace) {
          isSound = false
          try skipItem(brace)
        }
        continue
      }
      do throws(Refusal) {
        let item = try item()
        guard isAtLineEnd || current.kind == .closeBrace else {
          throw Refusal(unexpectedInItem(current, item))
        }
        items.append(item)
      } catch {
        if let diagnostic = error.diagnostic { report(withPeopleOfTrip(diagnostic)) }
        takeLexerDiagnostics()
        isSound = false
        try skipItem(brace)
      }
    }
    let end = current.span
    advance()
    if !isSound { throw .reported }
    if items.isEmpty { throw Refusal(.emptyBlock(at: brace.union(end))) }
    bill.items = items
    bill.itemsSpan = SourceSpan(start: brace.start, end: end.end)
  }

  /// A block without an end; where an item on its first line was refused, that is enough.
  private func notClosed(_ brace: SourceSpan) -> Refusal {
    hasMessage(onLineOf: brace) ? .reported : Refusal(.blockNotClosed(at: brace))
  }

  /// Moves behind a line that cannot be read, and behind the lines on which its list goes on.
  private mutating func skipItem(_ brace: SourceSpan) throws(Refusal) {
    while true {
      while !isAtLineEnd, current.kind != .closeBrace { advance() }
      guard current.kind == .newline, endsWithComma else { return }
      advance()
      if index >= tokens.count { _ = try nextLineOfBlock(brace) }
    }
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
      throw notClosed(brace)
    }
    takeLexerDiagnostics()
    return !lexer.hasFault
  }

  /// Whether the tokens from `first` on begin a statement, which no line of a block does.
  mutating func looksLikeStatement(from first: Int) -> Bool {
    guard tokens.count > first + 1, tokens[first].kind == .word || tokens[first].kind == .string
    else { return false }
    // No name is spelled so; several payers may stand before it.
    if tokens[first...].contains(where: { $0.keyword == .paid || $0.keyword == .got }) {
      return true
    }
    guard let word = keyword(tokens[first]), Keyword.statements.contains(word) else { return false }
    if word == .on { return tokens[first + 1].kind == .date }
    return tokens[first + 1].kind != .number && !isReserved(tokens[first])
  }

  /// Whether what stands after a comma and a line end, from `first` on, goes on with no list.
  mutating func continuesAsStatement(from first: Int) -> Bool {
    guard tokens.count > first + 1 else { return false }
    let token = tokens[first]
    switch token.kind {
    case .number, .sign, .plus, .minus, .closeBrace: return isInBlock
    case .word where isReserved(token) && isInBlock:
      return token.keyword != .all && token.keyword != .and
    case .word, .string: break
    default: return false
    }
    let second = tokens[first + 1]
    // Of several payers, the last may stand on a line of its own.
    if second.keyword == .paid || second.keyword == .got { return true }
    if isReserved(token) { return token.keyword == .on && second.kind == .date }
    guard let word = token.keyword, Keyword.statements.contains(word), !isDeclaredName(token)
    else { return false }
    return second.kind == .date || second.kind == .string
      || second.kind == .word && !isReserved(second)
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
      guard sign != .off else {
        let span = start.span.union(current.span)
        throw Refusal(.restTakenOff(at: span))
      }
      advance()
      value = .rest
    } else if current.kind == .number, peek().kind == .percent {
      let percent = try number()
      advance()
      guard sign != .plain else {
        throw Refusal(percentWithoutSign(from: start))
      }
      value = .percent(percent)
    } else if beginsAmount() {
      value = .amount(try amount())
    } else {
      throw Refusal(noItem(start))
    }
    let valueSpan = SourceSpan(start: valueStart, end: tokens[index - 1].span.end)
    var item = Item(
      sign: sign,
      value: value,
      span: start.span.union(valueSpan),
      valueSpan: valueSpan
    )
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
}
