/// Bars of eighths of a character cell; in ASCII of whole cells.
struct BlockBar {
  /// The value whose bar is as long as can be.
  private let largest: Int128
  private let cells: Int
  private let isASCII: Bool

  init(of largest: Int128, cells: Int, isASCII: Bool) {
    self.largest = largest
    self.cells = cells
    self.isASCII = isASCII
  }

  /// Returns the bar of a value: what is above zero shows at all, and nothing else does.
  func text(_ units: Int128) -> String {
    guard units > 0, largest > 0 else { return "" }
    let steps = isASCII ? 1 : 8
    // Sums of fewer than 2³² amounts below 10¹⁵ (2⁵⁰), times at most 640: below 2⁹².
    let length = Int(max(1, (units * Int128(2 * cells * steps) + largest) / (2 * largest)))
    if isASCII { return String(repeating: "#", count: length) }
    let whole = String(repeating: "█", count: length / 8)
    return length % 8 == 0 ? whole : whole + Self.eighths[length % 8 - 1]
  }

  private static let eighths = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
