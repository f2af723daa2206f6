/// The currencies that a trip can speak of: those of ISO 4217, and the ones it declares itself.
///
/// An empty book costs nothing; the tables behind it are built at the first look-up.
package struct CurrencyBook: Hashable, Sendable {
  /// The currencies that the trip declared, in order.
  private var own: [Currency] = []
  private var ownIDs: [String: CurrencyID] = [:]
  /// What the trip bound its symbols to, and the same the other way round, in order.
  private(set) var bound: [String: CurrencyID] = [:]
  private var boundSymbols: [Int: [String]] = [:]

  package init() {}

  /// Accesses what is known of a currency of this book.
  package subscript(id: CurrencyID) -> Currency {
    guard let row = CurrencyTable.row(of: id) else { return own[ownPlace(of: id)] }
    return Currency(
      code: row.code,
      name: row.name,
      decimals: Int(row.decimals),
      symbol: row.symbol,
      isOwn: false,
      isHistoric: row.kind == .historic
    )
  }

  /// Returns the decimals alone, for loops over many amounts.
  package func decimals(of id: CurrencyID) -> Int {
    CurrencyTable.row(of: id).map { Int($0.decimals) } ?? own[ownPlace(of: id)].decimals
  }

  private func ownPlace(of id: CurrencyID) -> Int {
    Int(id.rawValue) - CurrencyTable.rows.count
  }

  /// Returns the currency of a code in any case, or nil where neither ISO 4217 nor the trip has it.
  package func currency(code: ArraySlice<UInt8>) -> CurrencyID? {
    CurrencyID(ofListed: code)
      ?? (own.isEmpty ? nil : ownIDs[String(decoding: code, as: UTF8.self).uppercased()])
  }

  package func currency(code: String) -> CurrencyID? {
    CurrencyID(ofListed: code.utf8) ?? (own.isEmpty ? nil : ownIDs[code.uppercased()])
  }

  /// The codes to suggest and to complete: those in use today, by letter, then the trip's own.
  ///
  /// Funds and withdrawn currencies are understood where they are written, but not offered.
  package var codes: [String] {
    CurrencyTable.rows.lazy.filter { $0.kind == .currency }.map(\.code) + own.map(\.code)
  }

  /// Whether there is no number left for one more currency of the trip's own.
  package var isFull: Bool {
    CurrencyTable.rows.count + own.count > Int(UInt16.max)
  }

  /// Adds a currency of the trip's own and returns it; one that is known already stays as it is.
  ///
  /// The decimals must be from 0 to 6, and a new currency wants a book that is not full.
  package mutating func declare(code: String, decimals: Int) -> CurrencyID {
    if let known = currency(code: code) { return known }
    precondition((0...6).contains(decimals), "decimals of a currency")
    precondition(!isFull, "a currency past the last number")
    let id = CurrencyID(rawValue: UInt16(CurrencyTable.rows.count + own.count))
    let capitals = code.uppercased()
    own.append(
      Currency(
        code: capitals,
        name: capitals,
        decimals: decimals,
        symbol: nil,
        isOwn: true,
        isHistoric: false
      )
    )
    ownIDs[capitals] = id
    return id
  }

  /// Makes `symbol` mean `id` alone from now on.
  package mutating func bind(symbol: String, to id: CurrencyID) {
    if let former = bound.updateValue(id, forKey: symbol) {
      boundSymbols[Int(former.rawValue)]?.removeAll { $0 == symbol }
    }
    boundSymbols[Int(id.rawValue), default: []].append(symbol)
  }

  /// The symbols that the trip bound to a currency, in order.
  func boundSymbols(of id: CurrencyID) -> [String] {
    boundSymbols[Int(id.rawValue)] ?? []
  }
}
