import TripMoney
package import TripText

/// Expectations, commands and their filters.
extension Printer {
  func text(of expectation: Expectation) -> String {
    let claim =
      switch expectation.claim {
      case .pays(let payer, let payee, let amount):
        words([name(payer), "pays", name(payee), text(of: amount)])
      case .transfers(let count): count == 1 ? "1 transfer" : "\(count) transfers"
      case .net(let person, let amount): words([name(person), text(of: amount)])
      case .spent(let person, let amount): words([name(person), "spent", text(of: amount)])
      case .paid(let person, let amount): words([name(person), "paid", text(of: amount)])
      case .total(let amount): "total " + text(of: amount)
      case .settled: "settled"
      }
    return words(["expect", claim] + expectation.filters.map(text(of:)))
  }

  /// Returns the text of filters in the canonical layout; their places are in `sources`.
  package static func text(of filters: [FilterClause], in sources: SourceMap) -> String {
    let printer = Printer(sources: sources, numbers: .point)
    return printer.words(filters.map(printer.text(of:)))
  }

  func text(of command: CommandStatement) -> String {
    let verb: String
    var end: String?
    switch command.verb {
    case .settle(let way):
      verb = "settle"
      switch way {
      case .fewest: end = nil
      case .direct: end = "direct"
      case .via(let person): end = "via " + name(person)
      }
    case .chart(let subject): verb = chart(subject, command.filters)
    case .help(let word): verb = words(["help", word.map(text(in:))])
    case .balances: verb = "balances"
    case .bills: verb = "bills"
    case .bill(let number, _): verb = "bills \(number)"
    case .why(let person, let other): verb = words(["why", name(person), other.map(name)])
    case .total: verb = "total"
    case .people: verb = "people"
    case .rates: verb = "rates"
    }
    return words(
      [verb, command.currency.map { "in " + text(in: $0.span) }]
        + command.filters.map(text(of:)) + [end]
    )
  }

  /// By category goes without saying, unless a `by` of another kind follows.
  private func chart(
    _ subject: CommandStatement.ChartSubject,
    _ filters: [FilterClause]
  ) -> String {
    switch subject {
    case .category:
      let hasPayers = filters.contains { if case .by = $0.condition { true } else { false } }
      return hasPayers ? "chart by category" : "chart"
    case .person: return "chart by person"
    case .day: return "chart by day"
    }
  }

  private func text(of filter: FilterClause) -> String {
    switch filter.condition {
    case .thisMonth: "this month"
    case .lastMonth: "last month"
    case .month(let year, let month): "in " + Self.month(year, month)
    case .since(let day): "since \(day)"
    case .until(let day): "until \(day)"
    case .category(let span): text(in: span)
    case .by(let people): "by " + list(people.map(name))
    case .for(let people): "for " + list(people.map(name))
    }
  }

  /// A month as its days begin: 2026-10.
  private static func month(_ year: Int, _ month: Int) -> String {
    let first = Day.month(year, month)?.lowerBound ?? .first
    return String(first.description.dropLast(3))
  }
}
