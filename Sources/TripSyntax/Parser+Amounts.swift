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
    let numeral = Numeral(bytes: bytes(of: token), format: lexer.numbers)
    do throws(Numeral.Fault) {
      let value = try numeral.value()
      advance()
      return value
    } catch {
      throw Refusal(fault(error, of: token))
    }
  }
}

// MARK: - Slips

extension Parser {
  static let amountWanted = "an amount such as 12.50"

  /// Who the line begins with, for an example.
  var subject: String {
    guard let first = tokens.first, beginsName(first), keyword(first) != .expect else {
      return "Anna"
    }
    return text(of: first)
  }

  /// The message about a number that is not written as numbers are here.
  private mutating func fault(_ fault: Numeral.Fault, of token: Token) -> Diagnostic {
    var span = token.span
    // `12.-` and `12.–`: a price without cents, as shops write it.
    if case .noDigitAfterMark = fault, isBeside(token, peek()), peek().kind == .minus {
      span.end = peek().span.end
    }
    // An amount with three decimals or more is wrong in most currencies, a rate or a part is not.
    let isAmount =
      keyword(tokens[0]) != .rate
      && ![.times, .star, .slash, .at].contains(tokens[max(index - 1, 0)].kind)
      && peek().kind != .percent
    return .number(text(in: span), fault, format: lexer.numbers, at: span) { plain in
      let decimals = plain.split { $0 == "." || $0 == "," }.dropFirst().last?.count ?? 0
      return isAmount && decimals > 2 ? nil : replacing(span, with: plain)
    }
  }

  private func isBeside(_ left: Token, _ right: Token) -> Bool { left.span.end == right.span.start }

  /// `12€50`: the number, the sign, and the number's decimals.
  private mutating func currencyAsMark() -> Diagnostic {
    let (number, sign, decimals) = (tokens[index - 1], current, peek())
    let span = number.span.union(decimals.span)
    let mark = String(lexer.numbers.decimalMark)
    let plain = text(of: number) + mark + text(of: decimals) + text(of: sign)
    let isPrice = isBeside(number, sign) && decimals.span.end - decimals.span.start == 2
    return .currencyAsMark(
      text(in: span),
      at: span,
      mended: isPrice ? replacing(span, with: plain) : nil
    )
  }

  /// `$50 CAD`: two signs that may differ; which of them is meant is said by the code.
  private mutating func twoCurrencies(
    _ before: CurrencyMention,
    _ behind: CurrencyMention
  ) -> Diagnostic {
    let code = vocabulary.currencies.currency(code: bytes(in: behind.span))
    let meaning = vocabulary.currencies.meaning(
      ofSymbol: text(in: before.span),
      home: code,
      local: nil
    )
    // `€50 EUR` says the same twice.
    let canBind = before.form == .sign && code.map { meaning != .one($0) } ?? false
    return .twoCurrencies(
      text(in: before.span),
      text(in: behind.span),
      canBind: canBind,
      at: before.span.union(behind.span),
      mended: replacing(
        SourceSpan(start: before.span.start, end: tokens[index - 1].span.start),
        with: ""
      )
    )
  }

  /// `€-20`: the sign comes first in a net, and in a bill it is `got back`.
  private mutating func signInsideAmount(_ currency: Token) -> Diagnostic {
    let sign = current
    if keyword(tokens[0]) == .expect, !isDeclaredName(tokens[0]) {
      return .unexpected(
        text(of: sign),
        wanted: nil,
        at: sign.span,
        help: "the sign of a net comes first",
        mended: replacing(
          currency.span.union(sign.span),
          with: text(of: sign) + text(of: currency)
        )
      )
    }
    if index >= 2, keyword(tokens[index - 2]) == .paid, sign.kind == .minus {
      return .negativeBill(
        subject,
        other: someone(besides: subject),
        at: sign.span,
        mended: replacing((tokens[index - 2].span, "got back"), (sign.span, ""))
      )
    }
    return .negativeAmount(at: sign.span)
  }

  /// `50 - dinner`: a mark between the amount and what it was.
  private mutating func strayOperator() -> Diagnostic {
    let sign = current
    return .needlessMark(text(of: sign), at: sign.span, mended: without(sign.span))
  }

  /// `paid 2026-10-03 50`: the day comes last.
  mutating func dayAsAmount() -> Diagnostic {
    let token = current
    let day = text(of: token)
    let before = withBlanksBefore(token.span)
    let last = tokens.last { $0.kind != .newline && $0.kind != .end } ?? token
    let end = SourceSpan(at: last.span.end)
    let mended =
      amountSpan(at: index + 1) == nil ? nil : replacing((before, ""), (end, " on " + day))
    return .dayAsAmount(day, payer: subject, at: token.span, mended: mended)
  }
}
