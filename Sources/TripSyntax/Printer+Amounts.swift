import TripMoney
import TripText

extension Printer {
  /// An amount, with its currency as it was written: a code apart, a sign at the number.
  ///
  /// A calculation stands without blanks where nothing could run into a sign of it: `5 EUR-3` would
  /// be a word, and `2026-10-3` a day.
  func text(of amount: Amount) -> String {
    var isApart = isBehindNumber(amount.first)
    for case .operation(let sign, let operand) in amount.steps {
      if sign == .minus || isBehindNumber(operand) { isApart = true }
    }
    var text = self.text(of: amount.first)
    for step in amount.steps {
      switch step {
      case .operation(let sign, let operand):
        text += isApart ? " \(Self.sign(sign)) " : Self.sign(sign)
        text += self.text(of: operand)
      case .adjustment(let isOff, let percent):
        text += (isOff ? " -" : " +") + percentage(percent)
      }
    }
    return text
  }

  func text(of signed: SignedAmount) -> String {
    let amount = text(of: signed.amount)
    return switch signed.sign {
    case .none: amount
    case .plus: "+" + amount
    case .minus: "-" + amount
    }
  }

  func text(of quantity: Quantity) -> String {
    guard let currency = quantity.currency else { return number(at: quantity.span) }
    let symbol = text(in: currency.span)
    if isBehindNumber(quantity) {
      let number = number(
        at: SourceSpan(start: quantity.span.start, end: currency.span.start)
      )
      return number + (Self.touchesNumber(symbol.unicodeScalars.first, currency.form) ? "" : " ")
        + symbol
    }
    let number = number(at: SourceSpan(start: currency.span.end, end: quantity.span.end))
    let touches =
      currency.form == .sign && Self.touchesNumber(symbol.unicodeScalars.last, currency.form)
    return symbol + (touches ? "" : " ") + number
  }

  private func isBehindNumber(_ quantity: Quantity) -> Bool {
    quantity.currency.map { $0.span.start > quantity.span.start } ?? false
  }

  /// Whether a currency's edge stands at the digits: `$`, `€`, and the letters without case (`円`).
  private static func touchesNumber(
    _ edge: UnicodeScalar?,
    _ form: CurrencyMention.Form
  ) -> Bool {
    switch edge?.properties.generalCategory {
    case .currencySymbol: true
    case .otherLetter: form == .word
    default: false
    }
  }

  /// A number with its marks, which mean the same under the same format; apostrophes are plain.
  func number(at span: SourceSpan) -> String {
    String(text(in: span).map { $0 == "\u{2019}" ? "'" : $0 })
  }

  func percentage(_ percent: Decimal) -> String { decimal(percent) + "%" }

  /// A number without groups.
  func decimal(_ number: Decimal) -> String {
    String(number.description.map { $0 == "." ? numbers.decimalMark : $0 })
  }

  private static func sign(_ operation: Amount.Operator) -> String {
    switch operation {
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .dividedBy: "/"
    }
  }
}
