import TripLedger
import TripText

/// Reads a script and everything that it includes.
package enum Evaluator {
  /// Evaluates a script; every fault is a diagnostic.
  ///
  /// - Parameters:
  ///   - name: the name that messages show.
  ///   - identity: the script's path with links resolved, so that no file includes it.
  /// - Complexity: O(*n*) in the size of the script, and the plans that its expectations ask for.
  package static func evaluate(
    name: String, identity: String? = nil, bytes: [UInt8], in surroundings: Surroundings
  ) -> Evaluation {
    var facts = WholeTripFacts()
    // The second reading knows what the first one learned; only a home that is implied by an
    // amount whose own currency hangs on home can take a third.
    var readings = 0
    while true {
      var interpreter = Interpreter(knowing: facts, in: surroundings)
      interpreter.read(name: name, identity: identity, bytes: bytes)
      let learned = interpreter.learnedFacts()
      readings += 1
      if learned == facts || !interpreter.mustReadAgain(having: learned) || readings == 4 {
        return interpreter.finish()
      }
      facts = learned
    }
  }
}
