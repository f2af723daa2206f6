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
    if word == .joined || word == .left { return isDeclared || keyword(first) == nil }
    let isList = second.kind == .comma || word == .and
    guard isList || beginsAmount(1) else { return false }
    return isDeclared || keyword(first) != .expect && holdsPaid
  }

  private var holdsPaid: Bool { tokens.contains { keyword($0) == .paid } }

  mutating func peopleStatement() throws(Refusal) -> Statement.Kind {
    if keyword(current) == .all { return try paymentFromAll() }
    var payers: [Bill.PayerClause] = []
    repeat {
      if !payers.isEmpty, current.kind == .number, let slip = paidMissing(1) { throw Refusal(slip) }
      var clause = Bill.PayerClause(name: try name())
      if payers.isEmpty, !vocabulary.names.isDeclared(clause.name.id), let slip = everyonePaid() {
        throw Refusal(slip)
      }
      if beginsAmount() { clause.amount = try amount() }
      payers.append(clause)
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

  private mutating func paidStatement(
    _ payers: [Bill.PayerClause]
  ) throws(Refusal) -> Statement.Kind {
    if payers.count == 1, payers[0].amount == nil, isPayeeAhead() {
      if let slip = wordsBeforeAmount(payers[0].name) { throw Refusal(slip) }
      let payee = try name()
      return try payment(from: payers[0].name, to: payee)
    }
    if currentKeyword == .back { throw Refusal(paidBack(payers[0].name)) }
    var bill = Bill(isRefund: false, payers: payers)
    if payers.contains(where: { $0.amount != nil }) {
      if let missing = payers.first(where: { $0.amount == nil }) {
        throw Refusal(
          .payerWithoutAmount(
            nameText(missing.name), example: example(of: payers), at: missing.name.span))
      }
      if let amount = amountSpan(at: index) {
        throw Refusal(
          .amountTwice(at: amount.span, mended: replacing(withBlanksBefore(amount.span), with: "")))
      }
    } else if payers.count > 1 {
      throw Refusal(amountsMissing(payers))
    } else if current.kind == .minus || current.kind == .plus {
      throw Refusal(negative(payers[0].name))
    } else if beginsAmount() {
      bill.amount = try amount()
    } else if current.kind == .date {
      throw Refusal(dayAsAmount())
    }
    try clauses(of: &bill)
    if bill.amount == nil, bill.items == nil, payers.count == 1, payers[0].amount == nil {
      throw Refusal(missingAmount(bill))
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

  private mutating func gotStatement(
    _ payers: [Bill.PayerClause]
  ) throws(Refusal) -> Statement.Kind {
    let verb = current.span
    guard payers.count == 1, payers[0].amount == nil else {
      throw Refusal(.severalGot(at: verb))
    }
    advance()
    if currentKeyword == .back {
      advance()
      var bill = Bill(isRefund: true, payers: payers)
      if current.kind == .minus { throw Refusal(minusInGot(payers[0].name)) }
      if beginsAmount() { bill.amount = try amount() }
      try clauses(of: &bill)
      if bill.amount == nil, bill.items == nil { throw Refusal(missingAmount(bill)) }
      return .bill(bill)
    }
    if current.kind == .minus { throw Refusal(minusInGot(payers[0].name)) }
    if isAtLineEnd {
      throw Refusal(missingAmount(Bill(isRefund: true, payers: payers)))
    }
    let amount = try amount()
    guard currentKeyword == .from else { throw Refusal(gotWhat(verb)) }
    advance()
    var payment = Payment(
      form: .got, payer: try name(), payee: payers[0].name, amount: amount)
    try clauses(of: &payment)
    return .payment(payment)
  }

  private mutating func presence(_ payers: [Bill.PayerClause]) throws(Refusal) -> Statement.Kind {
    guard payers.count == 1, payers[0].amount == nil else {
      throw Refusal(
        .severalPresences(
          nameText(payers[0].name), isJoining: currentKeyword == .joined,
          at: payers[0].name.span.union(payers[payers.count - 1].name.span)))
    }
    let isJoining = currentKeyword == .joined
    advance()
    if current.kind == .date {
      let mended = replacing(SourceSpan(at: current.span.start), with: "on ")
      throw Refusal(.dayWithoutOn(text(of: current), at: current.span, mended: mended))
    }
    var presence = Presence(person: payers[0].name, isJoining: isJoining)
    if currentKeyword == .on {
      advance()
      presence.day = try day()
    }
    return .presence(presence)
  }

  private mutating func payment(
    from payer: NameMention, to payee: NameMention
  ) throws(Refusal) -> Statement.Kind {
    if current.kind == .minus {
      throw Refusal(
        .negativeBill(
          nameText(payer), at: current.span, mended: nil))
    }
    guard beginsAmount() else { throw paymentWithoutAmount(payer: payer, payee: payee) }
    var payment = Payment(form: .paid, payer: payer, payee: payee, amount: try amount())
    try clauses(of: &payment)
    return .payment(payment)
  }

  /// `all paid Kitty €100 each`
  private mutating func paymentFromAll() throws(Refusal) -> Statement.Kind {
    let all = current.span
    advance()
    guard currentKeyword == .paid else {
      throw Refusal(
        .unexpected(
          text(of: current), wanted: "'paid' after 'all'", at: current.span,
          help: "money comes back to one person: \(someone(else: "Anna")) got back 20"))
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
      throw Refusal(
        .allPaidWithoutEach(
          at: payment.amount.span,
          mended: replacing(SourceSpan(at: payment.amount.span.end), with: " each")))
    }
    advance()
    try clauses(of: &payment)
    return .payment(payment)
  }
}
