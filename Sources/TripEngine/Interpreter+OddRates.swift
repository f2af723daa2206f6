import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Rates out of all proportion.
extension Interpreter {
  /// A rate that is five times another of its pair was perhaps meant the other way round.
  mutating func warnOfOddRate(
    _ from: CurrencyID,
    _ to: CurrencyID,
    _ value: Rational,
    _ statement: RateStatement,
    at span: SourceSpan
  ) {
    for (index, rate) in trip.rates.rates.enumerated().reversed() {
      let isSame = rate.from == from && rate.to == to
      guard isSame || rate.from == to && rate.to == from else { continue }
      let other = isSame ? rate.value : rate.value.inverse
      if Self.isFarOff(value, other) {
        let turned = Self.isFarOff(value.inverse, other) ? nil : turned(statement)
        let meaning =
          trip.currencies[from].code + " is worth " + Self.shown(value) + " "
          + trip.currencies[to].code
        diagnostics.append(
          .oddRate(turned: turned, meaning: meaning, at: span, other: trip.rateSpans[index])
        )
      }
      return
    }
  }

  /// A rate in decimals, rounded to some that count.
  private static func shown(_ value: Rational) -> String {
    let digits = (value * Rational(ExactInteger.power(of: 8))).roundedHalfUp().description
    let padded = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    var text = padded.dropLast(8) + "." + padded.suffix(8)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return String(text)
  }

  /// Whether one of two rates is five times the other, or more.
  private static func isFarOff(_ one: Rational, _ other: Rational) -> Bool {
    let (low, high) = one < other ? (one, other) : (other, one)
    return high > low * Rational(5) || high == low * Rational(5)
  }

  /// The rate with its currencies the other way round.
  private func turned(_ statement: RateStatement) -> String? {
    guard case .pair(let from, let to, let value) = statement.form else { return nil }
    let day = statement.day.map { " on \($0)" } ?? ""
    return "rate \(text(in: to.span)) \(text(in: from.span)) \(text(in: value.span))\(day)"
  }

  // MARK: - Bills with a rate or a cost of their own

  /// Returns the warnings about entries whose own rate, or what they cost on the card, is five times off
  /// what the trip's rates say.
  ///
  /// They are told where all rates are known, since those below a bill hold for it too.
  func oddTerms(of entries: Range<Int>) -> [Diagnostic] {
    // Few entries have terms of their own, so the others are not so much as copied.
    entries.lazy.filter { trip.entries[$0].terms != .rates }.compactMap {
      oddTerms(of: trip.entries[$0])
    }
  }

  private func oddTerms(of entry: Entry) -> Diagnostic? {
    guard let from = entry.currency, let (value, to) = ownRate(of: entry, from),
      let usual = trip.rates.conversion(from: from, to: to, on: entry.day),
      let first = usual.steps.first, Self.isFarOff(value, usual.value)
    else { return nil }
    let (own, other) = (trip.currencies[from].code, trip.currencies[to].code)
    let isTurned = !Self.isFarOff(value.inverse, usual.value)
    return .oddTerms(
      "1 \(own) is worth \(Self.shown(value)) \(other)",
      turned: isTurned ? "\(Self.shown(value.inverse)) \(other)" : nil,
      usual: "\(Self.shown(usual.value)) \(other)",
      at: entry.span,
      rate: trip.rateSpans[first.rate]
    )
  }

  /// What 1 of an entry's currency is worth by its own terms, in major units; nil where it has none.
  private func ownRate(of entry: Entry, _ from: CurrencyID) -> (value: Rational, to: CurrencyID)? {
    switch entry.terms {
    case .rates:
      return nil
    case .ownRate(let index):
      let own = trip.ownRates[Int(index)]
      return (own.value, own.currency)
    case .cost(let cost, let currency):
      // The smallest coin may stand for much less.
      guard currency != from, cost > 1, entry.amount > 0 else { return nil }
      let paid = Rational(ExactInteger(entry.amount)) / Rational(.power(of: decimals(of: from)))
      let charged = Rational(ExactInteger(cost)) / Rational(.power(of: decimals(of: currency)))
      return (charged / paid, currency)
    }
  }
}
