import TripMoney
import TripText

/// Words that stand where only a clause of a bill can: what it was, without quotes, or a slip.
extension Parser {
  /// What of a bill or a payment is known where a stray word stands.
  struct Context {
    var payer: NameMention?
    var amount: Amount?
    var what: SourceSpan?
    var split: Split?
    var isRefund = false
    var isPayment = false
  }

  mutating func strayWord(_ token: Token, in context: Context) -> Diagnostic {
    let word = text(of: token)
    if isDeclaredName(token) { return strayName(token, in: context) }
    if isReserved(token) { return strayReserved(token, in: context) }
    if let slip = perHead(token, in: context) { return slip }
    if word.lowercased() == "x", let slip = timesWithBlank(in: context) { return slip }
    if let slip = payeeAfterAmount(token, in: context) { return slip }
    if let slip = amountSlip(token, word, in: context) { return slip }
    if let slip = splitSlip(token, word, in: context) { return slip }
    if isDayWord(token) {
      return .dayWithoutOn(
        word.lowercased() == "today" || word.lowercased() == "yesterday" ? "2026-10-03" : word,
        at: token.span,
        mended: replacing(token.span, with: "on \(word)")
      )
    }
    if keyword(token) == .category || word.lowercased() == "tag", peek().kind == .word {
      let category = text(of: peek())
      return .categoryInWords(
        category,
        at: token.span,
        mended: replacing(span(of: index...(index + 1)), with: "#" + category)
      )
    }
    return note(in: context)
  }

  /// `10 per person`, `10 a head`, `10 pp`: that is `each`.
  private mutating func perHead(_ token: Token, in context: Context) -> Diagnostic? {
    guard let amount = context.amount, amount.span.end == tokens[index - 1].span.end else {
      return nil
    }
    let words = [text(of: token), peek().kind == .word ? text(of: peek()) : ""]
      .map { $0.lowercased() }
    guard
      Habit.each.isMeant(by: words[0])
        || Habit.per.isMeant(by: words[0])
          && Habit.head.isMeant(by: words[1])
    else { return nil }
    let span = Habit.each.isMeant(by: words[0]) ? token.span : token.span.union(peek().span)
    return .eachInWords(text(in: span), at: span, mended: replacing(span, with: "each"))
  }

  /// `Ben x 2`, `Ben 2 x`, `Ben x`: parts with a blank in them, or none; `12.50 x 3`: a product.
  private mutating func timesWithBlank(in context: Context) -> Diagnostic? {
    let before = tokens[index - 1]
    let isBehind = before.kind == .number
    guard isBehind || peek().kind == .number else {
      // `for Ben x`: the number is still to come.
      guard let split = context.split, split.span.end == before.span.end, isDeclaredName(before)
      else { return nil }
      return .partsInWords(text(of: before), at: current.span, mended: nil)
    }
    if isBehind, peek().kind == .number {
      return .unexpected(
        text(of: current),
        wanted: nil,
        at: current.span,
        mended: replacing(current.span, with: "*")
      )
    }
    let number = isBehind ? before : peek()
    let span = current.span.union(number.span)
    return .partsInWords(
      "Ben",
      at: span,
      mended: context.split == nil ? nil : replacing(span, with: "x" + text(of: number))
    )
  }

  // MARK: - Names

  private mutating func strayName(_ token: Token, in context: Context) -> Diagnostic {
    let name = text(of: token)
    if let split = context.split, split.span.end == tokens[index - 1].span.end {
      return wordBeforeSharer(token) ?? commaMissing(token)
    }
    guard let amount = context.amount, !context.isPayment, !context.isRefund else {
      return unexpected(token)
    }
    // The name was written after the amount: of whom was it paid to, or for whom.
    let mended =
      tokens[index - 1].span.end == amount.span.end && isVerbBefore(amount.span)
      ? replacing(
        (amount.span, name + " " + text(in: amount.span)),
        (withBlanksBefore(token.span), "")
      )
      : nil
    return .personAfterAmount(name, isPayee: false, at: token.span, mended: mended)
  }

  /// `for all, not Ben`, `for only Ben`: a word that is nobody's name, and then somebody.
  private mutating func wordBeforeSharer(_ token: Token) -> Diagnostic? {
    let before = tokens[index - 1]
    guard before.kind == .word, !isDeclaredName(before), !vocabulary.names.isEmptyOfDeclared
    else { return nil }
    let word = text(of: before)
    let name = text(of: token)
    if Habit.except.isMeant(by: word), index >= 2, tokens[index - 2].kind == .comma {
      let span = tokens[index - 2].span.union(before.span)
      return .allBut(word, at: before.span, mended: replacing(span, with: " except"))
    }
    return .unexpected(
      word,
      wanted: "who shares it",
      at: before.span,
      help:
        "\(name) alone: for \(name); half of it: for \(name) 50%, …; all but \(name): for all except \(name)"
    )
  }

  private func isVerbBefore(_ amount: SourceSpan) -> Bool {
    tokens.contains { keyword($0) == .paid && $0.span.end <= amount.start }
  }

  /// `for Ben Cy`: two people, and no comma between them.
  mutating func commaMissing(_ token: Token) -> Diagnostic {
    .commaMissing(
      before: text(of: token),
      at: token.span,
      help: nil,
      mended: replacing(SourceSpan(at: tokens[index - 1].span.end), with: ",")
    )
  }

  /// Returns the message about `Ben paid 20 to Anna`, `Ben paid 20 back to Anna`, and about
  /// `Anna got back 20 from Ben`.
  private mutating func payeeAfterAmount(_ token: Token, in context: Context) -> Diagnostic? {
    guard let amount = context.amount, !context.isPayment,
      tokens[index - 1].span.end == amount.span.end
    else { return nil }
    if context.isRefund, keyword(token) == .from, beginsName(peek()),
      let back = tokens.firstIndex(where: { keyword($0) == .back })
    {
      return .gotFromShop(
        text(of: peek()),
        at: tokens[back].span,
        mended: replacing(withBlanksBefore(tokens[back].span), with: "")
      )
    }
    var last = index
    let words = ["to", "back", "an", "à", "zurück", "an"]
    while last < tokens.count, tokens[last].kind == .word,
      words.contains(text(of: tokens[last]).lowercased())
    {
      last += 1
    }
    if context.isRefund || last == index { return nil }
    guard last < tokens.count, isDeclaredName(tokens[last]) else {
      // `Ben got 20 back`, without a name.
      return nil
    }
    let name = text(of: tokens[last])
    return .personAfterAmount(
      name,
      isPayee: true,
      at: tokens[last].span,
      mended: replacing(
        (amount.span, name + " " + text(in: amount.span)),
        (withBlanksBefore(span(of: index...last)), "")
      )
    )
  }

  private mutating func strayReserved(_ token: Token, in context: Context) -> Diagnostic {
    if keyword(token) == .except {
      let mended =
        context.split == nil ? replacing(SourceSpan(at: token.span.start), with: "for all ") : nil
      let name = beginsName(peek()) ? text(of: peek()) : "Ben"
      return .exceptWithoutAll(name, at: token.span, mended: mended)
    }
    if keyword(token) == .and, context.split == nil,
      isDeclaredName(peek()) || peek().kind == .number
    {
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help: "write a line for each bill"
      )
    }
    if context.amount == nil, peek().kind == .number, vocabulary.isCurrencyWord(bytes(of: token)) {
      // `ALL 50`: a word of the language begins no amount, and may end one.
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help: "as a currency it stands after the number",
        mended: replacing(
          span(of: index...(index + 1)),
          with: text(of: peek()) + " " + text(of: token)
        )
      )
    }
    if keyword(token) == .all, context.split == nil {
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help: "a bill without 'for' is for all",
        mended: replacing(SourceSpan(at: token.span.start), with: "for ")
      )
    }
    return unexpected(token)
  }

  // MARK: - Splits

  /// Returns the message about `split with Ben`, `für Ben`, `without Ben`, `equally`.
  private mutating func splitSlip(
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
    return .splitWith(
      "\(payer) paid \(amount) for \(payer), \(someone(besides: payer))",
      at: lead,
      mended: replacing(
        SourceSpan(start: lead.start, end: tokens[last].span.start),
        with: people
      )
    )
  }

  /// Where the name stands that `without Ben`, `not for Ben`, `but not Ben` leaves out, if that is what
  /// begins at a token.
  mutating func exclusion(from start: Int) -> Int? {
    var place = start
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
    guard Habit.equally.isMeant(by: word) || word.lowercased() == "split" else { return nil }
    var last = index
    while last + 1 < tokens.count,
      [.number, .slash, .percent].contains(tokens[last + 1].kind)
        || tokens[last + 1].kind == .word && !isReserved(tokens[last + 1])
          && !isDeclaredName(tokens[last + 1])
    {
      last += 1
    }
    let span = span(of: index...last)
    return .splitEqually(
      text(in: span),
      at: span,
      // `halves with Ben` says who.
      mended: isDeclaredName(tokens[min(last + 1, tokens.count - 1)])
        ? nil : replacing(withBlanksBefore(span), with: "")
    )
  }
}
