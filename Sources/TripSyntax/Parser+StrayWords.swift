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
    let slip =
      currencyInWords(in: context) ?? needlessWord(token, word, in: context)
      ?? exceptPayer(token, word, in: context)
      ?? everyoneWithoutFor(token, word, in: context)
    if let slip { return slip }
    if word.lowercased() == "by", isDeclaredName(peek()), !isDeclaredName(tokens[0]) {
      // `dinner 50 paid by Ana`
      let example = entryExample()
      let mended = example.isWhole ? tried(example.text, at: token.span) : nil
      return .unexpected(
        word,
        wanted: nil,
        at: token.span,
        help: mended == nil ? "who paid begins the line: \(example.text)" : nil,
        mended: mended
      )
    }
    let isTheRest = word.lowercased() == "the" && keyword(peek()) == .rest
    let isBack = context.isPayment && keyword(token) == .back
    if isTheRest || isBack {
      return .needlessMark(word, at: token.span, mended: without(token.span))
    }
    if isDeclaredName(token) { return strayName(token, in: context) }
    if isReserved(token) { return strayReserved(token, in: context) }
    if let slip = perHead(token, in: context) ?? severalTimes(token, in: context) { return slip }
    if word.lowercased() == "x", let slip = timesWithBlank(in: context) { return slip }
    if let slip = payeeAfterAmount(token, in: context) { return slip }
    if context.isPayment, let payer = context.payer, let amount = context.amount,
      payer.span.end == tokens[index - 1].span.end, !vocabulary.names.isDeclared(payer.id),
      let slip = refundFrom(index - 1, amount: amount.span)
    {
      return slip
    }
    if let slip = amountSlip(token, word, in: context) { return slip }
    if let slip = splitSlip(token, word, in: context) { return slip }
    if isDayWord(token) {
      return .dayWithoutOn(
        word.lowercased() == "today" || word.lowercased() == "yesterday" ? "2026-10-03" : word,
        at: token.span,
        mended: replacing(token.span, with: "on \(word)")
      )
    }
    let label = peek().kind == .colon ? index + 2 : index + 1
    if keyword(token) == .category || word.lowercased() == "tag",
      tokenOrLast(at: label).kind == .word
    {
      let category = text(of: tokens[label])
      return .categoryInWords(
        category,
        at: token.span,
        mended: replacing(span(of: index...label), with: "#" + category)
      )
    }
    return amountBehindFor(context) ?? note(in: context)
  }

  /// `Anna paid for the pizza 20`: what it was, behind `for`, and the amount behind that.
  private mutating func amountBehindFor(_ context: Context) -> Diagnostic? {
    guard context.amount == nil, context.what == nil, let split = context.split,
      split.entries.count == 1, index > 2, isPaid(tokens[index - 3]),
      let line = noteBeforeAmount(from: index - 1)
    else { return nil }
    return .amountAfterClause(
      at: line.span,
      mended: replacing(tokens[index - 2].span.union(line.span), with: line.text)
    )
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

  /// `20 twice`: each time, or in all.
  private mutating func severalTimes(_ token: Token, in context: Context) -> Diagnostic? {
    guard let amount = context.amount, amount.span.end == tokens[index - 1].span.end else {
      return nil
    }
    return severalTimes(token, amount.span, before: amount.span)
  }

  /// `place` is where the amount and the word begin.
  mutating func severalTimes(_ word: Token, _ amount: SourceSpan, before place: SourceSpan)
    -> Diagnostic?
  {
    let factors = ["twice": 2, "double": 2, "doubled": 2, "thrice": 3, "triple": 3]
    guard let factor = factors[text(of: word).lowercased()] else { return nil }
    // A line of a block has nothing before its amount.
    let start = isInBlock ? place.start : tokens[0].span.start
    let before = text(in: SourceSpan(start: start, end: max(start, place.start))).trimmingBlanks()
    let lead = before.isEmpty ? "" : before + " "
    let money = text(in: amount)
    return .unexpected(
      text(of: word),
      wanted: nil,
      at: word.span,
      help: "that much each time: \(lead)\(money)*\(factor); that much in all: \(lead)\(money)"
    )
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
        mended: mayBeRate(peek(), of: context.amount) ? nil : replacing(current.span, with: "*")
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

  private mutating func strayReserved(_ token: Token, in context: Context) -> Diagnostic {
    if keyword(token) == .except {
      let mended =
        context.split == nil ? replacing(SourceSpan(at: token.span.start), with: "for all ") : nil
      let name = isDeclaredName(peek()) ? text(of: peek()) : someone()
      return .exceptWithoutAll(name, at: token.span, mended: mended)
    }
    if keyword(token) == .and, tokens[index - 1].kind == .category, peek().kind == .word,
      !isDeclaredName(peek())
    {
      // `#food and drinks`
      let words = text(in: span(of: (index - 1)...(index + 1))).dropFirst()
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help: "a category is one word: \(text(of: tokens[index - 1])); "
          + "what it was goes in quotes: \(Self.quoted(String(words)))"
      )
    }
    if keyword(token) == .and, isDeclaredName(peek()) {
      if context.isPayment { return morePayees() }
      if let slip = listGoesOn(in: context) { return slip }
    }
    if keyword(token) == .rest, context.split != nil, isDeclaredName(peek()) {
      return restBehindName(at: index)
    }
    if keyword(token) == .via, peek().kind == .word {
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help: "what it was, or how it was paid, goes in quotes: \(Self.quoted(text(of: peek())))"
      )
    }
    if let slip = secondBill() { return slip }
    if keyword(token) == .paid, let payer = context.payer {
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help: "who paid is named once, where the line begins: \(nameText(payer)) paid 50"
      )
    }
    if keyword(token) == .and, context.split == nil,
      isDeclaredName(peek()) || peek().kind == .number || peek().kind == .sign
    {
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        help: "write a line for each bill"
      )
    }
    if keyword(token) == .all, context.amount == nil, text(of: token) != "ALL",
      isPaid(tokens[index - 1]), let payer = context.payer, let amount = amountSpan(at: index + 1)
    {
      return paidEveryone(amount, payer: payer)
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
}
