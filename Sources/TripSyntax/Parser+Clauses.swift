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
}
