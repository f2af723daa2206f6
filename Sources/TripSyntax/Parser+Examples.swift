import TripMoney
import TripText

/// Examples in messages, made of what stands on the line and of the names of the trip.
extension Parser {
  /// Whether somebody of the trip is on the line.
  var namesPayer: Bool {
    mutating get { tokens.indices.contains { isDeclaredName(tokens[$0]) } }
  }

  /// The bill that the line may mean: its first name, its last amount, its day, what else it says.
  mutating func billExample() -> String {
    var position = endOfLeadingDay
    let days =
      position > 0
      ? SpokenDay.days(text(in: span(of: 0...(position - 1))), year: lastDay?.year) : []
    var payer: String?
    var amount: (range: Range<Int>, text: String)?
    var words: [Int] = []
    while position < tokens.count, tokens[position].kind != .newline {
      let token = tokens[position]
      let start = position
      position += 1
      if payer == nil, isDeclaredName(token) {
        payer = text(of: token)
      } else if let found = amountAhead(start) {
        amount = found
        position = found.range.upperBound
      } else if token.kind == .string || token.kind == .word, !isReserved(token),
        start > 0 || !Habit.needless.isMeant(by: text(of: token)),
        start > 0 || !isAnybody(text(of: token)), !Habit.paid.isMeant(by: text(of: token)),
        !Self.needless.contains(text(of: token).lowercased())
      {
        words.append(start)
      }
    }
    // Nobody says of an amount what it was for.
    var note: String? = payer == nil || amount == nil ? "dinner" : nil
    if let first = words.first, let last = words.last {
      // What stands between the words is theirs, too, unless it is the amount.
      let isApart =
        amount.map { $0.range.upperBound <= first || $0.range.lowerBound > last } ?? true
      note =
        isApart && payer == nil
        ? text(in: span(of: first...last))
        : words.map { text(of: tokens[$0]) }.joined(separator: " ")
      note?.removeAll { $0 == "\"" }
    }
    let someone = payer ?? someone(else: "Anna")
    let example =
      "\(someone) paid \(amount?.text ?? "50")" + (note.map { " " + Self.quoted($0) } ?? "")
      + (days.count == 1 ? " on \(days[0])" : "")
    // Of a line that says more than that, its day aside, half would be no example.
    let rest = text(in: restOfLine(from: endOfLeadingDay))
    return keepsFigures(example, of: rest) && isFaithful(example, to: rest)
      ? example : "\(someone) paid 50 \"dinner\""
  }

  /// `We`, `They`, `I`: who paid, without a name.
  private func isAnybody(_ word: String) -> Bool {
    word.lowercased() == "we" || [Habit.me, .them, .everyone].contains { $0.isMeant(by: word) }
  }

  /// Words between a payer, an amount and what it was.
  private static let needless: Set<String> = ["by", "from", "was", "is", "von", "par"]

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
