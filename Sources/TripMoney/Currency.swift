/// What is known of a currency.
package struct Currency: Hashable, Sendable {
  /// The code in capitals, such as `USD`.
  package var code: String
  package var name: String
  /// The decimals of an amount: a minor unit is 1 / 10^`decimals` of the currency.
  package var decimals: Int
  /// The symbol that people of the country write, which may be that of other currencies too.
  package var symbol: String?
  /// Whether the trip declared it, as against ISO 4217.
  package var isOwn: Bool
  /// Whether ISO 4217 has withdrawn it: for trips of former days.
  package var isHistoric: Bool
}
