extension Lexer {
  func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Decodes the scalar at `index`; the bytes are known to be UTF-8, and a stray one counts as itself.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(byte(index))
    func tail(_ offset: Int) -> UInt32? {
      index + offset < bytes.count && bytes[index + offset] & 0xC0 == 0x80
        ? UInt32(bytes[index + offset] & 0x3F) : nil
    }
    switch first {
    case 0xC2..<0xE0:
      if let a = tail(1) { return ((first & 0x1F) << 6 | a, 2) }
    case 0xE0..<0xF0:
      if let a = tail(1), let b = tail(2) { return ((first & 0x0F) << 12 | a << 6 | b, 3) }
    case 0xF0..<0xF5:
      if let a = tail(1), let b = tail(2), let c = tail(3) {
        return ((first & 0x07) << 18 | a << 12 | b << 6 | c, 4)
      }
    default:
      break
    }
    return (first, 1)
  }

  /// Whether a blank stands at `index`: space, tab, no-break and the other spaces of Unicode.
  func isBlank(at index: Int) -> Bool {
    let byte = byte(index)
    if byte < 0x80 { return byte == 0x20 || byte == 0x09 }
    switch scalar(at: index).value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Characters that show a line other than it is read.
  func isBidirectionalOverride(_ scalar: UInt32) -> Bool {
    scalar >= 0x202A && scalar <= 0x202E || scalar >= 0x2066 && scalar <= 0x2069
  }

  func isLineSeparator(_ scalar: UInt32) -> Bool { scalar == 0x2028 || scalar == 0x2029 }

  func isFullWidth(_ scalar: UInt32) -> Bool { scalar >= 0xFF01 && scalar <= 0xFF60 }
}
