/// What somebody makes of one entry of `why` who has nothing but that entry, a pencil and the README.
struct StrangersFigures {
  let entry: JSONRecord
  /// The decimals of the report's currency, and of that of the bill.
  let decimals: Int
  let totalDecimals: Int

  /// What the bill is worth, exactly, in the smallest units of the report's currency.
  private var exactWorth: Fraction? {
    guard let rate = entry.fraction("rate"),
      let priced = entry.fraction("cost") ?? entry.fraction("total")
    else { return nil }
    return priced * rate * .power(ofTen: decimals)
  }

  /// The rate is the product of its chain.
  var chainedRate: Fraction? {
    var product = Fraction.one
    for step in entry.records("chain") {
      guard let rate = step.fraction("rate") else { return nil }
      product = step.flag("inverted") == true ? product / rate : product * rate
    }
    return product
  }

  /// A number of smallest units, as an amount of the report is written.
  func units(_ name: String) -> Int? {
    entry.fraction(name).map { ($0 * .power(ofTen: decimals)).roundedHalfUp() }
  }

  /// What the entry's amount should be.
  var amount: Int? {
    guard let worth = exactWorth, let total = entry.fraction("total"), let of = entry.text("of"),
      let leftOver = units("leftOver")
    else { return nil }
    let payers = entry.records("payers").compactMap { $0.fraction("amount") }
    switch entry.text("kind") {
    case "paid":
      let sign = of == "refund" ? -1 : 1
      if payers.count == 1 { return sign * worth.roundedHalfUp() }
      guard let own = entry.fraction("own") else { return nil }
      return sign * ((Fraction(worth.roundedHalfUp()) * own / total).roundedDown() + leftOver)
    case "share":
      guard let fraction = fraction else { return nil }
      let share = fraction * worth
      let isDown = entry.text("rounding") == "down"
      let magnitude = (isDown ? share.roundedDown() : share.roundedHalfUp()) + leftOver
      return of == "refund" ? magnitude : -magnitude
    case "sent":
      return entry.fraction("own").map { (worth * $0 / total).roundedHalfUp() }
    case "received":
      return -payers.reduce(0) { $0 + (worth * $1 / total).roundedHalfUp() }
    default:
      return nil
    }
  }

  /// The part of the bill, from how it was written and the fee on it.
  var fraction: Fraction? {
    guard let written = entry.record("written"), let part = part(written) else { return nil }
    guard let fee = entry.record("fee") else { return part }
    guard let extra = fee.fraction("fraction"), let percent = fee.fraction("percent") else {
      return nil
    }
    // Who pays the fee pays it on their own part; those who get it get what others pay.
    let own = part * percent / Fraction(100)
    return part + (fee.flag("pays") == true ? own : extra)
  }

  private func part(_ written: JSONRecord) -> Fraction? {
    guard let total = entry.fraction("total") else { return nil }
    switch written.text("as") {
    case "outside":
      return .zero
    case "parts":
      guard let parts = written.fraction("parts"), let all = written.fraction("ofParts"),
        let left = written.fraction("left")
      else { return nil }
      return all.isZero ? .zero : left * parts / all
    case "percent":
      guard let percent = written.fraction("percent"), let share = written.fraction("share")
      else { return nil }
      return percent / Fraction(100) * share
    case "amount":
      guard let amount = written.fraction("amount"), let share = written.fraction("share")
      else { return nil }
      return amount / total * share
    case "items":
      let parts = written.records("items").compactMap { $0.fraction("part") }
      return parts.reduce(Fraction.zero) { $0 + $1 } / total
    default:
      return nil
    }
  }
}
