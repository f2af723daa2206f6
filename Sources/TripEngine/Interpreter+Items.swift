import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Bills that are written out line by line: `grammar.md`, "Items".
extension Interpreter {
  /// A line with its people, worked out so far as it can be before the others are.
  private struct Line {
    var item: Item
    /// Nil for `rest`, `+rest` and percentages.
    var amount: Int64?
  }

  /// A line as it was worked out: what it comes to, and who has how much of it, in minor units.
  struct ItemisedLine {
    var item: Item
    var amount: ExactInteger
    var parts: [(person: PersonID, amount: Rational)]
  }

  /// A block as it was worked out.
  struct Receipt {
    var total: Money
    /// In the order of the script.
    var lines: [ItemisedLine]
    var sums: Sums
  }

  /// What everybody has on the bill, in minor units, exactly.
  struct Sums {
    var people: [PersonID] = []
    var amounts: [Rational] = []
    private var places: [PersonID: Int] = [:]

    mutating func add(_ parts: [(person: PersonID, amount: Rational)]) {
      for (person, part) in parts {
        if let place = places[person] {
          amounts[place] += part
        } else {
          places[person] = people.count
          people.append(person)
          amounts.append(part)
        }
      }
    }

    var total: Rational { amounts.reduce(.zero, +) }
  }

  mutating func itemised(
    _ items: [Item],
    of bill: Bill,
    whole given: Money?,
    on day: Day?,
    at span: SourceSpan
  ) throws(Refusal) -> (whole: Money, fractions: Fractions) {
    let receipt = try receipt(items, of: bill, whole: given, on: day, at: span)
    let whole = Rational(ExactInteger(receipt.total.minor))
    let sums = receipt.sums
    return (receipt.total, Fractions(zip(sums.people, sums.amounts).map { ($0, $1 / whole) }))
  }

  /// Works a block out line by line.
  mutating func receipt(
    _ items: [Item],
    of bill: Bill,
    whole given: Money?,
    on day: Day?,
    at span: SourceSpan
  ) throws(Refusal) -> Receipt {
    let (lines, currency) = try lines(of: items, given: given)
    let amounts = try Self.checkRests(lines, given: given, at: span)
    let plainSum = amounts.plain
    // Percentages are of the sum of the plain lines, each rounded as receipts do.
    var tops: [(item: Item, amount: ExactInteger)] = []
    var topSum = ExactInteger.zero
    for line in lines where line.item.sign != .plain {
      var amount = ExactInteger.zero
      if let own = line.amount {
        amount = ExactInteger(own)
      } else if case .percent(let percent) = line.item.value {
        warnOfGroups(percent, in: line.item.valueSpan)
        amount = percentage(percent, of: plainSum)
      } else {
        continue
      }
      if line.item.sign == .off { amount = -amount }
      tops.append((line.item, amount))
      topSum += amount
    }
    let total = try total(
      given,
      plainSum + topSum,
      currency,
      lines.map(\.item),
      at: bill.amount?.span ?? span
    )
    let left = ExactInteger(total.minor) - plainSum - topSum
    if left.isNegative, let rest = lines.first(where: { $0.item.value == .rest })?.item {
      throw Refusal(.restNegative(shown(left, currency), at: rest.valueSpan))
    }
    var receipt = Receipt(total: total, lines: [], sums: Sums())
    for line in lines where line.item.sign == .plain {
      let amount = line.amount.map { ExactInteger($0) } ?? left
      let parts = try parts(of: line.item, amount, bill: bill, on: day, currency)
      try add(line.item, amount, parts, to: &receipt)
    }
    let plain = receipt.sums
    for line in lines where line.item.sign == .onTop && line.item.value == .rest {
      tops.append((line.item, left))
    }
    // Who is named first has the first odd cent: `grammar.md`, "Arithmetic".
    tops.sort { $0.item.span.start < $1.item.span.start }
    for (item, amount) in tops {
      let parts =
        item.split == nil
        ? try partsInProportion(to: plain, of: item, amount)
        : try parts(of: item, amount, bill: bill, on: day, currency)
      try add(item, amount, parts, to: &receipt)
    }
    receipt.lines.sort { $0.item.span.start < $1.item.span.start }
    return receipt
  }

  private mutating func lines(
    of items: [Item],
    given: Money?
  ) throws(Refusal) -> (lines: [Line], currency: CurrencyID?) {
    var currency: CurrencyID?? = given.map(\.currency)
    var lines: [Line] = []
    var isSound = true
    for item in items {
      guard case .amount(let amount) = item.value else {
        lines.append(Line(item: item))
        continue
      }
      do throws(Refusal) {
        let bare: Bare = if let currency { .bill(currency) } else { .local }
        let money = try money(amount, bare: bare, allowsZero: true)
        if let currency, currency != money.currency {
          throw Refusal(.otherCurrencyInBill(at: amount.span))
        }
        currency = .some(money.currency)
        lines.append(Line(item: item, amount: money.minor))
      } catch {
        if let diagnostic = error.diagnostic { diagnostics.append(diagnostic) }
        isSound = false
      }
    }
    if !isSound { throw .reported }
    return (lines, currency ?? bareCurrency())
  }

  /// Which lines may leave their amount open; returns the sum of the plain ones that have one.
  private static func checkRests(
    _ lines: [Line],
    given: Money?,
    at span: SourceSpan
  ) throws(Refusal) -> (plain: ExactInteger, hasRest: Bool) {
    let rests = lines.filter { $0.item.value == .rest }
    if rests.count > 1 {
      throw Refusal(
        .restTwice(at: rests[1].item.valueSpan, first: rests[0].item.valueSpan)
      )
    }
    if let rest = rests.first {
      if given == nil { throw Refusal(.restWithoutTotal(at: rest.item.valueSpan)) }
      let percent = lines.first { if case .percent = $0.item.value { true } else { false } }
      if let percent, rest.item.sign == .plain {
        throw Refusal(.restWithPercent(at: percent.item.valueSpan, rest: rest.item.valueSpan))
      }
    }
    var sum = ExactInteger.zero
    for line in lines where line.item.sign == .plain {
      if let amount = line.amount { sum += ExactInteger(amount) }
    }
    return (sum, !rests.isEmpty)
  }

  private func total(
    _ given: Money?,
    _ sum: ExactInteger,
    _ currency: CurrencyID?,
    _ items: [Item],
    at span: SourceSpan
  ) throws(Refusal) -> Money {
    if let given {
      let hasRest = items.contains { $0.value == .rest }
      let difference = ExactInteger(given.minor) - sum
      if !hasRest, !difference.isZero {
        throw Refusal(
          .itemsDoNotAddUp(
            shown(sum, currency),
            difference: shown(difference.magnitude, currency),
            isMissing: difference.sign > 0,
            of: shown(given.minor, currency),
            at: span
          )
        )
      }
      return given
    }
    guard let minor = sum.int64, minor <= largestAmount else {
      throw Refusal(.amountTooLarge(at: span))
    }
    guard minor > 0 else {
      throw Refusal(
        .amountNotPositive(shown(minor, currency), isZero: minor == 0, at: span)
      )
    }
    return Money(minor: minor, currency: currency)
  }

  private func add(
    _ item: Item,
    _ amount: ExactInteger,
    _ parts: [(person: PersonID, amount: Rational)],
    to receipt: inout Receipt
  ) throws(Refusal) {
    receipt.sums.add(parts)
    receipt.lines.append(ItemisedLine(item: item, amount: amount, parts: parts))
    guard receipt.sums.amounts.allSatisfy({ $0.denominator.isReasonable }) else {
      throw Refusal(.splitTooFine(at: item.span))
    }
  }

  /// A line's parts among its own people, or the bill's.
  private mutating func parts(
    of item: Item,
    _ amount: ExactInteger,
    bill: Bill,
    on day: Day?,
    _ currency: CurrencyID?
  ) throws(Refusal) -> [(person: PersonID, amount: Rational)] {
    guard let minor = amount.magnitude.int64 else { throw Refusal(.amountTooLarge(at: item.span)) }
    let fractions = try fractions(
      of: Money(minor: minor, currency: currency),
      among: item.split ?? bill.split,
      on: day,
      at: item.span
    )
    return fractions.people.enumerated().map { index, person in
      (person, Rational(amount * fractions.numerator(at: index), over: fractions.denominator))
    }
  }

  /// On top or off, in proportion to what each one's plain lines came to.
  private func partsInProportion(
    to plain: Sums,
    of item: Item,
    _ amount: ExactInteger
  ) throws(Refusal) -> [(person: PersonID, amount: Rational)] {
    if amount.isZero { return [] }
    let total = plain.total
    guard total.sign > 0 else { throw Refusal(.nothingInProportion(at: item.span)) }
    return zip(plain.people, plain.amounts).map { person, part in
      (person, Rational(amount) * part / total)
    }
  }
}
