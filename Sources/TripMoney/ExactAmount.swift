/// An exact number of minor units before it is rounded: a fraction, not always in lowest terms.
package struct ExactAmount: Sendable {
  package let numerator: ExactInteger
  /// Above zero.
  package let denominator: ExactInteger

  /// - Precondition: The denominator is above zero.
  package init(_ numerator: ExactInteger, over denominator: ExactInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  package init(_ minor: Int64) {
    self.init(ExactInteger(minor), over: .one)
  }

  package init(_ value: Rational) {
    self.init(value.numerator, over: value.denominator)
  }

  /// In lowest terms.
  package var rational: Rational { Rational(numerator, over: denominator) }

  package var isZero: Bool { numerator.isZero }

  /// Whether it is a whole number of minor units, so that rounding changes nothing.
  package var isWhole: Bool {
    denominator == .one || numerator.dividedFloor(by: denominator).remainder.isZero
  }

  /// The nearest whole number, half away from zero.
  package func roundedHalfUp() -> ExactInteger { numerator.dividedHalfUp(by: denominator) }

  /// The largest whole number that is no larger: rounded towards −∞.
  package func roundedDown() -> ExactInteger { numerator.dividedFloor(by: denominator).quotient }

  /// Returns the number as a decimal of as many digits behind its point as it takes, at most so many, half up; and
  /// whether that is all of it.
  ///
  /// - Precondition: the number is bounded by the largest amount, as everything is that is worked out from one.
  package func decimal(
    atMost most: Int
  ) -> (units: Int128, decimals: Int, isExact: Bool) {
    if case .small(let numerator) = numerator, case .small(let denominator) = denominator,
      denominator < Int64.max / 10
    {
      // The everyday case, in one register: digit by digit, as one divides by hand.
      var (units, rest) = numerator.magnitude.quotientAndRemainder(
        dividingBy: denominator.magnitude
      )
      var decimals = 0
      // With 15 digits of minor units and four more, the units stay below 10¹⁹ < 2⁶⁴.
      while rest != 0, decimals < most, units < 1_000_000_000_000_000 {
        let (digit, after) = (rest * 10).quotientAndRemainder(dividingBy: denominator.magnitude)
        units = units * 10 + digit
        rest = after
        decimals += 1
      }
      if decimals == most || rest == 0 {
        if rest >= denominator.magnitude - rest, rest != 0 { units += 1 }
        return (Int128(units) * (numerator < 0 ? -1 : 1), decimals, rest == 0)
      }
    }
    var scaled = self
    var decimals = 0
    while !scaled.isWhole, decimals < most {
      scaled = scaled.part(ExactInteger(10), of: .one)
      decimals += 1
    }
    return (scaled.roundedHalfUp().int128 ?? 0, decimals, scaled.isWhole)
  }

  /// Returns the part `part` / `whole`; the whole is above zero.
  package func part(_ part: ExactInteger, of whole: ExactInteger) -> ExactAmount {
    ExactAmount(numerator * part, over: denominator * whole)
  }
}
