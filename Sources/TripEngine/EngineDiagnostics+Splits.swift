import TripText

/// Messages about splits and the lines of a block.
extension Diagnostic {
  static func bareNumberInSplit(_ parts: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "bare-number-in-split",
      "a bare number in a split is an amount",
      at: span,
      help: "parts are written with x: \(parts)"
    )
  }

  static func costLikeShare(_ name: String, _ amount: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "cost-like-share",
      "what stands behind '=' is what the whole bill cost",
      at: span,
      help:
        "what \(name) takes is written without '=': \(name) \(amount); else set it apart: = \(amount)"
    )
  }

  static func eachNeedsParts(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "each-needs-parts",
      "'each' is an amount per part, so the split has no amounts or percentages",
      at: span,
      help: "leave out 'each' and write the whole amount, or give parts: x2"
    )
  }

  static func itemsDoNotAddUp(
    _ sum: String,
    difference: String,
    isMissing: Bool,
    of whole: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "items-do-not-add-up",
      "the lines come to \(sum), \(difference) \(isMissing ? "less" : "more") than \(whole)",
      at: span,
      help: isMissing
        ? "add a line for it, such as: rest (shared by all), or +rest (on top, in proportion)"
        : "correct a line or the total, or take some off: -$2.60 \"coupon\""
    )
  }

  static func listedAndExcepted(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "listed-and-excepted",
      "'\(name)' is in this list, and excepted from it",
      at: span,
      help: "leave \(name) out in one of the two places"
    )
  }

  static func markForNobody(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "mark-for-nobody",
      "everyone in '\(name)' is in this list by name",
      at: span,
      help: "leave out the group, or the names that are to count as its members"
    )
  }

  static func markOnAll(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "mark-on-all",
      "'all' takes no mark: everyone has a part as it is",
      at: span,
      help: "name the people who take more or less"
    )
  }

  static func noParts(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "no-parts",
      "everyone here takes x0 parts, and the amount is left over",
      at: span,
      help: "give somebody a part: x1"
    )
  }

  static func nobodyShares(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "nobody-shares",
      "nobody is left to share this",
      at: span,
      help: "say who does: for \(name)"
    )
  }

  static func nothingInProportion(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "nothing-in-proportion",
      "this goes on top in proportion to the plain lines, and they come to nothing",
      at: span,
      help: "leave out its sign, or say whose it is: for Anna"
    )
  }

  static func partsTooLong(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "parts-too-long",
      "these parts have more digits than can be kept",
      at: span,
      help: "write shorter parts: x1.5"
    )
  }

  static func percentOver(_ sum: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "split-over",
      "the percentages come to \(sum), more than the whole",
      at: span,
      help: "together they are 100% at most; parts may be easier: x2, x1"
    )
  }

  static func percentShort(_ left: String, taker: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "split-short",
      "\(left) is left over, and nobody takes it",
      at: span,
      help: "name who takes the rest without a percentage: \(taker)"
    )
  }

  static func restNegative(_ rest: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rest-negative",
      "the rest would be \(rest): the lines come to more than the bill",
      at: span,
      help: "correct a line or the bill's amount"
    )
  }

  static func restTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rest-twice",
      "one line of a block takes the rest",
      at: span,
      help: "give one of them an amount",
      notes: [Note("the first one", at: first)]
    )
  }

  static func restWithPercent(at span: SourceSpan, rest: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rest-with-percent",
      "a percentage of the plain lines and a plain rest would each need the other",
      at: span,
      help: "in place of the rest, what it comes to: 25.80 \"sides\"; "
        + "or in place of the percentage: +rest \"tip\"",
      notes: [Note("the rest", at: rest)]
    )
  }

  static func restWithoutTotal(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rest-without-total",
      "a rest needs the bill's amount",
      at: span,
      help: "write it before the block: Anna paid $33.00 {"
    )
  }

  static func sharesOver(
    _ sum: String,
    by difference: String,
    of whole: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "split-over",
      "the shares come to \(sum), \(difference) more than \(whole)",
      at: span,
      help: mended == nil
        ? "correct a share, or give parts instead of amounts: x2, x1"
        : "bare numbers are amounts; percentages are written with their sign",
      mended: mended
    )
  }

  static func sharesShort(
    _ left: String,
    taker: String,
    parts: String?,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "split-short",
      "\(left) is left over, and nobody takes it",
      at: span,
      help: mended == nil
        ? parts.map { "a quotient is an amount; as parts: \($0)" }
          ?? "name who takes the rest without an amount: \(taker)"
        : "bare numbers are amounts; parts are written with x",
      mended: mended
    )
  }

  static func splitTooFine(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "split-too-fine",
      "this is split into finer fractions than can be kept exactly",
      at: span,
      help: "write shorter percentages and parts, or a bill for some of the lines"
    )
  }

  static func undatedForAll(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "undated-for-all",
      "this has no day, so it is for everyone, whenever '\(name)' was there",
      at: span,
      help: "give it a day: on 2026-10-03"
    )
  }
}
