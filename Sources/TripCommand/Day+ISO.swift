import TripMoney

extension Day {
  /// Creates the day that ISO 8601 writes as `2026-10-03`, or nil for any other text.
  init?(iso text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { $0.allSatisfy { (0x30...0x39).contains($0) } }
    guard areDigits, parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { Int(Substring($0)) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
