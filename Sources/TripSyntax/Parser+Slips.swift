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
        text(of: first), at: first.span, help: "a bill begins with who paid: \(billExample())")
    }
    if let word = keyword(first), word.isPromptCommand, !isDeclaredName(first) {
      return .promptCommand(word.rawValue, at: first.span)
    }
    return otherVerb(first) ?? habit(first) ?? name(first) ?? unknownWord(first)
  }

  /// What a word that begins a line is nearest to, of those that may begin one.
  func likelyKeyword(_ token: Token) -> Keyword? {
    let word = text(of: token)
    if Habit.buddies.isMeant(by: word) { return .buddies }
    if Habit.home.isMeant(by: word) { return .home }
    return nearest(to: word, in: Keyword.statements.map(\.rawValue)).flatMap(Keyword.init(rawValue:))
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
        text(in: mark), at: mark,
        mended: tried(words.isEmpty ? "#" : "# " + words, at: mark))
    }
    var rest = text(in: restOfLine(from: 1)).trimmingBlanks()
    // `**Anna** paid 50`
    if first.kind == .star, second.kind == .star { rest.removeAll { $0 == "*" } }
    return .bullet(
      text(of: first), at: first.span, mended: rest.isEmpty ? nil : tried(rest, at: first.span))
  }

  /// `2026-10-03 Anna paid 50`: the day is an `on` at the end, or a heading.
  ///
  /// - Parameter last: The index of the day's last token.
  private mutating func leadingDay(through last: Int) -> Diagnostic {
    let span = span(of: 0...last)
    let written = text(in: span)
    let days = SpokenDay.days(written, year: lastDay?.year)
    let day = days.count == 1 ? days[0].description : written
    var start = last + 1
    if [.colon, .comma, .minus].contains(tokens[start].kind) { start += 1 }
    let rest = text(in: restOfLine(from: start)).trimmingBlanks()
    let line = rest.isEmpty ? "on " + day : rest + " on " + day
    return .dayWithoutOn(day, at: span, mended: tried(line, at: span))
  }

  /// `50 Anna dinner`, `1 USD = 150 JPY`, `1. Anna paid 50`, `03.10.2026 Anna paid 50`
  private mutating func leadingNumber(_ first: Token) -> Diagnostic {
    if let rate = rateWithoutWord(first) { return rate }
    var last = 0
    while last + 1 < tokens.count, tokens[last + 1].span.start == tokens[last].span.end,
      tokens[last + 1].kind != .newline, tokens[last + 1].kind != .colon
    {
      last += 1
    }
    let written = text(in: span(of: 0...last))
    if !SpokenDay.days(written, year: lastDay?.year).isEmpty, written.contains(where: { !$0.isNumber }) {
      return leadingDay(through: last)
    }
    if written.hasSuffix("."), tokens.contains(where: isPaid) {
      let rest = text(in: restOfLine(from: last + 1)).trimmingBlanks()
      return .bullet(written, at: span(of: 0...last), mended: tried(rest, at: first.span))
    }
    let example = billExample()
    return .unknownStatement(
      text(of: first), at: first.span, help: "a bill begins with who paid: \(example)",
      mended: namesPayer ? tried(example, at: first.span) : nil)
  }

  /// `1 USD = 150 JPY`
  private mutating func rateWithoutWord(_ first: Token) -> Diagnostic? {
    guard tokens.contains(where: { $0.kind == .equals }), !tokens.contains(where: isPaid),
      let mended = replacing(SourceSpan(at: first.span.start), with: "rate ")
    else { return nil }
    return .unknownStatement(
      text(of: first), at: first.span, help: "a rate begins with 'rate'", mended: mended)
  }

  private func isPaid(_ token: Token) -> Bool { keyword(token) == .paid || keyword(token) == .got }

  // MARK: - Examples

  /// Whether somebody of the trip is on the line.
  private var namesPayer: Bool {
    mutating get { tokens.indices.contains { isDeclaredName(tokens[$0]) } }
  }

  /// The bill that the line may mean: its first name, its last amount, its day, what else it says.
  mutating func billExample() -> String {
    var position = endOfLeadingDay
    let days = position > 0 ? SpokenDay.days(text(in: span(of: 0...(position - 1))), year: lastDay?.year) : []
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
        start > 0 || !Habit.needless.isMeant(by: text(of: token))
      {
        words.append(start)
      }
    }
    var note = "dinner"
    if let first = words.first, let last = words.last {
      // What stands between the words is theirs, too, unless it is the amount.
      let isApart = amount.map { $0.range.upperBound <= first || $0.range.lowerBound > last } ?? true
      note =
        isApart && payer == nil
        ? text(in: span(of: first...last))
        : words.map { text(of: tokens[$0]) }.joined(separator: " ")
      note.removeAll { $0 == "\"" }
    }
    let someone = payer ?? someone(else: "Anna")
    return "\(someone) paid \(amount?.text ?? "50") \(Self.quoted(note))"
      + (days.count == 1 ? " on \(days[0])" : "")
  }

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
      plain.written(in: lexer.numbers) + (isCurrency ? " " + text(of: next) : ""))
  }

  /// The amount that begins at a token, and the index of the token after it.
  mutating func amountSpan(at start: Int) -> (span: SourceSpan, next: Int)? {
    let before = index
    defer { index = before }
    index = start
    guard beginsAmount(), let amount = try? amount() else { return nil }
    return (amount.span, index)
  }

  // MARK: - Words

  /// A word that other tools and languages begin a line with.
  private mutating func habit(_ first: Token) -> Diagnostic? {
    let word = text(of: first)
    if isDeclaredName(first) { return nil }
    let rest = text(in: restOfLine(from: 1)).trimmingBlanks()
    if Habit.needless.isMeant(by: word), !rest.isEmpty,
      let mended = tried(rest, at: first.span)
    {
      return .needlessWord(word, at: first.span, help: "leave it out", mended: mended)
    }
    if word.lowercased() == "who" {
      return .needlessWord(
        word, at: first.span, help: "who owes whom is shown by: settle",
        mended: tried("settle", at: first.span))
    }
    let plain: [(Habit, String, String)] = [
      (.buddies, "buddies", "people are declared with: buddies Anna, Ben; friends at home: others Coco"),
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
          word, at: first.span, help: "a bill is written: \(billExample())", mended: nil) : nil
    }
    let isCommand = habit == .balances || habit == .settle || habit == .bills
    return .needlessWord(
      word, at: first.span, help: help,
      mended: isCommand ? tried(statement, at: first.span) : replacing(first.span, with: statement))
  }

  /// A name, and no verb after it that says what it did.
  private mutating func name(_ first: Token) -> Diagnostic? {
    guard isDeclaredName(first) else { return nil }
    let name = text(of: first)
    return paidMissing(1)
      ?? .nameAlone(name, other: someone(besides: name), at: first.span)
  }

  /// `Anna: 50 dinner`, `Anna 50 dinner`, `Anna, 50, dinner`: everything but the verb.
  ///
  /// - Parameter next: The index of the token after the name.
  mutating func paidMissing(_ next: Int) -> Diagnostic? {
    var start = next
    while [.colon, .comma, .minus, .equals].contains(tokens[start].kind) { start += 1 }
    let name = text(of: tokens[0])
    guard let amount = amountSpan(at: start) else { return nil }
    var note = amount.next
    while [.colon, .comma, .minus].contains(tokens[note].kind) { note += 1 }
    let rest = text(in: restOfLine(from: note)).trimmingBlanks()
    let line = "\(name) paid \(text(in: amount.span)) \(rest)".trimmingBlanks()
    return .paidMissing(
      at: SourceSpan(at: tokens[0].span.end), help: "for example: \(name) paid \(text(in: amount.span))",
      mended: tried(line, at: tokens[0].span))
  }

  /// Nothing known: the nearest statement, else what a bill looks like.
  private mutating func unknownWord(_ first: Token) -> Diagnostic {
    let word = text(of: first)
    if let rate = rateWithoutWord(first) { return rate }
    if beginsName(first), vocabulary.names.isEmptyOfDeclared, let missing = paidMissing(1) {
      return missing
    }
    let words = Keyword.statements.map(\.rawValue)
    if let near = nearest(to: word, in: words) {
      return .unknownStatement(
        word, at: first.span, help: "did you mean '\(near)'?",
        mended: replacing(first.span, with: near))
    }
    return .unknownStatement(
      word, at: first.span, help: "a bill begins with who paid: \(billExample())")
  }

  // MARK: - Lines with characters that are refused

  /// What was meant by a line with a refused character in it, where that is clear without it.
  mutating func explanationOfFault() -> Diagnostic? {
    guard index == 0, lexer.hasFault, !isTrial || lexer.diagnostics.count == 1,
      let fault = lexer.diagnostics.last, fault.code == "stray-character", !endsWithComma,
      !tokens.contains(where: { $0.kind == .openBrace })
    else { return nil }
    let numbers = lexer.numbers
    var found: Diagnostic?
    do throws(Refusal) {
      _ = try statement()
      try endOfStatement()
    } catch {
      found = error.diagnostic
    }
    index = 0
    lexer.numbers = numbers
    guard let found else {
      // Without the character the line is right.
      if var diagnostic = lexer.diagnostics.last, tried(fault).mended == nil {
        diagnostic.mended = tried(lineOfTokens(), at: diagnostic.span)
        lexer.diagnostics[lexer.diagnostics.count - 1] = diagnostic
      }
      return nil
    }
    switch found.code {
    case "note-without-quotes", "spoken-currency":
      // Single quotes have a mend of their own.
      let isQuote = bytes(in: fault.span).first == 0x27 || bytes(in: fault.span).first == 0x60
      guard found.span.start <= fault.span.start, fault.span.start <= found.span.end, !isQuote else {
        return nil
      }
    case "title-without-quotes", "include-without-quotes", "prompt-command": break
    case "unknown-statement":
      guard fault.span.start > tokens[0].span.end, fault.mended == nil else { return nil }
    default: return nil
    }
    lexer.diagnostics.removeLast()
    return found
  }

  /// The line without what is refused in it.
  private func lineOfTokens() -> String {
    var result = ""
    var place = tokens[0].span.start
    for token in tokens where token.kind != .newline && token.kind != .end {
      let gap = text(in: SourceSpan(start: place, end: max(place, token.span.start)))
      if !result.isEmpty, gap.contains(where: \.isWhitespace) { result += " " }
      result += text(of: token)
      place = token.span.end
    }
    return result
  }

  /// The message, or a better one where the line is a row of a table.
  mutating func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    let codes = [
      "stray-character", "unknown-statement", "unexpected", "paid-missing", "line-too-short",
      "name-begins-with-digit", "name-alone", "bullet", "day-without-on", "look-alike",
      "number-format", "open-quote",
    ]
    guard diagnostic.mended == nil, !isTrial, codes.contains(diagnostic.code),
      let first = tokens.first, keyword(first).map(Keyword.statements.contains) != true,
      !tokens.contains(where: isPaid)
    else { return diagnostic }
    let line = line(of: diagnostic.span)
    let payer = tokens.first { isDeclaredName($0) }.map { text(of: $0) }
    if let row = TableRow(line.text, payer: payer, currencies: vocabulary.currencies) {
      let bill = row.bill(payer: payer ?? someone(else: "Anna"), numbers: lexer.numbers)
      return .tableRow(bill, at: line.span)
    }
    return TableRow.isHead(line.text) ? .tableHead(at: line.span) : diagnostic
  }
}
