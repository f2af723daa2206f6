import TripMoney
import TripText

/// People, rates and currencies.
extension Printer {
  func text(of roster: Roster) -> String {
    let isOne = roster.declarations.count == 1
    let keyword =
      switch roster.kind {
      case .buddies: isOne ? "buddy" : "buddies"
      case .others: isOne ? "other" : "others"
      case .pot: "pot"
      }
    let declarations = roster.declarations.map { declaration in
      words([
        name(declaration.name), declaration.weight.map { "x" + decimal($0) },
        declaration.via.map { "via " + name($0) },
      ])
    }
    return keyword + " " + list(declarations)
  }

  func text(of presence: Presence) -> String {
    words([name(presence.person), presence.isJoining ? "joined" : "left", day(presence.day)])
  }

  func text(of rate: RateStatement) -> String {
    let form =
      switch rate.form {
      case .pair(let from, let to, let value):
        words([text(in: from.span), text(in: to.span), number(at: value.span)])
      case .equation(let left, let right): text(of: left) + " = " + text(of: right)
      }
    return words(["rate", form, day(rate.day)])
  }

  func text(of currency: CurrencyStatement) -> String {
    words([
      "currency", text(in: currency.code.span),
      currency.symbolSpan.map { "symbol " + text(in: $0) },
      currency.decimals.map { "decimals \($0)" },
    ])
  }
}
