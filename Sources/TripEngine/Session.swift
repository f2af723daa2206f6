package import TripLedger
package import TripMoney
import TripSyntax
package import TripText

/// A script that was read and can be gone on with: a line at its end takes microseconds, however
/// long it is.
///
/// The text of the main file is the truth. Adding a bill goes on from where reading stopped, and
/// the books of the home currency take just the new entry; every other change reads the whole again.
package struct Session: Sendable {
  let name: String
  /// The path of the main file with links followed; nil where it does not exist.
  package let identity: String?
  private(set) var surroundings: Surroundings
  /// The reading, at the end of the script.
  ///
  /// Its trip is with the books, so that the long lists have one owner and grow in place.
  var interpreter: Interpreter
  /// What holds for the whole trip.
  private let facts: WholeTripFacts
  /// The books of the whole trip in its home currency, as far as it could be read.
  package internal(set) var books: Books
  /// Errors, failed expectations and warnings of the whole script, in its order.
  package internal(set) var diagnostics: [Diagnostic]

  /// How much a text may grow before it is read again as a whole.
  private static let room = 1 << 24

  /// Reads a script.
  package init(
    name: String,
    identity: String?,
    bytes: [UInt8],
    in surroundings: Surroundings
  ) {
    self.name = name
    self.identity = identity
    self.surroundings = surroundings
    interpreter = Evaluator.read(
      name: name,
      identity: identity,
      bytes: bytes,
      room: Self.room,
      in: surroundings
    )
    let evaluation = interpreter.finish()
    diagnostics = evaluation.diagnostics
    facts = evaluation.facts
    interpreter.trip = Trip()
    books = evaluation.homeBooks ?? Self.soundBooks(of: evaluation.trip)
  }

  /// The books without the entries whose worth cannot be kept.
  private static func soundBooks(of trip: Trip) -> Books {
    var books = Books(emptyFor: trip, in: trip.home)
    for index in trip.entries.indices {
      do throws(Books.TooLarge) {
        try books.add(index)
      } catch {
        // The diagnostics tell of it.
        books.skip(index)
      }
    }
    return books
  }

  package var trip: Trip { books.trip }

  /// The script as one that was read at once: what its own commands and questions are asked of.
  package var evaluation: Evaluation {
    var history = interpreter.history
    history.sort()
    return Evaluation(
      sources: interpreter.sources,
      trip: books.trip,
      homeBooks: books,
      diagnostics: diagnostics,
      requests: interpreter.requests,
      expectationCount: interpreter.checks.count,
      includes: interpreter.includes,
      words: interpreter.words,
      meanings: interpreter.meanings,
      facts: facts,
      history: history
    )
  }

  /// What messages call the main file.
  package var fileName: String { name }

  /// Whether the main file exists.
  package var isOnDisk: Bool { identity != nil }

  package var sources: SourceMap { interpreter.sources }

  /// The text of the main file.
  package var text: [UInt8] { interpreter.sources.files.first?.bytes ?? [] }

  /// The paths of the files that it includes, links followed.
  package var includes: [String] { interpreter.includes }

  /// Whether figures lack what lines with errors would have said.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Turns to another day: what `today` and `this month` mean from here on.
  package mutating func turn(to today: Day) {
    surroundings.today = today
  }

  /// What lines added at the end would have for their day.
  package var day: Day? { interpreter.scope.day }
}

extension Session {
  /// What a change did.
  package struct Effect: Sendable {
    /// The entries that stand on the changed lines, by their index.
    package var entries: Range<Int>
    /// Warnings and failed expectations that the change brought about.
    package var diagnostics: [Diagnostic]
    /// The number of entries before.
    package var entryCountBefore: Int
  }

  /// Why a change was not made.
  package struct Refusal: Error {
    package var diagnostics: [Diagnostic]
    /// Where the diagnostics' places are; what was typed is the file without a name.
    package var sources: SourceMap
  }

  /// Makes changes of the main text, all or none: those that bring about an error are refused.
  ///
  /// The edits are ascending, do not overlap and fit the text. Adding a line at the end is O(1) in
  /// the length of the script where it is a bill or another fact for what follows; all else is O(*n*).
  package mutating func apply(_ edits: [TextEdit]) throws(Refusal) -> Effect {
    if edits.count == 1, edits[0].old.isEmpty, edits[0].offset == text.count {
      switch try goOn(with: edits[0].new) {
      case .done(let effect): return effect
      case .needsWhole: break
      case .isSpoiled:
        do throws(Refusal) {
          return try readAgain(with: edits)
        } catch {
          restart(with: text)
          throw error
        }
      }
    }
    return try readAgain(with: edits)
  }

  /// Reads the whole text anew.
  package mutating func restart(with text: [UInt8]) {
    self = Session(name: name, identity: identity, bytes: text, in: surroundings)
  }

  /// Warnings about a trip that is told to its end; at a prompt, more is to come.
  private static let untilTheEnd: Set<String> = ["on-no-bill", "rate-unused", "paid-too-much"]

  /// Reads the whole again with the changes made.
  private mutating func readAgain(with edits: [TextEdit]) throws(Refusal) -> Effect {
    let changed = Session(
      name: name,
      identity: identity,
      bytes: edits.applied(to: text),
      in: surroundings
    )
    let places = EditedPlaces(after: edits)
    let known = Set(diagnostics.compactMap { key(of: $0, by: places) })
    let new = changed.diagnostics.filter { diagnostic in
      changed.key(of: diagnostic, by: EditedPlaces(after: [])).map { !known.contains($0) } ?? true
    }
    let changedSpans = changed.spans(of: edits)
    if new.contains(where: { $0.severity == .error }) {
      throw Refusal(
        new.filter { $0.severity == .error },
        in: changed.sources,
        typed: changedSpans
      )
    }
    let effect = Effect(
      entries: changed.entries(in: changedSpans),
      diagnostics: new.filter { !Self.untilTheEnd.contains($0.code) },
      entryCountBefore: books.trip.entries.count
    )
    self = changed
    return effect
  }

  /// The places of what edits have put into the text.
  private func spans(of edits: [TextEdit]) -> [SourceSpan] {
    guard let base = interpreter.sources.files.first?.base else { return [] }
    return edits.reversed.map { edit in
      let start = base + UInt32(truncatingIfNeeded: edit.offset)
      return SourceSpan(start: start, end: start + UInt32(truncatingIfNeeded: edit.old.count))
    }
  }

  private func entries(in spans: [SourceSpan]) -> Range<Int> {
    let touched = books.trip.entries.indices.filter { index in
      let span = books.trip.entries[index].span
      // The last of the changed places that begins before the entry ends, if it goes into it.
      let last = spans.countPrefix { $0.start < span.end } - 1
      return last >= 0 && spans[last].end > span.start
    }
    guard let first = touched.first, let last = touched.last else { return 0..<0 }
    return first..<last + 1
  }

  /// What makes a message the same before and after edits: what it says, and its place.
  private struct MessageKey: Hashable {
    var code: String
    var message: String
    var file: String
    var offset: Int
  }

  private func key(of diagnostic: Diagnostic, by places: EditedPlaces) -> MessageKey? {
    let sources = interpreter.sources
    guard !sources.files.isEmpty else { return nil }
    let file = sources.file(at: diagnostic.span.start)
    var offset = Int(diagnostic.span.start - sources.files[file].base)
    if file == 0 {
      guard let moved = places.moved(offset) else { return nil }
      offset = moved
    }
    return MessageKey(
      code: diagnostic.code,
      message: diagnostic.message,
      file: sources.files[file].name,
      offset: offset
    )
  }
}
