/// The integer of an `ExactInteger` that does not fit 64 bits: a sign and a magnitude.
package struct LargeInteger: Hashable, Sendable {
  let isNegative: Bool
  let magnitude: Magnitude
}
