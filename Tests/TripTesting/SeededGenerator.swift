/// A generator with a fixed seed, so that a failure comes back (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Returns true in `percent` of a hundred calls.
  package mutating func chance(_ percent: Int) -> Bool { int(0...99) < percent }

  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns one of the elements; there must be one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0...(elements.count - 1))]
  }

  /// Returns `count` of the elements, or all where there are fewer, in any order.
  package mutating func pick<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    Array(elements.shuffled(using: &self).prefix(count))
  }
}
