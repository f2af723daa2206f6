/// Shows a diagnostic with its source line and carets.
///
/// ```
/// tokyo.trip:12:18: error: nobody on this trip is called 'Maia'
///    12 | Me paid ¥900 for Maia, Leo
///       |                  ^^^^
///       = did you mean 'Mia'? Declare newcomers with: buddy Maia
/// ```
package struct DiagnosticRenderer: Sendable {
  /// The terminal cells that a source line and its line number may take together.
  package var width: Int

  package init(width: Int = 100) {
    self.width = width
  }

  /// Returns the lines of `diagnostic` and its notes, the last one ended by a newline, too.
  ///
  /// A span over several lines is marked to the end of its first.
  ///
  /// - Complexity: O(*n*) in the bytes of the span's line, whose characters are counted.
  package func render(_ diagnostic: Diagnostic, in map: SourceMap) -> StyledText {
    let spans = [diagnostic.span] + diagnostic.notes.map(\.span)
    let digits = spans.map { String(map.line(at: $0.start)).utf8.count }
    // One gutter for all lines, of five digits as long as these do.
    var page = Page(map: map, width: width, gutter: digits.reduce(5, max))
    let severity = diagnostic.severity
    page.show(diagnostic.message, at: diagnostic.span, as: severity.label, severity.role)
    if let help = diagnostic.help { page.advise(StyledText(help)) }
    if let mended = diagnostic.mended {
      page.advise(StyledText("write: ") + StyledText(mended.shown(onOneLine: true), as: .code))
    }
    for note in diagnostic.notes { page.show(note.message, at: note.span, as: "note", .heading) }
    return page.text
  }
}

/// The lines of one diagnostic, as they are written.
private struct Page {
  let map: SourceMap
  let width: Int
  /// The cells of a line number.
  let gutter: Int
  var text = StyledText()

  /// Adds a message with its place, the source line, and the carets.
  mutating func show(
    _ message: String,
    at span: SourceSpan,
    as label: String,
    _ role: StyledText.Role
  ) {
    let location = map.location(of: span.start)
    let name = map.files[location.file].name.shown(onOneLine: true)
    // What was only typed stands in no file.
    let isTyped = name.isEmpty
    if !isTyped { text.append("\(name):\(location.line):\(location.column): ") }
    text.append("\(label):", as: role)
    text.append(" \(message)\n")

    let line = map.lineSpan(containing: span.start)
    let bytes = map.bytes(in: line)
    let start = bytes.startIndex + Int(max(span.start, line.start) - line.start)
    let end = bytes.startIndex + Int(max(span.end, span.start, line.start) - line.start)
    let room = max(0, width) - gutter - " | ".utf8.count
    let excerpt = SourceExcerpt(of: bytes, marking: start..<end, width: room)
    let number = isTyped ? "" : "\(location.line)"
    text.append(number.rightAligned(to: gutter) + " |", as: .faint)
    text.append(excerpt.text.isEmpty ? "\n" : " \(excerpt.text)\n")
    text.append(String(repeating: " ", count: gutter) + " |", as: .faint)
    text.append(String(repeating: " ", count: excerpt.indent + 1))
    text.append(String(repeating: "^", count: excerpt.carets), as: role)
    text.append("\n")
  }

  /// Adds lines led by `=`, one for each of `advice`.
  mutating func advise(_ advice: StyledText) {
    let lead = StyledText(String(repeating: " ", count: gutter) + " = ", as: .faint)
    text.append(lead)
    for piece in advice.pieces {
      let lines = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 { text.append(StyledText("\n") + lead) }
        text.append(String(line), as: piece.role)
      }
    }
    text.append("\n")
  }
}

extension Diagnostic.Severity {
  fileprivate var label: String {
    switch self {
    case .error: "error"
    case .failure: "failed"
    case .warning: "warning"
    }
  }

  fileprivate var role: StyledText.Role {
    self == .warning ? .warning : .error
  }
}
