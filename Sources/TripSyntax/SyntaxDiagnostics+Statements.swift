import TripText

/// Messages about statements: which one, and what belongs to it.
extension Diagnostic {
  static func colonMissing(at span: SourceSpan, for word: String) -> Diagnostic {
    Diagnostic(
      .error, code: "colon-missing", "a colon is wanted before the people", at: span,
      help: "write: \(word) lads: Ben, Leo")
  }

  static func commaAtEnd(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "comma-at-end", "after this the list goes on, and no name follows", at: span,
      help: "leave it out, or write who else")
  }

  static func commaMissing(before text: String, at span: SourceSpan, mended: String) -> Diagnostic {
    Diagnostic(
      .error, code: "comma-missing", "a comma is wanted before '\(text)'", at: span,
      help: "a name of several words goes in quotes: \"Anna Maria\"", mended: mended)
  }

  static func currencyDecimals(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "currency-decimals", "a currency has 0 to 6 decimals", at: span)
  }

  static func expectShape(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "expect-shape", "this is nothing that can be expected", at: span,
      help: """
        write one of: expect Leo pays Mia $250.31, expect 4 transfers, expect Mia +$443.14,
        expect Me spent $296.48, expect Me paid $216.48, expect total $962.19, expect settled
        """)
  }

  static func filteredPlan(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "filtered-plan", "a plan is for the whole trip, or until a day", at: span,
      help: "filters go with balances, bills, chart and total")
  }

  static func groupMark(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "group-mark", "a group holds people, at most with parts: Nico x2", at: span)
  }

  static func includeWithoutQuotes(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "include-without-quotes", "the file to include goes in quotes", at: span,
      help: mended == nil ? "write: include \"bills/mia.trip\"" : nil, mended: mended)
  }

  static func lineBegins(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-statement", "no statement begins with '\(text)'", at: span,
      help: "a bill begins with who paid: Anna paid 50 \"dinner\"")
  }

  static func lineTooShort(wanted: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "line-too-short", "the line ends here, and \(wanted) is wanted", at: span)
  }

  static func nameAlone(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "name-alone", "what about '\(name)'?", at: span,
      help: "a bill: \(name) paid 50 \"dinner\"; a payment: \(name) paid Ben 20")
  }

  static func nameBeginsWithDigit(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "name-begins-with-digit", "a name is wanted here, not '\(text)'", at: span,
      help: "a name that begins with a digit goes in quotes")
  }

  static func promptCommand(_ word: String, at span: SourceSpan) -> Diagnostic {
    let help =
      switch word {
      case "done": "write the payment itself: Ben paid Anna 20"
      case "edit", "delete", "undo", "redo": "change the line itself, in any editor"
      case "remove": "take the person off the line that declares them"
      case "rename": "change the name wherever it stands, in any editor"
      case "open": "to read another file here: include \"bills/mia.trip\""
      default: "leave the line out"
      }
    return Diagnostic(
      .error, code: "prompt-command", "'\(word)' is no statement of a script", at: span, help: help)
  }

  static func rateShape(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rate-shape", "a rate is two currencies and a number", at: span,
      help: "write: rate JPY USD 0.0067, or: rate ¥150 = $1")
  }

  static func reservedName(_ word: String, at span: SourceSpan, line: LineText) -> Diagnostic {
    Diagnostic(
      .error, code: "reserved-name", "'\(word)' means something here, so it is no name", at: span,
      help: "a person who is called so goes in quotes: \"\(word)\"")
  }

  static func titleWithoutQuotes(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "title-without-quotes", "a trip's title goes in quotes", at: span,
      help: mended == nil ? "write: trip \"Tokyo 2026\"" : nil, mended: mended)
  }

  static func togetherAlone(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "together-alone", "'\(name)' alone settles alone", at: span,
      help: "write: together Dupont: Paul, Marie")
  }

  static func unexpected(_ text: String, wanted: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "unexpected",
      wanted.map { "\($0) is wanted here, not '\(text)'" } ?? "'\(text)' has no place here",
      at: span)
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

  static func unknownStatement(_ word: String, at span: SourceSpan, help: String) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-statement", "no statement begins with '\(word)'", at: span, help: help)
  }
}
