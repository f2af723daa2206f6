import TripLedger
import TripSyntax
import TripText

/// Going on where reading stopped.
extension Session {
  enum Outcome {
    case done(Effect)
    /// The whole has to be read again; nothing was changed yet.
    case needsWhole
    /// The whole has to be read again, and what is known of it is no longer right.
    case isSpoiled
  }

  /// What a text at the end of the script adds to it.
  private enum Addition {
    /// One statement, which says nothing about what stands above it.
    case statement(Statement)
    /// Blank lines and comments.
    case nothing
    /// Only reading the whole can tell.
    case unclear
  }

  /// Adds text at the end of the script.
  mutating func goOn(with added: [UInt8]) throws(Refusal) -> Outcome {
    let count = text.count
    let beginsLine = added.first == 0x0A || added.first == 0x0D
    let isAtLineStart = text.isEmpty || text.last == 0x0A || text.last == 0x0D
    guard beginsLine || isAtLineStart, !interpreter.endsOpen, utf8Fault(in: added) == nil,
      !added.starts(with: [0xEF, 0xBB, 0xBF]), !interpreter.sources.files.isEmpty,
      interpreter.sources.extend(0, with: added)
    else { return .needsWhole }
    let before = Remembered(of: &interpreter)
    switch addition(added, at: count) {
    case .unclear:
      before.restore(&interpreter)
      interpreter.sources.cut(0, to: count)
      return .needsWhole
    case .nothing:
      let number = books.trip.entries.count
      return .done(Effect(entries: number..<number, diagnostics: [], entryCountBefore: number))
    case .statement(let statement):
      return try carryOut(statement, at: count, or: before)
    }
  }

  private mutating func addition(_ added: [UInt8], at offset: Int) -> Addition {
    var parser = Parser(
      bytes: added,
      base: interpreter.sources.files[0].base + UInt32(truncatingIfNeeded: offset),
      numbers: interpreter.scope.numbers
    )
    let statement = parser.next(using: &interpreter.words)
    let hasMore = statement != nil && parser.next(using: &interpreter.words) != nil
    guard !hasMore, parser.takeDiagnostics().isEmpty, !parser.endsOpen else { return .unclear }
    guard let statement else { return .nothing }
    return Self.isLocal(statement) ? .statement(statement) : .unclear
  }

  /// Whether a statement bears only on itself and on what follows.
  private static func isLocal(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .bill, .payment, .day, .local, .remainder, .group, .command: true
    default: false
    }
  }

  private mutating func carryOut(
    _ statement: Statement,
    at offset: Int,
    or before: Remembered
  ) throws(Refusal) -> Outcome {
    interpreter.trip = books.lendTrip()
    let number = interpreter.trip.entries.count
    let messageCount = interpreter.diagnostics.count
    let facts = interpreter.learnedFacts()
    let isDone = interpreter.carryOut(statement)
    let learned = interpreter.learnedFacts()
    // The first amount may say which currency is home, and every line above hangs on that; or this
    // line hangs, as the first one, on what the reading knows only now.
    let isHanging = interpreter.mustReadAgain(having: learned)
    let isNews = learned != facts || isHanging
    if isDone {
      let added = interpreter.oddTerms(of: number..<interpreter.trip.entries.count)
      interpreter.diagnostics += added
      interpreter.trip.local = interpreter.scope.local
      interpreter.trip.numbers = interpreter.scope.numbers
    }
    let new = Array(interpreter.diagnostics[messageCount...])
    handTripBack()
    guard isDone, !new.contains(where: { $0.severity == .error }) else {
      if isHanging {
        // With what is known now it may well be right.
        before.restore(&interpreter)
        interpreter.sources.cut(0, to: offset)
        return .needsWhole
      }
      let errors = new.filter { $0.severity == .error }
      let refusal = refusal(
        errors.isEmpty ? [.hangsOnErrors(at: statement.span)] : errors,
        typedAt: offset
      )
      before.restore(&interpreter)
      interpreter.sources.cut(0, to: offset)
      throw refusal
    }
    guard !isNews else {
      interpreter.sources.cut(0, to: offset)
      return .isSpoiled
    }
    interpreter.noteScope(behind: statement)
    try keepBooks(from: number, statement, at: offset)
    diagnostics += new
    return .done(
      Effect(
        entries: number..<books.trip.entries.count,
        diagnostics: new,
        entryCountBefore: number
      )
    )
  }

  /// Gives the trip to the books, which alone hold it from here on.
  private mutating func handTripBack() {
    var trip = Trip()
    swap(&trip, &interpreter.trip)
    books.resume(with: trip)
  }

  private func refusal(_ diagnostics: [Diagnostic], typedAt offset: Int) -> Refusal {
    let file = interpreter.sources.files[0].span
    let start = file.start + UInt32(truncatingIfNeeded: offset)
    return Refusal(
      diagnostics,
      in: interpreter.sources,
      typed: [SourceSpan(start: start, end: file.end)]
    )
  }

  private mutating func keepBooks(
    from number: Int,
    _ statement: Statement,
    at offset: Int
  ) throws(Refusal) {
    for index in number..<books.trip.entries.count {
      do throws(Books.TooLarge) {
        try books.add(index)
      } catch {
        let refusal = refusal([.worthTooLarge(at: statement.span)], typedAt: offset)
        restart(with: Array(text[..<offset]))
        throw refusal
      }
    }
  }
}

/// All that a statement can change but what only ever grows, to be restored where it is refused.
private struct Remembered {
  private var interpreter: Interpreter

  /// The long lists stay behind, with the one who goes on: a second owner would make it copy them.
  init(of other: inout Interpreter) {
    var sources = SourceMap()
    var repetitions = RepetitionTable()
    swap(&sources, &other.sources)
    swap(&repetitions, &other.repetitions)
    interpreter = other
    swap(&sources, &other.sources)
    swap(&repetitions, &other.repetitions)
  }

  func restore(_ other: inout Interpreter) {
    var restored = interpreter
    swap(&restored.sources, &other.sources)
    swap(&restored.repetitions, &other.repetitions)
    other = restored
  }
}
