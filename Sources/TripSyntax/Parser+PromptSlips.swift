import TripText

/// What is said of commands of the prompt that go on as they cannot, or go by another name.
extension Parser {
  /// The message about a command, with how the command is written.
  mutating func promptSlip(_ word: Keyword, _ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    guard !isTrial, diagnostic.mended == nil,
      ["unexpected", "line-too-short", "name-begins-with-digit"].contains(diagnostic.code)
    else { return diagnostic }
    diagnostic.mended = mendedCommand(word)
    diagnostic.help = diagnostic.mended == nil ? form(of: word) : nil
    return diagnostic
  }

  /// `rename Ben Bert`, `rename Ben as Bert`, `delete bill 2`: the command as it is written, where that
  /// is certain.
  private mutating func mendedCommand(_ word: Keyword) -> String? {
    let pieces = tokens[1...].prefix { $0.kind != .newline && $0.kind != .end }
    guard let last = pieces.last else { return nil }
    switch word {
    case .rename:
      guard let first = pieces.first, isDeclaredName(first), beginsName(last),
        !isDeclaredName(last),
        !isJoint(last), pieces.count == 2 || pieces.count == 3 && isJoint(pieces[2])
      else { return nil }
      return command("rename \(text(of: first)) to \(text(of: last))")
    case .edit, .delete, .remove, .done:
      let counted = ["bill", "payment", "number", "no", "nr", "entry", "line", "transfer"]
      guard pieces.count > 1, tokens[1].kind == .word, tokens[2].kind == .number,
        counted.contains(text(of: tokens[1]).lowercased()), !isDeclaredName(tokens[1])
      else { return nil }
      let verb = word == .remove ? "delete" : text(of: tokens[0])
      return command(verb + " " + text(in: restOfLine(from: 2)).trimmingBlanks())
    default: return nil
    }
  }

  /// Whether something stands between an old name and a new one.
  private func isJoint(_ token: Token) -> Bool {
    [.equals, .colon, .comma, .minus].contains(token.kind)
      || token.kind == .word
        && ["to", "as", "into", "in", "by", "with"].contains(text(of: token).lowercased())
  }

  /// A line, if it is a command of the prompt; where one is only tried, no other is tried for it.
  mutating func command(_ line: String) -> String? {
    if isTrial { return nil }
    var trial = Parser(bytes: Array(line.utf8), base: 0, numbers: lexer.numbers)
    trial.isTrial = true
    guard case .command(let command) = trial.promptCommand(using: &vocabulary) else { return nil }
    guard case .edit(_, let start?) = command else { return line }
    // What the bill shall be has to be one.
    var bill = Parser(
      bytes: Array(line.utf8.dropFirst(Int(start))),
      base: 0,
      numbers: lexer.numbers
    )
    bill.isTrial = true
    _ = bill.next(using: &vocabulary)
    return bill.takeDiagnostics().isEmpty ? line : nil
  }

  /// How a command is written.
  private mutating func form(of word: Keyword) -> String {
    let name = tokens.dropFirst().first { isDeclaredName($0) }.map { text(of: $0) } ?? someone()
    let numbers = tokens.compactMap { $0.kind == .number ? Int(text(of: $0)) : nil }
    switch word {
    case .edit:
      return "one bill, by its number as 'bills' shows it: edit 3, or edit 3 \(name) paid 50"
        + (!isDeclaredName(tokens[min(1, tokens.count - 1)])
          ? "" : "; a name is changed by: rename \(name) to …")
    case .delete where numbers.count > 1:
      let isList = !tokens.contains { $0.kind == .minus }
      let lines =
        isList ? ": " + numbers.sorted(by: >).map { "delete \($0)" }.joined(separator: ", ") : ""
      return "one a line, the highest first, since those behind it move up" + lines
    case .delete:
      return
        "one bill, by its number as 'bills' shows it: delete 3; the last change is taken back by: undo"
    case .remove where numbers.count == 1:
      return
        "somebody is taken off by name: remove \(name); a bill by its number: delete \(numbers[0])"
    case .remove: return "one name a line: remove \(name)"
    case .rename: return "for example: rename \(name) to Mila"
    case .done where numbers.count > 1:
      return
        "one transfer a line, as 'settle' numbers them: done \(numbers[0]); or all of them: done all"
    case .done:
      return "a transfer, as 'settle' numbers them: done 2, done all, or "
        + "done \(name) \(someone(besides: name)); any other payment is written: "
        + "\(name) paid \(someone(besides: name)) 20"
    case .undo, .redo: return "alone on the line, once for each change: \(word.rawValue)"
    default: return "alone on the line: \(word.rawValue)"
    }
  }

  // MARK: - Other words

  /// `change 3`, `q`: a command of the prompt by another name.
  mutating func promptWord(_ first: Token) -> Diagnostic? {
    guard let form = Habit.promptCommand(text(of: first)), !isDeclaredName(first) else {
      return nil
    }
    let name = isDeclaredName(peek()) ? text(of: peek()) : nil
    let rename = form.hasPrefix("edit") ? name.map { "rename \($0) to …" } : nil
    return .needlessWord(
      text(of: first),
      at: first.span,
      help: "at the prompt it is: \(rename ?? form); a script is changed in an editor",
      mended: nil
    )
  }

  /// `add Emil`: somebody who is not on the trip yet.
  mutating func newcomer(_ first: Token) -> Diagnostic? {
    let (name, next) = (peek(), peek(2))
    guard ["add", "new", "create", "invite"].contains(text(of: first).lowercased()),
      name.kind == .word, beginsName(name), !isDeclaredName(name),
      text(of: name).first?.isUppercase == true,
      [.newline, .end, .comma].contains(next.kind)
    else { return nil }
    let word = text(of: name)
    return .needlessWord(
      text(of: first),
      at: first.span,
      help: "newcomers are declared with: buddy \(word); friends at home with: other \(word)",
      mended: nil
    )
  }
}
