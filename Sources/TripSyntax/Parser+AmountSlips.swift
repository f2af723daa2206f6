import TripMoney
import TripText

/// What people write in place of an amount, and right behind one.
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
  mutating func fault(_ fault: Numeral.Fault, of token: Token) -> Diagnostic {
    var span = token.span
    // `12.-` and `12.–`: a price without cents, as shops write it.
    if case .noDigitAfterMark = fault, isBeside(token, peek()), peek().kind == .minus {
      span.end = peek().span.end
    }
    var fault = fault
    // `50..20`
    if case .noDigitAfterMark = fault, lexer.byte(Int(span.end - lexer.base)) == 0x2E {
      fault = .severalDecimalMarks
    }
    // An amount with three decimals or more is wrong in most currencies, a rate or a part is not.
    let isAmount =
      !isRate
      && ![.times, .star, .slash, .at].contains(tokens[max(index - 1, 0)].kind)
      && peek().kind != .percent
    return .number(text(in: span), fault, format: lexer.numbers, at: span) { plain in
      let decimals = plain.split { $0 == "." || $0 == "," }.dropFirst().last?.count ?? 0
      return isAmount && decimals > 2 ? nil : rewriting(span, as: plain)
    }
  }

  func isBeside(_ left: Token, _ right: Token) -> Bool { left.span.end == right.span.start }

  /// `12€50`: the number, the sign, and the number's decimals.
  mutating func currencyAsMark() -> Diagnostic {
    let (number, sign, decimals) = (tokens[index - 1], current, peek())
    let span = number.span.union(decimals.span)
    let mark = String(lexer.numbers.decimalMark)
    let plain = text(of: number) + mark + text(of: decimals) + text(of: sign)
    let isPrice = isBeside(number, sign) && decimals.span.end - decimals.span.start == 2
    return .currencyAsMark(
      text(in: span),
      at: span,
      mended: isPrice ? rewriting(span, as: plain) : nil
    )
  }

  /// `$50 CAD`: two signs that may differ; which of them is meant is said by the code.
  mutating func twoCurrencies(
    _ before: CurrencyMention,
    _ behind: CurrencyMention
  ) -> Diagnostic {
    if isRate {
      // `rate GBP 1.17 EUR`
      let number = text(of: tokens[index - 1])
      return .rateEitherWay(
        Self.readings(text(in: before.span), number, text(in: behind.span)),
        at: before.span.union(behind.span)
      )
    }
    let (sign, code) = (text(in: before.span), text(in: behind.span))
    let book = vocabulary.currencies
    let currency = book.currency(code: code)
    let meaning = book.meaning(ofSymbol: sign, home: currency, local: nil)
    // `$50 CAD` and `€50 EUR` name one currency, of `£50 EUR` only the writer knows which is right.
    let isOne = sign == code || currency.map { meaning == .one($0) } ?? false
    return .twoCurrencies(
      sign,
      code,
      canBind: before.form == .sign && meaning == .unknown,
      at: before.span.union(behind.span),
      mended: isOne
        ? replacing(
          SourceSpan(start: before.span.start, end: tokens[index - 1].span.start),
          with: ""
        ) : nil
    )
  }

  /// `€-20`: the sign comes first in a net, and in a bill it is `got back`.
  mutating func signInsideAmount(_ currency: Token) -> Diagnostic {
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
  mutating func strayOperator() -> Diagnostic {
    let sign = current
    if isDeclaredName(peek()), sign.kind == .plus, !tokens[..<index].contains(where: isPaid) {
      // `Anna 20 + Ben 30 paid`
      return .commaMissing(
        before: text(of: peek()),
        at: sign.span,
        help: nil,
        mended: withComma(for: sign.span)
      )
    }
    if !isBeside(sign, peek()), Habit.number(text(of: peek())) != nil {
      // `20 + ten`
      advance()
      if let slip = numberInWords() { return slip }
      index -= 1
    }
    var mended = without(sign.span)
    // `50 + tip`: how much that was is not said, or stands behind the word.
    if case .signed = ReceiptLine(note(from: index + 1)), mended?.contains("%") != true {
      mended = nil
    }
    return .needlessMark(text(of: sign), at: sign.span, mended: mended)
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

  /// Words right after the amount that belong to it: `50k`, `50 euros`, `50 plus 10%`.
  mutating func amountSlip(
    _ token: Token,
    _ word: String,
    in context: Context
  ) -> Diagnostic? {
    guard let amount = context.amount, tokens[index - 1].span.end == amount.span.end else {
      return nil
    }
    if let before = amount.first.currency, amount.steps.isEmpty,
      vocabulary.currencies.currency(code: bytes(of: token)) != nil
    {
      return .twoCurrencies(
        text(in: before.span),
        word,
        canBind: false,
        at: before.span.union(token.span),
        mended: nil
      )
    }
    if let slip = includedOnTop(token, amount) ?? percentWord(token, word, amount) { return slip }
    if let slip = magnitude(token, word, amount) ?? cents(token, word, amount) { return slip }
    if let slip = inCurrency(token, word, amount) ?? reckonedInWords(token, word, amount) {
      return slip
    }
    if let slip = percentInWords() ?? percentInNumberWords(amount) { return slip }
    let isSplit = [Habit.for, .with, .equally, .except].contains { $0.isMeant(by: word) }
    return isSplit && word.lowercased() != "per" ? nil : twoNumbers(in: context)
  }

  /// Returns the message about `50 plus 10%`, `50 tip 10%`, `50 10% off`: a share on top or off, if
  /// that is what stands from the current token on.
  mutating func percentInWords() -> Diagnostic? {
    let habits: [Habit] = [.onTop, .discount, .included, .with]
    var number = index
    while tokens[number].kind == .plus || tokens[number].kind == .word {
      let word = text(of: tokens[number])
      guard word == "+" || habits.contains(where: { $0.isMeant(by: word) }) else { break }
      number += 1
    }
    guard tokens[number].kind == .number, tokens[number + 1].kind == .percent else { return nil }
    let name = tokens[number + 2]
    if isDeclaredName(name), number == index {
      // `50 50% Ben`
      let mark = text(of: name) + " " + text(of: tokens[number]) + "%"
      return .markBeforeName(
        at: span(of: number...(number + 2)),
        help: "for example: for \(mark), \(someone(besides: text(of: name)))",
        mended: nil
      )
    }
    let lead = number > index ? text(in: span(of: index...(number - 1))) : ""
    let span = span(of: index...(number + 1))
    let percent = text(of: tokens[number]) + "%"
    if let slip = feeInWords(percent, from: number + 2, at: span) { return slip }
    guard case .signed(let sign) = ReceiptLine(lead + " " + note(from: number + 2)) else {
      return .percentInWords(percent, at: span, mended: nil)
    }
    let isSaid = ["+", "plus", "minus"].contains { lead.lowercased().hasPrefix($0) }
    if !isSaid, let amount = amountBefore(index) {
      // Of `50 10% off` nobody knows whether it was 50 before or after.
      return .percentInWords(percent, sign: sign, of: amount, at: span)
    }
    return .percentInWords(percent, at: span, mended: replacing(span, with: sign + percent))
  }

  /// What stands between `paid` and a token: the amount, where it ends there.
  private func amountBefore(_ place: Int) -> String? {
    let verb = tokens[..<place].lastIndex { keyword($0) == .paid || keyword($0) == .back }
    guard let verb, verb + 1 < place else { return nil }
    return text(in: span(of: (verb + 1)...(place - 1)))
  }

  /// Returns the message about `20 +10 percent`.
  private mutating func percentWord(_ token: Token, _ word: String, _ amount: Amount)
    -> Diagnostic?
  {
    guard Self.isPercent(word), amount.steps.count == 1,
      case .operation(let sign, let number) = amount.steps[0], sign == .plus || sign == .minus
    else { return nil }
    return .percentInWords(
      text(in: number.span) + "%",
      at: number.span.union(token.span),
      mended: replacing(SourceSpan(start: number.span.end, end: token.span.end), with: "%")
    )
  }

  /// `50 +10% tip included`: on top, or in the amount already.
  private func includedOnTop(_ token: Token, _ amount: Amount) -> Diagnostic? {
    let words = note(from: index).split { !$0.isLetter }.map(String.init)
    guard case .adjustment = amount.steps.last,
      words.contains(where: { Habit.included.isMeant(by: $0) || $0.lowercased() == "already" })
    else { return nil }
    return .percentIncluded(
      text(in: amount.span),
      bare: text(in: amount.first.span),
      at: amount.span.union(token.span)
    )
  }
}
