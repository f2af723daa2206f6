import TripMoney
import TripText

extension Parser {
  /// Whether an amount can begin at `offset` tokens ahead.
  mutating func beginsAmount(_ offset: Int = 0) -> Bool {
    let token = peek(offset)
    switch token.kind {
    case .number, .sign: return true
    case .word:
      // `USD 1`, `Rs 500`: letters that are a currency, before a number, and nobody's name.
      if token.keyword == nil, endsWithDigit(token), cutsCurrency(offset, before: lexer.isDigit) {
        return true
      }
      guard peek(offset + 1).kind == .number, !isReserved(token), !isDeclaredName(token) else {
        return false
      }
      return vocabulary.isCurrencyWord(bytes(of: token))
    default: return false
    }
  }

  /// Cuts a word where a currency ends in it: `USD20` before the digits, `EUR-3` before the hyphen.
  ///
  /// Only nobody's name is cut, and only behind a code in capitals or a symbol, so that a slip in a
  /// name makes no money. What is behind the cut is lexed again, as marks of a number may follow.
  private mutating func cutsCurrency(_ offset: Int, before endsCurrency: (UInt8) -> Bool) -> Bool {
    let token = peek(offset)
    let word = bytes(of: token)
    guard let cut = word.firstIndex(where: endsCurrency), cut > word.startIndex, !lexer.hasFault
    else { return false }
    let letters = word[..<cut]
    let text = String(decoding: letters, as: UTF8.self)
    guard isCode(letters) || vocabulary.currencies.isSymbol(text), !isDeclaredName(token),
      !(vocabulary.names.id(of: text).map(vocabulary.names.isDeclared) ?? false)
    else { return false }
    tokens.removeSubrange((index + offset)...)
    let end = token.span.start + UInt32(truncatingIfNeeded: letters.count)
    tokens.append(Token(kind: .word, span: SourceSpan(start: token.span.start, end: end)))
    lexer.position = cut
    lexer.lexLine(into: &tokens, isContinuation: true)
    return true
  }

  private func endsWithDigit(_ token: Token) -> Bool {
    lexer.isDigit(lexer.byte(range(of: token).upperBound - 1))
  }

  /// Whether the letters are a currency's code, in capitals.
  private func isCode(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
      && vocabulary.currencies.currency(code: letters) != nil
  }

  /// An amount, worked out in place or with percentages on top: `grammar.md`, "Amounts".
  mutating func amount() throws(Refusal) -> Amount {
    let start = current.span.start
    var amount = Amount(first: try quantity(), span: current.span)
    while let sign = operatorAhead() {
      guard amount.steps.count < Self.mostSteps else {
        throw Refusal(.calculationTooLong(at: current.span))
      }
      let isWordAhead = peek().kind == .word && !beginsAmount(1) || peek().kind == .string
      if isWordAhead, sign == .plus || sign == .minus {
        throw Refusal(strayOperator())
      }
      if sign == .plus || sign == .minus, peek().kind == .number, peek(2).kind == .percent {
        advance()
        amount.steps.append(.adjustment(isOff: sign == .minus, percent: try number()))
        advance()
        continue
      }
      if case .adjustment = amount.steps.last {
        throw Refusal(.calculationAfterPercentage(at: current.span))
      }
      advance()
      amount.steps.append(.operation(sign, try quantity()))
    }
    amount.span = SourceSpan(start: start, end: tokens[index - 1].span.end)
    return amount
  }

  /// More than any receipt has; it bounds what an amount can cost to work out.
  private static let mostSteps = 100

  private func operatorAhead() -> Amount.Operator? {
    switch current.kind {
    case .plus: .plus
    case .minus: .minus
    case .star: .times
    case .slash: .dividedBy
    default: nil
    }
  }

  /// A number with its currency before or behind it, or without; where `hasNames` says so, a word
  /// may be somebody's name, and then is no currency.
  mutating func quantity(hasNames: Bool = true) throws(Refusal) -> Quantity {
    let hasWord = current.kind == .word && (beginsAmount() || !hasNames)
    let start = current
    var currency: CurrencyMention?
    if start.kind == .sign || hasWord {
      currency = currencyMention(start)
      advance()
      if current.kind == .minus || current.kind == .plus {
        throw Refusal(signInsideAmount(start))
      }
    }
    guard current.kind == .number else {
      if current.kind == .date { throw Refusal(dayAsAmount()) }
      if current.kind == .minus {
        throw Refusal(.negativeAmount(at: current.span))
      }
      throw Refusal(unexpected(current, wanted: Self.amountWanted))
    }
    let number = try number()
    let numberEnd = tokens[index - 1].span.end
    if isCurrencyBehindNumber(current) {
      let behind = currencyMention(current)
      if let before = currency { throw Refusal(twoCurrencies(before, behind)) }
      if current.kind == .sign, isBeside(current, peek()), peek().kind == .number {
        throw Refusal(currencyAsMark())
      }
      currency = behind
      advance()
      return Quantity(
        number: number,
        currency: currency,
        span: SourceSpan(start: start.span.start, end: behind.span.end)
      )
    }
    return Quantity(
      number: number,
      currency: currency,
      span: SourceSpan(start: start.span.start, end: numberEnd)
    )
  }

  private mutating func isCurrencyBehindNumber(_ token: Token) -> Bool {
    switch token.kind {
    case .sign:
      // `$5 $3`: the second sign belongs to the next number.
      return peek().kind != .number || peek().span.start != token.span.end
        || tokens[index - 1].span.end == token.span.start
    case .word:
      let word = bytes(of: token)
      if isCode(word) { return true }
      if isReserved(token) || isDeclaredName(token) { return false }
      return vocabulary.isCurrencyWord(word) || cutsCurrency(0, before: { $0 == 0x2D })
    default:
      return false
    }
  }

  func currencyMentionForm(_ token: Token) -> CurrencyMention.Form {
    token.kind == .sign ? .sign : .word
  }

  mutating func currencyMention(_ token: Token) -> CurrencyMention {
    CurrencyMention(
      form: currencyMentionForm(token),
      span: token.span,
      spelling: vocabulary.spelling(lexer.bytes, range(of: token))
    )
  }

  /// A currency on its own, as behind `home`.
  mutating func currency() throws(Refusal) -> CurrencyMention {
    guard current.kind == .word || current.kind == .sign else {
      throw Refusal(unexpected(current, wanted: "a currency such as EUR"))
    }
    let mention = currencyMention(current)
    advance()
    return mention
  }

  /// A bare number, read under the format in force.
  mutating func number() throws(Refusal) -> Decimal {
    let token = current
    guard token.kind == .number else {
      throw Refusal(unexpected(token, wanted: "a number"))
    }
    do throws(Numeral.Fault) {
      let value = try Numeral.value(of: lexer.bytes, range(of: token), lexer.numbers)
      advance()
      return value
    } catch {
      throw Refusal(fault(error, of: token))
    }
  }
}
