package import TripLedger
import TripSyntax
import TripText

extension Session.Refusal {
  /// Cuts out of a whole trip what its messages speak of, so that nobody holds on to the rest.
  ///
  /// `typed` are the places of what was typed: a message there shows no file and line.
  init(_ diagnostics: [Diagnostic], in sources: SourceMap, typed: [SourceSpan]) {
    var cuts = Cuts(sources: sources, typed: typed)
    self.diagnostics = diagnostics.map { cuts.moved($0) }
    self.sources = cuts.result
  }

  /// The refusal of what was to take a bill's place, as it is said at a prompt.
  package func ofEdit(in trip: Trip) -> Self {
    let name = trip.people.first.map { Parser.written($0.name) } ?? "Anna"
    var refusal = self
    refusal.diagnostics = diagnostics.map { diagnostic in
      diagnostic.code == "prompt-command"
        ? .promptCommandInEdit(sources.text(in: diagnostic.span), by: name, at: diagnostic.span)
        : diagnostic
    }
    return refusal
  }

  private struct Cuts {
    let sources: SourceMap
    let typed: [SourceSpan]
    var result = SourceMap()
    /// Where pieces that were cut out already begin, before and now.
    private var known: [(span: SourceSpan, base: UInt32)] = []

    init(sources: SourceMap, typed: [SourceSpan]) {
      self.sources = sources
      self.typed = typed
    }

    mutating func moved(_ diagnostic: Diagnostic) -> Diagnostic {
      var diagnostic = diagnostic
      diagnostic.span = moved(diagnostic.span)
      for index in diagnostic.notes.indices {
        diagnostic.notes[index].span = moved(diagnostic.notes[index].span)
      }
      return diagnostic
    }

    private mutating func moved(_ span: SourceSpan) -> SourceSpan {
      let lines = piece(around: span)
      let base: UInt32
      if let old = known.first(where: { $0.span == lines }) {
        base = old.base
      } else {
        let isTyped = typed.contains { $0.start <= span.start && span.start <= $0.end }
        let file = sources.files[sources.file(at: span.start)]
        do throws(SourceMap.TooLarge) {
          let index = try result.add(
            name: isTyped ? "" : file.name,
            bytes: Array(sources.bytes(in: lines)),
            firstLine: sources.line(at: lines.start)
          )
          base = result.files[index].base
        } catch {
          // Some lines of a text that fits are never more than all of it.
          return span
        }
        known.append((lines, base))
      }
      let start = base + (max(span.start, lines.start) - lines.start)
      return SourceSpan(start: start, end: start + (max(span.end, span.start) - span.start))
    }

    /// The lines that a span stands on.
    private func piece(around span: SourceSpan) -> SourceSpan {
      let first = sources.lineSpan(containing: span.start)
      let last = sources.lineSpan(containing: max(span.start, span.end))
      return first.union(last)
    }
  }
}
