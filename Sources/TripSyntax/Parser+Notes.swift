import TripMoney
import TripText

/// Words that were meant as a note, and are not in quotes.
extension Parser {
  /// All words up to the next clause were meant as one note.
  mutating func note(in context: Context) -> Diagnostic {
    var first = index
    // `for the taxi`, `for Ben's ticket`: nobody is called so, and more words follow.
    if let split = context.split, split.entries.count == 1, split.entries[0].mark == .none,
      split.span.end == tokens[index - 1].span.end, case .name(let id) = split.entries[0].who,
      !vocabulary.names.isDeclared(id), context.what == nil, index >= 2, saysWhat(tokens[index - 1])
    {
      first = index - 1
    }
    // `for dinner with Ben`
    var last = first < index && !noteGoesOn(at: index) ? first : index
    while last + 1 < tokens.count, noteGoesOn(at: last + 1) { last += 1 }
    while last > index, !endsNote(tokens[last]) { last -= 1 }
    var span = span(of: first...last)
    span = withPunctuation(span)
    var words = text(in: span)
    let isBracketed =
      words.hasPrefix("(") && words.hasSuffix(")") || words.hasPrefix("[") && words.hasSuffix("]")
    if isBracketed, words.count > 2 { words = String(words.dropFirst().dropLast()) }
    var place = span
    if first < index { place.start = tokens[first - 1].span.start }
    // `50dinner`
    let isBeside = place.start == tokens[first - 1].span.end && first == index
    var written = words
    if let what = context.what {
      // A note goes on without its quotes.
      guard what.end == tokens[index - 1].span.end else {
        return isPlainNote(words)
          ? .noteWithoutQuotes(words, at: span, mended: nil)
          : .noteUnclear(words, help: helpForNote(first...last, in: context), at: span)
      }
      place = what.union(span)
      written = unquoted(bytes(in: what)) + " " + words
    }
    if let slip = markedNote(words, isBracketed: isBracketed, at: span, in: context) {
      return slip
    }
    // The numbers of a time go with its note.
    let hasTime = tokens[first...last].contains { $0.kind == .colon } && isPlainNote(words)
    let quoted = (isBeside ? " " : "") + Self.quoted(written)
    let line = line(of: place).replacing(place, with: quoted)
    switch attempt(line, at: place, answeringFor: hasTime ? [span] : []) {
    case .right(let mended): return .noteWithoutQuotes(words, at: span, mended: mended)
    case .wrong(let help) where isPlainNote(words):
      return .noteWithoutQuotes(
        words,
        at: span,
        help: "also on this line: \(help)",
        mended: nil
      )
    case .wrong, .loses:
      return .noteUnclear(words, help: helpForNote(first...last, in: context), at: span)
    }
  }

  /// `[food]`, `from the kitty`, `- 20 wine` in a block: words that may say more than what it was.
  private mutating func markedNote(
    _ words: String,
    isBracketed: Bool,
    at span: SourceSpan,
    in context: Context
  ) -> Diagnostic? {
    let note = Self.quoted(words)
    let pieces = words.split(separator: " ").map { $0.lowercased() }
    if isBracketed, pieces.count == 1, lexer.byte(Int(span.start - lexer.base)) == 0x5B {
      let help = "a category: #\(words); what it was: \(note)"
      return .noteUnclear(words, help: help, at: span)
    }
    if let last = pieces.last, ["kitty", "pot", "purse", "kasse", "cagnotte"].contains(last),
      !isDeclared(last),
      let first = pieces.first, ["from", "out", "of", "to", "into", "in"].contains(first)
    {
      let money = context.amount.map { text(in: $0.span) } ?? "50"
      return .noteUnclear(
        words,
        help: "a shared purse is declared: pot Kitty; paid out of it: Kitty paid \(money); "
          + "put into it: \(payerName(context)) paid Kitty \(money)",
        at: span
      )
    }
    guard isInBlock, let minus = lastMinusOfLine(), let amount = context.amount,
      minus.span.end < amount.span.start
    else { return nil }
    if case .signed = ReceiptLine(words) { return nil }
    let money = text(in: amount.span)
    return .noteUnclear(
      words,
      help: "a line of the bill: \(money) \(note); taken off it: -\(money) \(note)",
      at: span
    )
  }

  /// The minus that begins the line of a block which is being read.
  private func lastMinusOfLine() -> Token? {
    let start = tokens[..<index].lastIndex { $0.kind == .newline } ?? 0
    let first = tokenOrLast(at: start + 1)
    return first.kind == .minus ? first : nil
  }

  /// Whether a word behind `for` is what it was, and not somebody whom nobody declared.
  private func saysWhat(_ token: Token) -> Bool {
    let word = text(of: token)
    let names = vocabulary.names.declaredNames
    if word.contains("'") || word.contains("’") { return true }
    let isName = word.first?.isUppercase == true && names.contains { $0.first?.isUppercase == true }
    return !isName && nearest(to: word, in: names) == nil
  }

  /// What words may have been that are no note, or not all of one.
  private mutating func helpForNote(_ range: ClosedRange<Int>, in context: Context) -> String {
    let note = "what it was goes in quotes"
    let names = tokens[range].compactMap {
      isDeclaredName($0) ? text(of: $0) : owner(in: text(of: $0))
    }
    if let name = names.first, let lead = tokens[range].first {
      let word = text(of: lead).lowercased()
      let money = context.amount.map { text(in: $0.span) } ?? "50"
      if word == "from" {
        return "who paid begins the line: \(name) paid \(money); money from \(name): "
          + "\(payerName(context)) got \(money) from \(name)"
      }
      if word == "with", !isDeclaredName(tokenOrLast(at: range.lowerBound + 1)) {
        // `with Ben's card`
        return "who paid begins the line: \(name) paid \(money); \(note)"
      }
      return "who shares it stands behind 'for': for \(name), or for all except \(name); \(note)"
    }
    let words = tokens[range].filter { $0.kind == .word }.map { text(of: $0) }
    if let sharer = Habit.sharer(in: words) { return helpForSharer(sharer, in: context) }
    if words.contains(where: { ["half", "halb", "moitié"].contains($0.lowercased()) }) {
      return "half of it is written: for \(someone(besides: payerName(context))) 50%, "
        + "\(payerName(context)) 50%; \(note)"
    }
    if words.contains(where: Self.saysHow) {
      return "who shares it, and how much, stands behind 'for': for \(payerName(context)), "
        + "\(someone(besides: payerName(context))) x2; \(note)"
    }
    if SpokenDay.ends(words) || words.contains(where: { SpokenDay.month($0) != nil }) {
      return "a day is written: on 2026-10-03; \(note)"
    }
    let kinds = tokens[range].map(\.kind)
    if kinds.contains(.number), kinds.contains(.colon) {
      return
        "a time goes in the quotes, with what it was: \(Self.quoted(text(in: span(of: range))))"
    }
    return kinds.contains(.number)
      ? "an amount can be reckoned: 2*20, 20+3; \(note)" : "\(note), and who shares it behind 'for'"
  }

  func payerName(_ context: Context) -> String {
    context.payer.map { nameText($0) } ?? someone(else: "Anna")
  }

  /// `only me`, `for mum`: who it is for, in a word that is nobody's name.
  private func helpForSharer(_ word: String, in context: Context) -> String {
    let name = payerName(context)
    if Habit.me.isMeant(by: word) {
      return "who shares it stands behind 'for' by name: for \(name); what it was goes in quotes"
    }
    return "who shares it is named: for \(name), \(someone(besides: name)); "
      + (Habit.relative.isMeant(by: word)
        ? "newcomers are declared above with: buddy \(word); " : "")
      + "what it was goes in quotes"
  }

  /// `Anna paid 50 on dinner`, `on behalf of Ben`, `dinner on me`: words behind `on` that are no day.
  mutating func wordsBehindOn() -> Diagnostic? {
    let token = current
    let word = text(of: token)
    guard token.kind == .word, index > 1, tokens.contains(where: isPaid), !isReserved(token),
      isDeclaredName(token) || !SpokenDay.isNearDay(word)
    else { return nil }
    let named = word.lowercased() == "behalf" ? peek(2) : token
    let name =
      isDeclaredName(named)
      ? text(of: named)
      : owner(in: word) ?? (named.span != token.span || Habit.me.isMeant(by: word) ? subject : nil)
    if let name {
      return .unexpected(
        word,
        wanted: "a day such as 2026-10-03",
        at: token.span,
        help:
          "who shares it stands behind 'for': for \(name); if \(name) paid, the line begins with it"
      )
    }
    if tokens.contains(where: { $0.kind == .string }) { return nil }
    var last = index
    while last + 1 < tokens.count, noteGoesOn(at: last + 1) { last += 1 }
    while last > index, !endsNote(tokens[last]) { last -= 1 }
    let words = text(in: span(of: index...last))
    guard isPlainNote(words), saysWhat(token) else { return nil }
    return .noteWithoutQuotes(
      words,
      at: span(of: index...last),
      help: "'on' is for days: on 2026-10-03",
      mended: replacing(span(of: (index - 1)...last), with: Self.quoted(words))
    )
  }

  /// Whether a note without quotes goes on with the token at `position`.
  mutating func noteGoesOn(at position: Int) -> Bool {
    let token = tokens[position]
    let isBeside = token.span.start == tokens[position - 1].span.end
    switch token.kind {
    case .word where isDayWord(token) || exclusion(from: position) != nil: return false
    case .word where !isReserved(token):
      // `dinner für Ben`, `dinner with Ben`: that is a split again.
      let word = text(of: token)
      let isEqual = ["equally", "evenly"].contains(word.lowercased())
      if isEqual || Habit.everyone.isMeant(by: word) { return false }
      let isSplit = Habit.for.isMeant(by: word) || Habit.with.isMeant(by: word)
      return !isSplit || position + 1 >= tokens.count || !isDeclaredName(tokens[position + 1])
    case .word:
      // `fish and chips`, `tickets for the museum`, `drinks on the boat`
      guard position + 1 < tokens.count, tokens[position + 1].kind == .word else { return isBeside }
      let next = text(of: tokens[position + 1])
      switch keyword(token) {
      case .and, .for:
        return !isDeclaredName(tokens[position + 1]) && !isReserved(tokens[position + 1])
          && ![.everyone, .me, .unnamed].contains { (habit: Habit) in habit.isMeant(by: next) }
          && (Habit.number(next) ?? 0) < 2
      case .on:
        return !SpokenDay.isWeekday(next) && SpokenDay.month(next) == nil
          && !isDayWord(tokens[position + 1])
      default: return isBeside
      }
    case .number, .times, .slash, .star, .plus, .minus, .colon, .comma, .percent, .sign:
      return true
    case .category, .at: return isBeside
    default: return false
    }
  }

  private func endsNote(_ token: Token) -> Bool {
    token.kind != .comma && token.kind != .plus && token.kind != .minus && token.kind != .colon
  }

  /// The span with what stands right beside it and has no meaning: `(dinner)`, `dinner!`.
  private func withPunctuation(_ span: SourceSpan) -> SourceSpan {
    var span = span
    let isMark = { (byte: UInt8) in byte > 0x20 && byte < 0x7F && !"\"#{},".utf8.contains(byte) }
    let taken = { (place: UInt32) in
      tokens.contains { $0.span.start <= place && place < $0.span.end }
    }
    while span.start > lexer.base, isMark(lexer.byte(Int(span.start - lexer.base) - 1)),
      !taken(span.start - 1)
    {
      span.start -= 1
    }
    while isMark(lexer.byte(Int(span.end - lexer.base))), !taken(span.end) { span.end += 1 }
    return span
  }
}
