/// Who shares a bill, with each kind of mark and mixes of them.
extension ScriptGenerator {
  /// A list behind `for`, and the people who surely have a part above nothing.
  struct GeneratedSplit {
    /// Nil where there is no `for`.
    var text: String?
    var sure: Set<Int>
  }

  /// What is split.
  struct Whole {
    var minor: Int
    var tender: Tender?
  }

  private enum Who {
    case person(Int)
    case group(Int)
    case unit(Int)
    case all
  }

  private enum Style: CaseIterable {
    case plain, parts, percent, exact, mixed
  }

  /// The people whom `all` surely holds, and gives a part.
  private var sureOfAll: Set<Int> {
    Set(
      people.indices.filter {
        people[$0].kind == .buddy && !people[$0].comesOrGoes && people[$0].weight.significand > 0
      }
    )
  }

  /// Who shares an amount, or without one in parts alone; `wantsOwn` asks for a `for` without `all`.
  mutating func split(of whole: Whole?, wantsOwn: Bool = false) -> GeneratedSplit {
    let isOwn = wantsOwn || options.hasFreeOrder
    if !isOwn {
      if random.chance(30) { return GeneratedSplit(text: nil, sure: sureOfAll) }
      if random.chance(12) { return exceptSplit() }
    }
    var styles: [Style] = [.plain, .plain, .parts]
    if let whole {
      styles += [.percent, .mixed]
      if whole.minor >= 20 { styles += [.exact, .mixed] }
    }
    let style = random.pick(styles)
    let who = sharers(style, isOwn: isOwn)
    return list(who, style, of: whole)
  }

  private mutating func exceptSplit() -> GeneratedSplit {
    let buddies = people.indices.filter { people[$0].kind == .buddy && $0 != 0 }
    guard !buddies.isEmpty else { return GeneratedSplit(text: keyword("all"), sure: sureOfAll) }
    let excepted = random.pick(random.int(1...2), of: buddies)
    let others = people.indices.filter { people[$0].kind == .other }
    var entries = [keyword("all")]
    var sure = sureOfAll.subtracting(excepted)
    if let other = others.first, random.chance(30) {
      entries.insert(mention(other), at: random.int(0...1))
      sure.insert(other)
    }
    let text = words([list(entries), keyword("except"), list(excepted.map { mention($0) })])
    return GeneratedSplit(text: text, sure: sure)
  }

  /// Each person and group at most once; groups do not overlap with anything that is named.
  private mutating func sharers(_ style: Style, isOwn: Bool) -> [Who] {
    var free = Set(people.indices.filter { people[$0].kind != .pot || random.chance(10) })
    var who: [Who] = []
    // All of a percentage or of exact amounts is given away: a group needs somebody with a part.
    if random.chance(25), let group = groups.indices.randomElement(using: &random),
      groups[group].hasParts
    {
      who.append(.group(group))
      free.subtract(groups[group].members)
    } else if random.chance(10), let unit = units.indices.randomElement(using: &random),
      units[unit].name != nil,
      units[unit].members.contains(where: { people[$0].weight.significand > 0 })
    {
      who.append(.unit(unit))
      free.subtract(units[unit].members)
    }
    for person in random.pick(random.int(1...4), of: free.sorted()) { who.append(.person(person)) }
    let mayHaveAll = style == .plain || style == .parts || style == .mixed
    if !isOwn, mayHaveAll, random.chance(20) { who.append(.all) }
    if who.isEmpty { who.append(.person(0)) }
    return who.shuffled(using: &random)
  }

  private mutating func list(_ who: [Who], _ style: Style, of whole: Whole?) -> GeneratedSplit {
    var split = GeneratedSplit(sure: [])
    var percents = style == .percent ? cut(1000, into: who.count) : []
    var exacts = style == .exact ? cut(whole?.minor ?? 0, into: who.count) : []
    // Of a mix somebody takes what is left.
    let open = who.firstIndex { if case .person = $0 { true } else { false } }
    var entries: [String] = []
    for (index, who) in who.enumerated() {
      var mark: String?
      var hasPart = true
      switch style {
      case .plain:
        mark = random.chance(10) ? keyword("rest") : nil
      case .parts:
        if case .all = who { break }
        if random.chance(60) { mark = anyParts() }
      case .percent:
        mark = percentText(percents.removeLast())
      case .exact:
        let share = exacts.removeLast()
        hasPart = share > 0
        mark = shareText(share, of: whole)
      case .mixed:
        if case .all = who { break }
        mark = mixedMark(isOpen: index == open || open == nil, of: whole)
      }
      let (name, members) = name(of: who)
      if hasPart { split.sure.formUnion(members) }
      entries.append(words([name, mark]))
    }
    split.text = list(entries)
    return split
  }

  private mutating func name(of who: Who) -> (String, sure: Set<Int>) {
    switch who {
    case .person(let person): (mention(person), [person])
    case .group(let group): (mention(groups[group].name), [])
    case .unit(let unit): (units[unit].name.map { mention($0) } ?? "", [])
    case .all: (keyword("all"), [])
    }
  }

  private mutating func anyParts() -> String {
    let number = random.pick([
      Number(significand: 2), Number(significand: 3), Number(significand: 15, scale: 1),
      Number(significand: 5, scale: 1),
    ])
    return random.chance(25) ? text(number, groups: false) + "x" : parts(number)
  }

  /// A percentage of so many tenths.
  private mutating func percentText(_ tenths: Int) -> String {
    let number =
      tenths % 10 == 0
      ? Number(significand: tenths / 10) : Number(significand: tenths, scale: 1)
    return text(number, groups: false) + "%"
  }

  private mutating func shareText(_ minor: Int, of whole: Whole?) -> String {
    minor == 0 ? "0" : amount(minor, whole?.tender, own: whole?.tender)
  }

  private mutating func mixedMark(isOpen: Bool, of whole: Whole?) -> String? {
    let minor = whole?.minor ?? 0
    switch random.int(0...4) {
    case 0 where !isOpen: return percentText(random.int(1...80))
    case 1 where !isOpen && minor >= 20: return shareText(random.int(1...(minor / 20)), of: whole)
    case 2: return anyParts()
    case 3: return keyword("rest")
    default: return nil
    }
  }

  /// Cuts a whole into parts, none of them below one where there are enough.
  private mutating func cut(_ whole: Int, into count: Int) -> [Int] {
    var left = whole
    var parts: [Int] = []
    for index in 0..<(count - 1) {
      let most = max(0, left - (count - index - 1))
      let part = most > 0 ? random.int(1...max(1, most / 2)) : 0
      parts.append(part)
      left -= part
    }
    return parts + [left]
  }
}
