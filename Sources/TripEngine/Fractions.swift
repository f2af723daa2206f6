import TripLedger
import TripMoney

/// Who has which exact part of a whole: numerators over one denominator, adding up to it.
struct Fractions {
  var people: [PersonID] = []
  var numerators: [ExactInteger] = []
  var denominator = ExactInteger.zero
  /// Whether everyone has one part, as it was written.
  var areEqual = false

  init() {}

  /// Brings exact fractions to one denominator.
  init(_ fractions: [(person: PersonID, fraction: Rational)]) {
    denominator = .one
    for (_, fraction) in fractions {
      let divisor = ExactInteger.gcd(denominator, fraction.denominator)
      denominator = denominator * fraction.denominator.dividedFloor(by: divisor).quotient
    }
    for (person, fraction) in fractions {
      let scale = denominator.dividedFloor(by: fraction.denominator).quotient
      people.append(person)
      numerators.append(fraction.numerator * scale)
    }
  }

  /// Makes everyone at `indices` pay a percentage on top of their part, and the payers that much
  /// less, in proportion to what they paid.
  ///
  /// - Precondition: every payer has a part.
  mutating func addFee(_ percent: Decimal, on indices: [Int], to payers: [Payer]) {
    areEqual = false
    // In integers: everything times 100 · 10^scale, and times the sum of what was paid.
    let hundred = ExactInteger.power(of: percent.scale + 2)
    let paid = payers.reduce(ExactInteger.zero) { $0 + ExactInteger($1.amount) }
    let scale = hundred * paid
    var fees = ExactInteger.zero
    let original = numerators
    for index in numerators.indices { numerators[index] = numerators[index] * scale }
    for index in indices {
      let fee = original[index] * ExactInteger(percent.significand)
      numerators[index] += fee * paid
      fees += fee
    }
    for payer in payers {
      guard let index = people.firstIndex(of: payer.person) else { continue }
      numerators[index] -= fees * ExactInteger(payer.amount)
    }
    denominator = denominator * scale
  }

  /// Gives everyone who has no part yet a part of nothing.
  mutating func include(_ person: PersonID) {
    if people.contains(person) { return }
    people.append(person)
    numerators.append(.zero)
  }
}
