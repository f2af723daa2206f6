import TripText

extension SourceMap {
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
