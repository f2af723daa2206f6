import TripMoney
import TripSyntax
package import TripText

/// Messages about amounts and currencies.
extension Diagnostic {
  static func ambiguousSymbol(
    _ symbol: String,
    _ codes: [String],
    at span: SourceSpan,
    isSilent: Bool
  ) -> Diagnostic? {
    if isSilent { return nil }
    let first = codes.first ?? "USD"
    let last = codes.count > 1 ? " or \(codes[codes.count - 1])" : ""
    let list = codes.dropLast().isEmpty ? first : codes.dropLast().joined(separator: ", ")
    return Diagnostic(
      .error,
      code: "ambiguous-symbol",
      "'\(symbol)' may be \(list)\(last)",
      at: span,
      help: "write the code, or say once, at the top: currency \(first) symbol \(symbol)"
    )
  }

  static func amountNotExact(_ low: String, _ high: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "amount-not-exact",
      "this comes to between \(low) and \(high)",
      at: span,
      help: "an amount is exact: write what was paid; thirds of a bill are parts: x1, x2"
    )
  }

  static func amountNotPositive(
    _ amount: String,
    isZero: Bool,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "amount-not-positive",
      "an amount is more than nothing, not \(amount)",
      at: span,
      help: isZero
        ? "leave the line out, or write what was paid"
        : "money that came back is written with 'got back'"
    )
  }

  static func amountTimesAmount(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "amount-times-amount",
      "an amount is multiplied and divided by bare numbers",
      at: span,
      help: "for example: $12.50*3, or: $27.98/2"
    )
  }

  static func amountTooLarge(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "too-many-digits",
      "this comes to more than can be kept to the last unit",
      at: span,
      help: "amounts go up to 15 digits of the smallest unit"
    )
  }

  static func badSymbol(_ symbol: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "bad-symbol",
      "'\(symbol)' cannot be a currency's symbol",
      at: span,
      help: "a symbol is a sign such as $, or two letters or more"
    )
  }

  static func currencyAlone(
    _ code: String,
    isKnown: Bool,
    nearest near: String?,
    at span: SourceSpan
  ) -> Diagnostic {
    let own = "currency of your own says its decimals: currency \(code.uppercased()) decimals 0"
    return Diagnostic(
      .error,
      code: "currency-alone",
      "what about \(code)?",
      at: span,
      help: isKnown
        ? "to settle in it: home \(code); for bare numbers: local \(code)"
        : near.map { "did you mean \($0)? A " + own } ?? "a " + own
    )
  }

  static func currencyHasDecimals(
    _ code: String,
    _ decimals: Int,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "currency-decimals",
      "\(code) has \(counted(decimals))",
      at: span,
      help: "leave 'decimals' out; a currency of your own wants a code of its own"
    )
  }

  static func currencyNeedsCode(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "currency-needs-code",
      "'\(text)' is a sign, and a code is wanted first",
      at: span,
      help: "write the code first: currency CAD symbol $"
    )
  }

  static func divisionByZero(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "division-by-zero",
      "nothing can be divided by 0",
      at: span,
      help: "write what was paid"
    )
  }

  static func factorLikeThousands(_ text: String, at span: SourceSpan) -> Diagnostic {
    // One zero more or less, and it cannot be thousands any more.
    let small = text.hasSuffix("0") ? String(text.dropLast()) : text + "0"
    let thousands = text.filter(\.isNumber)
    return Diagnostic(
      .error,
      code: "factor-like-thousands",
      "'\(text)' may be a small number or thousands",
      at: span,
      help: "write \(small) for the small number, or \(thousands) for thousands"
    )
  }

  static func groupedNumber(
    _ written: String,
    whole: String,
    decimals: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "grouped-number",
      "'\(written)' is \(whole) here",
      at: span,
      help: "with decimals it is written \(decimals); else leave the mark out: \(whole)"
    )
  }

  static func homeTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "home-twice",
      "a trip has one home currency",
      at: span,
      help: "to see it in another: settle in EUR; for bare numbers below: local EUR",
      notes: [Note("home is set here", at: first)]
    )
  }

  static func mixedCurrencies(_ one: String, _ other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "mixed-currencies",
      "an amount is in one currency, not in \(one) and \(other)",
      at: span,
      help: "write a bill for each currency; what one cost in another stands behind '='"
    )
  }

  static func otherCurrencyInBill(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "other-currency-in-bill",
      "a bill is in one currency throughout",
      at: span,
      help: "write this share in the bill's currency, or a bill of its own"
    )
  }

  static func symbolTwice(
    _ symbol: String,
    _ code: String,
    not other: String,
    at span: SourceSpan,
    first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "symbol-twice",
      "'\(symbol)' is \(code) already, in the whole trip",
      at: span,
      help: "write the other's code: 12.50 \(other)",
      notes: [Note("it is bound here", at: first)]
    )
  }

  static func tooManyCurrencies(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "too-many-currencies",
      "there are more currencies than can be kept",
      at: span,
      help: "leave out those that no bill is in"
    )
  }

  static func tooManyDecimals(
    _ quantity: Quantity,
    code: String?,
    decimals: Int,
    numbers: NumberFormat
  ) -> Diagnostic {
    let number = quantity.number
    let written = number.description
    let currency = code ?? "an amount"
    let digits = written.filter { $0 != "." }
    let significant = String(digits.drop { $0 == "0" })
    let whole = significant.isEmpty ? "0" : significant
    // The same digits as thousands, and cut to what the currency has.
    let point = written.firstIndex(of: ".") ?? written.endIndex
    let kept = written[point...].prefix(decimals + 1)
    let cut = String(written[..<point]) + (decimals == 0 ? "" : String(kept))
    let isThousands = number.scale == 3
    let shown = written.written(in: numbers)
    let other = numbers.decimalMark == "." ? "1.234,56" : "1,234.56"
    return Diagnostic(
      .error,
      code: "too-many-decimals",
      "\(currency) has \(counted(decimals)), and '\(shown)' has \(number.scale)",
      at: quantity.span,
      help: isThousands
        ? """
        for thousands write \(whole), else \(cut.written(in: numbers)); \
        other marks are said once, at the top: numbers \(other)
        """
        : "write \(cut.written(in: numbers)), or what was paid"
    )
  }

  static func unknownCurrency(
    _ text: String,
    isSign: Bool,
    nearest: String?,
    at span: SourceSpan
  ) -> Diagnostic {
    let own =
      isSign
      ? "say once, at the top, what it is: currency CODE symbol \(text)"
      : "write its code; one of your own is declared with: currency \(text) decimals 0"
    return Diagnostic(
      .error,
      code: "unknown-currency",
      "no currency is called '\(text)'",
      at: span,
      help: nearest.map { "did you mean \($0)?" } ?? own
    )
  }

  package static func worthTooLarge(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "worth-too-large",
      "this is worth more than can be kept to the last unit",
      at: span,
      help: "what a bill is worth goes up to 15 digits of the smallest unit; is the rate right?"
    )
  }

  private static func counted(_ decimals: Int) -> String {
    decimals == 0 ? "no decimals" : decimals == 1 ? "1 decimal" : "\(decimals) decimals"
  }
}
