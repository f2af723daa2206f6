import TripTesting

/// Makes trips of every feature, from a seed.
struct TripGenerator {
  var random: SeededGenerator
  /// The trip so far, read as it grows, so that only what the rules allow is added.
  private(set) var reading: SlowReading
  private(set) var model: Model
  /// The currencies that bills are in; empty where the trip names none.
  let codes: [String]
  private let daily: Bool

  static let buddies = [
    "Mia", "Leo", "Ana", "Ben", "Cleo", "José", "小明", "Anna Maria", "O'Brien", "Mark", "Rate",
    "Zoé",
  ]
  static let others = ["Coco", "Ray", "Gil"]

  /// Makes a trip of at most `count` bills and payments; if it `isDaily`, every bill has a day of its own and its
  /// people, so that their order means nothing.
  init(seed: UInt64, isDaily: Bool = false, count: Int? = nil) {
    var random = SeededGenerator(seed: seed)
    daily = isDaily
    let home =
      random.oneIn(10) ? nil : random.element(["USD", "USD", "EUR", "JPY", "KWD", "CNY", "GEM"])
    let strange: [String] = Model.decimals.keys.sorted().filter { $0 != home }
    let foreign = Array(strange.shuffled(using: &random).prefix(random.number(0...3)))
    codes = home.map { [$0] + foreign } ?? []
    let rates = home.map { random.rates(to: $0, of: foreign) } ?? []
    model = Model(home: home)
    if let first = rates.first, random.oneIn(4), home == first.to { model.home = nil }
    let wholeFacts = rates.map { Model.Fact.rate($0) }
    let roster = random.roster(isDaily: isDaily)
    let presences = random.presences(of: roster)
    reading = SlowReading(of: Model(home: model.home, facts: wholeFacts + presences))
    self.random = random
    var facts: [Model.Fact] = []
    for people in roster { add(.people(people), to: &facts) }
    for fact in self.random.groups(of: roster) { add(fact, to: &facts) }
    for _ in 0..<(count ?? self.random.number(1...12)) { addStatement(to: &facts, depth: 0) }
    // What holds for the whole trip stands anywhere, rates in their order.
    insert(wholeFacts, into: &facts, from: 0)
    let rosterPlace = facts.firstIndex { if case .people = $0 { true } else { false } } ?? 0
    insert(presences, into: &facts, from: rosterPlace + 1)
    model.facts = facts
    model.homePlace = self.random.oneIn(4) ? self.random.number(0...facts.count) : 0
  }

  /// Adds a fact if the rules allow it.
  @discardableResult
  private mutating func add(_ fact: Model.Fact, to facts: inout [Model.Fact]) -> Bool {
    var trial = reading
    do throws(SlowReading.Refused) {
      try trial.read(fact)
    } catch {
      return false
    }
    reading = trial
    facts.append(fact)
    return true
  }

  private mutating func insert(
    _ newcomers: [Model.Fact],
    into facts: inout [Model.Fact],
    from start: Int
  ) {
    var place = start
    for fact in newcomers {
      place = random.number(place...facts.count)
      facts.insert(fact, at: place)
      place += 1
    }
  }

  private mutating func addStatement(to facts: inout [Model.Fact], depth: Int) {
    switch random.number(0...19) {
    case 0 where !daily: add(.spread(random.oneIn(2)), to: &facts)
    case 1 where !daily: add(.day(random.number(1...28)), to: &facts)
    case 2 where !codes.isEmpty && !daily: add(.local(random.element(codes)), to: &facts)
    case 3 where !daily: add(.numbers(random.element(NumberStyle.allCases)), to: &facts)
    case 4 where !daily:
      let newcomer = Self.buddies.first { name in !reading.people.contains { $0.name == name } }
      if let newcomer { add(.people([Model.Person(name: newcomer, kind: .buddy)]), to: &facts) }
    case 5 where depth < 2 && !daily:
      let outer = reading
      var inner: [Model.Fact] = []
      for _ in 0..<random.number(1...5) { addStatement(to: &inner, depth: depth + 1) }
      reading = outer
      add(.include(inner), to: &facts)
    case 6...9:
      for _ in 0..<8 where add(.payment(payment()), to: &facts) { break }
    default:
      for _ in 0..<12 where add(.bill(bill()), to: &facts) { break }
    }
  }

  // MARK: - Bills and payments

  private var names: [String] { reading.people.map(\.name) }

  /// A bill; one that `isWild` breaks the rules as often as it keeps them.
  mutating func bill(isWild: Bool = false) -> Model.Bill {
    let count = random.oneIn(5) ? min(random.number(2...3), names.count) : 1
    var bill = Model.Bill(
      payers: names.shuffled(using: &random).prefix(count).map { Model.Payer(name: $0) }
    )
    bill.code = code()
    bill.isRefund = count == 1 && random.oneIn(7)
    bill.day = daily || random.oneIn(2) ? random.number(1...28) : nil
    if count > 1 {
      for place in bill.payers.indices { bill.payers[place].amount = random.amount() }
    } else {
      bill.amount = random.amount()
      bill.isEach = random.oneIn(8)
    }
    let whole = bill.amount ?? bill.payers.reduce(0) { $0 + $1.amount }
    if daily || !random.oneIn(4) {
      bill.split = random.split(
        of: whole,
        among: candidates,
        isFree: isWild || !bill.isEach,
        hasAll: !daily
      )
      if isWild { random.muddle(&bill.split) }
    }
    if !bill.isEach, random.oneIn(3) { addItems(to: &bill, whole) }
    if !bill.isRefund, random.oneIn(4) {
      let on = random.oneIn(2) ? [] : candidates.shuffled(using: &random).prefix(1)
      bill.fee = (Number(random.number(1...250), scale: 1), Array(on))
    }
    if count == 1, !codes.isEmpty { bill.terms = random.terms(in: codes, not: bill.code) }
    return bill
  }

  private var candidates: [String] { names + reading.groups.keys.sorted() }

  private mutating func code() -> String? {
    codes.isEmpty || random.oneIn(3) ? nil : random.element(codes)
  }

  private mutating func addItems(to bill: inout Model.Bill, _ whole: Int) {
    var left = whole
    for _ in 0..<random.number(1...5) {
      let amount = random.oneIn(12) ? 0 : random.number(0...max(left, 1))
      var item = Model.Item(sign: .plain, value: .amount(amount))
      if !random.oneIn(3) { item.split = random.split(of: amount, among: candidates) }
      bill.items.append(item)
      left -= amount
    }
    for _ in 0..<random.number(0...3) {
      let isOff = random.oneIn(3)
      let value: Model.Item.Value =
        random.oneIn(2)
        ? .percent(Number(random.number(1...25_000), scale: 3))
        : .amount(random.number(0...max(whole / 9, 1)))
      var item = Model.Item(sign: isOff ? .off : .onTop, value: value)
      if random.oneIn(3) { item.split = random.split(of: 100, among: candidates) }
      bill.items.append(item)
    }
    if random.oneIn(2) {
      bill.items.append(Model.Item(sign: random.oneIn(2) ? .plain : .onTop, value: .rest))
    } else if bill.payers.count == 1 {
      bill.amount = nil
    }
  }

  mutating func payment() -> Model.Payment {
    let units = reading.units.compactMap(\.name)
    var to = random.element(names)
    var from: String? = random.element(names)
    if let unit = units.first, random.oneIn(4) {
      // Units face those in the pool who are not of them.
      let members = reading.groups[unit]?.map(\.person) ?? []
      let outside = reading.people.indices.filter {
        !members.contains($0) && !reading.isOther($0)
      }
      if let facing = outside.randomElement(using: &random) {
        (from, to) = (reading.people[facing].name, unit)
        if random.oneIn(2) { (from, to) = (unit, reading.people[facing].name) }
      }
    } else if random.oneIn(4) {
      from = nil
    }
    var payment = Model.Payment(from: from, to: to, code: code(), amount: random.amount())
    payment.day = daily || random.oneIn(2) ? random.number(1...28) : nil
    if !codes.isEmpty { payment.terms = random.terms(in: codes, not: payment.code) }
    return payment
  }
}
