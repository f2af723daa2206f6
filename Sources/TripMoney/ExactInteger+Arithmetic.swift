extension ExactInteger {
  package static func + (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    guard case .small(let first) = left, case .small(let second) = right else {
      return sum(left, right)
    }
    let (sum, overflow) = first.addingReportingOverflow(second)
    // Two numbers of 64 bits add up to one of 65.
    return overflow ? ExactInteger(Int128(first) + Int128(second)) : .small(sum)
  }

  package static func - (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    guard case .small(let first) = left, case .small(let second) = right else {
      return sum(left, -right)
    }
    let (difference, overflow) = first.subtractingReportingOverflow(second)
    return overflow ? ExactInteger(Int128(first) - Int128(second)) : .small(difference)
  }

  package static func * (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    guard case .small(let first) = left, case .small(let second) = right else {
      return ExactInteger(
        isNegative: left.isNegative != right.isNegative,
        magnitude: left.limbs * right.limbs
      )
    }
    let (product, overflow) = first.multipliedReportingOverflow(by: second)
    // At most 2⁶³ · 2⁶³ = 2¹²⁶: the product of two of 64 bits always fits 128.
    return overflow ? ExactInteger(Int128(first) * Int128(second)) : .small(product)
  }

  package static prefix func - (value: ExactInteger) -> ExactInteger {
    switch value {
    case .small(let small):
      // −2⁶³ is the one value whose opposite is a large one.
      ExactInteger(isNegative: small > 0, magnitude: small.magnitude)
    case .large(let large):
      ExactInteger(isNegative: !large.isNegative, magnitude: large.magnitude)
    }
  }

  package static func += (left: inout ExactInteger, right: ExactInteger) {
    left = left + right
  }

  package static func -= (left: inout ExactInteger, right: ExactInteger) {
    left = left - right
  }

  package static func *= (left: inout ExactInteger, right: ExactInteger) {
    left = left * right
  }

  /// Adds by sign and magnitude, for what does not fit 64 bits.
  private static func sum(_ left: ExactInteger, _ right: ExactInteger) -> ExactInteger {
    let (first, second) = (left.limbs, right.limbs)
    if left.isNegative == right.isNegative {
      return ExactInteger(isNegative: left.isNegative, magnitude: first + second)
    }
    return first < second
      ? ExactInteger(isNegative: right.isNegative, magnitude: second - first)
      : ExactInteger(isNegative: left.isNegative, magnitude: first - second)
  }

  /// Returns 10 to the `exponent`, which must not be negative.
  package static func power(of exponent: Int) -> ExactInteger {
    precondition(exponent >= 0, "a power of ten that is no integer")
    if exponent < smallPowers.count { return .small(smallPowers[exponent]) }
    let half = power(of: exponent / 2)
    return exponent % 2 == 0 ? half * half : half * half * .small(10)
  }

  /// 10⁰ to 10¹⁸, all that fit 64 bits.
  private static let smallPowers: [Int64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000,
  ]
}
