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

  // MARK: - Marks and numbers

  /// A list mark, or a comment as other languages write it.
  private mutating func mark(_ first: Token) -> Diagnostic {
    let second = peek()
    let isComment =
      second.span.start == first.span.end
      && (second.kind == first.kind && first.kind != .star
        || first.kind == .slash && second.kind == .star)
    if isComment {
      let mark = first.span.union(second.span)
      let rest = restOfLine(from: 2)
      var words = text(in: SourceSpan(start: min(mark.end, rest.start), end: rest.end))
        .trimmingBlanks()
      if words.hasSuffix("*/") { words = String(words.dropLast(2)).trimmingBlanks() }
      return .commentMark(
        text(in: mark),
        at: mark,
        mended: tried(words.isEmpty ? "#" : "# " + words, at: mark)
      )
    }
    var rest = text(in: restOfLine(from: 1)).trimmingBlanks()
    // `**Anna** paid 50`
    if first.kind == .star, second.kind == .star { rest.removeAll { $0 == "*" } }
    let mended = rest.isEmpty ? nil : attempt(rest, at: first.span)
    return helped(by: mended) { .bullet(text(of: first), at: first.span, mended: $0) }
  }

  /// The message with the mended line, or with what is wrong with that line besides.
  private func helped(
    by attempt: Attempt?,
    _ message: (_ mended: String?) -> Diagnostic
  ) -> Diagnostic {
    switch attempt {
    case .right(let mended): return message(mended)
    case .wrong(let help):
      var diagnostic = message(nil)
      diagnostic.help = "\(diagnostic.help ?? "leave it out")\nalso on this line: \(help)"
      return diagnostic
    case .loses, nil: return message(nil)
    }
  }

  /// `on 2026-10-03 Anna paid 50`: alone on its line it is the day of what stands below.
  mutating func dayBeforeEntry() -> Diagnostic {
    let span = span(of: 0...(index - 1))
    let line = text(in: restOfLine(from: index)).trimmingBlanks() + " " + text(in: span)
    return .dayWithoutOn(
      text(of: tokens[index - 1]),
      at: span,
      mended: tried(line, at: span)
    )
  }

  /// `2026-10-03 Anna paid 50`: the day is an `on` at the end, or a heading.
  ///
  /// `last` is the index of the day's last token.
  private mutating func leadingDay(through last: Int) -> Diagnostic {
    let span = span(of: 0...last)
    let written = text(in: span)
    let days = SpokenDay.days(written, year: lastDay?.year)
    if days.count > 1 { return .dayFormat(written, meaning: days, at: span, mended: nil) }
    let day = days.first?.description ?? written
    var start = last + 1
    if [.colon, .comma, .minus].contains(tokens[start].kind) { start += 1 }
    let rest = text(in: restOfLine(from: start)).trimmingBlanks()
    let line = rest.isEmpty ? "on " + day : rest + " on " + day
    return helped(by: attempt(line, at: span, answeringFor: [span])) {
      .dayWithoutOn(days.count == 1 ? day : "2026-10-03", at: span, mended: $0)
    }
  }

  /// Returns the message about a line that begins with a number: `50 Anna dinner`, `1. Anna paid 50`,
  /// `03.10.2026 Anna paid 50`, `1 USD = 150 JPY`.
  private mutating func leadingNumber(_ first: Token) -> Diagnostic {
    if let rate = rateWithoutWord(first) { return rate }
    var last = 0
    while last + 1 < tokens.count, tokens[last + 1].span.start == tokens[last].span.end,
      tokens[last + 1].kind != .newline, tokens[last + 1].kind != .colon
    {
      last += 1
    }
    let written = text(in: span(of: 0...last))
    if let day = endOfLeadingDay(through: last) { return leadingDay(through: day) }
    if written.hasSuffix("."), tokens.contains(where: isPaid) {
      let rest = text(in: restOfLine(from: last + 1)).trimmingBlanks()
      let number = span(of: 0...last)
      return .bullet(
        written,
        at: number,
        mended: tried(rest, at: number, answeringFor: [number])
      )
    }
    let lead = amountSpan(at: 0)?.span ?? span(of: 0...last)
    let (example, isWhole) = entryExample()
    if !isWhole, let entries = entriesApart() { return .severalBills(entries, at: lead) }
    let isIndented = line(of: first.span).start < first.span.start
    var slip = Diagnostic.beginsWithAmount(
      text(in: lead),
      example: example,
      at: lead,
      mended: isWhole && !isIndented ? tried(example, at: first.span) : nil
    )
    if let verb = tokens.firstIndex(where: { keyword($0) == .paid }), isDeclaredName(tokens[verb - 1]),
      let amount = amountSpan(at: verb + 1), !isWhole
    {
      let paid = "\(text(of: tokens[verb - 1])) paid"
      slip.help = "which of the two is the amount? \(paid) \(text(in: lead)), or \(paid) \(text(in: amount.span))"
    }
    if isIndented, let help = slip.help {
      slip.help = "\(help)\nas a line of the bill above: that one ends in {, and a } stands below its lines"
    }
    return slip
  }

  /// The last token of the day that begins the line, where one does: `12/6/20,Dinner`.
  private func endOfLeadingDay(through last: Int) -> Int? {
    // A day has three numbers at most, and two marks.
    (0...min(last, 4)).last { end in
      let written = text(in: span(of: 0...end))
      let isWhole = end == last || tokens[end + 1].kind == .comma
      // `03.10.` is a day as well, `1.` is not.
      let spoken = written.hasSuffix(".") ? String(written.dropLast()) : written
      return isWhole && tokens[end].kind == .number && spoken.contains { !$0.isNumber }
        && (spoken.count < written.count
          || !SpokenDay.days(spoken, year: lastDay?.year).isEmpty)
    }
  }

  /// Returns the message about `1 USD = 150 JPY`.
  private mutating func rateWithoutWord(_ first: Token) -> Diagnostic? {
    guard tokens.contains(where: { $0.kind == .equals }), !tokens.contains(where: isPaid),
      let mended = replacing(SourceSpan(at: first.span.start), with: "rate ")
    else { return nil }
    return .needlessWord(
      text(of: first),
      at: first.span,
      help: "a rate begins with 'rate'",
      mended: mended
    )
  }

  func isPaid(_ token: Token) -> Bool { keyword(token) == .paid || keyword(token) == .got }

  // MARK: - Words

  /// A word that other tools and languages begin a line with.
  private mutating func habit(_ first: Token) -> Diagnostic? {
    let word = text(of: first)
    if isDeclaredName(first) { return nil }
    let rest = text(in: restOfLine(from: 1)).trimmingBlanks()
    if let slip = promptWord(first) ?? newcomer(first) { return slip }
    if let slip = leadingFiller(first) { return slip }
    if word.lowercased() == "bill", peek().kind == .number, [.newline, .end].contains(peek(2).kind) {
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
    if let rate = rateWithoutWord(first) { return rate }
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
