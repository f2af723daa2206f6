import TripText

/// Amounts and rates per something: `10/person`, `10 per day`, `50 GBP @ 1.17 EUR/GBP`.
extension Parser {
  /// Returns the message about `10/person`, `10/night`, `@ 1.17 EUR/GBP`.
  mutating func perThing(_ context: FigureContext) -> Diagnostic? {
    let slash = tokens[context.place - 1]
    let token = tokens[context.place]
    guard token.kind == .word || token.kind == .sign else { return nil }
    if hasRate(context) {
      return ownRate(context, at: slash.span.union(token.span))
    }
    let word = text(of: token)
    let span = slash.span.union(token.span)
    if isDeclaredName(token) {
      return .unexpected(
        word,
        wanted: Self.amountWanted,
        at: token.span,
        help: "who shares it stands behind 'for': for \(word), …"
      )
    }
    if word.lowercased() == "p" || Habit.head.isMeant(by: word) || Habit.each.isMeant(by: word)
      || keyword(token) == .each
    {
      return .eachInWords(
        text(in: span),
        at: span,
        mended: replacing(withBlanksBefore(slash.span).union(token.span), with: " each")
      )
    }
    return .amountPer(
      word,
      example: "\(text(in: context.amount))*3 \(Self.quoted(word))",
      at: span
    )
  }

  /// Whether a rate stands before the place.
  func hasRate(_ context: FigureContext) -> Bool {
    context.next <= context.place
      && tokens[context.next..<context.place].contains { $0.kind == .at }
  }

  /// Returns the message about `50 GBP @ 1.17 EUR/GBP`, `@ 1.17%`.
  mutating func ownRate(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    guard let at = tokens[context.next...].firstIndex(where: { $0.kind == .at }),
      let rate = quantitySpan(at: at + 1)
    else { return nil }
    // `50 GBP @ 1.17 GBP/EUR` is the price of the other.
    let isTurned = currency(of: context.amount).map { $0 == currency(of: rate.span) } ?? false
    let example = "\(text(in: context.amount)) @ \(text(in: rate.span))"
    return .rateWithoutAt([isTurned ? "¥5000 @ 0.0066" : example], at: span)
  }

  /// Returns the message about `10 per day`, `50 GBP @ 1.17 EUR per GBP`.
  mutating func perThingInWords(_ context: FigureContext, at span: SourceSpan)
    -> Diagnostic?
  {
    let (per, thing) = (tokens[context.place], tokenOrLast(at: context.place + 1))
    guard per.kind == .word, thing.kind == .word || thing.kind == .sign, isPer(per) else {
      return nil
    }
    if hasRate(context) {
      return ownRate(context, at: per.span.union(thing.span))
    }
    guard context.place == context.next, thing.kind == .word, !isDeclaredName(thing) else {
      return nil
    }
    let word = text(of: thing)
    return .amountPer(
      word,
      example: "\(text(in: context.amount))*3 \(Self.quoted(word))",
      at: per.span.union(thing.span)
    )
  }
}
