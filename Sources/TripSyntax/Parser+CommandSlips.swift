import TripMoney
import TripText

/// What is said of commands with something behind them that is no filter.
extension Parser {
  /// Returns the message about `people Anna, Ben`, `rates JPY USD 0.0067`, `bills 2026-10`,
  /// `balances Anna`.
  mutating func noFilter(of first: Token) -> Diagnostic {
    let token = current
    let word = keyword(first)
    if word == .people || word == .rates {
      let plain = word == .people ? "buddies" : "rate"
      let mended = replacing(first.span, with: plain)
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help: mended == nil ? "'\(text(of: first))' stands alone" : nil,
        mended: mended
      )
    }
    if token.kind == .number, peek().kind == .minus, peek(2).kind == .number {
      let mended = replacing(SourceSpan(at: token.span.start), with: "in ")
      return .unexpected(
        text(in: blankDelimited(from: index)),
        wanted: nil,
        at: blankDelimited(from: index),
        help: mended == nil ? "a month is written: in 2026-10" : nil,
        mended: mended
      )
    }
    if isDeclaredName(token) {
      let name = text(of: token)
      return .unexpected(
        name,
        wanted: nil,
        at: token.span,
        help: "what makes up a balance: why \(name); bills: by \(name), for \(name)"
      )
    }
    return .unexpected(
      text(of: token),
      wanted: nil,
      at: token.span,
      help: "filters: this month, in 2026-10, since DATE, until DATE, #food, by Mia, for Coco"
    )
  }

  /// Returns the message about `settle up`.
  mutating func noWayToSettle() -> Diagnostic {
    let token = current
    let needless = ["up", "now", "all", "everything", "debts", "please", "it"]
    let mended =
      needless.contains(text(of: token).lowercased())
      ? replacing(withBlanksBefore(token.span), with: "") : nil
    return .unexpected(
      text(of: token),
      wanted: "'in EUR', 'until', 'direct' or 'via'",
      at: token.span,
      mended: mended
    )
  }

  /// `in October`: a month is written with its year.
  mutating func monthInWords(_ token: Token) -> Diagnostic? {
    guard token.kind == .word, !vocabulary.isCurrencyWord(bytes(of: token)),
      let month = SpokenDay.month(text(of: token))
    else { return nil }
    let number = (month < 10 ? "0" : "") + String(month)
    return .monthFormat(
      text(of: token),
      month: lastDay.map { "\($0.year)-\(number)" },
      at: token.span
    )
  }

  /// What stands from a token on without a blank in it.
  func blankDelimited(from start: Int) -> SourceSpan {
    var last = start
    while last + 1 < tokens.count, tokens[last + 1].span.start == tokens[last].span.end,
      tokens[last + 1].kind != .newline, tokens[last + 1].kind != .end
    {
      last += 1
    }
    return span(of: start...last)
  }
}
