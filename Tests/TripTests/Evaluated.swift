import TripEngine
import TripLedger
import TripMoney
import TripText

/// What the product makes of a script.
struct Evaluated {
  let evaluation: Evaluation

  /// Reads the script's files, by their names, from `main.trip` on.
  init(_ files: [String: String]) {
    self.init(bytes: Array((files[ScriptWriter.main] ?? "").utf8), including: files)
  }

  /// Reads a script that may include further files, by their names.
  init(bytes: [UInt8], including files: [String: String] = [:]) {
    let surroundings = Surroundings(today: Day(number: 20_729)) { path, _ in
      if path.hasPrefix("../") { return .outside }
      return files[path].map { .text(name: path, identity: path, bytes: Array($0.utf8)) }
        ?? .unreadable("there is none")
    }
    evaluation = Evaluator.evaluate(
      name: ScriptWriter.main,
      identity: ScriptWriter.main,
      bytes: bytes,
      in: surroundings
    )
  }

  init(_ script: String) {
    self.init([ScriptWriter.main: script])
  }

  var trip: Trip { evaluation.trip }

  /// Errors and failed expectations, as people see them; nil where there are none.
  var faults: String? {
    let faults = evaluation.diagnostics.filter { $0.severity != .warning }
    return faults.isEmpty ? nil : shown(faults)
  }

  func shown(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map {
      PlainRenderer().render(DiagnosticRenderer().render($0, in: evaluation.sources))
    }
    .joined()
  }

  func currency(_ code: String?) -> CurrencyID? {
    code.flatMap { trip.currencies.currency(code: $0) }
  }

  /// The books in a currency, by default home's.
  func books(in code: String? = nil) throws -> Books {
    try Books(of: trip, in: code.map { currency($0) } ?? trip.home)
  }

  /// The plan in a currency, by default home's.
  func settlement(in code: String? = nil) throws -> Settlement {
    Settlement(of: try books(in: code))
  }
}
