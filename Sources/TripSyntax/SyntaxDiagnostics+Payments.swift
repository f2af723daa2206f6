import TripText

/// Messages about the shape of payments, and of money that came back.
extension Diagnostic {
  static func allPaidBill(at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "all-paid",
      "who paid a bill is named, one by one",
      at: span,
      help: mended == nil
        ? "with several payers: Anna 20, Ben 30 paid; a payment from everyone: all paid Anna 20 each"
        : nil,
      mended: mended
    )
  }

  static func allPaidButSome(_ example: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "all-paid",
      "'all paid' is said of everybody",
      at: span,
      help: "write a line for each who paid: \(example)"
    )
  }

  static func allPaidWithoutEach(_ ways: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "all-paid",
      "'all paid' wants what each one paid",
      at: span,
      help: ways
    )
  }

  static func clauseOfBill(
    _ clause: String,
    payee: String,
    at span: SourceSpan,
    help: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "clause-of-bill",
      "\(clause) belongs to a bill, and this pays '\(payee)'",
      at: span,
      help: help
    )
  }

  static func everyoneIsAll(
    _ word: String,
    at span: SourceSpan,
    help: String? = nil,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "all-paid",
      "everyone is written 'all', not '\(word)'",
      at: span,
      help: mended == nil ? help : nil,
      mended: mended
    )
  }

  static func gotFromShop(
    _ payee: String,
    _ name: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "got-what",
      "'got back' is money from a shop; from somebody it is 'got'",
      at: span,
      help: mended == nil ? "for example: \(payee) got 20 from \(name)" : nil,
      mended: mended
    )
  }

  static func gotSomething(
    _ payee: String,
    _ words: String,
    amount: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    let note = words.isEmpty ? "" : " " + Parser.quoted(words)
    return Diagnostic(
      .error,
      code: "got-what",
      "the amount stands right after 'got' or 'got back'",
      at: span,
      help: mended == nil
        ? "money that came back: \(payee) got back \(amount)\(note); "
          + "what was bought: \(payee) paid \(amount)\(note)" : nil,
      mended: mended
    )
  }

  static func gotWhat(
    _ payer: String,
    other: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "got-what",
      "'got' wants 'back', or from whom",
      at: span,
      help: "from a shop it is 'got back'; from somebody: \(payer) got 20 from \(other)",
      mended: mended
    )
  }

  static func negativePayment(
    _ payer: String,
    to payee: String,
    amount: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "negative-amount",
      "an amount is positive",
      at: span,
      help: "leave out the sign, or turn the payment round: \(payee) paid \(payer) \(amount)"
    )
  }

  static func owes(at span: SourceSpan, creditor: String, debtor: String, mended: String?)
    -> Diagnostic
  {
    .owes(at: span, help: "for example: \(creditor) paid 20 for \(debtor)", mended: mended)
  }

  static func owes(at span: SourceSpan, help: String, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "owes",
      "debts come from bills: say who paid, and for whom",
      at: span,
      help: mended == nil ? help : nil,
      mended: mended
    )
  }

  static func paidBack(
    _ payer: String,
    other: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "paid-back",
      "'paid back' wants whom, right after 'paid'",
      at: span,
      help: mended == nil
        ? "to pay back: \(payer) paid \(other) 20; money that came back: \(payer) got back 20"
        : nil,
      mended: mended
    )
  }

  static func paidWhom(
    _ words: String,
    payment: String,
    bill: String?,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "paid-whom",
      "whom was it paid to? '\(words)' says nobody's name",
      at: span,
      help: "a payment says it by name: \(payment)"
        + (bill.map { "; a new bill, for all: \($0)" } ?? "")
    )
  }

  static func paymentWithoutAmount(
    payer: String,
    payee: String,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "payment-without-amount",
      "how much did '\(payer)' pay '\(payee)'?",
      at: span,
      help: "for example: \(payer) paid \(payee) 20"
    )
  }

  static func personAfterAmount(
    _ name: String,
    isPayee: Bool,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "person-behind-amount",
      "who was paid back stands before the amount, who shares a bill after 'for'",
      at: span,
      help: isPayee && mended != nil
        ? nil : "if the bill was for '\(name)', it ends in: for \(name)",
      mended: mended
    )
  }

  static func refundFrom(
    _ words: String,
    example: String,
    at span: SourceSpan,
    mended: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-name",
      "nobody on this trip is called '\(words)'",
      at: span,
      help: mended == nil
        ? "money that came back from a shop is written: \(example); from somebody: by their name"
        : nil,
      mended: mended
    )
  }

  static func severalGot(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "several-got",
      "money comes back to one person a line",
      at: span,
      help: "write a line for each: \(name) got back 20"
    )
  }

  /// `inAll` are the lines where the amount is what all of them got together.
  static func severalPayees(
    _ lines: [String],
    inAll: [String] = [],
    at span: SourceSpan
  ) -> Diagnostic {
    let each = "write a line for each:\n\(lines.joined(separator: "\n"))"
    return Diagnostic(
      .error,
      code: "several-payees",
      "a payment is between two people",
      at: span,
      help: inAll.isEmpty
        ? each : "\(each)\nor, if it was that much in all:\n\(inAll.joined(separator: "\n"))"
    )
  }

  /// `inAll` are the lines where the amount is what all of them got together.
  static func paidEveryone(
    bill: String,
    each: String,
    inAll: String?,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "several-payees",
      "a payment is between two people, and a bill for all names nobody",
      at: span,
      help: "a bill that all share: \(bill)\nor a payment to each:\n\(each)"
        + (inAll.map { "\nor, if it was that much in all:\n\($0)" } ?? "")
    )
  }

  static func severalPresences(_ name: String, isJoining: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "several-presences",
      "one person a line joins or leaves",
      at: span,
      help: "write a line for each: \(name) \(isJoining ? "joined" : "left") on 2026-10-04"
    )
  }
}
