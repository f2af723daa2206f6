import TripMoney
import TripText

/// Numbers as they are said, and not as they are written: `two hundred`, `2 thousand`, `50 cents`.
extension Parser {
  /// Returns the message about `fifty`, `two hundred and fifty`, if the current token begins a number
  /// in words.
  mutating func numberInWords() -> Diagnostic? {
    var spoken = SpokenNumber()
    var last = index
    var position = index
    if ["a", "an"].contains(text(of: current).lowercased()) {
      // `a hundred`
      guard let scale = Habit.number(text(of: peek())), scale >= 100 else { return nil }
      spoken.add(1)
      position += 1
    }
    while position < tokens.count, tokens[position].kind == .word {
      if let value = Habit.number(text(of: tokens[position])) {
        spoken.add(value)
        last = position
      } else if !spoken.isEmpty, keyword(tokens[position]) != .and {
        break
      } else if spoken.isEmpty {
        return nil
      }
      position += 1
    }
    let span = span(of: index...last)
    let plain = goesOnAsNumber(last + 1) ? nil : spoken.value
    return .numberInWords(
      text(in: span),
      plain: plain,
      at: span,
      mended: plain.flatMap { rewriting(span, as: String($0)) }
    )
  }

  /// Whether a number goes on at a token, behind what was read of it: `two and a half`.
  private func goesOnAsNumber(_ position: Int) -> Bool {
    var position = position
    while position < tokens.count, tokens[position].kind == .word,
      ["and", "a", "an", "point"].contains(text(of: tokens[position]).lowercased())
    {
      position += 1
    }
    guard position < tokens.count else { return false }
    let token = tokens[position]
    if token.kind == .number { return true }
    let word = text(of: token).lowercased()
    return token.kind == .word
      && (Habit.number(word) != nil || ["half", "quarter", "dozen"].contains(word))
  }

  /// Returns the message about `50k`, `1.5k`, `2 thousand`, `1万`, `1e3`, `5h30`.
  mutating func magnitude(_ token: Token, _ word: String, _ amount: Amount) -> Diagnostic? {
    guard amount.steps.isEmpty, tokens[index - 1].kind == .number else { return nil }
    let span = tokens[index - 1].span.union(token.span)
    let isGlued = isBeside(tokens[index - 1], token)
    guard let (zeros, tail) = Self.zeros(word, isGlued: isGlued) else {
      // `5h30`, `20e`: more of the number, or a unit.
      let isOneWord = word.contains(where: \.isNumber) || word.count == 1
      if isGlued, isOneWord, word.lowercased() != "c", word.lowercased() != "p" {
        return .noNumber(text(in: span), at: span)
      }
      // `50 m`, `2 mil`, `2 bn`: meters, or millions, or thousands.
      return Self.unclear.contains(word.lowercased())
        ? .magnitude(text(in: span), plain: nil, at: span, mended: nil) : nil
    }
    let number = amount.first.number
    let digits =
      String(number.significand) + String(repeating: "0", count: max(0, zeros - number.scale))
    let isSure = number.scale <= zeros && !goesOnAsNumber(index + 1)
    return .magnitude(
      text(in: span),
      plain: isSure ? digits : nil,
      at: span,
      mended: isSure ? rewriting(span, as: digits + tail) : nil
    )
  }

  /// How many zeros a word behind a number stands for, and the currency that ends it.
  private static func zeros(_ word: String, isGlued: Bool) -> (count: Int, tail: String)? {
    let word = word.lowercased()
    if let count = magnitudes[word], isGlued || word != "m" { return (count, "") }
    if isGlued, word.first == "e", let count = Int(word.dropFirst()), (0...12).contains(count) {
      return (count, "")
    }
    guard let first = word.first, !first.isASCII, let count = magnitudes[String(first)] else {
      return nil
    }
    let tail = String(word.dropFirst())
    return ["円", "元", "원"].contains(tail) ? (count, tail) : nil
  }

  /// Whether a word behind a number says of what it is so many: `euros`, `cents`, `thousand`.
  static func isUnit(_ word: String) -> Bool {
    let word = word.lowercased()
    return magnitudes[word] != nil || unclear.contains(word) || cents.contains(word)
      || otherCents.contains(word) || SpokenCurrency(word) != nil
  }

  private static let unclear: Set<String> = ["m", "mil", "bn", "bio", "billion", "billions"]

  private static let magnitudes = [
    "hundred": 2, "hundert": 2, "k": 3, "tsd": 3, "thousand": 3, "tausend": 3, "grand": 3,
    "mille": 3,
    "lakh": 5, "lakhs": 5, "m": 6, "mn": 6, "mln": 6, "mio": 6, "million": 6, "millions": 6,
    "crore": 7, "crores": 7, "百": 2, "千": 3, "천": 3, "万": 4, "萬": 4, "만": 4, "億": 8, "亿": 8,
  ]

  private static let cents: Set<String> = [
    "cent", "cents", "c", "ct", "cts", "centimes", "céntimos", "centavos", "centesimi",
  ]

  /// Of these the money is known, and it may not be the bill's.
  private static let otherCents: Set<String> = [
    "pence", "penny", "pennies", "p", "rappen", "öre", "øre", "paise", "kopeks",
  ]

  /// Returns the message about `50 cents`, `50ct`, `50 pence`.
  mutating func cents(_ token: Token, _ word: String, _ amount: Amount) -> Diagnostic? {
    let word = word.lowercased()
    if word == "p", peek().kind == .slash, text(of: peek(2)).lowercased() == "p" {
      // `10 p/p`
      let span = span(of: index...(index + 2))
      return .eachInWords(text(in: span), at: span, mended: rewriting(span, as: "each"))
    }
    guard Self.cents.contains(word) || Self.otherCents.contains(word), amount.steps.isEmpty else {
      return nil
    }
    let number = amount.first.number
    let span = amount.span.union(token.span)
    let isSure =
      Self.cents.contains(word) && amount.first.currency == nil && number.scale == 0
      && (word != "c" || isBeside(tokens[index - 1], token))
    if number.scale > 0 {
      // `£12.50p`
      return .needlessUnit(word, amount: text(in: amount.span), at: span)
    }
    guard isSure, number.significand < 1000 else {
      return .cents(text(in: span), plain: "0.50".written(in: lexer.numbers), at: span, mended: nil)
    }
    let digits = String(number.significand % 100)
    let plain = "\(number.significand / 100)." + (digits.count < 2 ? "0" : "") + digits
    let written = plain.written(in: lexer.numbers)
    return .cents(text(in: span), plain: written, at: span, mended: rewriting(span, as: written))
  }

  /// Returns the message about `20 in USD`, `20 in dollars`.
  mutating func inCurrency(_ token: Token, _ word: String, _ amount: Amount) -> Diagnostic? {
    guard word.lowercased() == "in", amount.steps.isEmpty,
      peek().kind == .word || peek().kind == .sign
    else { return nil }
    let name = text(of: peek())
    let isCode = !isDeclaredName(peek()) && vocabulary.isCurrencyWord(bytes(of: peek()))
    let isSpoken = SpokenCurrency(name) != nil && !isDeclaredName(peek())
    guard isCode || peek().kind == .sign || isSpoken else { return nil }
    guard let written = isCode || peek().kind == .sign ? name : written(forCurrency: name) else {
      return .currencyInWords(
        text(in: token.span.union(peek().span)),
        likely(SpokenCurrency(name)?.codes ?? []).map { text(in: amount.span) + " " + $0 },
        at: token.span.union(peek().span)
      )
    }
    let place = SourceSpan(start: amount.span.end, end: peek().span.end)
    if let before = amount.first.currency {
      return .twoCurrencies(
        text(in: before.span),
        name,
        canBind: false,
        at: amount.span.union(peek().span),
        mended: nil
      )
    }
    return .spokenCurrency(
      text(in: token.span.union(peek().span)),
      written: written,
      at: token.span.union(peek().span),
      mended: replacing(place, with: " " + written)
    )
  }
}

/// A number in words as it grows: `two`, `two hundred`, `two hundred and fifty`.
private struct SpokenNumber {
  private var thousands = 0
  private var group = 0
  private var lastScale = Int.max
  private var isClear = true
  private(set) var isEmpty = true

  /// The number, if it can be read but one way: `twelve fifty` may be a price or a year.
  var value: Int? { isClear ? thousands + group : nil }

  mutating func add(_ word: Int) {
    isEmpty = false
    switch word {
    case 1_000...:
      isClear = isClear && group > 0 && word < lastScale
      thousands += group * word
      (group, lastScale) = (0, word)
    case 100:
      isClear = isClear && (1...99).contains(group)
      group *= 100
    default:
      // Ones follow tens, and both follow hundreds.
      let room = group % 100
      isClear = isClear && (room == 0 || word < 10 && room >= 20 && room % 10 == 0)
      group += word
    }
    // No bill comes near; it keeps the number from running over.
    if thousands + group >= 1_000_000_000 || group > 99_999 {
      (thousands, group, isClear) = (0, 0, false)
    }
  }
}
