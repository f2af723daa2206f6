import TripReports
import TripText

/// Diagnostics as a run reports them.
struct Findings {
  /// How many of a kind are shown; the rest is counted.
  static let most = 20

  /// Each with its line and carets, and how many more there are.
  static func text(
    of diagnostics: [Diagnostic],
    in sources: SourceMap,
    on console: Console
  ) -> StyledText {
    let renderer = DiagnosticRenderer(width: max(console.looks.width, 60))
    var text = StyledText()
    var shown = Tally()
    var rest = Tally()
    for diagnostic in diagnostics {
      if shown.count(of: diagnostic.severity) < most {
        shown.add(diagnostic)
        text.append(renderer.render(diagnostic, in: sources))
      } else {
        rest.add(diagnostic)
      }
    }
    if let more = rest.words("more ") {
      text.append(console.marked("… and \(more)\n"), as: .faint)
    }
    return text
  }

  /// The list that `check --format json` gives.
  static func json(_ records: [DiagnosticRecord]) -> JSONValue {
    .array(
      records.map { record in
        [
          "file": .string(record.file),
          "line": .int(record.line),
          "column": .int(record.column),
          "endLine": .int(record.endLine),
          "endColumn": .int(record.endColumn),
          "severity": .string(record.severity),
          "code": .string(record.code),
          "message": .string(record.message),
          "help": JSONValue(record.help),
        ]
      }
    )
  }
}
