import TripMoney
import TripText

extension Parser {
  mutating func expectation() throws(Refusal) -> Expectation {
    let expectation = try claimWithFilters()
    let place = current.span
    if try filter() != nil {
      let isNet = if case .net = expectation.claim { true } else { false }
      throw Refusal(.claimWithFilter(isNet ? "a balance" : "the plan", at: place))
    }
    return expectation
  }

  private mutating func claimWithFilters() throws(Refusal) -> Expectation {
    if current.kind == .number, keyword(peek()) == .transfer || keyword(peek()) == .transfers {
      let token = current
      let count = try number()
      guard count.scale == 0, let transfers = Int(exactly: count.significand) else {
        throw Refusal(unexpected(token, wanted: "a whole number of transfers"))
      }
      advance()
      return Expectation(claim: .transfers(transfers))
    }
    let isName = isDeclaredName(current)
    if currentKeyword == .settled, !isName || peek().kind == .newline || peek().kind == .end {
      advance()
      return Expectation(claim: .settled)
    }
    // The net of somebody called Total has a sign, or quotes around the name.
    if currentKeyword == .total, !isName || beginsAmount(1) {
      advance()
      return Expectation(claim: .total(try signedAmount()), filters: try filters())
    }
    guard beginsName(current) else { throw Refusal(noClaim(behind: nil)) }
    if keyword(current) == nil || isName, let slip = spokenClaim() { throw Refusal(slip) }
    let person = try name()
    switch currentKeyword {
    case .pays:
      advance()
      if let slip = amountBeforePayee() { throw Refusal(slip) }
      let payee = try name(wanted: "whom they pay")
      guard beginsAmount() else { throw Refusal(unexpected(current, wanted: Self.amountWanted)) }
      return Expectation(claim: .pays(person, payee, try amount()))
    case .spent:
      advance()
      let amount = try signedAmount()
      return Expectation(claim: .spent(person, amount), filters: try filters())
    case .paid:
      advance()
      let amount = try signedAmount()
      return Expectation(claim: .paid(person, amount), filters: try filters())
    default:
      guard current.kind == .plus || current.kind == .minus || beginsAmount() else {
        throw Refusal(noClaim(behind: person))
      }
      return Expectation(claim: .net(person, try signedAmount()))
    }
  }

  private mutating func signedAmount() throws(Refusal) -> SignedAmount {
    let start = current
    var sign = SignedAmount.Sign.none
    if start.kind == .plus || start.kind == .minus {
      sign = start.kind == .plus ? .plus : .minus
      advance()
    }
    let amount = try amount()
    return SignedAmount(sign: sign, amount: amount, span: start.span.union(amount.span))
  }

  // MARK: - Slips

  /// Answers `expect four transfers`, `expect settle` and `expect nothing`.
  private mutating func spokenClaim() -> Diagnostic? {
    if isDeclaredName(current) { return nil }
    let word = text(of: current).lowercased()
    let end = SourceSpan(start: current.span.start, end: placeOfText.end)
    if let number = Habit.number(word),
      keyword(peek()) == .transfers || keyword(peek()) == .transfer
    {
      return .expectShape(
        at: current.span,
        mended: replacing(current.span, with: String(number))
      )
    }
    guard ["settle", "nothing", "quits", "even", "zero", "square", "paid"].contains(word) else {
      return nil
    }
    return .expectShape(at: current.span, mended: replacing(end, with: "settled"))
  }

  /// A person, and then nothing that can be claimed of one: `expect Anna owes Ben 20`.
  private mutating func noClaim(behind person: NameMention?) -> Diagnostic {
    if person == nil, current.kind == .number, peek().kind == .newline || peek().kind == .end {
      return .expectShape(
        at: current.span,
        mended: replacing(
          SourceSpan(at: current.span.end),
          with: text(of: current) == "1" ? " transfer" : " transfers"
        )
      )
    }
    guard person != nil else { return .expectShape(at: current.span, mended: nil) }
    if isAtLineEnd { return .expectShape(at: current.span, mended: nil) }
    let word = text(of: current).lowercased()
    let plain: String? =
      switch word {
      case "owes", "pay", "sends", "gives", "transfers": "pays"
      case "spend", "spends": "spent"
      case "pays", "payed": "paid"
      case "is", "=", ":", "has", "net", "balance": ""
      case "gets", "receives", "gets back", "+": "+"
      default: nil
      }
    guard let plain else { return .expectShape(at: current.span, mended: nil) }
    if plain.isEmpty {
      let sign = peek().kind
      if let person, sign != .plus, sign != .minus, let amount = amountSpan(at: index + 1) {
        // Whether it is owed to them, or they owe it, only the writer knows.
        let (name, net) = (nameText(person), text(in: amount.span))
        return .netWithoutSign(name, net, at: current.span)
      }
      return .expectShape(at: current.span, mended: without(current.span))
    }
    let isSign = plain == "+"
    let span =
      isSign ? SourceSpan(start: current.span.start, end: peek().span.start) : current.span
    return .expectShape(at: current.span, mended: replacing(span, with: plain))
  }

  /// Answers `expect Ben pays 20 Anna`.
  private mutating func amountBeforePayee() -> Diagnostic? {
    guard current.kind == .number || current.kind == .sign, let amount = amountSpan(at: index)
    else {
      return nil
    }
    var name = amount.next
    if tokens[name].kind == .word, text(of: tokens[name]).lowercased() == "to" { name += 1 }
    guard beginsName(tokens[min(name, tokens.count - 1)]) else { return nil }
    let person = text(of: tokens[name])
    return .expectShape(
      at: amount.span,
      mended: replacing(
        amount.span.union(tokens[name].span),
        with: person + " " + text(in: amount.span)
      )
    )
  }
}
