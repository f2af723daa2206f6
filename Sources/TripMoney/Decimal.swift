/// A decimal number as it was written: 0.0067 and 0.00670 are two of them, of one value.
///
/// It holds at most 18 digits, all kept in the significand.
package struct Decimal: Hashable, Sendable {
  /// The digits without the decimal mark.
  package var significand: Int64
  /// How many of the digits stand behind the decimal mark; leading zeros count there too.
  package var scale: Int

  /// Creates the number `significand` / 10^`scale`; the scale must not be negative.
  package init(significand: Int64, scale: Int) {
    precondition(scale >= 0, "digits behind a decimal mark")
    self.significand = significand
    self.scale = scale
  }

  package static let one = Decimal(significand: 1, scale: 0)

  /// The value, exactly.
  ///
  /// - Complexity: O(`scale`²) past 18.
  package var rational: Rational {
    Rational(ExactInteger(significand), over: .power(of: scale))
  }

  /// Returns the value in minor units of a currency of so many decimals.
  ///
  /// Nil where more decimals were written, even zeros (`1.500` may mean thousands), and where the
  /// units do not fit 64 bits.
  package func minorUnits(decimals: Int) -> Int64? {
    guard scale <= decimals else { return nil }
    return (ExactInteger(significand) * .power(of: decimals - scale)).int64
  }

  /// The digits that count: without leading zeros, and without zeros at the end behind the mark.
  ///
  /// Zero has none.
  package var significantDigits: Int {
    guard significand != 0 else { return 0 }
    var digits = significand.magnitude
    var decimals = scale
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    return String(digits).utf8.count
  }
}

extension Decimal: CustomStringConvertible {
  /// The number with a point, such as `0.0067`; zeros at the end stay as they were written.
  package var description: String {
    let sign = significand < 0 ? "-" : ""
    let digits = String(significand.magnitude)
    guard scale > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, scale - digits.utf8.count + 1)) + digits
    return "\(sign)\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }
}
