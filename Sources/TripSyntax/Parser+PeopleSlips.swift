import TripText

/// What is said of lines that begin with people, and go on as no bill or payment does.
extension Parser {
  /// People, and then no verb.
  mutating func noVerb(_ payers: Payers) -> Diagnostic {
    if let slip = promptWord(tokens[0]) { return slip }
    if payers.names.count == 1, let missing = paidMissing(1) { return missing }
    guard payers.firstWithoutAmount == nil else {
      if current.kind == .word, Habit.owes.isMeant(by: text(of: current)) {
        // Whether together or each is not said.
        let debtors = payers.names.map { nameText($0) }
        if let owed = owed(by: debtors) { return owed }
        let creditor = someone(besides: debtors)
        let list = debtors.joined(separator: ", ")
        return .owes(at: current.span, creditor: creditor, debtor: list, mended: nil)
      }
      if currentKeyword == .each, isPaid(peek()), let amount = amountSpan(at: index + 2) {
        let clauses = payers.names.map { "\(nameText($0)) \(text(in: amount.span))" }
        return .payersWithoutAmounts(clauses.joined(separator: ", ") + " paid", at: payers.span)
      }
      if current.kind == .newline || current.kind == .end {
        return unexpected(current, wanted: "'paid' after who paid")
      }
      return .unexpected(
        text(of: current),
        wanted: "'paid' after who paid",
        at: current.span,
        help: "for example: \(example(of: payers)) \"dinner\""
      )
    }
    let place = SourceSpan(at: tokens[index - 1].span.end)
    return .paidMissing(
      at: place,
      help: "for example: Anna 20, Ben 30 paid \"dinner\"",
      mended: replacing(place, with: " paid")
    )
  }

  /// `Anna + Ben paid 50`, `Anna Ben paid 50`: people who begin a line, and no comma between them.
  mutating func payersWithoutComma() -> Diagnostic? {
    let mark = tokens[1]
    let hasMark = mark.kind == .plus || mark.kind == .slash
    let other = hasMark ? peek(2) : mark
    guard isDeclaredName(other), tokens.contains(where: isPaid) else { return nil }
    let gap = SourceSpan(start: tokens[0].span.end, end: other.span.start)
    let name = text(of: other)
    switch attempt(line(of: gap).replacing(gap, with: ", "), at: mark.span) {
    case .right(let mended):
      return .commaMissing(before: name, at: mark.span, help: nil, mended: mended)
    case .wrong(let help):
      return .commaMissing(before: name, at: mark.span, help: help, mended: nil)
    case .loses: return nil
    }
  }

  /// The message about `Anna paid50`.
  mutating func paidWithoutBlank() -> Diagnostic? {
    let word = text(of: peek())
    guard peek().kind == .word, word.lowercased().hasPrefix("paid"),
      word.dropFirst("paid".count).first?.isNumber == true
    else { return nil }
    let place = SourceSpan(at: peek().span.start + UInt32("paid".utf8.count))
    return .otherVerb(
      word,
      plain: "paid",
      at: peek().span,
      help: "a blank stands behind 'paid'",
      mended: replacing(place, with: " ")
    )
  }

  /// Payers as an example, each with an amount.
  func example(of payers: Payers) -> String {
    // Up to the first that lacks its amount, the amounts are theirs.
    let known = payers.names.firstIndex { $0 == payers.firstWithoutAmount } ?? payers.names.count
    let clauses = payers.names.prefix(3).enumerated().map { index, name in
      nameText(name) + " "
        + (index < known ? text(in: payers.amounts[index].span) : "\(20 + 10 * index)")
    }
    return clauses.joined(separator: ", ") + (payers.names.count > 3 ? ", …" : "") + " paid"
  }

  /// Returns the message about `Anna and Ben paid 50`, `Anna, Ben paid Cy 20 each`.
  mutating func amountsMissing(_ payers: Payers) -> Diagnostic {
    let isPayeeNext = beginsName(current) && currentKeyword == nil
    guard let amount = amountSpan(at: isPayeeNext ? index + 1 : index) else {
      return .payersWithoutAmounts(example(of: payers), at: payers.span)
    }
    // With `each` the amount is what each of them paid; else a part of it each is one way to say it.
    let isShare = keyword(tokens[amount.next]) == .each
    let part = isShare ? text(in: amount.span) : part(of: amount.span, among: payers.names.count)
    if isPayeeNext {
      let payments = payers.names.map { "\(nameText($0)) paid \(text(of: current))" }
      return .severalPayees(
        payments.map { "\($0) \(text(in: amount.span))" },
        inAll: isShare ? [] : part.map { part in payments.map { "\($0) \(part)" } } ?? [],
        at: payers.span
      )
    }
    guard let part else { return .payersWithoutAmounts(example(of: payers), at: payers.span) }
    let clauses = payers.names.map { "\(nameText($0)) \(part)" }
    return .payersWithoutAmounts(clauses.joined(separator: ", ") + " paid", at: payers.span)
  }

  /// The names of a list, from the token of the first on.
  mutating func namesInList(from start: Int) -> [Token] {
    var names = [tokens[start]]
    var place = start + 1
    while place + 1 < tokens.count,
      tokens[place].kind == .comma || keyword(tokens[place]) == .and,
      isDeclaredName(tokens[place + 1])
    {
      names.append(tokens[place + 1])
      place += 2
    }
    return names
  }

  /// `Anna paid for Ben 50`, `Anna paid for dinner 50`: the amount went to the split.
  private mutating func amountInSplit(_ bill: Bill) -> Diagnostic? {
    guard let split = bill.split, let last = split.entries.last,
      case .exact(let number) = last.mark,
      split.entries.dropLast().allSatisfy({ $0.mark == .none }),
      let verb = tokens.first(where: { keyword($0) == (bill.isRefund ? .back : .paid) })
    else { return nil }
    let amount = split.amounts[Int(number)]
    let place = SourceSpan(at: verb.span.end)
    let written = text(in: amount.span)
    if case .name(let id) = last.who, !vocabulary.names.isDeclared(id), split.entries.count == 1,
      bill.what == nil, let keyword = tokens.last(where: { $0.span.end <= split.span.start })
    {
      return .amountAfterClause(
        at: amount.span,
        mended: replacing(
          (place, " " + written),
          (keyword.span.union(split.span), Self.quoted(text(in: last.nameSpan)))
        )
      )
    }
    return .amountAfterClause(
      at: amount.span,
      mended: replacing((place, " " + written), (withBlanksBefore(amount.span), ""))
    )
  }

  /// `Anna paid 50 for dinner`, where a mended line is tried: what the trip will say of it.
  mutating func splitIsNote(_ bill: Bill) -> Diagnostic? {
    guard let split = bill.split, split.entries.count == 1, split.entries[0].mark == .none,
      case .name(let id) = split.entries[0].who, !vocabulary.names.isDeclared(id), bill.what == nil,
      let keyword = tokens.last(where: { $0.span.end <= split.span.start })
    else { return nil }
    let word = text(in: split.entries[0].nameSpan)
    guard word.first?.isLowercase == true, isPlainNote(word) else { return nil }
    return .noteWithoutQuotes(
      word,
      at: split.span,
      mended: replacing(keyword.span.union(split.span), with: Self.quoted(word))
    )
  }

  /// The amount stands nowhere.
  mutating func missingAmount(_ bill: Bill) -> Diagnostic {
    if let slip = amountInSplit(bill) { return slip }
    if bill.cost != nil, let mark = tokens.firstIndex(where: { $0.kind == .equals }),
      isPaid(tokens[mark - 1]), let mended = without(tokens[mark].span)
    {
      // `Anna paid = 50`
      return .needlessMark(text(of: tokens[mark]), at: tokens[mark].span, mended: mended)
    }
    let place = SourceSpan(at: tokens[index - 1].span.end)
    let note = bill.what.map { text(in: $0) } ?? "\"dinner\""
    return .noAmount(
      nameText(bill.payers[0]),
      verb: bill.isRefund ? "got back" : "paid",
      note: note,
      at: place
    )
  }

  /// `Sam paid Uber Eats $24`, `Sam paid fifty`, `Ben paid Anna back 20`: words between `paid` and
  /// the amount.
  mutating func wordsBeforeAmount(_ payer: NameMention) -> Diagnostic? {
    let first = current
    guard first.kind == .word else { return nil }
    if isDeclaredName(first) { return wordsBehindPayee(first, payer) }
    let word = text(of: first)
    if Habit.everyone.isMeant(by: word), let amount = amountSpan(at: index + 1) {
      return paidEveryone(amount, payer: payer)
    }
    if let amount = amountSpan(at: index + 1),
      let slip = severalTimes(first, amount.span, before: first.span)
    {
      return slip
    }
    if let slip = numberInWords() { return slip }
    if word.lowercased() == "by", isDeclaredName(peek()) {
      // `dinner paid by Anna 50`
      let example = billExample()
      let isNote = !vocabulary.names.isDeclared(payer.id)
      let mended = isNote ? tried(example, at: first.span) : nil
      return .unexpected(
        word,
        wanted: nil,
        at: first.span,
        help: mended == nil ? "who paid begins the line: \(example)" : nil,
        mended: mended
      )
    }
    let isPayee =
      ["to", "into", "off"].contains(word.lowercased()) && isDeclaredName(peek())
      && amountSpan(at: index + 2) != nil
    if isPayee || Habit.filler.isMeant(by: word) && amountSpan(at: index + 1) != nil {
      return .needlessMark(word, at: first.span, mended: without(first.span))
    }
    var last = index
    while tokens[last + 1].kind == .word, !isReserved(tokens[last + 1]),
      amountSpan(at: last + 1) == nil
    {
      last += 1
    }
    if let slip = paidWhom(index...last, payer) { return slip }
    guard let amount = amountSpan(at: last + 1) else {
      if let line = noteBeforeAmount(from: index),
        let mended = replacing(first.span.union(line.span), with: line.text)
      {
        return .amountAfterNote(at: self.span(of: index...last), mended: mended)
      }
      return beforeNothing(first, payer)
    }
    let isBillAfterwards = billClauseFollows(amount.next)
    if last == index, word.count == 1, word.utf8.count == 1, tokens[index + 1].kind == .number {
      return .letterAsSymbol(word, at: first.span)
    }
    // One word and an amount may be a payment to somebody: that is for the trip to say.
    if last == index, !isBillAfterwards, !isTrial || word.first?.isUppercase == true { return nil }
    let words = text(in: span(of: index...last))
    let span = first.span.union(amount.span)
    if last > index, let owner = owner(in: word) {
      // `Ben paid Anna's dinner 20`
      let note = Self.quoted(text(in: self.span(of: (index + 1)...last)))
      let bill = "\(nameText(payer)) paid \(text(in: amount.span)) \(note)"
      return .noteUnclear(
        words,
        help: "a bill for \(owner): \(bill) for \(owner); for all: \(bill)",
        at: self.span(of: index...last)
      )
    }
    // `Anna paid into Kitty 20`: to somebody whom nobody declared.
    let isToSomebody = word.lowercased() == "to" || word.lowercased() == "into"
    let mended =
      isToSomebody ? nil : replacing(span, with: text(in: amount.span) + " " + Self.quoted(words))
    return vocabulary.names.isEmptyOfDeclared
      ? .amountAfterNote(at: self.span(of: index...last), mended: mended)
      : .shopBeforeAmount(words, at: self.span(of: index...last), mended: mended)
  }

  private func billClauseFollows(_ position: Int) -> Bool {
    let token = tokens[min(position, tokens.count - 1)]
    switch keyword(token) {
    case .for, .fee, .each: return true
    default: return token.kind == .category || token.kind == .openBrace
    }
  }

  /// `Anna paid EUR50`: no amount follows at all, and the word may hold one.
  private mutating func beforeNothing(_ first: Token, _ payer: NameMention) -> Diagnostic? {
    let word = text(of: first)
    let letters = word.prefix { !$0.isNumber }
    guard letters.count < word.count, word.dropFirst(letters.count).allSatisfy(\.isNumber),
      vocabulary.isCurrencyWord(Array(letters.utf8)[...])
    else { return nil }
    let place = SourceSpan(at: first.span.start + UInt32(truncatingIfNeeded: letters.utf8.count))
    return .currencyBesideNumber(word, at: first.span, mended: replacing(place, with: " "))
  }
}
