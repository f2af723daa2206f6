/// An integer in decimal digits, reckoned as at school: the slow reading that the fast one must match.
struct SlowInteger: Equatable, CustomStringConvertible {
  /// The digits of the magnitude, units first, without leading zeros.
  private var digits: [Int]
  private var isNegative: Bool

  private init(digits: [Int], isNegative: Bool) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  init(_ text: String) {
    let isNegative = text.hasPrefix("-")
    self.init(
      digits: text.reversed().compactMap(\.wholeNumberValue),
      isNegative: isNegative
    )
  }

  init(_ value: Int64) {
    self.init(String(value))
  }

  /// The number of some 64-bit limbs, the least significant first.
  init(limbs: [UInt64], isNegative: Bool) {
    let radix = SlowInteger("18446744073709551616")
    let magnitude = limbs.reversed().reduce(SlowInteger(0)) { $0 * radix + SlowInteger("\($1)") }
    self.init(digits: magnitude.digits, isNegative: isNegative)
  }

  var description: String {
    digits.isEmpty ? "0" : (isNegative ? "-" : "") + digits.reversed().map(String.init).joined()
  }

  static prefix func - (value: SlowInteger) -> SlowInteger {
    SlowInteger(digits: value.digits, isNegative: !value.isNegative)
  }

  static func + (left: SlowInteger, right: SlowInteger) -> SlowInteger {
    if left.isNegative == right.isNegative {
      var sum: [Int] = []
      var carry = 0
      for place in 0..<max(left.digits.count, right.digits.count) + 1 {
        let digit = carry + left.digit(place) + right.digit(place)
        sum.append(digit % 10)
        carry = digit / 10
      }
      return SlowInteger(digits: sum, isNegative: left.isNegative)
    }
    if isLess(left.digits, right.digits) { return right + left }
    return SlowInteger(
      digits: difference(left.digits, right.digits),
      isNegative: left.isNegative
    )
  }

  static func - (left: SlowInteger, right: SlowInteger) -> SlowInteger {
    left + -right
  }

  static func * (left: SlowInteger, right: SlowInteger) -> SlowInteger {
    var product = [Int](repeating: 0, count: left.digits.count + right.digits.count + 1)
    for (offset, multiplier) in left.digits.enumerated() {
      var carry = 0
      for place in 0...right.digits.count {
        let digit = product[offset + place] + multiplier * right.digit(place) + carry
        product[offset + place] = digit % 10
        carry = digit / 10
      }
    }
    return SlowInteger(digits: product, isNegative: left.isNegative != right.isNegative)
  }

  static func < (left: SlowInteger, right: SlowInteger) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? isLess(right.digits, left.digits) : isLess(left.digits, right.digits)
  }

  /// The quotient rounded towards −∞, by taking off the positive divisor as often as it goes.
  func dividedFloor(by divisor: SlowInteger) -> SlowInteger {
    var quotient: [Int] = []
    var rest: [Int] = []
    for digit in digits.reversed() {
      rest.insert(digit, at: 0)
      while rest.last == 0 { rest.removeLast() }
      var count = 0
      while !SlowInteger.isLess(rest, divisor.digits) {
        rest = SlowInteger.difference(rest, divisor.digits)
        count += 1
      }
      quotient.insert(count, at: 0)
    }
    let towardsZero = SlowInteger(digits: quotient, isNegative: isNegative)
    return isNegative && !rest.isEmpty ? towardsZero - SlowInteger(1) : towardsZero
  }

  /// The quotient rounded half away from zero: twice the magnitude and one divisor more, over two.
  func dividedHalfUp(by divisor: SlowInteger) -> SlowInteger {
    let magnitude = SlowInteger(digits: digits, isNegative: false)
    let rounded = (magnitude + magnitude + divisor).dividedFloor(by: divisor + divisor)
    return isNegative ? -rounded : rounded
  }

  private func digit(_ place: Int) -> Int {
    place < digits.count ? digits[place] : 0
  }

  private static func isLess(_ left: [Int], _ right: [Int]) -> Bool {
    left.count == right.count
      ? left.reversed().lexicographicallyPrecedes(right.reversed()) : left.count < right.count
  }

  private static func difference(_ left: [Int], _ right: [Int]) -> [Int] {
    var rest = left
    for place in rest.indices {
      rest[place] -= place < right.count ? right[place] : 0
      if rest[place] < 0 {
        rest[place] += 10
        rest[place + 1] -= 1
      }
    }
    while rest.last == 0 { rest.removeLast() }
    return rest
  }
}
