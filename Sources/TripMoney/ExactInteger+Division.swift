extension ExactInteger {
  /// Returns the quotient rounded towards −∞ and the remainder, from 0 up to below the divisor.
  ///
  /// The divisor must be positive.
  package func dividedFloor(
    by divisor: ExactInteger
  ) -> (quotient: ExactInteger, remainder: ExactInteger) {
    precondition(divisor.sign > 0, "a divisor is positive")
    if case .small(let dividend) = self, case .small(let divisor) = divisor {
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      // A remainder below 0 takes a divisor of 2 or more, so the quotient has room for 1 less.
      return remainder < 0
        ? (.small(quotient - 1), .small(remainder + divisor))
        : (.small(quotient), .small(remainder))
    }
    let (quotient, remainder) = limbs.quotientAndRemainder(dividingBy: divisor.limbs)
    guard isNegative else {
      return (
        ExactInteger(isNegative: false, magnitude: quotient),
        ExactInteger(isNegative: false, magnitude: remainder)
      )
    }
    let isExact = remainder.isZero
    return (
      ExactInteger(
        isNegative: true,
        magnitude: isExact ? quotient : quotient + Magnitude(1 as UInt64)
      ),
      isExact ? .zero : ExactInteger(isNegative: false, magnitude: divisor.limbs - remainder)
    )
  }

  /// Returns the quotient rounded to the nearest integer, half away from zero.
  ///
  /// The divisor must be positive.
  package func dividedHalfUp(by divisor: ExactInteger) -> ExactInteger {
    let (quotient, remainder) = magnitude.dividedFloor(by: divisor)
    let rounded = remainder < divisor - remainder ? quotient : quotient + .one
    return isNegative ? -rounded : rounded
  }

  /// Returns the greatest common divisor of the magnitudes, never negative; that of two zeros is 0.
  package static func gcd(_ left: ExactInteger, _ right: ExactInteger) -> ExactInteger {
    var (first, second) = (left.magnitude, right.magnitude)
    while !second.isZero {
      if case .small(let first) = first, case .small(let second) = second {
        return .small(gcd(first, second))
      }
      (first, second) = (second, first.dividedFloor(by: second).remainder)
    }
    return first
  }

  /// Returns the greatest common divisor of two numbers that are not negative, without dividing.
  private static func gcd(_ left: Int64, _ right: Int64) -> Int64 {
    guard left != 0 else { return right }
    guard right != 0 else { return left }
    let commonTwos = (left | right).trailingZeroBitCount
    var first = left >> left.trailingZeroBitCount
    var second = right >> right.trailingZeroBitCount
    // Both are odd here, so their difference is even, and each round takes at least one bit off.
    while first != second {
      if first < second { swap(&first, &second) }
      first -= second
      first >>= first.trailingZeroBitCount
    }
    return first << commonTwos
  }
}
