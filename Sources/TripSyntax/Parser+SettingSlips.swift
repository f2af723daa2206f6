import TripMoney
import TripText

/// What is said of statements that set something, and are not written as they should be.
extension Parser {
  /// Returns the message about `home: EUR`, `home = EUR`.
  mutating func needlessMark() -> Diagnostic {
    if keyword(tokens[0]) == .currency, peek().kind == .word,
      peek(2).kind == .newline
        || peek(2).kind == .end
    {
      // `currency: EUR` says nothing of it yet.
      let code = text(of: peek()).uppercased()
      return .unexpected(
        text(of: current),
        wanted: nil,
        at: current.span,
        help: "to settle in it: home \(code); for bare numbers: local \(code)"
      )
    }
    return .needlessMark(text(of: current), at: current.span, mended: without(current.span))
  }

  /// The text from the current token to the end of the line, as far as it should be in quotes.
  var placeOfText: SourceSpan {
    if isAtLineEnd { return current.span }
    let rest = restOfLine(from: index)
    let words = text(in: rest).trimmingBlanks()
    return SourceSpan(
      start: rest.start,
      end: rest.start + UInt32(truncatingIfNeeded: words.utf8.count)
    )
  }

  /// The line with everything from the current token on in quotes, if there is anything.
  mutating func quotedRest() -> String? {
    // A path may begin with what makes no token: `../mia.trip`.
    var place = placeOfText
    place.start = tokens[index - 1].span.end
    while place.start < place.end, lexer.isBlank(at: Int(place.start - lexer.base)) {
      place.start += UInt32(
        truncatingIfNeeded: lexer.scalar(at: Int(place.start - lexer.base)).length
      )
    }
    var rest = text(in: place)
    // Quotes of another kind are no part of it: `'x.trip'`.
    let quotes: [Character: Character] = [
      "'": "'", "`": "`", "‘": "’", "“": "”", "„": "“", "«": "»",
    ]
    if rest.count > 2, let first = rest.first, let last = rest.last, quotes[first] == last {
      rest = String(rest.dropFirst().dropLast())
    }
    if rest.isEmpty || rest.contains("\"") { return nil }
    return rewriting(place, as: Self.quoted(rest))
  }

  // MARK: - People

  /// People of a roster with something between them that is no comma, or behind them.
  mutating func noComma(in roster: Roster) -> Diagnostic? {
    let token = current
    let before = tokens[index - 1]
    if token.kind == .number, roster.kind == .pot {
      let name = text(of: before)
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help:
          "what is put into a pot is a payment: \(someone(else: "Anna")) paid \(name) \(text(of: token))"
      )
    }
    if token.kind == .star, peek().kind == .number {
      // `Fay *0.5`
      let mark = span(of: index...(index + 1))
      return .partsInWords(
        text(of: before),
        at: mark,
        mended: replacing(mark, with: "x" + text(of: peek()))
      )
    }
    let isFraction = peek().kind == .percent || peek().kind == .slash
    if token.kind == .slash && before.kind == .number || token.kind == .number && isFraction {
      // `Fay 50%`, `Fay x1/2`
      let name =
        tokens[..<index].last { $0.kind == .word || $0.kind == .string }.map { text(of: $0) }
        ?? text(of: before)
      return .partsInWords(
        name,
        help: "half as much as the others: \(name) x0.5; twice as much: \(name) x2",
        at: token.span,
        mended: nil
      )
    }
    if token.kind == .number {
      return .partsInWords(
        text(of: before),
        at: token.span,
        mended: replacing(SourceSpan(at: token.span.start), with: "x")
      )
    }
    if token.kind == .plus || token.kind == .slash || token.kind == .minus, beginsName(peek()) {
      return .commaMissing(
        before: text(of: peek()),
        at: token.span,
        help: nil,
        mended: withComma(for: token.span)
      )
    }
    guard beginsName(token) else { return nil }
    if text(of: token).lowercased() == "half", let slip = markInWords(as: "x0.5") { return slip }
    if token.kind == .word, Habit.and.isMeant(by: text(of: token)), beginsName(peek()) {
      return .commaMissing(
        before: text(of: peek()),
        at: token.span,
        help: nil,
        mended: replacing(token.span, with: "and")
      )
    }
    if let slip = wordInRoster(roster) { return slip }
    // Where other commas stand, two words are more likely one name.
    let hasCommas = tokens.contains { $0.kind == .comma }
    var last = index
    while tokens[last + 1].kind == .word, !isReserved(tokens[last + 1]) { last += 1 }
    let full = before.span.union(tokens[last].span)
    let name = Self.quoted(text(in: full))
    guard hasCommas, before.kind == .word, token.kind == .word else {
      let line = tokens[index - 1...last].indices.dropFirst().map {
        (SourceSpan(at: tokens[$0 - 1].span.end), ",")
      }
      // `pot Kitty by Anna`: nobody is called By.
      let isListOfNames = !tokens[index...last].contains { keyword($0) != nil }
      let mended =
        isListOfNames ? tried(self.line(of: token.span).replacing(line), at: token.span) : nil
      return .commaMissing(
        before: text(of: token),
        at: token.span,
        help: before.kind == .word ? "a name of several words goes in quotes: \(name)" : nil,
        mended: mended
      )
    }
    return .commaMissing(
      before: text(of: token),
      at: token.span,
      help: "or, if that is one name, quotes around it",
      mended: replacing(full, with: name)
    )
  }

  /// Returns the message about `group lads Ben, Leo`.
  mutating func noColon(behind name: NameMention) -> Diagnostic {
    if current.kind == .equals {
      let people = text(in: restOfLine(from: index + 1)).trimmingBlanks()
      return .colonMissing(
        at: current.span,
        for: "group",
        example: "\(nameText(name)): \(people)",
        mended: replacing(withBlanksBefore(current.span), with: ":")
      )
    }
    let place = SourceSpan(at: tokens[index - 1].span.end)
    let isName = !vocabulary.names.isDeclared(name.id) && beginsName(current)
    let people = isName ? text(in: restOfLine(from: index)) : text(in: restOfLine(from: index - 1))
    let label = isName ? nameText(name) : "lads"
    return .colonMissing(
      at: place,
      for: "group",
      example: "\(label): \(people.trimmingBlanks())",
      mended: isName ? replacing(place, with: ":") : nil
    )
  }

  /// Returns the message about `together Anna`, `together Dupont Anna, Ben`.
  mutating func notTogether(_ first: NameMention) -> Diagnostic {
    let name = nameText(first)
    let place = SourceSpan(at: first.span.end)
    if !vocabulary.names.isDeclared(first.id), beginsName(current),
      let mended = replacing(place, with: ":")
    {
      return .colonMissing(
        at: place,
        for: "together",
        example: "\(name): Paul, Marie",
        mended: mended
      )
    }
    return .togetherAlone(name, other: someone(besides: name), at: first.span)
  }

  // MARK: - Money

  /// Returns the message about `home USD EUR`.
  func currencyBehindHome() -> Diagnostic? {
    guard current.kind == .word, vocabulary.isCurrencyWord(bytes(of: current)) else { return nil }
    let code = text(of: current)
    return .unexpected(
      code,
      wanted: nil,
      at: current.span,
      help: "a trip has one home; for bare numbers in another currency, below: local \(code)"
    )
  }

  /// Returns the message about `currency CAD $`.
  mutating func noCurrencyClause(_ statement: CurrencyStatement) -> Diagnostic {
    let token = current
    let mended =
      token.kind == .sign && statement.symbol == nil
      ? replacing(SourceSpan(at: token.span.start), with: "symbol ")
      : token.kind == .number && statement.decimals == nil
        ? replacing(SourceSpan(at: token.span.start), with: "decimals ") : nil
    let isRate = token.kind == .equals || token.kind == .number && mended == nil
    let (code, number) = (text(of: tokens[1]), tokens[index...].first { $0.kind == .number })
    let other = tokens[index...].first {
      $0.kind == .word && vocabulary.isCurrencyWord(bytes(of: $0))
    }
    let rate = "\(other.map { text(of: $0) } ?? "EUR") \(number.map { text(of: $0) } ?? "0.92")"
    return .unexpected(
      text(of: token),
      wanted: "'symbol' or 'decimals'",
      at: token.span,
      help: isRate ? "what it is worth is said by a rate: rate \(code) \(rate)" : nil,
      mended: mended
    )
  }
}
