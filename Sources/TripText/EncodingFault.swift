/// Why bytes are not the UTF-8 that a script is written in; `offset` counts their bytes from 0.
package enum EncodingFault: Hashable, Sendable {
  /// The first byte that belongs to no well-formed character.
  case invalidUTF8(offset: Int)
  /// The text is UTF-16, by its mark or by its NULs.
  case utf16(offset: Int)
}

/// Returns the first fault that keeps `bytes` from being UTF-8, or nil.
///
/// UTF-16 is told by a mark at the start, or by NULs in every other place there; a NUL here and
/// there is valid UTF-8 and left to the lexer.
///
/// - Complexity: O(*n*), without an allocation.
package func utf8Fault(in bytes: [UInt8]) -> EncodingFault? {
  if looksLikeUTF16(bytes) { return .utf16(offset: 0) }
  let count = bytes.count
  var position = 0
  while true {
    position = endOfASCII(in: bytes.span, from: position)
    if position == count { return nil }
    guard let length = utf8ScalarLength(at: position, in: bytes[...]) else {
      return .invalidUTF8(offset: position)
    }
    position += length
  }
}

private func endOfASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
  var position = start
  // Scripts are nearly all ASCII: eight bytes pass one test.
  while position + 8 <= bytes.count,
    bytes[position] | bytes[position + 1] | bytes[position + 2] | bytes[position + 3]
      | bytes[position + 4] | bytes[position + 5] | bytes[position + 6] | bytes[position + 7]
      < 0x80
  {
    position += 8
  }
  while position < bytes.count, bytes[position] < 0x80 { position += 1 }
  return position
}

/// Returns the number of bytes of the well-formed scalar at `position`, or nil at a fault or the end.
///
/// After table 3-7 of the Unicode standard: no overlong form, no surrogate, nothing past U+10FFFF.
func utf8ScalarLength(at position: Int, in bytes: ArraySlice<UInt8>) -> Int? {
  guard position < bytes.endIndex else { return nil }
  let second: ClosedRange<UInt8>
  let length: Int
  switch bytes[position] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
  case 0xE0: (second, length) = (0xA0...0xBF, 3)
  case 0xED: (second, length) = (0x80...0x9F, 3)
  case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
  case 0xF0: (second, length) = (0x90...0xBF, 4)
  case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
  case 0xF4: (second, length) = (0x80...0x8F, 4)
  default: return nil
  }
  guard length <= bytes.endIndex - position, second.contains(bytes[position + 1]) else {
    return nil
  }
  for index in (position + 2)..<(position + length)
  where !(0x80...0xBF).contains(bytes[index]) {
    return nil
  }
  return length
}

private func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
  // A script begins with ASCII: its words, blanks and digits each leave a NUL in UTF-16.
  var pairs = 0
  var nulFirst = 0
  var nulSecond = 0
  for first in stride(from: 0, to: min(bytes.count, 256) - 1, by: 2) {
    pairs += 1
    if bytes[first] == 0 { nulFirst += 1 }
    if bytes[first + 1] == 0 { nulSecond += 1 }
  }
  let most = max(nulFirst, nulSecond)
  return min(nulFirst, nulSecond) == 0 && most >= 2 && most > pairs / 2
}
