extension SlowReading {
  typealias Parts = [(person: Int, fraction: Fraction)]

  /// What everybody has on a bill that is written out line by line, and whose total may be `given`.
  func itemised(
    _ items: [Model.Item],
    of split: Model.Split?,
    total given: Int?,
    on day: Int?
  ) throws(Refused) -> (total: Int, parts: Parts) {
    let plainSum = items.reduce(0) { $1.sign == .plain ? $0 + (Self.amount($1) ?? 0) : $0 }
    let amounts = items.map { Self.amount($0, plainSum: plainSum) }
    let rests = items.filter { if case .rest = $0.value { true } else { false } }
    let hasPercent = items.contains { if case .percent = $0.value { true } else { false } }
    if rests.count > 1 { throw Refused(why: "two rests") }
    if hasPercent, rests.first?.sign == .plain { throw Refused(why: "a rest and a percentage") }
    let sum = zip(items, amounts).reduce(0) { sum, line in
      sum + (line.0.sign == .off ? -1 : 1) * (line.1 ?? 0)
    }
    guard let total = given ?? (rests.isEmpty ? sum : nil), total > 0 else {
      throw Refused(why: "no total")
    }
    let left = total - sum
    if rests.isEmpty ? left != 0 : left < 0 { throw Refused(why: "the lines do not add up") }

    // What each line adds to everybody's sum: first the plain ones, then what goes on top.
    var sums: Parts = []
    for (item, amount) in zip(items, amounts) where item.sign == .plain {
      try add(item.split ?? split, amount ?? left, isOff: false, to: &sums, on: day)
    }
    let plain = sums
    // `+rest` comes last, behind the lines whose amounts it depends on.
    let tops = zip(items, amounts).filter { $0.0.sign != .plain }
    for (item, amount) in tops.filter({ $0.1 != nil }) + tops.filter({ $0.1 == nil }) {
      let amount = amount ?? left
      if item.split != nil {
        try add(item.split, amount, isOff: item.sign == .off, to: &sums, on: day)
      } else if amount > 0 {
        let whole = plain.reduce(.zero) { $0 + $1.fraction }
        guard whole.sign > 0 else { throw Refused(why: "in proportion to nothing") }
        for (place, part) in plain.enumerated() {
          let share = Fraction(item.sign == .off ? -amount : amount) * part.fraction / whole
          sums[place].fraction = (sums[place].fraction + share).reduced
        }
      }
    }
    return (total, sums.map { ($0.person, ($0.fraction / Fraction(total)).reduced) })
  }

  private static func amount(_ item: Model.Item, plainSum: Int = 0) -> Int? {
    switch item.value {
    case .amount(let amount): amount
    case .percent(let percent):
      (percent.fraction / Fraction(100) * Fraction(plainSum)).roundedHalfUp()
    case .rest: nil
    }
  }

  private func add(
    _ split: Model.Split?,
    _ amount: Int,
    isOff: Bool,
    to sums: inout Parts,
    on day: Int?
  ) throws(Refused) {
    for (person, fraction) in try fractions(of: split, whole: amount, on: day) {
      let share = fraction * Fraction(isOff ? -amount : amount)
      if let place = sums.firstIndex(where: { $0.person == person }) {
        sums[place].fraction = (sums[place].fraction + share).reduced
      } else {
        sums.append((person, share))
      }
    }
  }
}
