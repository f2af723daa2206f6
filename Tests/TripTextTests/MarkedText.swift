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
