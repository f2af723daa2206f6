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
        try once(bill.what == nil, "what it was", token)
        bill.what = token.span
        advance()
        try refuseAmountBehindNote(token, hasAmount: bill.amount != nil || bill.payers.count > 1)
      case .category:
        try once(bill.category == nil, "a category", token)
        bill.category = token.span
        advance()
      case .equals:
        try once(bill.cost == nil, "'='", token)
        advance()
        bill.cost = try amount()
      case .at:
        try once(bill.ownRate == nil, "'@'", token)
        advance()
        bill.ownRate = try amount()
      case .openBrace:
        try once(bill.items == nil, "a block", token)
        try items(of: &bill)
      case .word:
        try wordClause(of: &bill)
      default:
        throw Refusal(unexpected(token))
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
      try once(bill.split == nil, "'for'", token)
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
      throw Refusal(strayWord(token, afterAmount: bill.amount?.span))
    }
  }

  mutating func clauses(of payment: inout Payment) throws(Refusal) {
    while true {
      let token = current
      switch token.kind {
      case .newline, .end:
        return
      case .string:
        try once(payment.what == nil, "what it was", token)
        payment.what = token.span
        advance()
      case .equals:
        try once(payment.cost == nil, "'='", token)
        advance()
        payment.cost = try amount()
      case .at:
        try once(payment.ownRate == nil, "'@'", token)
        advance()
        payment.ownRate = try amount()
      case .word where keyword(token) == .on:
        try once(payment.day == nil, "a day", token)
        advance()
        payment.day = try day()
      case .word where keyword(token) == .for || keyword(token) == .fee || keyword(token) == .each,
        .category, .openBrace:
        throw Refusal(.clauseOfBill(text(of: token), at: token.span))
      case .word:
        throw Refusal(strayWord(token, afterAmount: payment.amount.span))
      default:
        throw Refusal(unexpected(token))
      }
    }
  }

  private func once(_ isFirst: Bool, _ clause: String, _ token: Token) throws(Refusal) {
    if !isFirst { throw Refusal(.clauseTwice(clause, at: token.span)) }
  }

  /// `Anna paid "dinner" 50`: the amount comes first.
  private mutating func refuseAmountBehindNote(
    _ note: Token, hasAmount: Bool
  ) throws(Refusal) {
    guard !hasAmount, beginsAmount() else { return }
    let first = current.span.start
    guard let amount = try? amount() else { return }
    let span = SourceSpan(start: first, end: amount.span.end)
    let amountText = String(decoding: bytes(in: span), as: UTF8.self)
    let line = line(of: note.span)
    throw Refusal(
      .amountBehindNote(
        at: note.span,
        mended: line.replacing([
          (note.span, amountText + " " + text(of: note)), (blankBefore(span), ""),
        ])))
  }

  /// The span, together with the blanks before it.
  private func blankBefore(_ span: SourceSpan) -> SourceSpan {
    let end = tokens.last { $0.span.end <= span.start }?.span.end ?? span.start
    return SourceSpan(start: end, end: span.end)
  }

  /// Words that stand where only a clause can: what it was, without quotes, or a slip.
  private mutating func strayWord(_ token: Token, afterAmount amount: SourceSpan?) -> Diagnostic {
    if isReserved(token) { return unexpected(token) }
    let line = line(of: token.span)
    if bytes(of: token).lowercasedEquals("split") {
      let hasWith = peek().kind == .word && bytes(of: peek()).lowercasedEquals("with")
      let end = hasWith ? peek().span.end : token.span.end
      return .splitWith(at: SourceSpan(start: token.span.start, end: end), hasWith: hasWith)
    }
    if isDeclaredName(token), let amount {
      let amountText = String(decoding: bytes(in: amount), as: UTF8.self)
      let isPaidBefore = tokens.contains { keyword($0) == .paid && $0.span.end <= amount.start }
      return .personBehindAmount(
        text(of: token), at: token.span,
        mended: isPaidBefore
          ? line.replacing([
            (amount, text(of: token) + " " + amountText), (blankBefore(token.span), ""),
          ]) : nil)
    }
    // All words up to the next clause were meant as one note.
    var end = token.span.end
    var ahead = index
    while ahead + 1 < tokens.count, tokens[ahead + 1].kind == .word,
      !isReserved(tokens[ahead + 1])
    {
      ahead += 1
      end = tokens[ahead].span.end
    }
    let span = SourceSpan(start: token.span.start, end: end)
    let words = String(decoding: bytes(in: span), as: UTF8.self)
    return .noteWithoutQuotes(
      words, at: span, mended: line.replacing(span, with: "\"" + words + "\""))
  }
}
