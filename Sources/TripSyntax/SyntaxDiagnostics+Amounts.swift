import TripMoney
import TripText

/// Messages about numbers and amounts.
extension Diagnostic {
  static func blankInNumber(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "number-format",
      "'\(text)': no blank stands inside a number",
      at: span,
      help: "for blanks between groups say once, at the top: numbers 1 234,56",
      mended: mended
    )
  }

  static func calculationAfterPercentage(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "calculation-after-percentage",
      "percentages on top come last in an amount",
      at: span,
      help: "write the calculation first: $80+$4.20 +8.875% +20%"
    )
  }

  static func calculationTooLong(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "calculation-too-long",
      "a calculation has at most 100 steps",
      at: span,
      help: "write each line of the receipt as a line of a block: $4.00 \"soup\""
    )
  }

  static func cents(
    _ text: String,
    plain: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "number-format",
      "'\(text)': what is less than 1 is written with decimals",
      at: span,
      help: mended == nil
        ? "with its currency where it is another than the trip's: \(plain) GBP" : nil,
      mended: mended
    )
  }

  static func currencyAsMark(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "number-format",
      "'\(text)': a currency is no decimal mark",
      at: span,
      help: mended == nil ? "for example: 12.50€" : nil,
      mended: mended
    )
  }

  static func currencyBesideNumber(_ text: String, at span: SourceSpan, mended: String?)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      code: "no-amount",
      "'\(text)' reads as a name; a code stands apart from its number",
      at: span,
      help: mended == nil ? "for example: EUR 50" : nil,
      mended: mended
    )
  }

  static func fraction(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "number-format",
      "'\(text)': fractions are written with decimals",
      at: span,
      help: "for example: 12.5",
      mended: mended
    )
  }

  static func magnitude(
    _ text: String,
    plain: String?,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "number-format",
      "'\(text)': numbers are written out",
      at: span,
      help: mended == nil ? plain.map { "write \($0)" } ?? "for example: 2500" : nil,
      mended: mended
    )
  }

  static func negativeAmount(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "negative-amount",
      "an amount is positive",
      at: span,
      help: "leave out the sign"
    )
  }

  static func needlessUnit(_ word: String, amount: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "number-format",
      "'\(word)' stands behind no number with decimals",
      at: span,
      help: "leave it out: \(amount)"
    )
  }

  static func noNumber(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "number-format",
      "'\(text)' is no number",
      at: span,
      help: "an amount is written like 5.30; what it was goes in quotes"
    )
  }

  static func number(
    _ text: String,
    _ fault: Numeral.Fault,
    format: NumberFormat,
    at span: SourceSpan,
    mended: (String) -> String?
  ) -> Diagnostic {
    let code = "number-format"
    switch fault {
    case .foreignMarks(let plain):
      let isPoint = format.decimalMark == "."
      let written = plain.written(in: format)
      let mended = mended(written)
      let way =
        isPoint
        ? "for commas say once, at the top: numbers 1.234,56"
        : "that was said above, by: numbers \(format.example)"
      return Diagnostic(
        .error,
        code: code,
        "'\(text)': the decimal mark is a \(isPoint ? "point" : "comma") here",
        at: span,
        help: mended == nil ? "write \(written); \(way)" : way,
        mended: mended
      )
    case .badGroups:
      return Diagnostic(
        .error,
        code: code,
        "'\(text)': digits are grouped in threes",
        at: span,
        help: "write it without marks between the digits, or with one before every three"
      )
    case .severalDecimalMarks:
      return Diagnostic(
        .error,
        code: code,
        "'\(text)': a number has one decimal mark",
        at: span,
        help: "numbers are written like \(format.example)"
      )
    case .noDigitBeforeMark(let plain):
      return markWithoutDigit(text, plain.written(in: format), at: span, mended)
    case .noDigitAfterMark(let written):
      return markWithoutDigit(text, written, at: span, mended)
    case .leadingZeroGroup(let decimal, let whole):
      return Diagnostic(
        .error,
        code: code,
        "'\(text)' begins with a group of zero",
        at: span,
        help: "write \(decimal.written(in: format)) or \(whole)"
      )
    case .tooManyDigits:
      return Diagnostic(
        .error,
        code: "too-many-digits",
        "'\(text)' has more digits than can be kept",
        at: span,
        help: "amounts go up to 15 digits of the smallest unit"
      )
    }
  }

  static func numberInWords(
    _ word: String,
    plain: Int?,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "number-in-words",
      "'\(word)': numbers are written in digits",
      at: span,
      help: mended == nil ? "for example: \(plain ?? 50)" : nil,
      mended: mended
    )
  }

  private static func markWithoutDigit(
    _ text: String,
    _ written: String,
    at span: SourceSpan,
    _ mended: (String) -> String?
  ) -> Diagnostic {
    let mended = mended(written)
    return Diagnostic(
      .error,
      code: "number-format",
      "'\(text)': a decimal mark stands between digits",
      at: span,
      help: mended == nil ? "write \(written)" : nil,
      mended: mended
    )
  }

  /// The ways in which something may have been meant, each as it is written.
  static func oneOf(_ ways: [String]) -> String {
    ways.count == 1 ? "for example: \(ways[0])" : "say which: " + ways.joined(separator: "; or ")
  }

  static func twoNumbers(_ ways: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "two-numbers",
      "which of these numbers is the amount?",
      at: span,
      help: oneOf(ways)
    )
  }
}
