import TripEngine
import TripLedger
import TripText

/// What a check keeps of a script.
struct CheckedScript {
  let identity: String?
  let includes: Set<String>
  let sources: SourceMap
  let diagnostics: [Diagnostic]
  let tally: Tally
  let billCount: Int
  let expectationCount: Int

  init(_ script: Script, diagnostics: [Diagnostic]) {
    let evaluation = script.evaluation
    identity = script.identity
    includes = Set(evaluation.includes)
    sources = evaluation.sources
    self.diagnostics = diagnostics
    tally = Tally(diagnostics)
    billCount = evaluation.trip.entries.count { $0.kind != .payment }
    expectationCount = evaluation.expectationCount
  }

  /// Returns the scripts that no other one includes, each once, in their order.
  ///
  /// Two that include each other are both whole: somebody has to say so.
  static func wholes(among scripts: [CheckedScript]) -> [CheckedScript] {
    var wholesOfPart: [String: [CheckedScript]] = [:]
    for script in scripts {
      for part in script.includes { wholesOfPart[part, default: []].append(script) }
    }
    var seen: Set<String> = []
    return scripts.filter { script in
      guard let identity = script.identity else { return true }
      let isPart = wholesOfPart[identity, default: []].contains { whole in
        whole.identity.map { !script.includes.contains($0) } ?? true
      }
      return !isPart && seen.insert(identity).inserted
    }
  }
}
