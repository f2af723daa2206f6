import TripMoney
import TripText

/// Examples in messages, made of what stands on the line and of the names of the trip.
extension Parser {
  /// The bill or the payment that the line may mean: who paid, how much, what, for whom, and when.
  mutating func billExample() -> String { entryExample().text }

  /// The same, and whether the line says of it who paid.
  mutating func entryExample() -> (text: String, isWhole: Bool) {
    let line = looseLine()
    let somebody = someone(else: "Anna")
    let example = line.example(somebody: somebody, note: note(of: line))
    // Of a line that says more than that, its day aside, half would be no example.
    let rest = text(in: restOfLine(from: endOfLeadingDay))
    let isPaymentOfKind = line.payee != nil && line.category != nil
    if !line.isUnclear, !isPaymentOfKind, keepsFigures(example, of: rest),
      isFaithful(example, to: rest)
    {
      return (example, line.saysPayer && line.amount != nil)
    }
    // Whose share is said, has hardly paid.
    let subject = line.split == nil ? somebody : "…"
    let split = line.payer == nil ? line.split.map { " \($0)" } : nil
    return ("\(subject) paid 50 \"dinner\"\(split ?? "")", false)
  }

  private func note(of line: LooseLine) -> String? {
    let saysWho = line.payer != nil || line.source != nil || line.payee != nil || line.split != nil
    guard let first = line.words.first, let last = line.words.last else {
      // Nobody says of an amount what it was for.
      return saysWho && line.amount != nil || line.isRefund ? nil : "dinner"
    }
    // What stands between the words is theirs, too, unless it is the amount.
    let isApart =
      line.amount.map { $0.range.upperBound <= first || $0.range.lowerBound > last } ?? true
    var note =
      isApart && !saysWho
      ? text(in: span(of: first...last))
      : line.words.map { text(of: tokens[$0]) }.joined(separator: " ")
    note.removeAll { $0 == "\"" }
    return note
  }

  /// The bills of a line that holds several, a line for each: `50 for Ben and 20 for Cy`.
  mutating func entriesApart() -> [String]? {
    let end = tokens.firstIndex { $0.kind == .newline || $0.kind == .end } ?? tokens.count
    var starts = [0]
    for place in 1..<max(end, 1)
    where tokens[place].kind == .comma || keyword(tokens[place]) == .and {
      if amountSpan(at: place + 1) != nil { starts.append(place + 1) }
    }
    var payer: String?
    var entries: [String] = []
    for (start, next) in zip(starts, starts.dropFirst() + [end + 1]) {
      var line = looseLine(in: start..<(next - 1))
      guard line.amount != nil,
        start == 0 || tokens[start..<(next - 1)].contains(where: { keyword($0) == .for })
      else { return nil }
      line.payer = line.payer ?? payer
      payer = line.payer
      let note = line.words.isEmpty ? nil : note(of: line)
      entries.append(line.example(somebody: "…", note: note))
    }
    return entries.count > 1 ? entries : nil
  }

  private mutating func looseLine(in range: Range<Int>? = nil) -> LooseLine {
    var line = LooseLine()
    var position = range?.lowerBound ?? endOfLeadingDay
    let end = range?.upperBound ?? tokens.count
    if range == nil, position > 0 {
      let days = SpokenDay.days(text(in: span(of: 0...(position - 1))), year: lastDay?.year)
      line.day = days.count == 1 ? days[0].description : nil
    }
    while position < end, tokens[position].kind != .newline {
      let token = tokens[position]
      let start = position
      position += 1
      if let end = takeRole(start, of: &line) {
        position = end
      } else if line.payer == nil, isDeclaredName(token) {
        line.payer = text(of: token)
        line.isUnclear =
          line.isUnclear || line.split != nil || line.payee != nil || isHardlyPayer(start)
      } else if let found = amountAhead(start) {
        line.amount = found
        position = found.range.upperBound
      } else if token.kind == .category {
        line.category = text(of: token)
      } else if token.kind == .string || token.kind == .word, !isReserved(token) {
        takeWord(start, of: &line)
      }
    }
    return line
  }

  /// `50 for dinner and Ben`, `50 except Ben`: somebody who is named for another reason, perhaps.
  private func isHardlyPayer(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = tokens[place - 1]
    if keyword(before) == .except
      || before.kind == .word && Habit.except.isMeant(by: text(of: before))
    {
      return true
    }
    guard keyword(before) == .and || before.kind == .comma else { return false }
    return tokens[..<place].contains {
      $0.kind == .word && (keyword($0) == .for || Habit.for.isMeant(by: text(of: $0)))
    }
  }

  private func takeWord(_ place: Int, of line: inout LooseLine) {
    let word = text(of: tokens[place])
    if ["refund", "refunded", "reimbursement"].contains(word.lowercased()) {
      line.isRefund = true
    } else if [Habit.owes, .lent, .got].contains(where: { $0.isMeant(by: word) }) {
      line.isUnclear = true
    } else if Habit.sent.isMeant(by: word) || Self.shared.contains(word.lowercased()) {
      // Who is named behind it tells more.
      return
    } else if place > 0 || !Habit.needless.isMeant(by: word),
      place > 0 || !isAnybody(word), !Habit.paid.isMeant(by: word),
      !Self.needless.contains(word.lowercased()),
      place > 0 || !["transfer", "payment"].contains(word.lowercased())
    {
      line.words.append(place)
    }
  }

  private static let shared: Set<String> = ["split", "shared", "divided", "sharing"]

  /// Takes somebody with the word before them that says what they have to do with it: `for Ben, Cy`,
  /// `to Ben`, `by Ben`, `with Ben's card`.
  private mutating func takeRole(_ place: Int, of line: inout LooseLine) -> Int? {
    let word = text(of: tokens[place]).lowercased()
    let next = tokenOrLast(at: place + 1)
    if keyword(tokens[place]) == .on, next.kind == .date {
      line.day = text(of: next)
      return place + 2
    }
    guard tokens[place].kind == .word, next.kind == .word, !isDeclaredName(tokens[place]) else {
      return nil
    }
    if Habit.with.isMeant(by: word), let owner = owner(in: text(of: next)) {
      line.payer = owner
      return place + (tokenOrLast(at: place + 2).kind == .word ? 3 : 2)
    }
    let isAll = keyword(next) == .all
    guard isDeclaredName(next) || isAll else { return nil }
    switch word {
    case _ where keyword(tokens[place]) == .for || Habit.for.isMeant(by: word):
      var end = endOfSharers(from: place + 1)
      if keyword(tokenOrLast(at: end)) == .except, isDeclaredName(tokenOrLast(at: end + 1)) {
        end += 2 * namesInList(from: end + 1).count
      }
      line.split = "for " + text(in: span(of: (place + 1)...(end - 1)))
      let joint = tokenOrLast(at: end)
      if joint.kind == .comma || keyword(joint) == .and, tokenOrLast(at: end + 1).kind == .word {
        // `for Ben and me`
        line.split? += ", …"
        return end + 2
      }
      return end
    case _ where Habit.with.isMeant(by: word), "by" where place > 0 && isShared(tokens[place - 1]):
      // The payer shares it, too.
      let end = endOfSharers(from: place + 1)
      let payer = word == "by" ? "" : "\(line.payer ?? "…"), "
      line.isUnclear = line.isUnclear || vocabulary.names.isAtHome(nameID(next))
      line.split = "for \(payer)\(text(in: span(of: (place + 1)...(end - 1))))"
      return end
    case _ where isPaid(tokens[place]) && keyword(tokens[place]) == .paid,
      _
    where place == 0 && (word == "pay" || [Habit.sent, .lent].contains { $0.isMeant(by: word) }):
      if isAll { return nil }
      line.payee = text(of: next)
    case "by", "durch", "par": line.payer = text(of: next)
    case "from", "von":
      line.source = text(of: next)
      line.isUnclear = line.isUnclear || isAll
    case "to", "into", "an":
      if isAll { return nil }
      line.payee = text(of: next)
    default: return nil
    }
    return place + 2
  }

  /// The index behind people that stand in a list, with the parts or percentages of each.
  private mutating func endOfSharers(from start: Int) -> Int {
    var place = start
    while true {
      let before = place
      place += 1
      switch (tokenOrLast(at: place).kind, tokenOrLast(at: place + 1).kind) {
      case (.times, .number), (.number, .percent), (.number, .times): place += 2
      default: break
      }
      let joint = tokenOrLast(at: place)
      guard place > before, joint.kind == .comma || keyword(joint) == .and,
        isDeclaredName(tokenOrLast(at: place + 1))
      else { return min(place, tokens.count - 1) }
      place += 1
    }
  }

  private func isShared(_ token: Token) -> Bool {
    token.kind == .word && Self.shared.contains(text(of: token).lowercased())
  }

  /// `We`, `They`, `I`: who paid, without a name.
  private func isAnybody(_ word: String) -> Bool {
    word.lowercased() == "we" || [Habit.me, .them, .everyone].contains { $0.isMeant(by: word) }
  }

  /// Words between a payer, an amount and what it was.
  private static let needless: Set<String> = [
    "by", "from", "to", "into", "was", "is", "von", "par",
  ]

  /// How many tokens at the start of the line are a date.
  private var endOfLeadingDay: Int {
    var end = 0
    while end < tokens.count, tokens[end].kind != .newline,
      end == 0 || tokens[end].span.start == tokens[end - 1].span.end
    {
      end += 1
    }
    guard end > 0, tokens[0].kind == .number || tokens[0].kind == .date,
      end > 1 || tokens[0].kind == .date || text(of: tokens[0]).contains("."),
      !SpokenDay.days(text(in: span(of: 0...(end - 1))), year: 2024).isEmpty
    else { return 0 }
    return end
  }

  /// The amount at a token, its number made plain where it is written as elsewhere.
  private mutating func amountAhead(_ start: Int) -> (range: Range<Int>, text: String)? {
    if let found = amountSpan(at: start) { return (start..<found.next, text(in: found.span)) }
    guard tokens[start].kind == .number, let plain = TableRow.number(text(of: tokens[start])) else {
      return nil
    }
    let next = tokens[min(start + 1, tokens.count - 1)]
    let isCurrency =
      next.kind == .sign || next.kind == .word && vocabulary.isCurrencyWord(bytes(of: next))
    return (
      start..<(start + (isCurrency ? 2 : 1)),
      plain.written(in: lexer.numbers) + (isCurrency ? " " + text(of: next) : "")
    )
  }

  /// The amount that begins at a token, and the index of the token after it.
  mutating func amountSpan(at start: Int) -> (span: SourceSpan, next: Int)? {
    let before = index
    defer { index = before }
    index = start
    guard beginsAmount(), let amount = try? amount() else { return nil }
    return (amount.span, index)
  }

  /// A name of the trip for an example, other than `name`; `fallback` where there is none.
  func someone(besides name: String? = nil, else fallback: String = "Ben") -> String {
    someone(besides: name.map { [$0] } ?? [], else: fallback)
  }

  func someone(besides names: [String], else fallback: String = "Ben") -> String {
    vocabulary.names.firstDeclared(besides: names).map { Self.written($0) } ?? fallback
  }

  /// A name as a script holds it: in quotes where it must be.
  package static func written(_ name: String) -> String {
    let bytes = Array(name.utf8)
    let lexer = Lexer(bytes: bytes, base: 0, numbers: .point)
    let isReserved = Keyword.table.keyword(bytes, 0..<bytes.count)?.isReserved ?? false
    let isWord = !bytes.isEmpty && lexer.endOfWord(from: 0) == bytes.count
    if isWord, !isReserved { return name }
    return quoted(name)
  }

  /// A text in quotes, as a script holds it.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }
}
