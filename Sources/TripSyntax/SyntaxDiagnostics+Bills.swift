import TripText

/// Messages about the shape of bills and payments.
extension Diagnostic {
  static func allBut(_ word: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "all-but", "who is left out stands after 'except', not '\(word)'", at: span,
      help: mended == nil ? "for example: for all except Ben" : nil, mended: mended)
  }

  static func allPaidBill(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "all-paid", "who paid a bill is named, one by one", at: span,
      help: mended == nil
        ? "with several payers: Anna 20, Ben 30 paid; a payment from everyone: all paid Anna 20 each"
        : "'all' stands for everyone in a payment", mended: mended)
  }

  static func allPaidWithoutEach(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "all-paid", "'all paid' wants what each one paid", at: span,
      help: mended == nil ? "for example: all paid Anna 20 each" : nil, mended: mended)
  }

  static func amountAfterClause(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "amount-order", "the amount comes first, right after 'paid'", at: span,
      help: mended == nil ? "for example: Anna paid 50 \"dinner\"" : nil, mended: mended)
  }

  static func amountAfterNote(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "amount-order", "the amount comes before what it was", at: span,
      help: mended == nil ? "for example: Anna paid 50 \"dinner\"" : nil, mended: mended)
  }

  static func amountTwice(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "amount-twice", "each payer's amount is given; the bill is their sum", at: span,
      help: mended == nil ? "leave this amount out" : nil, mended: mended)
  }

  static func blockNotClosed(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "block-not-closed", "this block has no end", at: span,
      help: "close it with } on a line of its own")
  }

  static func categoryInWords(_ word: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "category-in-words", "a category is written with '#'", at: span,
      help: mended == nil ? "for example: #\(word)" : nil, mended: mended)
  }

  static func categoryOnItem(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "category-on-item", "a category belongs to the bill, not to a line of it",
      at: span, help: "write it before the {; a comment has a blank after #")
  }

  static func clauseOfBill(
    _ clause: String, payee: String, at span: SourceSpan, help: String
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "clause-of-bill", "\(clause) belongs to a bill, and this pays '\(payee)'",
      at: span, help: help)
  }

  static func clauseTwice(_ clause: String, at span: SourceSpan, help: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "clause-twice", "\(clause) is given twice", at: span,
      help: help ?? "leave one of them out")
  }

  static func emptyBlock(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "empty-block", "a block has at least one line", at: span,
      help: "leave out the braces, or write lines such as: $4.00 \"soup\" for Anna")
  }

  static func exceptWithoutAll(_ name: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "except-without-all", "'except' goes with 'all'", at: span,
      help: mended == nil ? "for example: for all except \(name)" : nil, mended: mended)
  }

  static func feeWithoutPercent(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "fee-without-percent", "a fee is a percentage", at: span,
      help: mended == nil ? "for example: fee 10%" : nil, mended: mended)
  }

  static func forEveryone(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "for-everyone", "a bill without 'for' is for all buddies; '\(text)' is nobody",
      at: span, help: mended == nil ? "leave out 'for \(text)', or write 'for all'" : nil,
      mended: mended)
  }

  static func forThePayer(
    _ word: String, payer: String, at span: SourceSpan, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "for-everyone", "who shares a bill is named, also who paid it; '\(word)' is nobody",
      at: span, help: mended == nil ? "for example: for \(payer)" : nil, mended: mended)
  }

  static func gotFromShop(_ name: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "got-what", "'got back' is money from a shop; from somebody it is 'got'",
      at: span, help: mended == nil ? "for example: Anna got 20 from \(name)" : nil, mended: mended)
  }

  static func gotWhat(_ payer: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "got-what", "'got' wants 'back', or from whom", at: span,
      help: "from a shop it is 'got back'; from somebody: \(payer) got 20 from Ben", mended: mended)
  }

  static func personInItem(_ name: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "person-after-amount", "who has this line stands after 'for'", at: span,
      help: mended == nil ? "for example: for \(name)" : nil, mended: mended)
  }

  static func itemBeginsWithName(_ name: String, at span: SourceSpan, mended: String?) -> Diagnostic
  {
    Diagnostic(
      .error, code: "item-order", "in a block the amount comes first, then for whom", at: span,
      help: mended == nil ? "for example: $4.00 for \(name)" : nil, mended: mended)
  }

  static func itemBeginsWithNote(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "item-order", "in a block the amount comes first, then what it was", at: span,
      help: mended == nil ? "for example: $4.00 \"soup\" for Anna" : nil, mended: mended)
  }

  static func markBeforeName(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "mark-order", "what somebody takes stands after the name", at: span,
      help: mended == nil ? "for example: for Ben x2, Cy" : nil, mended: mended)
  }

  static func negativeBill(_ payer: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "negative-amount", "an amount is positive", at: span,
      help: mended == nil
        ? "money that came back is written: \(payer) got back 20"
        : "money that came back is 'got back'; from somebody: \(payer) got 20 from Ben",
      mended: mended)
  }

  static func negativeShare(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "negative-share", "a share is positive", at: span,
      help: "what somebody laid out goes in a bill of its own: \(name) paid 20")
  }

  static func noAmount(_ payer: String, verb: String, note: String, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .error, code: "no-amount", "how much?", at: span,
      help: "the amount comes first: \(payer) \(verb) 50 \(note)")
  }

  static func noItem(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "no-item", "a line of a block begins with an amount, not with '\(text)'",
      at: span,
      help: mended == nil
        ? "write lines such as: $4.00 \"soup\" for Anna, +20% \"tip\", or: rest" : nil,
      mended: mended)
  }

  static func noNames(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "no-names", "'for' wants people by name, not '\(text)'", at: span,
      help: "leave it out where all buddies share, or name them: for Anna, Ben")
  }

  static func noteWithoutQuotes(_ words: String, at span: SourceSpan, mended: String?) -> Diagnostic
  {
    Diagnostic(
      .error, code: "note-without-quotes",
      "what it was goes in quotes: \(Parser.quoted(words))", at: span,
      help: mended == nil ? "a bill has one note, after its amount" : nil, mended: mended)
  }

  static func paidBack(_ payer: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "paid-back", "'paid back' wants whom, right after 'paid'", at: span,
      help: mended == nil
        ? "to pay Ben back: \(payer) paid Ben 20; money that came back: \(payer) got back 20" : nil,
      mended: mended)
  }

  static func paidMissing(at span: SourceSpan, help: String, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "paid-missing", "'paid' stands after who paid", at: span,
      help: mended == nil ? help : nil, mended: mended)
  }

  static func partsInWords(_ name: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "parts-in-words", "parts are written x2, percentages 50%", at: span,
      help: mended == nil ? "for example: \(name) x2" : nil, mended: mended)
  }

  static func owes(at span: SourceSpan, creditor: String, debtor: String, mended: String?)
    -> Diagnostic
  {
    Diagnostic(
      .error, code: "owes", "debts come from bills: say who paid, and for whom", at: span,
      help: mended == nil ? "for example: \(creditor) paid 20 for \(debtor)" : nil, mended: mended)
  }

  static func payerWithoutAmount(_ name: String, example: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "payer-without-amount", "how much did '\(name)' pay?", at: span,
      help: "with several payers each has an amount: \(example)")
  }

  static func payersWithoutAmounts(_ example: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "payer-without-amount", "how much did each of them pay?", at: span,
      help: "write what each paid: \(example)")
  }

  static func paymentWithoutAmount(
    payer: String, payee: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "payment-without-amount", "how much did '\(payer)' pay '\(payee)'?", at: span,
      help: "for example: \(payer) paid \(payee) 20")
  }

  static func percentWithoutSign(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "percent-without-sign",
      "a percentage in a block goes on top or off, with a sign", at: span,
      help: mended == nil ? "for example: +20% \"tip\"" : nil, mended: mended)
  }

  static func percentInWords(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "percent-in-words", "a percentage on top stands right after the amount",
      at: span, help: mended == nil ? "for example: Anna paid 50 +10%" : nil, mended: mended)
  }

  static func personAfterAmount(
    _ name: String, isPayee: Bool, at span: SourceSpan, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "person-after-amount",
      "who was paid back stands before the amount, who shares a bill after 'for'", at: span,
      help: isPayee && mended != nil ? nil : "if the bill was for '\(name)', write: for \(name)",
      mended: mended)
  }

  static func restTakenOff(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "rest-taken-off", "the rest is plain or on top, never off", at: span,
      help: "plain it is 'rest', on top in proportion '+rest'", mended: mended)
  }

  static func severalGot(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "several-got", "money comes back to one person a line", at: span,
      help: "write a line for each")
  }

  static func severalPayees(_ example: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "several-payees", "a payment is between two people", at: span,
      help: "write a line for each: \(example)")
  }

  static func severalPresences(_ name: String, isJoining: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "several-presences", "one person a line joins or leaves", at: span,
      help: "write a line for each: \(name) \(isJoining ? "joined" : "left") on 2026-10-04")
  }

  static func shopBeforeAmount(
    _ words: String, at span: SourceSpan, mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-name", "nobody on this trip is called '\(words)'", at: span,
      help: "a shop, or what it was, goes in quotes after the amount", mended: mended)
  }

  static func splitEqually(_ words: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "split-equally", "a bill is shared equally by all buddies as it is", at: span,
      help: mended == nil ? "leave out '\(words)', or name people: for Anna, Ben" : nil,
      mended: mended)
  }

  static func splitWith(_ example: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error, code: "split-with", "who shares a bill stands after 'for', the payer included",
      at: span, help: mended == nil ? "for example: \(example)" : nil, mended: mended)
  }

  static func strayBrace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "stray-brace", "this } closes nothing", at: span,
      help: "leave it out, or open a block with { at the end of a bill")
  }

  static func wordForAmount(
    _ word: String, payer: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "no-amount", "how much? '\(word)' is neither an amount nor anybody's name",
      at: span, help: "the amount comes first: \(payer) paid 50 \"\(word)\"")
  }
}
