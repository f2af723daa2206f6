/// Holds a text to line ends as its only control characters.
func checkClean(_ text: String) {
  var last: UInt8 = 0
  for byte in text.utf8 {
    let isControl = byte < 0x20 && byte != 0x0A || byte == 0x7F || last == 0xC2 && byte < 0xA0
    precondition(!isControl, "a control character in the output")
    last = byte
  }
}
