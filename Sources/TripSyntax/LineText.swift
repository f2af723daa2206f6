package import TripText

/// A line of the script as it was written, to make a mended one from.
package struct LineText: Sendable {
  var bytes: ArraySlice<UInt8>
  var start: UInt32

  /// Creates a line whose first byte lies at `start` in the source map.
  package init(bytes: ArraySlice<UInt8>, start: UInt32) {
    self.bytes = bytes
    self.start = start
  }

  /// Where the line stands, without blanks at its edges.
  var span: SourceSpan {
    let blanks: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let first = bytes.prefix(while: blanks).count
    let last = bytes.reversed().prefix(while: blanks).count
    return SourceSpan(
      start: start + UInt32(truncatingIfNeeded: min(first, bytes.count - last)),
      end: start + UInt32(truncatingIfNeeded: bytes.count - last)
    )
  }

  /// The line as it was written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

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

extension LineText {
  /// Returns the line with typographic and full-width characters and the digits of other scripts
  /// made plain, outside of plain quotes.
  func withPlainPunctuation() -> String {
    var result = String.UnicodeScalarView()
    var isQuoted = false
    var lacksBlank = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted, result.last == ",", lacksBlank, !scalar.properties.isWhitespace {
        result.append(" ")
      }
      lacksBlank = false
      if !isQuoted, let plain = Lexer.lookAlike(scalar) {
        result.append(contentsOf: plain.plain.unicodeScalars)
        // A comma of full width brings its blank along.
        lacksBlank = plain.plain == ","
      } else {
        result.append(scalar)
      }
    }
    return String(result).trimmingBlanks()
  }

  /// Returns the line with what `isRefused` picks replaced, outside of plain quotes.
  func replacing(_ isRefused: (Character) -> Bool, with plain: String) -> String {
    var result = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, isRefused(character) { result += plain } else { result.append(character) }
    }
    return result.trimmingBlanks()
  }

  /// Returns the line with single quotes around texts made double; those inside words stay.
  func withDoubleQuotes() -> String {
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      let isInside = (before.isLetter || before.isNumber) && (after.isLetter || after.isNumber)
      result.append(character == "'" && !isInside ? "\"" : character)
    }
    return result.trimmingBlanks()
  }

  /// Returns the line with `paid` in place of an arrow.
  func withoutArrows() -> String {
    var result = ""
    for character in text {
      switch character {
      case ">", "→", "⇒", "➔", "➜":
        // The shaft of an arrow of two characters, and blanks around it.
        while let last = result.last, "-=– ".contains(last) { result.removeLast() }
        result += " paid "
      case " " where result.last == " ": break
      default: result.append(character)
      }
    }
    return result.trimmingBlanks()
  }

  /// Whether nothing but a number stands before the span: `1)`.
  func isNumbered(before span: SourceSpan) -> Bool {
    let before = bytes[..<offset(of: span.start)].drop { $0 == 0x20 || $0 == 0x09 }
    return !before.isEmpty && before.count <= 4 && before.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// What stands from the first letter of the line to the end of the span.
  func start(through span: SourceSpan) -> SourceSpan {
    SourceSpan(start: self.span.start, end: span.end)
  }

  func text(through span: SourceSpan) -> String {
    String(decoding: bytes[..<offset(of: span.end)], as: UTF8.self).trimmingBlanks()
  }

  func text(after span: SourceSpan) -> String {
    String(decoding: bytes[offset(of: span.end)...], as: UTF8.self).trimmingBlanks()
  }

  /// Whether only blanks stand before the span.
  func isFirst(_ span: SourceSpan) -> Bool {
    let end = offset(of: span.start)
    return bytes[..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether the text in the span, which reaches to the end of the line, is all that is missing a
  /// quote: no clause of a bill follows inside of it.
  func endsInSpan(_ span: SourceSpan) -> Bool {
    let text = String(decoding: bytes[offset(of: span.start)...], as: UTF8.self)
    let words = text.split(separator: " ").map { $0.lowercased() }
    return !words.contains {
      ["for", "on", "fee", "each", "{", "="].contains($0) || $0.hasPrefix("#")
    }
  }
}
