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
      && ![Habit.onTop, .discount].contains {
        $0.isMeant(by: text(of: next))
      }
    if isCount, sign != "*" { return nil }
    return .unexpected(
      word,
      wanted: nil,
      at: token.span,
      help: "amounts are reckoned with + - * /",
      mended: replacing(token.span, with: sign)
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
    let hasNoWords = words.isEmpty
    var words = words
    var second: SourceSpan?
    var position = start
    scan: while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .word where isReserved(token) && keyword(token) != .each && keyword(token) != .and:
        break scan
      case .word:
        if isDeclaredName(token) { break scan }
        if !Self.joints.contains(text(of: token).lowercased()) { words.append(text(of: token)) }
      case .number, .sign:
        guard let found = amountSpan(at: position) else { return nil }
        if tokens[found.next].kind == .percent || second != nil { return nil }
        second = found.span
        position = found.next - 1
      case .star, .plus, .minus, .times, .comma, .colon, .at, .slash: break
      default: break scan
      }
      position += 1
    }
    guard let second else { return nil }
    let span = SourceSpan(start: first.start, end: tokens[position - 1].span.end)
    let ways = waysToSay(text(in: first), text(in: second), words)
    let rest = SourceSpan(start: first.end, end: span.end)
    let isNote = hasNoWords && ways.count > 1
    let note = isNote ? ["\(text(in: first)) \(Self.quoted(text(in: rest).trimmingBlanks()))"] : []
    return .twoNumbers(ways + note, at: span)
  }

  private static let joints: Set<String> = [
    "at", "each", "per", "x", "a", "à", "je", "and", "plus", "minus", "less", "for", "times", "mal",
  ]

  /// What two numbers and the words with them may mean.
  private func waysToSay(_ first: String, _ second: String, _ words: [String]) -> [String] {
    let note = words.isEmpty ? "" : " " + Self.quoted(words.joined(separator: " "))
    if words.contains(where: Habit.onTop.isMeant) { return ["\(first)+\(second)\(note)"] }
    if words.contains(where: Habit.discount.isMeant) { return ["\(first)-\(second)\(note)"] }
    var ways = ["\(first)*\(second)\(note)"]
    if words.count > 1 { ways.append("\(first)+\(second)\(note)") }
    let isCount = first.utf8.count <= 2 && first.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    if isCount { ways.append(second + note) }
    return ways
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
