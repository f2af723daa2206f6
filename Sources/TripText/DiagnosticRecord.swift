/// A diagnostic in plain values, as programs read it: what its JSON holds.
package struct DiagnosticRecord: Hashable, Sendable {
  package var file: String
  /// Lines and columns count from 1, columns in characters (grapheme clusters).
  package var line: Int
  package var column: Int
  package var endLine: Int
  /// The column after the last character, equal to `column` for an empty span.
  package var endColumn: Int
  /// `error`, `failure` or `warning`.
  package var severity: String
  package var code: String
  package var message: String
  /// What to do about it; a mended line is its last line, led by `write: `.
  package var help: String?

  /// Works out the places of `diagnostic` in `map`.
  ///
  /// - Complexity: O(*n*) in the bytes of the lines before the span's two ends.
  package init(_ diagnostic: Diagnostic, in map: SourceMap) {
    let start = map.location(of: diagnostic.span.start)
    let fileEnd = map.files[start.file].span.end
    let end = map.location(of: min(max(diagnostic.span.end, diagnostic.span.start), fileEnd))
    file = map.files[start.file].name
    (line, column) = (start.line, start.column)
    (endLine, endColumn) = (end.line, end.column)
    severity =
      switch diagnostic.severity {
      case .error: "error"
      case .failure: "failure"
      case .warning: "warning"
      }
    code = diagnostic.code
    message = diagnostic.message
    let parts = [diagnostic.help, diagnostic.mended.map { "write: \($0)" }].compactMap(\.self)
    help = parts.isEmpty ? nil : parts.joined(separator: "\n")
  }
}
