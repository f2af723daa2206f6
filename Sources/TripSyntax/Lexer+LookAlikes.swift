import TripText

/// Characters of word processors, phones and other keyboards that only look like ours.
extension Lexer {
  struct LookAlike {
    /// What is meant.
    var plain: String
    /// What it is, as in "a curly quote".
    var name: String
  }

  /// Returns what a character looks like, if it is none of ours.
  static func lookAlike(_ scalar: UnicodeScalar) -> LookAlike? {
    if scalar.value < 0xA0 { return nil }
    if let known = lookAlikes.first(where: { $0.scalars.unicodeScalars.contains(scalar) }) {
      return LookAlike(plain: known.plain, name: known.name)
    }
    if scalar.properties.generalCategory == .decimalNumber,
      let digit = scalar.properties.numericValue.flatMap({ Int(exactly: $0) })
    {
      return LookAlike(plain: String(digit), name: digitName(scalar))
    }
    if (0xFF01...0xFF5E).contains(scalar.value), let plain = UnicodeScalar(scalar.value - 0xFEE0) {
      return LookAlike(plain: String(plain), name: "a full-width character")
    }
    return nil
  }

  /// `a Thai digit`, from a name such as `THAI DIGIT FIVE`.
  private static func digitName(_ scalar: UnicodeScalar) -> String {
    if (0xFF10...0xFF19).contains(scalar.value) { return "a full-width digit" }
    let name = scalar.properties.name ?? ""
    guard let end = name.split(separator: " ").firstIndex(of: "DIGIT"), end > 0 else {
      return "a digit of another script"
    }
    let script = name.split(separator: " ")[..<end].map { word in
      word.split(separator: "-").map { $0.prefix(1) + $0.dropFirst().lowercased() }
        .joined(separator: "-")
    }
    let words = script.joined(separator: " ")
    return ("AEIOU".contains(words.prefix(1)) ? "an " : "a ") + words + " digit"
  }

  private static let lookAlikes: [(scalars: String, plain: String, name: String)] = [
    ("\u{201C}\u{201D}\u{201E}\u{201F}", "\"", "a curly quote"),
    ("\u{AB}\u{BB}", "\"", "an angle quote"),
    ("\u{300C}\u{300D}\u{300E}\u{300F}", "\"", "a corner bracket"),
    ("\u{FF02}", "\"", "a full-width quote"),
    ("\u{2018}\u{2019}\u{201A}\u{201B}\u{B4}", "'", "a curly apostrophe"),
    ("\u{2212}", "-", "a typographic minus"),
    ("\u{2013}\u{2014}", "-", "a dash"),
    ("\u{2010}\u{2011}", "-", "a typographic hyphen"),
    ("\u{FF0C}", ",", "a full-width comma"),
    ("\u{3001}", ",", "an ideographic comma"),
    ("\u{60C}", ",", "an Arabic comma"),
    ("\u{FE50}", ",", "a small comma"),
    ("\u{3002}", ".", "an ideographic full stop"),
    ("\u{2215}\u{2044}", "/", "a typographic stroke"),
    ("\u{22C5}\u{2217}", "*", "a typographic times sign"),
    ("\u{66A}", "%", "an Arabic percent sign"),
  ]
}
