package import TripMoney

/// The words that the trip has given a meaning so far: names and currencies.
///
/// The parser needs them where a line reads one way or the other by them: `Bob paid Ron 3` is a
/// payment where Ron is on the trip, and three Romanian lei where nobody is called so.
package struct Vocabulary: Sendable {
  package var names = NameTable()
  package var currencies = CurrencyBook()
  private var spellings = SpellingTable()

  package init() {}

  /// Returns the integer for a currency's spelling.
  mutating func spelling(_ text: [UInt8], _ range: Range<Int>) -> Int32 {
    Int32(truncatingIfNeeded: spellings.index(of: text, range))
  }

  /// Returns the text of a currency's spelling.
  package func text(ofSpelling id: Int32) -> String {
    String(decoding: spellings.spellings[Int(id)], as: UTF8.self)
  }

  /// What currencies are spelled like in the trip so far.
  var currencySpellings: [String] {
    spellings.spellings.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the word is a currency's code in any case, or a symbol made of letters.
  func isCurrencyWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    if currencies.currency(code: bytes) != nil { return true }
    return currencies.isSymbol(String(decoding: bytes, as: UTF8.self))
  }
}
