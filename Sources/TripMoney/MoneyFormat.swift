/// How amounts of a trip are printed.
package struct MoneyFormat: Sendable {
  /// The decimals of an amount in no currency.
  package static let plainDecimals = 2

  private let book: CurrencyBook
  private let home: CurrencyID?
  private let local: CurrencyID?
  private let numbers: NumberFormat
  /// The symbols that nearly all amounts need, looked up once.
  private let homeSymbol: String?
  private let localSymbol: String?

  package init(
    book: CurrencyBook,
    home: CurrencyID?,
    local: CurrencyID?,
    numbers: NumberFormat
  ) {
    self.book = book
    self.home = home
    self.local = local
    self.numbers = numbers
    homeSymbol = home.flatMap { book.symbolForOutput($0, home: home, local: local) }
    localSymbol = local.flatMap { book.symbolForOutput($0, home: home, local: local) }
  }

  /// Returns an amount of minor units as people of the trip write it: `$250.31`, `3.333 KWD`.
  ///
  /// The symbol stands before it where it means just this currency, else the code behind; without a
  /// currency there are two decimals and neither. `signed` puts a plus before what is not negative,
  /// `grouped` a mark between groups of three digits.
  package func text(
    _ minor: Int128,
    _ currency: CurrencyID?,
    grouped: Bool = false,
    signed: Bool = false
  ) -> String {
    let (major, fraction) = MoneyFormat.digits(of: minor, decimals: decimals(of: currency))
    var text = minor < 0 ? "-" : signed ? "+" : ""
    let symbol = currency.flatMap { printedSymbol(of: $0) }
    if let symbol { text += symbol }
    if grouped { appendGroups(of: major, to: &text) } else { text += major }
    if !fraction.isEmpty {
      text.append(numbers.decimalMark)
      text += fraction
    }
    if let currency, symbol == nil {
      text += " "
      text += book[currency].code
    }
    return text
  }

  /// Returns an amount of minor units for programs to read: never grouped, always with a point.
  package func decimal(_ minor: Int128, _ currency: CurrencyID?) -> String {
    let (major, fraction) = MoneyFormat.digits(of: minor, decimals: decimals(of: currency))
    var text = minor < 0 ? "-" : ""
    text += major
    if !fraction.isEmpty {
      text += "."
      text += fraction
    }
    return text
  }

  private func printedSymbol(of currency: CurrencyID) -> String? {
    switch currency {
    case home: homeSymbol
    case local: localSymbol
    default: book.symbolForOutput(currency, home: home, local: local)
    }
  }

  private func decimals(of currency: CurrencyID?) -> Int {
    currency.map { book.decimals(of: $0) } ?? MoneyFormat.plainDecimals
  }

  private func appendGroups(of digits: String, to text: inout String) {
    var left = digits.utf8.count
    for digit in digits {
      text.append(digit)
      left -= 1
      if left > 0, left % 3 == 0 { text.append(numbers.groupMark) }
    }
  }

  /// Returns the digits before and behind the decimal mark of an amount without its sign.
  private static func digits(of minor: Int128, decimals: Int) -> (major: String, fraction: String) {
    let digits =
      UInt64(exactly: minor.magnitude).map { String($0) } ?? String(minor.magnitude)
    guard decimals > 0 else { return (digits, "") }
    let zeros = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count))
    let padded = zeros + digits
    return (String(padded.dropLast(decimals)), String(padded.suffix(decimals)))
  }
}
