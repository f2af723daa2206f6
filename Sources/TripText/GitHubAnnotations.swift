/// Writes diagnostics as the workflow commands that GitHub shows beside the lines of a change.
package enum GitHubAnnotations {
  /// Returns `::error file=…,line=…,col=…,endLine=…,endColumn=…,title=…::…`, without a newline.
  ///
  /// A failed expectation is an `error`; help follows the message in lines of its own.
  package static func annotation(for diagnostic: Diagnostic, in map: SourceMap) -> String {
    let record = DiagnosticRecord(diagnostic, in: map)
    let command = diagnostic.severity == .warning ? "warning" : "error"
    let properties = [
      ("file", record.file), ("line", "\(record.line)"), ("col", "\(record.column)"),
      ("endLine", "\(record.endLine)"), ("endColumn", "\(record.endColumn)"),
      ("title", record.code),
    ]
    let list = properties.map { "\($0)=\(escaped($1, alsoPunctuation: true))" }
    let message = [record.message, record.help].compactMap(\.self).joined(separator: "\n")
    return "::\(command) \(list.joined(separator: ","))::\(escaped(message))"
  }

  /// Escapes what would end the command or, in a property, the property.
  private static func escaped(_ text: String, alsoPunctuation: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25".unicodeScalars
      case "\r": result += "%0D".unicodeScalars
      case "\n": result += "%0A".unicodeScalars
      case ":" where alsoPunctuation: result += "%3A".unicodeScalars
      case "," where alsoPunctuation: result += "%2C".unicodeScalars
      default: result.append(scalar)
      }
    }
    return String(result).shown(onOneLine: true)
  }
}
