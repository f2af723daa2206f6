extension Magnitude {
  /// Returns the quotient rounded down and the remainder; `divisor` must not be 0.
  ///
  /// - Complexity: O(*n* · *m*) in the limbs of quotient and divisor.
  func quotientAndRemainder(
    dividingBy divisor: Magnitude
  ) -> (quotient: Magnitude, remainder: Magnitude) {
    precondition(!divisor.isZero, "division by zero")
    if self < divisor { return (Magnitude(limbs: []), self) }
    if let small = divisor.uint64 {
      let (quotient, remainder) = quotientAndRemainder(dividingBy: small)
      return (quotient, Magnitude(remainder))
    }
    return longDivision(by: divisor)
  }

  /// Returns the quotient rounded down and the remainder by a divisor of one limb, not 0.
  func quotientAndRemainder(
    dividingBy divisor: UInt64
  ) -> (quotient: Magnitude, remainder: UInt64) {
    var quotient = limbs
    var remainder: UInt64 = 0
    for index in quotient.indices.reversed() {
      // The remainder is below the divisor, so each digit of the quotient fits a limb.
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, quotient[index]))
    }
    return (Magnitude(limbs: quotient), remainder)
  }

  /// Divides by two limbs or more: Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D.
  private func longDivision(
    by divisor: Magnitude
  ) -> (quotient: Magnitude, remainder: Magnitude) {
    let length = divisor.limbs.count
    // With the divisor's top bit set, a digit guessed from the leading limbs is at most 2 too large.
    let shift = divisor.limbs[length - 1].leadingZeroBitCount
    let normal = Array(divisor.limbsShiftedLeft(by: shift)[..<length])
    var rest = limbsShiftedLeft(by: shift)
    var quotient = [UInt64](repeating: 0, count: rest.count - length)
    for place in quotient.indices.reversed() {
      quotient[place] = Magnitude.removeDigit(of: normal, from: &rest, at: place)
    }
    let remainder = Magnitude(limbs: Array(rest[..<length])).shiftedRight(by: shift)
    return (Magnitude(limbs: quotient), remainder)
  }

  /// Takes `divisor`, shifted up by `place` limbs, off `rest` as often as it goes; returns how often.
  ///
  /// What stands in `rest` from `place` on must be less than 2⁶⁴ times the divisor.
  private static func removeDigit(
    of divisor: [UInt64],
    from rest: inout [UInt64],
    at place: Int
  ) -> UInt64 {
    var digit = guessedDigit(of: divisor, in: rest, at: place)
    guard subtract(divisor, times: digit, from: &rest, at: place) else { return digit }
    // The guess was 1 too large, which two leading limbs cannot always tell.
    add(divisor, to: &rest, at: place)
    digit -= 1
    return digit
  }

  /// Returns the digit of the quotient, or 1 more, from the leading limbs of both.
  private static func guessedDigit(of divisor: [UInt64], in rest: [UInt64], at place: Int) -> UInt64
  {
    let length = divisor.count
    let (leading, second) = (divisor[length - 1], divisor[length - 2])
    let (top, next) = (rest[place + length], rest[place + length - 1])
    var digit: UInt64
    var remainder: UInt64
    if top < leading {
      (digit, remainder) = leading.dividingFullWidth((top, next))
    } else {
      // They are equal, and the quotient of the two leading limbs would be 2⁶⁴ or more.
      digit = .max
      let (sum, overflow) = next.addingReportingOverflow(leading)
      if overflow { return digit }
      remainder = sum
    }
    // At most two rounds: see the choice of the shift.
    while UInt128(digit) &* UInt128(second)
      > UInt128(remainder) << 64 | UInt128(rest[place + length - 2])
    {
      digit -= 1
      let (sum, overflow) = remainder.addingReportingOverflow(leading)
      if overflow { break }
      remainder = sum
    }
    return digit
  }

  /// Subtracts a multiple of `divisor` from the limbs at `place`; tells whether it went below zero.
  private static func subtract(
    _ divisor: [UInt64],
    times digit: UInt64,
    from rest: inout [UInt64],
    at place: Int
  ) -> Bool {
    var carry: UInt64 = 0
    for (index, limb) in divisor.enumerated() {
      // (2⁶⁴ − 1)² + 2⁶⁴ − 1 fits; the upper half, at most 2⁶⁴ − 2, can take the borrow.
      let product = UInt128(digit) &* UInt128(limb) &+ UInt128(carry)
      let (difference, borrow) = rest[place + index]
        .subtractingReportingOverflow(UInt64(truncatingIfNeeded: product))
      rest[place + index] = difference
      carry = UInt64(truncatingIfNeeded: product >> 64) &+ (borrow ? 1 : 0)
    }
    let (difference, borrow) = rest[place + divisor.count].subtractingReportingOverflow(carry)
    rest[place + divisor.count] = difference
    return borrow
  }

  /// Adds `divisor` to the limbs at `place`; what overflows makes up for the borrow before it.
  private static func add(_ divisor: [UInt64], to rest: inout [UInt64], at place: Int) {
    var carry: UInt64 = 0
    for (index, limb) in divisor.enumerated() {
      let sum = UInt128(rest[place + index]) &+ UInt128(limb) &+ UInt128(carry)
      rest[place + index] = UInt64(truncatingIfNeeded: sum)
      carry = UInt64(truncatingIfNeeded: sum >> 64)
    }
    rest[place + divisor.count] &+= carry
  }

  /// Returns the limbs, one more than before, of the number times 2 to the `shift`, which is below 64.
  private func limbsShiftedLeft(by shift: Int) -> [UInt64] {
    var shifted = limbs
    shifted.append(0)
    for index in shifted.indices.reversed() {
      let lower = index > 0 ? shifted[index - 1] : 0
      // A smart shift by 64 gives 0, as it must where `shift` is 0.
      shifted[index] = shifted[index] << shift | lower >> (64 - shift)
    }
    return shifted
  }

  /// Returns the number divided by 2 to the `shift`, which is below 64, rounded down.
  private func shiftedRight(by shift: Int) -> Magnitude {
    var shifted = limbs
    for index in shifted.indices {
      let upper = index + 1 < shifted.count ? shifted[index + 1] : 0
      shifted[index] = shifted[index] >> shift | upper << (64 - shift)
    }
    return Magnitude(limbs: shifted)
  }
}
