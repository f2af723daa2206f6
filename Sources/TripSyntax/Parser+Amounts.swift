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
      guard peek(offset + 1).kind == .number, !isReserved(token), !isDeclaredName(token) else {
        return false
      }
      return vocabulary.isCurrencyWord(bytes(of: token))
    default: return false
    }
  }

  /// An amount, worked out in place or with percentages on top: `grammar.md`, "Amounts".
  mutating func amount() throws(Refusal) -> Amount {
    let start = current.span.start
    var amount = Amount(first: try quantity(), span: current.span)
    while let sign = operatorAhead() {
      guard amount.steps.count < Self.mostSteps else {
        throw Refusal(.calculationTooLong(at: current.span))
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

  /// A number with its currency before or behind it, or without.
  mutating func quantity() throws(Refusal) -> Quantity {
    let start = current
    var currency: CurrencyMention?
    if start.kind == .sign || start.kind == .word && beginsAmount() {
      currency = currencyMention(start)
      advance()
      if current.kind == .minus || current.kind == .plus {
        throw Refusal(.signInsideAmount(at: current.span, line: line(of: current.span)))
      }
    }
    guard current.kind == .number else {
      if current.kind == .date {
        throw Refusal(.dayAsAmount(text(of: current), at: current.span))
      }
      if current.kind == .minus {
        throw Refusal(.negativeAmount(at: current.span))
      }
      throw Refusal(unexpected(current, wanted: "an amount, such as 12.50"))
    }
    let number = try number()
    let numberEnd = tokens[index - 1].span.end
    if isCurrencyBehindNumber(current) {
      let behind = currencyMention(current)
      if let before = currency {
        throw Refusal(
          .twoCurrencies(
            text(of: start), text(of: current), at: before.span.union(behind.span),
            line: line(of: before.span), sign: before.span, code: behind.span))
      }
      currency = behind
      advance()
      return Quantity(
        number: number, currency: currency,
        span: SourceSpan(start: start.span.start, end: behind.span.end))
    }
    return Quantity(
      number: number, currency: currency,
      span: SourceSpan(start: start.span.start, end: numberEnd))
  }

  private mutating func isCurrencyBehindNumber(_ token: Token) -> Bool {
    switch token.kind {
    case .sign:
      // `$5 $3`: the second sign belongs to the next number.
      return peek().kind != .number || peek().span.start != token.span.end
        || tokens[index - 1].span.end == token.span.start
    case .word:
      let word = bytes(of: token)
      let isCapital = word.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
      if isCapital { return vocabulary.currencies.currency(code: word) != nil }
      if keyword(token) != nil && isReserved(token) || isDeclaredName(token) { return false }
      return vocabulary.isCurrencyWord(word)
    default:
      return false
    }
  }

  func currencyMentionForm(_ token: Token) -> CurrencyMention.Form {
    token.kind == .sign ? .sign : .word
  }

  mutating func currencyMention(_ token: Token) -> CurrencyMention {
    CurrencyMention(
      form: currencyMentionForm(token), span: token.span,
      spelling: vocabulary.spelling(lexer.bytes, range(of: token)))
  }

  /// A currency on its own, as behind `home`.
  mutating func currency() throws(Refusal) -> CurrencyMention {
    guard current.kind == .word || current.kind == .sign else {
      throw Refusal(unexpected(current, wanted: "a currency, such as EUR"))
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
    let numeral = Numeral(bytes: bytes(of: token), format: lexer.numbers)
    do throws(Numeral.Fault) {
      let value = try numeral.value()
      advance()
      return value
    } catch {
      throw Refusal(
        .number(
          text(of: token), error, format: lexer.numbers, at: token.span,
          line: line(of: token.span)))
    }
  }
}
