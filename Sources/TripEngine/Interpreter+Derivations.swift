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
      derivation.parts.append(Derivation.Part(.outside, fraction: .zero))
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
    let fractions = try fractions(of: whole, among: split, on: day, at: span)
    let slots = try slots(split, of: whole, on: day, at: span)
    let left = Rational.one - slots.reduce(Rational.zero) { $0 + ($1.fixed ?? .zero) }
    let sum = slots.reduce(Rational.zero) { $1.fixed == nil ? $0 + $1.weight.rational : $0 }
    var parts: [Derivation.Part] = []
    for (index, slot) in slots.enumerated() {
      let mark = try mark(of: slot, in: split, sum: sum, whole)
      let fraction = Rational(fractions.numerator(at: index), over: fractions.denominator)
      parts.append(Derivation.Part(mark, fraction: fraction))
    }
    return (Derivation(parts: parts, left: left), fractions.people)
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
    switch split.entries[slot.entry].mark {
    case .percent(let percent) where percent.significand != 0:
      return .percent(percent, share: fixed / (percent.rational / Rational(100)))
    case .percent(let percent):
      return .percent(percent, share: .one)
    case .exact(let index):
      let money = try money(
        split.amounts[Int(index)],
        bare: .bill(whole.currency),
        allowsZero: true
      )
      let of = Rational(ExactInteger(money.minor), over: ExactInteger(whole.minor))
      return .exact(money.minor, share: money.minor == 0 ? .one : fixed / of)
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
    let total = Rational(ExactInteger(whole.minor))
    let parts = zip(itemParts, block.sums.amounts).map {
      Derivation.Part(.items($0), fraction: $1 / total)
    }
    return (Derivation(parts: parts, items: lines), people)
  }
}
