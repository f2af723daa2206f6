/// A natural number of any size, kept as decimal digits: slow and plain, for the tests' own figures.
struct Natural: Hashable {
  private static let base = 1_000_000_000
  /// Groups of nine digits, the lowest first; the last one is not 0.
  private var groups: [Int]

  init(_ value: Int) {
    precondition(value >= 0, "a natural number")
    groups = []
    var rest = value
    while rest > 0 {
      groups.append(rest % Self.base)
      rest /= Self.base
    }
  }

  private init(groups: [Int]) {
    self.groups = groups
    while self.groups.last == 0 { self.groups.removeLast() }
  }

  static func power(ofTen exponent: Int) -> Natural {
    (0..<exponent).reduce(Natural(1)) { power, _ in power * Natural(10) }
  }

  var isZero: Bool { groups.isEmpty }

  /// The value, or 10¹⁶ where it is more, so that sums of it fit.
  var clampedInt: Int {
    let most = 10_000_000_000_000_000
    return groups.count > 2 ? most : min(most, groups.reversed().reduce(0) { $0 * Self.base + $1 })
  }

  static func + (left: Natural, right: Natural) -> Natural {
    var sum: [Int] = []
    var carry = 0
    for place in 0..<max(left.groups.count, right.groups.count) {
      let group = left.group(place) + right.group(place) + carry
      sum.append(group % base)
      carry = group / base
    }
    return Natural(groups: sum + [carry])
  }

  /// Returns the difference; `right` is not the larger one.
  static func - (left: Natural, right: Natural) -> Natural {
    precondition(left >= right, "a natural number")
    var difference: [Int] = []
    var borrow = 0
    for place in left.groups.indices {
      let group = left.groups[place] - right.group(place) - borrow
      borrow = group < 0 ? 1 : 0
      difference.append(group + borrow * base)
    }
    return Natural(groups: difference)
  }

  static func * (left: Natural, right: Natural) -> Natural {
    var product = [Int](repeating: 0, count: left.groups.count + right.groups.count)
    for (offset, factor) in left.groups.enumerated() {
      var carry = 0
      for (place, group) in right.groups.enumerated() {
        // Below 10¹⁸ + 2 · 10⁹.
        let sum = product[offset + place] + factor * group + carry
        product[offset + place] = sum % base
        carry = sum / base
      }
      product[offset + right.groups.count] = carry
    }
    return Natural(groups: product)
  }

  /// Returns the quotient, rounded down, and the remainder.
  func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    precondition(!divisor.isZero, "division by zero")
    var quotient = [Int](repeating: 0, count: groups.count)
    var remainder = Natural(0)
    for place in groups.indices.reversed() {
      remainder = Natural(groups: [groups[place]] + remainder.groups)
      while remainder >= divisor {
        let digit = remainder.guess(by: divisor)
        remainder = remainder - divisor * Natural(digit)
        quotient[place] += digit
      }
    }
    return (Natural(groups: quotient), remainder)
  }

  /// A first guess at the quotient, from the leading groups: at least 1, and never too large.
  private func guess(by divisor: Natural) -> Int {
    let top = divisor.groups.count - 1
    let base = Int128(Self.base)
    let mine = (Int128(group(top + 1)) * base + Int128(group(top))) * base + Int128(group(top - 1))
    let others = Int128(divisor.group(top)) * base + Int128(divisor.group(top - 1)) + 1
    return max(1, Int(mine / others))
  }

  private func group(_ place: Int) -> Int { groups.indices.contains(place) ? groups[place] : 0 }

  static func greatestCommonDivisor(_ left: Natural, _ right: Natural) -> Natural {
    right.isZero ? left : greatestCommonDivisor(right, left.divided(by: right).remainder)
  }
}

extension Natural: Comparable {
  static func < (left: Natural, right: Natural) -> Bool {
    left.groups.count == right.groups.count
      ? left.groups.reversed().lexicographicallyPrecedes(right.groups.reversed())
      : left.groups.count < right.groups.count
  }
}
