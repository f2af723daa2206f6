/// Returns the places of the `count` largest fractions, of two that are equal the first.
///
/// - Complexity: O(*n* log *n*).
func placesOfLargest<Fraction: Comparable>(_ count: Int, of fractions: [Fraction]) -> [Int] {
  guard count > 0 else { return [] }
  let places = fractions.indices.sorted { left, right in
    fractions[left] == fractions[right] ? left < right : fractions[left] > fractions[right]
  }
  return Array(places.prefix(count))
}
