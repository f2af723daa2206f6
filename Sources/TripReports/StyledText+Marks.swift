import TripText

extension StyledText {
  /// Returns the text on one line, as it may be shown: nothing invisible of what people wrote is left.
  ///
  /// In ASCII, so are the marks that are ours (arrows, ellipses); names stay as they are.
  func prepared(isASCII: Bool = false) -> StyledText {
    if !isASCII, narrowCells >= 0 { return self }
    var shown = StyledText()
    forEachPiece { range, role in
      let line = text(in: range).shown(onOneLine: true)
      shown.append(isASCII && role != .name ? Self.plain(line) : line, as: role)
    }
    return shown
  }

  /// The text as it may be shown on one line, without its roles.
  var shownOnOneLine: String { prepared().text }

  /// Returns the text with ASCII in the place of the marks that are ours.
  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "→": plain += "->"
      case "…": plain += "..."
      case "–": plain += "-"
      case "≈": plain += "~"
      case "×": plain += "x"
      case "÷": plain += "/"
      case "\u{A0}", "\u{202F}": plain += " "
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
