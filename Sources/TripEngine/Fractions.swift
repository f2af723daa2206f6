import TripLedger
import TripMoney

/// Who has which exact part of a whole: numerators over one denominator, adding up to it.
struct Fractions {
  private(set) var people: [PersonID]
  /// How many have one part each, where nobody else has any, as on most bills.
  private var equalCount: Int
  /// The numerators where it is otherwise.
  private var unequal: [ExactInteger]
  private(set) var denominator: ExactInteger
  /// In a split by parts alone, how many decimals they have: the numerators are the parts themselves,
  /// in units of the last one.
  var partDecimals = 0

  /// Gives everyone one part.
  init(equallyAmong people: [PersonID]) {
    self.people = people
    equalCount = people.count
    unequal = []
    denominator = ExactInteger(people.count)
  }

  /// Gives everyone so many parts; `sum` is all of them.
  init(_ people: [PersonID], parts: [ExactInteger], sum: ExactInteger) {
    self.people = people
    equalCount = 0
    unequal = parts
    denominator = sum
  }

  /// Brings exact fractions to one denominator.
  init(_ fractions: [(person: PersonID, fraction: Rational)]) {
    people = []
    equalCount = 0
    unequal = []
    denominator = .one
    for (_, fraction) in fractions {
      let divisor = ExactInteger.gcd(denominator, fraction.denominator)
      denominator = denominator * fraction.denominator.dividedFloor(by: divisor).quotient
    }
    for (person, fraction) in fractions {
      let scale = denominator.dividedFloor(by: fraction.denominator).quotient
      people.append(person)
      unequal.append(fraction.numerator * scale)
    }
  }

  func numerator(at index: Int) -> ExactInteger {
    unequal.isEmpty ? index < equalCount ? .one : .zero : unequal[index]
  }

  private mutating func makeUnequal() {
    if unequal.isEmpty { unequal = people.indices.map { numerator(at: $0) } }
  }

  /// Returns the cut of an entry, whose fractions are written into a trip's list where it is not an equal one.
  func cut(writingInto fractions: inout [ExactInteger]) -> Entry.Cut {
    if unequal.isEmpty { return .equal(Int32(truncatingIfNeeded: equalCount)) }
    let first = Int32(truncatingIfNeeded: fractions.count)
    fractions.append(denominator)
    fractions += unequal
    return .exact(first)
  }

  /// Makes everyone at `indices` pay a percentage on top of their part, and the payers that much
  /// less, in proportion to what they paid.
  ///
  /// - Precondition: every payer has a part.
  mutating func addFee(_ percent: Decimal, on indices: [Int], to payers: [Payer]) {
    // In integers: everything times 100 · 10^scale, and times the sum of what was paid.
    let hundred = ExactInteger.power(of: percent.scale + 2)
    let paid = payers.reduce(ExactInteger.zero) { $0 + ExactInteger($1.amount) }
    let scale = hundred * paid
    makeUnequal()
    var fees = ExactInteger.zero
    let original = unequal
    for index in unequal.indices { unequal[index] = unequal[index] * scale }
    for index in indices {
      let fee = original[index] * ExactInteger(percent.significand)
      unequal[index] += fee * paid
      fees += fee
    }
    for payer in payers {
      guard let index = people.firstIndex(of: payer.person) else { continue }
      unequal[index] -= fees * ExactInteger(payer.amount)
    }
    denominator = denominator * scale
  }

  /// Gives everyone who has no part yet a part of nothing.
  mutating func include(_ person: PersonID) {
    for known in people where known == person { return }
    people.append(person)
    if !unequal.isEmpty { unequal.append(.zero) }
  }
}
