/// Cuts `total` into whole parts in proportion to `weights`, by the method of the largest remainder.
///
/// Each part is rounded down, and the units left over go one each to the largest fractions, of equal
/// ones to the first. A negative total is cut as its opposite. The parts add up to `total`, exactly
/// for any 64-bit numbers. No weight may be negative, and not all may be 0.
///
/// - Complexity: O(*n* log *n*).
package func cut(_ total: Int64, inProportionTo weights: [Int64]) -> [Int64] {
  precondition(weights.allSatisfy { $0 >= 0 }, "a weight below zero")
  // Fewer than 2⁶³ weights below 2⁶³ each: the sum fits.
  let whole = weights.reduce(into: 0 as UInt128) { $0 += UInt128($1.magnitude) }
  precondition(whole > 0, "nothing to be in proportion to")
  var parts: [UInt64] = []
  var fractions: [UInt128] = []
  var rest = total.magnitude
  for weight in weights {
    // At most 2⁶³ · 2⁶³: the product fits, and the part is no more than the total.
    let product = UInt128(total.magnitude) * UInt128(weight.magnitude)
    let (part, fraction) = product.quotientAndRemainder(dividingBy: whole)
    parts.append(UInt64(part))
    fractions.append(fraction)
    rest -= UInt64(part)
  }
  for place in placesOfLargest(Int(rest), of: fractions) { parts[place] += 1 }
  return parts.map { part in
    guard let signed = Int64(isNegative: total < 0, part) else {
      preconditionFailure("a part is no larger than the total")
    }
    return signed
  }
}
