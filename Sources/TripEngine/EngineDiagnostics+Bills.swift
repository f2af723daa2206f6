import TripText

/// Messages about bills, splits, items, fees and payments.
extension Diagnostic {
  static func billTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "bill-twice", "the same bill stands on the same day already", at: span,
      help: "if there were two, say what each was, in quotes",
      notes: [Note("the first one", at: first)])
  }

  static func bareNumberInSplit(_ parts: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "bare-number-in-split", "a bare number in a split is an amount", at: span,
      help: "for parts write: \(parts)")
  }

  static func billWithoutAmount(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "no-amount", "how much?", at: span)
  }

  static func categoryLikeAnother(
    _ word: String, _ other: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "category-like-another", "#\(word) is one letter off #\(other)", at: span)
  }

  static func commentLikeCategory(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "comment-like-category", "this is a comment, not the category #\(word)",
      at: span, help: "a category has no blank behind '#'")
  }

  static func eachNeedsParts(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "each-needs-parts", "'each' is an amount per part: the split has parts alone",
      at: span, help: "leave out 'each' and write the whole amount, or use x2 instead")
  }

  static func eachNotExact(_ low: String, _ high: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "each-not-exact", "the parts come to between \(low) and \(high)", at: span,
      help: "write the whole amount, without 'each'")
  }

  static func eachOfSeveral(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "each-of-several", "'each' goes with one payer", at: span)
  }

  static func eachWithItems(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "each-with-items", "the lines of the block say who has what; 'each' does too",
      at: span)
  }

  static func feeNobody(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-nobody", "nobody pays this fee", at: span,
      help: "others in the split pay it; to name somebody else: fee 10% on Mia")
  }

  static func feeOnPayer(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-on-payer", "'\(name)' paid the bill, and gets the fee", at: span)
  }

  static func feeOnRefund(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-on-refund", "money that came back has no fee", at: span)
  }

  static func feeOutsideSplit(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-outside-split", "'\(name)' has no part of this bill to pay a fee on",
      at: span)
  }

  static func itemsDoNotAddUp(
    _ sum: String, difference: String, isMissing: Bool, of whole: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "items-do-not-add-up",
      "the lines come to \(sum), \(difference) \(isMissing ? "less" : "more") than \(whole)",
      at: span,
      help: isMissing ? "add a line for it; 'rest' is everyone's, '+rest' goes on top" : nil)
  }

  static func listedAndExcepted(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "listed-and-excepted", "'\(name)' is in this list, and excepted from it",
      at: span)
  }

  static func markForNobody(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "mark-for-nobody", "everyone in '\(name)' is in this list by name", at: span,
      help: "leave out the group, or the names that are to count as its members")
  }

  static func markOnAll(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "mark-on-all", "'all' takes no mark: everyone has a part as it is", at: span,
      help: "name the people who take more or less")
  }

  static func noParts(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "no-parts", "everyone here takes x0 parts, and the amount is left over", at: span)
  }

  static func nobodyShares(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "nobody-shares", "nobody is left to share this", at: span,
      help: "say who: for Anna, Ben")
  }

  static func nothingInProportion(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "nothing-in-proportion",
      "this goes on top of the plain lines, and they come to nothing", at: span)
  }

  static func payOneself(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "pay-oneself", "'\(name)' cannot pay '\(name)'", at: span,
      help: "a bill is written: \(name) paid 20 \"dinner\"")
  }

  static func payWithinUnit(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "pay-within-unit", "these settle together: nothing is paid between them",
      at: span)
  }

  static func payersInCurrencies(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "payers-in-currencies", "several payers pay in one currency", at: span,
      help: "write a bill for each")
  }

  static func percentOver(_ sum: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "split-over", "the percentages come to \(sum), more than the whole", at: span)
  }

  static func percentShort(_ left: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "split-short", "\(left) is left over, and nobody takes it", at: span,
      help: "add somebody without a mark, or 'rest'")
  }

  static func restNegative(_ rest: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rest-negative", "the rest would be \(rest)", at: span,
      help: "the lines come to more than the bill")
  }

  static func restTwice(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rest-twice", "one line of a block takes the rest", at: span)
  }

  static func restWithPercent(at span: SourceSpan, rest: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rest-with-percent",
      "a percentage of the plain lines and a plain rest would each need the other", at: span,
      help: "write the rest's amount, or '+rest' for what is on top",
      notes: [Note("the rest", at: rest)])
  }

  static func restWithoutTotal(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rest-without-total", "a rest needs the bill's amount", at: span,
      help: "write it before the block: Anna paid $33.00 {")
  }

  static func sharesOver(
    _ sum: String, by difference: String, of whole: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "split-over", "the shares come to \(sum), \(difference) more than \(whole)",
      at: span)
  }

  static func sharesShort(_ left: String, parts: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "split-short", "\(left) is left over, and nobody takes it", at: span,
      help: parts.map { "bare numbers are amounts; for parts write: \($0)" }
        ?? "add somebody without a mark, or 'rest'")
  }

  static func splitTooFine(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "split-too-fine", "this is split into finer fractions than can be kept exactly",
      at: span, help: "write shorter percentages and parts, or a bill for some of the lines")
  }

  static func partsTooLong(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "parts-too-long", "these parts have more digits than can be kept", at: span)
  }

  static func undatedForAll(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "undated-for-all",
      "this has no day, so it is for everyone, whenever '\(name)' was there", at: span,
      help: "give it a day: on 2026-10-03")
  }

  static func unitFacingOther(
    _ unit: String, _ other: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "unit-facing-other", "'\(other)' settles with one of '\(unit)', not with all",
      at: span, help: "name the one who paid or was paid")
  }
}
