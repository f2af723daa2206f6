/// What the program tells whoever called it.
package enum ExitStatus: Int32, Comparable, Sendable {
  case allWell = 0
  /// The script has errors, failed expectations or, where they count, warnings.
  case scriptIsWrong = 1
  /// The command line makes no sense, or a file cannot be read or written.
  case cannotRun = 2

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Makes the status that of the worse of two outcomes.
  mutating func worsen(to other: ExitStatus) {
    self = max(self, other)
  }
}
