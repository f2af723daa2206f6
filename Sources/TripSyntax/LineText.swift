package import TripText

/// A line of the script as it was written, to make a mended one from.
package struct LineText: Sendable {
  var bytes: ArraySlice<UInt8>
  var start: UInt32

  /// Returns the line with the text at `span` replaced, without blanks at its edges.
  package func replacing(_ span: SourceSpan, with text: String) -> String {
    replacing([(span, text)])
  }

  /// Returns the line with the texts at several places replaced; the places do not overlap.
  package func replacing(_ changes: [(span: SourceSpan, text: String)]) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    for change in changes.sorted(by: { $0.span.start < $1.span.start }) {
      let lower = offset(of: change.span.start)
      let upper = max(lower, offset(of: change.span.end))
      if lower > index { result += bytes[index..<lower] }
      result += Array(change.text.utf8)
      index = max(index, upper)
    }
    result += bytes[index...]
    let text = String(decoding: result, as: UTF8.self)
    return text.trimmingBlanks()
  }

  private func offset(of place: UInt32) -> Int {
    let distance = place >= start ? Int(place - start) : 0
    return min(bytes.startIndex + distance, bytes.endIndex)
  }
}

extension String {
  /// The text without blanks at its edges.
  func trimmingBlanks() -> String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

extension LineText {
  /// Returns the line with curly quotes, long hyphens and full-width punctuation made plain,
  /// outside of plain quotes.
  func withPlainPunctuation() -> String {
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if let plain = Lexer.lookAlikes[scalar.value] {
        result += plain
      } else if scalar.value >= 0xFF01, scalar.value <= 0xFF5E,
        let plain = UnicodeScalar(scalar.value - 0xFEE0)
      {
        result.unicodeScalars.append(plain)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result.trimmingBlanks()
  }
}
