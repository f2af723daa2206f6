import Foundation
import TripMoney

/// Currencies, people, rates, and what holds from its line on.
extension ScriptGenerator {
  // MARK: - Currencies

  mutating func chooseCurrencies() {
    var kind = options.currencies
    if case .any = kind { kind = random.pick([.several, .several, .several, .one, .none]) }
    switch kind {
    case .none:
      return
    case .one:
      let known = random.pick(Tender.known)
      tenders = [tender(known)].compactMap(\.self)
      home = tenders.first
    case .several, .any:
      tenders = random.pick(random.int(2...4), of: Tender.known).compactMap(tender)
      if random.chance(25) { declareCurrency() }
      if random.chance(10) { bindSymbol() }
      if random.chance(80) { home = random.pick(tenders) }
    }
  }

  private func tender(_ known: Tender.Known) -> Tender? {
    book.currency(code: known.code).map { id in
      Tender(
        code: known.code,
        decimals: book.decimals(of: id),
        id: id,
        symbols: known.symbols,
        worth: known.worth
      )
    }
  }

  /// A currency of the trip's own: it holds for the whole trip, wherever it is declared.
  private mutating func declareCurrency() {
    let (code, symbol, decimals) = random.pick(Tender.own)
    let id = book.declare(code: code, decimals: decimals)
    if !symbol.isEmpty { book.bind(symbol: symbol, to: id) }
    tenders.append(
      Tender(
        code: code,
        decimals: decimals,
        id: id,
        symbols: symbol.isEmpty ? [] : [symbol],
        worth: 0.01
      )
    )
    var parts = [
      words([keyword("decimals"), "\(decimals)"]),
      symbol.isEmpty
        ? nil : words([keyword("symbol"), random.chance(30) ? quoted(symbol) : symbol]),
    ]
    parts.shuffle(using: &random)
    pending.append(.fact(words([keyword("currency"), code] + parts)))
  }

  private mutating func bindSymbol() {
    let sharing = tenders.filter { ["USD", "CAD", "JPY", "CNY"].contains($0.code) }
    guard let tender = sharing.first, let symbol = tender.symbols.first else { return }
    book.bind(symbol: symbol, to: tender.id)
    pending.append(
      .fact(words([keyword("currency"), tender.code.lowercased(), keyword("symbol"), symbol]))
    )
  }

  // MARK: - The top of a script

  mutating func writeFacts() {
    if random.chance(60) {
      let title = random.pick(["Tokyo 2026", "\"Alps\" \\ #1", "京都", "", "O'Brien’s"])
      pending.append(.fact(words([keyword("trip"), quoted(title)])))
    }
    if let home {
      let code = random.chance(80) ? home.code : home.code.lowercased()
      pending.append(.fact(words([keyword("home"), code])))
    }
    if tenders.count > 1 {
      for _ in 0..<random.int(1...4) {
        let pair = random.pick(2, of: tenders)
        pending.append(.rate(pair[0], pair[1]))
      }
    }
    // Facts of the whole trip may stand anywhere, and mostly stand at the top.
    pending.shuffle(using: &random)
    for index in pending.indices.reversed() where options.hasFreeOrder || random.chance(85) {
      addFiller()
      addPending(index)
    }
    if options.hasFreeOrder || random.chance(70) { changeScope() }
    if options.hasSpread, random.chance(20) { addRemainder() }
    writePeople()
  }

  mutating func addPending(_ index: Int) {
    switch pending.remove(at: index) {
    case .fact(let text): add(.fact, text)
    case .rate(let from, let to):
      let day = random.chance(40) ? words([keyword("on"), dayText()]) : nil
      add(.fact, words([keyword("rate"), rate(from, to), day]))
    }
  }

  private mutating func rate(_ from: Tender, _ to: Tender) -> String {
    if random.chance(30) {
      let left = equationSide(rate(to, in: from), from)
      return words([left, "=", equationSide(.one, to)])
    }
    return words([
      currencyWord(from), currencyWord(to), random.chance(10) ? "=" : nil,
      text(rate(from, in: to), groups: false),
    ])
  }

  /// Roughly what one of a currency is worth in another.
  mutating func rate(_ from: Tender, in to: Tender) -> Number {
    Self.number(from.worth / to.worth * Double(random.int(970...1030)) / 1000)
  }

  private mutating func equationSide(_ number: Number, _ tender: Tender) -> String {
    let value = text(number, groups: false)
    return random.chance(50) ? words([value, tender.code]) : words([tender.code, value])
  }

  private mutating func currencyWord(_ tender: Tender) -> String {
    let symbols = tender.symbols.filter {
      $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
        && book.meaning(ofSymbol: $0, home: home?.id, local: scope.local?.id) == .one(tender.id)
    }
    return symbols.isEmpty || random.chance(70) ? tender.code : random.pick(symbols)
  }

  /// The value with about five digits that count.
  private static func number(_ value: Double) -> Number {
    let scale = max(0, 4 - Int(log10(value).rounded(.down)))
    let significand = (value * pow(10, Double(scale))).rounded()
    return Number(significand: max(1, Int(significand)), scale: scale)
  }

  // MARK: - Scope

  /// Sometimes sets a day, a local currency, how numbers are written, or who carries what is left.
  mutating func changeScope() {
    if random.chance(options.hasFreeOrder ? 0 : 20) {
      add(.fact, words([keyword("on"), dayText()]))
      scope.hasDay = true
    }
    if !tenders.isEmpty, random.chance(15) {
      let tender = random.pick(tenders)
      add(.fact, words([keyword("local"), tender.code]))
      scope.local = tender
    }
    if random.chance(12) {
      scope.numbers = random.pick(NumberFormat.allCases)
      add(.fact, words([keyword("numbers"), scope.numbers.example]))
    }
    if options.hasSpread, !options.hasFreeOrder, random.chance(5) { addRemainder() }
    if !options.hasFreeOrder, !people.isEmpty, random.chance(5) {
      addPeople(random.pick([.buddy, .other]))
    }
  }

  private mutating func addRemainder() {
    add(.fact, words([keyword("remainder"), keyword(random.pick(["payer", "spread", "spread"]))]))
  }
}
