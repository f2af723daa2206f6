import TripMoney

/// A currency that a generated script uses.
struct Tender: Sendable {
  var code: String
  var decimals: Int
  var id: CurrencyID
  /// What may be written for it, if it means just this currency where it stands.
  var symbols: [String]
  /// Roughly what it is worth in US dollars, for rates that are not absurd.
  var worth: Double
}

extension Tender {
  struct Known {
    var code: String
    var symbols: [String]
    var worth: Double
  }

  static let known = [
    Known(code: "USD", symbols: ["$", "$", "US$", "$US"], worth: 1),
    Known(code: "EUR", symbols: ["€"], worth: 1.08),
    Known(code: "JPY", symbols: ["¥", "￥", "円"], worth: 0.0067),
    Known(code: "GBP", symbols: ["£"], worth: 1.27),
    Known(code: "INR", symbols: ["₹", "Rs", "Rs."], worth: 0.012),
    Known(code: "SEK", symbols: ["kr", "kr."], worth: 0.095),
    Known(code: "PLN", symbols: ["zł"], worth: 0.25),
    Known(code: "CHF", symbols: ["Fr.", "SFr."], worth: 1.12),
    Known(code: "KRW", symbols: ["₩", "원"], worth: 0.00073),
    Known(code: "PEN", symbols: ["S/"], worth: 0.26),
    Known(code: "CAD", symbols: ["$", "CA$"], worth: 0.73),
    Known(code: "CNY", symbols: ["¥", "RMB"], worth: 0.138),
    Known(code: "KWD", symbols: [], worth: 3.25),
    Known(code: "BOB", symbols: ["Bs"], worth: 0.145),
    Known(code: "RON", symbols: ["lei"], worth: 0.22),
    Known(code: "VND", symbols: ["₫"], worth: 0.00004),
  ]

  /// Currencies that only a trip has, with the symbol that it declares.
  static let own = [("POINTS", "pts", 0), ("MILES", "₿", 2), ("Shells", "shl", 3), ("GOLD", "", 6)]
}
