extension CurrencyBook {
  /// What a symbol means in a trip.
  package enum Meaning: Hashable, Sendable {
    case one(CurrencyID)
    /// Only the trip can say: these have the symbol.
    case ambiguous([CurrencyID])
    /// No currency has it.
    case unknown
  }

  /// Returns what a symbol means where the trip states these currencies.
  ///
  /// The one it was bound to; else the home or local currency that has it, ambiguous where both do
  /// and differ; else USD for `$`, JPY for `¥`, GBP for `£`, KRW for `₩`, INR for `₹` and `Rs`; else
  /// the only currency that has it.
  package func meaning(
    ofSymbol symbol: String,
    home: CurrencyID?,
    local: CurrencyID?
  ) -> Meaning {
    if !bound.isEmpty, let id = bound[symbol] { return .one(id) }
    guard let entry = CurrencyBook.entry(for: symbol) else { return .unknown }
    let homely = home.flatMap { entry.includes($0) ? $0 : nil }
    let locally = local.flatMap { entry.includes($0) ? $0 : nil }
    switch (homely, locally) {
    case (let homely?, let locally?) where homely != locally:
      return .ambiguous([homely, locally])
    case (let stated?, _), (nil, let stated?):
      return .one(stated)
    case (nil, nil):
      return entry.isDecided
        ? .one(CurrencyTable.id(of: entry.first))
        : .ambiguous(([entry.first] + entry.others).map(CurrencyTable.id(of:)))
    }
  }

  /// Whether some currency has the symbol, so that `Rs`, `kr` or `zł` can be told from a name.
  package func isSymbol(_ text: String) -> Bool {
    (!bound.isEmpty && bound[text] != nil) || CurrencyBook.entry(for: text) != nil
  }

  /// Returns the symbol to print amounts of a currency with, or nil where its code serves better.
  ///
  /// Read back in the same trip it means that currency and no other. It holds no letters, which would
  /// run into the digits or need a blank, save those before a dollar sign, as in `HK$`.
  package func symbolForOutput(
    _ id: CurrencyID,
    home: CurrencyID?,
    local: CurrencyID?
  ) -> String? {
    func serves(_ symbol: String) -> Bool {
      meaning(ofSymbol: symbol, home: home, local: local) == .one(id)
        && CurrencyBook.isPrintable(symbol)
    }
    if let symbol = boundSymbols(of: id).first(where: serves) { return symbol }
    guard let row = CurrencyTable.row(of: id) else { return nil }
    if let symbol = row.symbol, serves(symbol) { return symbol }
    if let symbol = row.longSymbol, serves(symbol) { return symbol }
    return nil
  }

  private static func entry(for symbol: String) -> SymbolTable.Entry? {
    PackedSymbol(symbol.utf8).flatMap { SymbolTable.entry(for: $0) }
  }

  /// Whether digits can follow the symbol at once, and stay in their place.
  private static func isPrintable(_ symbol: String) -> Bool {
    let scalars = symbol.unicodeScalars
    let body =
      symbol.hasSuffix("$")
      ? scalars.drop { $0.isASCII && $0.properties.isAlphabetic } : scalars[...]
    return !body.isEmpty
      && body.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        // The afghani's sign is written from right to left and would turn the amount around.
        case .currencySymbol: scalar != "\u{60B}"
        case .otherSymbol: true
        default: scalar == "\u{FE0F}"
        }
      }
  }
}
