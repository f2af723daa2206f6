import TripMoney
import TripText

/// Lines that begin with people: bills, refunds, payments, and who came and went.
extension Parser {
  /// Whether the line begins with people rather than with a keyword, which may be a name too.
  mutating func beginsWithPeople() -> Bool {
    let first = tokens[0]
    guard beginsName(first) || keyword(first) == .all else { return false }
    let second = peek()
    let word = keyword(second)
    if word == .paid || word == .got {
      // `help paid` asks about a word.
      let isTopic = keyword(first) == .help && (peek(2).kind == .newline || peek(2).kind == .end)
      return keyword(first) != .expect && !isTopic || isDeclaredName(first)
    }
    if keyword(first) == .all { return false }
    if first.kind == .string { return true }
    let isDeclared = isDeclaredName(first)
    if word == .joined || word == .left {
      let isWhole = keyword(peek(2)) == .on || peek(2).kind == .newline || peek(2).kind == .end
      return isDeclared && isWhole || keyword(first) == nil
    }
    let isList = second.kind == .comma || word == .and
    guard isList || beginsAmount(1) else { return false }
    // `edit 2 Ann paid 5` is a line of the prompt.
    if !isDeclared, !isList, keyword(first)?.isPromptCommand == true { return false }
    // Of somebody called Rate, `rate ¥150 = $1` says nothing.
    let isKeyword = keyword(first) != nil
    return isDeclared && (!isKeyword || endsWithComma) || keyword(first) != .expect && holdsPaid
      || isDeclared && holdsPaid
  }

  private var holdsPaid: Bool { tokens.contains { keyword($0) == .paid } }

  mutating func peopleStatement() throws(Refusal) -> Statement.Kind {
    if keyword(current) == .all { return try paymentFromAll() }
    var payers = Payers()
    repeat {
      if current.kind == .number, let slip = paidMissing(1) { throw Refusal(slip) }
      let name = try name()
      if payers.names.isEmpty, !vocabulary.names.isDeclared(name.id), let slip = everyonePaid() {
        throw Refusal(slip)
      }
      payers.names.append(name)
      if beginsAmount() {
        payers.amounts.append(try amount())
      } else if payers.firstWithoutAmount == nil {
        payers.firstWithoutAmount = name
      }
    } while try takesSeparator()
    switch currentKeyword {
    case .paid:
      advance()
      return try paidStatement(payers)
    case .got:
      return try gotStatement(payers)
    case .joined, .left:
      return try presence(payers)
    default:
      throw Refusal(noVerb(payers))
    }
  }

  /// The people who begin a line, and the amounts that stand behind some of them.
  struct Payers {
    var names: [NameMention] = []
    var amounts: [Amount] = []
    var firstWithoutAmount: NameMention?

    /// The only one, where there is one and no amount.
    var alone: NameMention? { names.count == 1 && amounts.isEmpty ? names[0] : nil }

    var span: SourceSpan { names[0].span.union(names[names.count - 1].span) }
  }

  private mutating func paidStatement(_ payers: Payers) throws(Refusal) -> Statement.Kind {
    if let payer = payers.alone, isPayeeAhead() {
      if let slip = wordsBeforeAmount(payer) { throw Refusal(slip) }
      let payee = try name()
      return try payment(from: payer, to: payee)
    }
    if currentKeyword == .back { throw Refusal(paidBack(payers.names[0])) }
    var bill = Bill(isRefund: false, payers: payers.names, payerAmounts: payers.amounts)
    if !payers.amounts.isEmpty {
      if let missing = payers.firstWithoutAmount {
        throw Refusal(
          .payerWithoutAmount(nameText(missing), example: example(of: payers), at: missing.span)
        )
      }
      if let amount = amountSpan(at: index) {
        throw Refusal(amountTwice(payers, amount.span))
      }
    } else if payers.names.count > 1 {
      throw Refusal(amountsMissing(payers))
    } else if current.kind == .minus || current.kind == .plus {
      throw Refusal(negative(payers.names[0]))
    } else if beginsAmount() {
      bill.amount = try amount()
    } else if current.kind == .date {
      throw Refusal(dayAsAmount())
    }
    try clauses(of: &bill)
    if bill.amount == nil, bill.items == nil, payers.alone != nil {
      throw Refusal(missingAmount(bill))
    }
    if isTrial, let slip = splitIsNote(bill) { throw Refusal(slip) }
    return .bill(bill)
  }

  func nameText(_ name: NameMention) -> String {
    String(decoding: bytes(in: name.span), as: UTF8.self)
  }

  /// Whether a person stands behind `paid`: a payment, not a bill.
  private mutating func isPayeeAhead() -> Bool {
    guard beginsName(current), currentKeyword != .back else { return false }
    if isDeclaredName(current) { return true }
    if current.kind == .string || beginsAmount() { return false }
    return true
  }

  private mutating func gotStatement(_ payers: Payers) throws(Refusal) -> Statement.Kind {
    let verb = current.span
    guard let person = payers.alone else {
      throw Refusal(.severalGot(nameText(payers.names[0]), at: verb))
    }
    advance()
    if currentKeyword == .back {
      advance()
      var bill = Bill(isRefund: true, payers: payers.names)
      if current.kind == .minus { throw Refusal(minusInGot(person)) }
      if beginsAmount() { bill.amount = try amount() }
      try clauses(of: &bill)
      if bill.amount == nil, bill.items == nil { throw Refusal(missingAmount(bill)) }
      return .bill(bill)
    }
    if current.kind == .minus { throw Refusal(minusInGot(person)) }
    if isAtLineEnd {
      throw Refusal(missingAmount(Bill(isRefund: true, payers: payers.names)))
    }
    let amount = try amount()
    guard currentKeyword == .from else { throw Refusal(gotWhat(verb)) }
    advance()
    var payment = Payment(
      form: .got,
      payer: try name(),
      payee: person,
      amount: amount
    )
    try clauses(of: &payment)
    return .payment(payment)
  }

  private mutating func presence(_ payers: Payers) throws(Refusal) -> Statement.Kind {
    guard let person = payers.alone else {
      throw Refusal(
        .severalPresences(
          nameText(payers.names[0]),
          isJoining: currentKeyword == .joined,
          at: payers.span
        )
      )
    }
    let isJoining = currentKeyword == .joined
    advance()
    if current.kind == .date {
      let mended = replacing(SourceSpan(at: current.span.start), with: "on ")
      throw Refusal(.dayWithoutOn(text(of: current), at: current.span, mended: mended))
    }
    if current.kind == .word, isDayWord(current) {
      throw Refusal(.dayWithoutOn("2026-10-03", at: current.span, mended: nil))
    }
    var presence = Presence(person: person, isJoining: isJoining)
    if currentKeyword == .on {
      advance()
      presence.day = try day()
    }
    return .presence(presence)
  }

  private mutating func payment(
    from payer: NameMention,
    to payee: NameMention
  ) throws(Refusal) -> Statement.Kind {
    if current.kind == .minus {
      let amount = amountSpan(at: index + 1).map { text(in: $0.span) } ?? "20"
      throw Refusal(
        .negativePayment(nameText(payer), to: nameText(payee), amount: amount, at: current.span)
      )
    }
    guard beginsAmount() else { throw paymentWithoutAmount(payer: payer, payee: payee) }
    var payment = Payment(form: .paid, payer: payer, payee: payee, amount: try amount())
    try clauses(of: &payment)
    return .payment(payment)
  }

  /// Reads `all paid Kitty €100 each`.
  private mutating func paymentFromAll() throws(Refusal) -> Statement.Kind {
    let all = current.span
    advance()
    guard currentKeyword == .paid else {
      throw Refusal(
        .unexpected(
          text(of: current),
          wanted: "'paid' after 'all'",
          at: current.span,
          help: "money comes back to one person: \(someone(else: "Anna")) got back 20"
        )
      )
    }
    advance()
    guard beginsName(current), !beginsAmount() else {
      throw Refusal(.allPaidBill(at: all, mended: nil))
    }
    let payee = try name(wanted: "whom all paid")
    guard beginsAmount() else {
      throw Refusal(unexpected(current, wanted: "an amount such as 100 each"))
    }
    var payment = Payment(form: .paid, payer: nil, payee: payee, amount: try amount())
    guard currentKeyword == .each else {
      throw Refusal(allPaidWithoutEach(payment))
    }
    advance()
    try clauses(of: &payment)
    return .payment(payment)
  }
}
