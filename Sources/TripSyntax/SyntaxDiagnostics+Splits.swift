import TripText

/// Messages about the shape of splits and of the lines of a block.
extension Diagnostic {
  static func allBut(_ word: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "all-but",
      "who is left out stands after 'except', not '\(word)'",
      at: span,
      help: mended == nil ? "for example: for all except Ben" : nil,
      mended: mended
    )
  }

  static func blockNotClosed(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "block-not-closed",
      "this block has no end",
      at: span,
      help: "close it with } on a line of its own"
    )
  }

  static func categoryOnItem(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "category-on-item",
      "a category belongs to the bill, not to a line of it",
      at: span,
      help: "write it before the {; a comment has a blank after #"
    )
  }

  static func emptyBlock(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "empty-block",
      "a block has at least one line",
      at: span,
      help: "leave out the braces, or write lines such as: $4.00 \"soup\" for Anna"
    )
  }

  static func exceptWithoutAll(_ name: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "except-without-all",
      "'except' goes with 'all'",
      at: span,
      help: mended == nil ? "for example: for all except \(name)" : nil,
      mended: mended
    )
  }

  static func feeWithoutPercent(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "fee-without-percent",
      "a fee is a percentage",
      at: span,
      help: "for example: fee 10%"
    )
  }

  static func forEveryone(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "for-everyone",
      "a bill without 'for' is for all buddies; '\(text)' is nobody",
      at: span,
      help: mended == nil ? "leave out 'for \(text)', or write 'for all'" : nil,
      mended: mended
    )
  }

  static func forThePayer(
    _ word: String,
    payer: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "for-everyone",
      "who shares a bill is named, also who paid it; '\(word)' is nobody",
      at: span,
      help: mended == nil ? "for example: for \(payer)" : nil,
      mended: mended
    )
  }

  static func itemBeginsWithName(
    _ name: String,
    amount: String?,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "item-begins-with-name",
      "in a block the amount comes first, then for whom",
      at: span,
      help: mended == nil ? "a line for each: \(amount ?? "$4.00") for \(name)" : nil,
      mended: mended
    )
  }

  static func itemBeginsWithNote(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "item-begins-with-note",
      "in a block the amount comes first, then what it was",
      at: span,
      help: mended == nil ? "for example: $4.00 \"soup\" for Anna" : nil,
      mended: mended
    )
  }

  static func itemsOnOneLine(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "items-on-one-line",
      "in a block, every line of the receipt stands on a line of its own",
      at: span,
      help: "end the line here, instead of the comma"
    )
  }

  static func markBeforeName(
    at span: SourceSpan,
    help: String = "for example: for Ben x2, Cy",
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "mark-order",
      "what somebody takes stands after the name",
      at: span,
      help: mended == nil ? help : nil,
      mended: mended
    )
  }

  static func negativeShare(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "negative-share",
      "a share is positive",
      at: span,
      help: "what somebody laid out goes in a bill of its own: \(name) paid 20"
    )
  }

  static func noItem(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "no-item",
      "a line of a block begins with an amount, not with '\(text)'",
      at: span,
      help: mended == nil
        ? "write lines such as: $4.00 \"soup\" for Anna, +20% \"tip\", or: rest" : nil,
      mended: mended
    )
  }

  static func noNames(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "no-names",
      "'for' wants people by name, not '\(text)'",
      at: span,
      help: "leave it out where all buddies share, or name them: for Anna, Ben"
    )
  }

  static func partsInWords(
    _ name: String,
    help: String? = nil,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "parts-in-words",
      "parts are written x2, percentages 50%",
      at: span,
      help: mended == nil ? help ?? "for example: \(name) x2" : nil,
      mended: mended
    )
  }

  static func percentWithoutSign(
    _ percent: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "percent-without-sign",
      "a percentage in a block goes on top or off, with a sign",
      at: span,
      help: mended == nil ? "on top: +\(percent) \"tip\"; off: -\(percent) \"discount\"" : nil,
      mended: mended
    )
  }

  static func personInItem(_ name: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "person-behind-amount",
      "who has this line stands after 'for'",
      at: span,
      help: mended == nil ? "for example: for \(name)" : nil,
      mended: mended
    )
  }

  static func restTakenOff(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "rest-taken-off",
      "the rest is plain or on top, never off",
      at: span,
      help: "plain it is 'rest', on top in proportion '+rest'; what comes off has an amount"
    )
  }

  static func eachInWords(_ words: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "each-in-words",
      "an amount per head is marked 'each', not '\(words)'",
      at: span,
      help: mended == nil ? "for example: Anna paid 10 each" : nil,
      mended: mended
    )
  }

  static func splitEqually(_ words: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "split-equally",
      "a bill is shared equally by all buddies as it is",
      at: span,
      help: mended == nil
        ? "leave '\(words)' out where all of them share it, or name who does: for Anna, Ben" : nil,
      mended: mended
    )
  }

  static func splitWith(_ example: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "split-with",
      "who shares a bill stands after 'for', the payer included",
      at: span,
      help: mended == nil ? "for example: \(example)" : nil,
      mended: mended
    )
  }

  static func strayBrace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "stray-brace",
      "this } closes nothing",
      at: span,
      help: "leave it out, or open a block with { at the end of a bill"
    )
  }

  static func signMissing(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "sign-missing",
      "in a block, what goes on top or off has a sign",
      at: span,
      help: mended == nil ? "for example: +3 \"tip\", -3 \"discount\"" : nil,
      mended: mended
    )
  }

  static func sumInBlock(_ payer: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "sum-in-block",
      "a sum, or how it was paid, is no line of a block",
      at: span,
      help: "leave it out, or put it before the '{': \(payer) paid 30 { …"
    )
  }
}
