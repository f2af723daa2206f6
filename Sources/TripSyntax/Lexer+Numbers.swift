import TripMoney
import TripText

extension Lexer {
  /// A number with the marks inside it, or a day; what the marks mean is for `Numeral` to say.
  mutating func lexNumber(into tokens: inout [Token]) {
    let start = position
    if let end = endOfDate(from: start) {
      position = end
      tokens.append(Token(kind: .date, span: span(start, end)))
      return
    }
    var end = endOfDigits(from: start)
    while let next = endOfMark(at: end) { end = endOfDigits(from: next) }
    // `5.` is a slip that the message about decimals explains best.
    if byte(end) == 0x2E, end > start { end += 1 }
    position = end
    tokens.append(Token(kind: .number, span: span(start, end)))
  }

  private func endOfDigits(from start: Int) -> Int {
    let bytes = bytes.span
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return end
  }

  /// Returns the offset of the digit behind a mark that may stand inside a number.
  private func endOfMark(at index: Int) -> Int? {
    switch byte(index) {
    case 0x2E, 0x2C, 0x27, 0x5F:
      return isDigit(byte(index + 1)) ? index + 1 : nil
    case 0x20:
      guard case .space = numbers else { return nil }
      return isGroup(at: index + 1) ? index + 1 : nil
    case 0xC2, 0xE2:
      let (value, length) = scalar(at: index)
      let isGroupBlank = value == 0xA0 || value == 0x2009 || value == 0x202F || value == 0x2019
      return isGroupBlank && isGroup(at: index + length) ? index + length : nil
    default:
      return nil
    }
  }

  /// Whether just three digits stand at `index`.
  private func isGroup(at index: Int) -> Bool {
    (0..<3).allSatisfy { isDigit(byte(index + $0)) } && !isDigit(byte(index + 3))
  }

  /// Four digits, one or two, one or two, with hyphens between and nothing that goes on.
  private func endOfDate(from start: Int) -> Int? {
    guard (0..<4).allSatisfy({ isDigit(byte(start + $0)) }) else { return nil }
    var index = start + 4
    for _ in 0..<2 {
      guard byte(index) == 0x2D, isDigit(byte(index + 1)) else { return nil }
      index += 2
      if isDigit(byte(index)) { index += 1 }
    }
    return isDigit(byte(index)) ? nil : index
  }

  /// The decimals of `½`, `¼` and `¾`.
  static let decimals: [UInt32: String] = [0xBD: "5", 0xBC: "25", 0xBE: "75"]

  /// Refuses `12½`, whose last character stands at `index`.
  mutating func refuse(decimals: String, at index: Int) {
    var start = index
    while start > 0, isDigit(bytes[start - 1]) { start -= 1 }
    let isWhole = start == 0 || ![0x2E, 0x2C, 0x27, 0x5F].contains(bytes[start - 1])
    let place = span(start, position)
    let plain =
      String(decoding: bytes[start..<index], as: UTF8.self) + String(numbers.decimalMark) + decimals
    refuse(
      .fraction(
        String(decoding: bytes[start..<position], as: UTF8.self),
        at: place,
        mended: isWhole ? lineOfFault(at: index).replacing(place, with: plain) : nil
      )
    )
  }
}
