import TripLedger
import TripMoney
import TripText

/// Writes an amount of an account for programs, with everything that it takes to work it out again.
struct PostingJSON {
  private let figures: Figures
  private let trip: Trip

  init(_ figures: Figures) {
    self.figures = figures
    trip = figures.trip
  }

  /// Returns where an entry stands, and what it was.
  func place(of entry: Entry, at index: Int) -> JSONValue {
    [
      "file": .string(figures.fileName(of: entry.span)),
      "line": .int(figures.sources.line(at: entry.span.start)),
      "number": .int(index + 1),
      "date": figures.json(entry.day),
      "what": JSONValue(figures.what(entry)),
      "category": JSONValue(figures.category(entry)),
    ]
  }

  /// Adds the factors of a posting that was broken down: those of the bill, then its own.
  func appendFactors(
    _ posting: Account.Posting,
    of entry: Entry,
    _ breakdown: Breakdown,
    _ derivation: Derivation?,
    valuer: inout Valuer,
    to json: inout JSONValue
  ) {
    json.append("of", .string(BillRow.kindWord(of: entry.kind)))
    appendBill(entry, &valuer, to: &json)
    switch posting.kind {
    case .paid, .sent:
      let own = Int128(trip.payers[Int(posting.place)].amount)
      json.append("own", .string(figures.exact(own, in: entry.currency)))
    case .received:
      break
    case .share:
      let mark = derivation?.marks[Int(posting.place - entry.sharers.lowerBound)]
      appendShare(posting, entry, mark, derivation, to: &json)
    }
    let exact = breakdown.exact.rational
    json.append("exact", .string(decimal(exact, in: figures.currency)))
    json.append("rounding", .string(word(for: breakdown.rounding)))
    json.append("leftOver", figures.json(Int128(breakdown.leftOver)))
  }

  private func word(for rounding: Breakdown.Rounding) -> String {
    switch rounding {
    case .halfUp: "half up"
    case .down: "down"
    case .each: "each half up"
    }
  }

  /// An exact number of minor units in major units: a decimal, or a fraction where it has no end.
  private func decimal(_ minor: Rational, in currency: CurrencyID?) -> String {
    let decimals = currency.map { trip.currencies.decimals(of: $0) } ?? MoneyFormat.plainDecimals
    return RateText(minor / Rational(.power(of: decimals))).exact
  }

  // MARK: - The bill

  private func appendBill(_ entry: Entry, _ valuer: inout Valuer, to json: inout JSONValue) {
    json.append("total", .string(figures.exact(Int128(entry.amount), in: entry.currency)))
    json.append("totalCurrency", JSONValue(figures.code(of: entry.currency)))
    if case .cost(let cost, let currency) = entry.terms {
      json.append("cost", .string(figures.exact(Int128(cost), in: currency)))
      json.append("costCurrency", JSONValue(figures.code(of: currency)))
    }
    if let rate = rate(of: entry, valuer) { json.append("rate", .string(RateText(rate).exact)) }
    json.append("chain", chain(of: entry, valuer))
    json.append("worth", figures.json(worth(of: entry, &valuer)))
    json.append(
      "payers",
      .array(
        trip.payers(of: entry).map {
          [
            "name": .string(figures.name($0.person)),
            "amount": .string(figures.exact(Int128($0.amount), in: entry.currency)),
          ]
        }
      )
    )
  }

  /// What one of what was paid, or of what it cost, is worth in the report's currency.
  private func rate(of entry: Entry, _ valuer: Valuer) -> Rational? {
    guard let conversion = valuer.conversion(of: entry) else { return nil }
    guard case .ownRate(let index) = entry.terms, entry.currency != figures.currency else {
      return conversion.value
    }
    return trip.ownRates[Int(index)].value * conversion.value
  }

  /// What an entry is worth, as a magnitude; each of several payments is rounded on its own.
  private func worth(of entry: Entry, _ valuer: inout Valuer) -> Int128 {
    guard let worth = valuer.exactWorth(of: entry) else { return 0 }
    guard entry.kind == .payment else {
      return worth.exact(.one, of: .one).roundedHalfUp().int128 ?? 0
    }
    return trip.payers(of: entry).reduce(0) { sum, payer in
      let part = worth.exact(ExactInteger(payer.amount), of: ExactInteger(entry.amount))
      return sum + (part.roundedHalfUp().int128 ?? 0)
    }
  }

  private func chain(of entry: Entry, _ valuer: Valuer) -> JSONValue {
    var chain: [JSONValue] = []
    if case .ownRate(let index) = entry.terms, entry.currency != figures.currency {
      let own = trip.ownRates[Int(index)]
      chain.append([
        "from": JSONValue(figures.code(of: entry.currency)),
        "to": JSONValue(figures.code(of: own.currency)),
        "rate": .string(RateText(own.value).exact),
        "file": .string(figures.fileName(of: entry.span)),
        "line": .int(figures.sources.line(at: entry.span.start)),
        "inverted": false,
      ])
    }
    for step in valuer.conversion(of: entry)?.steps ?? [] {
      let rate = trip.rates.rates[step.rate]
      let span = trip.rateSpans[step.rate]
      chain.append([
        "from": JSONValue(figures.code(of: rate.from)),
        "to": JSONValue(figures.code(of: rate.to)),
        "rate": .string(RateText(rate.value).exact),
        "file": .string(figures.fileName(of: span)),
        "line": .int(figures.sources.line(at: span.start)),
        "inverted": .bool(step.isInverted),
      ])
    }
    return .array(chain)
  }

  // MARK: - The share

  private func appendShare(
    _ posting: Account.Posting,
    _ entry: Entry,
    _ mark: Derivation.Mark?,
    _ derivation: Derivation?,
    to json: inout JSONValue
  ) {
    let numerator = trip.numerator(at: posting.place, of: entry)
    let fraction = Rational(numerator, over: trip.denominator(of: entry))
    let base = mark.flatMap { derivation?.fraction(of: $0, in: entry.amount) } ?? fraction
    let person = trip.person(of: posting)
    let isPayer = trip.payers(of: entry).contains { $0.person == person }
    json.append("fraction", .string(fraction.description))
    json.append("part", .string(base.description))
    json.append(
      "written",
      mark.map { written($0, derivation, entry) } ?? equalParts(entry, numerator)
    )
    if let fee = derivation?.fee, base != fraction {
      json.append(
        "fee",
        [
          "percent": .string(fee.description), "fraction": .string((fraction - base).description),
          "pays": .bool(!isPayer),
        ]
      )
    }
    json.append("remainder", entry.remainder == .spread ? "spread" : "payer")
    if entry.remainder == .payer {
      let isCarrier = trip.payers(of: entry).first?.person == person
      json.append("carries", .bool(isCarrier))
    }
  }

  private func equalParts(_ entry: Entry, _ numerator: ExactInteger) -> JSONValue {
    guard !numerator.isZero else { return ["as": "outside"] }
    return [
      "as": "parts", "parts": .string(numerator.description),
      "ofParts": .string(trip.denominator(of: entry).description), "left": "1",
    ]
  }

  private func written(
    _ mark: Derivation.Mark,
    _ derivation: Derivation?,
    _ entry: Entry
  ) -> JSONValue {
    switch mark {
    case .outside:
      return ["as": "outside"]
    case .parts(let own, let all):
      return [
        "as": "parts", "parts": .string(RateText(own).exact),
        "ofParts": .string(RateText(all).exact),
        "left": .string((derivation?.left ?? .one).description),
      ]
    case .percent(let percent, let share):
      return [
        "as": "percent", "percent": .string(percent.description),
        "share": .string(share.description),
      ]
    case .exact(let amount, let share):
      return [
        "as": "amount", "amount": .string(figures.exact(Int128(amount), in: entry.currency)),
        "share": .string(share.description),
      ]
    case .items(let parts):
      return [
        "as": "items", "items": .array(parts.map { item($0, derivation, entry) }),
      ]
    }
  }

  private func item(
    _ part: Derivation.ItemPart,
    _ derivation: Derivation?,
    _ entry: Entry
  ) -> JSONValue {
    guard let item = derivation?.items[part.item] else { return .null }
    var json: JSONValue = [
      "line": .int(figures.sources.line(at: item.span.start)),
      "what": JSONValue(item.what.map { figures.sources.unquoted($0) }),
      "amount": .string(figures.exact(Int128(item.amount), in: entry.currency)),
      "part": .string(decimal(part.amount, in: entry.currency)),
    ]
    if let percent = item.percent { json.append("percent", .string(percent.description)) }
    if item.isInProportion { json.append("inProportion", true) }
    return json
  }
}
