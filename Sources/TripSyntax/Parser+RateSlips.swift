import TripMoney
import TripText

/// Rates in another shape than `rate USD JPY 150` and `rate ¥150 = $1`.
extension Parser {
  /// Returns the message about `rate 150 JPY per USD`, `rate USD to JPY 150`, `rate USD = 150 JPY`,
  /// `rate ¥150 $1`, `rate USDJPY 150`, `rate USD/JPY 150`.
  mutating func rateShape(from start: Int) -> Diagnostic {
    if current.kind == .minus { return .rateNegative(at: current.span) }
    let place = isAtLineEnd ? SourceSpan(at: tokens[max(index - 1, 0)].span.end) : current.span
    let pieces = ratePieces(from: start)
    guard pieces.end > start, pieces.currencies.count == 2 else {
      return rateExample(at: place)
    }
    let plain: String?
    switch pieces.numbers.count {
    case 1:
      plain = rate(ofOneNumber: pieces, from: start)
      if plain == nil { return .rateEitherWay(readings(of: pieces), at: place) }
    case 2
    where pieces.numbers[1] == pieces.numbers[0] + 2 && tokens[pieces.numbers[0] + 1].kind == .slash:
      // `rate JPY USD 1/150`: 150 of the first are 1 of the second.
      let numbers = pieces.numbers.map { text(of: tokens[$0]) }
      let names = pieces.currencies.map(\.text)
      plain = "\(numbers[1]) \(names[0]) = \(numbers[0]) \(names[1])"
    case 2: plain = equation(from: start, to: pieces.end)
    default: plain = nil
    }
    let whole = span(of: start...(pieces.end - 1))
    guard let plain, let mended = rewriting(whole, as: plain) else { return rateExample(at: place) }
    return .rateShape(at: place, mended: mended)
  }

  /// Whether the statement at hand is a rate; a person may be called so.
  var isRate: Bool {
    keyword(tokens[0]) == .rate && !tokens.contains(where: isPaid)
  }

  /// Returns the message about `rate: GBP EUR 1.17`, `rate GBP EUR 1.17 2026-10-03`, and what a rate
  /// looks like, where something else has no place in it.
  mutating func strayInRate(_ diagnostic: Diagnostic) -> Diagnostic {
    let place = tokens.firstIndex { $0.span.end > diagnostic.span.start } ?? 0
    let token = tokens[place]
    if token.kind == .colon, place == 1 {
      return .needlessMark(text(of: token), at: token.span, mended: without(token.span))
    }
    if token.kind == .date || keyword(token) == .from && tokenOrLast(at: place + 1).kind == .date {
      let before = SourceSpan(at: token.span.start)
      return .dayWithoutOn(
        text(of: token.kind == .date ? token : tokenOrLast(at: place + 1)),
        at: token.span,
        mended: token.kind == .date
          ? replacing(before, with: "on ") : replacing(token.span, with: "on")
      )
    }
    var diagnostic = diagnostic
    diagnostic.help = rateExample(at: diagnostic.span).help
    return diagnostic
  }

  /// Returns the message about `1 USD = 150 JPY`.
  mutating func rateWithoutWord(_ first: Token) -> Diagnostic? {
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

  /// Returns the message about `USD EUR 0.92`, `EUR/USD 1.09`: a rate without its word.
  mutating func pairWithoutWord() -> Diagnostic? {
    let pieces = ratePieces(from: 0)
    guard pieces.currencies.count == 2, pieces.numbers.count == 1, pieces.currencies[0].index == 0,
      tokens[pieces.end].kind == .newline || tokens[pieces.end].kind == .end
    else { return nil }
    let isRate = tokens[..<pieces.end].indices.allSatisfy { place in
      pieces.numbers.contains(place) || pieces.currencies.contains { $0.index == place }
        || [.slash, .equals, .colon].contains(tokens[place].kind)
        || ["to", "in", "per"].contains(text(of: tokens[place]).lowercased())
    }
    guard isRate else { return nil }
    let (from, to) = (pieces.currencies[0].text, pieces.currencies[1].text)
    let number = text(of: tokens[pieces.numbers[0]])
    return .needlessWord(
      text(of: tokens[0]),
      at: tokens[0].span,
      help: "a rate begins with 'rate': rate \(from) \(to) \(number), where 1 \(from) is "
        + "\(number) \(to)",
      mended: nil
    )
  }

  /// The last token of a day in words that begins the line: `Sunday 3 May`.
  func endOfSpokenDay() -> Int? {
    var last = 0
    while last < min(tokens.count - 1, 7), [.word, .number, .comma].contains(tokens[last].kind) {
      last += 1
    }
    let ends = (0..<last).reversed()
    return ends.first { end in
      tokens[...end].contains { $0.kind == .number }
        && SpokenDay.days(text(in: span(of: 0...end)), year: 2026).count == 1
    }
  }

  /// Whether a number behind an amount may be what one unit of its currency is worth:
  /// `£50 x 1.17`.
  func mayBeRate(_ number: Token, of amount: Amount?) -> Bool {
    amount?.first.currency != nil && !isInBlock
      && bytes(of: number).contains { $0 == 0x2E || $0 == 0x2C }
  }

  /// What a rate looks like, with the currency and the number of the line.
  mutating func rateExample(at place: SourceSpan) -> Diagnostic {
    let pieces = ratePieces(from: 1, withSpoken: true)
    guard let first = pieces.currencies.first?.text,
      vocabulary.currencies.currency(code: first) != nil
    else { return .rateShape(at: place, mended: nil) }
    let code = first.uppercased()
    let others = pieces.currencies.dropFirst().map { $0.text }
    let second = others.first { $0.uppercased() != code } ?? (code == "EUR" ? "USD" : "EUR")
    var number = pieces.numbers.first.map { text(of: tokens[$0]) } ?? "1.17"
    if let place = pieces.numbers.first, tokenOrLast(at: place + 1).kind == .percent {
      number = part(ofPercent: tokens[place]) ?? number
    }
    return .rateShape(
      at: place,
      help:
        "for example: rate \(code) \(second) \(number), or: rate 1 \(code) = \(number) \(second)",
      mended: nil
    )
  }

  /// The currencies and the numbers of a rate, each with the index of its token.
  private struct RatePieces {
    var currencies: [(index: Int, text: String)] = []
    var numbers: [Int] = []
    /// The index of the first token that is none of the rate's.
    var end: Int
  }

  private func ratePieces(from start: Int, withSpoken isSpoken: Bool = false) -> RatePieces {
    var pieces = RatePieces(end: start)
    while pieces.end < tokens.count {
      let token = tokens[pieces.end]
      if token.kind == .newline || token.kind == .end || keyword(token) == .on { break }
      if token.kind == .number {
        pieces.numbers.append(pieces.end)
      } else if token.kind == .sign
        || token.kind == .word && vocabulary.isCurrencyWord(bytes(of: token))
      {
        pieces.currencies.append((pieces.end, text(of: token)))
      } else if token.kind == .word, let pair = pairOfCodes(token) {
        pieces.currencies += pair.map { (pieces.end, $0) }
      } else if isSpoken,
        let code = SpokenCurrency(text(of: token)).flatMap({ likely($0.codes).first })
      {
        pieces.currencies.append((pieces.end, code))
      }
      pieces.end += 1
    }
    return pieces
  }

  /// The rate that one number between or behind two currencies says, where it can be but one.
  private func rate(ofOneNumber pieces: RatePieces, from start: Int) -> String? {
    let (first, second) = (pieces.currencies[0], pieces.currencies[1])
    let number = pieces.numbers[0]
    let amount = text(of: tokens[number])
    let pair = "\(first.text) \(second.text) \(amount)"
    if number > second.index {
      let isQuotient =
        second.index > first.index + 1 && isPer(tokens[first.index + 1])
      return isQuotient ? strongFirst(first.text, second.text, tokens[number]) : pair
    }
    if number == first.index + 1 || number + 1 == first.index, max(number, first.index) == start + 1
    {
      // `1.1 USD per EUR`: so many of the first are one of the second.
      let left = text(in: span(of: start...(start + 1)))
      let joint = tokens[start + 2]
      let isJoined = second.index == start + 3 && (isPer(joint) || joint.kind == .equals)
      return isJoined ? "\(left) = 1 \(second.text)" : nil
    }
    // `USD = 150 JPY`
    let isEquation = tokens[first.index + 1].kind == .equals && second.index == number + 1
    return isEquation ? pair : nil
  }

  func isPer(_ token: Token) -> Bool {
    let words = ["per", "a", "an", "each", "for", "pro", "je", "par", "por", "pour", "für"]
    return token.kind == .slash
      || token.kind == .word && words.contains(text(of: token).lowercased())
  }

  /// `USD/JPY 150`: 150 of what has no cents for one of what has, never the other way.
  private func strongFirst(_ first: String, _ second: String, _ number: Token) -> String? {
    let digits = bytes(of: number)
    let isMany =
      digits.first != 0x30 && digits.prefix(2).allSatisfy(lexer.isDigit) && digits.count > 1
    let strong = ["USD", "EUR", "GBP", "CHF"]
    func isWeak(_ code: String) -> Bool {
      vocabulary.currencies.currency(code: code).map {
        vocabulary.currencies.decimals(of: $0) == 0
      } ?? false
    }
    guard isMany else { return nil }
    if strong.contains(first), isWeak(second) { return "\(first) \(second) \(text(of: number))" }
    if strong.contains(second), isWeak(first) { return "\(second) \(first) \(text(of: number))" }
    return nil
  }

  private func readings(of pieces: RatePieces) -> [String] {
    Self.readings(
      pieces.currencies[0].text,
      text(of: tokens[pieces.numbers[0]]),
      pieces.currencies[1].text
    )
  }

  static func readings(_ first: String, _ number: String, _ second: String) -> [String] {
    ["rate 1 \(first) = \(number) \(second)", "rate \(number) \(first) = 1 \(second)"]
  }

  /// `¥150 $1`, `1.1 USD for 1 EUR`: two amounts.
  private mutating func equation(from start: Int, to end: Int) -> String? {
    guard let left = amountSpan(at: start) else { return nil }
    var right: SourceSpan?
    for position in left.next..<end where right == nil { right = amountSpan(at: position)?.span }
    return right.map { "\(text(in: left.span)) = \(text(in: $0))" }
  }

  /// `USDJPY`: two codes in one word.
  private func pairOfCodes(_ token: Token) -> [String]? {
    let word = text(of: token)
    guard word.utf8.count == 6, word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let codes = [String(word.prefix(3)), String(word.suffix(3))]
    return codes.allSatisfy { vocabulary.currencies.currency(code: $0) != nil } ? codes : nil
  }
}
