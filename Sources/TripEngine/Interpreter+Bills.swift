import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Bills and refunds.
extension Interpreter {
  mutating func add(_ bill: Bill, _ statement: Statement) throws(Refusal) {
    let day = bill.day ?? scope.day
    var payers = try payers(of: bill)
    let place = bill.payers[0].span
    var whole: Money?
    if let currencyOfPayers = payers.currency {
      whole = Money(minor: try sum(payers.list, at: statement.span), currency: currencyOfPayers)
    } else if let amount = bill.amount {
      whole = try money(amount, bare: .local)
    }
    try checkClauses(of: bill, severalPayers: payers.list.count > 1)
    var fractions: Fractions
    if let items = bill.items {
      let block = try itemised(
        items,
        of: bill,
        whole: whole,
        on: day,
        at: bill.itemsSpan ?? statement.span
      )
      whole = block.whole
      fractions = block.fractions
    } else if bill.eachSpan != nil, let each = whole {
      fractions = try self.fractions(of: nil, among: bill.split, on: day, at: place)
      whole = try times(each, fractions, at: bill.amount?.span ?? place)
    } else {
      fractions = try self.fractions(of: whole, among: bill.split, on: day, at: place)
    }
    guard let whole else { throw Refusal(.billWithoutAmount(at: place)) }
    if payers.list.count == 1 { payers.list[0].amount = whole.minor }
    let carrier = payers.list[0].person
    fractions.include(carrier)
    if let fee = bill.fee { try add(fee, to: &fractions, payers: payers.list) }
    guard fractions.denominator.isReasonable else { throw Refusal(.splitTooFine(at: place)) }
    let terms = try terms(cost: bill.cost, ownRate: bill.ownRate, of: whole)

    var entry = entry(
      bill.isRefund ? .refund : .bill,
      statement,
      amount: whole,
      payers: payers.list,
      fractions
    )
    let carrierIsPot = trip.people[carrier.index].kind == .pot
    entry.remainder = scope.spreadsRemainder || carrierIsPot ? .spread : .payer
    entry.terms = terms
    entry.day = day
    entry.what = bill.what
    if let category = bill.category { entry.category = self.category(category) }
    trip.entries.append(entry)
    warn(of: bill, entry, statement)
  }

  /// Writes payers and sharers down and returns the entry that has them.
  mutating func entry(
    _ kind: Entry.Kind,
    _ statement: Statement,
    amount: Money,
    payers: [Payer],
    _ fractions: Fractions
  ) -> Entry {
    let firstPayer = Int32(truncatingIfNeeded: trip.payers.count)
    for payer in payers { trip.payers.append(payer) }
    let firstSharer = Int32(truncatingIfNeeded: trip.sharers.count)
    for person in fractions.people { trip.sharers.append(person) }
    return Entry(
      kind: kind,
      span: statement.span,
      amount: amount.minor,
      currency: amount.currency,
      payers: firstPayer..<Int32(truncatingIfNeeded: trip.payers.count),
      sharers: firstSharer..<Int32(truncatingIfNeeded: trip.sharers.count),
      cut: fractions.cut(writingInto: &trip.fractions)
    )
  }

  // MARK: - Payers

  /// The payers, and the currency in which several of them paid.
  private mutating func payers(
    of bill: Bill
  ) throws(Refusal) -> (list: [Payer], currency: CurrencyID??) {
    var list: [Payer] = []
    var currency: CurrencyID??
    var hasUnknown = false
    for (index, mention) in bill.payers.enumerated() {
      warnOfMe(mention)
      guard let person = person(mention) else {
        hasUnknown = true
        continue
      }
      if list.contains(where: { $0.person == person }) {
        throw Refusal(.payerTwice(trip[person].name, at: mention.span))
      }
      var payer = Payer(person: person, amount: 0)
      if index < bill.payerAmounts.count {
        let amount = bill.payerAmounts[index]
        let bare: Bare = if let currency { .bill(currency) } else { .local }
        let money = try money(amount, bare: bare)
        if let currency, currency != money.currency {
          throw Refusal(.payersInCurrencies(at: amount.span))
        }
        currency = .some(money.currency)
        payer.amount = money.minor
      }
      list.append(payer)
    }
    if hasUnknown {
      // The other names of the line are looked at too: every mistake is told at once.
      for entry in bill.split?.entries ?? [] {
        if case .name(let id) = entry.who, meanings[Int(id.index)] == .none,
          let diagnostic = unknownName(NameMention(id: id, span: entry.nameSpan))
        {
          diagnostics.append(diagnostic)
        }
      }
      throw .reported
    }
    return (list, currency)
  }

  private func sum(_ payers: [Payer], at span: SourceSpan) throws(Refusal) -> Int64 {
    let sum = payers.reduce(Int128(0)) { $0 + Int128($1.amount) }
    guard sum <= Int128(largestAmount), let total = Int64(exactly: sum) else {
      throw Refusal(.amountTooLarge(at: span))
    }
    return total
  }

  private func checkClauses(of bill: Bill, severalPayers: Bool) throws(Refusal) {
    if let cost = bill.cost {
      if severalPayers { throw Refusal(.costOfSeveral(at: cost.span)) }
      if let rate = bill.ownRate { throw Refusal(.costAndRate(at: rate.span)) }
    }
    if let each = bill.eachSpan {
      if severalPayers { throw Refusal(.eachOfSeveral(at: each)) }
      if bill.items != nil { throw Refusal(.eachWithItems(at: each)) }
    }
    if bill.isRefund, let fee = bill.fee { throw Refusal(.feeOnRefund(at: fee.span)) }
  }

  // MARK: - each

  /// The amount per part, times the parts of the split.
  private func times(
    _ each: Money,
    _ fractions: Fractions,
    at span: SourceSpan
  ) throws(Refusal) -> Money {
    let product = ExactInteger(each.minor) * fractions.denominator
    let (whole, rest) = product.dividedFloor(by: .power(of: fractions.partDecimals))
    guard rest.isZero else {
      throw Refusal(
        .eachNotExact(
          shown(whole, each.currency),
          shown(whole + .one, each.currency),
          at: span
        )
      )
    }
    guard let minor = whole.int64, minor <= largestAmount else {
      throw Refusal(.amountTooLarge(at: span))
    }
    return Money(minor: minor, currency: each.currency)
  }

  // MARK: - Fee, terms, category

  private mutating func add(
    _ fee: Fee,
    to fractions: inout Fractions,
    payers: [Payer]
  ) throws(Refusal) {
    guard fee.percent.significand > 0 else { throw Refusal(.feeOfZero(at: fee.span)) }
    warnOfGroups(fee.percent, in: fee.span)
    var indices: [Int] = []
    if fee.people.isEmpty {
      indices = fractions.people.indices.filter { index in
        trip[fractions.people[index]].kind == .other && !fractions.numerator(at: index).isZero
          && !payers.contains { $0.person == fractions.people[index] }
      }
    } else {
      for mention in fee.people {
        for person in try people(mention) {
          guard !payers.contains(where: { $0.person == person }) else {
            throw Refusal(.feeOnPayer(trip[person].name, at: mention.span))
          }
          guard let index = fractions.people.firstIndex(of: person),
            !fractions.numerator(at: index).isZero
          else { throw Refusal(.feeOutsideSplit(trip[person].name, at: mention.span)) }
          guard !indices.contains(index) else {
            throw Refusal(.personTwice(trip[person].name, at: mention.span))
          }
          indices.append(index)
        }
      }
    }
    if indices.isEmpty {
      let sharer = fractions.people.first { person in !payers.contains { $0.person == person } }
      throw Refusal(
        .feeNobody(sharer: sharer.map { Parser.written(trip[$0].name) }, at: fee.span)
      )
    }
    for payer in payers { fractions.include(payer.person) }
    fractions.addFee(fee.percent, on: indices, to: payers)
  }

  /// What the card charged, or the bill's own rate.
  mutating func terms(
    cost: Amount?,
    ownRate: Amount?,
    of whole: Money
  ) throws(Refusal) -> Entry.Terms {
    if let cost {
      let money = try money(cost, bare: .home)
      guard let currency = money.currency else {
        throw Refusal(.costWithoutCurrency(at: cost.span))
      }
      return .cost(money.minor, currency)
    }
    if let ownRate {
      guard ownRate.steps.isEmpty else {
        throw Refusal(.ownRateShape(at: ownRate.span))
      }
      let number = ownRate.first.number
      guard number.significand > 0 else { throw Refusal(.rateZero(at: ownRate.span)) }
      guard number.significantDigits <= 15 else { throw Refusal(.rateTooLong(at: ownRate.span)) }
      warnOfGroups(number, in: ownRate.span)
      var currency: CurrencyID?
      if let mention = ownRate.first.currency {
        currency = try resolve(mention)
      } else {
        if seenHome == nil { dependsOnHome = true }
        currency = home
      }
      guard let currency, let from = whole.currency else {
        throw Refusal(.costWithoutCurrency(at: ownRate.span))
      }
      guard currency != from else {
        throw Refusal(.ownRateToItself(trip.currencies[from].code, at: ownRate.span))
      }
      use(currency)
      trip.ownRates.append(Trip.OwnRate(value: number.rational, currency: currency))
      return .ownRate(Int32(truncatingIfNeeded: trip.ownRates.count - 1))
    }
    return .rates
  }

  /// Returns the id of a category, new or known; categories compare without case.
  mutating func category(_ span: SourceSpan) -> CategoryID {
    let file = sources.file(at: span.start)
    let base = sources.files[file].base
    let word = Int(span.start - base) + 1..<Int(span.end - base)
    let id = CategoryID(Int(categoryNames.intern(sources.files[file].bytes, word).index))
    if Int(id.index) == trip.categories.count {
      let text = String(decoding: sources.files[file].bytes[word], as: UTF8.self)
      if let near = trip.categories.first(where: { isSlip(text, of: $0) }) {
        diagnostics.append(.categoryLikeAnother(text, near, at: span))
      }
      warnOfNameAsCategory(text, at: span)
      trip.categories.append(text)
    }
    return id
  }

  /// Returns the id of a category that a bill above is in.
  func knownCategory(_ word: String) -> CategoryID? {
    categoryNames.id(of: word).map { CategoryID(Int($0.index)) }
  }

  /// One letter off, in words long enough that it is seldom meant.
  private func isSlip(_ word: String, of other: String) -> Bool {
    min(word.count, other.count) >= 4 && isOneSlip(from: word, to: other)
  }
}
