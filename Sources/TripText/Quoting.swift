/// Returns the text of a string as it was meant: the quotes around it are off, `\"` and `\\` are
/// what they stand for.
///
/// The bytes are the string as it stands in a script, quotes included.
package func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
  guard bytes.count >= 2 else { return "" }
  let content = bytes.dropFirst().dropLast()
  guard content.contains(0x5C) else { return String(decoding: content, as: UTF8.self) }
  var result: [UInt8] = []
  var isEscaped = false
  for byte in content {
    if byte == 0x5C, !isEscaped {
      isEscaped = true
    } else {
      result.append(byte)
      isEscaped = false
    }
  }
  return String(decoding: result, as: UTF8.self)
}
