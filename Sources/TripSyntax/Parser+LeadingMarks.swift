import TripMoney
import TripText

/// Lines that begin with a mark, a number or a day: `- Anna paid 50`, `50 dinner for Ben`.
extension Parser {
  /// Returns the message about a line that begins with a number: `50 Anna dinner`, `1. Anna paid 50`,
  /// `03.10.2026 Anna paid 50`, `1 USD = 150 JPY`.
  mutating func leadingNumber(_ first: Token) -> Diagnostic {
    if let rate = rateWithoutWord(first) { return rate }
    var last = 0
    while last + 1 < tokens.count, tokens[last + 1].span.start == tokens[last].span.end,
      tokens[last + 1].kind != .newline, tokens[last + 1].kind != .colon
    {
      last += 1
    }
    let written = text(in: span(of: 0...last))
    if let day = endOfLeadingDay(through: last) { return leadingDay(through: day) }
    if let day = endOfSpokenDay(),
      [.newline, .end, .colon].contains(tokens[day + 1].kind) || tokens.contains(where: isPaid)
    {
      return leadingDay(through: day)
    }
    if written.hasSuffix("."), tokens.contains(where: isPaid) {
      let rest = text(in: restOfLine(from: last + 1)).trimmingBlanks()
      let number = span(of: 0...last)
      return .bullet(
        written,
        at: number,
        mended: tried(rest, at: number, answeringFor: [number])
      )
    }
    let lead = amountSpan(at: 0)?.span ?? span(of: 0...last)
    let (example, isWhole) = entryExample()
    if !isWhole, let entries = entriesApart() { return .severalBills(entries, at: lead) }
    var slip = Diagnostic.beginsWithAmount(
      text(in: lead),
      example: example,
      at: lead,
      mended: isWhole && endOfSpokenDay() == nil ? tried(example, at: first.span) : nil
    )
    if let verb = tokens.firstIndex(where: { keyword($0) == .paid }),
      isDeclaredName(tokens[verb - 1]),
      let amount = amountSpan(at: verb + 1), !isWhole
    {
      let paid = "\(text(of: tokens[verb - 1])) paid"
      slip.help =
        "which of the two is the amount? \(paid) \(text(in: lead)), or \(paid) \(text(in: amount.span))"
    }
    return slip
  }

  /// `2026-10-03 Anna paid 50`: the day is an `on` at the end, or a heading.
  ///
  /// `last` is the index of the day's last token.
  mutating func leadingDay(through last: Int) -> Diagnostic {
    let span = span(of: 0...last)
    let written = text(in: span)
    let days = SpokenDay.days(written, year: lastDay?.year)
    if days.count > 1 { return .dayFormat(written, meaning: days, at: span, mended: nil) }
    let day = days.first?.description ?? written
    var start = last + 1
    if [.colon, .comma, .minus].contains(tokens[start].kind) { start += 1 }
    let rest = text(in: restOfLine(from: start)).trimmingBlanks()
    let line = rest.isEmpty ? "on " + day : rest + " on " + day
    let attempt = attempt(line, at: span, answeringFor: [span])
    let bill = entryExample().text
    var isRight = false
    if case .right = attempt { isRight = true }
    if !isRight, days.count == 1, bill.hasSuffix(day) {
      // `03.05.2026 LIDL 23,40 EUR Ana`
      return .beginsWithAmount(written, example: bill, at: span, mended: nil)
    }
    let example = SpokenDay.days(written, year: 2026).first?.description ?? "2026-10-03"
    return helped(by: attempt) {
      .dayWithoutOn(days.count == 1 ? day : example, at: span, mended: $0)
    }
  }

  /// The last token of the day that begins the line, where one does: `12/6/20,Dinner`.
  private func endOfLeadingDay(through last: Int) -> Int? {
    // A day has three numbers at most, and two marks.
    (0...min(last, 4)).last { end in
      let written = text(in: span(of: 0...end))
      let isWhole = end == last || tokens[end + 1].kind == .comma
      // `03.10.` is a day as well, `1.` is not.
      let spoken = written.hasSuffix(".") ? String(written.dropLast()) : written
      return isWhole && tokens[end].kind == .number && spoken.contains { !$0.isNumber }
        && (spoken.count < written.count
          || !SpokenDay.days(spoken, year: lastDay?.year).isEmpty)
    }
  }

  /// A list mark, or a comment as other languages write it.
  mutating func mark(_ first: Token) -> Diagnostic {
    let second = peek()
    let isComment =
      second.span.start == first.span.end
      && (second.kind == first.kind && first.kind != .star
        || first.kind == .slash && second.kind == .star)
    if isComment {
      let mark = first.span.union(second.span)
      let rest = restOfLine(from: 2)
      var words = text(in: SourceSpan(start: min(mark.end, rest.start), end: rest.end))
        .trimmingBlanks()
      if words.hasSuffix("*/") { words = String(words.dropLast(2)).trimmingBlanks() }
      return .commentMark(
        text(in: mark),
        at: mark,
        mended: tried(words.isEmpty ? "#" : "# " + words, at: mark)
      )
    }
    var rest = text(in: restOfLine(from: 1)).trimmingBlanks()
    // `**Anna** paid 50`
    if first.kind == .star, second.kind == .star { rest.removeAll { $0 == "*" } }
    let mended = rest.isEmpty ? nil : attempt(rest, at: first.span)
    return helped(by: mended) { .bullet(text(of: first), at: first.span, mended: $0) }
  }

  /// The message with the mended line, or with what is wrong with that line besides.
  private func helped(
    by attempt: Attempt?,
    _ message: (_ mended: String?) -> Diagnostic
  ) -> Diagnostic {
    switch attempt {
    case .right(let mended): return message(mended)
    case .wrong(let help):
      var diagnostic = message(nil)
      diagnostic.help = "\(diagnostic.help ?? "leave it out")\nalso on this line: \(help)"
      return diagnostic
    case .loses, nil: return message(nil)
    }
  }

  /// `on 2026-10-03 Anna paid 50`: alone on its line it is the day of what stands below.
  mutating func dayBeforeEntry() -> Diagnostic {
    let span = span(of: 0...(index - 1))
    let line = text(in: restOfLine(from: index)).trimmingBlanks() + " " + text(in: span)
    return .dayWithoutOn(
      text(of: tokens[index - 1]),
      at: span,
      mended: tried(line, at: span)
    )
  }
}
