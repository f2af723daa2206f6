import TripMoney
import TripText

/// Words right behind an amount that say its money, and are no code: `British pounds`, `BTC`.
extension Parser {
  /// Returns the message about `50 pounds`, `50 US dollars`, `50 kroner`, `50 BTC`, `50 cup cakes`.
  ///
  /// What may be a currency is never made a note: the bill would be in another money.
  mutating func currencyInWords(in context: Context) -> Diagnostic? {
    guard let amount = context.amount, amount.span.end == tokens[index - 1].span.end else {
      return context.split == nil ? nil : currencyOfShare()
    }
    if let slip = codeInNote(amount, in: context) { return slip }
    let words = wordsAhead()
    guard let first = words.first, first.lowercased() != "in", !Self.saysHowMuch(first) else {
      return nil
    }
    if words.count > 1, Self.saysHowMuch(words[1]),
      words[0].lowercased() == "us"
        || SpokenCurrency(words[0]) != nil
    {
      // `50 euro cents`
      let cents = span(of: index...(index + 1))
      return .cents(
        text(in: amount.span.union(cents)),
        plain: "0.50".written(in: lexer.numbers),
        at: cents,
        mended: nil
      )
    }
    guard let spoken = SpokenCurrency(words) else { return unknownCode(first, amount) }
    var span = span(of: index...(index + spoken.length - 1))
    // `50 Fr.`: the point belongs to the word.
    if lexer.byte(Int(span.end - lexer.base)) == 0x2E { span.end += 1 }
    let written = text(in: span)
    if let before = amount.first.currency {
      let sign = text(in: before.span)
      let isSame = spoken.codes.contains { $0 == sign.uppercased() || self.sign(of: $0) == sign }
      if spoken.isEveryday, !isSame { return nil }
      return .twoCurrencies(
        text(in: before.span),
        written,
        canBind: false,
        at: before.span.union(span),
        mended: nil
      )
    }
    let codes = likely(spoken.codes)
    let number = text(in: amount.span)
    if !amount.steps.isEmpty {
      // `20+30 pounds`: each number has its own.
      let ways = codes.map { text(in: amount.first.span) + " " + $0 + "+…" }
      return .currencyInWords(written, ways, at: span)
    }
    if amount.first.number.scale == 0, let behind = decimals(from: index + spoken.length) {
      // `5 euros 50`, `5 euros and 50 cents`
      let whole = number + String(lexer.numbers.decimalMark) + text(of: behind)
      return .currencyInWords(
        written,
        codes.map { amountText(whole, in: $0) },
        at: span.union(behind.span)
      )
    }
    let isFollowed = words.count > spoken.length
    let isUsed = codes.contains(where: uses)
    if codes.count > 1 || spoken.isLed || spoken.isEveryday && (isFollowed || !isUsed) {
      let note = spoken.isEveryday ? [number + " " + Self.quoted(noteAhead())] : []
      return .currencyInWords(written, codes.map { amountText(number, in: $0) } + note, at: span)
    }
    let mended = amountText(number, in: codes[0])
    return .spokenCurrency(
      written,
      written: sign(of: codes[0]) ?? codes[0],
      at: span,
      mended: rewriting(amount.span.union(span), as: mended)
    )
  }

  /// Returns the message about `for Ben 20 dollars, Cleo 30 dollars`, `expect Ana +20 pounds`.
  mutating func currencyOfShare() -> Diagnostic? {
    guard index > 0, tokens[index - 1].kind == .number, current.kind == .word,
      let spoken = SpokenCurrency(wordsAhead()), !spoken.isEveryday, !spoken.isLed
    else { return nil }
    let span = span(of: index...(index + spoken.length - 1))
    let number = text(of: tokens[index - 1])
    return .currencyInWords(
      text(in: span),
      likely(spoken.codes).map { amountText(number, in: $0) },
      at: span
    )
  }

  /// Returns the message about `Anna paid pounds 50`.
  mutating func currencyBeforeAmount(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.code == "unknown-name",
      let place = tokens.firstIndex(where: { $0.span.start == diagnostic.span.start })
    else { return nil }
    let before = index
    defer { index = before }
    index = place
    guard let spoken = SpokenCurrency(wordsAhead()), !spoken.isEveryday,
      let amount = amountSpan(at: place + spoken.length)
    else { return nil }
    return .currencyInWords(
      text(in: diagnostic.span),
      likely(spoken.codes).map { amountText(text(in: amount.span), in: $0) },
      at: diagnostic.span
    )
  }

  /// Two digits that are an amount's decimals, and stand behind its currency.
  private func decimals(from place: Int) -> Token? {
    let place = keyword(tokenOrLast(at: place)) == .and ? place + 1 : place
    let (number, next) = (tokenOrLast(at: place), tokenOrLast(at: place + 1))
    guard number.kind == .number, bytes(of: number).count == 2 else { return nil }
    let ends: [Token.Kind] = [.word, .string, .category, .newline, .end, .openBrace]
    return ends.contains(next.kind) && SpokenCurrency(text(of: next)) == nil ? number : nil
  }

  /// The code, or the sign, that one word for a currency means in this trip; nil where there are
  /// several.
  func written(forCurrency word: String) -> String? {
    guard let spoken = SpokenCurrency(word) else { return nil }
    let codes = likely(spoken.codes)
    return codes.count == 1 ? sign(of: codes[0]) ?? codes[0] : nil
  }

  /// The words from the current token on that nothing else is known of.
  private mutating func wordsAhead() -> [String] {
    var words: [String] = []
    for token in tokens[index...].prefix(4) {
      guard token.kind == .word, !isReserved(token), !isDeclaredName(token) else { break }
      words.append(text(of: token))
    }
    return words
  }

  /// The same words, as many as there are.
  private mutating func noteAhead() -> String {
    var last = index
    while tokenOrLast(at: last + 1).kind == .word, last + 1 < tokens.count,
      !isReserved(tokens[last + 1]), !isDeclaredName(tokens[last + 1])
    {
      last += 1
    }
    return text(in: span(of: index...last))
  }

  /// `thousand`, `cents`: a word that changes the number, and says nothing of its currency.
  private static func saysHowMuch(_ word: String) -> Bool {
    isUnit(word) && SpokenCurrency(word) == nil || isPercent(word)
  }

  // MARK: - What the trip uses

  /// Of some currencies the ones that the trip speaks of; all of them where it speaks of none.
  func likely(_ codes: [String]) -> [String] {
    let used = codes.filter(uses)
    return used.isEmpty ? Array(codes.prefix(5)) : used
  }

  /// Whether a code in capitals stands above, or a sign that means it.
  func uses(_ code: String) -> Bool {
    vocabulary.currencySpellings.contains { spelling in
      if spelling == code { return true }
      guard spelling.first?.isLetter == false || spelling.count < 3 else { return false }
      let book = vocabulary.currencies
      return book.currency(code: code).map {
        book.meaning(ofSymbol: spelling, home: nil, local: nil) == .one($0)
      } ?? false
    }
  }

  private func amountText(_ number: String, in code: String) -> String {
    sign(of: code).map { $0 + number } ?? number + " " + code
  }

  /// The sign that means a currency whatever the trip speaks of: `€`.
  private func sign(of code: String) -> String? {
    let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"]
    let book = vocabulary.currencies
    guard let sign = signs[code], let id = book.currency(code: code) else { return nil }
    // Where the home or the local currency has it as well, it means that one.
    let others = vocabulary.currencySpellings.compactMap { book.currency(code: $0) }
    let isPlain = others.allSatisfy {
      book.meaning(ofSymbol: sign, home: $0, local: nil) == .one(id)
    }
    return isPlain && book.meaning(ofSymbol: sign, home: id, local: nil) == .one(id) ? sign : nil
  }

  // MARK: - Codes

  /// `50 BTC`: three capitals that are no code may be a slip in one.
  private mutating func unknownCode(_ word: String, _ amount: Amount) -> Diagnostic? {
    guard amount.first.currency == nil, word.utf8.count == 3,
      word.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }), !Habit.isKnown(word),
      !Self.saysHow(word), !SpokenDay.isNearDay(word), Habit.number(word) == nil,
      // Of a line all in capitals, they say less.
      peek().kind != .word || tokens.contains(where: hasSmallLetter)
    else { return nil }
    return .unknownCode(
      word,
      note: "\(text(in: amount.span)) \(Self.quoted(noteAhead()))",
      at: current.span
    )
  }

  private func hasSmallLetter(_ token: Token) -> Bool {
    bytes(of: token).contains { $0 >= 0x61 && $0 <= 0x7A }
  }

  /// Words of everyday life that are codes, too.
  private static let everydayCodes: Set<String> = [
    "amd", "ang", "all", "bam", "bob", "cad", "cop", "cup", "dem", "gel", "lak", "mad", "mop",
    "pen",
    "rub", "ron", "sos", "top", "try",
  ]

  /// `50 top up`, `50 cup cakes`: what the lexer took for a code begins a note.
  private mutating func codeInNote(_ amount: Amount, in context: Context) -> Diagnostic? {
    guard amount.steps.isEmpty, let currency = amount.first.currency, currency.form == .word,
      currency.span.end == amount.span.end, current.kind == .word, !isReserved(current),
      !isDeclaredName(current), index > 1
    else { return nil }
    let word = text(in: currency.span)
    guard word != word.uppercased(), Self.everydayCodes.contains(word.lowercased()) else {
      return nil
    }
    var bare = context
    bare.amount?.first.currency = nil
    bare.amount?.span.end = tokens[index - 2].span.end
    bare.amount?.first.span.end = tokens[index - 2].span.end
    guard uses(word.uppercased()) else {
      index -= 1
      defer { index += 1 }
      return note(in: bare)
    }
    let number = text(in: SourceSpan(start: amount.span.start, end: tokens[index - 2].span.end))
    let rest = noteAhead()
    return .currencyInWords(
      word,
      [
        "\(number) \(word.uppercased()) \(Self.quoted(rest))",
        "\(number) \(Self.quoted(word + " " + rest))",
      ],
      at: currency.span
    )
  }
}
