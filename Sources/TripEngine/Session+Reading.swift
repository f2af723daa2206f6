package import TripLedger
import TripMoney
package import TripSyntax
import TripText

/// What people type at a prompt, understood but not carried out.
extension Session {
  package enum Reading: Sendable {
    /// Nothing but blanks.
    case nothing
    /// A list or a block goes on: more is to come.
    case incomplete
    /// A question about the trip.
    case question(Command)
    /// Something to do with the script itself.
    case command(PromptCommand)
    /// Lines to add to the script, days written out; the statements in them are sound so far.
    case lines([UInt8], [Statement])
    /// It has no meaning. `endsOpen` where a block that it began goes on.
    case refused(Refusal, endsOpen: Bool)
  }

  /// Reads what was typed, as if it stood at the end of the script.
  package func reading(of typed: [UInt8]) -> Reading {
    var sources = SourceMap()
    guard let file = try? sources.add(name: "", bytes: typed) else { return .nothing }
    if let fault = utf8Fault(in: typed) {
      let message = Diagnostic.notUTF8(fault, in: sources.files[file])
      return .refused(Refusal(diagnostics: [message], sources: sources), endsOpen: false)
    }
    if typed.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
      return .nothing
    }
    func refused(_ diagnostics: [Diagnostic], endsOpen: Bool = false) -> Reading {
      .refused(Refusal(diagnostics: diagnostics, sources: sources), endsOpen: endsOpen)
    }
    var words = interpreter.words
    var parser = Parser(bytes: typed, base: 0, numbers: interpreter.scope.numbers)
    switch parser.promptCommand(using: &words) {
    case .command(let command): return .command(command)
    case .refused: return refused(parser.takeDiagnostics())
    case .other: break
    }
    parser.today = surroundings.today
    var statements: [Statement] = []
    while let statement = parser.next(using: &words) { statements.append(statement) }
    let messages = parser.takeDiagnostics()
    if parser.endsOpen, let last = messages.last, Self.unfinished.contains(last.code) {
      return .incomplete
    }
    if !messages.isEmpty { return refused(messages, endsOpen: parser.endsOpen) }
    if statements.count == 1, case .command(let question) = statements[0].kind {
      return answer(to: question, sources, words)
    }
    var edits: [TextEdit] = []
    for word in parser.dayWords {
      let range = Int(word.span.start)..<Int(word.span.end)
      edits.append(
        TextEdit(
          at: range.lowerBound, old: Array(typed[range]), new: Array(word.day.description.utf8)))
    }
    return .lines(edits.applied(to: typed), statements)
  }

  /// The messages about a text that ends too early.
  private static let unfinished: Set<String> = ["block-not-closed", "line-too-short"]

  private func answer(
    to question: CommandStatement, _ sources: SourceMap, _ words: Vocabulary
  ) -> Reading {
    // A copy for the length of a question: nothing of the trip is changed, so nothing is copied.
    var reader = interpreter
    reader.trip = books.trip
    reader.sources = sources
    reader.words = words
    reader.diagnostics = []
    reader.giveMeanings()
    do throws(Interpreter.Refusal) {
      let command = try reader.command(question)
      if reader.diagnostics.isEmpty { return .question(command) }
    } catch {
      if let diagnostic = error.diagnostic { reader.diagnostics.append(diagnostic) }
    }
    return .refused(Refusal(diagnostics: reader.diagnostics, sources: sources), endsOpen: false)
  }

  /// Returns the person that a name of the prompt means, if it means one.
  package func person(called name: String) -> PersonID? {
    guard let id = interpreter.words.names.id(of: name), Int(id.index) < interpreter.meanings.count,
      case .person(let person) = interpreter.meanings[Int(id.index)]
    else { return nil }
    return person
  }

  /// Whether a person, a group or a unit is called so.
  package func isNameTaken(_ name: String) -> Bool {
    guard let id = interpreter.words.names.id(of: name), Int(id.index) < interpreter.meanings.count
    else { return false }
    return interpreter.meanings[Int(id.index)] != .none
  }

  /// Returns the places in the main file where somebody or something is called by `name`.
  ///
  /// - Complexity: O(*n*) in the length of the script.
  package func mentions(of name: String) -> [Range<Int>] {
    var words = interpreter.words
    guard let id = words.names.id(of: name) else { return [] }
    return Parser.mentions(in: text, base: 0, using: &words).filter { $0.id == id }.map {
      Int($0.span.start)..<Int($0.span.end)
    }
  }
}
