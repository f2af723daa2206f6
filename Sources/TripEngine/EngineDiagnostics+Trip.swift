import TripText

/// Messages about checks, payments and what is asked for.
extension Diagnostic {
  static func expectationFailed(
    _ expected: String,
    but found: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .failure,
      code: "expectation-failed",
      "expected \(expected), but \(found)",
      at: span
    )
  }

  static func netWithoutSign(_ name: String, _ amount: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "net-without-sign",
      "a net wants its sign",
      at: span,
      help: "+\(amount) is owed to \(name), -\(amount) is what \(name) owes"
    )
  }

  static func hangsOnErrors(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "hangs-on-errors",
      "this hangs on a line above that could not be read",
      at: span,
      help: "mend that line first"
    )
  }

  static func noSuchBill(_ number: Int, of count: Int, at span: SourceSpan) -> Diagnostic {
    let found =
      switch count {
      case 0: "there are none yet"
      case 1: "there is one"
      default: "there are \(count)"
      }
    return Diagnostic(
      .error,
      code: "no-such-bill",
      "no bill or payment has the number \(number): \(found)",
      at: span,
      help: "'bills' lists them with their numbers"
    )
  }

  static func onNoBill(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "on-no-bill",
      "'\(name)' is on no bill",
      at: span,
      help: "is a bill missing, or a name in one of them?"
    )
  }

  static func paymentInPlan(
    payer: String,
    payee: String,
    planned: String?,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "payment-without-amount",
      "how much did '\(payer)' pay '\(payee)'?",
      at: span,
      help: planned.map { "the plan says \($0)" }
        ?? "the plan has nothing from \(payer) to \(payee); for example: \(payer) paid \(payee) 20",
      mended: mended
    )
  }

  static func paidTooMuch(
    _ name: String,
    by excess: String,
    owed: Bool,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "paid-too-much",
      owed ? "this is \(excess) more than '\(name)' owed" : "'\(name)' owed nothing to pay back",
      at: span,
      help: "is the amount right, and is a bill missing?"
    )
  }

  /// What a script is told about a word of the prompt would be odd to hear at the prompt.
  static func promptCommandNotAlone(_ word: String, by name: String, at span: SourceSpan)
    -> Diagnostic
  {
    let word = word.lowercased()
    let form =
      switch word {
      case "edit", "delete": "\(word) 3"
      case "done": "done 1"
      case "remove": "remove \(name)"
      case "rename": "rename \(name) to Mila"
      case "open", "save": "\(word) tokyo.trip"
      default: word
      }
    return Diagnostic(
      .error,
      code: "prompt-command",
      "'\(word)' has a line of its own",
      at: span,
      help: "write it alone on the line: \(form)"
    )
  }

  /// A command behind `edit 3`, where the bill is wanted that takes the old one's place.
  static func promptCommandInEdit(_ word: String, by name: String, at span: SourceSpan)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      code: "prompt-command",
      "'\(word)' is a command, and behind the number stands what the bill shall be",
      at: span,
      help: "for example: edit 3 \(name) paid 50"
    )
  }

  static func unknownCategory(
    _ word: String,
    nearest: String?,
    known: [String],
    at span: SourceSpan
  ) -> Diagnostic {
    let list = known.prefix(6).map { "#\($0)" }.joined(separator: ", ")
    return Diagnostic(
      .error,
      code: "unknown-category",
      "no bill above is in #\(word)",
      at: span,
      help: nearest.map { "did you mean #\($0)?" }
        ?? (known.isEmpty
          ? "no bill above has a category" : "there are \(list)\(known.count > 6 ? ", …" : "")")
    )
  }

  static func whyOneself(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "why-oneself",
      "nothing lies between '\(name)' and '\(name)'",
      at: span,
      help: "name two people, or one alone: why \(name)"
    )
  }
}
