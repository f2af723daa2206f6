package import TripLedger
package import TripMoney
import TripSyntax
package import TripText

/// A script that was read: its trip, what it asks, and everything that is wrong with it.
package struct Evaluation: Sendable {
  package internal(set) var sources: SourceMap
  package internal(set) var trip: Trip
  /// The books of the whole trip in its home currency; nil where the script has errors.
  package internal(set) var homeBooks: Books?
  /// Errors, failed expectations and warnings, in the order of the script.
  package internal(set) var diagnostics: [Diagnostic]
  /// The script's own commands, in order.
  package internal(set) var requests: [Request]
  package internal(set) var expectationCount: Int
  /// The files that it includes, with links resolved.
  package internal(set) var includes: [String]

  var words: Vocabulary
  var meanings: [Meaning]
  var facts: WholeTripFacts
  var history: History

  /// Whether the script has no meaning, so that it has no figures.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// A command that cannot be understood, with its messages.
  package struct CommandRefused: Error {
    package var diagnostics: [Diagnostic]
  }

  /// Reads a command as if it stood at the end of the script, such as `settle in JPY`.
  ///
  /// - Returns: the command, or why it is none; places are in the sources that are returned.
  package func command(
    _ text: String,
    today: Day
  ) -> (sources: SourceMap, result: Result<Command, CommandRefused>) {
    var sources = sources
    var interpreter = Interpreter(
      resuming: self,
      in: Surroundings(today: today) { _, _ in .unreadable("a command") }
    )
    do throws(SourceMap.TooLarge) {
      let file = try sources.add(name: "command line", bytes: Array(text.utf8))
      interpreter.sources = sources
      let command = interpreter.readCommand(sources.files[file])
      if let command, interpreter.diagnostics.isEmpty { return (sources, .success(command)) }
      return (sources, .failure(CommandRefused(diagnostics: interpreter.diagnostics)))
    } catch {
      return (sources, .failure(CommandRefused(diagnostics: [])))
    }
  }
}
