import TripText

/// Words behind the names of a roster that are nobody's: `buddies are Eva`, `buddy Eva joined …`.
extension Parser {
  mutating func wordInRoster(_ roster: Roster) -> Diagnostic? {
    let (token, before) = (current, tokens[index - 1])
    guard token.kind == .word, before.kind == .word else { return nil }
    let name = text(of: before)
    let word = text(of: token)
    if index == 2, ["are", "is", "include", "sind", "sont"].contains(name.lowercased()) {
      return .needlessMark(name, at: before.span, mended: without(before.span))
    }
    if word.lowercased() == "x", peek().kind == .number {
      return .partsInWords(
        name,
        at: token.span.union(peek().span),
        mended: replacing(token.span.union(peek().span), with: "x" + text(of: peek()))
      )
    }
    if index == 2, ["the", "a", "an"].contains(name.lowercased()) {
      return .needlessMark(name, at: before.span, mended: without(before.span))
    }
    let isOwn = ["her", "his", "my", "our", "their"].contains(name.lowercased())
    if isOwn || Habit.relative.isMeant(by: word), weight(of: name) == nil {
      // `Eva and her son`
      let known = index > 3 ? text(in: span(of: 0...(index - 3))) : "buddies Anna"
      return .unexpected(
        word,
        wanted: nil,
        at: before.span.union(token.span),
        help: "everybody is declared by name: \(known), …; a name of two words goes in quotes: "
          + Self.quoted("\(name) \(word)")
      )
    }
    return presence(of: name) ?? throughWhom(roster, name) ?? weight(of: name)
      ?? oneName(roster, name)
  }

  /// `buddy Eva joined on 2026-10-03`, `buddy Eva from 2026-10-03`: a line of its own.
  private mutating func presence(of name: String) -> Diagnostic? {
    let word = text(of: current).lowercased()
    let isJoining = ["joined", "joins", "from", "since", "arrived", "arrives"].contains(word)
    guard isJoining || ["left", "leaves", "until", "till"].contains(word),
      let day = tokens[index...].first(where: { $0.kind == .date })
    else { return nil }
    let verb = isJoining ? "joined" : "left"
    let roster = text(in: span(of: 0...(index - 1)))
    return .unexpected(
      text(of: current),
      wanted: nil,
      at: current.span,
      help: "who comes later, or leaves, has a line that says so:\n"
        + "\(roster)\n\(name) \(verb) on \(text(of: day))"
    )
  }

  /// `other Dora by Ben`: the buddy who knows them stands behind `via`.
  private mutating func throughWhom(_ roster: Roster, _ name: String) -> Diagnostic? {
    guard roster.kind == .others, isDeclaredName(peek()),
      ["by", "of", "through", "with", "from", "knows", "for"].contains(
        text(of: current).lowercased()
      )
    else { return nil }
    return .unexpected(
      text(of: current),
      wanted: "'via'",
      at: current.span,
      help: "who settles for \(name): other \(name) via \(text(of: peek()))",
      mended: replacing(current.span, with: "via")
    )
  }

  /// `Eva child`: who takes half a part, or a name of two words.
  private mutating func weight(of name: String) -> Diagnostic? {
    let word = text(of: current)
    guard ["child", "kid", "baby", "kind", "enfant"].contains(word.lowercased()) else { return nil }
    return .partsInWords(
      name,
      help: "who takes half a part: \(name) x0.5; a name of two words: "
        + Self.quoted("\(name) \(word)"),
      at: current.span,
      mended: nil
    )
  }

  /// `pot Common purse`, `buddy Ana Maria`: one name of two words, or two names.
  private mutating func oneName(_ roster: Roster, _ name: String) -> Diagnostic? {
    guard roster.declarations.count == 1, index == 2,
      roster.kind == .pot || keyword(tokens[0]) == .buddy || keyword(tokens[0]) == .other,
      isListOfTwo
    else { return nil }
    let (lead, word) = (text(of: tokens[0]), text(of: current))
    return .commaMissing(
      before: word,
      at: current.span,
      help: "one name of two words: \(lead) \(Self.quoted("\(name) \(word)")); "
        + "two names: \(lead) \(name), \(word)",
      mended: nil
    )
  }

  private var isListOfTwo: Bool {
    keyword(current) == nil && [.newline, .end].contains(peek().kind)
  }
}
