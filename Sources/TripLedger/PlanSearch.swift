/// The exact search behind `FewestTransfers`.
///
/// Let *f*(*M*) be the largest number of disjoint zero-sum groups in a set *M* of parties. Two facts carry the
/// search:
/// - A zero-sum *M* has *f*(*M*) = *f*(*M* less any one party) + 1. Less a party, the groups it is not in remain.
///   Were there as many as before, the party and all else outside these groups would add up to zero, and so be one
///   group more than *M* can have.
/// - Any other *M* has the largest *f* of the zero-sum sets in it.
///
/// So the zero-sum sets with *f* ≥ *k* + 1 are those that, less one party, hold a zero-sum set with *f* ≥ *k*.
/// That is a few passes over a family of sets kept as one bit a set, sixty-four sets to a machine word.
///
/// All parties together add up to zero, so the first can stay out: its group is what the others' leave. The other
/// parties are bits, an earlier one a higher bit, so that of sets of one size the first in roster order is the
/// largest number.
struct PlanSearch {
  /// Sets of parties: set *M* is in the family if bit *M* mod 64 of word *M* / 64 is one.
  private typealias Family = [UInt64]

  /// The number of parties but the first.
  private let others: Int
  /// The zero-sum sets *M* with *f*(*M*) ≥ *k*, for each *k* from 0 for which there are any.
  private let families: [Family]

  /// Searches the cuts of parties with these nets.
  ///
  /// - Precondition: there are at least two nets, none is zero, and they add up to zero.
  /// - Complexity: O(2ⁿ·*n*·*g* / 64) for *n* nets that fall into *g* groups; *g* families of 2ⁿ⁻⁴ bytes.
  init(_ nets: [Int128]) {
    others = nets.count - 1
    let zeroSums = Self.zeroSums(of: nets.dropFirst().reversed())
    var families: [Family] = []
    var next = zeroSums
    while next.contains(where: { $0 != 0 }) {
      families.append(next)
      next = Self.oneMore(than: next, among: zeroSums, of: others)
    }
    self.families = families
  }

  /// Returns the most groups there can be, by the tie rule of `FewestTransfers`.
  ///
  /// The first party takes the smallest and then first group that leaves the others' *f* as it is. What it leaves
  /// adds up to zero, so it is looked for there: the largest set of that family, and the lowest number of these.
  func groups() -> [[Int]] {
    var groups: [[Int]] = []
    var first = 0
    var rest = 1 << others - 1
    for family in families.reversed() {
      let left = Self.largestSet(in: family, within: rest)
      groups.append([first] + members(of: rest & ~left))
      guard left != 0 else { break }
      let top = Int.bitWidth - 1 - left.leadingZeroBitCount
      first = others - top
      rest = left & ~(1 << top)
    }
    return groups
  }

  private func members(of set: Int) -> [Int] {
    (1...others).filter { set >> (others - $0) & 1 == 1 }
  }

  /// Returns the largest set of `family` that lies in `whole`, of several the lowest number.
  private static func largestSet(in family: Family, within whole: Int) -> Int {
    var largest = 0
    for (place, word) in family.enumerated() where place & ~(whole >> 6) == 0 {
      var word = word
      while word != 0 {
        let set = place << 6 | word.trailingZeroBitCount
        if set & ~whole == 0, set.nonzeroBitCount > largest.nonzeroBitCount { largest = set }
        word &= word &- 1
      }
    }
    return largest
  }
}

extension PlanSearch {
  /// Returns the sets whose `weights` add up to zero, where weight *i* belongs to bit *i*.
  ///
  /// Each sum of the high bits meets the sorted sums of the low bits. The sums cannot overflow (see `Planner`).
  private static func zeroSums(of weights: [Int128]) -> Family {
    let lowBits = weights.count / 2
    let low = subsetSums(of: weights[..<lowBits]).enumerated()
      .map { (set: $0.offset, sum: $0.element) }
      .sorted { $0.sum < $1.sum }
    var family = Family(repeating: 0, count: max(1, (1 << weights.count) >> 6))
    for (high, sum) in subsetSums(of: weights[lowBits...]).enumerated() {
      var place = low.startIndex
      var end = low.endIndex
      while place < end {
        let middle = (place + end) / 2
        if low[middle].sum < -sum { place = middle + 1 } else { end = middle }
      }
      while place < low.endIndex, low[place].sum == -sum {
        let set = high << lowBits | low[place].set
        family[set >> 6] |= 1 << UInt64(set & 63)
        place += 1
      }
    }
    return family
  }

  /// Returns the sum of each set of `weights`, at the set's number.
  private static func subsetSums(of weights: ArraySlice<Int128>) -> [Int128] {
    var sums: [Int128] = [0]
    for weight in weights { sums += sums.map { $0 + weight } }
    return sums
  }

  /// Returns the sets of `zeroSums` that hold a set of `family` even without their highest bit.
  private static func oneMore(
    than family: Family,
    among zeroSums: Family,
    of bits: Int
  ) -> Family {
    let holding = supersets(of: family, of: bits)
    var result = Family(repeating: 0, count: family.count)
    for bit in 0..<min(bits, 6) {
      // The sets of this highest bit are as many as those below it, and stand right above them.
      let count = UInt64(1) << UInt64(bit)
      result[0] |= (holding[0] & (1 << count - 1)) << count
    }
    result[0] &= zeroSums[0]
    for bit in 6..<max(bits, 6) {
      let count = 1 << (bit - 6)
      for place in 0..<count { result[count + place] = holding[place] & zeroSums[count + place] }
    }
    return result
  }

  /// Returns all sets that hold a set of `family`.
  private static func supersets(of family: Family, of bits: Int) -> Family {
    var result = family
    for bit in 0..<min(bits, 6) {
      let step = UInt64(1) << UInt64(bit)
      // Ones where this bit of the set's number is zero: 0x5555…, 0x3333…, 0x0f0f… and so on.
      let without = UInt64.max / (1 << step + 1)
      for place in result.indices { result[place] |= (result[place] & without) << step }
    }
    for bit in 6..<max(bits, 6) {
      let step = 1 << (bit - 6)
      for start in stride(from: 0, to: result.count, by: 2 * step) {
        for place in start..<start + step { result[place + step] |= result[place] }
      }
    }
    return result
  }
}
