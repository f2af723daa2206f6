import TripMoney
import TripText

/// What stands behind a whole setting, or with a mark in it that is refused.
extension Parser {
  /// Returns the message about `on 2026-10-03:`, `on 2026-10-03 evening`, `local GBP 1.17`,
  /// `trip "Tokyo" home EUR`, `expect total: 20`: something stands behind a whole setting.
  mutating func strayInSetting(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.code == "unexpected", diagnostic.help == nil, let first = tokens.first,
      let word = keyword(first), !tokens.contains(where: isPaid) || word == .expect,
      let place = tokens.firstIndex(where: { $0.span.end > diagnostic.span.start }), place > 0
    else { return nil }
    let token = tokens[place]
    let span = token.span
    if word == .expect {
      let before = index
      defer { index = before }
      index = place
      if let slip = currencyOfShare() { return slip }
    }
    let isMark = token.kind == .colon || token.kind == .equals
    switch word {
    case .on where tokens[1].kind == .date && place > 1, .home, .local, .trip, .expect, .numbers:
      if isMark { return .needlessMark(text(of: token), at: span, mended: without(span)) }
    default: return nil
    }
    var help: String
    // A day on a line of its own is that of all bills below.
    if token.kind == .word, let next = keyword(token), next != .on,
      Keyword.statements.contains(next)
    {
      let line = text(in: SourceSpan(start: first.span.start, end: tokens[place - 1].span.end))
      help =
        "write a line for each:\n\(line)\n\(text(in: restOfLine(from: place)).trimmingBlanks())"
    } else if word == .on {
      help = "a day has no time: on \(text(of: tokens[1])); what it was goes in a bill's quotes"
    } else if word == .local, token.kind == .number {
      let code = text(of: tokens[1]).uppercased()
      help =
        "what it is worth is said by a rate: rate \(code) \(code == "EUR" ? "USD" : "EUR") "
        + text(of: token)
    } else {
      return nil
    }
    return .unexpected(text(of: token), wanted: nil, at: span, help: help)
  }

  /// Returns the message about `on 3 Mar. 2026`, `on May '26`: a day with a mark that is refused.
  mutating func dayWithMarks(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.code == "stray-character",
      let on = tokens.lastIndex(where: {
        keyword($0) == .on && $0.span.end <= diagnostic.span.start
      }), on + 1 < tokens.count,
      SpokenDay.isNearDay(text(of: tokens[on + 1])) || tokens[on + 1].kind == .number
    else { return nil }
    let rest = restOfLine(from: on + 1)
    let written = text(in: rest).trimmingBlanks()
    let span = SourceSpan(
      start: rest.start,
      end: rest.start + UInt32(truncatingIfNeeded: written.utf8.count)
    )
    let days = SpokenDay.days(written, year: lastDay?.year)
    let hasMonth = written.split { !$0.isLetter }.contains { SpokenDay.month(String($0)) != nil }
    guard hasMonth || !days.isEmpty else { return nil }
    return .dayFormat(
      written,
      meaning: days,
      at: span,
      mended: days.count == 1 ? rewriting(span, as: days[0].description) : nil
    )
  }

  /// Returns the message about `50 "dinner" 03.05.2026`, `50 dinner 3/5/2026`: a day without `on`.
  mutating func looseDay(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard
      ["unexpected", "note-without-quotes", "two-numbers", "parts-in-words"].contains(
        diagnostic.code
      ),
      let verb = tokens.firstIndex(where: isPaid)
    else { return nil }
    for place in tokens.indices.dropFirst(verb + 2) where tokens[place].kind == .number {
      if keyword(tokens[place - 1]) != .on, let day = looseDay(from: place) { return day }
    }
    return nil
  }

  private mutating func looseDay(from place: Int) -> Diagnostic? {
    var last = place
    while last < place + 4, last + 1 < tokens.count, isBeside(tokens[last], tokens[last + 1]),
      [.number, .slash, .minus].contains(tokens[last + 1].kind)
    {
      last += 1
    }
    let written = span(of: place...last)
    let text = text(in: written)
    let days = text.utf8.count < 8 ? [] : SpokenDay.days(text, year: nil)
    guard let day = days.first, text.contains(where: { !$0.isNumber }) else { return nil }
    if days.count > 1 { return .dayFormat(text, meaning: days, at: written, mended: nil) }
    return .dayWithoutOn(
      day.description,
      at: written,
      mended: rewriting(written, as: "on \(day)")
    )
  }
}
