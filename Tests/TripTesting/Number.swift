/// A decimal number of a generated script: `significand` / 10^`scale`.
struct Number: Sendable, Hashable {
  var significand: Int
  var scale = 0

  static let one = Number(significand: 1)
}
