/// Renders text for a terminal, with the escape codes of ECMA-48.
///
/// Only the eight basic colours, which every theme makes readable, and bold and faint are used.
package struct ANSIRenderer: TextRenderer {
  package init() {}

  package func write(_ text: StyledText, to output: inout [UInt8]) {
    text.forEachPiece { range, role in
      let shown = text.text(in: range).shown()
      guard let style = Self.style(of: role) else {
        output += shown.utf8
        return
      }
      // A pager shows line by line, so a style ends with its line.
      var rest = shown[...]
      while let end = rest.utf8.firstIndex(of: 0x0A) {
        output += Self.styled(rest[..<end], style).utf8
        output.append(0x0A)
        rest = rest[rest.utf8.index(after: end)...]
      }
      output += Self.styled(rest, style).utf8
    }
  }

  private static func styled(_ line: Substring, _ style: String) -> String {
    line.isEmpty ? "" : "\u{1B}[\(style)m\(line)\u{1B}[0m"
  }

  /// The parameters of "select graphic rendition" for a role, or nil for the terminal's own looks.
  private static func style(of role: StyledText.Role) -> String? {
    switch role {
    case .plain, .amount: nil
    case .name, .heading: "1"
    case .faint: "2"
    case .owed, .success: "32"
    case .owing: "31"
    case .category: "35"
    case .code: "36"
    case .error: "1;31"
    case .warning: "1;33"
    }
  }
}
