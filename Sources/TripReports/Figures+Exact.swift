import TripLedger
import TripMoney
import TripText

/// Exact values, rates and places, for those who ask why.
extension Figures {
  /// Such as ` × 0.9 ÷ 150`: what an amount is multiplied with on its way to the report's currency.
  func factors(of conversion: RateTable.Conversion) -> String {
    var text = ""
    for step in conversion.steps {
      let rate = RateText(trip.rates.rates[step.rate].value)
      text += " " + rate.factor(isInverted: step.isInverted, numbers: trip.numbers)
    }
    return text
  }

  /// Adds the line alone, in a file other than the first behind its name, folders left out.
  func appendShortPlace(of span: SourceSpan, to text: inout StyledText) {
    if sources.file(at: span.start) != 0 {
      let name = fileName(of: span).split(separator: "/").last ?? ""
      text.append(String(name) + ":", as: .faint)
    }
    let line = UInt64(sources.line(at: span.start))
    text.append(as: .faint) { $0.append(digits: line) }
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
