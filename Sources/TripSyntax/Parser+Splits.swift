import TripMoney
import TripText

extension Parser {
  /// The list behind `for`: people, groups and `all`, each with at most one mark.
  mutating func split() throws(Refusal) -> Split {
    let start = current.span.start
    var split = Split(entries: [], span: current.span)
    split.entries.reserveCapacity(8)
    repeat {
      try splitEntry(of: &split)
      if currentKeyword == .except {
        try exceptions(of: &split)
        break
      }
    } while try takesSeparator()
    split.span = SourceSpan(start: start, end: tokens[index - 1].span.end)
    return split
  }

  private mutating func exceptions(of split: inout Split) throws(Refusal) {
    guard split.entries.contains(where: { $0.who == .all }) else {
      let name = beginsName(peek()) ? text(of: peek()) : "Ben"
      throw Refusal(.exceptWithoutAll(name, at: current.span, mended: nil))
    }
    advance()
    split.excepted = try nameList()
  }

  private mutating func splitEntry(of split: inout Split) throws(Refusal) {
    let token = current
    let who: Split.Entry.Who
    if keyword(token) == .all {
      who = .all
      advance()
    } else {
      guard beginsName(token) else { throw Refusal(noSharer(token)) }
      let name = try name(wanted: "who shares it").id
      if !vocabulary.names.isDeclared(name) { try refuseEveryone(token) }
      who = .name(name)
    }
    let mark = try splitMark(of: &split)
    split.entries.append(
      Split.Entry(
        who: who,
        mark: mark,
        span: SourceSpan(start: token.span.start, end: tokens[index - 1].span.end),
        nameSpan: token.span
      )
    )
  }

  private mutating func splitMark(of split: inout Split) throws(Refusal) -> Split.Entry.Mark {
    switch current.kind {
    case .times:
      advance()
      return .parts(try number())
    case .number where peek().kind == .times:
      let parts = try number()
      advance()
      return .parts(parts)
    case .number where peek().kind == .percent:
      let percent = try number()
      advance()
      return .percent(percent)
    case .word where keyword(current) == .rest:
      advance()
      return .rest
    case .minus:
      throw Refusal(.negativeShare(text(of: tokens[index - 1]), at: current.span))
    default:
      if beginsAmount() {
        split.amounts.append(try amount())
        return .exact(Int32(truncatingIfNeeded: split.amounts.count - 1))
      }
      if current.kind == .word, keyword(current) == nil, let slip = markInWords() {
        throw Refusal(slip)
      }
      return .none
    }
  }

  /// Reads `fee 10% [on PEOPLE]`.
  mutating func fee() throws(Refusal) -> Fee {
    let start = current.span
    advance()
    guard current.kind == .number else {
      throw Refusal(unexpected(current, wanted: "a percentage such as fee 10%"))
    }
    let percent = try number()
    guard current.kind == .percent else {
      throw Refusal(.feeWithoutPercent(at: tokens[index - 1].span))
    }
    advance()
    var fee = Fee(percent: percent, span: start)
    if currentKeyword == .on, peek().kind != .date, beginsName(peek()), !isDayWord(peek()) {
      advance()
      fee.people = try nameList()
    }
    fee.span.end = tokens[index - 1].span.end
    return fee
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes spell the ASCII `word`, in any case.
  func lowercasedEquals(_ word: String) -> Bool {
    elementsEqual(word.utf8) { $0 == $1 || $0 | 0x20 == $1 && $0 >= 0x41 && $0 <= 0x5A }
  }
}
