import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Expectations, commands and their filters.
extension Interpreter {
  mutating func expect(_ expectation: Expectation, at span: SourceSpan) throws(Refusal) {
    var check = Check(claim: .settled, span: span, position: trip.entries.count)
    switch expectation.claim {
    case .settled:
      break
    case .transfers(let count):
      check.claim = .transfers(count)
    case .pays(let from, let to, let amount):
      let money = try money(amount, bare: .home)
      check.claim = .pays(from: try party(from), to: try party(to))
      (check.amount, check.currency) = (money.minor, money.currency)
    case .net(let person, let signed):
      let amount = try self.signed(signed)
      if signed.sign == .none, amount.minor != 0 {
        throw Refusal(
          .netWithoutSign(text(in: person.span), text(in: signed.span), at: signed.span)
        )
      }
      guard let id = self.person(person) else { throw .reported }
      check.claim = .net(id)
      (check.amount, check.currency) = (amount.minor, amount.currency)
    case .spent(let person, let signed):
      guard let id = self.person(person) else { throw .reported }
      check.claim = .spent(id)
      try setAmount(of: &check, signed, expectation.filters)
    case .paid(let person, let signed):
      guard let id = self.person(person) else { throw .reported }
      check.claim = .paid(id)
      try setAmount(of: &check, signed, expectation.filters)
    case .total(let signed):
      check.claim = .total
      try setAmount(of: &check, signed, expectation.filters)
    }
    checks.append(check)
  }

  private mutating func setAmount(
    of check: inout Check,
    _ signed: SignedAmount,
    _ filters: [FilterClause]
  ) throws(Refusal) {
    let money = try self.signed(signed)
    (check.amount, check.currency) = (money.minor, money.currency)
    check.filter = try filter(filters)
    if !filters.isEmpty { check.filterText = Printer.text(of: filters, in: sources) }
  }

  private mutating func signed(_ amount: SignedAmount) throws(Refusal) -> Money {
    var money = try money(amount.amount, bare: .home, allowsZero: true)
    if amount.sign == .minus { money.minor = -money.minor }
    return money
  }

  /// The members of the party that a name means in a plan, in roster order.
  private mutating func party(_ mention: NameMention) throws(Refusal) -> [PersonID] {
    try settler(mention).members
  }

  /// The person, or the people who settle as one, that a name means.
  private mutating func settler(_ mention: NameMention) throws(Refusal) -> Parties.Party {
    if case .unit(let index) = meanings[Int(mention.id.index)] {
      let unit = trip.units[index]
      return Parties.Party(name: unit.name ?? "", members: unit.members.sorted())
    }
    guard let person = person(mention) else { throw .reported }
    return Parties.Party(name: trip[person].name, members: [person])
  }

  // MARK: - Commands

  mutating func command(_ statement: CommandStatement) throws(Refusal) -> Command {
    let currency: CurrencyID? =
      if let mention = statement.currency { try resolve(mention) } else { nil }
    var filter = try filter(statement.filters)
    switch statement.verb {
    case .settle(let way):
      filter.keepsUndated = true
      switch way {
      case .fewest: return .settle(in: currency, way: .fewest, filter: filter)
      case .direct: return .settle(in: currency, way: .direct, filter: filter)
      case .via(let mention):
        guard let person = person(mention) else { throw .reported }
        guard trip[person].isInPool else {
          throw Refusal(
            .viaNeedsBuddy(trip[person].name, buddy: someBuddy, at: mention.span)
          )
        }
        return .settle(in: currency, way: .via(person), filter: filter)
      }
    case .balances: return .balances(in: currency, filter: filter)
    case .bills: return .bills(in: currency, filter: filter)
    case .bill(let number, let span):
      guard trip.entries.indices.contains(number - 1) else {
        throw Refusal(.noSuchBill(number, of: trip.entries.count, at: span))
      }
      return .bill(number - 1, in: currency)
    case .why(let mention, nil):
      return .why(try settler(mention), nil, in: currency)
    case .why(let mention, let other?):
      let (first, second) = (try settler(mention), try settler(other))
      guard Set(first.members).isDisjoint(with: second.members) else {
        throw Refusal(.whyOneself(second.name, at: other.span))
      }
      return .why(first, second, in: currency)
    case .total: return .total(in: currency, filter: filter)
    case .chart(let subject):
      let by: Command.ChartSubject =
        switch subject {
        case .category: .category
        case .person: .person
        case .day: .day
        }
      return .chart(by: by, in: currency, filter: filter)
    case .people: return .people
    case .rates: return .rates
    case .help(let word): return .help(word.map { text(in: $0) })
    }
  }

  /// The filter of several clauses, which hold together.
  mutating func filter(_ clauses: [FilterClause]) throws(Refusal) -> Filter {
    var filter = Filter()
    for clause in clauses {
      switch clause.condition {
      case .thisMonth:
        narrow(&filter, toMonthOf: surroundings.today)
      case .lastMonth:
        let today = surroundings.today
        narrow(&filter, toMonthOf: today.adding(days: -today.day))
      case .month(let year, let month):
        if let days = Day.month(year, month) {
          filter.narrow(since: days.lowerBound, until: days.upperBound)
        }
      case .since(let day):
        filter.narrow(since: day)
      case .until(let day):
        filter.narrow(until: day)
      case .category(let span):
        let word = String(text(in: span).dropFirst())
        guard let id = knownCategory(word) else {
          throw Refusal(
            .unknownCategory(
              word,
              nearest: nearest(to: word, in: trip.categories),
              known: trip.categories,
              at: span
            )
          )
        }
        filter.categories.append(id)
      case .by(let mentions):
        filter.payers += try people(mentions)
      case .for(let mentions):
        filter.sharers += try people(mentions)
      }
    }
    return filter
  }

  private func narrow(_ filter: inout Filter, toMonthOf day: Day) {
    if let days = Day.month(day.year, day.month) {
      filter.narrow(since: days.lowerBound, until: days.upperBound)
    }
  }

  private mutating func people(_ mentions: [NameMention]) throws(Refusal) -> [PersonID] {
    var result: [PersonID] = []
    for mention in mentions { result += try people(mention) }
    return result
  }
}
