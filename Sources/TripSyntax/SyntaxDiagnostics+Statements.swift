import TripText

/// Messages about statements: which one, and what belongs to it.
extension Diagnostic {
  static func colonMissing(
    at span: SourceSpan, for word: String, example: String, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "colon-missing", "a colon is wanted before the people", at: span,
      help: mended == nil ? "for example: \(word) \(example)" : nil, mended: mended)
  }

  static func commaAtEnd(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "comma-at-end", "after this comma the list goes on, and no name follows",
      at: span, help: mended == nil ? "leave the comma out" : nil, mended: mended)
  }

  static func commaMissing(
    before text: String, at span: SourceSpan, help: String?, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "comma-missing", "a comma is wanted before '\(text)'", at: span,
      help: help, mended: mended)
  }

  static func currencyDecimals(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "currency-decimals", "a currency has 0 to 6 decimals", at: span,
      help: "for example: decimals 2")
  }

  static func expectShape(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "expect-shape", "this is nothing that can be expected", at: span,
      help: mended == nil
        ? """
        one of: expect Leo pays Mia $250.31, expect 4 transfers, expect Mia +$443.14,
        expect Me spent $296.48, expect Me paid $216.48, expect total $962.19, expect settled
        """ : nil,
      mended: mended)
  }

  static func filteredPlan(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "filtered-plan", "a plan is for the whole trip, or until a day", at: span,
      help: "such filters go with balances, bills, chart and total")
  }

  static func groupExcept(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "group-mark", "a group lists its people, without 'except'", at: span,
      help: "a bill can leave somebody out: for all except Ben")
  }

  static func groupMark(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "group-mark", "a group holds people, at most with parts", at: span,
      help: "parts are written x2; amounts and percentages stand in a bill")
  }

  static func includeWithoutQuotes(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "include-without-quotes", "the file to include goes in quotes", at: span,
      help: mended == nil ? "for example: include \"bills/mia.trip\"" : nil, mended: mended)
  }

  static func lineTooShort(wanted: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "line-too-short", "the line ends here, and wants \(wanted)", at: span)
  }

  static func nameAlone(_ name: String, other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "name-alone", "what about '\(name)'?", at: span,
      help: "a bill: \(name) paid 50 \"dinner\"; a payment: \(name) paid \(other) 20")
  }

  static func nameBeginsWithDigit(_ text: String, at span: SourceSpan) -> Diagnostic {
    let isNumber = text.allSatisfy(\.isNumber)
    return Diagnostic(
      .error, code: "name-begins-with-digit", "a name begins with a letter, not like '\(text)'",
      at: span,
      help: isNumber
        ? "people are named one by one: Anna, Ben" : "in quotes it may: \(Parser.quoted(text))")
  }

  static func needlessMark(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "needless-mark", "'\(text)' has no place here", at: span,
      help: mended == nil ? "leave it out" : nil, mended: mended)
  }

  static func needlessWord(
    _ text: String, at span: SourceSpan, help: String, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-statement", "no statement begins with '\(text)'", at: span,
      help: mended == nil ? help : nil, mended: mended)
  }

  static func otherVerb(
    _ word: String, plain: String, at span: SourceSpan, help: String, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "other-verb", "the word here is '\(plain)', not '\(word)'", at: span,
      help: mended == nil ? help : nil, mended: mended)
  }

  static func promptCommand(_ word: String, at span: SourceSpan) -> Diagnostic {
    let help =
      switch word {
      case "done": "write the payment itself: Ben paid Anna 20"
      case "edit": "change the line itself, in any editor"
      case "delete", "undo", "redo": "take the line out, or put it back, in any editor"
      case "remove": "take the person off the line that declares them: buddies Anna, Ben"
      case "rename": "change the name wherever it stands, in any editor"
      case "open": "to read another file here: include \"bills/mia.trip\""
      case "save": "leave the line out; a script is saved as it is"
      default: "leave the line out"
      }
    return Diagnostic(
      .error, code: "prompt-command", "'\(word)' is for the prompt, not for a script", at: span,
      help: help)
  }

  static func rateNegative(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rate-zero", "a rate is more than 0", at: span,
      help: "write what 1 of the first currency is worth: rate JPY USD 0.0067")
  }

  static func rateShape(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "rate-shape", "a rate is two currencies and a number", at: span,
      help: mended == nil ? "for example: rate JPY USD 0.0067, or: rate ¥150 = $1" : nil, mended: mended)
  }

  static func reservedName(_ word: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "reserved-name", "'\(word)' is a word of the language, so it is no bare name",
      at: span, help: "a person who is called so goes in quotes: \"\(word)\"", mended: mended)
  }

  static func titleWithoutQuotes(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "title-without-quotes", "a trip's title goes in quotes", at: span,
      help: mended == nil ? "for example: trip \"Tokyo 2026\"" : nil, mended: mended)
  }

  static func togetherAlone(_ name: String, other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "together-alone", "two people or more settle together", at: span,
      help: "for example: together \(name), \(other), or with a name: together Dupont: \(name), \(other)")
  }

  static func unexpected(
    _ text: String, wanted: String?, at span: SourceSpan, help: String? = nil,
    mended: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "unexpected",
      wanted.map { "wanted here: \($0), not '\(text)'" } ?? "'\(text)' has no place here",
      at: span, help: help, mended: mended)
  }

  static func unknownNumberFormat(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-number-format", "how numbers are written is said by example", at: span,
      help: "one of: numbers 1,234.56, numbers 1.234,56, numbers 1 234,56, numbers 1'234.56")
  }

  static func unknownRemainder(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-remainder", "'remainder' wants 'payer' or 'spread'", at: span,
      help: "payer: who paid carries leftover cents; spread: they go round, a cent each")
  }

  static func unknownStatement(
    _ word: String, at span: SourceSpan, help: String, mended: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-statement", "no statement begins with '\(word)'", at: span, help: help,
      mended: mended)
  }
}
