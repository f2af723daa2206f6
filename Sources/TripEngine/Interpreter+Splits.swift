import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Who shares a bill, and how much of it: `grammar.md`, "Splits".
extension Interpreter {
  /// Somebody in a split: a part fixed beforehand, or a weight in what is left.
  struct Slot {
    var person: PersonID
    var weight = Decimal.one
    /// What comes off first, as a fraction of the whole.
    var fixed: Rational?
    /// The entry of the split that it comes from.
    var entry = 0
  }

  /// Returns everyone's exact part of `whole`.
  ///
  /// Without a split it is for all buddies; without a whole it is for `each`, which takes parts alone.
  /// A message about the split as a whole points to `span`.
  mutating func fractions(
    of whole: Money?,
    among split: Split?,
    on day: Day?,
    at span: SourceSpan
  ) throws(Refusal) -> Fractions {
    if let plain = try plainFractions(split) { return plain }
    let slots = try slots(split, of: whole, on: day, at: span)
    if slots.contains(where: { $0.fixed != nil }) {
      return try mixed(slots, split, of: whole, at: span)
    }
    let people = slots.map(\.person)
    if slots.allSatisfy({ $0.weight == .one }) { return Fractions(equallyAmong: people) }
    let weights = Self.integers(slots.map(\.weight))
    let sum = weights.reduce(ExactInteger.zero, +)
    if sum.isZero { throw Refusal(.noParts(at: split?.span ?? span)) }
    var fractions = Fractions(people, parts: weights, sum: sum)
    fractions.partDecimals = Self.mostDecimals(slots.map(\.weight))
    return fractions
  }

  /// The common case, a list of names: everyone a part as large as their weight.
  mutating func plainFractions(_ split: Split?) throws(Refusal) -> Fractions? {
    guard let split, split.excepted.isEmpty else { return nil }
    var people: [PersonID] = []
    people.reserveCapacity(split.entries.count)
    startStamps()
    for entry in split.entries {
      guard case .name(let id) = entry.who, case .none = entry.mark,
        case .person(let person) = meanings[Int(id.index)], stamps[person.index] < stamp,
        hasOnePart[person.index]
      else { return nil }
      stamps[person.index] = stamp
      people.append(person)
    }
    return Fractions(equallyAmong: people)
  }

  /// The weights as integers in the same proportion.
  static func integers(_ weights: [Decimal]) -> [ExactInteger] {
    let scale = mostDecimals(weights)
    return weights.map {
      ExactInteger($0.significand) * ExactInteger.power(of: scale - $0.scale)
    }
  }

  static func mostDecimals(_ weights: [Decimal]) -> Int {
    weights.reduce(0) { max($0, $1.scale) }
  }

  // MARK: - Who

  /// What a stamp says of a person in the split at hand.
  enum Standing: Int32 {
    case named, inGroup, inAll, excepted
  }

  mutating func startStamps() {
    stamp += 4
    // Before the stamps run out, start afresh.
    if stamp > Int32.max - 8 {
      stamp = 4
      for index in stamps.indices { stamps[index] = 0 }
    }
  }

  func standing(_ person: PersonID) -> Standing? {
    Standing(rawValue: stamps[person.index] - stamp)
  }

  mutating func stand(_ person: PersonID, _ standing: Standing) {
    stamps[person.index] = stamp + standing.rawValue
  }

  mutating func slots(
    _ split: Split?,
    of whole: Money?,
    on day: Day?,
    at span: SourceSpan
  ) throws(Refusal) -> [Slot] {
    startStamps()
    guard let split else {
      dependsOnPresence = true
      let slots = all(on: day).map { Slot(person: $0, weight: trip[$0].weight) }
      if slots.isEmpty { throw Refusal(nobodyShares(at: span)) }
      warnOfPresence(day, at: span)
      return slots
    }
    try standEveryone(in: split)
    if let second = split.entries.filter({ $0.who == .all }).dropFirst().first {
      throw Refusal(.personTwice("all", at: second.span))
    }
    var slots: [Slot] = []
    for (index, entry) in split.entries.enumerated() {
      let first = slots.count
      try append(entry, split.amounts, to: &slots, of: whole, on: day)
      for place in first..<slots.count { slots[place].entry = index }
    }
    if slots.isEmpty { throw Refusal(nobodyShares(at: split.span)) }
    if split.entries.contains(where: { $0.who == .all }) { warnOfPresence(day, at: split.span) }
    return slots
  }

  func nobodyShares(at span: SourceSpan) -> Diagnostic? {
    if lacksNames { return nil }
    let name = trip.people.first.map { Parser.written($0.name) } ?? "Anna"
    return .nobodyShares(name, at: span)
  }

  /// People named by themselves count as named; those of groups before those of `all`.
  mutating func standEveryone(in split: Split) throws(Refusal) {
    var hasUnknown = false
    for entry in split.entries {
      guard case .name(let id) = entry.who else { continue }
      switch meanings[Int(id.index)] {
      case .person(let person):
        if standing(person) == .named {
          throw Refusal(.personTwice(trip[person].name, at: entry.nameSpan))
        }
        stand(person, .named)
      case .none:
        let mention = NameMention(id: id, span: entry.nameSpan)
        let isAlone = split.entries.count == 1 && entry.mark == .none
        if let diagnostic = unknownSharer(mention, isAlone: isAlone) {
          diagnostics.append(diagnostic)
        }
        hasUnknown = true
      case .group, .unit:
        break
      }
    }
    if hasUnknown { throw .reported }
    for entry in split.entries {
      guard case .name(let id) = entry.who, let members = members(of: meanings[Int(id.index)])
      else { continue }
      for member in members where standing(member.person) != .named {
        if standing(member.person) == .inGroup {
          throw Refusal(.personTwice(trip[member.person].name, at: entry.nameSpan))
        }
        stand(member.person, .inGroup)
      }
    }
    for mention in split.excepted {
      for person in try people(mention) {
        switch standing(person) {
        case .named, .inGroup:
          throw Refusal(.listedAndExcepted(trip[person].name, at: mention.span))
        case .inAll, .excepted, nil:
          stand(person, .excepted)
        }
      }
    }
  }

  /// The members of a group or unit; nil for a person.
  func members(of meaning: Meaning) -> [Group.Member]? {
    switch meaning {
    case .group(let index): trip.groups[index].members
    case .unit(let index):
      trip.units[index].members.map { Group.Member(person: $0, weight: trip[$0].weight) }
    case .person, .none: nil
    }
  }

  /// The buddies that `all` holds on a day, but for those that stand in the split otherwise.
  func all(on day: Day?) -> [PersonID] {
    trip.people.indices.map { PersonID($0) }.filter {
      trip[$0].kind == .buddy && trip[$0].isPresent(on: day) && standing($0) == nil
    }
  }

  mutating func warnOfPresence(_ day: Day?, at span: SourceSpan) {
    guard day == nil else { return }
    let comesOrGoes = trip.people.first {
      $0.kind == .buddy && ($0.joined != nil || $0.left != nil)
    }
    if let comesOrGoes {
      diagnostics.append(.undatedForAll(comesOrGoes.name, at: span))
    }
  }
}
