import TripMoney
import TripSyntax
import TripText

/// Numbers with a group mark where hardly anything has thousands.
extension Interpreter {
  /// Warns of a rate or a percentage such as `1,071`: a thousand and more here, and elsewhere one
  /// with three decimals.
  ///
  /// The number stands somewhere in `span`.
  mutating func warnOfGroups(_ number: Decimal, in span: SourceSpan) {
    // Checked first, as it is cheap: one group mark makes four to six digits.
    guard number.scale == 0, (1_000..<1_000_000).contains(number.significand) else { return }
    let whole = String(number.significand)
    let marks: Set<Character> = [",", ".", "'", "’", "_", " ", "\u{A0}", "\u{2009}", "\u{202F}"]
    let digits = Array(whole)
    let text = Array(text(in: span))
    for start in text.indices where text[start] == digits[0] {
      let end = start + digits.count + 1
      guard end <= text.count else { return }
      let written = text[start..<end]
      let mark = written[end - 4]
      if marks.contains(mark), written.filter(\.isNumber) == digits {
        let decimals = whole.dropLast(3) + String(scope.numbers.decimalMark) + whole.suffix(3)
        diagnostics.append(
          .groupedNumber(String(written), whole: whole, decimals: String(decimals), at: span)
        )
        return
      }
    }
  }
}
