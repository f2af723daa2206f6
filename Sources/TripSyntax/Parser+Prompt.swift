import TripMoney
import TripText

/// What people type at a prompt besides statements.
extension Parser {
  package enum PromptLine: Sendable {
    /// It is no command of the prompt.
    case other
    case command(PromptCommand)
    /// It begins like one; the message is in the diagnostics.
    case refused
  }

  /// Reads the first line as a command of the prompt, if it is one; else the text is as it was.
  package mutating func promptCommand(using words: inout Vocabulary) -> PromptLine {
    swap(&vocabulary, &words)
    defer { swap(&vocabulary, &words) }
    let start = lexer
    tokens.removeAll(keepingCapacity: true)
    index = 0
    lexer.lexLine(into: &tokens, isContinuation: false)
    // What a bill shall be is read when it takes the old one's place, with its faults.
    guard let word = keyword(tokens[0]), word.isPromptCommand, !lexer.hasFault || word == .edit,
      !beginsWithPeople()
    else {
      lexer = start
      return .other
    }
    do throws(Refusal) {
      let command = try promptCommand(word)
      if case .edit(_, .some) = command { return .command(command) }
      try endOfStatement()
      return .command(command)
    } catch {
      if let diagnostic = error.diagnostic { report(promptSlip(word, diagnostic)) }
      return .refused
    }
  }

  private mutating func promptCommand(_ word: Keyword) throws(Refusal) -> PromptCommand {
    advance()
    switch word {
    case .edit:
      let number = try billNumber()
      if [.colon, .comma, .equals].contains(current.kind) {
        let (mark, rest) = (current, text(in: restOfLine(from: index + 1)))
        throw Refusal(
          .needlessMark(
            text(of: mark),
            at: mark.span,
            mended: command("edit \(number) " + rest.trimmingBlanks())
          )
        )
      }
      let isWhole = current.kind == .newline || current.kind == .end
      return .edit(number, from: isWhole ? nil : current.span.start)
    case .delete: return .delete(try billNumber())
    case .remove: return .remove(try name(wanted: "who is to be taken off"))
    case .rename:
      let old = try name(wanted: "the name to change")
      guard current.kind == .word, bytes(of: current).lowercasedEquals("to") else {
        throw Refusal(unexpected(current, wanted: "'to' and the new name"))
      }
      advance()
      return .rename(old, to: try name(wanted: "the new name"))
    case .done: return .done(try payments())
    case .undo: return .undo
    case .redo: return .redo
    default: return .quit
    }
  }

  private mutating func payments() throws(Refusal) -> PromptCommand.Payments {
    if currentKeyword == .all {
      advance()
      return .all
    }
    if current.kind == .number { return .number(try wholeNumber(wanted: "a transfer's number")) }
    let wanted = "a transfer's number, 'all', or who pays whom"
    let from = try name(wanted: wanted)
    if currentKeyword == .pays || currentKeyword == .and || current.kind == .comma { advance() }
    return .between(from, try name(wanted: "whom they pay"))
  }

  private mutating func billNumber() throws(Refusal) -> Int {
    try wholeNumber(wanted: "a bill's number, as 'bills' shows it")
  }

  private mutating func wholeNumber(wanted: String) throws(Refusal) -> Int {
    let token = current
    guard token.kind == .number else { throw Refusal(unexpected(token, wanted: wanted)) }
    let digits = bytes(of: token)
    guard digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(text(of: token)) else {
      throw Refusal(unexpected(token, wanted: wanted))
    }
    advance()
    return number
  }

  /// Returns every place in a text where a name stands, and the name's id.
  ///
  /// Lines that cannot be read give what could be read of them.
  package static func mentions(
    in bytes: [UInt8],
    base: UInt32,
    using words: inout Vocabulary
  ) -> [NameMention] {
    var parser = Parser(bytes: bytes, base: base, numbers: .point)
    parser.mentions = []
    while parser.next(using: &words) != nil {}
    return parser.mentions ?? []
  }
}
