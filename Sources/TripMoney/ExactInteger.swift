/// An integer of any size, which no operation can overflow.
///
/// Whatever fits 64 bits is `small`, always: so equality and hashing are those of the parts, and sums
/// of everyday size need no memory of their own.
package enum ExactInteger: Hashable, Sendable {
  case small(Int64)
  /// Never a value that fits `Int64`.
  case large(LargeInteger)

  package init(_ value: Int) {
    self = .small(Int64(value))
  }

  package init(_ value: Int64) {
    self = .small(value)
  }

  package init(_ value: Int128) {
    self =
      if let small = Int64(exactly: value) {
        .small(small)
      } else {
        .large(LargeInteger(isNegative: value < 0, magnitude: Magnitude(value.magnitude)))
      }
  }

  /// Creates the integer of a sign and a magnitude; zero has no sign.
  init(isNegative: Bool, magnitude: Magnitude) {
    self =
      if let small = magnitude.uint64, let value = Int64(isNegative: isNegative, small) {
        .small(value)
      } else {
        .large(LargeInteger(isNegative: isNegative, magnitude: magnitude))
      }
  }

  /// Creates the integer of a sign and a magnitude that may need one bit more than `Int64` has.
  init(isNegative: Bool, magnitude: UInt64) {
    self =
      if let value = Int64(isNegative: isNegative, magnitude) {
        .small(value)
      } else {
        .large(LargeInteger(isNegative: isNegative, magnitude: Magnitude(magnitude)))
      }
  }

  package static let zero = ExactInteger.small(0)
  package static let one = ExactInteger.small(1)
}

extension Int64 {
  /// Creates the value of a sign and a magnitude, or nil where it does not fit.
  init?(isNegative: Bool, _ magnitude: UInt64) {
    guard isNegative else {
      self.init(exactly: magnitude)
      return
    }
    guard magnitude <= Int64.min.magnitude else { return nil }
    // Two's complement: −magnitude, also where that is `Int64.min`.
    self.init(truncatingIfNeeded: 0 &- magnitude)
  }
}

extension ExactInteger {
  /// -1, 0 or 1.
  package var sign: Int {
    switch self {
    case .small(let value): Int(value.signum())
    case .large(let value): value.isNegative ? -1 : 1
    }
  }

  package var isZero: Bool {
    self == .zero
  }

  package var isNegative: Bool {
    sign < 0
  }

  package var magnitude: ExactInteger {
    isNegative ? -self : self
  }

  /// The value where it fits 64 bits, else nil.
  package var int64: Int64? {
    switch self {
    case .small(let value): value
    case .large: nil
    }
  }

  /// The value where it fits 128 bits, else nil.
  package var int128: Int128? {
    switch self {
    case .small(let value):
      return Int128(value)
    case .large(let value):
      guard let magnitude = value.magnitude.uint128 else { return nil }
      guard value.isNegative else { return Int128(exactly: magnitude) }
      guard magnitude <= Int128.min.magnitude else { return nil }
      return Int128(truncatingIfNeeded: 0 &- magnitude)
    }
  }

  /// The digits of the magnitude, in limbs whatever its size: for the ways that are slow anyway.
  var limbs: Magnitude {
    switch self {
    case .small(let value): Magnitude(value.magnitude)
    case .large(let value): value.magnitude
    }
  }
}

extension ExactInteger: Comparable {
  package static func < (left: ExactInteger, right: ExactInteger) -> Bool {
    switch (left, right) {
    case (.small(let left), .small(let right)):
      return left < right
    default:
      guard left.isNegative == right.isNegative else { return left.isNegative }
      return left.isNegative ? right.limbs < left.limbs : left.limbs < right.limbs
    }
  }
}

extension ExactInteger: CustomStringConvertible {
  /// The decimal digits, after a hyphen where negative.
  ///
  /// - Complexity: O(*n*²) in the digits.
  package var description: String {
    switch self {
    case .small(let value):
      return String(value)
    case .large(let value):
      var groups: [String] = []
      var rest = value.magnitude
      while !rest.isZero {
        let (quotient, group) = rest.quotientAndRemainder(dividingBy: ExactInteger.groupOfDigits)
        groups.append(String(group))
        rest = quotient
      }
      let padded = groups.dropLast().map { String(repeating: "0", count: 19 - $0.utf8.count) + $0 }
      return (value.isNegative ? "-" : "") + groups[groups.count - 1]
        + padded.reversed().joined()
    }
  }

  /// 10¹⁹, the largest power of ten in a limb.
  private static let groupOfDigits: UInt64 = 10_000_000_000_000_000_000
}
