import TripText

/// Figures beside a character that has no meaning: `£50 (58.50 EUR)`, `10 p.p.`
extension Parser {
  /// Returns the message about `£50 (58.50 EUR)`, `50 (20 for Ben)`, `50 GBP (rate 1.17)`, `10 p.p.`.
  mutating func bracketedFigure(_ context: FigureContext, at span: SourceSpan)
    -> Diagnostic?
  {
    let mark = text(in: span)
    if mark == "." {
      return perHeadWithPoints(context, at: span) ?? included(context, at: span)
    }
    if mark == "÷", context.place == context.next, tokens[context.place].kind == .number {
      let quotient = "\(text(in: context.amount))/\(text(of: tokens[context.place]))"
      return .twoNumbers([quotient], at: context.amount.union(span))
    }
    if mark == "(", context.isInSplit, let part = amountSpan(at: context.place),
      isDeclaredName(tokens[context.place - 1])
    {
      // `for Ben (20)`
      let share = "\(text(of: tokens[context.place - 1])) \(text(in: part.span))"
      return .bracketedShare(share, at: span)
    }
    if mark == "(", context.place < context.next, let first = firstQuantity(of: context) {
      // `20 (+10% tip)`
      return included(first, at: span) ?? reckoned(first, at: span)
    }
    guard mark == "(", context.place == context.next else { return nil }
    if let perHead = perHeadInBrackets(at: span) { return perHead }
    if let share = shareOf(context.amount, from: context.place) { return share }
    if let cost = costInAnother(context.amount, from: context.place, at: span) { return cost }
    var position = context.place
    var isRate = false
    while tokens[position].kind == .word, !isReserved(tokens[position]) {
      isRate = isRate || Self.isRate(text(of: tokens[position]))
      position += 1
    }
    guard tokens[position].kind == .number, tokenOrLast(at: position + 1).kind != .percent,
      let number = quantitySpan(at: position), currency(of: context.amount) != nil,
      position == context.place || isRate, !isInBlock
    else { return included(context, at: span) ?? reckoned(context, at: span) }
    let (amount, figure) = (text(in: context.amount), text(in: number.span))
    let rate = "\(amount) @ \(figure)"
    return .rateWithoutAt(isRate ? [rate] : [rate, "\(amount) = \(figure)"], at: span)
  }

  /// Returns the message about `10 (pp)`, `10 (p.p.)`, `10 (per person)`.
  private mutating func perHeadInBrackets(at open: SourceSpan) -> Diagnostic? {
    let rest = text(in: SourceSpan(start: open.start, end: max(open.end, line(of: open).span.end)))
    guard !isInBlock, let close = rest.firstIndex(of: ")") else { return nil }
    let bracket = rest[...close]
    let words = bracket.split { !$0.isLetter }.map { $0.lowercased() }
    let isPerHead =
      words == ["p", "p"] || words.count == 1 && Habit.each.isMeant(by: words[0])
      || words.count == 2 && Habit.per.isMeant(by: words[0]) && Habit.head.isMeant(by: words[1])
    guard isPerHead else { return nil }
    let end = open.start + UInt32(truncatingIfNeeded: bracket.utf8.count)
    let span = SourceSpan(start: open.start, end: end)
    return .eachInWords(text(in: span), at: span, mended: rewriting(span, as: "each"))
  }

  /// The amount without what a bracket with a sign reckons with it.
  private mutating func firstQuantity(of context: FigureContext) -> FigureContext? {
    guard let start = tokens.firstIndex(where: { $0.span.start == context.amount.start }),
      let quantity = quantitySpan(at: start), quantity.next == context.place,
      [.plus, .minus].contains(tokens[context.place].kind)
    else { return nil }
    var first = context
    first.amount = quantity.span
    first.next = quantity.next
    return first
  }

  static func isRate(_ word: String) -> Bool {
    word.lowercased() == "rate" || Habit.rate.isMeant(by: word)
  }

  /// Returns the message about `10 p.p.`, `10 p. P.`.
  private mutating func perHeadWithPoints(_ context: FigureContext, at span: SourceSpan)
    -> Diagnostic?
  {
    guard context.next < tokens.count else { return nil }
    let start = tokenOrLast(at: context.next).span.start
    let line = line(of: span)
    let rest = text(in: SourceSpan(start: start, end: max(start, line.span.end)))
    let word = String(rest.prefix { "pP. ".contains($0) }).trimmingBlanks()
    guard ["p.p.", "p.p", "p. p."].contains(word.lowercased()) else { return nil }
    let place = SourceSpan(start: start, end: start + UInt32(truncatingIfNeeded: word.utf8.count))
    return .eachInWords(word, at: place, mended: rewriting(place, as: "each"))
  }
}
