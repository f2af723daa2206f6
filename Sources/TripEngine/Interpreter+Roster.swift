import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Who is on the trip: people, groups and units, and who came and went.
extension Interpreter {
  mutating func declare(_ roster: Roster) throws(Refusal) {
    var isSound = true
    for declaration in roster.declarations {
      do throws(Refusal) {
        try declare(declaration, as: roster.kind)
      } catch {
        // The other names of the line are still declared, so that nothing follows from this one.
        if let diagnostic = error.diagnostic { diagnostics.append(diagnostic) }
        isSound = false
      }
    }
    if !isSound { throw .reported }
  }

  private mutating func declare(
    _ declaration: Roster.Declaration,
    as kind: Roster.Kind
  ) throws(Refusal) {
    try checkIsNew(declaration.name)
    var via: PersonID?
    if let mention = declaration.via {
      guard kind == .others else {
        throw Refusal(.viaOfBuddy(text(in: declaration.name.span), at: mention.span))
      }
      guard let person = person(mention) else { throw .reported }
      guard trip[person].kind == .buddy else {
        throw Refusal(.viaNeedsBuddy(trip[person].name, buddy: someBuddy, at: mention.span))
      }
      via = person
    }
    let name = displayName(declaration.name)
    let personKind: Person.Kind =
      switch kind {
      case .buddies: .buddy
      case .others: .other
      case .pot: .pot
      }
    var person = Person(
      name: name,
      kind: personKind,
      weight: declaration.weight ?? .one,
      via: via,
      span: declaration.name.span
    )
    if let presence = known.presences[name.lowercased()] {
      person.joined = presence.joined
      person.left = presence.left
    }
    guard trip.people.count < Self.mostPeople else {
      throw Refusal(.tooManyPeople(at: declaration.name.span))
    }
    give(declaration.name, .person(PersonID(trip.people.count)))
    switch personKind {
    case .buddy: words.names.declareBuddy(declaration.name.id)
    case .other: words.names.declareAtHome(declaration.name.id)
    case .pot: words.names.declarePot(declaration.name.id)
    }
    trip.people.append(person)
    stamps.append(0)
    hasOnePart.append(person.weight == .one)
    isMentioned.append(false)
  }

  /// More people than any trip has; it bounds what a bill for `all` can cost.
  private static let mostPeople = 10_000

  /// The name as it is declared, quotes and blanks at the edges off.
  func displayName(_ mention: NameMention) -> String {
    let bytes = sources.bytes(in: mention.span)
    guard bytes.first == 0x22 else { return String(decoding: bytes, as: UTF8.self) }
    return unquoted(bytes).trimmingBlanks()
  }

  private func checkIsNew(_ mention: NameMention) throws(Refusal) {
    switch meanings[Int(mention.id.index)] {
    case .none: return
    case .person(let id): throw taken(mention, trip[id].name, by: trip[id].span)
    case .group(let index):
      throw taken(mention, trip.groups[index].name, by: trip.groups[index].span)
    case .unit(let index):
      throw taken(mention, trip.units[index].name ?? "", by: trip.units[index].span)
    }
  }

  private func taken(_ mention: NameMention, _ name: String, by span: SourceSpan) -> Refusal {
    Refusal(.nameTwice(displayName(mention), first: name, at: mention.span, declared: span))
  }

  private mutating func give(_ mention: NameMention, _ meaning: Meaning) {
    meanings[Int(mention.id.index)] = meaning
    history.declare(meaning, at: trip.entries.count)
    warnOfLookalike(mention, meaning)
    words.names.declare(mention.id)
  }

  mutating func declareGroup(
    _ name: NameMention,
    _ entries: [Split.Entry]
  ) throws(Refusal) {
    try checkIsNew(name)
    var members: [Group.Member] = []
    for entry in entries {
      let scale: Decimal? = if case .parts(let parts) = entry.mark { parts } else { nil }
      for member in try groupMembers(entry, scale) {
        guard !members.contains(where: { $0.person == member.person }) else {
          throw Refusal(.personTwice(trip[member.person].name, at: entry.span))
        }
        members.append(member)
      }
    }
    give(name, .group(trip.groups.count))
    trip.groups.append(Group(name: displayName(name), members: members, span: name.span))
  }

  private mutating func groupMembers(
    _ entry: Split.Entry,
    _ parts: Decimal?
  ) throws(Refusal) -> [Group.Member] {
    switch entry.who {
    case .all:
      guard parts == nil else { throw Refusal(.markOnAll(at: entry.span)) }
      return trip.people.indices.filter { trip.people[$0].kind == .buddy }
        .map { Group.Member(person: PersonID($0), weight: trip.people[$0].weight) }
    case .name(let id):
      let mention = NameMention(id: id, span: entry.nameSpan)
      switch meanings[Int(id.index)] {
      case .person(let person):
        return [Group.Member(person: person, weight: parts ?? trip[person].weight)]
      case .group, .unit:
        let members = members(of: meanings[Int(id.index)]) ?? []
        guard let parts else { return members }
        return try members.map { member throws(Refusal) in
          guard let weight = Self.product(parts, member.weight) else {
            throw Refusal(.partsTooLong(at: entry.span))
          }
          return Group.Member(person: member.person, weight: weight)
        }
      case .none:
        throw Refusal(unknownName(mention))
      }
    }
  }

  mutating func declareUnit(
    _ name: NameMention?,
    _ members: [NameMention],
    at span: SourceSpan
  ) throws(Refusal) {
    if let name { try checkIsNew(name) }
    var people: [PersonID] = []
    for mention in members {
      for person in try self.people(mention) {
        guard trip[person].kind != .other else {
          throw Refusal(.otherInUnit(trip[person].name, at: mention.span))
        }
        guard !people.contains(person) else {
          throw Refusal(.personTwice(trip[person].name, at: mention.span))
        }
        if let unit = trip.units.first(where: { $0.members.contains(person) }) {
          throw Refusal(.inTwoUnits(trip[person].name, at: mention.span, first: unit.span))
        }
        people.append(person)
      }
    }
    guard people.count > 1 else { throw Refusal(.unitOfOne(at: span)) }
    if let name { give(name, .unit(trip.units.count)) }
    trip.units.append(
      Unit(name: name.map { displayName($0) }, members: people, span: name?.span ?? span)
    )
  }

  mutating func note(_ presence: Presence, at span: SourceSpan) throws(Refusal) {
    guard let person = person(presence.person) else { throw .reported }
    guard trip[person].kind == .buddy else {
      throw Refusal(.presenceOfOther(trip[person].name, at: presence.person.span))
    }
    guard let day = presence.day ?? scope.day else {
      throw Refusal(
        .presenceWithoutDay(
          text(in: presence.person.span),
          isJoining: presence.isJoining,
          at: span
        )
      )
    }
    let key = trip[person].name.lowercased()
    var dates = learned.presences[key] ?? WholeTripFacts.Span()
    guard (presence.isJoining ? dates.joined : dates.left) == nil else {
      throw Refusal(
        .presenceTwice(trip[person].name, isJoining: presence.isJoining, at: span)
      )
    }
    if presence.isJoining { dates.joined = day } else { dates.left = day }
    if let joined = dates.joined, let left = dates.left, left <= joined {
      throw Refusal(.leftBeforeJoining(trip[person].name, at: span))
    }
    learned.presences[key] = dates
    trip.people[person.index].joined = dates.joined ?? trip[person].joined
    trip.people[person.index].left = dates.left ?? trip[person].left
  }

  // MARK: - Mentions

  /// Returns the person that a mention means; nil where it means nobody, and the message is given.
  mutating func person(_ mention: NameMention) -> PersonID? {
    switch meanings[Int(mention.id.index)] {
    case .person(let person):
      isMentioned[person.index] = true
      return person
    case .group(let index):
      diagnostics.append(
        .groupForPerson(
          trip.groups[index].name,
          members: names(of: trip.groups[index].members.map(\.person)),
          at: mention.span
        )
      )
    case .unit(let index):
      diagnostics.append(
        .groupForPerson(
          trip.units[index].name ?? "",
          members: names(of: trip.units[index].members),
          at: mention.span
        )
      )
    case .none:
      if let diagnostic = unknownName(mention) { diagnostics.append(diagnostic) }
    }
    return nil
  }

  /// Returns the people that a mention means: one, or all of a group or unit.
  mutating func people(_ mention: NameMention) throws(Refusal) -> [PersonID] {
    let people: [PersonID]
    switch meanings[Int(mention.id.index)] {
    case .person(let person): people = [person]
    case .group(let index): people = trip.groups[index].members.map(\.person)
    case .unit(let index): people = trip.units[index].members
    case .none: throw Refusal(unknownName(mention))
    }
    for person in people { isMentioned[person.index] = true }
    return people
  }
}
