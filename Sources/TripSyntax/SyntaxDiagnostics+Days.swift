import TripMoney
import TripText

/// Messages about days and months.
extension Diagnostic {
  static func dayAsAmount(
    _ text: String,
    payer: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "day-as-amount",
      "\(text) is a day, and an amount is wanted here",
      at: span,
      help: mended == nil ? "the day comes after the amount: \(payer) paid 50 on \(text)" : nil,
      mended: mended
    )
  }

  static func dayFormat(
    _ text: String,
    meaning days: [Day],
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    let rule =
      ["today", "yesterday"].contains(text.lowercased())
      ? "a script holds the day itself: " : "days are written year-month-day: "
    let help =
      switch days.count {
      case 0: rule + "2026-07-02"
      case 1: mended == nil ? rule + days[0].description : nil as String?
      default: rule + days.map(\.description).joined(separator: " or ")
      }
    return Diagnostic(
      .error,
      code: "day-format",
      "'\(text)' is no day as days are written here",
      at: span,
      help: help,
      mended: mended
    )
  }

  static func dayWithoutOn(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "day-without-on",
      "a day stands after 'on', at the end of its line",
      at: span,
      help: mended == nil ? "for example: on \(text)" : nil,
      mended: mended
    )
  }

  static func monthFormat(_ text: String, month: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "month-format",
      "'\(text)' is no month as months are written here",
      at: span,
      help: "months are written year-month: in \(month ?? "2026-10")"
    )
  }

  static func noSuchDay(
    _ text: String,
    because reason: String?,
    likely day: Day?,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "no-such-day",
      "there is no day \(text)" + (reason.map { ": \($0)" } ?? ""),
      at: span,
      help: "days are written year-month-day: \(day?.description ?? "2026-07-02")"
    )
  }
}
