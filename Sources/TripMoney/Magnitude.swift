/// A natural number of any size: 64-bit limbs, the least significant first, none of them a leading 0.
///
/// Zero has no limbs, so equal numbers have equal limbs.
struct Magnitude: Hashable, Sendable {
  private(set) var limbs: [UInt64]

  /// Creates the number of some limbs, leading zeros allowed.
  init(limbs: [UInt64]) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
  }

  init(_ value: UInt64) {
    limbs = value == 0 ? [] : [value]
  }

  init(_ value: UInt128) {
    self.init(limbs: [UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64)])
  }

  var isZero: Bool { limbs.isEmpty }

  /// The value where it fits 64 bits, else nil.
  var uint64: UInt64? {
    switch limbs.count {
    case 0: 0
    case 1: limbs[0]
    default: nil
    }
  }

  /// The value where it fits 128 bits, else nil.
  var uint128: UInt128? {
    switch limbs.count {
    case 0: 0
    case 1: UInt128(limbs[0])
    case 2: UInt128(limbs[1]) << 64 | UInt128(limbs[0])
    default: nil
    }
  }
}

extension Magnitude: Comparable {
  static func < (left: Magnitude, right: Magnitude) -> Bool {
    guard left.limbs.count == right.limbs.count else {
      return left.limbs.count < right.limbs.count
    }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }
}

extension Magnitude {
  static func + (left: Magnitude, right: Magnitude) -> Magnitude {
    let (long, short) = left.limbs.count >= right.limbs.count ? (left, right) : (right, left)
    var sum = long.limbs
    var carry = false
    for index in sum.indices {
      guard carry || index < short.limbs.count else { break }
      let addend = index < short.limbs.count ? short.limbs[index] : 0
      let (partial, first) = sum[index].addingReportingOverflow(addend)
      let (total, second) = partial.addingReportingOverflow(carry ? 1 : 0)
      sum[index] = total
      carry = first || second
    }
    if carry { sum.append(1) }
    return Magnitude(limbs: sum)
  }

  /// Returns the difference; `right` must not be larger than `left`.
  static func - (left: Magnitude, right: Magnitude) -> Magnitude {
    precondition(right <= left, "a magnitude is never negative")
    var difference = left.limbs
    var borrow = false
    for index in difference.indices {
      guard borrow || index < right.limbs.count else { break }
      let subtrahend = index < right.limbs.count ? right.limbs[index] : 0
      let (partial, first) = difference[index].subtractingReportingOverflow(subtrahend)
      let (rest, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
      difference[index] = rest
      borrow = first || second
    }
    return Magnitude(limbs: difference)
  }

  /// Returns the product, limb by limb as on paper.
  ///
  /// - Complexity: O(*n* · *m*) in the limbs; money never has enough of them for a faster way.
  static func * (left: Magnitude, right: Magnitude) -> Magnitude {
    guard !left.isZero, !right.isZero else { return Magnitude(limbs: []) }
    var product = [UInt64](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (offset, multiplier) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (index, limb) in right.limbs.enumerated() {
        // (2⁶⁴ − 1)² + 2 · (2⁶⁴ − 1) is 2¹²⁸ − 1: the sum always fits.
        let sum =
          UInt128(multiplier) &* UInt128(limb) &+ UInt128(product[offset + index])
          &+ UInt128(carry)
        product[offset + index] = UInt64(truncatingIfNeeded: sum)
        carry = UInt64(truncatingIfNeeded: sum >> 64)
      }
      product[offset + right.limbs.count] = carry
    }
    return Magnitude(limbs: product)
  }
}
