import TripText

/// Lines with characters that are refused, and lines that are none of a script.
extension Parser {
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
      guard found.span.start <= fault.span.start, fault.span.start <= found.span.end, !isQuote
      else {
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

  /// The message, or a better one where the whole line shows what was meant: a row of a table, or a
  /// figure of which only was said that it has no place.
  mutating func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    var message = inContext(diagnostic)
    if ["owes", "several-payees"].contains(message.code), let lines = linesApart() {
      message.help = "write a line for each:\n" + lines.joined(separator: "\n")
      message.mended = nil
    }
    if isTrial { return withPeopleOfTrip(message) }
    return withPeopleOfTrip(tableRow(message) ?? strayFigure(message) ?? message)
  }

  /// The pieces of a line in which several people do something: `Ben owes Anna 20 and Cy owes Anna 10`.
  private mutating func linesApart() -> [String]? {
    var starts = [0]
    var hasVerb = false
    for place in tokens.indices.dropLast(2) {
      let isJoint = tokens[place].kind == .comma || keyword(tokens[place]) == .and
      if hasVerb, isJoint, isDeclaredName(tokens[place + 1]), isDeed(tokens[place + 2]) {
        starts.append(place + 1)
      }
      hasVerb = hasVerb || isDeed(tokens[place])
    }
    guard starts.count > 1 else { return nil }
    let end = tokens.lastIndex { $0.kind != .newline && $0.kind != .end } ?? 0
    return zip(starts, starts.dropFirst().map { $0 - 2 } + [end]).map {
      text(in: span(of: $0...$1))
    }
  }

  private func isDeed(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    let word = text(of: token)
    return isPaid(token) || [Habit.owes, .lent, .paid].contains { $0.isMeant(by: word) }
  }

  private func tableRow(_ diagnostic: Diagnostic) -> Diagnostic? {
    let codes = [
      "stray-character", "unknown-statement", "unexpected", "paid-missing", "line-too-short",
      "name-begins-with-digit", "name-alone", "bullet", "day-without-on", "look-alike",
      "number-format", "open-quote", "day-format",
    ]
    guard codes.contains(diagnostic.code), let first = tokens.first,
      keyword(first).map(Keyword.statements.contains) != true
    else { return nil }
    let saysPaid = tokens.contains(where: isPaid)
    if saysPaid, first.kind == .word { return nil }
    let line = line(of: diagnostic.span)
    let names = vocabulary.names
    let row = TableRow(
      line.text,
      currencies: vocabulary.currencies,
      format: lexer.numbers
    ) { name in names.id(of: name).map(names.isDeclared) ?? false }
    if saysPaid, row?.payment == nil { return nil }
    // Of a row that is wider than a bill, a mended line would put two columns into one.
    if diagnostic.mended != nil, row.map({ $0.width < 4 }) ?? true { return nil }
    if let row {
      let payer = row.payer.map(Self.written) ?? someone(else: "Anna")
      return .tableRow(row.bills(in: lexer.numbers), payer: payer, at: line.span)
    }
    return TableRow.isHead(line.text) ? .tableHead(at: line.span) : nil
  }
}
