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
    case .command(let command):
      if case .edit(_, let start?) = command, endsInside(typed[Int(start)...]) {
        return .incomplete
      }
      return .command(command)
    case .refused: return refused(parser.takeDiagnostics())
    case .other: break
    }
    parser.today = surroundings.today
    var statements: [Statement] = []
    while let statement = parser.next(using: &words) { statements.append(statement) }
    let messages = parser.takeDiagnostics()
    if parser.endsOpen, messages.contains(where: { Self.unfinished.contains($0.code) }) {
      return .incomplete
    }
    if !messages.isEmpty {
      let name = books.trip.people.first.map { Parser.written($0.name) } ?? "Mia"
      let told = withAmountOfPlan(messages, statements, sources, words).map { message in
        message.code == "prompt-command"
          ? .promptCommandNotAlone(sources.text(in: message.span), by: name, at: message.span)
          : message
      }
      return refused(told, endsOpen: parser.endsOpen)
    }
    if statements.count == 1, case .command(let question) = statements[0].kind {
      return answer(to: question, sources, words)
    }
    return .lines(Self.dated(typed, parser), statements)
  }

  /// Whether statements go on behind the end of a text: in a list or a block.
  private func endsInside(_ text: ArraySlice<UInt8>) -> Bool {
    var words = interpreter.words
    var parser = Parser(bytes: Array(text), base: 0, numbers: interpreter.scope.numbers)
    parser.today = surroundings.today
    while parser.next(using: &words) != nil {}
    return parser.endsOpen
      && parser.takeDiagnostics().contains { Self.unfinished.contains($0.code) }
  }

  /// Returns what was typed with `today` and `yesterday` written as the days they are.
  package func dated(_ typed: [UInt8]) -> [UInt8] {
    var words = interpreter.words
    var parser = Parser(bytes: typed, base: 0, numbers: interpreter.scope.numbers)
    parser.today = surroundings.today
    while parser.next(using: &words) != nil {}
    return Self.dated(typed, parser)
  }

  private static func dated(_ typed: [UInt8], _ parser: Parser) -> [UInt8] {
    parser.dayWords.map { word in
      let range = Int(word.span.start)..<Int(word.span.end)
      return TextEdit(
        at: range.lowerBound,
        old: Array(typed[range]),
        new: Array(word.day.description.utf8)
      )
    }.applied(to: typed)
  }

  /// The messages about a text that ends too early.
  private static let unfinished: Set<String> = ["block-not-closed", "comma-at-end"]

  /// Returns the messages, with what the plan has for a payment that names no amount.
  private func withAmountOfPlan(
    _ messages: [Diagnostic],
    _ statements: [Statement],
    _ sources: SourceMap,
    _ words: Vocabulary
  ) -> [Diagnostic] {
    guard let statement = statements.first,
      case .invalid(.openPayment(let payer, let payee)) = statement.kind
    else { return messages }
    var reader = reader(of: sources, words)
    reader.diagnostics = messages
    reader.openPayments = []
    reader.noteOpenPayment(from: payer, to: payee)
    reader.tellAmountsOfPlan()
    return reader.diagnostics
  }

  /// The reading at the end of the script, gone on with in what was typed.
  ///
  /// It is a copy for the length of a question: nothing of the trip is changed, so nothing is copied.
  private func reader(of sources: SourceMap, _ words: Vocabulary) -> Interpreter {
    var reader = interpreter
    reader.trip = books.trip
    reader.sources = sources
    reader.surroundings.today = surroundings.today
    reader.words = words
    reader.diagnostics = []
    reader.makeRoomForMeanings()
    return reader
  }

  private func answer(
    to question: CommandStatement,
    _ sources: SourceMap,
    _ words: Vocabulary
  ) -> Reading {
    var reader = reader(of: sources, words)
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

extension Session {
  /// A statement that declares people: where it stands in the main text, and where its names do.
  package struct RosterPlace {
    package var statement: Range<Int>
    package var names: [Range<Int>]
  }

  /// Returns the roster that an offset of the main text lies in.
  ///
  /// - Complexity: O(*n*) in the length of the script.
  package func roster(around offset: Int) -> RosterPlace? {
    var words = interpreter.words
    var parser = Parser(bytes: text, base: 0, numbers: .point)
    while let statement = parser.next(using: &words) {
      let range = Int(statement.span.start)..<Int(statement.span.end)
      guard range.contains(offset), case .roster(let roster) = statement.kind else { continue }
      return RosterPlace(
        statement: range,
        names: roster.declarations.map { Int($0.name.span.start)..<Int($0.name.span.end) }
      )
    }
    return nil
  }

  /// Whether two names mean the same.
  package func isSameName(_ name: String, _ other: String) -> Bool {
    guard let id = interpreter.words.names.id(of: name) else { return false }
    return id == interpreter.words.names.id(of: other)
  }
}
