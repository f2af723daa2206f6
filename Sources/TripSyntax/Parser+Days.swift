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
      guard let day = Self.day(bytes(of: token)) else {
        throw Refusal(.noSuchDay(text(of: token), at: token.span))
      }
      guard token.span.end - token.span.start == 10 else {
        throw Refusal(
          .dayFormat(
            text(of: token), at: token.span,
            mended: line(of: token.span).replacing(token.span, with: day.description)))
      }
      advance()
      return day
    }
    if isDayWord(token), let today {
      advance()
      let day = keyword(token) == .today ? today : today.adding(days: -1)
      dayWords.append((token.span, day))
      return day
    }
    // Whatever stands there up to a blank: `7/2`, `03.10.2026`, `friday`.
    var end = index
    while end + 1 < tokens.count, tokens[end + 1].span.start == tokens[end].span.end,
      tokens[end + 1].kind != .newline, tokens[end + 1].kind != .end
    {
      end += 1
    }
    if isAtLineEnd { throw Refusal(unexpected(token, wanted: "a day, such as 2026-10-03")) }
    let span = token.span.union(tokens[end].span)
    throw Refusal(
      .dayFormat(String(decoding: bytes(in: span), as: UTF8.self), at: span, mended: nil))
  }

  /// Reads `2026-10-3` or `2026-10-03`.
  static func day(_ bytes: ArraySlice<UInt8>) -> Day? {
    var (year, month, day) = (0, 0, 0)
    for byte in bytes {
      if byte == 0x2D {
        (year, month, day) = (month, day, 0)
      } else {
        day = day * 10 + Int(byte - 0x30)
      }
    }
    return Day(year: year, month: month, day: day)
  }
}
