import Foundation

/// Blanks, commas, capitals and comments, as people type them.
extension ScriptGenerator {
  func percent(_ noise: Int) -> Int { options.hasNoise ? noise : 0 }

  /// A keyword in one of the cases that it may have.
  mutating func keyword(_ word: String) -> String {
    if !random.chance(percent(12)) { return word }
    return random.chance(50) ? word.capitalized : word.uppercased()
  }

  mutating func blank() -> String {
    if !random.chance(percent(10)) { return " " }
    return random.pick(["  ", "\t", "\u{A0}", " \t ", "\u{3000}", "\u{2003}"])
  }

  /// The words that are there, with blanks between.
  mutating func words(_ parts: [String?]) -> String {
    var text = ""
    for part in parts.compactMap(\.self) where !part.isEmpty {
      if !text.isEmpty { text += blank() }
      text += part
    }
    return text
  }

  /// A list of people, with commas, `and`, and line ends behind either.
  mutating func list(_ parts: [String]) -> String {
    var text = parts[0]
    for part in parts.dropFirst() {
      text += separator()
      text += part
    }
    return text
  }

  private mutating func separator() -> String {
    guard options.hasNoise else { return ", " }
    switch random.int(0...19) {
    case 0: return ","
    case 1: return " , "
    case 2, 3: return " \(keyword("and")) "
    case 4: return ", \(keyword("and")) "
    case 5: return ",\(lineEnd)  "
    case 6: return ",\(lineEnd)\(lineEnd)\t"
    case 7: return ", # note\(lineEnd)  "
    case 8: return ",\(lineEnd)# note, and more\(lineEnd)"
    case 9: return " \(keyword("and"))\(lineEnd)"
    default: return ", "
    }
  }

  /// A comment behind a statement, or nothing.
  mutating func comment() -> String {
    guard random.chance(percent(12)) else { return random.chance(percent(5)) ? "  " : "" }
    return random.pick([
      " # note", "\t# a \"quote, and {", " ## twice", " #", "  # 日本 🐻", " # 50 #food", " # «x» ",
    ])
  }

  /// Sometimes a line with nothing but a comment, or nothing at all.
  mutating func addFiller() {
    guard random.chance(percent(20)) else { return }
    let text = random.pick([
      "", "", "   ", "\t", "# note", "#food", "  # \"", "#!/usr/bin/env quits",
    ])
    written.lines.append(GeneratedScript.Line(kind: .filler, text: text))
  }

  mutating func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  mutating func dayText() -> String {
    "2026-" + random.pick(["09", "10"]) + "-" + random.pick(["01", "07", "15", "28", "30"])
  }
}
