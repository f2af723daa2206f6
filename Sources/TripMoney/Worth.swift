/// What one bill is worth in the currency it is settled in, and how that is cut into shares.
///
/// The one place where money is rounded: the worth is kept as an exact fraction of minor units, and
/// each figure taken from it is rounded once.
package struct Worth: Sendable {
  /// The exact worth in minor units is `numerator` / `denominator`, which is positive.
  private let numerator: ExactInteger
  private let denominator: ExactInteger

  /// Creates the worth of `amount` minor units at `rate`, in major units of the two currencies.
  ///
  /// `decimals` are those of the amount's currency, `targetDecimals` those of the other one.
  package init(amount: Int64, decimals: Int, rate: Rational, targetDecimals: Int) {
    self.init(
      amount: amount,
      at: Worth.unitRate(rate, decimals: decimals, targetDecimals: targetDecimals)
    )
  }

  /// Returns what one minor unit is worth in minor units of the other currency.
  package static func unitRate(_ rate: Rational, decimals: Int, targetDecimals: Int) -> Rational {
    decimals == targetDecimals
      ? rate
      : rate
        * Rational(
          .power(of: max(0, targetDecimals - decimals)),
          over: .power(of: max(0, decimals - targetDecimals))
        )
  }

  /// Creates the worth of `amount` minor units at a rate of minor units to minor units.
  package init(amount: Int64, at unitRate: Rational) {
    let top = ExactInteger(amount) * unitRate.numerator
    let bottom = unitRate.denominator
    if case .small = top, case .small = bottom {
      // Lowest terms are not worth their price where everything fits anyway.
      (numerator, denominator) = (top, bottom)
    } else {
      let exact = Rational(top, over: bottom)
      (numerator, denominator) = (exact.numerator, exact.denominator)
    }
  }

  /// Returns the worth in minor units, half away from zero.
  ///
  /// - Throws: `tooLarge` past `largestAmount`.
  package func rounded() throws(MoneyError) -> Int64 {
    try share(.one, of: .one)
  }

  /// Returns the part `part` / `whole` of the exact worth in minor units, half away from zero.
  ///
  /// The part may be negative or more than the whole, which must be positive.
  ///
  /// - Throws: `tooLarge` past `largestAmount`.
  package func share(
    _ part: ExactInteger,
    of whole: ExactInteger
  ) throws(MoneyError) -> Int64 {
    if case .small(let numerator) = numerator, case .small(let denominator) = denominator,
      case .small(let part) = part, case .small(let whole) = whole
    {
      precondition(whole > 0, "parts of nothing")
      // Products of two that have 64 bits always fit 128.
      return try Worth.amount(
        isNegative: (numerator < 0) != (part < 0),
        Worth.quotientHalfUp(
          UInt128(numerator.magnitude) &* UInt128(part.magnitude),
          UInt128(denominator.magnitude) &* UInt128(whole.magnitude)
        )
      )
    }
    let exact = (numerator * part).dividedHalfUp(by: denominator * whole)
    return try Worth.amount(exact)
  }

  /// Returns the part `part` / `whole` of the exact worth in minor units, rounded towards −∞; nil
  /// where it does not fit.
  package func roundedDown(_ part: ExactInteger, of whole: ExactInteger) -> Int64? {
    (numerator * part).dividedFloor(by: denominator * whole).quotient.int64
  }

  /// Returns the part `part` / `whole` of the worth in minor units, exactly.
  ///
  /// - Precondition: The whole is above zero.
  package func exact(_ part: ExactInteger, of whole: ExactInteger) -> ExactAmount {
    ExactAmount(numerator * part, over: denominator * whole)
  }

  /// Cuts the rounded worth into shares of `parts` / `whole`, for `remainder spread`.
  ///
  /// Each is rounded towards −∞, and the units left over go one each to the largest fractions, of
  /// equal ones to the first: the shares add up to `rounded()`. The parts must add up to the whole,
  /// which must be positive; so must the worth be, or 0: a refund is the mirror of a bill.
  ///
  /// - Throws: `tooLarge` where the worth or a share is past `largestAmount`.
  package func spread(
    _ parts: [ExactInteger],
    of whole: ExactInteger
  ) throws(MoneyError) -> [Int64] {
    precondition(!numerator.isNegative, "a refund is cut as the bill that it mirrors")
    precondition(parts.reduce(.zero, +) == whole, "the parts add up to the whole")
    let divisor = denominator * whole
    var left = ExactInteger(try rounded())
    var shares: [ExactInteger] = []
    var fractions: [ExactInteger] = []
    for part in parts {
      let (share, fraction) = (numerator * part).dividedFloor(by: divisor)
      shares.append(share)
      fractions.append(fraction)
      left -= share
    }
    // The fractions add up to the exact worth less the shares, so what is left, that sum rounded, is
    // never below 0 nor more than there are fractions above 0.
    guard let count = left.int64, count >= 0, count <= shares.count else {
      preconditionFailure("what rounding down leaves is at most one unit a share")
    }
    for place in placesOfLargest(Int(count), of: fractions) { shares[place] += .one }
    var amounts: [Int64] = []
    for share in shares { amounts.append(try Worth.amount(share)) }
    return amounts
  }
}

extension Worth {
  private static func amount(_ exact: ExactInteger) throws(MoneyError) -> Int64 {
    guard let amount = exact.int64, amount.magnitude <= largestAmount.magnitude else {
      throw .tooLarge
    }
    return amount
  }

  private static func amount(
    isNegative: Bool,
    _ magnitude: UInt128
  ) throws(MoneyError) -> Int64 {
    guard magnitude <= UInt128(largestAmount.magnitude) else { throw .tooLarge }
    let amount = Int64(truncatingIfNeeded: magnitude)
    return isNegative ? -amount : amount
  }

  /// Returns the quotient rounded to the nearest integer, half up; the divisor is not 0.
  private static func quotientHalfUp(_ dividend: UInt128, _ divisor: UInt128) -> UInt128 {
    let quotient: UInt128
    let remainder: UInt128
    if let dividend = UInt64(exactly: dividend), let divisor = UInt64(exactly: divisor) {
      // Everyday sums: one division in hardware, where 128 bits take a routine.
      quotient = UInt128(dividend / divisor)
      remainder = UInt128(dividend % divisor)
    } else {
      (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    }
    return remainder < divisor - remainder ? quotient : quotient + 1
  }
}
