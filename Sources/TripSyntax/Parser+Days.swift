import TripMoney
import TripText

extension Parser {
  /// Whether the token is `today` or `yesterday`.
  func isDayWord(_ token: Token) -> Bool {
    let word = keyword(token)
    return word == .today || word == .yesterday
  }

  /// A day, written 2026-10-03; at a prompt also `today` and `yesterday`.
  mutating func day() throws(Refusal) -> Day {
    let token = current
    if token.kind == .date {
      guard let day = Self.day(lexer.bytes, range(of: token)) else {
        throw Refusal(noSuchDay(token))
      }
      guard token.span.end - token.span.start == 10 else {
        throw Refusal(
          .dayFormat(
            text(of: token),
            meaning: [day],
            at: token.span,
            mended: replacing(token.span, with: day.description)
          )
        )
      }
      advance()
      lastDay = day
      return day
    }
    if isDayWord(token), let today {
      advance()
      let day = keyword(token) == .today ? today : today.adding(days: -1)
      dayWords.append((token.span, day))
      return day
    }
    throw Refusal(noDay(token))
  }

  /// A date as the language writes it, but none of the calendar's.
  private func noSuchDay(_ token: Token) -> Diagnostic {
    let fields = text(of: token).split(separator: "-").compactMap { Int($0) }
    var reason: String?
    var likely: Day?
    if fields.count == 3 {
      if let month = Day.month(fields[0], fields[1]) {
        reason = "that month ends on \(month.upperBound)"
      } else {
        reason = "there is no month \(fields[1])"
        // The day may stand before the month, or the month may have a slip.
        likely = Day(year: fields[0], month: fields[2], day: fields[1])
      }
    }
    return .noSuchDay(text(of: token), because: reason, likely: likely, at: token.span)
  }

  /// `7/2`, `03.10.2026`, `October 3`, `friday`: a day as it is written elsewhere, or none.
  private mutating func noDay(_ token: Token) -> Diagnostic {
    if isAtLineEnd { return unexpected(token, wanted: "a day such as 2026-10-03") }
    if let slip = wordsBehindOn() { return slip }
    // The most tokens that read as a date; else whatever stands there up to a blank.
    var last = index
    while last + 1 < tokens.count, last < index + 6, isPartOfDate(tokens[last + 1]) { last += 1 }
    while last > index, SpokenDay.days(text(in: span(of: index...last)), year: 2024).isEmpty {
      last -= 1
    }
    if last == index {
      while last + 1 < tokens.count, tokens[last + 1].span.start == tokens[last].span.end,
        tokens[last + 1].kind != .newline, tokens[last + 1].kind != .end
      {
        last += 1
      }
    }
    let span = span(of: index...last)
    let days = SpokenDay.days(text(in: span), year: lastDay?.year)
    return .dayFormat(
      text(in: span),
      meaning: days,
      at: span,
      mended: days.count == 1 ? rewriting(span, as: days[0].description) : nil
    )
  }

  private func isPartOfDate(_ token: Token) -> Bool {
    switch token.kind {
    case .word: !isReserved(token)
    case .number, .slash, .minus, .comma: true
    default: false
    }
  }

  /// Reads `2026-10-3` or `2026-10-03`.
  static func day(_ text: [UInt8], _ range: Range<Int>) -> Day? {
    var (year, month, day) = (0, 0, 0)
    for index in range {
      let byte = text[index]
      if byte == 0x2D {
        (year, month, day) = (month, day, 0)
      } else {
        day = day * 10 + Int(byte - 0x30)
      }
    }
    return Day(year: year, month: month, day: day)
  }
}
