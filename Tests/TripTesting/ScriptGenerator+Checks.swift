/// Expectations and commands, with filters.
extension ScriptGenerator {
  /// The figure of an expectation, in home's currency or in another.
  private mutating func figure() -> String {
    let minor = random.int(1...500_000)
    guard !tenders.isEmpty else { return amount(minor, nil) }
    if let home, random.chance(70) { return homeAmount(minor, home) }
    return explicitAmount(minor, random.pick(tenders))
  }

  private mutating func person() -> String { mention(random.int(0...(people.count - 1))) }

  mutating func expectation() -> String {
    let claim: String
    switch random.int(0...6) {
    case 0: claim = words([person(), keyword("pays"), person(), figure()])
    case 1:
      let count = random.int(0...4)
      claim = words(["\(count)", keyword(count == 1 ? "transfer" : "transfers")])
    case 2:
      let signed = random.pick(["+", "-", "- "]) + figure()
      claim = words([person(), random.chance(90) ? signed : "0"])
    case 3: claim = words([person(), keyword("spent"), figure()] + filters())
    case 4: claim = words([person(), keyword("paid"), figure()] + filters())
    case 5:
      let sign = random.chance(10) && !isTaken("Total") ? "-" : ""
      claim = words([keyword("total"), sign + figure()] + filters())
    default: claim = keyword("settled")
    }
    return words([keyword("expect"), claim])
  }

  mutating func command() -> String {
    let currency = tenders.randomElement(using: &random).flatMap { tender in
      random.chance(30) ? words([keyword("in"), tender.code]) : nil
    }
    switch random.int(0...8) {
    case 0: return settle(currency)
    case 1: return words([keyword("balances"), currency] + filters())
    case 2: return words([keyword("bills"), currency] + filters())
    case 3:
      let subject = random.pick(["", "category", "person", "day"])
      let by = subject.isEmpty ? nil : words([keyword("by"), keyword(subject)])
      return words([keyword("chart"), by, currency] + filters(by: .chartPayer))
    case 4: return words([keyword("total"), currency] + filters())
    case 5: return keyword("people")
    case 6: return keyword("rates")
    case 7:
      let chosen = people.indices.shuffled(using: &random).prefix(random.int(1...2))
      return words([keyword("why")] + chosen.map { mention($0) } + [currency])
    default: return words([keyword("help"), random.pick([nil, "settle", "rate", "numbers"])])
    }
  }

  private mutating func settle(_ currency: String?) -> String {
    let pool = people.indices.filter { people[$0].kind != .other }
    let way: String? =
      switch random.int(0...2) {
      case 0: keyword("direct")
      case 1: words([keyword("via"), mention(random.pick(pool))])
      default: nil
      }
    let until = random.chance(40) ? words([keyword("until"), dayText()]) : nil
    var parts = [currency, until, way]
    if options.hasNoise { parts.shuffle(using: &random) }
    return words([keyword("settle")] + parts)
  }

  private mutating func filters(by place: NamePlace = .anywhere) -> [String?] {
    guard random.chance(40) else { return [] }
    return (0..<random.int(1...2)).map { _ in filter(by: place) }
  }

  private mutating func filter(by place: NamePlace) -> String? {
    switch random.int(0...7) {
    case 0: return words([keyword("this"), keyword("month")])
    case 1: return words([keyword("last"), keyword("month")])
    case 2: return words([keyword("in"), random.pick(["2026-10", "2026-09"])])
    case 3: return words([keyword("since"), dayText()])
    case 4: return words([keyword("until"), dayText()])
    case 5: return categories.randomElement(using: &random).map { "#" + $0 }
    case 6: return words([keyword("by"), filterPeople(place)])
    default: return words([keyword("for"), filterPeople(.anywhere)])
    }
  }

  private mutating func filterPeople(_ place: NamePlace) -> String {
    let chosen = random.pick(random.int(1...2), of: Array(people.indices))
    return list(chosen.map { mention($0, at: place) })
  }
}
