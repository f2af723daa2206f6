/// Returns the percentages of `total` that `parts`, which add up to it, come to: they add up to 100.
///
/// Each is rounded down, and what is left over goes one each to the largest fractions, of equal ones
/// to the first. A part below zero has a percentage below zero. Nil where the total is not positive.
///
/// - Precondition: All are below 2¹²⁰ in magnitude.
/// - Complexity: O(*n* log *n*).
func percentages(of parts: [Int128], in total: Int128) -> [Int]? {
  guard total > 0 else { return nil }
  var percentages: [Int] = []
  var fractions: [Int128] = []
  for part in parts {
    // 100 · 2¹²⁰ is below 2¹²⁷.
    var (percentage, fraction) = (part * 100).quotientAndRemainder(dividingBy: total)
    if fraction < 0 {
      fraction += total
      percentage -= 1
    }
    // A quotient past 64 bits wants a total of a few units beside parts that cancel each other.
    guard let small = Int(exactly: percentage) else { return nil }
    percentages.append(small)
    fractions.append(fraction)
  }
  // The fractions, each below the total, add up to a multiple of it: to fewer times than there are parts.
  let missing = Int(fractions.reduce(0, +) / total)
  let byFraction = fractions.indices.sorted {
    fractions[$0] == fractions[$1] ? $0 < $1 : fractions[$0] > fractions[$1]
  }
  for index in byFraction.prefix(missing) { percentages[index] += 1 }
  return percentages
}
