import TripText

extension SourceMap {
  /// Adds what a quoted text says.
  func appendUnquoted(_ span: SourceSpan, to text: inout StyledText) {
    let bytes = bytes(in: span)
    // What is in quotes without an escape is copied as it is.
    let inside = bytes.dropFirst().dropLast()
    var isPlain = bytes.count >= 2 && bytes.first == 0x22 && bytes.last == 0x22
    for byte in inside where byte == UInt8(ascii: "\\") { isPlain = false }
    if isPlain { text.append(utf8: inside) } else { text.append(unquoted(span)) }
  }

  /// Returns what a quoted text says: without its quotes, `\"` and `\\` undone.
  func unquoted(_ span: SourceSpan) -> String {
    var bytes = bytes(in: span)
    let quote = UInt8(ascii: "\"")
    guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else {
      return String(decoding: bytes, as: UTF8.self)
    }
    bytes = bytes.dropFirst().dropLast()
    let backslash = UInt8(ascii: "\\")
    guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if byte == backslash, !isEscaped {
        isEscaped = true
      } else {
        text.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
