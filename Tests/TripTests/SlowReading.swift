/// Reads a model by the rules of the language once more, as plainly as they can be written down.
///
/// It shares no code with the product and knows no cost. What the rules forbid, it refuses.
struct SlowReading {
  struct Refused: Error {
    var why: String
  }

  /// A bill, refund or payment with everybody's exact part.
  struct Entry {
    enum Kind { case bill, refund, payment }
    var kind: Kind
    var day: Int?
    var code: String?
    var amount: Int
    var terms: Model.Terms
    var spreads = false
    var payers: [(person: Int, amount: Int)]
    /// In the order of the split; they add up to 1.
    var parts: [(person: Int, fraction: Fraction)]
  }

  typealias Member = (person: Int, weight: Fraction)

  /// What holds from its line to the end of the file.
  struct Scope {
    var local: String?
    var day: Int?
    var spreads = false
  }

  let home: String?
  let rates: [Model.Rate]
  let joined: [String: Int]
  let left: [String: Int]
  private(set) var people: [Model.Person] = []
  private(set) var groups: [String: [Member]] = [:]
  private(set) var units: [(name: String?, members: [Int])] = []
  private(set) var entries: [Entry] = []
  private(set) var scope = Scope()

  /// Knows what holds for the whole trip, wherever it stands, and has read no fact yet.
  init(of model: Model) {
    let facts = model.facts.flatMap(Self.flattened)
    rates = facts.compactMap { if case .rate(let rate) = $0 { rate } else { nil } }
    var (joined, left): ([String: Int], [String: Int]) = ([:], [:])
    for fact in facts {
      if case .joined(let name, let day) = fact { joined[name] = day }
      if case .left(let name, let day) = fact { left[name] = day }
    }
    (self.joined, self.left) = (joined, left)
    home = model.home ?? rates.first?.to
  }

  private static func flattened(_ fact: Model.Fact) -> [Model.Fact] {
    if case .include(let facts) = fact { facts.flatMap(flattened) } else { [fact] }
  }

  mutating func read(_ facts: [Model.Fact]) throws(Refused) {
    for fact in facts { try read(fact) }
  }

  mutating func read(_ fact: Model.Fact) throws(Refused) {
    switch fact {
    case .people(let newcomers): people += newcomers
    case .group(let name, let members): groups[name] = try resolved(members)
    case .unit(let name, let members):
      units.append((name, members.map(person)))
      if let name { groups[name] = members.map { (person($0), ownWeight(person($0))) } }
    case .joined, .left, .rate, .numbers: break
    case .day(let day): scope.day = day
    case .spread(let spreads): scope.spreads = spreads
    case .local(let code): scope.local = code
    case .include(let facts):
      let outer = scope
      try read(facts)
      scope = outer
    case .bill(let bill): entries.append(try entry(of: bill))
    case .payment(let payment): entries.append(try entry(of: payment))
    }
  }

  func person(_ name: String) -> Int {
    guard let place = people.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("nobody is called \(name)")
    }
    return place
  }

  func ownWeight(_ person: Int) -> Fraction { people[person].weight?.fraction ?? .one }

  func isOther(_ person: Int) -> Bool { people[person].kind == .other }

  private func resolved(
    _ members: [(name: String, parts: Number?)]
  ) throws(Refused) -> [Member] {
    var result: [Member] = []
    for (name, parts) in members {
      if let group = groups[name] {
        result += group.map { ($0.person, (parts?.fraction ?? .one) * $0.weight) }
      } else {
        result.append((person(name), parts?.fraction ?? ownWeight(person(name))))
      }
    }
    guard Set(result.map(\.person)).count == result.count else { throw Refused(why: "twice") }
    return result
  }

  /// The buddies that `all` holds on a day.
  func all(on day: Int?) -> [Int] {
    people.indices.filter { place in
      let person = people[place]
      guard person.kind == .buddy else { return false }
      guard let day else { return true }
      return (joined[person.name] ?? .min) <= day && day < (left[person.name] ?? .max)
    }
  }

  // MARK: - Bills

  private func entry(of bill: Model.Bill) throws(Refused) -> Entry {
    let day = bill.day ?? scope.day
    let code = bill.code ?? scope.local ?? home
    var payers = bill.payers.map { (person: person($0.name), amount: $0.amount) }
    var amount = bill.amount ?? 0
    if payers.count > 1 {
      guard Set(payers.map(\.person)).count == payers.count else { throw Refused(why: "twice") }
      amount = payers.reduce(0) { $0 + $1.amount }
    }
    var parts: [(person: Int, fraction: Fraction)]
    if !bill.items.isEmpty {
      let given = payers.count > 1 ? amount : bill.amount
      (amount, parts) = try itemised(bill.items, of: bill.split, total: given, on: day)
    } else if bill.isEach {
      let weights = try weights(of: bill.split, on: day)
      let total = weights.reduce(.zero) { $0 + $1.weight } * Fraction(amount)
      guard total.isInteger else { throw Refused(why: "half a cent a head") }
      parts = try shared(weights)
      amount = total.roundedHalfUp()
    } else {
      parts = try fractions(of: bill.split, whole: amount, on: day)
    }
    if payers.count == 1 { payers[0].amount = amount }
    for payer in payers where !parts.contains(where: { $0.person == payer.person }) {
      parts.append((payer.person, .zero))
    }
    if let fee = bill.fee {
      if bill.isRefund { throw Refused(why: "a fee on a refund") }
      try add(fee, to: &parts, payers)
    }
    guard amount > 0, amount < 1_000_000_000_000_000 else { throw Refused(why: "the amount") }
    try check(bill.terms, from: code)
    return Entry(
      kind: bill.isRefund ? .refund : .bill,
      day: day,
      code: code,
      amount: amount,
      terms: bill.terms,
      spreads: scope.spreads || people[payers[0].person].kind == .pot,
      payers: payers,
      parts: parts
    )
  }

  private func check(_ terms: Model.Terms, from code: String?) throws(Refused) {
    switch terms {
    case .rates, .cost: break
    case .ownRate(_, let target): if target == code { throw Refused(why: "a rate to itself") }
    }
  }

  /// Each of those on whom the fee is pays it on top; the payers have it off, as they paid.
  private func add(
    _ fee: (percent: Number, on: [String]),
    to parts: inout [(person: Int, fraction: Fraction)],
    _ payers: [(person: Int, amount: Int)]
  ) throws(Refused) {
    let isPayer = { (person: Int) in payers.contains { $0.person == person } }
    let sharers = parts.filter { !$0.fraction.isZero }.map(\.person)
    var on = fee.on.flatMap { groups[$0]?.map(\.person) ?? [person($0)] }
    if on.isEmpty {
      on = sharers.filter { isOther($0) && !isPayer($0) }
    }
    guard !on.isEmpty, fee.percent.digits > 0, Set(on).count == on.count,
      on.allSatisfy({ sharers.contains($0) && !isPayer($0) })
    else { throw Refused(why: "who pays the fee") }
    let rate = fee.percent.fraction / Fraction(100)
    var fees = Fraction.zero
    for place in parts.indices where on.contains(parts[place].person) {
      fees = fees + parts[place].fraction * rate
      parts[place].fraction = parts[place].fraction * (.one + rate)
    }
    let paid = payers.reduce(0) { $0 + $1.amount }
    for place in parts.indices {
      guard let payer = payers.first(where: { $0.person == parts[place].person }) else { continue }
      parts[place].fraction =
        (parts[place].fraction - fees * Fraction(payer.amount, over: paid)).reduced
    }
  }

  private func entry(of payment: Model.Payment) throws(Refused) -> Entry {
    let day = payment.day ?? scope.day
    let payee = settler(payment.to)
    let payers = payment.from.map { [settler($0)] } ?? all(on: day).filter { $0 != payee }
    guard !payers.isEmpty, !payers.contains(payee) else { throw Refused(why: "who pays whom") }
    if case .cost = payment.terms, payers.count > 1 { throw Refused(why: "a cost of several") }
    let code = payment.code ?? scope.local ?? home
    try check(payment.terms, from: code)
    return Entry(
      kind: .payment,
      day: day,
      code: code,
      amount: payment.amount * payers.count,
      terms: payment.terms,
      payers: payers.map { ($0, payment.amount) },
      parts: [(payee, .one)]
    )
  }

  /// The person who stands for a name: of a unit it does not matter who.
  private func settler(_ name: String) -> Int {
    units.first { $0.name == name }?.members.min() ?? person(name)
  }
}
