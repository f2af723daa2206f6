/// What is wrong at one place of a script, and what to write instead.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: UInt8, Sendable {
    /// The script has no meaning; no figures are printed.
    case error
    /// An `expect` that does not hold; figures are printed, the status is 1.
    case failure
    /// The script has a meaning, perhaps not the one that was meant.
    case warning
  }

  /// Another place that the message speaks of, such as the first of two declarations.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var span: SourceSpan

    package init(_ message: String, at span: SourceSpan) {
      self.message = message
      self.span = span
    }
  }

  package var severity: Severity
  /// A stable word such as `unknown-name`: programs and the reference use it, wording may improve.
  package var code: String
  package var message: String
  package var span: SourceSpan
  /// What to do about it, in a sentence; may hold line breaks.
  package var help: String?
  /// The whole mended line, where the mend is certain.
  package var mended: String?
  package var notes: [Note]

  package init(
    _ severity: Severity,
    code: String,
    _ message: String,
    at span: SourceSpan,
    help: String? = nil,
    mended: String? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.span = span
    self.help = help
    self.mended = mended
    self.notes = notes
  }
}
