import TripText

/// Messages about figures that stand where nothing is reckoned.
extension Diagnostic {
  static func amountPer(_ thing: String, example: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "amount-per",
      "an amount is reckoned with numbers, not with '\(thing)'",
      at: span,
      help: "for example: \(example)"
    )
  }

  static func bracketedShare(_ share: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "stray-character",
      "what somebody takes has no brackets",
      at: span,
      help: "for example: for \(share), …"
    )
  }

  static func costWithoutEquals(_ example: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "cost-without-equals",
      "what a bill cost in another currency stands behind '='",
      at: span,
      help: "for example: \(example)"
    )
  }

  static func feeAmount(
    _ number: String,
    percent: String,
    bill: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "fee-without-percent",
      "a fee is a percentage",
      at: span,
      help:
        "of what the others share: fee \(percent)%; \(number) that were paid on top: \(bill)+\(number)"
    )
  }

  static func feeInWords(_ percent: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "percent-in-words",
      "a percentage on top or off stands right after the amount",
      at: span,
      help: "on top of the bill: +\(percent); on top of what friends at home take, "
        + "for whoever took it on: fee \(percent)"
    )
  }

  static func noteBehindAmount(_ words: String, example: String, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .error,
      code: "note-without-quotes",
      "what it was goes in quotes: \(Parser.quoted(words))",
      at: span,
      help: "for example: \(example)"
    )
  }

  static func partOfAmount(_ example: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "part-of-amount",
      "a part of an amount is reckoned",
      at: span,
      help: "for example: \(example)"
    )
  }

  static func percentIncluded(_ amount: String, bare: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "percent-included",
      "what an amount holds already is not reckoned again",
      at: span,
      help: "where it holds it: \(bare); where it comes on top or off: \(amount)"
    )
  }

  static func stillIncluded(_ figure: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "percent-included",
      "what an amount holds already is not reckoned again",
      at: span,
      help: "where the lines hold it, leave it out; where it comes on top: +\(figure)"
    )
  }

  static func rateWithoutAt(_ examples: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rate-without-at",
      "a bill's own rate stands behind '@': what one unit of its currency is worth",
      at: span,
      help: oneOf(examples)
    )
  }

  static func reckonedLate(_ examples: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "reckoned-late",
      "what is reckoned with an amount stands right behind it",
      at: span,
      help: oneOf(examples)
    )
  }

  static func shareOnTop(
    ofBill example: String,
    _ amount: String,
    of name: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "share-on-top",
      "what goes on top stands right behind the amount, not behind a name",
      at: span,
      help: "on top of the bill: \(example); on top of \(name)'s part: "
        + "a block with the lines '\(amount) for \(name)' and 'rest'"
    )
  }

  static func sharePart(
    _ example: String,
    _ amount: String,
    of name: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "share-in-amount",
      "what somebody takes of a bill stands behind their name",
      at: span,
      help: "that and no more: \(example); that and a part of the rest: "
        + "a block with the lines '\(amount) for \(name)' and 'rest'"
    )
  }
}
