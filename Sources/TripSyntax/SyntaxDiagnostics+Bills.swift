import TripText

/// Messages about the shape of bills.
extension Diagnostic {
  static func amountAfterClause(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "amount-order",
      "the amount comes first, right after 'paid'",
      at: span,
      help: mended == nil ? "for example: Anna paid 50 \"dinner\"" : nil,
      mended: mended
    )
  }

  static func amountAfterNote(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "amount-behind-note",
      "the amount comes before what it was",
      at: span,
      help: mended == nil ? "for example: Anna paid 50 \"dinner\"" : nil,
      mended: mended
    )
  }

  static func amountTwice(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "amount-twice",
      "each payer's amount is given; the bill is their sum",
      at: span,
      help: mended == nil ? "leave this amount out" : nil,
      mended: mended
    )
  }

  static func amountsDiffer(
    _ parts: String,
    sum: String,
    total: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "amount-twice",
      "\(parts) make \(sum), not \(total)",
      at: span,
      help: "leave this amount out, or correct what each of them paid"
    )
  }

  static func categoryInWords(_ word: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "category-in-words",
      "a category is written with '#'",
      at: span,
      help: mended == nil ? "for example: #\(word)" : nil,
      mended: mended
    )
  }

  static func clauseTwice(_ clause: String, at span: SourceSpan, help: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "clause-twice",
      "\(clause) is given twice",
      at: span,
      help: help ?? "leave one of them out"
    )
  }

  static func negativeBill(
    _ payer: String,
    other: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "negative-amount",
      "an amount is positive",
      at: span,
      help: mended == nil
        ? "money that came back is written: \(payer) got back 20"
        : "money that came back is 'got back'; from somebody: \(payer) got 20 from \(other)",
      mended: mended
    )
  }

  static func noAmount(_ payer: String, verb: String, note: String, at span: SourceSpan)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      code: "no-amount",
      "how much?",
      at: span,
      help: "the amount comes first: \(payer) \(verb) 50 \(note)"
    )
  }

  static func noteUnclear(_ words: String, help: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "note-without-quotes",
      "'\(words)' has no meaning here",
      at: span,
      help: help
    )
  }

  static func noteWithoutQuotes(
    _ words: String,
    at span: SourceSpan,
    help: String = "a bill has one note, after its amount",
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "note-without-quotes",
      "what it was goes in quotes: \(Parser.quoted(words))",
      at: span,
      help: mended == nil ? help : nil,
      mended: mended
    )
  }

  static func paidMissing(at span: SourceSpan, help: String, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "paid-missing",
      "'paid' stands after who paid",
      at: span,
      help: mended == nil ? help : nil,
      mended: mended
    )
  }

  static func payerWithoutAmount(_ name: String, example: String, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .error,
      code: "payer-without-amount",
      "how much did '\(name)' pay?",
      at: span,
      help: "with several payers each has an amount: \(example)"
    )
  }

  static func payersWithoutAmounts(_ example: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "payer-without-amount",
      "how much did each of them pay?",
      at: span,
      help: "write what each paid: \(example)"
    )
  }

  static func percentInWords(
    _ percent: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "percent-in-words",
      "a percentage on top or off stands right after the amount",
      at: span,
      help: mended == nil
        ? "on top: +\(percent); off: -\(percent); what the amount holds already is left out" : nil,
      mended: mended
    )
  }

  static func percentInWords(
    _ percent: String,
    sign: String,
    of amount: String,
    at span: SourceSpan
  ) -> Diagnostic {
    var diagnostic = percentInWords(percent, at: span, mended: nil)
    diagnostic.help =
      "\(sign == "+" ? "on top" : "off"): \(amount) \(sign)\(percent); "
      + "what the amount holds already is left out: \(amount)"
    return diagnostic
  }

  static func shopBeforeAmount(
    _ words: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-name",
      "nobody on this trip is called '\(words)'",
      at: span,
      help: "a shop, or what it was, goes in quotes after the amount",
      mended: mended
    )
  }

  static func wordForAmount(
    _ word: String,
    payer: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "no-amount",
      "how much? '\(word)' is neither an amount nor anybody's name",
      at: span,
      help: "the amount comes first: \(payer) paid 50 \"\(word)\""
    )
  }
}
