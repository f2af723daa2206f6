import TripLedger
import TripMoney
import TripSyntax
import TripText

extension Interpreter {
  /// Closes the reading: what is left out for want of a rate is told, and expectations are tried.
  consuming func finish() -> Evaluation {
    let facts = learnedFacts()
    trip.home = facts.home
    explainNamesDeclaredBelow()
    var homeBooks: Books?
    if !diagnostics.contains(where: { $0.severity == .error }) {
      var auditor = Auditor(trip: trip)
      homeBooks = auditor.audit(checks)
      diagnostics += auditor.diagnostics
      if let homeBooks {
        let views = checks.compactMap(\.currency) + requests.compactMap(\.command.currency)
        diagnostics += Care(isMentioned: isMentioned, views: views).warnings(about: homeBooks)
      }
    }
    history.sort()
    var list = DiagnosticList()
    list.append(contentsOf: diagnostics)
    return Evaluation(
      sources: sources, trip: trip, homeBooks: homeBooks, diagnostics: list.inSourceOrder(),
      requests: requests, expectationCount: checks.count, includes: includes, words: words,
      meanings: meanings, facts: facts, history: history)
  }

  /// A name that is declared below its use is not a slip of the pen.
  private mutating func explainNamesDeclaredBelow() {
    for index in diagnostics.indices {
      guard let id = unknownNames[diagnostics[index].span],
        diagnostics[index].code == "unknown-name" || diagnostics[index].code == "nobody-yet",
        Int(id.index) < meanings.count
      else { continue }
      let declared: SourceSpan
      switch meanings[Int(id.index)] {
      case .none: continue
      case .person(let person): declared = trip[person].span
      case .group(let group): declared = trip.groups[group].span
      case .unit(let unit): declared = trip.units[unit].span
      }
      diagnostics[index] = .declaredBelow(
        words.names.text(of: id), at: diagnostics[index].span, declared: declared)
    }
  }
}
