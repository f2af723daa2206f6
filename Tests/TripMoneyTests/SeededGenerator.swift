/// A generator that gives the same numbers in every run: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of at most so many decimal digits, every length as likely as another.
  mutating func number(digits: Int) -> Int64 {
    var bound: Int64 = 1
    for _ in 0..<Int.random(in: 1...digits, using: &self) { bound *= 10 }
    return Int64.random(in: 0..<bound, using: &self)
  }

  /// A positive number of at most so many decimal digits.
  mutating func positive(digits: Int) -> Int64 {
    max(1, number(digits: digits))
  }
}
