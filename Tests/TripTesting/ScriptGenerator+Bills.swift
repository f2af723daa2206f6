/// Bills, refunds and payments.
extension ScriptGenerator {
  mutating func bill(isRefund: Bool) -> String {
    let verb = isRefund ? [keyword("got"), keyword("back")] : [keyword("paid")]
    if !isRefund, options.hasSeveralPayers, people.count > 2, random.chance(15) {
      return billOfSeveral()
    }
    let payer = random.int(0...(people.count - 1))
    let tender = anyTender()
    if options.hasItems, random.chance(15) {
      return itemisedBill(payer, verb, tender, isRefund: isRefund)
    }
    if options.hasEach, random.chance(10) {
      // Parts have up to three decimals, so that a thousand of them are whole.
      let each = amount(random.int(1...50) * 1000, tender)
      let split = split(of: nil)
      let clauses = clauses(split, payers: [payer], tender, isRefund: isRefund)
      return words([mention(payer)] + verb + [each] + ordered(clauses + [keyword("each")]))
    }
    let (text, minor) =
      random.chance(8) ? amountWithShares(tender) : anyAmount(tender)
    let split = split(of: Whole(minor: minor, tender: tender))
    let clauses = clauses(split, payers: [payer], tender, isRefund: isRefund)
    return words([mention(payer)] + verb + [text] + ordered(clauses))
  }

  private mutating func anyAmount(_ tender: Tender?) -> (text: String, minor: Int) {
    let minor = anyMinor(tender)
    return (amount(minor, tender), minor)
  }

  /// Clauses in any order, as most people write them, or as they please.
  mutating func ordered(_ clauses: [String?]) -> [String?] {
    options.hasNoise && random.chance(40) ? clauses.shuffled(using: &random) : clauses
  }

  private mutating func billOfSeveral() -> String {
    let payers = random.pick(random.int(2...3), of: Array(people.indices))
    let tender = anyTender()
    var minor = 0
    var texts: [String] = []
    for payer in payers {
      let part = random.int(1...500_000)
      // A bare number behind the first is in the currency of the first.
      texts.append(words([mention(payer), amount(part, tender, own: minor > 0 ? tender : nil)]))
      minor += part
    }
    let hasItems = options.hasItems && random.chance(10)
    if hasItems {
      return words([list(texts), keyword("paid")] + itemsOfSeveral(minor, tender, payers))
    }
    let split = split(of: Whole(minor: minor, tender: tender))
    var clauses = clauses(split, payers: payers, tender, isRefund: false, mayCost: false)
    if clauses.allSatisfy({ $0 == nil }) { clauses = [what()] }
    return words([list(texts), keyword("paid")] + ordered(clauses))
  }

  // MARK: - Clauses

  mutating func what() -> String {
    quoted(
      random.pick([
        "Dinner", "Taxi to \"the\" bar", "Hotel, 5 nights", "#1 {", "A\\B", "寿司 🍣", "",
        "for all paid 5", "O’Neill’s",
      ])
    )
  }

  mutating func category() -> String {
    let category = random.pick([
      "food", "Food", "FOOD", "transport", "lodging", "café", "食", "fun-2", "x2",
    ])
    categories.append(category)
    return "#" + category
  }

  func hasForeign(_ tender: Tender?) -> Bool { tender != nil && tenders.count > 1 }

  /// Everything behind the amount but `each` and the block; nil for what is not there.
  mutating func clauses(
    _ split: GeneratedSplit,
    payers: [Int],
    _ tender: Tender?,
    isRefund: Bool,
    mayCost: Bool = true
  ) -> [String?] {
    let hasDay = options.hasFreeOrder || random.chance(35)
    return [
      worth(of: tender, mayCost: mayCost),
      random.chance(60) ? what() : nil,
      random.chance(40) ? category() : nil,
      split.text.map { text in words([keyword("for"), text]) },
      isRefund ? nil : fee(split, payers: payers),
      hasDay ? words([keyword("on"), dayText()]) : nil,
    ]
  }

  /// `= cost`, or `@ rate`.
  mutating func worth(of tender: Tender?, mayCost: Bool) -> String? {
    guard options.hasWorth, let tender, hasForeign(tender), random.chance(15) else { return nil }
    let others = tenders.filter { $0.id != tender.id }
    guard let other = others.randomElement(using: &random) else { return nil }
    // Behind both, a bare number is in home's.
    let isHome = other.id == home?.id
    if mayCost, random.chance(50) {
      let minor = random.int(100...900_000)
      return words(["=", isHome ? homeAmount(minor, other) : explicitAmount(minor, other)])
    }
    let rate = text(rate(tender, in: other), groups: false)
    if isHome, random.chance(50) { return words(["@", rate]) }
    return words(["@", isTaken(other.code) ? rate + other.code : words([other.code, rate])])
  }

  /// An amount in home's currency, which may be bare.
  mutating func homeAmount(_ minor: Int, _ tender: Tender?) -> String {
    amount(minor, tender, own: tender)
  }

  /// An amount that names its currency.
  mutating func explicitAmount(_ minor: Int, _ tender: Tender) -> String {
    let local = scope.local
    defer { scope.local = local }
    // With another currency as that of the bill, no number can be bare.
    guard let other = tenders.first(where: { $0.id != tender.id }) else {
      return words([text(Number(significand: minor, scale: tender.decimals)), tender.code])
    }
    return amount(minor, tender, own: other)
  }

  mutating func fee(_ split: GeneratedSplit, payers: [Int]) -> String? {
    guard options.hasFees, random.chance(25) else { return nil }
    let sure = split.sure.subtracting(payers).sorted()
    let percent = random.pick([
      Number(significand: 10), Number(significand: 25, scale: 1), Number(significand: 100),
    ])
    let text = words([keyword("fee"), self.text(percent, groups: false) + "%"])
    if sure.contains(where: { people[$0].kind == .other }), random.chance(60) { return text }
    guard !sure.isEmpty else { return nil }
    let paying = random.pick(random.int(1...2), of: sure)
    return words([text, keyword("on"), list(paying.map { mention($0, at: .feePayer) })])
  }

  // MARK: - Payments

  mutating func payment() -> String {
    let tender = anyTender()
    let payee = random.int(0...(people.count - 1))
    let hasDay = options.hasFreeOrder || random.chance(35)
    var clauses: [String?] = [
      random.chance(20) ? what() : nil,
      hasDay ? words([keyword("on"), dayText()]) : nil,
    ]
    let buddies = people.indices.filter { people[$0].kind == .buddy && $0 != payee }
    // The first buddy is always there.
    if !options.hasFreeOrder, buddies.contains(0), random.chance(15) {
      let text = amount(random.int(1...20_000), tender)
      return words(
        [keyword("all"), keyword("paid"), mention(payee, at: .payee), text, keyword("each")]
          + ordered(clauses)
      )
    }
    let payer = payer(of: payee)
    clauses.append(worth(of: tender, mayCost: true))
    let text = amount(anyMinor(tender), tender)
    if random.chance(40) {
      return words(
        [mention(payee), keyword("got"), text, keyword("from"), payer] + ordered(clauses)
      )
    }
    return words([payer, keyword("paid"), mention(payee, at: .payee), text] + ordered(clauses))
  }

  /// Somebody else, or a unit that the payee is not of.
  private mutating func payer(of payee: Int) -> String {
    let named = units.indices.filter { units[$0].name != nil && people[payee].unit != $0 }
    if people[payee].kind != .other, let unit = named.first, let name = units[unit].name,
      random.chance(20)
    {
      return mention(name)
    }
    let strangers = people.indices.filter { $0 != payee }
    return mention(random.pick(strangers))
  }
}
