import TripLedger
import TripMoney
import TripSyntax
import TripText

/// How a bill's parts were written, step by step: `why` shows it.
extension Interpreter {
  mutating func derivation(of bill: Bill, _ entry: Entry) throws(Refusal) -> Derivation {
    let whole = Money(minor: entry.amount, currency: entry.currency)
    var derivation: Derivation
    var people: [PersonID]
    if let items = bill.items {
      (derivation, people) = try itemised(items, of: bill, whole: whole, on: entry.day)
    } else {
      (derivation, people) = try split(bill.split, of: whole, on: entry.day, at: entry.span)
    }
    // Payers who are not in the split follow those who are.
    for payer in bill.fee == nil ? bill.payers.prefix(1) : bill.payers[...] {
      guard let person = person(payer) else { throw .reported }
      if people.contains(person) { continue }
      people.append(person)
      derivation.marks.append(.outside)
    }
    derivation.fee = bill.fee?.percent
    return derivation
  }

  private mutating func split(
    _ split: Split?,
    of whole: Money,
    on day: Day?,
    at span: SourceSpan
  ) throws(Refusal) -> (Derivation, [PersonID]) {
    let slots = try slots(split, of: whole, on: day, at: span)
    let hasFixed = slots.contains { $0.fixed != nil }
    let left =
      hasFixed ? slots.reduce(Rational.one) { $0 - ($1.fixed ?? .zero) } : Rational.one
    let weights = slots.filter { $0.fixed == nil }.map(\.weight)
    let decimals = weights.reduce(0) { max($0, $1.scale) }
    let sum = Rational(
      Self.integers(weights).reduce(.zero, +),
      over: .power(of: decimals)
    )
    var marks: [Derivation.Mark] = []
    for slot in slots { marks.append(try mark(of: slot, in: split, sum: sum, whole)) }
    return (Derivation(marks: marks, left: left), slots.map(\.person))
  }

  private mutating func mark(
    of slot: Slot,
    in split: Split?,
    sum: Rational,
    _ whole: Money
  ) throws(Refusal) -> Derivation.Mark {
    guard let fixed = slot.fixed, let split else {
      return .parts(slot.weight.rational, of: sum)
    }
    let entry = split.entries[slot.entry]
    // A person has all of their mark; of a group's, so much as they have of what it comes to.
    var isAlone = false
    if case .name(let id) = entry.who, case .person = meanings[Int(id.index)] { isAlone = true }
    switch entry.mark {
    case .percent(let percent):
      let isWhole = isAlone || percent.significand == 0
      return .percent(
        percent,
        share: isWhole ? .one : fixed / (percent.rational / Rational(100))
      )
    case .exact(let index):
      let money = try money(
        split.amounts[Int(index)],
        bare: .bill(whole.currency),
        allowsZero: true
      )
      if isAlone || money.minor == 0 { return .exact(money.minor, share: .one) }
      let part = Rational(ExactInteger(money.minor), over: ExactInteger(whole.minor))
      return .exact(money.minor, share: fixed / part)
    case .none, .rest, .parts:
      return .parts(slot.weight.rational, of: sum)
    }
  }

  // MARK: - Items

  private mutating func itemised(
    _ items: [Item],
    of bill: Bill,
    whole: Money,
    on day: Day?
  ) throws(Refusal) -> (Derivation, [PersonID]) {
    let block = try receipt(
      items,
      of: bill,
      whole: whole,
      on: day,
      at: bill.itemsSpan ?? items[0].span
    )
    let people = block.sums.people
    var itemParts = people.map { _ in [Derivation.ItemPart]() }
    var lines: [Derivation.Item] = []
    for line in block.lines {
      var percent: Decimal?
      if case .percent(let value) = line.item.value { percent = value }
      guard let amount = line.amount.int64 else { throw .reported }
      for (person, part) in line.parts where !part.isZero {
        guard let place = people.firstIndex(of: person) else { continue }
        itemParts[place].append(Derivation.ItemPart(item: lines.count, amount: part))
      }
      lines.append(
        Derivation.Item(
          span: line.item.span,
          what: line.item.what,
          amount: amount,
          percent: percent,
          isInProportion: line.item.sign != .plain && line.item.split == nil
        )
      )
    }
    return (Derivation(marks: itemParts.map { .items($0) }, items: lines), people)
  }
}
