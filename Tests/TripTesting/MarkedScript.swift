package import TripText

/// A script in which `«` and `»` mark a place, so that no test counts offsets.
package struct MarkedScript: Sendable {
  /// The script without its marks.
  package let text: String
  /// The place between the marks, or where a single one stands.
  package let span: SourceSpan

  package init(_ marked: String) {
    var bytes: [UInt8] = []
    var marks: [UInt32] = []
    for scalar in marked.unicodeScalars {
      if scalar == "«" || scalar == "»" {
        marks.append(UInt32(bytes.count))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    precondition(!marks.isEmpty && marks.count <= 2, "one place is marked")
    text = String(decoding: bytes, as: UTF8.self)
    span = SourceSpan(start: marks[0], end: marks[marks.count - 1])
  }
}
