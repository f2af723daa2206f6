import TripText

/// Messages about bills, splits, items, fees and payments.
extension Diagnostic {
  static func billTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "bill-twice", "this bill stands here twice on one day", at: span,
      help: "if there were two, say in quotes what each was; else delete one",
      notes: [Note("the first one", at: first)])
  }

  static func bareNumberInSplit(_ parts: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "bare-number-in-split", "a bare number in a split is an amount", at: span,
      help: "for parts write: \(parts)")
  }

  static func billWithoutAmount(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "no-amount", "how much?", at: span,
      help: "the amount comes right after 'paid', or in the lines of the block")
  }

  static func categoryLikeAnother(
    _ word: String, _ other: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "category-like-another", "#\(word) is one letter off #\(other)", at: span,
      help: "did you mean #\(other)? As it stands, it is a category of its own")
  }

  static func commentLikeCategory(_ word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "comment-like-category", "this is a comment, not the category #\(word)",
      at: span, help: "a category has no blank after '#': #\(word)")
  }

  static func eachNeedsParts(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "each-needs-parts",
      "'each' is an amount for every part, so the split has no amounts or percentages", at: span,
      help: "leave out 'each' and write the whole amount, or give parts: x2")
  }

  static func eachNotExact(_ low: String, _ high: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "each-not-exact",
      "for all parts together this comes to between \(low) and \(high)", at: span,
      help: "write the whole amount, without 'each'")
  }

  static func eachOfSeveral(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "each-of-several", "'each' goes with one payer", at: span,
      help: "leave it out; what each payer paid is given")
  }

  static func eachWithItems(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "each-with-items", "a bill has either 'each' or a block", at: span,
      help: "leave out 'each'; the lines of the block say who has what")
  }

  static func feeNobody(sharer: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-nobody", "nobody pays this fee: it is on others, and none shares the bill",
      at: span,
      help: sharer.map { "to put it on a buddy, name them: fee 10% on \($0)" }
        ?? "leave it out; only the payer shares this bill")
  }

  static func feeOfZero(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-nobody", "a fee is more than 0%", at: span, help: "leave it out")
  }

  static func feeOnPayer(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-on-payer", "'\(name)' paid the bill, and gets the fee", at: span,
      help: "name people of the split who did not pay")
  }

  static func feeOnRefund(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-on-refund", "money that came back has no fee", at: span,
      help: "leave it out; write the refund as it came")
  }

  static func feeOutsideSplit(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-outside-split", "'\(name)' has no part of this bill to pay a fee on",
      at: span, help: "name \(name) after 'for', too, or leave them out here")
  }

  static func itemsDoNotAddUp(
    _ sum: String, difference: String, isMissing: Bool, of whole: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "items-do-not-add-up",
      "the lines come to \(sum), \(difference) \(isMissing ? "less" : "more") than \(whole)",
      at: span,
      help: isMissing
        ? "add a line for it, such as: rest (shared by all), or +rest (on top, in proportion)"
        : "correct a line or the total, or take some off: -$2.60 \"coupon\"")
  }

  static func markOnAll(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "mark-on-all", "'all' takes no mark: everyone has a part as it is", at: span,
      help: "name the people who take more or less")
  }

  static func noParts(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "no-parts", "everyone here takes x0 parts, and the amount is left over", at: span,
      help: "give somebody a part: x1")
  }

  static func nobodyPays(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "nobody-shares", "'all' is nobody here: no buddy is left to pay this", at: span,
      help: "write a line for each who paid")
  }

  static func nobodyShares(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "nobody-shares", "nobody is left to share this", at: span,
      help: "say who does: for \(name)")
  }

  static func nothingInProportion(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "nothing-in-proportion",
      "this goes on top in proportion to the plain lines, and they come to nothing", at: span,
      help: "leave out its sign, or say whose it is: for Anna")
  }

  static func payOneself(_ name: String, amount: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "pay-oneself", "'\(name)' cannot pay '\(name)'", at: span,
      help: "a bill is written: \(name) paid \(amount) \"dinner\"")
  }

  static func payWithinUnit(_ one: String, _ other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "pay-within-unit",
      "'\(one)' and '\(other)' settle together: nothing is paid between them", at: span,
      help: "leave the line out")
  }

  static func payerTwice(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "person-twice", "'\(name)' is among the payers twice", at: span,
      help: "add it up: \(name) 20+30")
  }

  static func payersInCurrencies(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "payers-in-currencies", "several payers pay in one currency", at: span,
      help: "write a bill for each currency")
  }

  static func percentOver(_ sum: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "split-over", "the percentages come to \(sum), more than the whole", at: span,
      help: "together they are 100% at most; parts may be easier: x2, x1")
  }

  static func percentShort(_ left: String, taker: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "split-short", "\(left) is left over, and nobody takes it", at: span,
      help: "name who takes the rest without a percentage: \(taker)")
  }

  static func restNegative(_ rest: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rest-negative", "the rest would be \(rest): the lines come to more than the bill",
      at: span, help: "correct a line or the bill's amount")
  }

  static func restTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rest-twice", "one line of a block takes the rest", at: span,
      help: "give one of them an amount", notes: [Note("the first one", at: first)])
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
    _ sum: String, by difference: String, of whole: String, at span: SourceSpan, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "split-over", "the shares come to \(sum), \(difference) more than \(whole)",
      at: span,
      help: mended == nil
        ? "correct a share, or give parts instead of amounts: x2, x1"
        : "bare numbers are amounts; percentages are written with their sign",
      mended: mended)
  }

  static func sharesShort(
    _ left: String, taker: String, at span: SourceSpan, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "split-short", "\(left) is left over, and nobody takes it", at: span,
      help: mended == nil
        ? "name who takes the rest without an amount: \(taker)"
        : "bare numbers are amounts; parts are written with x", mended: mended)
  }

  static func splitTooFine(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "split-too-fine", "this is split into finer fractions than can be kept exactly",
      at: span, help: "write shorter percentages and parts, or a bill for some of the lines")
  }

  static func partsTooLong(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "parts-too-long", "these parts have more digits than can be kept", at: span,
      help: "write shorter parts: x1.5")
  }

  static func undatedForAll(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning, code: "undated-for-all",
      "this has no day, so it is for everyone, whenever '\(name)' was there", at: span,
      help: "give it a day: on 2026-10-03")
  }

  static func unitFacingOther(
    _ unit: String, _ other: String, members: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "unit-facing-other", "'\(other)' settles with one of '\(unit)', not with all",
      at: span, help: "name one of them: \(members)")
  }
}
