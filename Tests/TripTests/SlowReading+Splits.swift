extension SlowReading {
  /// Somebody in a split: a fraction that comes off first, or a weight in what is left.
  private enum Claim {
    case fixed(Int, Fraction)
    case weighted(Int, Fraction)

    var person: Int {
      switch self {
      case .fixed(let person, _), .weighted(let person, _): person
      }
    }
  }

  /// Everybody's part of `whole` minor units.
  func fractions(
    of split: Model.Split?,
    whole: Int,
    on day: Int?
  ) throws(Refused) -> [(person: Int, fraction: Fraction)] {
    let claims = try claims(split, whole: whole, on: day)
    var left = Fraction.one
    var weight = Fraction.zero
    var isOpen = false
    for claim in claims {
      switch claim {
      case .fixed(_, let fraction): left = left - fraction
      case .weighted(_, let own):
        weight = weight + own
        isOpen = true
      }
    }
    if left.sign < 0 { throw Refused(why: "over the whole") }
    // Of a line of nothing, everyone can take just nothing.
    let isForNothing = whole == 0 && split?.entries.contains { $0.isExact } == true
    if !isOpen, left.sign > 0, !isForNothing { throw Refused(why: "less than the whole") }
    if isOpen, weight.isZero { throw Refused(why: "no parts") }
    return claims.map { claim in
      switch claim {
      case .fixed(let person, let fraction): (person, fraction)
      case .weighted(let person, let own): (person, (left * own / weight).reduced)
      }
    }
  }

  /// Everybody's parts, for `each`, which knows no amounts and no percentages.
  func weights(of split: Model.Split?, on day: Int?) throws(Refused) -> [Member] {
    var members: [Member] = []
    for claim in try claims(split, whole: nil, on: day) {
      guard case .weighted(let person, let weight) = claim else { throw Refused(why: "each") }
      members.append((person, weight))
    }
    return members
  }

  func shared(_ members: [Member]) throws(Refused) -> [(person: Int, fraction: Fraction)] {
    let sum = members.reduce(.zero) { $0 + $1.weight }
    if sum.isZero { throw Refused(why: "no parts") }
    return members.map { ($0.person, ($0.weight / sum).reduced) }
  }

  private func claims(
    _ split: Model.Split?,
    whole: Int?,
    on day: Int?
  ) throws(Refused) -> [Claim] {
    guard let split else {
      let claims = all(on: day).map { Claim.weighted($0, ownWeight($0)) }
      if claims.isEmpty { throw Refused(why: "nobody") }
      return claims
    }
    let names = split.entries.compactMap(\.who)
    let named = names.filter { groups[$0] == nil }.map(person)
    let inGroups = names.flatMap { groups[$0] ?? [] }.map(\.person).filter { !named.contains($0) }
    let excepted = split.excepted.flatMap { groups[$0]?.map(\.person) ?? [person($0)] }
    guard Set(named).count == named.count, Set(inGroups).count == inGroups.count else {
      throw Refused(why: "a person twice")
    }
    guard Set(excepted).isDisjoint(with: named + inGroups) else {
      throw Refused(why: "listed and excepted")
    }
    guard split.entries.filter({ $0.who == nil }).count < 2 else { throw Refused(why: "all twice") }
    var claims: [Claim] = []
    for entry in split.entries {
      if let who = entry.who, let group = groups[who] {
        let members = group.filter { !named.contains($0.person) }
        claims += try together(members, entry.mark, whole: whole)
      } else if let who = entry.who {
        claims.append(try claim(of: person(who), entry.mark, whole: whole))
      } else {
        let rest = all(on: day).filter { !(named + inGroups + excepted).contains($0) }
        switch entry.mark {
        case .none, .rest: claims += rest.map { .weighted($0, ownWeight($0)) }
        default: throw Refused(why: "a mark on all")
        }
      }
    }
    if claims.isEmpty { throw Refused(why: "nobody") }
    return claims
  }

  private func claim(
    of person: Int,
    _ mark: Model.Mark,
    whole: Int?
  ) throws(Refused) -> Claim {
    switch mark {
    case .none, .rest:
      // Whoever is named takes a part, also a guest of honour.
      return .weighted(person, ownWeight(person).isZero ? .one : ownWeight(person))
    case .parts(let parts): return .weighted(person, parts.fraction)
    case .percent, .exact: return .fixed(person, try fixed(mark, whole: whole))
    }
  }

  /// A mark on a group is the group's together, by parts.
  private func together(
    _ members: [Member],
    _ mark: Model.Mark,
    whole: Int?
  ) throws(Refused) -> [Claim] {
    switch mark {
    case .none, .rest:
      return members.map { .weighted($0.person, $0.weight) }
    case .parts(let parts):
      if members.isEmpty { throw Refused(why: "a mark for nobody") }
      return members.map { .weighted($0.person, parts.fraction * $0.weight) }
    case .percent, .exact:
      if members.isEmpty { throw Refused(why: "a mark for nobody") }
      let whole = try fixed(mark, whole: whole)
      return try shared(members).map { .fixed($0.person, $0.fraction * whole) }
    }
  }

  private func fixed(_ mark: Model.Mark, whole: Int?) throws(Refused) -> Fraction {
    guard let whole else { throw Refused(why: "each") }
    switch mark {
    case .percent(let percent): return percent.fraction / Fraction(100)
    case .exact(let amount):
      guard whole > 0 else {
        // Of nothing, nothing can be taken.
        if amount > 0 { throw Refused(why: "over the whole") }
        return .zero
      }
      return Fraction(amount, over: whole)
    default: preconditionFailure("parts are not fixed")
    }
  }
}

extension Model.Entry {
  fileprivate var isExact: Bool {
    if case .exact = mark { true } else { false }
  }
}
