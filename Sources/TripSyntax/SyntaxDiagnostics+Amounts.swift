import TripMoney
import TripText

/// Messages about numbers, amounts and days.
extension Diagnostic {
  static func calculationAfterPercentage(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "calculation-after-percentage",
      "percentages on top come last in an amount", at: span,
      help: "write the calculation first: $80+$4.20 +8.875% +20%")
  }

  static func calculationTooLong(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "calculation-too-long", "a calculation has at most 100 steps", at: span,
      help: "write each line of the receipt as a line of a block: $4.00 \"soup\"")
  }

  static func dayAsAmount(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "day-as-amount", "\(text) is a day, and an amount is wanted here", at: span,
      help: "the day goes behind the amount: Anna paid 50 on \(text)")
  }

  static func dayFormat(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "day-format", "'\(text)' is no day as days are written here", at: span,
      help: "days are written year-month-day: 2026-07-02", mended: mended)
  }

  static func monthFormat(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "month-format", "a month is wanted here", at: span,
      help: "months are written 2026-10")
  }

  static func negativeAmount(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "negative-amount", "an amount is positive", at: span,
      help: "money that came back is written: Anna got back 20; from somebody: Anna got 20 from Ben")
  }

  static func noSuchDay(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "no-such-day", "there is no day \(text)", at: span)
  }

  static func number(
    _ text: String, _ fault: Numeral.Fault, format: NumberFormat, at span: SourceSpan,
    line: LineText
  ) -> Diagnostic {
    let code = "number-format"
    switch fault {
    case .foreignMarks(let plain):
      let isPoint = format == .point || format == .apostrophe
      let mended = isPoint ? plain : plain.replacingPoint()
      return Diagnostic(
        .error, code: code,
        "'\(text)': the decimal mark is \(isPoint ? "a point" : "a comma") here", at: span,
        help: isPoint
          ? "write \(plain), or say once, above: numbers 1.234,56"
          : "write \(mended); how numbers are written was said by 'numbers'",
        mended: line.replacing(span, with: mended))
    case .badGroups:
      return Diagnostic(
        .error, code: code, "'\(text)': digits are grouped in threes", at: span,
        help: "write it without marks between the digits, or with one in front of every three")
    case .severalDecimalMarks:
      return Diagnostic(
        .error, code: code, "'\(text)' has more than one decimal mark", at: span,
        help: "a number looks like \(format.example)")
    case .noDigitBeforeMark(let plain), .noDigitAfterMark(let plain):
      return Diagnostic(
        .error, code: code, "'\(text)': digits are wanted on both sides of the decimal mark",
        at: span, help: "write \(plain)", mended: line.replacing(span, with: plain))
    case .leadingZeroGroup(let decimal, let whole):
      return Diagnostic(
        .error, code: code, "'\(text)' begins with a group of zero", at: span,
        help: "write \(decimal) or \(whole)")
    case .tooManyDigits:
      return Diagnostic(
        .error, code: "too-many-digits", "'\(text)' has more digits than can be kept", at: span,
        help: "amounts go up to 15 digits of the smallest unit")
    }
  }

  static func signInsideAmount(at span: SourceSpan, line: LineText) -> Diagnostic {
    Diagnostic(
      .error, code: "negative-amount", "an amount is positive", at: span,
      help: "money that came back is written: Anna got back 20; a net wants its sign first: -$80.00")
  }

  static func twoCurrencies(
    _ before: String, _ behind: String, at span: SourceSpan, line: LineText, sign: SourceSpan,
    code: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "two-currencies",
      "the amount names its currency twice: '\(before)' and '\(behind)'", at: span,
      help: "name it once; to make \(before) mean \(behind): currency \(behind) symbol \(before)",
      mended: line.replacing(sign, with: ""))
  }
}

extension String {
  /// The text with the decimal point as a comma.
  func replacingPoint() -> String {
    String(map { $0 == "." ? "," : $0 })
  }
}
