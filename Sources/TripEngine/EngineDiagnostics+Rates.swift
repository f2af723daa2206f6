import TripText

/// Messages about rates, and about bills that cannot be converted.
extension Diagnostic {
  static func costAndRate(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "cost-and-rate",
      "a bill has either a cost or a rate of its own",
      at: span,
      help: "'=' says what it cost on the card, '@' at which rate it converts; leave out one"
    )
  }

  static func costOfSeveral(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "cost-of-several",
      "'=' goes with a single payer",
      at: span,
      help: "write a bill for each payer, with what it cost them"
    )
  }

  static func costWithoutCurrency(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "cost-without-currency",
      "this trip names no currency to convert to",
      at: span,
      help: "say which one it is settled in, at the top: home USD"
    )
  }

  static func leftOut(
    _ count: Int,
    from: String?,
    to: String?,
    at span: SourceSpan
  ) -> Diagnostic {
    let what = count == 1 ? "this is" : "this and \(count - 1) more are"
    let pair = "\(from ?? "plain numbers") to \(to ?? "plain numbers")"
    return Diagnostic(
      .warning,
      code: "no-rate",
      "\(what) left out: there is no rate from \(pair)",
      at: span,
      help: from.flatMap { from in
        to.map { "say what 1 \(from) is worth in \($0): rate \(from) \($0) NUMBER" }
      } ?? "give every amount a currency, or none"
    )
  }

  static func oddRate(
    turned: String?,
    meaning: String,
    at span: SourceSpan,
    other: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "odd-rate",
      "this rate is five times off another of its pair",
      at: span,
      help: turned.map { "did you mean the other way round: \($0)" }
        ?? "as it stands, 1 \(meaning)",
      notes: [Note("the other one", at: other)]
    )
  }

  /// `turned` is what the bill's rate comes to the other way round, where that is what was meant.
  static func oddTerms(
    _ meaning: String,
    turned: String?,
    usual: String,
    at span: SourceSpan,
    rate: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "odd-rate",
      "this converts five times off the trip's rate",
      at: span,
      help: turned.map { "as it stands, \(meaning); the other way round it would be \($0)" }
        ?? "as it stands, \(meaning), and by the trip's rate \(usual)",
      notes: [Note("the trip's rate", at: rate)]
    )
  }

  static func ownRateShape(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "own-rate-shape",
      "a bill's own rate is one number",
      at: span,
      help: "write what one unit of the bill's currency cost: @ $0.0068"
    )
  }

  static func ownRateToItself(_ code: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-to-itself",
      "this bill is in \(code) already, and needs no rate to it",
      at: span,
      help: "leave '@' out, or write the bill in the currency that was paid"
    )
  }

  static func rateReplaced(at span: SourceSpan, by other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "rate-replaced",
      "a later rate takes the place of this one",
      at: span,
      help: "delete it, or give each its day: on 2026-10-01",
      notes: [Note("the later one", at: other)]
    )
  }

  static func rateToItself(_ code: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-to-itself",
      "a rate is between two currencies, not \(code) and \(code)",
      at: span,
      help: "for example: rate JPY USD 0.0067, or: rate ¥150 = $1"
    )
  }

  static func rateTooLong(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-too-long",
      "a rate has at most 15 digits that count",
      at: span,
      help: "leave out the last ones; nobody pays by them"
    )
  }

  static func rateUnused(_ from: String, _ to: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "rate-unused",
      "no bill is converted between \(from) and \(to)",
      at: span,
      help: "is this rate's currency the one of the bills?"
    )
  }

  static func rateWithoutCurrency(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-without-currency",
      "both sides of a rate name their currency",
      at: span,
      help: "for example: rate ¥150 = $1"
    )
  }

  static func rateZero(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-zero",
      "a rate is more than 0",
      at: span,
      help: "the number says what 1 of the first currency is worth: rate JPY USD 0.0067"
    )
  }
}
