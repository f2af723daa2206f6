import TripTesting

extension SeededGenerator {
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
