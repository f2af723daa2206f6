import TripMoney

/// How an exchange rate is written: exactly wherever that helps.
struct RateText {
  let value: Rational

  init(_ value: Rational) {
    self.value = value
  }

  /// Digits behind the point beyond which a rate is written as a fraction.
  private static let mostDecimals = 60

  /// The exact decimal, such as `0.0067`, or nil where it has no end or a very distant one.
  var decimal: String? {
    for scale in 0...Self.mostDecimals {
      let (quotient, remainder) =
        (value.numerator * .power(of: scale)).dividedFloor(by: value.denominator)
      if remainder.isZero { return Self.text(quotient, scale: scale) }
    }
    return nil
  }

  /// The exact decimal, else the exact fraction, such as `1/150`: for programs.
  var exact: String { decimal ?? value.description }

  /// Six digits that count, half up: `0.00666667`.
  var approximate: String {
    for scale in 0...Self.mostDecimals {
      let rounded = (value * Rational(.power(of: scale))).roundedHalfUp()
      if rounded.magnitude >= ExactInteger(100_000) { return Self.text(rounded, scale: scale) }
    }
    return value.description
  }

  private static func text(_ digits: ExactInteger, scale: Int) -> String {
    let sign = digits.isNegative ? "-" : ""
    let all = digits.magnitude.description
    guard scale > 0 else { return sign + all }
    let padded = String(repeating: "0", count: max(0, scale + 1 - all.utf8.count)) + all
    return "\(sign)\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }

  /// Returns the rate as what an amount is multiplied or divided with: `× 0.0067`, `÷ 150`, or,
  /// where neither is short, `× 11/1500`.
  func factor(isInverted: Bool, numbers: NumberFormat) -> String {
    let (times, by) = isInverted ? ("÷", "×") : ("×", "÷")
    if let decimal, decimal.utf8.count <= Self.longest {
      return "\(times) \(Self.localized(decimal, numbers))"
    }
    if let decimal = RateText(value.inverse).decimal, decimal.utf8.count <= Self.longest {
      return "\(by) \(Self.localized(decimal, numbers))"
    }
    return "\(times) \(value)"
  }

  /// The exact value with the decimal mark of a trip; a fraction where no decimal is.
  func shown(_ numbers: NumberFormat) -> String {
    value.denominator == .one
      ? value.numerator.description : Self.localized(exact, numbers)
  }

  private static func localized(_ text: String, _ numbers: NumberFormat) -> String {
    numbers.decimalMark == "."
      ? text : String(text.map { $0 == "." ? numbers.decimalMark : $0 })
  }

  /// Returns the rate as an equation for people: `1 JPY = 0.0067 USD`, `163.2 JPY = 1 EUR`, `9 EUR = 7 USD`,
  /// or, where none of them is short, `1 JPY ≈ 0.00666667 USD`.
  func equation(from: String, to: String, numbers: NumberFormat) -> String {
    func localized(_ text: String) -> String { Self.localized(text, numbers) }
    if let decimal, decimal.utf8.count <= Self.longest {
      return "1 \(from) = \(localized(decimal)) \(to)"
    }
    if let inverse = RateText(value.inverse).decimal, inverse.utf8.count <= Self.longest {
      return "\(localized(inverse)) \(from) = 1 \(to)"
    }
    let (many, some) = (value.denominator.description, value.numerator.description)
    if many.utf8.count + some.utf8.count <= Self.longest {
      return "\(many) \(from) = \(some) \(to)"
    }
    return "1 \(from) ≈ \(localized(approximate)) \(to)"
  }

  /// The characters that an exact number may take in a sentence: 15 digits, a point, a zero before it.
  private static let longest = 24
}
