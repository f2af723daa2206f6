import TripMoney
import TripText

/// Percentages that are written as something else, and something else that is written as one.
extension Parser {
  /// Returns the message about `fee 5`, `fee €5`, `fee: 5%`.
  mutating func fee(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    let token = tokens[context.place]
    if token.kind == .colon {
      return .needlessMark(text(of: token), at: token.span, mended: without(token.span))
    }
    guard let number = tokens[context.place...].first(where: { $0.kind == .number }),
      token.kind == .number || token.kind == .sign
    else { return nil }
    let written = text(of: number)
    return .feeAmount(
      written,
      percent: written.hasPrefix("0") ? percent(ofPart: number) ?? written : written,
      bill: text(in: context.amount),
      at: span
    )
  }

  /// What a part is as a percentage: 5 of 0.05.
  private func percent(ofPart number: Token) -> String? {
    guard let value = try? Numeral.value(of: lexer.bytes, range(of: number), lexer.numbers),
      value.significand < 1_000_000
    else { return nil }
    let isShort = value.scale < 2
    let percent = Decimal(
      significand: isShort ? value.significand * (value.scale == 1 ? 10 : 100) : value.significand,
      scale: isShort ? 0 : value.scale - 2
    )
    return percent.description.written(in: lexer.numbers)
  }

  /// What a percentage is as a number: 0.92 of 92%; a rate of 1.17% was hardly meant as one.
  func part(ofPercent number: Token) -> String? {
    guard let value = try? Numeral.value(of: lexer.bytes, range(of: number), lexer.numbers),
      value.scale < 16, value.rational >= Rational(10)
    else { return nil }
    let part = Decimal(significand: value.significand, scale: value.scale + 2)
    return part.description.written(in: lexer.numbers)
  }

  /// Returns the message about `50 plus ten percent tip`.
  mutating func percentInNumberWords(_ amount: Amount) -> Diagnostic? {
    var place = index
    let leads: [Habit] = [.onTop, .discount, .with]
    while tokens[place].kind == .word,
      leads.contains(where: { $0.isMeant(by: text(of: tokens[place])) })
    {
      place += 1
    }
    guard let number = Habit.number(text(of: tokens[place])),
      Self.isPercent(text(of: tokenOrLast(at: place + 1)))
    else { return nil }
    return .percentInWords(
      "\(number)%",
      sign: note(from: index).split(separator: " ").contains {
        Habit.discount.isMeant(by: String($0))
      } ? "-" : "+",
      of: text(in: amount.span),
      at: span(of: index...(place + 1))
    )
  }

  /// Returns the message about `50 5% commission`, `50 with 5% fee`: on top of all of it, or of what
  /// friends at home take.
  mutating func feeInWords(_ percent: String, from place: Int, at span: SourceSpan) -> Diagnostic? {
    let words = tokens[min(place, tokens.count - 1)...].prefix { $0.kind == .word }
    let isFee = words.contains {
      ["fee", "fees", "commission", "comisión", "provision", "charge"].contains(
        text(of: $0).lowercased()
      )
    }
    return isFee ? .feeInWords(percent, at: span) : nil
  }
}
