import TripMoney
import TripSyntax
package import TripText

/// Messages about amounts, currencies and rates.
extension Diagnostic {
  static func ambiguousSymbol(
    _ symbol: String, _ codes: [String], at span: SourceSpan, isSilent: Bool
  ) -> Diagnostic? {
    if isSilent { return nil }
    let first = codes.first ?? "USD"
    return Diagnostic(
      .error, code: "ambiguous-symbol",
      "'\(symbol)' may be \(codes.prefix(8).joined(separator: ", "))\(codes.count > 8 ? ", …" : "")",
      at: span, help: "write the code, or say once: currency \(first) symbol \(symbol)")
  }

  static func amountNotExact(_ low: String, _ high: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "amount-not-exact", "this comes to between \(low) and \(high)", at: span,
      help: "an amount is exact: write the one that was paid")
  }

  static func amountNotPositive(_ amount: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "amount-not-positive", "an amount is more than nothing, not \(amount)", at: span,
      help: "money that came back is written: Anna got back 20")
  }

  static func amountTimesAmount(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "amount-times-amount", "an amount is multiplied and divided by bare numbers",
      at: span, help: "write: $12.50*3, or: $27.98/2")
  }

  static func amountTooLarge(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "too-many-digits", "this comes to more than can be kept to the last unit",
      at: span, help: "amounts go up to 15 digits of the smallest unit")
  }

  static func badSymbol(_ symbol: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "bad-symbol", "'\(symbol)' cannot be a currency's symbol", at: span,
      help: "a symbol is a currency sign, or two letters and more")
  }

  static func costAndRate(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "cost-and-rate", "a bill has either a cost or a rate of its own", at: span,
      help: "'=' says what it cost on the card, '@' at which rate it converts")
  }

  static func costOfSeveral(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "cost-of-several", "'=' goes with a single amount", at: span,
      help: "write a bill for each payer")
  }

  static func costWithoutCurrency(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "cost-without-currency", "this trip names no currency to convert to", at: span,
      help: "say which one it is settled in, at the top: home USD")
  }

  static func currencyAlone(_ code: String, isKnown: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "currency-alone", "what about \(code)?", at: span,
      help: isKnown
        ? "to settle in it: home \(code); for bare numbers: local \(code); for a sign: currency \(code) symbol $"
        : "a currency of your own says its decimals: currency \(code) decimals 0")
  }

  static func currencyHasDecimals(
    _ code: String, _ decimals: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "currency-decimals", "\(code) has \(decimals) decimals", at: span,
      help: "a currency of your own wants a code of its own")
  }

  static func currencyNeedsCode(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "currency-needs-code", "'\(text)' is no code", at: span,
      help: "write the code first: currency CAD symbol $")
  }

  static func divisionByZero(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "division-by-zero", "nothing can be divided by 0", at: span)
  }

  static func factorLikeThousands(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "factor-like-thousands",
      "'\(text)' may be a small number or thousands", at: span,
      help: "write it with other than three decimals, or without any")
  }

  static func homeTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "home-twice", "a trip has one home currency", at: span,
      help: "to see it in another: settle in EUR; for bare numbers below: local EUR",
      notes: [Note("home is set here", at: first)])
  }

  static func leftOut(
    _ count: Int, from: String?, to: String?, at span: SourceSpan
  ) -> Diagnostic {
    let what = count == 1 ? "this is" : "this and \(count - 1) more are"
    let pair = "\(from ?? "plain numbers") to \(to ?? "plain numbers")"
    return Diagnostic(
      .warning, code: "no-rate", "\(what) left out: there is no rate from \(pair)", at: span,
      help: from.flatMap { from in to.map { "write: rate \(from) \($0) NUMBER" } })
  }

  static func mixedCurrencies(_ one: String, _ other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "mixed-currencies", "an amount is in one currency, not in \(one) and \(other)",
      at: span, help: "write a bill for each")
  }

  static func oddRate(at span: SourceSpan, other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "odd-rate", "this rate is five times off another of its pair", at: span,
      help: "is it the other way round? 'rate JPY USD 0.0067' says what 1 JPY is worth",
      notes: [Note("the other one", at: other)])
  }

  static func otherCurrencyInBill(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "other-currency-in-bill", "a bill is in one currency throughout", at: span,
      help: "what it cost on the card goes behind '=', before 'for'")
  }

  static func ownRateShape(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "own-rate-shape", "a bill's own rate is one number", at: span,
      help: "write what one unit of the bill's currency cost: @ $0.0068")
  }

  static func rateReplaced(at span: SourceSpan, by other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "rate-replaced", "a later rate takes the place of this one", at: span,
      help: "give each its day: rate JPY USD 0.0067 on 2026-10-01",
      notes: [Note("the later one", at: other)])
  }

  static func rateToItself(_ code: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rate-to-itself", "a rate is between two currencies, not \(code) and \(code)",
      at: span)
  }

  static func rateTooLong(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rate-too-long", "a rate has at most 15 digits that count", at: span)
  }

  static func rateUnused(_ from: String, _ to: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "rate-unused", "no bill is converted between \(from) and \(to)", at: span,
      help: "is this rate's currency the one of the bills?")
  }

  static func rateWithoutCurrency(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rate-without-currency", "both sides of a rate name their currency", at: span,
      help: "write: rate ¥150 = $1")
  }

  static func rateZero(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "rate-zero", "a rate is more than 0", at: span)
  }

  static func tooManyCurrencies(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "too-many-currencies", "there are more currencies than can be kept", at: span)
  }

  static func tooManyDecimals(
    _ quantity: Quantity, code: String?, decimals: Int, numbers: NumberFormat, line: String
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
    let holds = decimals == 0 ? "no decimals" : decimals == 1 ? "1 decimal" : "\(decimals) decimals"
    return Diagnostic(
      .error, code: "too-many-decimals", "\(currency) has \(holds), and '\(written)' has more",
      at: quantity.span,
      help: number.scale == 3
        ? "for thousands write \(whole), else \(cut); other marks are said once, at the top: numbers 1.234,56"
        : "write \(cut), or what was paid")
  }

  static func unknownCurrency(_ text: String, nearest: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-currency", "no currency is called '\(text)'", at: span,
      help: nearest.map { "did you mean \($0)?" }
        ?? "one of your own is declared with: currency \(text) decimals 0")
  }

  package static func worthTooLarge(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "worth-too-large",
      "this is worth more than can be kept to the last unit", at: span,
      help: "what a bill is worth goes up to 15 digits of the smallest unit; is the rate right?")
  }
}
