import TripMoney
import TripText

/// Figures of a bill that stand where nothing can be made of them: `50 "dinner" +10%`,
/// `10/person`, `£50 (58.50 EUR)`.
extension Parser {
  /// A bill as far as it was read where a figure has no place.
  struct FigureContext {
    /// The index of the token that has no place.
    var place: Int
    var amount: SourceSpan
    /// The index of the token behind the amount.
    var next: Int
    /// Whether who shares it stands before.
    var isInSplit: Bool
  }

  /// The token at an index; past the end of the line, the last one.
  func tokenOrLast(at place: Int) -> Token { tokens[min(place, tokens.count - 1)] }

  /// Returns how to write a figure, in place of a message that only says that it has no place.
  mutating func strayFigure(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.mended == nil, !tokens.isEmpty else { return nil }
    if let slip = looseDay(diagnostic) ?? currencyBeforeAmount(diagnostic)
      ?? includedInBlock(diagnostic)
    {
      return slip
    }
    if isRate {
      return diagnostic.code == "unexpected" && diagnostic.help == nil
        ? strayInRate(diagnostic) : nil
    }
    if let slip = strayInSetting(diagnostic) ?? dayWithMarks(diagnostic) { return slip }
    guard let context = figureContext(of: diagnostic) else { return withExample(diagnostic) }
    switch diagnostic.code {
    case "unexpected":
      return unexpectedFigure(context, at: diagnostic.span) ?? withExample(diagnostic)
    case "stray-character": return bracketedFigure(context, at: diagnostic.span)
    case "comma-missing":
      return context.isInSplit ? ratio(context, at: diagnostic.span) : nil
    case "parts-in-words" where !context.isInSplit:
      return reckoned(context, at: diagnostic.span)
    case "note-without-quotes": return figureInNote(context, at: diagnostic.span)
    case "fee-without-percent":
      return fee(context, at: diagnostic.span)
    case "reserved-name" where context.isInSplit && keyword(tokens[context.place]) == .rest:
      return restAlone(at: diagnostic.span)
    case "split-equally": return ratio(context, at: diagnostic.span)
    default: return nil
    }
  }

  /// The message with an example at least, where a figure or a mark of a sum has no place.
  private mutating func withExample(_ diagnostic: Diagnostic) -> Diagnostic? {
    let place = tokens.first { $0.span.end > diagnostic.span.start }
    let figures: [Token.Kind] = [.number, .sign, .plus, .minus, .star, .slash, .times, .percent]
    guard diagnostic.code == "unexpected", diagnostic.help == nil,
      let place, figures.contains(place.kind), tokens.contains(where: isPaid)
    else { return nil }
    var diagnostic = diagnostic
    diagnostic.help =
      "an amount is reckoned in one piece, before anything else: 2*20+5; what it was goes in quotes"
    return diagnostic
  }

  private mutating func figureContext(of diagnostic: Diagnostic) -> FigureContext? {
    guard let place = tokens.firstIndex(where: { $0.span.end > diagnostic.span.start }),
      let verb = tokens[..<place].lastIndex(where: {
        keyword($0) == .paid || keyword($0) == .back || keyword($0) == .got
      }),
      // Of a line of a block, the bill's amount is none.
      !isInBlock || !tokens[verb..<place].contains(where: { $0.kind == .newline })
    else { return nil }
    let start = isDeclaredName(tokenOrLast(at: verb + 1)) ? verb + 2 : verb + 1
    // Of `10/person`, the amount is what can be read of it.
    guard let amount = amountSpan(at: start) ?? quantitySpan(at: start) else { return nil }
    return FigureContext(
      place: place,
      amount: amount.span,
      next: amount.next,
      isInSplit: place > amount.next
        && tokens[amount.next..<place].contains { keyword($0) == .for }
    )
  }

  /// As `amountSpan`, without what is reckoned with it.
  mutating func quantitySpan(at start: Int) -> (span: SourceSpan, next: Int)? {
    let before = index
    defer { index = before }
    index = start
    guard beginsAmount(), let quantity = try? quantity() else { return nil }
    return (quantity.span, index)
  }

  mutating func unexpectedFigure(_ context: FigureContext, at span: SourceSpan)
    -> Diagnostic?
  {
    let place = context.place
    let token = tokens[place]
    let before = tokens[place - 1]
    if token.kind == .colon, place == context.next, tokenOrLast(at: place + 1).kind == .number {
      // `12:50`, `20 : 2`
      let number = before.span.union(tokenOrLast(at: place + 1).span)
      return isBeside(before, token)
        ? .noNumber(text(in: number), at: number)
        : .twoNumbers(["\(text(of: before))/\(text(of: tokenOrLast(at: place + 1)))"], at: number)
    }
    if before.kind == .slash { return perThing(context) }
    if before.kind == .at, token.kind == .word, place == context.next + 1 {
      // `20 @ Lidl`
      let note = Self.quoted(words(from: place))
      return .unexpected(
        text(of: token),
        wanted: "a rate such as 1.17",
        at: token.span,
        help: "what it was, or where, goes in quotes: \(text(in: context.amount)) \(note)"
      )
    }
    if keyword(before) == .fee { return fee(context, at: span) }
    if token.kind == .minus, isBeside(before, token), isBeside(token, tokenOrLast(at: place + 1)) {
      return placeBeforeAmount(context, at: span)
    }
    if context.isInSplit { return figureInSplit(context, at: span) }
    if let payers = furtherPayer(context, at: span) { return payers }
    if place == context.next {
      switch token.kind {
      case .percent: return partOfAmount(context, at: span)
      case .comma, .number, .sign: return secondFigure(context, at: span)
      default: break
      }
    }
    if token.kind == .percent, hasRate(context) {
      return ownRate(context, at: span)
    }
    if token.kind == .number, place + 2 < tokens.count, isRatio(at: place),
      let ratio = ratio(context, at: span)
    {
      return ratio
    }
    if token.kind == .slash, keyword(before) == .each, tokenOrLast(at: place + 1).kind == .word {
      let words = before.span.union(tokenOrLast(at: place + 1).span)
      return .eachInWords(text(in: words), at: words, mended: replacing(words, with: "each"))
    }
    if token.kind == .number, keyword(before) == .each {
      // `50 each 10`
      return .twoNumbers(
        ["\(text(in: context.amount)) each", "\(text(of: token)) each"],
        at: span
      )
    }
    return reckoned(context, at: span) ?? unknownOnTop(context, at: span)
  }

  /// Returns the message about `Anna paid 20, Ben 30`, `Anna paid 20 + Ben paid 30`.
  private mutating func furtherPayer(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    let (token, name) = (tokens[context.place], tokenOrLast(at: context.place + 1))
    guard context.place == context.next, [.comma, .plus, .slash].contains(token.kind),
      isDeclaredName(name), !isInBlock,
      token.kind == .plus || !isPaid(tokenOrLast(at: context.place + 2))
    else { return nil }
    let start = context.place + (isPaid(tokenOrLast(at: context.place + 2)) ? 3 : 2)
    guard let second = amountSpan(at: start) else { return nil }
    let (first, other) = (text(in: context.amount), text(of: name))
    let more = text(in: second.span)
    var ways = ["\(subject) \(first), \(other) \(more) paid"]
    if let whole = Double(first), let part = Double(more), part < whole {
      ways.append("\(subject) paid \(first) for \(other) \(more), all")
    }
    return .twoNumbers(ways, at: context.amount.union(second.span))
  }

  /// Returns the message about `50 + tip`.
  private func unknownOnTop(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    guard place(context.place, saysSign: text(of: tokens[context.place])) else { return nil }
    let amount = text(in: context.amount)
    let sign = text(of: tokens[context.place])
    return .reckonedLate(["\(amount)\(sign)5", "\(amount) \(sign)10%"], at: span)
  }

  private func place(_ place: Int, saysSign sign: String) -> Bool {
    if case .signed(let mark) = ReceiptLine(note(from: place + 1)) { mark == sign } else { false }
  }

  /// Returns the message about `7-Eleven 20`.
  private mutating func placeBeforeAmount(_ context: FigureContext, at span: SourceSpan)
    -> Diagnostic?
  {
    guard tokenOrLast(at: context.place + 1).kind == .word else {
      return reckoned(context, at: span)
    }
    var last = context.place + 1
    while tokenOrLast(at: last + 1).kind == .word, !isReserved(tokenOrLast(at: last + 1)) {
      last += 1
    }
    let words = text(in: context.amount.union(tokens[last].span))
    let amount = amountSpan(at: last + 1).map { text(in: $0.span) } ?? "50"
    return .twoNumbers(["\(amount) \(Self.quoted(words))"], at: span)
  }

  // MARK: - A second figure

  /// Returns the message about `50% of 80`.
  private mutating func partOfAmount(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    let percent = text(in: context.amount)
    let whole = tokens[context.next...].first { $0.kind == .number }.map { text(of: $0) }
    return .partOfAmount(
      "\(whole ?? "80")*\(percent)/100",
      at: context.amount.union(span)
    )
  }

  /// Returns the message about `50 50/50 Ben`, `£50 58.50 EUR`, `20 7-Eleven`, `50, 20 for Ben`.
  private mutating func secondFigure(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    var start = context.place
    if tokens[start].kind == .comma { start += 1 }
    if let price = priceWithoutCents(context, at: span) { return price }
    if let share = shareOf(context.amount, from: start) { return share }
    if let ratio = ratio(context, at: span) { return ratio }
    if let cost = costInAnother(context.amount, from: start, at: span) { return cost }
    if tokens[start].kind != .number, tokens[start].kind != .sign { return nil }
    // `50 2nd dinner`, `20 7eleven`
    let (number, next) = (tokens[start], tokenOrLast(at: start + 1))
    let isOneWord = number.kind == .number && next.kind == .word && isBeside(number, next)
    if isOneWord, let note = noteOfFigures(context, from: start, at: span) { return note }
    return twoNumbers(first: context.amount, words: [], from: start)
      ?? noteOfFigures(context, from: start, at: span)
  }

  /// `£50 58.50 EUR`: two amounts, each with a currency of its own.
  mutating func costInAnother(
    _ first: SourceSpan,
    from start: Int,
    at span: SourceSpan
  ) -> Diagnostic? {
    guard let second = amountSpan(at: start) else { return nil }
    guard !isInBlock, let paid = currency(of: first), let cost = currency(of: second.span),
      paid != cost
    else {
      return nil
    }
    return .costWithoutEquals("\(text(in: first)) = \(text(in: second.span))", at: span)
  }

  /// The currency of an amount as it is written.
  func currency(of amount: SourceSpan) -> String? { currency(of: text(in: amount)) }

  func currency(of amount: String) -> String? {
    let name = amount.filter { $0.isLetter || $0.isCurrencySymbol }
    return name.isEmpty ? nil : name.uppercased()
  }

  /// `50,-`, as shops write it.
  private mutating func priceWithoutCents(_ context: FigureContext, at span: SourceSpan)
    -> Diagnostic?
  {
    var last = context.place
    guard tokens[last].kind == .comma else { return nil }
    while tokenOrLast(at: last + 1).kind == .minus,
      isBeside(tokens[last], tokenOrLast(at: last + 1))
    { last += 1 }
    guard last > context.place,
      tokenOrLast(at: last + 1).span.start > tokens[last].span.end
        || tokenOrLast(at: last + 1).kind == .newline || tokenOrLast(at: last + 1).kind == .end
    else { return nil }
    let whole = context.amount.union(tokens[last].span)
    let amount = text(in: context.amount)
    return .number(
      text(in: whole),
      .noDigitAfterMark(plain: amount),
      format: lexer.numbers,
      at: whole
    ) { _ in rewriting(whole, as: amount) }
  }

  /// `20 7-Eleven`, `50 24h ticket`: what follows, up to the next clause, is a note.
  private mutating func noteOfFigures(
    _ context: FigureContext,
    from start: Int,
    at span: SourceSpan
  )
    -> Diagnostic?
  {
    let words = words(from: start)
    guard words.contains(where: \.isLetter) else { return nil }
    return .twoNumbers(["\(text(in: context.amount)) \(Self.quoted(words))"], at: span)
  }
}
