import TripLedger
import TripMoney
import TripText

/// Exact values, rates and places, for those who ask why.
extension Figures {
  /// An exact amount of minor units, with a mark before it where it is longer than is shown.
  func exactText(_ exact: ExactAmount, in currency: CurrencyID?) -> String {
    let (text, isExact) = format.text(exact, currency)
    return isExact ? text : "≈" + text
  }

  /// Such as ` × 0.9 ÷ 150`: what an amount is multiplied with on its way to the report's currency.
  func factors(of conversion: RateTable.Conversion) -> String {
    var text = ""
    for step in conversion.steps {
      let rate = RateText(trip.rates.rates[step.rate].value)
      text += " " + rate.factor(isInverted: step.isInverted, numbers: trip.numbers)
    }
    return text
  }

  /// The line alone, in a file other than the first with its name.
  func shortPlace(of span: SourceSpan) -> String {
    let line = sources.line(at: span.start)
    return sources.file(at: span.start) == 0 ? String(line) : "\(fileName(of: span)):\(line)"
  }

  /// Names as a sentence lists them: `Me, Mia and Leo`.
  func names(of people: some Collection<PersonID>) -> StyledText {
    var text = StyledText()
    for (index, person) in people.enumerated() {
      if index > 0 { text.append(index == people.count - 1 ? " and " : ", ") }
      text.append(name(person), as: .name)
    }
    return text
  }
}
