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

  /// Returns the part `part` / `whole`; the whole is above zero.
  package func part(_ part: ExactInteger, of whole: ExactInteger) -> ExactAmount {
    ExactAmount(numerator * part, over: denominator * whole)
  }
}
