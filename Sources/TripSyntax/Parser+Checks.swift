import TripMoney
import TripText

extension Parser {
  mutating func expectation() throws(Refusal) -> Expectation {
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
    guard beginsName(current) else {
      throw Refusal(.expectShape(at: current.span))
    }
    let person = try name()
    switch currentKeyword {
    case .pays:
      advance()
      let payee = try name(wanted: "whom they pay")
      guard beginsAmount() else {
        throw Refusal(unexpected(current, wanted: "an amount, such as 12.50"))
      }
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
        throw Refusal(.expectShape(at: current.span))
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
}
