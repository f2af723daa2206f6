import TripText

/// Who shares a bill, said in words that are none of the language: `split with Ben`, `without Ben`.
extension Parser {
  /// `for Ben only`, `only for Ben`: whoever is named shares it alone as it is.
  mutating func needlessWord(
    _ token: Token,
    _ word: String,
    in context: Context
  ) -> Diagnostic? {
    let isBehind = context.split.map { $0.span.end == tokens[index - 1].span.end } ?? false
    switch word.lowercased() {
    case "only", "just", "alone":
      let end = peek().kind != .word && peek().kind != .string
      guard isBehind && end || keyword(peek()) == .for && isDeclaredName(peek(2)) else {
        return nil
      }
      return .needlessMark(word, at: token.span, mended: without(token.span))
    case "too", "also", "as":
      guard isBehind, let name = context.split?.entries.last.map({ text(in: $0.nameSpan) }) else {
        return nil
      }
      return .unexpected(
        word,
        wanted: nil,
        at: token.span,
        help:
          "who shares it is named: for \(payerName(context)), \(name); with all buddies: for all, \(name)"
      )
    default: return nil
    }
  }

  /// `Anna paid 50 everyone`, `dinner everyone but Ben`: that is `for all`.
  mutating func everyoneWithoutFor(
    _ token: Token,
    _ word: String,
    in context: Context
  ) -> Diagnostic? {
    guard Habit.everyone.isMeant(by: word), context.split == nil, !context.isPayment,
      context.amount != nil
    else { return nil }
    // `50 us` may be dollars.
    let isCurrency =
      word.lowercased() == "us" && context.amount?.span.end == tokens[index - 1].span.end
    let mended = isCurrency ? nil : replacing(token.span, with: "for all")
    return .forEveryone(word, at: token.span, mended: mended)
  }

  /// `excluding herself`, `except himself`: all but the payer.
  mutating func exceptPayer(
    _ token: Token,
    _ word: String,
    in context: Context
  ) -> Diagnostic? {
    guard keyword(token) == .except || Habit.except.isMeant(by: word), context.split == nil,
      peek().kind == .word, Habit.itself.isMeant(by: text(of: peek())), let payer = context.payer
    else { return nil }
    let words = span(of: index...(index + 1))
    let name = nameText(payer)
    let mended = replacing(words, with: "for all except \(name)")
    return keyword(token) == .except
      ? .exceptWithoutAll(name, at: token.span, mended: mended)
      : .allBut(text(in: words), at: words, mended: mended)
  }

  /// Returns the message about `split with Ben`, `für Ben`, `without Ben`, `equally`.
  mutating func splitSlip(
    _ token: Token,
    _ word: String,
    in context: Context
  ) -> Diagnostic? {
    if context.isPayment { return nil }
    if let split = context.split {
      guard split.span.end == tokens[index - 1].span.end else { return nil }
      if Habit.except.isMeant(by: word), beginsName(peek()) {
        return allBut(token, split)
      }
      if Habit.and.isMeant(by: word), isDeclaredName(peek()) {
        return .commaMissing(
          before: text(of: peek()),
          at: token.span,
          help: nil,
          mended: replacing(token.span, with: "and")
        )
      }
      return equally(token, word)
    }
    if let end = exclusion(from: index) {
      let span = span(of: index...(end - 1))
      return .allBut(text(in: span), at: span, mended: replacing(span, with: "for all except"))
    }
    // `split with`, `shared equally between`: the last of them decides.
    var last = index
    var isWith = false
    while tokens[last].kind == .word, !isDeclaredName(tokens[last]) {
      let next = text(of: tokens[last])
      let isLead = Habit.for.isMeant(by: next) || Habit.with.isMeant(by: next)
      guard
        isLead || Habit.equally.isMeant(by: next) || ["by", "amongst"].contains(next.lowercased())
      else { break }
      isWith = Habit.with.isMeant(by: next) || isWith
      last += 1
    }
    guard last > index, Habit.for.isMeant(by: word) || Habit.with.isMeant(by: word) else {
      return equally(token, word)
    }
    guard last < tokens.count, isDeclaredName(tokens[last]) || keyword(tokens[last]) == .all else {
      return Habit.for.isMeant(by: word) ? equally(token, word) : nil
    }
    let lead = span(of: index...(last - 1))
    let payer = context.payer.map { nameText($0) } ?? "Anna"
    // The payer shares it, too, unless they are named.
    let namesPayer = tokens[last...].contains { bytes(of: $0).elementsEqual(payer.utf8) }
    let people = isWith && !namesPayer ? "for \(payer), " : "for "
    let amount = context.amount.map { text(in: $0.span) } ?? "50"
    let sharers = namesInList(from: last)
    if isWith, sharers.contains(where: { isAtHome($0) }) {
      // Of friends at home nobody knows whether they were there, and who else was.
      let names = sharers.map { text(of: $0) }.joined(separator: ", ")
      return .splitWith(
        "\(payer) paid \(amount) for \(payer), \(names); with all buddies: for all, \(names)",
        at: lead,
        mended: nil
      )
    }
    return .splitWith(
      "\(payer) paid \(amount) for \(payer), \(someone(besides: payer))",
      at: lead,
      mended: replacing(
        SourceSpan(start: lead.start, end: tokens[last].span.start),
        with: people
      )
    )
  }

  private mutating func isAtHome(_ token: Token) -> Bool {
    isDeclaredName(token) && vocabulary.names.isAtHome(nameID(token))
  }

  /// Where the name stands that `without Ben`, `not for Ben`, `but not Ben` leaves out, if that is what
  /// begins at a token.
  mutating func exclusion(from start: Int) -> Int? {
    var place = start
    let lead = tokens[place]
    if lead.kind == .word, Habit.for.isMeant(by: text(of: lead)),
      Habit.everyone.isMeant(by: text(of: tokenOrLast(at: place + 1)))
    {
      // `für alle außer Ben`
      place += 2
      guard Habit.except.isMeant(by: text(of: tokenOrLast(at: place))) else { return nil }
    }
    while place < tokens.count, tokens[place].kind == .word {
      let word = text(of: tokens[place])
      let isFor = keyword(tokens[place]) == .for || Habit.for.isMeant(by: word)
      guard Habit.except.isMeant(by: word) || place > start && isFor else { break }
      place += 1
    }
    guard place > start, place < tokens.count, isDeclaredName(tokens[place]) else { return nil }
    return place
  }

  /// Returns the message about `all but Ben`.
  private mutating func allBut(_ token: Token, _ split: Split) -> Diagnostic {
    let word = text(of: token)
    let isAll = split.entries.contains { $0.who == .all }
    return .allBut(
      word,
      at: token.span,
      mended: isAll ? replacing(token.span, with: "except") : nil
    )
  }

  /// `split 3 ways`, `equally`: that is so as it is.
  private mutating func equally(_ token: Token, _ word: String) -> Diagnostic? {
    guard
      Habit.equally.isMeant(by: word) || ["split", "shared", "divided"].contains(word.lowercased())
    else { return nil }
    var last = index
    while last + 1 < tokens.count,
      [.number, .slash, .percent].contains(tokens[last + 1].kind)
        || tokens[last + 1].kind == .word && !isReserved(tokens[last + 1])
          && !isDeclaredName(tokens[last + 1])
    {
      last += 1
    }
    let span = span(of: index...last)
    // `halves with Ben` and `shared by Zoe` say who.
    let saysWho =
      isDeclaredName(tokens[min(last + 1, tokens.count - 1)])
      || tokens[index...last].contains { $0.kind == .word && !isOfEqualParts(text(of: $0)) }
    return .splitEqually(
      text(in: span),
      at: span,
      mended: saysWho ? nil : replacing(withBlanksBefore(span), with: "")
    )
  }

  private func isOfEqualParts(_ word: String) -> Bool {
    [Habit.equally, .for, .with, .everyone].contains { $0.isMeant(by: word) }
      || ["by", "way", "ways", "parts", "shares", "the", "bill", "it"].contains(word.lowercased())
  }
}
