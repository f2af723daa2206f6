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
    let weights = Self.integers(slots.map(\.weight))
    let sum = weights.reduce(ExactInteger.zero, +)
    if sum.isZero { throw Refusal(.noParts(at: split?.span ?? span)) }
    var fractions = Fractions(slots.map(\.person), parts: weights, sum: sum)
    fractions.partDecimals = Self.mostDecimals(slots.map(\.weight))
    fractions.areEqual = slots.allSatisfy { $0.weight == .one }
    return fractions
  }

  /// The common case, a list of names: everyone a part as large as their weight.
  private mutating func plainFractions(_ split: Split?) throws(Refusal) -> Fractions? {
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

  private static func mostDecimals(_ weights: [Decimal]) -> Int {
    weights.reduce(0) { max($0, $1.scale) }
  }

  // MARK: - Who

  /// What a stamp says of a person in the split at hand.
  private enum Standing: Int32 {
    case named, inGroup, inAll, excepted
  }

  private mutating func startStamps() {
    stamp += 4
    // Before the stamps run out, start afresh.
    if stamp > Int32.max - 8 {
      stamp = 4
      for index in stamps.indices { stamps[index] = 0 }
    }
  }

  private func standing(_ person: PersonID) -> Standing? {
    Standing(rawValue: stamps[person.index] - stamp)
  }

  private mutating func stand(_ person: PersonID, _ standing: Standing) {
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

  private func nobodyShares(at span: SourceSpan) -> Diagnostic? {
    if lacksNames { return nil }
    let name = trip.people.first.map { Parser.written($0.name) } ?? "Anna"
    return .nobodyShares(name, at: span)
  }

  /// People named by themselves count as named; those of groups before those of `all`.
  private mutating func standEveryone(in split: Split) throws(Refusal) {
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
  private func all(on day: Day?) -> [PersonID] {
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

  // MARK: - How much

  private mutating func append(
    _ entry: Split.Entry,
    _ amounts: [Amount],
    to slots: inout [Slot],
    of whole: Money?,
    on day: Day?
  ) throws(Refusal) {
    switch entry.who {
    case .all:
      guard entry.mark == .none || entry.mark == .rest else {
        throw Refusal(.markOnAll(at: entry.span))
      }
      dependsOnPresence = true
      for person in all(on: day) {
        stand(person, .inAll)
        slots.append(Slot(person: person, weight: trip[person].weight))
      }
    case .name(let id):
      if case .person(let person) = meanings[Int(id.index)] {
        // Whoever is named takes a part, also a guest of honour.
        let own = trip[person].weight
        let weight = own.significand == 0 ? Decimal.one : own
        slots.append(
          try slot(person, entry.mark, amounts, weight: weight, share: .one, of: whole)
        )
      } else if let members = members(of: meanings[Int(id.index)]) {
        try append(
          members.filter { standing($0.person) == .inGroup },
          entry,
          amounts,
          to: &slots,
          of: whole
        )
      }
    }
  }

  private mutating func append(
    _ members: [Group.Member],
    _ entry: Split.Entry,
    _ amounts: [Amount],
    to slots: inout [Slot],
    of whole: Money?
  ) throws(Refusal) {
    if members.isEmpty, entry.mark != .none, entry.mark != .rest {
      throw Refusal(.markForNobody(text(in: entry.nameSpan), at: entry.span))
    }
    let weights = Self.integers(members.map(\.weight))
    let sum = weights.reduce(ExactInteger.zero, +)
    for (member, weight) in zip(members, weights) {
      switch entry.mark {
      case .none, .rest:
        slots.append(Slot(person: member.person, weight: member.weight))
      case .parts(let parts):
        guard let scaled = Self.product(parts, member.weight) else {
          throw Refusal(.partsTooLong(at: entry.span))
        }
        slots.append(Slot(person: member.person, weight: scaled))
      case .percent, .exact:
        if sum.isZero { throw Refusal(.noParts(at: entry.span)) }
        slots.append(
          try slot(
            member.person,
            entry.mark,
            amounts,
            weight: member.weight,
            share: Rational(weight, over: sum),
            of: whole
          )
        )
      }
    }
  }

  /// Parts of somebody who takes parts of their own; nil past 18 digits.
  static func product(_ left: Decimal, _ right: Decimal) -> Decimal? {
    let (product, overflow) = left.significand.multipliedReportingOverflow(by: right.significand)
    let scale = left.scale + right.scale
    return overflow || scale > 18 ? nil : Decimal(significand: product, scale: scale)
  }

  /// Works out one person's slot; `share` is their part of a mark that a group has together.
  private mutating func slot(
    _ person: PersonID,
    _ mark: Split.Entry.Mark,
    _ amounts: [Amount],
    weight: Decimal,
    share: Rational,
    of whole: Money?
  ) throws(Refusal) -> Slot {
    switch mark {
    case .none, .rest:
      return Slot(person: person, weight: weight)
    case .parts(let parts):
      return Slot(person: person, weight: parts)
    case .percent(let percent):
      return Slot(person: person, fixed: percent.rational / Rational(100) * share)
    case .exact(let index):
      let amount = amounts[Int(index)]
      let money = try money(amount, bare: .bill(whole?.currency), allowsZero: true)
      guard let whole else { throw Refusal(.eachNeedsParts(at: amount.span)) }
      guard money.currency == whole.currency else {
        throw Refusal(.otherCurrencyInBill(at: amount.span))
      }
      guard whole.minor > 0 else {
        // Of a line of nothing, everyone can take nothing.
        guard money.minor > 0 else { return Slot(person: person, fixed: .zero) }
        let taken = shown(money.minor, money.currency)
        throw Refusal(
          .sharesOver(
            taken,
            by: taken,
            of: shown(whole.minor, whole.currency),
            at: amount.span,
            mended: nil
          )
        )
      }
      return Slot(
        person: person,
        fixed: Rational(ExactInteger(money.minor), over: ExactInteger(whole.minor)) * share
      )
    }
  }

  /// Percentages and exact amounts come off first; parts share what is left.
  private mutating func mixed(
    _ slots: [Slot],
    _ split: Split?,
    of whole: Money?,
    at span: SourceSpan
  ) throws(Refusal) -> Fractions {
    let place = split?.span ?? span
    guard let whole else { throw Refusal(.eachNeedsParts(at: place)) }
    let fixed = slots.reduce(Rational.zero) { $0 + ($1.fixed ?? .zero) }
    let left = Rational.one - fixed
    if left.sign < 0 {
      throw Refusal(overMessage(fixed, split, of: whole, at: place))
    }
    let open = slots.filter { $0.fixed == nil }
    let isForNothing = whole.minor == 0 && !onlyPercent(split)
    if open.isEmpty, !left.isZero, !isForNothing {
      throw Refusal(shortMessage(left, split, of: whole, at: place))
    }
    let weights = Self.integers(open.map(\.weight))
    let sum = weights.reduce(ExactInteger.zero, +)
    if sum.isZero, !open.isEmpty { throw Refusal(.noParts(at: place)) }
    var next = 0
    warnOfBareParts(split, of: whole)
    return Fractions(
      slots.map { slot in
        if let fixed = slot.fixed { return (slot.person, fixed) }
        defer { next += 1 }
        return (slot.person, left * Rational(weights[next], over: sum))
      }
    )
  }

  private func onlyPercent(_ split: Split?) -> Bool {
    !(split?.entries ?? []).contains { if case .exact = $0.mark { true } else { false } }
  }

  private func overMessage(
    _ fixed: Rational,
    _ split: Split?,
    of whole: Money,
    at span: SourceSpan
  ) -> Diagnostic {
    if onlyPercent(split) {
      return .percentOver(Self.percent(fixed), at: span)
    }
    return .sharesOver(
      shown((fixed * Rational(ExactInteger(whole.minor))).roundedHalfUp(), whole.currency),
      by: shown(
        ((fixed - .one) * Rational(ExactInteger(whole.minor))).roundedHalfUp(),
        whole.currency
      ),
      of: shown(whole.minor, whole.currency),
      at: span,
      mended: asPercentages(split)
    )
  }

  /// The line with bare numbers that come to 100 as percentages.
  private func asPercentages(_ split: Split?) -> String? {
    guard let split else { return nil }
    var sum = Rational.zero
    var changes: [(span: SourceSpan, text: String)] = []
    for entry in split.entries {
      guard case .exact(let index) = entry.mark else { return nil }
      let amount = split.amounts[Int(index)]
      guard amount.steps.isEmpty, amount.first.currency == nil else { return nil }
      sum += amount.first.number.rational
      changes.append((SourceSpan(at: amount.span.end), "%"))
    }
    return sum == Rational(100) ? line(of: split.span).replacing(changes) : nil
  }

  /// Who might take what is left over, as it would be written: somebody who is not in the split yet.
  private func taker(besides split: Split?) -> String {
    let named = (split?.entries ?? []).compactMap { entry -> PersonID? in
      if case .name(let id) = entry.who, case .person(let person) = meanings[Int(id.index)] {
        return person
      }
      return nil
    }
    let free = trip.people.indices.first {
      trip.people[$0].kind == .buddy && !named.contains(PersonID($0))
    }
    return (free ?? named.first?.index).map { Parser.written(trip.people[$0].name) } ?? "Anna"
  }

  private func shortMessage(
    _ left: Rational,
    _ split: Split?,
    of whole: Money,
    at span: SourceSpan
  ) -> Diagnostic {
    if onlyPercent(split) {
      return .percentShort(Self.percent(left), taker: taker(besides: split), at: span)
    }
    return .sharesShort(
      shown((left * Rational(ExactInteger(whole.minor))).roundedHalfUp(), whole.currency),
      taker: taker(besides: split),
      at: span,
      mended: asParts(split) ?? asPercentages(split)
    )
  }

  /// The line with small bare numbers as parts, where every entry has one.
  private func asParts(_ split: Split?) -> String? {
    guard let split, bareParts(split).count == split.entries.count else { return nil }
    let changes = split.entries.compactMap { entry -> (span: SourceSpan, text: String)? in
      guard case .exact(let index) = entry.mark else { return nil }
      return (SourceSpan(at: split.amounts[Int(index)].span.start), "x")
    }
    return line(of: split.span).replacing(changes)
  }

  /// A fraction in percent, exact where it is a short decimal.
  static func percent(_ fraction: Rational) -> String {
    let exact = fraction * Rational(ExactInteger.power(of: 8))
    let rounded = exact.roundedHalfUp()
    let (whole, rest) = rounded.magnitude.dividedFloor(by: ExactInteger.power(of: 6))
    var digits = rest.description
    digits = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return whole.description + (digits.isEmpty ? "" : "." + digits) + "%"
  }

  /// Small bare numbers, which may have been meant as parts, as they would be written then.
  private func bareParts(_ split: Split?) -> [String] {
    guard let split else { return [] }
    return split.entries.compactMap { entry in
      guard case .exact(let index) = entry.mark else { return nil }
      let amount = split.amounts[Int(index)]
      guard amount.steps.isEmpty,
        amount.first.currency == nil, amount.first.number.scale == 0,
        (1...9).contains(amount.first.number.significand)
      else { return nil }
      return "\(text(in: entry.nameSpan)) x\(amount.first.number.significand)"
    }
  }

  /// A bare 2 or 3 beside a much larger bill.
  private mutating func warnOfBareParts(_ split: Split?, of whole: Money) {
    guard let split else { return }
    let parts = bareParts(split)
    let thirty = (ExactInteger(30) * ExactInteger.power(of: decimals(of: whole.currency))).int64
    if parts.isEmpty || whole.minor < thirty ?? .max { return }
    diagnostics.append(.bareNumberInSplit(parts.joined(separator: ", "), at: split.span))
  }
}
