import TripText

/// What is said of words of the language where a name is wanted, and of names in examples.
extension Parser {
  /// The message, or a better one, where what the whole line is about says more than where it stopped.
  mutating func inContext(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.mended == nil,
      let place = tokens.firstIndex(where: { $0.span == diagnostic.span })
    else { return diagnostic }
    switch diagnostic.code {
    case "reserved-name": return reservedWord(at: place) ?? diagnostic
    case "unexpected": return place == 2 ? gotWords() ?? diagnostic : diagnostic
    default: return diagnostic
    }
  }

  /// `for Ben, rest`, `for Ben, on 2026-10-03`, `Anna, paid 20`.
  private mutating func reservedWord(at place: Int) -> Diagnostic? {
    guard place > 0, tokens.contains(where: isPaid) else { return nil }
    let (word, before) = (tokens[place], tokens[place - 1])
    switch keyword(word) {
    case .rest: return restBehindName(at: place)
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
    let onLine = tokens.filter { isDeclaredName($0) && $0.kind == .word }.map { text(of: $0) }
    var people = (onLine + vocabulary.names.declaredNames.map { Self.written($0) }).filter {
      !help.contains($0)
    }
    var names: [String: String] = [:]
    var result = ""
    var rest = help[...]
    while let first = rest.first {
      let word = rest.prefix(while: \.isLetter)
      if strangers.contains(String(word)), names[String(word)] == nil, let person = people.first {
        names[String(word)] = person
        people.removeAll { $0.lowercased() == person.lowercased() }
      }
      result += word.isEmpty ? String(first) : names[String(word)] ?? String(word)
      rest = rest.dropFirst(max(word.count, 1))
    }
    var diagnostic = diagnostic
    diagnostic.help = result
    return diagnostic
  }

  private static let examplePeople = ["Anna", "Ben", "Cy", "Leo", "Mia"]
}
