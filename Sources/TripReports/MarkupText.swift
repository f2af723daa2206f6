import TripText

/// XML and HTML as it is written: elements are ours, everything else is escaped.
struct MarkupText {
  private(set) var text = ""

  /// Adds the start of an element, such as `<g class="bar">`.
  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    tag(name, attributes)
    text += ">"
  }

  /// Adds an element that holds nothing, as XML writes it.
  mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    tag(name, attributes)
    text += "/>"
  }

  mutating func close(_ name: String) {
    text += "</\(name)>"
  }

  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ content: String
  ) {
    open(name, attributes)
    add(content)
    close(name)
  }

  mutating func element(_ name: String, _ content: String) {
    element(name, [:], content)
  }

  /// Adds text, escaped; invisible characters come out as escapes of their own.
  mutating func add(_ content: String) {
    text += Self.escaped(content.shown())
  }

  mutating func breakLine() {
    text += "\n"
  }

  /// Adds markup as it is: only for what this program made.
  mutating func add(raw markup: String) {
    text += markup
  }

  private mutating func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "<\(name)"
    for (name, value) in attributes {
      text += " \(name)=\"\(Self.escaped(value.shown(onOneLine: true)))\""
    }
  }

  /// Returns the text with the characters that markup is made of as references.
  ///
  /// By scalars: a mark after `<` would make it another character, and yet a tag. What XML does not
  /// allow at all becomes U+FFFD.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0xEF:
      true
    default: false
    }
  }
}
