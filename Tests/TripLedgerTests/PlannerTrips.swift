@testable import TripLedger

/// A seeded generator (SplitMix64), so that a property fails the same way twice.
struct PlannerRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}

/// Nets and payments as trips may have them.
enum PlannerTrips {
  /// Nets of `count` parties up to about `size`, zeros among them; the last makes up for the others.
  static func nets(
    _ count: Int,
    upTo size: Int128,
    using random: inout PlannerRandom
  ) -> [Int128] {
    var nets = (1..<count).map { _ in Int128.random(in: -size...size, using: &random) }
    nets.append(-nets.reduce(0, +))
    return nets
  }

  /// Nets without a zero.
  static func openNets(
    _ count: Int,
    upTo size: Int128,
    using random: inout PlannerRandom
  ) -> [Int128] {
    while true {
      let nets = nets(count, upTo: size, using: &random)
      if !nets.contains(0) { return nets }
    }
  }

  /// Nets that fall into groups, in any order, so that the greedy often misses the fewest.
  static func groupedNets(
    _ count: Int,
    upTo size: Int128,
    using random: inout PlannerRandom
  ) -> [Int128] {
    var nets: [Int128] = []
    while nets.count < count {
      let group = min(Int.random(in: 2...5, using: &random), count - nets.count)
      nets += self.nets(group, upTo: size, using: &random)
    }
    return nets.shuffled(using: &random)
  }

  /// Nets of one kind or the other, small ones (with many ties) as often as large ones.
  static func anyNets(_ count: Int, using random: inout PlannerRandom) -> [Int128] {
    let sizes: [Int128] = [1, 2, 3, 5, 9, 40, 10_000]
    let size = sizes.randomElement(using: &random) ?? 1
    return Bool.random(using: &random)
      ? nets(count, upTo: size, using: &random) : groupedNets(count, upTo: size, using: &random)
  }

  /// What is left of `nets` after `transfers`.
  static func nets(_ nets: [Int128], after transfers: [Transfer]) -> [Int128] {
    var nets = nets
    for transfer in transfers {
      nets[transfer.from] += transfer.amount
      nets[transfer.to] -= transfer.amount
    }
    return nets
  }
}

extension PoolPayment {
  init(_ transfer: Transfer) {
    self.init(from: transfer.from, to: transfer.to, amount: transfer.amount)
  }
}
