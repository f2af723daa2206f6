extension JSONValue {
  /// The value as JSON text, with a line end after it: the same bytes for the same value.
  ///
  /// What holds nothing but scalars, or is an array of one such value, stays on one line; anything
  /// else has a line for each of its values, two spaces deeper. So a person, a transfer or a line
  /// left out is one line in a diff.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var text: String {
    var text = ""
    write(to: &text, indent: 0)
    text += "\n"
    return text
  }

  private var isScalar: Bool {
    switch self {
    case .null, .bool, .int, .string: true
    case .array, .object: false
    }
  }

  private var isFlat: Bool {
    switch self {
    case .null, .bool, .int, .string: true
    case .array(let elements):
      elements.allSatisfy(\.isScalar) || elements.count == 1 && elements[0].isFlatObject
    case .object: isFlatObject
    }
  }

  private var isFlatObject: Bool {
    guard case .object(let members) = self else { return false }
    return members.allSatisfy(\.value.isScalar)
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, isFlat: isFlat, in: ("[", "]"), indent, &text) {
        $0.write(to: &$1, indent: $2)
      }
    case .object(let members):
      Self.write(members, isFlat: isFlat, in: ("{", "}"), indent, &text) {
        Self.write($0.name, to: &$1)
        $1 += ": "
        $0.value.write(to: &$1, indent: $2)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    isFlat: Bool,
    in marks: (open: String, close: String),
    _ indent: Int,
    _ text: inout String,
    element write: (Element, inout String, Int) -> Void
  ) {
    let deeper = indent + 2
    text += marks.open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { breakLine(&text, indent: deeper) }
      write(element, &text, deeper)
    }
    if !isFlat { breakLine(&text, indent: indent) }
    text += marks.close
  }

  private static func breakLine(_ text: inout String, indent: Int) {
    text += "\n"
    text += String(repeating: " ", count: indent)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most strings are names and amounts in which nothing is escaped: copied whole, which is faster.
    guard string.utf8.contains(where: { !isPlain($0) }) else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where isEscaped(scalar): appendEscape(of: scalar, to: &text)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case 0x20...0x7E: true
    default: false
    }
  }

  /// Beyond what JSON asks for: what ends a line in JavaScript, and what could drive a terminal or
  /// turn the reading direction of the text around it.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func appendEscape(of scalar: Unicode.Scalar, to text: inout String) {
    // Everything escaped lies in the basic plane, so four digits hold it.
    let digits = String(scalar.value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
