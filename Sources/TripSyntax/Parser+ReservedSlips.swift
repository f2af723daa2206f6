import TripText

/// What is said of words of the language where a name is wanted, and of names in examples.
extension Parser {
  /// The message, or a better one, where what the whole line is about says more than where it stopped.
  mutating func inContext(_ diagnostic: Diagnostic) -> Diagnostic {
    if let item = asItem(diagnostic) { return item }
    if diagnostic.mended == nil, let slip = refusedMark(diagnostic) { return slip }
    guard diagnostic.mended == nil,
      let place = tokens.firstIndex(where: { $0.span == diagnostic.span })
    else { return diagnostic }
    if let slip = slipInStatement(diagnostic, at: place) { return slip }
    switch diagnostic.code {
    case "reserved-name": return reservedWord(at: place) ?? diagnostic
    case "clause-twice": return noteBehindFor(before: place) ?? diagnostic
    case "unexpected" where place > 0 && tokens[place - 1].kind == .equals:
      // `Anna paid 50 = dinner`
      let mark = tokens[place - 1]
      guard let mended = without(mark.span) else { return diagnostic }
      return .needlessMark(text(of: mark), at: mark.span, mended: mended)
    case "unexpected": return place == 2 ? gotWords() ?? diagnostic : diagnostic
    default: return diagnostic
    }
  }

  /// `for dinner for Ben`: what it was, and then who shares it.
  private mutating func noteBehindFor(before place: Int) -> Diagnostic? {
    guard keyword(tokens[place]) == .for, !tokens.contains(where: { $0.kind == .string }),
      let first = tokens.firstIndex(where: { keyword($0) == .for }), first + 1 < place,
      tokens[(first + 1)..<place].allSatisfy({ $0.kind == .word && !isReserved($0) })
    else { return nil }
    let words = span(of: (first + 1)...(place - 1))
    let written = text(in: words)
    guard isPlainNote(written) else { return nil }
    let lead = span(of: first...(place - 1))
    switch attempt(line(of: lead).replacing(lead, with: Self.quoted(written)), at: lead) {
    case .right(let mended): return .noteWithoutQuotes(written, at: words, mended: mended)
    case .wrong(let help):
      let also = "also on this line: \(help)"
      return .noteWithoutQuotes(written, at: words, help: also, mended: nil)
    case .loses: return nil
    }
  }

  /// `for Ben, rest`, `for Ben, on 2026-10-03`, `Anna, paid 20`.
  private mutating func reservedWord(at place: Int) -> Diagnostic? {
    guard place > 0, tokens.contains(where: isPaid) else { return nil }
    let (word, before) = (tokens[place], tokens[place - 1])
    switch keyword(word) {
    case .rest:
      return tokens[place...].contains { isDeclaredName($0) } ? restBehindName(at: place) : nil
    case .on, .fee, .paid, .except, .each:
      guard before.kind == .comma else { return nil }
      return .needlessMark(text(of: before), at: before.span, mended: without(before.span))
    default: return nil
    }
  }

  /// `for Ben 20, rest for Cy`, `for Ben 20 rest Cy`: whose rest it is, stands before it.
  mutating func restBehindName(at place: Int) -> Diagnostic {
    let lead = tokens[..<place].last { isDeclaredName($0) }.map { text(of: $0) } ?? someone()
    let behind = tokens[place...].first { isDeclaredName($0) }.map { text(of: $0) }
    return .markBeforeName(
      at: tokens[place].span,
      help: "'rest' stands behind a name: for \(lead) 20, \(behind ?? someone(besides: lead)) rest",
      mended: nil
    )
  }

  // MARK: - Examples

  /// The message, with people of the trip in place of those whom its help was written with.
  mutating func withPeopleOfTrip(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let help = diagnostic.help, !vocabulary.names.isEmptyOfDeclared else { return diagnostic }
    let line = line(of: diagnostic.span).text
    let strangers = Self.examplePeople.filter {
      // What is declared with these names is not there yet; who stands on the line is meant.
      help.contains($0) && !line.contains($0) && !help.contains("buddies \($0)") && !isDeclared($0)
    }
    if strangers.isEmpty { return diagnostic }
    var onLine = tokens.filter { $0.kind == .word && isDeclaredName($0) }.map { text(of: $0) }
    var taken = help.split { !$0.isLetter }.map(String.init)
    onLine.removeAll(where: taken.contains)
    var names: [String: String] = [:]
    var result = ""
    var rest = help[...]
    while let first = rest.first {
      let word = String(rest.prefix(while: \.isLetter))
      if strangers.contains(word), names[word] == nil {
        let person = onLine.first ?? vocabulary.names.firstDeclared(besides: taken)
        names[word] = person.map { Self.written($0) }
        if let person {
          taken.append(person)
          onLine.removeAll { $0.lowercased() == person.lowercased() }
        }
      }
      result += word.isEmpty ? String(first) : names[word] ?? word
      rest = rest.dropFirst(max(word.count, 1))
    }
    var diagnostic = diagnostic
    diagnostic.help = result
    return diagnostic
  }

  private static let examplePeople = ["Anna", "Ben", "Cy", "Leo", "Mia"]
}
