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
    tellAmountsOfPlan()
    var homeBooks: Books?
    if !diagnostics.contains(where: { $0.severity == .error }) {
      var auditor = Auditor(trip: trip)
      homeBooks = auditor.audit(checks)
      diagnostics += auditor.diagnostics + oddTerms(of: trip.entries.indices)
      if let homeBooks {
        let views = checks.compactMap(\.currency) + requests.compactMap(\.command.currency)
        diagnostics += Care(isMentioned: isMentioned, views: views).warnings(about: homeBooks)
      }
    }
    history.sort()
    var list = DiagnosticList()
    list.append(contentsOf: diagnostics)
    return Evaluation(
      sources: sources,
      trip: trip,
      homeBooks: homeBooks,
      diagnostics: list.inSourceOrder(),
      requests: requests,
      expectationCount: checks.count,
      includes: includes,
      words: words,
      meanings: meanings,
      facts: facts,
      history: history
    )
  }

  /// A name that is declared below its use is not a slip of the pen; and where nobody was declared
  /// yet, the message names everybody that it concerns.
  private mutating func explainNamesDeclaredBelow() {
    for index in diagnostics.indices {
      let diagnostic = diagnostics[index]
      guard diagnostic.code == "unknown-name" || diagnostic.code == "nobody-yet",
        let id = unknownNames[diagnostic.span], Int(id.index) < meanings.count
      else { continue }
      let declared: SourceSpan
      switch meanings[Int(id.index)] {
      case .none:
        if diagnostic.code == "nobody-yet" {
          diagnostics[index] = .nobodyYet(rosterExample, at: diagnostic.span)
        }
        continue
      case .person(let person): declared = trip[person].span
      case .group(let group): declared = trip.groups[group].span
      case .unit(let unit): declared = trip.units[unit].span
      }
      diagnostics[index] = .declaredBelow(
        words.names.text(of: id),
        at: diagnostic.span,
        declared: declared
      )
    }
  }

  /// The names that a script uses without a roster, as they would be declared.
  private var rosterExample: String {
    var names: [String] = []
    for id in namesBeforeRoster {
      let name = words.names.text(of: id)
      if !names.contains(name), names.count < 7 { names.append(name) }
    }
    let shown = names.prefix(6).map { Parser.written($0) }.joined(separator: ", ")
    return names.count == 1 || names.count > 6 ? shown + ", …" : shown
  }
}
