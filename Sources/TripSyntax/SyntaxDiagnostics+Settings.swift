import TripText

/// Messages about statements that set something: people, currencies, rates, titles.
extension Diagnostic {
  static func colonMissing(
    at span: SourceSpan,
    for word: String,
    example: String,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "colon-missing",
      "a colon is wanted before the people",
      at: span,
      help: mended == nil ? "for example: \(word) \(example)" : nil,
      mended: mended
    )
  }

  static func currencyDecimals(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "currency-decimals",
      "a currency has 0 to 6 decimals",
      at: span,
      help: "for example: decimals 2"
    )
  }

  static func groupExcept(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "group-mark",
      "a group lists its people, without 'except'",
      at: span,
      help: "a bill can leave somebody out: for all except Ben"
    )
  }

  static func groupMark(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "group-mark",
      "a group holds people, at most with parts",
      at: span,
      help: "parts are written x2; amounts and percentages stand in a bill"
    )
  }

  static func includeWithoutQuotes(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "include-without-quotes",
      "the file to include goes in quotes",
      at: span,
      help: mended == nil ? "for example: include \"bills/mia.trip\"" : nil,
      mended: mended
    )
  }

  static func netWithoutSign(_ name: String, _ net: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "expect-shape",
      "a net wants its sign, and nothing before it",
      at: span,
      help: "owed to \(name): expect \(name) +\(net); what \(name) owes: expect \(name) -\(net)"
    )
  }

  static func rateNegative(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-zero",
      "a rate is more than 0",
      at: span,
      help: "the number says what 1 of the first currency is worth: rate JPY USD 0.0067"
    )
  }

  static func rateEitherWay(_ readings: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-shape",
      "this rate can be read either way",
      at: span,
      help: "say which: " + readings.joined(separator: ", or: ")
    )
  }

  static func rateShape(
    at span: SourceSpan,
    help: String = "for example: rate JPY USD 0.0067, or: rate ¥150 = $1",
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-shape",
      "a rate is two currencies and a number",
      at: span,
      help: mended == nil ? help : nil,
      mended: mended
    )
  }

  static func titleWithoutQuotes(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "title-without-quotes",
      "a trip's title goes in quotes",
      at: span,
      help: mended == nil ? "for example: trip \"Tokyo 2026\"" : nil,
      mended: mended
    )
  }

  static func togetherAlone(_ name: String, other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "together-alone",
      "two people or more settle together, not one alone",
      at: span,
      help:
        "for example: together \(name), \(other), or with a name: together Dupont: \(name), \(other)"
    )
  }

  static func unknownNumberFormat(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-number-format",
      "how numbers are written is said by example",
      at: span,
      help: "one of: numbers 1,234.56, numbers 1.234,56, numbers 1 234,56, numbers 1'234.56"
    )
  }

  static func unknownRemainder(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-remainder",
      "'remainder' wants 'payer' or 'spread'",
      at: span,
      help: "payer: who paid carries leftover cents; spread: they go round, a cent each"
    )
  }
}
