import TripLedger
import TripMoney
import TripSyntax
import TripText

/// What is said of a split that does not come out, in the words of its own line.
extension Interpreter {
  func onlyPercent(_ split: Split?) -> Bool {
    !(split?.entries ?? []).contains { if case .exact = $0.mark { true } else { false } }
  }

  func overMessage(
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
  func asPercentages(_ split: Split?) -> String? {
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
  func taker(besides split: Split?) -> String {
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

  func shortMessage(
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
      parts: quotientsAsParts(split),
      at: span,
      mended: asParts(split) ?? asPercentages(split)
    )
  }

  /// `1/2` and `60/40` as parts, which they were meant to be.
  private func quotientsAsParts(_ split: Split?) -> String? {
    guard let split else { return nil }
    var quotients: [(name: String, part: Int, whole: Int)] = []
    for entry in split.entries {
      guard case .exact(let index) = entry.mark else { continue }
      let amount = split.amounts[Int(index)]
      guard amount.steps.count == 1, case .operation(.dividedBy, let divisor) = amount.steps[0],
        let part = Self.smallNumber(amount.first), let whole = Self.smallNumber(divisor)
      else { return nil }
      quotients.append((text(in: entry.nameSpan), part, whole))
    }
    guard let first = quotients.first else { return nil }
    if quotients.count == 1 {
      let other = taker(besides: split)
      if first.part + first.whole == 100 {
        return "for \(first.name) \(first.part)%, \(other) \(first.whole)%"
      }
      let rest = first.part < first.whole ? first.whole - first.part : first.whole
      return "for \(first.name) x\(first.part), \(other) x\(rest)"
    }
    // Of different wholes, in the least parts that all of them are made of.
    guard
      let whole = (1...100).first(where: { whole in
        quotients.allSatisfy { whole.isMultiple(of: $0.whole) }
      })
    else { return nil }
    let parts = quotients.map { "\($0.name) x\($0.part * whole / $0.whole)" }
    return "for " + parts.joined(separator: ", ")
  }

  /// A whole number without a currency, up to 100.
  private static func smallNumber(_ quantity: Quantity) -> Int? {
    guard quantity.currency == nil, quantity.number.scale == 0,
      (1...100).contains(quantity.number.significand)
    else { return nil }
    return Int(quantity.number.significand)
  }

  /// The line with small bare numbers as parts, where every entry has one.
  func asParts(_ split: Split?) -> String? {
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
  func bareParts(_ split: Split?) -> [String] {
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
  mutating func warnOfBareParts(_ split: Split?, of whole: Money) {
    guard let split else { return }
    let parts = bareParts(split)
    let thirty = (ExactInteger(30) * ExactInteger.power(of: decimals(of: whole.currency))).int64
    if parts.isEmpty || whole.minor < thirty ?? .max { return }
    diagnostics.append(.bareNumberInSplit(parts.joined(separator: ", "), at: split.span))
  }
}
