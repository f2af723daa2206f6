/// An exact fraction in lowest terms, its denominator positive.
package struct Rational: Hashable, Sendable {
  package let numerator: ExactInteger
  package let denominator: ExactInteger

  /// Creates the fraction, brought to lowest terms; the denominator must not be 0.
  package init(_ numerator: ExactInteger, over denominator: ExactInteger) {
    precondition(!denominator.isZero, "a fraction over zero")
    let divisor = ExactInteger.gcd(numerator, denominator)
    let isFlipped = denominator.isNegative
    let top = isFlipped ? -numerator : numerator
    let bottom = isFlipped ? -denominator : denominator
    let isLowest = divisor == .one
    self.init(
      lowest: isLowest ? top : top.dividedFloor(by: divisor).quotient,
      over: isLowest ? bottom : bottom.dividedFloor(by: divisor).quotient
    )
  }

  package init(_ value: Int) {
    self.init(lowest: ExactInteger(value), over: .one)
  }

  package init(_ value: ExactInteger) {
    self.init(lowest: value, over: .one)
  }

  /// Creates a fraction that is in lowest terms already, over a positive denominator.
  private init(lowest numerator: ExactInteger, over denominator: ExactInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  package static let zero = Rational(0)
  package static let one = Rational(1)

  /// -1, 0 or 1.
  package var sign: Int { numerator.sign }

  package var isZero: Bool { numerator.isZero }

  /// 1 divided by the fraction, which must not be 0.
  package var inverse: Rational {
    precondition(!isZero, "zero has no inverse")
    return numerator.isNegative
      ? Rational(lowest: -denominator, over: -numerator)
      : Rational(lowest: denominator, over: numerator)
  }

  /// Returns the nearest integer, half away from zero.
  package func roundedHalfUp() -> ExactInteger {
    numerator.dividedHalfUp(by: denominator)
  }

  /// Returns the largest integer that is no larger: rounded towards −∞.
  package func roundedDown() -> ExactInteger {
    numerator.dividedFloor(by: denominator).quotient
  }

  package static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == right.denominator {
      return Rational(left.numerator + right.numerator, over: left.denominator)
    }
    return Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator
    )
  }

  package static func - (left: Rational, right: Rational) -> Rational {
    left + -right
  }

  package static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  /// Returns the quotient; `right` must not be 0.
  package static func / (left: Rational, right: Rational) -> Rational {
    left * right.inverse
  }

  package static prefix func - (value: Rational) -> Rational {
    Rational(lowest: -value.numerator, over: value.denominator)
  }

  package static func += (left: inout Rational, right: Rational) {
    left = left + right
  }

  package static func -= (left: inout Rational, right: Rational) {
    left = left - right
  }

  package static func *= (left: inout Rational, right: Rational) {
    left = left * right
  }
}

extension Rational: Comparable {
  package static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension Rational: CustomStringConvertible {
  /// The fraction, such as `67/10000`; an integer without the `/1`.
  package var description: String {
    denominator == .one ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
