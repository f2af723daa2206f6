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
    if word == .paid || word == .got { return keyword(first) != .expect || isDeclaredName(first) }
    if keyword(first) == .all { return false }
    if first.kind == .string { return true }
    let isDeclared = isDeclaredName(first)
    if word == .joined || word == .left {
      let isWhole = keyword(peek(2)) == .on || peek(2).kind == .newline || peek(2).kind == .end
      return isDeclared && isWhole || keyword(first) == nil
    }
    let isList = second.kind == .comma || word == .and
    guard isList || beginsAmount(1) else { return false }
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
      payers.names.append(try name())
      if beginsAmount() {
        payers.amounts.append(try amount())
      } else if payers.firstWithoutAmount == nil {
        payers.firstWithoutAmount = payers.names.last
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
      throw Refusal(unexpected(current, wanted: "'paid' after who paid"))
    }
  }

  /// The people who begin a line, and the amounts that stand behind some of them.
  private struct Payers {
    var names: [NameMention] = []
    var amounts: [Amount] = []
    var firstWithoutAmount: NameMention?

    /// The only one, where there is one and no amount.
    var alone: NameMention? { names.count == 1 && amounts.isEmpty ? names[0] : nil }
  }

  private mutating func paidStatement(_ payers: Payers) throws(Refusal) -> Statement.Kind {
    if let payer = payers.alone, isPayeeAhead() {
      let payee = try name()
      return try payment(from: payer, to: payee)
    }
    if currentKeyword == .back {
      throw Refusal(.paidBack(at: current.span))
    }
    var bill = Bill(isRefund: false, payers: payers.names, payerAmounts: payers.amounts)
    if !payers.amounts.isEmpty {
      if let missing = payers.firstWithoutAmount {
        throw Refusal(.payerWithoutAmount(nameText(missing), at: missing.span))
      }
      if beginsAmount() { throw Refusal(.amountTwice(at: current.span)) }
    } else if payers.names.count > 1 {
      throw Refusal(
        .payersWithoutAmounts(payers.names.map { nameText($0) }, at: payers.names[0].span))
    } else if current.kind == .minus || current.kind == .plus {
      throw Refusal(.negativeBill(at: current.span, mended: negativeMended()))
    } else if beginsAmount() {
      bill.amount = try amount()
    } else if current.kind == .date {
      throw Refusal(.dayAsAmount(text(of: current), at: current.span))
    }
    try clauses(of: &bill)
    if bill.amount == nil, bill.items == nil, let payer = payers.alone {
      throw Refusal(.noAmount(nameText(payer), at: SourceSpan(at: tokens[index - 1].span.end)))
    }
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

  /// `Anna paid -20` is `Anna got back 20`.
  private func negativeMended() -> String? {
    guard index > 0, keyword(tokens[index - 1]) == .paid else { return nil }
    let span = tokens[index - 1].span.union(current.span)
    let isApart = peek().span.start > current.span.end
    return line(of: span).replacing(span, with: isApart ? "got back" : "got back ")
  }

  private mutating func gotStatement(_ payers: Payers) throws(Refusal) -> Statement.Kind {
    let verb = current.span
    guard let person = payers.alone else {
      throw Refusal(.severalGot(at: verb))
    }
    advance()
    if currentKeyword == .back {
      advance()
      var bill = Bill(isRefund: true, payers: payers.names)
      if current.kind == .minus {
        throw Refusal(.negativeAmount(at: current.span))
      }
      if beginsAmount() { bill.amount = try amount() }
      try clauses(of: &bill)
      if bill.amount == nil, bill.items == nil {
        throw Refusal(.noAmount(nameText(person), at: SourceSpan(at: verb.end)))
      }
      return .bill(bill)
    }
    if current.kind == .minus { throw Refusal(.negativeAmount(at: current.span)) }
    let amount = try amount()
    guard currentKeyword == .from else {
      let line = line(of: verb)
      throw Refusal(
        .gotWhat(at: verb, mended: line.replacing(verb, with: "got back")))
    }
    advance()
    var payment = Payment(
      form: .got, payer: try name(), payee: person, amount: amount)
    try clauses(of: &payment)
    return .payment(payment)
  }

  private mutating func presence(_ payers: Payers) throws(Refusal) -> Statement.Kind {
    guard let person = payers.alone else {
      throw Refusal(.severalPresences(at: payers.names[0].span))
    }
    let isJoining = currentKeyword == .joined
    advance()
    var presence = Presence(person: person, isJoining: isJoining)
    if currentKeyword == .on {
      advance()
      presence.day = try day()
    }
    return .presence(presence)
  }

  private mutating func payment(
    from payer: NameMention, to payee: NameMention
  ) throws(Refusal) -> Statement.Kind {
    if current.kind == .minus { throw Refusal(.negativeAmount(at: current.span)) }
    guard beginsAmount() else {
      throw Refusal(
        paymentWithoutAmount(payer: payer, payee: payee))
    }
    var payment = Payment(form: .paid, payer: payer, payee: payee, amount: try amount())
    try clauses(of: &payment)
    return .payment(payment)
  }

  /// `Ben paid Anna`, or a word in the amount's place that is nobody's name.
  private mutating func paymentWithoutAmount(
    payer: NameMention, payee: NameMention
  ) -> Diagnostic {
    guard vocabulary.names.isDeclared(payee.id) else {
      return .wordForAmount(nameText(payee), payer: nameText(payer), at: payee.span)
    }
    return .paymentWithoutAmount(
      payer: nameText(payer), payee: nameText(payee), at: SourceSpan(at: payee.span.end))
  }

  /// `all paid Kitty €100 each`
  private mutating func paymentFromAll() throws(Refusal) -> Statement.Kind {
    let all = current.span
    advance()
    guard currentKeyword == .paid else {
      throw Refusal(unexpected(current, wanted: "'paid' after 'all'"))
    }
    advance()
    guard beginsName(current), !beginsAmount() else { throw Refusal(.allPaidBill(at: all)) }
    let payee = try name(wanted: "whom all paid")
    guard beginsAmount() else {
      throw Refusal(unexpected(current, wanted: "an amount, such as 100 each"))
    }
    var payment = Payment(form: .paid, payer: nil, payee: payee, amount: try amount())
    guard currentKeyword == .each else {
      throw Refusal(
        .allPaidWithoutEach(
          at: payment.amount.span,
          mended: line(of: all).replacing(SourceSpan(at: payment.amount.span.end), with: " each")))
    }
    advance()
    try clauses(of: &payment)
    return .payment(payment)
  }
}
