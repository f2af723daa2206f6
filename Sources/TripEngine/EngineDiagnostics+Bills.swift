import TripText

/// Messages about bills, fees and payments.
extension Diagnostic {
  static func billTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "bill-twice",
      "this bill stands here twice on one day",
      at: span,
      help: "if there were two, say in quotes what each was; else delete one",
      notes: [Note("the first one", at: first)]
    )
  }

  static func billWithoutAmount(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "no-amount",
      "how much?",
      at: span,
      help: "the amount comes right after 'paid', or in the lines of the block"
    )
  }

  static func categoryLikeAnother(
    _ word: String,
    _ other: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "category-like-another",
      "#\(word) is one letter off #\(other)",
      at: span,
      help: "did you mean #\(other)? As it stands, it is a category of its own"
    )
  }

  static func commentLikeCategory(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "comment-like-category",
      "this is a comment, not the category #\(word)",
      at: span,
      help: "a category has no blank after '#': #\(word)"
    )
  }

  static func commentLikeSplit(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "comment-like-split",
      "this is a comment, and the bill is for all",
      at: span,
      help: "who shares it stands before '#': for \(name)"
    )
  }

  static func categoryLikeName(_ word: String, _ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "category-like-name",
      "#\(word) is a category, and does not say who shares it",
      at: span,
      help: "who shares it stands behind 'for': for \(name)"
    )
  }

  static func eachNotExact(_ low: String, _ high: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "each-not-exact",
      "for all parts together this comes to between \(low) and \(high)",
      at: span,
      help: "write the whole amount, without 'each'"
    )
  }

  static func eachOfSeveral(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "each-of-several",
      "'each' goes with one payer",
      at: span,
      help: "leave it out; what each payer paid is given"
    )
  }

  static func eachWithItems(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "each-with-items",
      "a bill has either 'each' or a block",
      at: span,
      help: "leave out 'each'; the lines of the block say who has what"
    )
  }

  static func feeNobody(sharer: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "fee-nobody",
      "nobody pays this fee: it is on others, and none shares the bill",
      at: span,
      help: sharer.map { "to put it on a buddy, name them: fee 10% on \($0)" }
        ?? "leave it out; only the payer shares this bill"
    )
  }

  static func feeOfZero(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "fee-nobody",
      "a fee is more than 0%",
      at: span,
      help: "leave it out"
    )
  }

  static func feeOnPayer(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "fee-on-payer",
      "'\(name)' paid the bill, and gets the fee",
      at: span,
      help: "name people of the split who did not pay"
    )
  }

  static func feeOnRefund(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "fee-on-refund",
      "money that came back has no fee",
      at: span,
      help: "leave it out; write the refund as it came"
    )
  }

  static func feeOutsideSplit(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "fee-outside-split",
      "'\(name)' has no part of this bill to pay a fee on",
      at: span,
      help: "name \(name) after 'for', too, or leave them out here"
    )
  }

  static func nobodyPays(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "nobody-shares",
      "'all' is nobody here: no buddy is left to pay this",
      at: span,
      help: "write a line for each who paid"
    )
  }

  static func payOneself(_ name: String, amount: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "pay-oneself",
      "'\(name)' cannot pay '\(name)'",
      at: span,
      help: "a bill is written: \(name) paid \(amount) \"dinner\""
    )
  }

  static func payWithinUnit(_ one: String, _ other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "pay-within-unit",
      "'\(one)' and '\(other)' settle together: nothing is paid between them",
      at: span,
      help: "leave the line out"
    )
  }

  static func payerTwice(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "person-twice",
      "'\(name)' is among the payers twice",
      at: span,
      help: "add it up: \(name) 20+30"
    )
  }

  static func payersInCurrencies(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "payers-in-currencies",
      "several payers pay in one currency",
      at: span,
      help: "write a bill for each currency"
    )
  }

  static func unitFacingOther(
    _ unit: String,
    _ other: String,
    members: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unit-facing-other",
      "'\(other)' settles with one of '\(unit)', not with all",
      at: span,
      help: "name one of them: \(members)"
    )
  }
}
