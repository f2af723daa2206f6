import TripMoney
import TripText

/// What stands behind the amount of a bill or a payment, in any order, each at most once.
extension Parser {
  mutating func clauses(of bill: inout Bill) throws(Refusal) {
    while true {
      let token = current
      switch token.kind {
      case .newline, .end:
        return
      case .string:
        try once(bill.what == nil, "what it was", token, "write all of it in one pair of quotes")
        bill.what = token.span
        advance()
        if bill.amount == nil { try refuseAmountBehindNote(token, of: bill) }
      case .category:
        try once(bill.category == nil, "a category", token, "a bill has one category")
        bill.category = token.span
        advance()
      case .equals: try amount(behind: token, "'='", into: &bill.cost)
      case .at: try amount(behind: token, "'@'", into: &bill.ownRate)
      case .openBrace:
        try once(bill.items == nil, "a block", token)
        try items(of: &bill)
      case .word:
        try wordClause(of: &bill)
      default:
        throw Refusal(strayToken(token, in: context(of: bill)))
      }
    }
  }

  private mutating func wordClause(of bill: inout Bill) throws(Refusal) {
    let token = current
    switch keyword(token) {
    case .each:
      try once(bill.eachSpan == nil, "'each'", token)
      bill.eachSpan = token.span
      advance()
    case .for:
      try once(bill.split == nil, "'for'", token, "name everybody after one 'for': for Anna, Ben")
      advance()
      bill.split = try split()
    case .fee:
      try once(bill.fee == nil, "'fee'", token)
      bill.fee = try fee()
    case .on:
      try once(bill.day == nil, "a day", token)
      advance()
      bill.day = try day()
    default:
      throw Refusal(strayWord(token, in: context(of: bill)))
    }
  }

  private func context(of bill: Bill) -> Context {
    Context(
      payer: bill.payers.count == 1 ? bill.payers[0] : nil,
      amount: bill.amount,
      what: bill.what,
      split: bill.split,
      isRefund: bill.isRefund
    )
  }

  mutating func clauses(of payment: inout Payment) throws(Refusal) {
    while true {
      let token = current
      switch token.kind {
      case .newline, .end:
        return
      case .string:
        try once(payment.what == nil, "what it was", token, "write all of it in one pair of quotes")
        payment.what = token.span
        advance()
      case .equals: try amount(behind: token, "'='", into: &payment.cost)
      case .at: try amount(behind: token, "'@'", into: &payment.ownRate)
      case .word where keyword(token) == .on:
        try once(payment.day == nil, "a day", token)
        advance()
        payment.day = try day()
      case .word where keyword(token) == .for || keyword(token) == .fee || keyword(token) == .each,
        .category, .openBrace:
        throw Refusal(clauseOfBill(token, of: payment))
      case .word:
        throw Refusal(strayWord(token, in: context(of: payment)))
      default:
        throw Refusal(strayToken(token, in: context(of: payment)))
      }
    }
  }

  private func context(of payment: Payment) -> Context {
    Context(
      payer: payment.payer,
      amount: payment.amount,
      what: payment.what,
      isPayment: true
    )
  }

  private mutating func amount(
    behind mark: Token,
    _ clause: String,
    into place: inout Amount?
  ) throws(Refusal) {
    try once(place == nil, clause, mark)
    advance()
    place = try amount()
  }

  private func once(
    _ isFirst: Bool,
    _ clause: String,
    _ token: Token,
    _ help: String? = nil
  ) throws(Refusal) {
    if !isFirst { throw Refusal(.clauseTwice(clause, at: token.span, help: help)) }
  }

  // MARK: - Slips

  /// `Anna paid "dinner" 50`: the amount comes first.
  private mutating func refuseAmountBehindNote(_ note: Token, of bill: Bill) throws(Refusal) {
    guard bill.payers.count == 1, bill.payerAmounts.isEmpty,
      let amount = amountSpan(at: index)
    else { return }
    let mended = replacing(
      (note.span, text(in: amount.span) + " " + text(of: note)),
      (withBlanksBefore(amount.span), "")
    )
    throw Refusal(.amountAfterNote(at: note.span, mended: mended))
  }

  /// Something that is no word and begins no clause.
  private mutating func strayToken(_ token: Token, in context: Context) -> Diagnostic {
    let before = tokens[index - 1]
    let isAfterAmount = context.amount?.span.end == before.span.end
    let isAfterSplit = context.split?.span.end == before.span.end
    switch token.kind {
    case .date:
      return .dayWithoutOn(
        text(of: token),
        at: token.span,
        mended: replacing(SourceSpan(at: token.span.start), with: "on ")
      )
    case .number where peek().kind == .percent && isAfterAmount:
      return percentInWords() ?? unexpected(token)
    case .number where isAfterAmount && before.kind == .number && isGroup(token, behind: before):
      let span = before.span.union(token.span)
      return .blankInNumber(
        text(in: span),
        at: span,
        mended: rewriting(span, as: text(of: before) + text(of: token))
      )
    case .number, .sign:
      guard context.amount == nil, let amount = amountSpan(at: index),
        let verb = tokens.lastIndex(where: { isVerb($0) && $0.span.end <= token.span.start })
      else { return unexpected(token) }
      return .amountAfterClause(
        at: amount.span,
        mended: replacing(
          (SourceSpan(at: tokens[verb].span.end), " " + text(in: amount.span)),
          (withBlanksBefore(amount.span), "")
        )
      )
    case .plus where isAfterSplit && isDeclaredName(peek()),
      .slash where isAfterSplit && isDeclaredName(peek()):
      return .commaMissing(
        before: text(of: peek()),
        at: token.span,
        help: nil,
        mended: withComma(for: token.span)
      )
    case .star where isAfterSplit && peek().kind == .number:
      return .partsInWords(
        text(of: before),
        at: span(of: index...(index + 1)),
        mended: replacing(
          withBlanksBefore(token.span).union(peek().span),
          with: " x" + text(of: peek())
        )
      )
    case .comma where context.isPayment && isDeclaredName(peek()):
      let before = text(in: span(of: 0...(index - 1)))
      guard isDeclaredName(tokens[index - 1]) else {
        // `Ben paid Anna 10, Cy 5`
        let amount = amountSpan(at: index + 2).map { text(in: $0.span) } ?? "20"
        let second = "\(text(of: tokens[0])) paid \(text(of: peek())) \(amount)"
        return .severalPayees([before, second], at: token.span.union(peek().span))
      }
      let names = namesInList(from: index - 1)
      let front = text(in: span(of: 0...(index - 2)))
      return .severalPayees(
        names.map { "\(front) \(text(of: $0))" },
        at: token.span.union(names[names.count - 1].span)
      )
    case .closeBrace:
      return .strayBrace(at: token.span)
    case .comma where context.amount == nil && isDecimals(peek(), behind: token, before):
      let span = token.span.union(peek().span)
      return .number(
        text(in: span),
        .noDigitBeforeMark(plain: "0." + text(of: peek())),
        format: lexer.numbers,
        at: span
      ) { rewriting(span, as: $0) }
    case .times where isAfterAmount && peek().kind == .number:
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        mended: replacing(token.span, with: "*")
      )
    case .comma, .colon, .minus:
      return .needlessMark(text(of: token), at: token.span, mended: without(token.span))
    default:
      return unexpected(token)
    }
  }

  /// `,50`: a number right behind a comma that stands apart.
  private func isDecimals(_ number: Token, behind comma: Token, _ before: Token) -> Bool {
    number.kind == .number && number.span.start == comma.span.end
      && before.span.end < comma.span.start
  }

  private func isVerb(_ token: Token) -> Bool {
    keyword(token) == .paid || keyword(token) == .back
  }

  /// `1 200`: groups between blanks, as they are read only where the script says so.
  private func isGroup(_ token: Token, behind before: Token) -> Bool {
    let digits = bytes(of: token).prefix { $0 != 0x2E && $0 != 0x2C }
    return digits.count == 3 && bytes(of: before).count <= 3
  }

  /// `Ben paid Anna 20 for the taxi`: what it was for, without quotes.
  private mutating func noteAfterFor() -> Diagnostic? {
    let first = index + 1
    guard tokens[first].kind == .word, !isReserved(tokens[first]), !isDeclaredName(tokens[first])
    else { return nil }
    var last = first
    while last + 1 < tokens.count, noteGoesOn(at: last + 1) { last += 1 }
    let words = span(of: first...last)
    guard let mended = replacing(span(of: index...last), with: Self.quoted(text(in: words))) else {
      return nil
    }
    return .noteWithoutQuotes(text(in: words), at: words, mended: mended)
  }

  /// A clause that only a bill has: a payment is between two people.
  private mutating func clauseOfBill(_ token: Token, of payment: Payment) -> Diagnostic {
    let payee = nameText(payment.payee)
    if !vocabulary.names.isDeclared(payment.payee.id), payment.form == .paid,
      payment.what == nil, !vocabulary.names.isEmptyOfDeclared, payment.payer != nil
    {
      // Nobody is called so: a shop, and the rest of a bill.
      let span = payment.payee.span.union(payment.amount.span)
      let bill = text(in: payment.amount.span) + " " + Self.quoted(payee)
      if nearest(to: payee, in: vocabulary.names.declaredNames) == nil {
        return .shopBeforeAmount(payee, at: payment.payee.span, mended: replacing(span, with: bill))
      }
    }
    if keyword(token) == .for, payment.what == nil, let note = noteAfterFor() { return note }
    let clause: String
    let help: String
    switch token.kind {
    case .category:
      clause = "a category"
      help = "leave it out; what it was for goes in quotes"
    case .openBrace:
      clause = "a block"
      help = "leave it out; a payment is one amount"
    default:
      clause = "'\(text(of: token).lowercased())'"
      help =
        keyword(token) == .for
        ? "what it was for goes in quotes; a bill has no name after 'paid'"
        : keyword(token) == .each
          ? "leave it out; a payment from everyone is: all paid \(payee) 20 each" : "leave it out"
    }
    return .clauseOfBill(clause, payee: payee, at: token.span, help: help)
  }
}
