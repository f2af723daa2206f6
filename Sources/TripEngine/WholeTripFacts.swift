import TripLedger
import TripMoney
import TripSyntax

/// Facts that hold for the whole trip, wherever in the script they stand.
///
/// A reading learns them; where one of them stood below something that it bears on, the script is
/// read again with all of them known from the start.
struct WholeTripFacts: Hashable, Sendable {
  /// `home`, as stated.
  var statedHome: CurrencyID?
  /// Without it: the target of the first rate, else the first currency used.
  var impliedHome: CurrencyID?
  /// The trip's own currencies and symbols.
  var currencies = CurrencyBook()
  /// Who came and went, by name.
  var presences: [String: Span] = [:]

  /// The days between which `all` holds somebody.
  struct Span: Hashable, Sendable {
    var joined: Day?
    var left: Day?
  }

  var home: CurrencyID? { statedHome ?? impliedHome }
}
