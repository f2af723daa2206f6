import TripLedger
import TripMoney
import TripText

/// Says how an amount of an account came about, so that it can be worked out again by hand.
///
/// Such as `1/3 of Leo's ¥3,900 × 0.0067`, or `¥10,203 of Me's ¥19,830 × 0.0067 + 10% fee = $75.19611`.
struct PostingWording {
  let figures: Figures
  let trip: Trip
  /// How amounts of each currency look, and how the latest of its bills was converted: many are alike.
  private var looks: [(currency: CurrencyID?, look: MoneyFormat.Look)] = []
  private var lastFactors: [(currency: CurrencyID?, day: Day?, text: String)] = []
  /// The rates that were spoken of, by their indices.
  private(set) var usedRates: Set<Int> = []

  init(_ figures: Figures) {
    self.figures = figures
    trip = figures.trip
  }

  /// Adds the words for a posting that was broken down.
  ///
  /// With `naming`, they say whose share it is.
  mutating func append(
    _ posting: Account.Posting,
    of entry: Entry,
    _ breakdown: Breakdown,
    _ derivation: Derivation?,
    valuer: Valuer,
    naming: Bool = false,
    to text: inout StyledText
  ) {
    let look = look(of: entry.currency)
    switch posting.kind {
    case .paid:
      appendPaid(posting, entry, look, to: &text)
      appendTerms(of: entry, valuer, to: &text)
    case .sent, .received:
      appendPayment(posting, entry, look, to: &text)
      appendTerms(of: entry, valuer, to: &text)
    case .share:
      let person = trip.person(of: posting)
      var part: String?
      if let derivation, !breakdown.exact.isZero {
        part = self.part(posting, entry, derivation, look)
      }
      if naming {
        text.append(figures.name(person), as: .name)
        text.append(isWord(part, posting, entry) ? "'s share: " : "'s ")
      }
      if let part { text.append(part) } else { appendPlainPart(posting, entry, to: &text) }
      appendWhole(of: entry, seenBy: person, look, to: &text)
      appendTerms(of: entry, valuer, to: &text)
      if let derivation, derivation.fee != nil {
        text.append(fee(posting, entry, derivation, valuer))
      }
    }
    appendRounding(of: breakdown, to: &text)
  }

  private mutating func look(of currency: CurrencyID?) -> MoneyFormat.Look {
    if let known = looks.first(where: { $0.currency == currency }) { return known.look }
    let look = figures.format.look(of: currency)
    looks.append((currency, look))
    return look
  }

  func money(_ amount: Int64, _ look: MoneyFormat.Look) -> String {
    figures.format.text(Int128(amount), look, grouped: true)
  }

  private func append(_ amount: Int64, _ look: MoneyFormat.Look, to text: inout StyledText) {
    text.append { [figures] in figures.format.write(Int128(amount), look, grouped: true, to: &$0) }
  }

  // MARK: - What was paid

  private func appendPaid(
    _ posting: Account.Posting,
    _ entry: Entry,
    _ look: MoneyFormat.Look,
    to text: inout StyledText
  ) {
    text.append(entry.kind == .refund ? "got back " : "paid ")
    if entry.payers.count > 1 {
      append(trip.payers[Int(posting.place)].amount, look, to: &text)
      text.append(" of ")
    }
    append(entry.amount, look, to: &text)
  }

  private func appendPayment(
    _ posting: Account.Posting,
    _ entry: Entry,
    _ look: MoneyFormat.Look,
    to text: inout StyledText
  ) {
    let payers = trip.payers(of: entry)
    let isSent = posting.kind == .sent
    text.append(isSent ? "to " : "from ")
    text.append(
      figures.names(
        of: isSent ? Array(trip.sharers(of: entry).prefix(1)) : payers.map(\.person)
      )
    )
    let isPlain = entry.currency == figures.currency && entry.terms == .rates && payers.count == 1
    guard !isPlain, let first = payers.first else { return }
    text.append(", ")
    append(first.amount, look, to: &text)
    if !isSent, payers.count > 1 { text.append(" each") }
  }

  /// ` of Leo's ¥3,900`, and how several paid it, or that it came back.
  private func appendWhole(
    of entry: Entry,
    seenBy person: PersonID,
    _ look: MoneyFormat.Look,
    to text: inout StyledText
  ) {
    text.append(" of ")
    let payers = trip.payers(of: entry)
    if entry.kind == .bill, payers.count == 1, let payer = payers.first?.person {
      if payer != person {
        text.append(figures.name(payer), as: .name)
        text.append("'s ")
      }
      append(entry.amount, look, to: &text)
      return
    }
    append(entry.amount, look, to: &text)
    text.append(entry.kind == .refund ? " that " : " by ")
    text.append(figures.names(of: payers.map(\.person)))
    if entry.kind == .refund { text.append(" got back") }
  }

  // MARK: - How it converts

  private mutating func appendTerms(of entry: Entry, _ valuer: Valuer, to text: inout StyledText) {
    switch entry.terms {
    case .rates:
      break
    case .cost(let cost, let currency):
      text.append(", which cost ")
      text.append(figures.text(Int128(cost), in: currency))
    case .ownRate(let index):
      if entry.currency == figures.currency { return }
      let own = RateText(trip.ownRates[Int(index)].value)
      text.append(" \(own.factor(isInverted: false, numbers: trip.numbers)) of its own")
    }
    let priced = valuer.pricedCurrency(of: entry)
    if priced != figures.currency { text.append(factors(from: priced, of: entry, valuer)) }
  }

  private mutating func factors(
    from priced: CurrencyID?,
    of entry: Entry,
    _ valuer: Valuer
  ) -> String {
    let place = lastFactors.firstIndex { $0.currency == priced }
    if let place, lastFactors[place].day == entry.day { return lastFactors[place].text }
    guard let conversion = valuer.conversion(of: entry) else { return "" }
    for step in conversion.steps { usedRates.insert(step.rate) }
    let text = figures.factors(of: conversion)
    if let place {
      lastFactors[place] = (priced, entry.day, text)
    } else {
      lastFactors.append((priced, entry.day, text))
    }
    return text
  }

  // MARK: - How it was rounded

  private func appendRounding(of breakdown: Breakdown, to text: inout StyledText) {
    let isWhole = breakdown.exact.isWhole
    if breakdown.rounding == .each || isWhole && breakdown.leftOver == 0 { return }
    // All that there is of a payer outside the split is what rounding leaves.
    if breakdown.exact.isZero { return }
    let shown = figures.format.shown(breakdown.exact, figures.look)
    text.append(shown.isExact ? " = " : " ≈ ")
    text.append { [figures] in figures.format.write(shown, to: &$0) }
    if breakdown.leftOver != 0 {
      text.append(breakdown.leftOver > 0 ? ", +" : ", ")
      append(breakdown.leftOver, figures.look, to: &text)
      text.append(" left over")
    } else if breakdown.rounding == .down, breakdown.exact.roundedHalfUp().int64 != breakdown.amount
    {
      text.append(", rounded down")
    }
  }

  /// An exact amount, with a mark before it where it is longer than is shown.
  func exactText(_ exact: ExactAmount, _ look: MoneyFormat.Look) -> String {
    let shown = figures.format.shown(exact, look)
    var bytes: [UInt8] = Array((shown.isExact ? "" : "≈").utf8)
    figures.format.write(shown, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
