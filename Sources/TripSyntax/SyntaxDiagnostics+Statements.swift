import TripText

/// Messages about statements: which one, and what belongs to it.
extension Diagnostic {
  static func beginsWithAmount(
    _ text: String,
    example: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-statement",
      "a line begins with who paid, not with '\(text)'",
      at: span,
      help: mended == nil
        ? (example.hasPrefix("…") ? "who paid begins the line: " : "as a bill: ") + example : nil,
      mended: mended
    )
  }

  static func commaAtEnd(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "comma-at-end",
      "after this the list goes on, and no name follows",
      at: span,
      help: mended == nil ? "leave it out, or write who else" : nil,
      mended: mended
    )
  }

  static func claimWithFilter(_ subject: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "claim-with-filter",
      "\(subject) is that of the whole trip, so it takes no filter",
      at: span,
      help: "of some bills there is: expect Mia spent 20 #food, expect Mia paid 20 #food, "
        + "expect total 20 #food"
    )
  }

  static func commaMissing(
    before text: String,
    at span: SourceSpan,
    help: String?,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "comma-missing",
      "a comma is wanted before '\(text)'",
      at: span,
      help: help,
      mended: mended
    )
  }

  static func expectShape(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "expect-shape",
      "this is nothing that can be expected",
      at: span,
      help: mended == nil
        ? """
        one of: expect Leo pays Mia $250.31, expect 4 transfers, expect Mia +$443.14,
        expect Me spent $296.48, expect Me paid $216.48, expect total $962.19, expect settled
        """ : nil,
      mended: mended
    )
  }

  static func filteredPlan(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "filtered-plan",
      "a plan is for the whole trip, or until a day",
      at: span,
      help: "such filters go with balances, bills, chart and total"
    )
  }

  static func lineTooShort(wanted: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "line-too-short",
      "the line ends here, and wants \(wanted)",
      at: span
    )
  }

  static func nameAlone(_ name: String, other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "name-alone",
      "what about '\(name)'?",
      at: span,
      help: "a bill: \(name) paid 50 \"dinner\"; a payment: \(name) paid \(other) 20; "
        + "money that came back: \(name) got back 20"
    )
  }

  static func nameBeginsWithDigit(_ text: String, at span: SourceSpan) -> Diagnostic {
    let isNumber = text.allSatisfy(\.isNumber)
    return Diagnostic(
      .error,
      code: "name-begins-with-digit",
      "a name does not begin with a digit, as '\(text)' does",
      at: span,
      help: isNumber
        ? "people are named one by one: Anna, Ben" : "in quotes it may: \(Parser.quoted(text))"
    )
  }

  static func needlessMark(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unexpected",
      "'\(text)' has no place here",
      at: span,
      help: mended == nil ? "leave it out" : nil,
      mended: mended
    )
  }

  static func needlessWord(
    _ text: String,
    at span: SourceSpan,
    help: String,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-statement",
      "no statement begins with '\(text)'",
      at: span,
      help: mended == nil ? help : nil,
      mended: mended
    )
  }

  static func otherVerb(
    _ word: String,
    plain: String,
    at span: SourceSpan,
    help: String,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "other-verb",
      "the word here is '\(plain)', not '\(word)'",
      at: span,
      help: mended == nil ? help : nil,
      mended: mended
    )
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
      .error,
      code: "prompt-command",
      "'\(word)' is for the prompt, not for a script",
      at: span,
      help: help
    )
  }

  static func reservedName(_ word: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "reserved-name",
      "'\(word)' is a word of the language, so it is no bare name",
      at: span,
      help: "a person who is called so goes in quotes: \"\(word)\"",
      mended: mended
    )
  }

  /// `asOne` is the bill that holds all of them, where one may.
  static func severalBills(
    _ lines: [String],
    asOne: String? = nil,
    at span: SourceSpan
  ) -> Diagnostic {
    let each = "write a line for each:\n" + lines.joined(separator: "\n")
    return Diagnostic(
      .error,
      code: "several-bills",
      "a line is one bill",
      at: span,
      help: asOne.map { "one bill, and what each of them takes of it: \($0)\nor \(each)" } ?? each
    )
  }

  static func unexpected(
    _ text: String,
    wanted: String?,
    at span: SourceSpan,
    help: String? = nil,
    mended: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unexpected",
      wanted.map { "wanted here: \($0), not '\(text)'" } ?? "'\(text)' has no place here",
      at: span,
      help: help,
      mended: mended
    )
  }

  static func unknownStatement(
    _ word: String,
    at span: SourceSpan,
    help: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-statement",
      "no statement begins with '\(word)'",
      at: span,
      help: help
    )
  }
}
