import TripLedger
import TripMoney
import TripText

/// Which part of a bill somebody has, in words.
extension PostingWording {
  /// Whether a part is told in words, which do not go behind a name.
  func isWord(_ part: String?, _ posting: Account.Posting, _ entry: Entry) -> Bool {
    if let part { return part.first?.isLetter == true }
    let numerator = trip.numerator(at: posting.place, of: entry)
    return numerator.isZero || numerator == trip.denominator(of: entry)
  }

  /// The part of a bill in equal parts, and of one whose line is not read again.
  func appendPlainPart(
    _ posting: Account.Posting,
    _ entry: Entry,
    to text: inout StyledText
  ) {
    let numerator = trip.numerator(at: posting.place, of: entry)
    let denominator = trip.denominator(of: entry)
    if numerator == .one, entry.hasEqualParts, let people = denominator.int64, people > 1 {
      text.append("1/")
      text.append { $0.append(digits: people.magnitude) }
    } else {
      text.append(
        numerator.isZero
          ? "what rounding leaves"
          : numerator == denominator ? "all" : Rational(numerator, over: denominator).description
      )
    }
  }

  func part(
    _ posting: Account.Posting,
    _ entry: Entry,
    _ derivation: Derivation,
    _ look: MoneyFormat.Look
  ) -> String {
    switch derivation.marks[Int(posting.place - entry.sharers.lowerBound)] {
    case .outside:
      return "nothing"
    case .percent(let percent, let share):
      return ofGroup(share) + RateText(percent.rational).shown(trip.numbers) + "%"
    case .exact(let amount, let share):
      return ofGroup(share) + money(amount, look)
    case .items(let parts):
      return items(parts, derivation, look)
    case .parts(let own, let all):
      return self.parts(own, of: all, left: derivation.left, entry, look)
    }
  }

  private func ofGroup(_ share: Rational) -> String {
    share == .one ? "" : "\(share) of "
  }

  private func parts(
    _ own: Rational,
    of all: Rational,
    left: Rational,
    _ entry: Entry,
    _ look: MoneyFormat.Look
  ) -> String {
    let isWhole = left == .one
    if own == all, isWhole { return "all" }
    var rest = ""
    if !isWhole {
      let amount = ExactAmount(left * Rational(ExactInteger(entry.amount)))
      rest = "the " + exactText(amount, look) + " left"
      if own == all { return rest }
      rest = " of " + rest
    }
    if !isWhole, own == .one, all.denominator == .one { return "1/\(all)" + rest }
    let (own, all) = (RateText(own), RateText(all))
    return "\(own.shown(trip.numbers)) of \(all.shown(trip.numbers)) parts" + rest
  }

  /// Words such as `$12.50 burger + $6.00 of pitcher - ≈$0.5591 of coupon,`.
  private func items(
    _ parts: [Derivation.ItemPart],
    _ derivation: Derivation,
    _ look: MoneyFormat.Look
  ) -> String {
    var text = ""
    for part in parts {
      let item = derivation.items[part.item]
      let isOff = part.amount.sign < 0
      if !text.isEmpty { text += isOff ? " - " : " + " } else if isOff { text += "-" }
      text += exactText(ExactAmount(isOff ? -part.amount : part.amount), look)
      let isAll = part.amount == Rational(ExactInteger(item.amount))
      if let what = item.what {
        text += (isAll ? " " : " of ") + figures.sources.unquoted(what)
      } else if !isAll {
        text += " of " + money(abs(item.amount), look)
      }
    }
    return text.isEmpty ? "nothing" : text + ","
  }

  /// ` + 10% fee` for who pays it, ` - $10.25703 of fees` for the payers who get it.
  func fee(
    _ posting: Account.Posting,
    _ entry: Entry,
    _ derivation: Derivation,
    _ valuer: Valuer
  ) -> String {
    let mark = derivation.marks[Int(posting.place - entry.sharers.lowerBound)]
    let whole = Rational(
      trip.numerator(at: posting.place, of: entry),
      over: trip.denominator(of: entry)
    )
    let fee = whole - derivation.fraction(of: mark, in: entry.amount)
    guard let percent = derivation.fee, !fee.isZero else { return "" }
    let person = trip.person(of: posting)
    if !trip.payers(of: entry).contains(where: { $0.person == person }) {
      return " + \(RateText(percent.rational).shown(trip.numbers))% fee"
    }
    var valuer = valuer
    guard let worth = valuer.exactWorth(of: entry) else { return "" }
    let amount = worth.exact(fee.numerator.magnitude, of: fee.denominator)
    return " \(fee.sign > 0 ? "+" : "-") \(exactText(amount, figures.look)) of fees"
  }
}
