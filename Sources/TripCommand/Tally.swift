import TripText

/// How many diagnostics of each kind there are.
struct Tally: Hashable {
  var errors = 0
  var failures = 0
  var warnings = 0

  init() {}

  init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  mutating func add(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: errors += 1
    case .failure: failures += 1
    case .warning: warnings += 1
    }
  }

  static func + (left: Tally, right: Tally) -> Tally {
    var sum = left
    sum.errors += right.errors
    sum.failures += right.failures
    sum.warnings += right.warnings
    return sum
  }

  /// What they mean for the exit status; warnings count where the check is strict.
  func status(isStrict: Bool) -> ExitStatus {
    errors + failures > 0 || isStrict && warnings > 0 ? .scriptIsWrong : .allWell
  }

  func count(of severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: errors
    case .failure: failures
    case .warning: warnings
    }
  }

  /// The kinds that there are, in words, each led by `lead`: `2 errors, 1 failed expectation`.
  func words(_ lead: String = "") -> String? {
    let kinds = [(errors, "error"), (failures, "failed expectation"), (warnings, "warning")]
    let words = kinds.filter { $0.0 > 0 }.map { counted($0, lead + $1) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// Returns a number and what it counts: `1 trip`, `0 trips`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
