import TripLedger
import TripMoney
import TripText

/// Says how an amount of an account came about, so that it can be worked out again by hand.
///
/// Such as `1/3 of Leo's ¥3,900 × 0.0067`, or `¥10,203 of Me's ¥19,830 × 0.0067 + 10% fee = $75.19611`.
struct PostingWording {
  private let figures: Figures
  private let trip: Trip
  /// The factors of the latest conversion, as many bills in a row are converted alike.
  private var lastFactors: (currency: CurrencyID?, day: Day?, text: String)?

  init(_ figures: Figures) {
    self.figures = figures
    trip = figures.trip
  }

  /// Returns the words for a posting that was broken down.
  ///
  /// - Parameter whose: whether to say that it is this person's share.
  mutating func text(
    _ posting: Account.Posting, _ breakdown: Breakdown, _ derivation: Derivation?,
    valuer: Valuer, naming whose: PersonID? = nil
  ) -> StyledText {
    let entry = trip.entries[Int(posting.entry)]
    let person = trip.person(of: posting)
    let conversion = terms(of: entry, valuer)
    var text = StyledText()
    if let whose {
      text.append(figures.name(whose), as: .name)
      text.append("'s share: ")
    }
    switch posting.kind {
    case .paid: text.append(paid(posting, entry) + conversion)
    case .sent, .received:
      text.append(payment(posting, entry, hasConversion: !conversion.isEmpty))
      text.append(conversion)
    case .share:
      let part = derivation?.parts[Int(posting.place - entry.parts.lowerBound)]
      text.append(self.part(posting, entry, part, derivation))
      text.append(whole(of: entry, seenBy: person))
      text.append(conversion)
      if let part, let derivation {
        text.append(fee(posting, entry, part, derivation, valuer))
      }
    }
    text.append(rounding(of: breakdown))
    return text
  }

  // MARK: - What was paid

  private func paid(_ posting: Account.Posting, _ entry: Entry) -> String {
    let verb = entry.kind == .refund ? "got back" : "paid"
    let whole = figures.text(Int128(entry.amount), in: entry.currency)
    guard entry.payers.count > 1 else { return "\(verb) \(whole)" }
    let own = Int128(trip.payers[Int(posting.place)].amount)
    return "\(verb) \(figures.text(own, in: entry.currency)) of \(whole)"
  }

  private func payment(
    _ posting: Account.Posting, _ entry: Entry, hasConversion: Bool
  ) -> StyledText {
    let payers = trip.payers(of: entry)
    var text = StyledText(posting.kind == .sent ? "to " : "from ")
    let others =
      posting.kind == .sent
      ? trip.parts(of: entry).prefix(1).map(\.person) : payers.map(\.person)
    text.append(figures.names(of: others))
    guard hasConversion || payers.count > 1, let first = payers.first else { return text }
    text.append(", \(figures.text(Int128(first.amount), in: entry.currency))")
    if posting.kind == .received, payers.count > 1 { text.append(" each") }
    return text
  }

  /// ` of Leo's ¥3,900`, and how several paid it, or that it came back.
  private func whole(of entry: Entry, seenBy person: PersonID) -> StyledText {
    let payers = trip.payers(of: entry).map(\.person)
    let amount = figures.text(Int128(entry.amount), in: entry.currency)
    var text = StyledText(" of ")
    if entry.kind == .refund {
      text.append(amount + " that ")
      text.append(figures.names(of: payers))
      text.append(" got back")
    } else if payers.count > 1 {
      text.append(amount + " by ")
      text.append(figures.names(of: payers))
    } else {
      if let payer = payers.first, payer != person {
        text.append(figures.name(payer), as: .name)
        text.append("'s ")
      }
      text.append(amount)
    }
    return text
  }

  // MARK: - How it converts

  private mutating func terms(of entry: Entry, _ valuer: Valuer) -> String {
    switch entry.terms {
    case .rates:
      return factors(of: entry, valuer)
    case .cost(let cost, let currency):
      return ", which cost \(figures.text(Int128(cost), in: currency))" + factors(of: entry, valuer)
    case .ownRate(let index):
      if entry.currency == figures.currency { return "" }
      let own = RateText(trip.ownRates[Int(index)].value)
      return " \(own.factor(isInverted: false, numbers: trip.numbers)) of its own"
        + factors(of: entry, valuer)
    }
  }

  private mutating func factors(of entry: Entry, _ valuer: Valuer) -> String {
    let priced = valuer.pricedCurrency(of: entry)
    if priced == figures.currency { return "" }
    if let lastFactors, lastFactors.currency == priced, lastFactors.day == entry.day {
      return lastFactors.text
    }
    let text = valuer.conversion(of: entry).map { figures.factors(of: $0) } ?? ""
    lastFactors = (priced, entry.day, text)
    return text
  }

  // MARK: - Which part

  private func part(
    _ posting: Account.Posting, _ entry: Entry, _ part: Derivation.Part?, _ derivation: Derivation?
  ) -> String {
    let numerator = trip.parts[Int(posting.place)].numerator
    guard let part, let derivation else {
      if numerator.isZero { return "what rounding leaves" }
      if numerator == entry.denominator { return "all" }
      return entry.hasEqualParts
        ? "\(numerator)/\(entry.denominator)" : Rational(numerator, over: entry.denominator).description
    }
    switch part.mark {
    case .outside:
      return derivation.fee == nil ? "what rounding leaves" : "nothing"
    case .percent(let percent, let share):
      return ofGroup(share) + RateText(percent.rational).shown(trip.numbers) + "%"
    case .exact(let amount, let share):
      return ofGroup(share) + figures.text(Int128(amount), in: entry.currency)
    case .items(let parts):
      return items(parts, derivation, entry)
    case .parts(let own, let all):
      return parts(own, of: all, left: derivation.left, entry)
    }
  }

  private func ofGroup(_ share: Rational) -> String {
    share == .one ? "" : "\(share) of "
  }

  private func parts(_ own: Rational, of all: Rational, left: Rational, _ entry: Entry) -> String {
    let isWhole = left == .one
    let rest =
      isWhole
      ? ""
      : "the "
        + figures.exactText(
          ExactAmount(left * Rational(ExactInteger(entry.amount))), in: entry.currency) + " left"
    if own == all { return isWhole ? "all" : rest }
    let ofRest = isWhole ? "" : " of " + rest
    if !isWhole, own == .one, all.denominator == .one { return "1/\(all)" + ofRest }
    let (own, all) = (RateText(own), RateText(all))
    return "\(own.shown(trip.numbers)) of \(all.shown(trip.numbers)) parts" + ofRest
  }

  /// `$12.50 burger + $6.00 of pitcher − ≈$0.5591 of coupon`
  private func items(
    _ parts: [Derivation.ItemPart], _ derivation: Derivation, _ entry: Entry
  ) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      let item = derivation.items[part.item]
      let isOff = part.amount.sign < 0
      if index > 0 || isOff { text += index == 0 ? "−" : isOff ? " − " : " + " }
      let magnitude = isOff ? -part.amount : part.amount
      text += figures.exactText(ExactAmount(magnitude), in: entry.currency)
      let isAll = part.amount == Rational(ExactInteger(item.amount))
      if let what = item.what {
        text += (isAll ? " " : " of ") + figures.sources.unquoted(what)
      } else if !isAll {
        let whole = Int128(item.amount.magnitude)
        text += " of " + figures.text(whole, in: entry.currency)
      }
    }
    return text.isEmpty ? "nothing" : text + ","
  }

  /// ` + 10% fee` for who pays it, ` − $10.25703 of fees` for the payers who get it.
  private func fee(
    _ posting: Account.Posting, _ entry: Entry, _ part: Derivation.Part,
    _ derivation: Derivation, _ valuer: Valuer
  ) -> String {
    guard let percent = derivation.fee else { return "" }
    let whole = Rational(trip.parts[Int(posting.place)].numerator, over: entry.denominator)
    let fee = whole - part.fraction
    if fee.isZero { return "" }
    if fee.sign > 0 { return " + \(RateText(percent.rational).shown(trip.numbers))% fee" }
    var valuer = valuer
    guard let worth = valuer.exactWorth(of: entry) else { return "" }
    let amount = worth.exact(-fee.numerator, of: fee.denominator)
    return " − \(figures.exactText(amount, in: figures.currency)) of fees"
  }

  // MARK: - How it was rounded

  private func rounding(of breakdown: Breakdown) -> String {
    if breakdown.rounding == .each { return "" }
    let isWhole = breakdown.exact.isWhole
    if isWhole, breakdown.leftOver == 0 { return "" }
    var text = ""
    if !breakdown.exact.isZero {
      let (exact, isExact) = figures.format.text(breakdown.exact, figures.currency)
      text += (isExact ? " = " : " ≈ ") + exact
    }
    if breakdown.leftOver != 0 {
      let sign = breakdown.leftOver > 0 ? "+" : "−"
      let units = Int128(breakdown.leftOver.magnitude)
      text += ", \(sign)\(figures.text(units, in: figures.currency)) left over"
    } else if breakdown.rounding == .down {
      text += ", rounded down"
    }
    return text
  }
}
