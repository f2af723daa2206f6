import TripMoney
import TripText

/// Lines that begin with nothing that a statement begins with, and what was meant.
extension Parser {
  mutating func noStatement(_ first: Token) -> Diagnostic {
    switch first.kind {
    case .closeBrace: return .strayBrace(at: first.span)
    case .minus, .star, .slash: return mark(first)
    case .date: return leadingDay(through: 0)
    case .number, .sign: return leadingNumber(first)
    case .word: break
    default:
      return .unknownStatement(
        text(of: first),
        at: first.span,
        help: "a bill begins with who paid: \(billExample())"
      )
    }
    if let word = keyword(first), word.isPromptCommand, !isDeclaredName(first) {
      return .promptCommand(word.rawValue, at: first.span)
    }
    if keyword(first) == .all, let slip = allButSomePaid() ?? allPut() { return slip }
    return otherVerb(first) ?? habit(first) ?? name(first) ?? unknownWord(first)
  }

  /// What a word that begins a line is nearest to, of those that may begin one.
  func likelyKeyword(_ token: Token) -> Keyword? {
    let word = text(of: token)
    if Habit.buddies.isMeant(by: word) { return .buddies }
    if Habit.home.isMeant(by: word) { return .home }
    return nearest(to: word, in: Keyword.statements.map(\.rawValue)).flatMap(
      Keyword.init(rawValue:)
    )
  }

  func isPaid(_ token: Token) -> Bool { keyword(token) == .paid || keyword(token) == .got }

  /// A word that other tools and languages begin a line with.
  private mutating func habit(_ first: Token) -> Diagnostic? {
    let word = text(of: first)
    if isDeclaredName(first) { return nil }
    let rest = text(in: restOfLine(from: 1)).trimmingBlanks()
    if let slip = promptWord(first) ?? newcomer(first) { return slip }
    if let slip = leadingFiller(first) { return slip }
    if word.lowercased() == "bill", peek().kind == .number, [.newline, .end].contains(peek(2).kind)
    {
      let list = "bills \(text(of: peek()))"
      return .needlessWord(word, at: first.span, help: list, mended: tried(list, at: first.span))
    }
    if Habit.needless.isMeant(by: word), !rest.isEmpty,
      let mended = tried(rest, at: first.span)
    {
      return .needlessWord(word, at: first.span, help: "leave it out", mended: mended)
    }
    if word.lowercased() == "who" {
      return .needlessWord(
        word,
        at: first.span,
        help: "who owes whom is shown by: settle",
        mended: tried("settle", at: first.span)
      )
    }
    let plain: [(Habit, String, String)] = [
      (
        .buddies, "buddies",
        "people are declared with: buddies Anna, Ben; friends at home: others Coco"
      ),
      (
        .together, "together",
        "buddies who settle as one are declared with: together Anna, Ben"
      ),
      (.pot, "pot", "a shared purse is declared with: pot Kitty"),
      (.balances, "balances", "what everybody paid, spent and is owed is shown by: balances"),
      (.settle, "settle", "who pays whom is shown by: settle"),
      (.bills, "bills", "the bills are listed by: bills"),
      (.rate, "rate", "a rate is written: rate JPY USD 0.0067"),
      (.on, "on", "the day of the bills below is written: on 2026-10-03"),
      (.trip, "trip", "a trip's title is written: trip \"Tokyo 2026\""),
      (.home, "home", "the currency to settle in is written: home EUR"),
    ]
    guard let (habit, statement, help) = plain.first(where: { $0.0.isMeant(by: word) }) else {
      return Habit.needless.isMeant(by: word)
        ? .needlessWord(
          word,
          at: first.span,
          help: "a bill is written: \(billExample())",
          mended: nil
        ) : nil
    }
    if habit == .buddies, ["friend", "friends", "guest", "guests"].contains(word.lowercased()),
      !rest.isEmpty
    {
      // On the trip, or at home.
      return .needlessWord(
        word,
        at: first.span,
        help: "on the trip: buddies \(rest); at home, on a bill by name alone: others \(rest)",
        mended: nil
      )
    }
    let isCommand = habit == .balances || habit == .settle || habit == .bills
    return .needlessWord(
      word,
      at: first.span,
      help: help,
      mended: isCommand ? tried(statement, at: first.span) : replacing(first.span, with: statement)
    )
  }

  /// `ok so Anna paid 50`: words of speech before a line.
  private mutating func leadingFiller(_ first: Token) -> Diagnostic? {
    let fillers: Set<String> = [
      "ok", "okay", "so", "well", "then", "and", "also", "yes", "hey", "hi", "um", "right", "now",
    ]
    let last = tokens.firstIndex {
      $0.kind != .word || !fillers.contains(text(of: $0).lowercased()) || isDeclared(text(of: $0))
    }
    guard let last, last > 0, isDeclaredName(tokens[last]) else { return nil }
    let words = span(of: 0...(last - 1))
    return .needlessWord(
      text(in: words),
      at: words,
      help: "leave it out",
      mended: tried(text(in: restOfLine(from: last)).trimmingBlanks(), at: first.span)
    )
  }

  /// A name, and no verb after it that says what it did.
  private mutating func name(_ first: Token) -> Diagnostic? {
    guard isDeclaredName(first) else { return nil }
    let name = text(of: first)
    let mark = tokens[1]
    if [.colon, .minus, .equals].contains(mark.kind), isPaid(peek(2)) {
      return .needlessMark(text(of: mark), at: mark.span, mended: without(mark.span))
    }
    if let slip = payersWithoutComma() ?? paidWithoutBlank() { return slip }
    return paidMissing(1)
      ?? .nameAlone(name, other: someone(besides: name), at: first.span)
  }

  /// `Anna: 50 dinner`, `Anna 50 dinner`, `Anna, 50, dinner`: everything but the verb.
  ///
  /// `next` is the index of the token after the name.
  mutating func paidMissing(_ next: Int) -> Diagnostic? {
    // `May 3: Anna paid 20`
    if !isDeclaredName(tokens[0]), let day = endOfSpokenDay() { return leadingDay(through: day) }
    var start = next
    while [.colon, .comma, .minus, .equals].contains(tokens[start].kind) { start += 1 }
    let name = text(of: tokens[0])
    guard let amount = amountSpan(at: start) else { return nil }
    var note = amount.next
    while [.colon, .comma, .minus].contains(tokens[note].kind) { note += 1 }
    let rest = text(in: restOfLine(from: note)).trimmingBlanks()
    let line = "\(name) paid \(text(in: amount.span)) \(rest)".trimmingBlanks()
    let paid = "\(name) paid"
    let money = text(in: amount.span)
    if note == amount.next, isDeclaredName(tokens[note]), amountSpan(at: note + 1) != nil {
      // `Anna 30 Ben 20 paid`
      return .commaMissing(
        before: text(of: tokens[note]),
        at: tokens[note].span,
        help: "several payers: \(name) \(money), \(text(of: tokens[note])) 20 paid",
        mended: replacing(SourceSpan(at: amount.span.end), with: ",")
      )
    }
    let sign = tokens[start - 1]
    if start > next, sign.kind == .minus, sign.span.end == tokens[start].span.start,
      sign.span.start > tokens[0].span.end
    {
      // `Anna -20`: what somebody owes, or got.
      return .paidMissing(
        at: SourceSpan(at: tokens[0].span.end),
        help: "a bill: \(paid) \(money); money that came back: \(name) got back \(money); "
          + "to try a balance: expect \(name) -\(money)",
        mended: nil
      )
    }
    if isDeclaredName(tokens[note]) {
      // `Anna;20;Ben`: it may be paid to Ben, or for Ben.
      let other = text(of: tokens[note])
      return .paidMissing(
        at: SourceSpan(at: tokens[0].span.end),
        help: "to \(other): \(paid) \(other) \(money); for \(other): \(paid) \(money) for \(other)",
        mended: nil
      )
    }
    return .paidMissing(
      at: SourceSpan(at: tokens[0].span.end),
      help: "for example: \(paid) \(money)",
      mended: tried(line, at: tokens[0].span)
    )
  }

  /// Nothing known: the nearest statement, else what a bill looks like.
  private mutating func unknownWord(_ first: Token) -> Diagnostic {
    let word = text(of: first)
    if let rate = rateWithoutWord(first) ?? pairWithoutWord() { return rate }
    if let last = endOfSpokenDay() { return leadingDay(through: last) }
    if SpokenDay.isNearDay(word), !entryExample().isWhole { return leadingDay(through: 0) }
    if beginsName(first), vocabulary.names.isEmptyOfDeclared, let missing = paidMissing(1) {
      return missing
    }
    let words = Keyword.statements.map(\.rawValue)
    if Habit.onTop.isMeant(by: word) {
      return .unknownStatement(
        word,
        at: first.span,
        help: "it stands behind the amount: \(someone(else: "Anna")) paid 50 +10%"
      )
    }
    if let near = nearest(to: word, in: words) {
      return .needlessWord(
        word,
        at: first.span,
        help: "did you mean '\(near)'?",
        mended: replacing(first.span, with: near)
      )
    }
    return .unknownStatement(
      word,
      at: first.span,
      help: "a bill begins with who paid: \(billExample())"
    )
  }
}
