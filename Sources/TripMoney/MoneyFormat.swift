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

  /// What stands around the digits of an amount, and how many of them are decimals.
  ///
  /// Whoever writes many amounts of one currency asks for it once.
  package struct Look: Sendable {
    fileprivate var prefix = ""
    fileprivate var suffix = ""
    fileprivate var decimals: Int
  }

  /// The symbol stands before an amount where it means just this currency, else the code behind; without
  /// a currency there are two decimals and neither.
  package func look(of currency: CurrencyID?) -> Look {
    var look = Look(decimals: decimals(of: currency))
    guard let currency else { return look }
    if let symbol = printedSymbol(of: currency) {
      look.prefix = symbol
    } else {
      look.suffix = " " + book[currency].code
    }
    return look
  }

  /// Returns an amount of minor units as people of the trip write it: `$250.31`, `3.333 KWD`.
  ///
  /// `signed` puts a plus before what is not negative, `grouped` a mark between groups of three digits.
  package func text(
    _ minor: Int128,
    _ currency: CurrencyID?,
    grouped: Bool = false,
    signed: Bool = false
  ) -> String {
    text(minor, look(of: currency), grouped: grouped, signed: signed)
  }

  package func text(
    _ minor: Int128,
    _ look: Look,
    grouped: Bool = false,
    signed: Bool = false
  ) -> String {
    var bytes: [UInt8] = []
    write(minor, look, grouped: grouped, signed: signed, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes an amount of minor units as `text` returns it.
  package func write(
    _ minor: Int128,
    _ look: Look,
    grouped: Bool = false,
    signed: Bool = false,
    to bytes: inout [UInt8]
  ) {
    if minor < 0 || signed { bytes.append(UInt8(ascii: minor < 0 ? "-" : "+")) }
    bytes += look.prefix.utf8
    writeDigits(
      of: minor.magnitude,
      decimals: look.decimals,
      mark: numbers.decimalMark,
      group: grouped ? numbers.groupMark : nil,
      to: &bytes
    )
    bytes += look.suffix.utf8
  }

  /// An exact amount with as many decimals as it takes to show it, at most four more than its currency has.
  package struct Shown: Sendable {
    /// Whether that is all of it.
    package fileprivate(set) var isExact = true
    fileprivate var units: Int128
    fileprivate var look: Look
  }

  package func shown(_ exact: ExactAmount, _ look: Look) -> Shown {
    var look = look
    var scaled = exact
    for _ in 0..<MoneyFormat.mostExtraDecimals where !scaled.isWhole {
      scaled = scaled.part(ExactInteger(10), of: .one)
      look.decimals += 1
    }
    // Bounded by the largest amount, which has 15 digits, with four more.
    let units = scaled.roundedHalfUp().int128 ?? 0
    return Shown(isExact: scaled.isWhole, units: units, look: look)
  }

  package func write(_ shown: Shown, to bytes: inout [UInt8]) {
    write(shown.units, shown.look, grouped: true, to: &bytes)
  }

  private static let mostExtraDecimals = 4

  /// Returns an amount of minor units for programs to read: never grouped, always with a point.
  package func decimal(_ minor: Int128, _ currency: CurrencyID?) -> String {
    var bytes: [UInt8] = minor < 0 ? [UInt8(ascii: "-")] : []
    let decimals = decimals(of: currency)
    writeDigits(of: minor.magnitude, decimals: decimals, mark: ".", group: nil, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
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

  /// Writes the digits of an amount without its sign.
  private func writeDigits(
    of magnitude: UInt128, decimals: Int, mark: Character, group: Character?,
    to bytes: inout [UInt8]
  ) {
    // The digits from the last to the first, then turned round in their place.
    let start = bytes.count
    var count = 0
    var rest = magnitude
    repeat {
      if count == decimals, count > 0 { writeReversed(mark, to: &bytes) }
      if let group, count > decimals, (count - decimals) % 3 == 0 {
        writeReversed(group, to: &bytes)
      }
      let digit: UInt8
      if let small = UInt64(exactly: rest) {
        digit = UInt8(truncatingIfNeeded: small % 10)
        rest = UInt128(small / 10)
      } else {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
        digit = UInt8(truncatingIfNeeded: remainder)
        rest = quotient
      }
      bytes.append(0x30 + digit)
      count += 1
    } while rest > 0 || count <= decimals
    bytes[start...].reverse()
  }

  private func writeReversed(_ mark: Character, to bytes: inout [UInt8]) {
    if let ascii = mark.asciiValue {
      bytes.append(ascii)
    } else {
      bytes += mark.utf8.reversed()
    }
  }
}
