/// Returns the percentage of `total` that `part` comes to, such as `12%`; nil where the total is not
/// positive.
///
/// Each part is rounded half up by itself, so that it is true and parts that are equal look it, even
/// where all of them then add up to 99 or 101. One that is more than nothing never looks like it: below
/// 1 it is `<1%`.
///
/// - Precondition: Both are below 2¹²⁰ in magnitude.
func percentage(of part: Int128, in total: Int128) -> String? {
  guard total > 0 else { return nil }
  // 100 · 2¹²⁰ is below 2¹²⁷.
  var (percentage, fraction) = (part * 100).quotientAndRemainder(dividingBy: total)
  if part > 0, percentage == 0 { return "<1%" }
  if fraction < 0 {
    fraction += total
    percentage -= 1
  }
  if fraction >= total - fraction { percentage += 1 }
  return "\(percentage)%"
}
