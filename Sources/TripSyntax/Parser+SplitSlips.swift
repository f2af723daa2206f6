import TripText

/// What is said of a split that names nobody, or says in words what somebody takes.
extension Parser {
  /// `for everyone`, `for everyone but Ben`: that is `all`.
  ///
  /// `token` is the one before the current.
  mutating func refuseEveryone(_ token: Token) throws(Refusal) {
    // `for two`: nobody is called so.
    if token.kind == .word, let number = Habit.number(text(of: token)), number > 1 {
      throw Refusal(.noNames(text(of: token), at: token.span))
    }
    let himself = ["himself", "herself", "themselves", "themself", "sich"]
    if token.kind == .word, himself.contains(text(of: token).lowercased()), beginsName(tokens[0]) {
      throw Refusal(
        .forThePayer(
          text(of: token),
          payer: subject,
          at: token.span,
          mended: replacing(token.span, with: subject)
        )
      )
    }
    guard token.kind == .word, Habit.everyone.isMeant(by: text(of: token)) else { return }
    // `for everyone x2`: without the words, the factor would be the amount's, and `all` has none.
    let marks: [Token.Kind] = [.times, .number, .sign, .star, .slash, .percent, .plus, .minus]
    if marks.contains(current.kind) {
      var refusal = Diagnostic.forEveryone(text(of: token), at: token.span, mended: nil)
      refusal.help =
        "everyone has a part as it is; who takes more is named: for \(subject) x2, "
        + someone(besides: subject)
      throw Refusal(refusal)
    }
    let isAlone =
      current.kind != .comma && keyword(current) != .and && keyword(current) != .except
      && (current.kind != .word || isReserved(current))
    let lead =
      index >= 2 && keyword(tokens[index - 2]) == .for ? tokens[index - 2].span : token.span
    let mended =
      isAlone
      ? replacing(withBlanksBefore(lead).union(token.span), with: "")
      : replacing(token.span, with: "all")
    throw Refusal(.forEveryone(text(of: token), at: token.span, mended: mended))
  }

  /// A number or a mark where who shares it is wanted: `2x Ben`, `3 people`.
  mutating func noSharer(_ token: Token) -> Diagnostic {
    if isInBlock, token.kind == .number || token.kind == .sign, tokens[index - 1].kind == .comma {
      return .itemsOnOneLine(at: tokens[index - 1].span)
    }
    if token.kind == .number || token.kind == .sign, let amount = amountSpan(at: index),
      keyword(tokens[amount.next]) == .for,
      tokens[index - 1].kind == .comma
        || keyword(tokens[index - 1]) == .and, let entries = entriesApart()
    {
      return .severalBills(entries, at: tokens[index - 1].span)
    }
    if token.kind == .comma {
      return .needlessMark(text(of: token), at: token.span, mended: without(token.span))
    }
    guard token.kind == .number || token.kind == .sign || token.kind == .times else {
      if beginsAmount() { return markBeforeName(token) }
      do throws(Refusal) {
        _ = try name(wanted: "who shares it")
      } catch {
        return error.diagnostic ?? unexpected(token, wanted: "who shares it")
      }
      return unexpected(token, wanted: "who shares it")
    }
    return markBeforeName(token)
  }

  private mutating func markBeforeName(_ token: Token) -> Diagnostic {
    var name = index
    while name + 1 < tokens.count, !isDeclaredName(tokens[name]), tokens[name].kind != .newline,
      tokens[name].kind != .comma, !isReserved(tokens[name]), name < index + 4
    {
      name += 1
    }
    guard isDeclaredName(tokens[name]), name > index else {
      var last = index
      while tokens[last + 1].kind == .word, !isReserved(tokens[last + 1]) { last += 1 }
      let span = span(of: index...last)
      let word = text(of: tokens[last])
      let isThing =
        last > index
        && ![Habit.head, .relative, .unnamed, .everyone, .for].contains { $0.isMeant(by: word) }
        && !["way", "ways", "parts", "shares", "of"].contains(word.lowercased())
      var slip = Diagnostic.noNames(text(in: span), at: span)
      if isThing {
        slip.help =
          "what it was goes in quotes: \(Self.quoted(text(in: span))); "
          + "who shares it is named: for Anna, Ben"
      }
      return slip
    }
    let mark = span(of: index...(name - 1))
    let written = text(in: mark).trimmingBlanks()
    let whole = mark.union(tokens[name].span)
    let sharer = text(of: tokens[name])
    if token.kind == .number, name == index + 1 {
      // A bare number may count parts, or be an amount.
      return .markBeforeName(
        at: mark,
        help:
          "for \(sharer) x\(written): as many parts; for \(sharer) \(written): just that amount",
        mended: nil
      )
    }
    return .markBeforeName(
      at: mark,
      help: "for example: for \(sharer) \(written), all",
      mended: replacing(whole, with: sharer + " " + written)
    )
  }

  /// Returns the message about `Ben half`, `Ben 2 parts`, `Ben double`.
  ///
  /// `plain` is what the word means where it is no share of a bill, but of everything.
  mutating func markInWords(as plain: String? = nil) -> Diagnostic? {
    let token = current
    let word = text(of: token).lowercased()
    let marks = ["half": "50%", "double": "x2", "twice": "x2", "triple": "x3", "quarter": "25%"]
    guard let mark = plain ?? marks[word], !isDeclaredName(token) else { return nil }
    let name = text(of: tokens[index - 1])
    let isAlone =
      plain == nil && keyword(tokens[max(index - 2, 0)]) == .for && peek().kind != .comma
      && keyword(peek()) != .and
    if isAlone {
      // Who takes what is left is not said.
      let other = someone(besides: name)
      let help =
        "with all the others: for \(name) \(mark), all; with one of them: for \(name) \(mark), \(other)"
      return .partsInWords(name, help: help, at: token.span, mended: nil)
    }
    return .partsInWords(name, at: token.span, mended: replacing(token.span, with: mark))
  }
}
