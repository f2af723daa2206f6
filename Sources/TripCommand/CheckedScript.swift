import TripEngine
import TripLedger
import TripText

/// What a check says of a script.
struct CheckedScript {
  let sources: SourceMap
  let diagnostics: [Diagnostic]
  let tally: Tally
  let billCount: Int
  let expectationCount: Int

  init(_ script: Script, diagnostics: [Diagnostic]) {
    let evaluation = script.evaluation
    sources = evaluation.sources
    self.diagnostics = diagnostics
    tally = Tally(diagnostics)
    billCount = evaluation.trip.entries.count { $0.kind != .payment }
    expectationCount = evaluation.expectationCount
  }
}

extension Script {
  /// Returns the scripts that no other one includes, each once, in their order.
  ///
  /// Two that include each other are both whole: somebody has to say so.
  static func wholes(among scripts: [Script]) -> [Script] {
    let includes = scripts.map { Set($0.evaluation.includes) }
    var wholesOfPart: [String: [Int]] = [:]
    for (index, parts) in includes.enumerated() {
      for part in parts { wholesOfPart[part, default: []].append(index) }
    }
    var seen: Set<String> = []
    return scripts.indices.filter { index in
      guard let identity = scripts[index].identity else { return true }
      let isPart = wholesOfPart[identity, default: []].contains { whole in
        scripts[whole].identity.map { !includes[index].contains($0) } ?? true
      }
      return !isPart && seen.insert(identity).inserted
    }.map { scripts[$0] }
  }
}
