/// Who is on the trip.
extension ScriptGenerator {
  mutating func writePeople() {
    let count = max(1, random.int(options.people))
    var left = count
    // The first buddy is always there, and takes a part.
    addPeople(.buddy, count: min(left, random.int(2...4)), isFirst: true)
    left -= people.count
    while left > 0 {
      var kinds: [Person.Kind] = [.buddy, .buddy]
      if options.hasOthers { kinds += [.other, .other] }
      if options.hasPots { kinds.append(.pot) }
      let before = people.count
      addPeople(random.pick(kinds), count: min(left, random.int(1...3)))
      left -= people.count - before
    }
    if options.hasUnits, random.chance(30) { addUnit() }
    if options.hasGroups {
      for _ in 0..<random.int(0...2) { addGroup() }
    }
    if options.hasPresence { writePresences() }
  }

  mutating func addPeople(_ kind: Person.Kind, count: Int = 1, isFirst: Bool = false) {
    let count = kind == .pot ? 1 : count
    var declarations: [String] = []
    for index in 0..<count {
      guard freeNames.count > 4 else { break }
      var person = Person(name: takeName(), kind: kind)
      var text = declaring(person.name)
      let isAnchor = isFirst && index == 0
      if !isAnchor, kind != .pot, random.chance(15) {
        person.weight = random.pick([
          Number(significand: 5, scale: 1), Number(significand: 0), Number(significand: 2),
          Number(significand: 15, scale: 1),
        ])
        text = words([text, parts(person.weight)])
      }
      let buddies = people.indices.filter { people[$0].kind == .buddy }
      if kind == .other, options.hasVia, !buddies.isEmpty, random.chance(25) {
        text = words([text, keyword("via"), mention(random.pick(buddies))])
      }
      person.comesOrGoes = !isAnchor && kind == .buddy && options.hasPresence && random.chance(15)
      people.append(person)
      declarations.append(text)
    }
    if declarations.isEmpty { return }
    let word =
      switch kind {
      case .buddy: random.chance(50) ? "buddies" : "buddy"
      case .other: random.chance(50) ? "others" : "other"
      case .pot: "pot"
      }
    let colon = random.chance(percent(5)) ? ":" : ""
    add(.fact, words([keyword(word) + colon, list(declarations)]))
  }

  /// `x2`, or one of its like.
  mutating func parts(_ number: Number) -> String {
    let value = text(number, groups: false)
    guard options.hasNoise else { return "x" + value }
    return random.pick(["x", "x", "x", "X", "×"]) + value
  }

  private mutating func addGroup() {
    guard freeNames.count > 4 else { return }
    let name = takeName()
    let members = random.pick(random.int(1...3), of: Array(people.indices))
    var entries: [String] = []
    var hasParts = false
    for member in members {
      let mark = random.chance(20) ? random.pick([2, 3]) : nil
      hasParts = hasParts || mark != nil || people[member].weight.significand > 0
      let text = mark.map { random.chance(50) ? parts(Number(significand: $0)) : "\($0)x" }
      entries.append(words([mention(member), text]))
    }
    // Members take the weights of the day they are put in, so a zero stays one.
    groups.append(Group(name: name, members: members, hasParts: hasParts))
    add(.fact, words([keyword("group"), declaring(name) + ":", list(entries)]))
  }

  private mutating func addUnit() {
    let free = people.indices.filter { people[$0].kind != .other && people[$0].unit == nil }
    guard free.count > 1, freeNames.count > 4 else { return }
    let members = random.pick(random.int(2...3), of: free)
    let name = random.chance(60) ? takeName() : nil
    for member in members { people[member].unit = units.count }
    units.append(Unit(name: name, members: members))
    add(
      .fact,
      words([
        keyword("together"), name.map { declaring($0) + ":" }, list(members.map { mention($0) }),
      ])
    )
  }

  private mutating func writePresences() {
    for person in people.indices where people[person].comesOrGoes {
      let joins = random.chance(60)
      if joins {
        pending.append(presence(person, "joined", "2026-09-" + random.pick(["05", "20"])))
      }
      if !joins || random.chance(30) {
        pending.append(presence(person, "left", "2026-10-" + random.pick(["05", "20"])))
      }
    }
  }

  private mutating func presence(
    _ person: Int,
    _ verb: String,
    _ day: String
  ) -> Pending {
    .fact(words([mention(person), keyword(verb), keyword("on"), day]))
  }
}
