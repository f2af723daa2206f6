import TripText

/// How amounts of a trip are printed.
package struct MoneyFormat: Sendable {
  /// The decimals of an amount in no currency.
  package static let plainDecimals = 2

  private let book: CurrencyBook
  private let home: CurrencyID?
  private let local: CurrencyID?
  /// The symbols that nearly all amounts need, looked up once.
  private let homeSymbol: String?
  private let localSymbol: String?
  /// The marks of numbers.
  private let decimalMark: [UInt8]
  private let groupMark: [UInt8]

  package init(
    book: CurrencyBook,
    home: CurrencyID?,
    local: CurrencyID?,
    numbers: NumberFormat
  ) {
    self.book = book
    self.home = home
    self.local = local
    homeSymbol = home.flatMap { book.symbolForOutput($0, home: home, local: local) }
    localSymbol = local.flatMap { book.symbolForOutput($0, home: home, local: local) }
    decimalMark = Array(numbers.decimalMark.utf8)
    groupMark = Array(numbers.groupMark.utf8)
  }

  /// What stands around the digits of an amount, and how many of them are decimals.
  ///
  /// Whoever writes many amounts of one currency asks for it once.
  package struct Look: Sendable {
    fileprivate var prefix: [UInt8] = []
    fileprivate var suffix: [UInt8] = []
    fileprivate var decimals: Int
  }

  /// The symbol stands before an amount where it means just this currency, else the code behind; without
  /// a currency there are two decimals and neither.
  package func look(of currency: CurrencyID?) -> Look {
    var look = Look(decimals: decimals(of: currency))
    guard let currency else { return look }
    if let symbol = printedSymbol(of: currency) {
      look.prefix = Array(symbol.utf8)
    } else {
      look.suffix = Array(" \(book[currency].code)".utf8)
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
    for byte in look.prefix { bytes.append(byte) }
    writeDigits(
      of: minor.magnitude,
      decimals: look.decimals,
      mark: decimalMark,
      group: grouped ? groupMark : [],
      to: &bytes
    )
    for byte in look.suffix { bytes.append(byte) }
  }

  /// An exact amount with as many decimals as it takes to show it, at most four more than its currency has.
  package struct Shown: Sendable {
    /// Whether that is all of it.
    package fileprivate(set) var isExact = true
    fileprivate var units: Int128
    fileprivate var look: Look
  }

  package func shown(_ exact: ExactAmount, _ look: Look) -> Shown {
    let (units, extraDecimals, isExact) = exact.decimal(atMost: MoneyFormat.mostExtraDecimals)
    var look = look
    look.decimals += extraDecimals
    return Shown(isExact: isExact, units: units, look: look)
  }

  package func write(_ shown: Shown, to bytes: inout [UInt8]) {
    write(shown.units, shown.look, grouped: true, to: &bytes)
  }

  private static let mostExtraDecimals = 4

  /// Returns an amount of minor units for programs to read: never grouped, always with a point.
  package func decimal(_ minor: Int128, _ currency: CurrencyID?) -> String {
    var bytes: [UInt8] = minor < 0 ? [UInt8(ascii: "-")] : []
    let decimals = decimals(of: currency)
    writeDigits(of: minor.magnitude, decimals: decimals, mark: [0x2E], group: [], to: &bytes)
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
    of magnitude: UInt128,
    decimals: Int,
    mark: [UInt8],
    group: [UInt8],
    to bytes: inout [UInt8]
  ) {
    guard let small = UInt64(exactly: magnitude), decimals < MoneyFormat.powers.count else {
      let digits = String(magnitude)
      let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
      write(padded.utf8.dropLast(decimals), in: group, to: &bytes)
      if decimals > 0 { bytes += mark + padded.utf8.suffix(decimals) }
      return
    }
    let (major, fraction) = small.quotientAndRemainder(dividingBy: MoneyFormat.powers[decimals])
    write(major, in: group, to: &bytes)
    if decimals == 0 { return }
    for byte in mark { bytes.append(byte) }
    bytes.append(digits: fraction, atLeast: decimals)
  }

  /// The powers of ten up to those of the decimals that are ever written.
  private static let powers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000,
  ]

  /// Writes a number with a mark between groups of three digits.
  private func write(_ number: UInt64, in group: [UInt8], to bytes: inout [UInt8]) {
    if number < 1000 || group.isEmpty {
      bytes.append(digits: number)
      return
    }
    let (rest, last) = number.quotientAndRemainder(dividingBy: 1000)
    write(rest, in: group, to: &bytes)
    for byte in group { bytes.append(byte) }
    bytes.append(digits: last, atLeast: 3)
  }

  /// Writes digits with a mark between groups of three.
  private func write(_ digits: Substring.UTF8View, in group: [UInt8], to bytes: inout [UInt8]) {
    var left = digits.count
    for digit in digits {
      bytes.append(digit)
      left -= 1
      if left > 0, left % 3 == 0 { bytes += group }
    }
  }
}
