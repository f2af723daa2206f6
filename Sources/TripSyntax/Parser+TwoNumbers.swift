import TripMoney
import TripText

/// Lines with two numbers where one amount is wanted: `2 tickets at 10`, `20 dinner 5 wine`.
extension Parser {
  /// Returns the message about `2 times 20`, `20 plus 3 tip`, `20 minus 5`.
  mutating func reckonedInWords(_ token: Token, _ word: String, _ amount: Amount) -> Diagnostic? {
    let signs = [
      "times": "*", "mal": "*", "fois": "*", "veces": "*", "plus": "+", "minus": "-", "less": "-",
    ]
    guard let sign = signs[word.lowercased()], let number = amountSpan(at: index + 1),
      tokens[number.next].kind != .percent
    else { return nil }
    if case .adjustment = amount.steps.last { return nil }
    // `20 plus 3 beers`: those are not 3 of the money.
    let next = tokens[number.next]
    let isCount =
      next.kind == .word && !isReserved(next)
      && ![Habit.onTop, .discount].contains { $0.isMeant(by: text(of: next)) }
      && !Self.isPercent(text(of: next))
    if isCount, sign != "*" { return nil }
    if sign == "*", mayBeRate(tokens[index + 1], of: amount) {
      let (first, second) = (text(in: amount.span), text(in: number.span))
      return .rateWithoutAt(
        ["\(first) @ \(second)", "\(first)*\(second)"],
        at: token.span.union(number.span)
      )
    }
    let mended = replacing(token.span, with: sign)
    return .unexpected(
      word,
      wanted: nil,
      at: token.span,
      help: mended == nil ? "amounts are reckoned with + - * /" : nil,
      mended: mended
    )
  }

  /// Returns the message about one more number behind the amount and words: only the writer knows
  /// which of them is a price, and of what.
  mutating func twoNumbers(in context: Context) -> Diagnostic? {
    guard let amount = context.amount, amount.span.end == tokens[index - 1].span.end,
      context.what == nil, amount.steps.isEmpty
    else { return nil }
    return twoNumbers(first: amount.span, words: [], from: index)
  }

  /// `words` stand before the first number, as in `beer 2 x 3.50`.
  mutating func twoNumbers(first: SourceSpan, words: [String], from start: Int) -> Diagnostic? {
    if let slip = shareOf(first, from: start) ?? halves(first, from: start)
      ?? percentInWords(of: first, from: start)
    {
      return slip
    }
    var numbers = TwoNumbers(
      first: text(in: first),
      words: words,
      isLed: !words.isEmpty,
      decimalMark: lexer.numbers.decimalMark
    )
    var second: SourceSpan?
    var position = start
    scan: while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .word where isReserved(token) && keyword(token) != .each && keyword(token) != .and:
        break scan
      case .word:
        if isDeclaredName(token) { break scan }
        numbers.take(text(of: token), isBehind: second != nil)
      case .number, .sign:
        guard let found = amountSpan(at: position) else { return nil }
        if tokens[found.next].kind == .percent || second != nil { return nil }
        second = found.span
        position = found.next - 1
      case .star, .times: numbers.joint = .times
      case .at: numbers.joint = .at
      case .plus: numbers.joint = .plus
      case .minus, .comma, .colon, .slash: break
      default: break scan
      }
      position += 1
    }
    guard let second else { return nil }
    let span = SourceSpan(start: first.start, end: tokens[position - 1].span.end)
    if words.isEmpty, tokens[start].kind == .word, tokens[start].span.start == first.end {
      // `3rd night 50`
      let note = text(in: SourceSpan(start: first.start, end: second.start)).trimmingBlanks()
      return .twoNumbers(["\(text(in: second)) \(Self.quoted(note))"], at: span)
    }
    numbers.second = text(in: second)
    numbers.whole = text(in: SourceSpan(start: first.end, end: span.end)).trimmingBlanks()
    // A line of a block has no rate of its own.
    numbers.canHaveRate = !isInBlock
    if !isInBlock, let paid = currency(of: first) {
      if numbers.isRate { return .rateWithoutAt([numbers.rate], at: span) }
      if let cost = currency(of: second), cost != paid {
        return .costWithoutEquals("\(numbers.first) = \(numbers.second)", at: span)
      }
    }
    return .twoNumbers(numbers.ways, at: span)
  }

  /// Returns the message about `50 percent of 80`.
  private func percentInWords(of first: SourceSpan, from start: Int) -> Diagnostic? {
    let words = tokens[start...].prefix { $0.kind == .word }.map { text(of: $0).lowercased() }
    let isPercent = words.first.map(Self.isPercent) ?? false || words.starts(with: ["per", "cent"])
    guard isPercent, let whole = tokens[start...].first(where: { $0.kind == .number }) else {
      return nil
    }
    return .partOfAmount(
      "\(text(of: whole))*\(text(in: first))/100",
      at: first.union(tokens[start].span)
    )
  }

  static func isPercent(_ word: String) -> Bool {
    ["percent", "prozent", "pct"].contains(word.lowercased())
  }

  // MARK: - Several payers

  /// Returns the message about `Anna 30, Ben 20 paid 50`: the sum goes without saying, where it is
  /// one.
  mutating func amountTwice(_ payers: Payers, _ total: SourceSpan) -> Diagnostic {
    let start = index
    defer { index = start }
    guard let amount = try? amount(), let sum = sum(of: payers.amounts), amount.steps.isEmpty,
      amount.first.currency.map({ $0.spelling == sum.currency }) ?? true
    else { return .amountTwice(at: total, mended: nil) }
    if amount.first.number.rational == sum.number.rational {
      return .amountTwice(at: total, mended: rewriting(withBlanksBefore(total), as: ""))
    }
    return .amountsDiffer(
      payers.amounts.map { text(in: $0.span) }.joined(separator: " and "),
      sum: sum.number.description.written(in: lexer.numbers),
      total: text(in: total),
      at: total
    )
  }

  /// What plain amounts in one currency add up to.
  private func sum(of amounts: [Amount]) -> (number: Decimal, currency: Int32?)? {
    let currency = amounts.first?.first.currency?.spelling
    let scale = amounts.map(\.first.number.scale).max() ?? 0
    var sum: Int64 = 0
    for amount in amounts {
      guard amount.steps.isEmpty, amount.first.currency?.spelling == currency,
        let units = amount.first.number.minorUnits(decimals: scale)
      else { return nil }
      let (next, isOver) = sum.addingReportingOverflow(units)
      if isOver { return nil }
      sum = next
    }
    return (Decimal(significand: sum, scale: scale), currency)
  }
}
