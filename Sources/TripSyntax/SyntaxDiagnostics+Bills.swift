import TripText

/// Messages about the shape of bills and payments.
extension Diagnostic {
  static func allBut(at span: SourceSpan, mended: String) -> Diagnostic {
    Diagnostic(
      .error, code: "all-but", "who is left out stands behind 'except'", at: span, mended: mended)
  }

  static func allPaidBill(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "all-paid", "'all paid' wants whom: it is a payment from everyone", at: span,
      help: "write: all paid Kitty 100 each; a bill has a payer by name")
  }

  static func allPaidWithoutEach(at span: SourceSpan, mended: String) -> Diagnostic {
    Diagnostic(
      .error, code: "all-paid", "'all paid' wants what each one paid", at: span, mended: mended)
  }

  static func amountBehindNote(at span: SourceSpan, mended: String) -> Diagnostic {
    Diagnostic(
      .error, code: "amount-behind-note", "the amount comes before what it was", at: span,
      mended: mended)
  }

  static func amountTwice(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "amount-twice",
      "each payer's amount is given already; the bill is their sum", at: span)
  }

  static func blockNotClosed(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "block-not-closed", "this block has no end", at: span,
      help: "close it with } on a line of its own")
  }

  static func categoryOnItem(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "category-on-item", "a category belongs to the bill, not to a line of it",
      at: span, help: "write it before the {; a comment has a blank behind #")
  }

  static func clauseOfBill(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "clause-of-bill", "'\(text)' belongs to a bill, and this is a payment", at: span,
      help: "a payment is between two people: Ben paid Anna 20; a shop goes in quotes")
  }

  static func clauseTwice(_ clause: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "clause-twice", "\(clause) is given twice", at: span)
  }

  static func emptyBlock(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "empty-block", "a block needs a line", at: span,
      help: "leave out the braces, or write lines such as: $4.00 \"soup\" for Anna")
  }

  static func exceptWithoutAll(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "except-without-all", "'except' goes with 'all'", at: span,
      help: "write: for all except Ben, Cy")
  }

  static func feeWithoutPercent(at span: SourceSpan, mended: String) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-without-percent", "a fee is a percentage", at: span, mended: mended)
  }

  static func forEveryone(_ text: String, at span: SourceSpan, mended: String) -> Diagnostic {
    Diagnostic(
      .error, code: "for-everyone", "a bill without 'for' is for all buddies", at: span,
      help: "leave out 'for \(text)', or write 'for all'", mended: mended)
  }

  static func gotWhat(at span: SourceSpan, mended: String) -> Diagnostic {
    Diagnostic(
      .error, code: "got-what", "'got' wants 'back', or from whom", at: span,
      help: "money from a shop: got back; from somebody: Anna got 20 from Ben", mended: mended)
  }

  static func itemBeginsWithNote(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "item-begins-with-note", "the amount comes before what it was", at: span,
      help: "write: $4.00 \"soup\" for Anna")
  }

  static func negativeBill(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "negative-amount", "an amount is positive", at: span,
      help: "money that came back is 'got back'; from somebody: Anna got 20 from Ben",
      mended: mended)
  }

  static func negativeShare(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "negative-share", "a share is positive", at: span)
  }

  static func noAmount(_ payer: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "no-amount", "how much?", at: span,
      help: "write the amount first: \(payer) paid 50 \"dinner\"")
  }

  static func noItem(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "no-item",
      "a line of a block begins with an amount, a sign or 'rest', not with '\(text)'", at: span,
      help: "write lines such as: $4.00 \"soup\" for Anna, or: +20% \"tip\"")
  }

  static func noteWithoutQuotes(_ words: String, at span: SourceSpan, mended: String) -> Diagnostic
  {
    Diagnostic(
      .error, code: "note-without-quotes", "what it was goes in quotes: \"\(words)\"", at: span,
      mended: mended)
  }

  static func paidBack(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "paid-back", "'paid back' wants whom", at: span,
      help: "to pay Anna back: Ben paid Anna 20; money that came back: Ben got back 20")
  }

  static func owes(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "owes", "debts come from bills: say who paid, and for whom", at: span,
      help: mended == nil ? "write: Anna paid 20 for Ben" : nil, mended: mended)
  }

  static func payerWithoutAmount(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "payer-without-amount", "how much did '\(name)' pay?", at: span,
      help: "with several payers each has an amount: Anna 50, Ben 30 paid \"dinner\"")
  }

  static func payersWithoutAmounts(_ names: [String], at span: SourceSpan) -> Diagnostic {
    let clauses = names.prefix(2).map { $0 + " 50" }.joined(separator: ", ")
    return Diagnostic(
      .error, code: "payer-without-amount", "how much did each of them pay?", at: span,
      help: "write: \(clauses) paid \"dinner\"")
  }

  static func paymentWithoutAmount(
    payer: String, payee: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "payment-without-amount", "how much did '\(payer)' pay '\(payee)'?", at: span,
      help: "write: \(payer) paid \(payee) 20; the plan says how much it would be")
  }

  static func percentWithoutSign(at span: SourceSpan, mended: String) -> Diagnostic {
    Diagnostic(
      .error, code: "percent-without-sign",
      "a percentage in a block goes on top or off, with a sign", at: span, mended: mended)
  }

  static func personBehindAmount(
    _ name: String, at span: SourceSpan, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "person-behind-amount", "'\(name)' is a person, and the amount is before them",
      at: span, help: "if it was for them: for \(name); to pay them back:", mended: mended)
  }

  static func restTakenOff(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "rest-taken-off", "the rest is plain or on top: rest, +rest", at: span)
  }

  static func severalGot(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "several-got", "money comes back to one person a line", at: span,
      help: "write a line for each")
  }

  static func severalPresences(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "several-presences", "one person a line joins or leaves", at: span,
      help: "write a line for each: Fay joined on 2026-10-04")
  }

  static func splitWith(at span: SourceSpan, hasWith: Bool) -> Diagnostic {
    Diagnostic(
      .error, code: "split-with", "who shares a bill stands behind 'for', the payer included",
      at: span, help: "write: Anna paid 50 for Anna, Ben")
  }

  static func strayBrace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "stray-brace", "this } closes nothing", at: span)
  }

  static func wordForAmount(_ word: String, payer: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "no-amount", "'\(word)' is neither an amount nor anybody's name", at: span,
      help: "write the amount first and what it was in quotes: \(payer) paid 50 \"\(word)\"")
  }
}
