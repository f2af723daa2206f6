/// An exact fraction for the tests' own figures, which shares no code with the product's.
struct Fraction {
  private let isNegative: Bool
  private let numerator: Natural
  private let denominator: Natural

  private init(isNegative: Bool, _ numerator: Natural, over denominator: Natural) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ value: Int, over denominator: Int = 1) {
    self.init(
      isNegative: (value < 0) != (denominator < 0),
      Natural(abs(value)),
      over: Natural(abs(denominator))
    )
  }

  static let zero = Fraction(0)
  static let one = Fraction(1)

  static func power(ofTen exponent: Int) -> Fraction {
    exponent < 0
      ? Fraction(isNegative: false, Natural(1), over: .power(ofTen: -exponent))
      : Fraction(isNegative: false, .power(ofTen: exponent), over: Natural(1))
  }

  var isZero: Bool { numerator.isZero }
  /// -1, 0 or 1.
  var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }
  var isInteger: Bool { numerator.divided(by: denominator).remainder.isZero }

  /// The same value over the least denominator.
  var reduced: Fraction {
    let divisor = Natural.greatestCommonDivisor(numerator, denominator)
    return Fraction(
      isNegative: isNegative,
      numerator.divided(by: divisor).quotient,
      over: denominator.divided(by: divisor).quotient
    )
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    if left.isZero { return right }
    let (first, second) = (left.numerator * right.denominator, right.numerator * left.denominator)
    let denominator = left.denominator * right.denominator
    if left.isNegative == right.isNegative {
      return Fraction(isNegative: left.isNegative, first + second, over: denominator)
    }
    return first < second
      ? Fraction(isNegative: right.isNegative, second - first, over: denominator)
      : Fraction(isNegative: left.isNegative, first - second, over: denominator)
  }

  static prefix func - (value: Fraction) -> Fraction {
    Fraction(isNegative: !value.isNegative, value.numerator, over: value.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      isNegative: left.isNegative != right.isNegative,
      left.numerator * right.numerator,
      over: left.denominator * right.denominator
    )
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    precondition(!right.isZero, "division by zero")
    return Fraction(
      isNegative: left.isNegative != right.isNegative,
      left.numerator * right.denominator,
      over: left.denominator * right.numerator
    )
  }

  /// The nearest integer, half away from zero; past 10¹⁶ it is 10¹⁶.
  func roundedHalfUp() -> Int {
    let two = Natural(2)
    let magnitude = (numerator * two + denominator).divided(by: denominator * two).quotient
    return isNegative ? -magnitude.clampedInt : magnitude.clampedInt
  }

  /// The largest integer that is no larger.
  func roundedDown() -> Int {
    let (quotient, remainder) = numerator.divided(by: denominator)
    guard isNegative else { return quotient.clampedInt }
    return -quotient.clampedInt - (remainder.isZero ? 0 : 1)
  }
}

extension Fraction: Comparable {
  static func == (left: Fraction, right: Fraction) -> Bool { (left - right).isZero }
  static func < (left: Fraction, right: Fraction) -> Bool { (left - right).sign < 0 }
}
