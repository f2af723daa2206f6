import TripLedger
import TripMoney
import TripSyntax
import TripText

extension Interpreter {
  /// Returns what a mention of a currency means here: `grammar.md`, "Amounts".
  mutating func resolve(_ mention: CurrencyMention) throws(Refusal) -> CurrencyID {
    let spelling = Int(mention.spelling)
    if spelling < resolvedCurrencies.count, let known = resolvedCurrencies[spelling] {
      return known
    }
    let text = words.text(ofSpelling: mention.spelling)
    let currency = try look(up: text, mention)
    while resolvedCurrencies.count <= spelling { resolvedCurrencies.append(nil) }
    // A meaning that hangs on a home not stated yet is asked for again.
    if known.statedHome != nil || seenHome != nil || mention.form == .word {
      resolvedCurrencies[spelling] = currency
    }
    return currency
  }

  private mutating func look(
    up text: String,
    _ mention: CurrencyMention
  ) throws(Refusal) -> CurrencyID {
    dependsOnCurrencies = true
    if mention.form == .word, let currency = trip.currencies.currency(code: text) {
      return currency
    }
    let statedHome = known.statedHome ?? seenHome
    if statedHome == nil { dependsOnStatedHome = true }
    switch trip.currencies.meaning(ofSymbol: text, home: statedHome, local: scope.local) {
    case .one(let currency):
      return currency
    case .ambiguous(let candidates):
      throw Refusal(
        .ambiguousSymbol(
          text,
          candidates.map { trip.currencies[$0].code },
          at: mention.span,
          isSilent: lacksMoney
        )
      )
    case .unknown:
      throw Refusal(
        .unknownCurrency(
          text,
          isSign: mention.form == .sign,
          nearest: mention.form == .sign ? nil : nearestCode(to: text),
          at: mention.span
        )
      )
    }
  }

  /// The code that was meant: one of the trip's, else a common one, else any.
  private func nearestCode(to text: String) -> String? {
    let ofTrip = [home, scope.local, firstCurrencyUsed].compactMap { $0 }
      .map { trip.currencies[$0].code }
    if let codes = SpokenCurrency(text)?.codes {
      return codes.first(where: ofTrip.contains) ?? codes.first
    }
    let common = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "CNY", "KRW", "THB", "SEK"]
    return nearest(to: text.uppercased(), in: ofTrip + common + trip.currencies.codes)
  }

  /// The currency of a bare number, and whether the trip names any.
  mutating func bareCurrency() -> CurrencyID? {
    if let local = scope.local { return local }
    if seenHome == nil { dependsOnHome = true }
    return home
  }

  mutating func use(_ currency: CurrencyID?) {
    if firstCurrencyUsed == nil { firstCurrencyUsed = currency }
  }

  func decimals(of currency: CurrencyID?) -> Int {
    currency.map { trip.currencies.decimals(of: $0) } ?? MoneyFormat.plainDecimals
  }

  /// How amounts are shown in messages.
  var format: MoneyFormat {
    MoneyFormat(
      book: trip.currencies,
      home: known.statedHome ?? seenHome,
      local: scope.local,
      numbers: scope.numbers
    )
  }

  func shown(_ minor: Int64, _ currency: CurrencyID?) -> String {
    format.text(Int128(minor), currency)
  }

  func shown(_ minor: ExactInteger, _ currency: CurrencyID?) -> String {
    minor.int128.map { format.text($0, currency) } ?? "more than 15 digits"
  }

  // MARK: - Statements

  mutating func setHome(_ mention: CurrencyMention) throws(Refusal) {
    if let homeSpan {
      throw Refusal(.homeTwice(at: mention.span, first: homeSpan))
    }
    let currency = try resolve(mention)
    homeSpan = mention.span
    seenHome = currency
    learned.statedHome = currency
    trip.home = currency
    resolvedCurrencies.removeAll(keepingCapacity: true)
  }

  mutating func setLocal(_ mention: CurrencyMention) throws(Refusal) {
    let currency = try resolve(mention)
    scope.local = currency
    use(currency)
    resolvedCurrencies.removeAll(keepingCapacity: true)
  }

  mutating func declareCurrency(
    _ statement: CurrencyStatement,
    at span: SourceSpan
  ) throws(Refusal) {
    let code = words.text(ofSpelling: statement.code.spelling)
    let existing = trip.currencies.currency(code: code)
    guard statement.code.form == .word else {
      throw Refusal(.currencyNeedsCode(code, at: statement.code.span))
    }
    guard statement.symbol != nil || statement.decimals != nil else {
      let known = existing.map { trip.currencies[$0].code }
      throw Refusal(
        .currencyAlone(
          known ?? code,
          isKnown: known != nil,
          nearest: known == nil ? nearestCode(to: code) : nil,
          at: span
        )
      )
    }
    if let existing, let decimals = statement.decimals,
      trip.currencies.decimals(of: existing) != decimals
    {
      throw Refusal(
        .currencyHasDecimals(
          code,
          trip.currencies.decimals(of: existing),
          at: statement.decimalsSpan ?? span
        )
      )
    }
    if let symbol = statement.symbol, let symbolSpan = statement.symbolSpan {
      try check(symbol, at: symbolSpan)
    }
    guard existing != nil || !trip.currencies.isFull else {
      throw Refusal(.tooManyCurrencies(at: span))
    }
    let currency =
      existing ?? trip.currencies.declare(code: code, decimals: statement.decimals ?? 2)
    if let symbol = statement.symbol, let symbolSpan = statement.symbolSpan {
      if let first = boundSymbols[symbol], first.currency != currency {
        throw Refusal(
          .symbolTwice(
            symbol,
            trip.currencies[first.currency].code,
            not: trip.currencies[currency].code,
            at: symbolSpan,
            first: first.span
          )
        )
      }
      boundSymbols[symbol] = (currency, symbolSpan)
      trip.currencies.bind(symbol: symbol, to: currency)
    }
    words.currencies = trip.currencies
    resolvedCurrencies.removeAll(keepingCapacity: true)
  }

  /// A symbol that cannot be mistaken for a number, a name or a word of the language.
  private func check(_ symbol: String, at span: SourceSpan) throws(Refusal) {
    let isSingleLetter = symbol.count == 1 && symbol.first?.isLetter == true
    let isPlain =
      symbol.allSatisfy { $0.isLetter || $0.isCurrencySymbol } || CurrencyBook().isSymbol(symbol)
    guard !symbol.isEmpty, symbol.count <= 8, isPlain,
      !isSingleLetter || !symbol.utf8.allSatisfy({ $0 < 0x80 })
    else { throw Refusal(.badSymbol(symbol, at: span)) }
  }

  // MARK: - Rates

  mutating func addRate(_ statement: RateStatement, at span: SourceSpan) throws(Refusal) {
    let from: CurrencyID
    let to: CurrencyID
    let value: Rational
    switch statement.form {
    case .pair(let fromMention, let toMention, let quantity):
      (from, to) = (try resolve(fromMention), try resolve(toMention))
      value = try rateValue(quantity)
      warnOfGroups(quantity.number, in: quantity.span)
      if from == to { throw Refusal(.rateToItself(trip.currencies[from].code, at: span)) }
    case .equation(let left, let right):
      (from, to) = (try rateCurrency(left), try rateCurrency(right))
      if from == to { throw Refusal(.rateToItself(trip.currencies[from].code, at: span)) }
      value = try rateValue(right) / rateValue(left)
    }
    warnOfOddRate(from, to, value, statement, at: span)
    let replaced = trip.rates.add(Rate(from: from, to: to, value: value, day: statement.day))
    trip.rateSpans.append(span)
    if let replaced {
      diagnostics.append(
        .rateReplaced(at: trip.rateSpans[replaced], by: span)
      )
    }
  }

  private mutating func rateCurrency(_ quantity: Quantity) throws(Refusal) -> CurrencyID {
    guard let mention = quantity.currency else {
      throw Refusal(.rateWithoutCurrency(at: quantity.span))
    }
    return try resolve(mention)
  }

  private func rateValue(_ quantity: Quantity) throws(Refusal) -> Rational {
    guard quantity.number.significand != 0 else { throw Refusal(.rateZero(at: quantity.span)) }
    guard quantity.number.significantDigits <= 15 else {
      throw Refusal(.rateTooLong(at: quantity.span))
    }
    return quantity.number.rational
  }
}
