import TripLedger
import TripMoney
import TripSyntax
import TripText

/// How much of a bill each entry of a split takes: `grammar.md`, "Splits".
extension Interpreter {
  mutating func append(
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

  mutating func append(
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
  mutating func slot(
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
  mutating func mixed(
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
    if sum.isZero, !open.isEmpty, !left.isZero { throw Refusal(.noParts(at: place)) }
    var next = 0
    warnOfBareParts(split, of: whole)
    return Fractions(
      slots.map { slot in
        if let fixed = slot.fixed { return (slot.person, fixed) }
        defer { next += 1 }
        return (slot.person, left.isZero ? .zero : left * Rational(weights[next], over: sum))
      }
    )
  }
}
