import TripLedger
import TripText

/// Reads a script and everything that it includes.
package enum Evaluator {
  /// Evaluates a script; every fault is a diagnostic.
  ///
  /// Messages show the name; the identity is the script's path with links resolved, so that no file
  /// includes it.
  ///
  /// - Complexity: O(*n*) in the size of the script, and the plans that its expectations ask for.
  package static func evaluate(
    name: String,
    identity: String? = nil,
    bytes: [UInt8],
    in surroundings: Surroundings
  ) -> Evaluation {
    read(name: name, identity: identity, bytes: bytes, in: surroundings).finish()
  }

  /// Reads a script as often as it takes; `room` is how much its text may grow afterwards.
  static func read(
    name: String,
    identity: String?,
    bytes: [UInt8],
    room: Int = 0,
    in surroundings: Surroundings
  ) -> Interpreter {
    var facts = WholeTripFacts()
    // The second reading knows what the first one learned; only a home that is implied by an
    // amount whose own currency hangs on home can take a third.
    var readings = 0
    while true {
      var interpreter = Interpreter(knowing: facts, in: surroundings)
      interpreter.read(name: name, identity: identity, bytes: bytes, room: room)
      let learned = interpreter.learnedFacts()
      readings += 1
      if learned == facts || !interpreter.mustReadAgain(having: learned) || readings == 4 {
        return interpreter
      }
      facts = learned
    }
  }
}
