@testable import TripText

/// A script of one file in which `«` and `»` mark a place, so that no test counts offsets.
struct MarkedText {
  let map: SourceMap
  let span: SourceSpan

  /// Reads `marked`; `before` is the text of a file that lies before this one in the map.
  init(_ marked: String, name: String = "tokyo.trip", before: String? = nil) throws {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "«" || scalar == "»" {
        marks.append(bytes.count)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    var map = SourceMap()
    if let before { _ = try map.add(name: "first.trip", bytes: Array(before.utf8)) }
    let index = try map.add(name: name, bytes: bytes)
    let base = map.files[index].base
    self.map = map
    span = SourceSpan(
      start: base + UInt32(marks.first ?? 0),
      end: base + UInt32(marks.last ?? 0)
    )
  }
}

/// A generator with a fixed seed, so that a failure comes back (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
