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
      !vocabulary.names.isDeclared(id), context.what == nil, index >= 2
    {
      first = index - 1
    }
    var last = index
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
    var mended: String?
    if let what = context.what {
      // A note goes on without its quotes.
      if what.end == tokens[index - 1].span.end {
        mended = replacing(
          what.union(span),
          with: Self.quoted(unquoted(bytes(in: what)) + " " + words)
        )
      }
    } else {
      mended = replacing(place, with: Self.quoted(words))
    }
    return mended == nil && !isPlainNote(words)
      ? .noteUnclear(words, help: helpForNote(first...last), at: span)
      : .noteWithoutQuotes(words, at: span, mended: mended)
  }

  /// What words may have been that are no note, or not all of one.
  private mutating func helpForNote(_ range: ClosedRange<Int>) -> String {
    let words = tokens[range]
    if let name = words.first(where: { isDeclaredName($0) }) {
      let name = text(of: name)
      return "who shares it stands behind 'for': for \(name), or for all except \(name); "
        + "what it was goes in quotes"
    }
    return words.contains { $0.kind == .number }
      ? "an amount can be reckoned: 2*20, 20+3; what it was goes in quotes"
      : "what it was goes in quotes, and who shares it behind 'for'"
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
      let isSplit = Habit.for.isMeant(by: word) || Habit.with.isMeant(by: word)
      return !isSplit || position + 1 >= tokens.count || !isDeclaredName(tokens[position + 1])
    case .word:
      // `fish and chips`, `tickets for the museum`, `drinks on the boat`
      guard position + 1 < tokens.count, tokens[position + 1].kind == .word else { return isBeside }
      let next = text(of: tokens[position + 1])
      switch keyword(token) {
      case .and, .for:
        return !isDeclaredName(tokens[position + 1]) && !isReserved(tokens[position + 1])
          && !Habit.everyone.isMeant(by: next) && !Habit.me.isMeant(by: next)
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
