import TripTesting

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// Minor units of every size, mostly small.
  mutating func amount() -> Int {
    let digits = oneIn(15) ? number(7...11) : number(1...6)
    return number(1...(0..<digits).reduce(1) { power, _ in power * 10 })
  }

  // MARK: - People

  mutating func roster(isDaily: Bool) -> [[Model.Person]] {
    let names = TripGenerator.buddies.shuffled(using: &self)
    let count = oneIn(12) ? number(1...2) : number(2...6)
    var roster = [
      names.prefix(count).map { name in
        Model.Person(name: name, kind: .buddy, weight: oneIn(5) ? weight() : nil)
      }
    ]
    let others = TripGenerator.others.prefix(number(0...3)).map { name in
      Model.Person(
        name: name,
        kind: .other,
        weight: oneIn(6) ? weight() : nil,
        via: oneIn(3) ? names[number(0...count - 1)] : nil
      )
    }
    if !others.isEmpty { roster.append(others) }
    if oneIn(3) { roster.append([Model.Person(name: "Kitty", kind: .pot)]) }
    return roster
  }

  /// Parts as people write them: none, halves, tenths.
  mutating func weight() -> Number {
    element([
      Number(0), Number(5, scale: 1), Number(2), Number(15, scale: 1), Number(10, scale: 1),
      Number(0, scale: 1), Number(25, scale: 2), Number(number(1...40), scale: number(0...3)),
    ])
  }

  mutating func presences(of roster: [[Model.Person]]) -> [Model.Fact] {
    var facts: [Model.Fact] = []
    for person in roster[0] where oneIn(6) {
      let day = number(2...26)
      if oneIn(2) { facts.append(.joined(person.name, day)) }
      if oneIn(2) { facts.append(.left(person.name, number(day + 1...28))) }
    }
    return facts
  }

  mutating func groups(of roster: [[Model.Person]]) -> [Model.Fact] {
    var facts: [Model.Fact] = []
    let names = roster.flatMap { $0 }.map(\.name)
    if oneIn(2) {
      let members = names.shuffled(using: &self).prefix(number(1...4))
      facts.append(.group("lads", members.map { ($0, oneIn(3) ? weight() : nil) }))
      if oneIn(3), let extra = names.first(where: { !members.contains($0) }) {
        facts.append(.group("crowd", [("lads", oneIn(2) ? weight() : nil), (extra, nil)]))
      }
    }
    if oneIn(3) {
      let poolNames = roster.flatMap { $0 }.filter { $0.kind != .other }.map(\.name)
      if poolNames.count > 1 {
        let members = Array(poolNames.shuffled(using: &self).prefix(number(2...3)))
        facts.append(.unit(oneIn(4) ? nil : "Dupont", members))
      }
    }
    return facts
  }

  // MARK: - Money

  /// Roughly what one is worth, so that rates look like rates.
  private static let worth: [String: Double] = [
    "USD": 1, "EUR": 1.08, "JPY": 0.0067, "KWD": 3.25, "KRW": 0.00073, "CNY": 0.14, "GEM": 0.002,
    "PTS": 0.5,
  ]

  mutating func rates(to home: String, of foreign: [String]) -> [Model.Rate] {
    var rates: [Model.Rate] = []
    var reached = [home]
    for code in foreign {
      // Mostly straight home, else a link of a chain; some have no rate at all.
      if oneIn(8) { continue }
      let other = oneIn(3) ? element(reached) : home
      for _ in 0..<(oneIn(3) ? number(2...3) : 1) { rates.append(rate(code, other)) }
      reached.append(code)
    }
    if reached.count > 2, oneIn(4) { rates.append(rate(reached[1], reached[2])) }
    return rates
  }

  private mutating func rate(_ one: String, _ other: String) -> Model.Rate {
    let (from, to) = oneIn(3) ? (other, one) : (one, other)
    let ratio = (Self.worth[from] ?? 1) / (Self.worth[to] ?? 1) * Double(number(70...130)) / 100
    var rate = Model.Rate(
      from: from,
      to: to,
      value: Number(1),
      day: oneIn(3) ? number(1...28) : nil
    )
    if oneIn(3) {
      rate.base = Number(number(1...9999), scale: number(0...2))
      rate.value = Number(number(1...9999), scale: number(0...3))
      return rate
    }
    var scale = 0
    var digits = ratio
    let wanted = Double((0..<number(1...9)).reduce(1) { power, _ in power * 10 })
    while digits < wanted, scale < 14 {
      digits *= 10
      scale += 1
    }
    rate.value = Number(max(1, Int(digits)), scale: scale)
    return rate
  }

  mutating func terms(in codes: [String], not code: String?) -> Model.Terms {
    switch number(0...9) {
    case 0: .cost(number(1...9_999_999), element(codes))
    case 1: .ownRate(Number(number(1...99_999), scale: number(0...5)), element(codes))
    default: .rates
    }
  }

  // MARK: - Splits

  /// A split of `whole`, which the rules allow more often than not; with amounts and percentages only if it `isFree`.
  mutating func split(
    of whole: Int,
    among names: [String],
    isFree: Bool = true,
    hasAll: Bool = true
  ) -> Model.Split {
    let chosen = names.shuffled(using: &self).prefix(number(1...min(names.count, 5)))
    var entries: [Model.Entry] = []
    let manner = number(0...(isFree ? 5 : 1))
    var left = 1000
    for (place, name) in chosen.enumerated() {
      let isLast = place == chosen.count - 1
      var mark = Model.Mark.none
      // In tenths of a percent of the whole.
      let tenths = isLast && oneIn(2) ? left : number(0...left)
      switch manner {
      case 0: break
      case 1: mark = oneIn(3) ? .none : .parts(weight())
      case 2 where !isLast || oneIn(2): mark = .percent(Number(tenths, scale: 1))
      case 3 where !isLast || oneIn(3): mark = .exact(whole * tenths / 1000)
      case 4, 5:
        mark = element([
          .none, .rest, .parts(weight()), .percent(Number(tenths, scale: 1)),
          .exact(whole * tenths / 1000),
        ])
      default: mark = oneIn(2) ? .rest : .none
      }
      switch mark {
      case .percent, .exact: left -= tenths
      default: break
      }
      entries.append(Model.Entry(who: name, mark: mark))
    }
    var split = Model.Split(entries: entries)
    if hasAll, oneIn(4) {
      split.entries.append(Model.Entry(who: nil, mark: oneIn(4) ? .rest : .none))
      let rest = names.filter { !chosen.contains($0) }
      if oneIn(2) { split.excepted = Array(rest.shuffled(using: &self).prefix(number(1...2))) }
    }
    return split
  }

  /// Makes a split that may break a rule: somebody twice, a mark where none belongs.
  mutating func muddle(_ split: inout Model.Split?) {
    guard let first = split?.entries.first else { return }
    let percent = Model.Mark.percent(Number(number(1...1000), scale: 1))
    switch number(0...11) {
    case 0: split?.entries.append(first)
    case 1: split?.entries.append(Model.Entry(who: nil, mark: percent))
    case 2: split?.entries.append(Model.Entry(who: nil, mark: .none))
    case 3: split?.entries[0].mark = .parts(Number(0))
    case 4: split?.entries[0].mark = percent
    case 5 where split?.entries.last?.who == nil: split?.excepted.append(first.who ?? "Kitty")
    default: break
    }
  }
}
