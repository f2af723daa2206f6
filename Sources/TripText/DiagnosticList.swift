/// The diagnostics of a run, collected in any order and given back in that of the source.
package struct DiagnosticList: Sendable {
  private var diagnostics: [Diagnostic] = []
  private var errorSpans: Set<SourceSpan> = []
  private var counts: [Diagnostic.Severity: Int] = [:]

  package init() {}

  /// Adds `diagnostic`, abridged, unless it is an error and its very span has one: that is a follow-on.
  ///
  /// - Complexity: O(1) on average.
  package mutating func append(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error, !errorSpans.insert(diagnostic.span).inserted { return }
    diagnostics.append(diagnostic.abridged)
    counts[diagnostic.severity, default: 0] += 1
  }

  package mutating func append(contentsOf others: [Diagnostic]) {
    for diagnostic in others { append(diagnostic) }
  }

  /// Whether the script has no meaning.
  ///
  /// - Complexity: O(1).
  package var hasErrors: Bool { !errorSpans.isEmpty }

  package var isEmpty: Bool { diagnostics.isEmpty }

  package var count: Int { diagnostics.count }

  /// Returns how many diagnostics of `severity` there are.
  ///
  /// - Complexity: O(1).
  package func count(of severity: Diagnostic.Severity) -> Int { counts[severity, default: 0] }

  /// Returns the diagnostics by file, in the order in which files were read, then by their start.
  ///
  /// Those that start together stay in the order in which they came.
  ///
  /// - Complexity: O(*n* log *n*).
  package func inSourceOrder() -> [Diagnostic] {
    // Files lie one after the other in the space of offsets, and `sorted` is stable.
    diagnostics.sorted { $0.span.start < $1.span.start }
  }
}
