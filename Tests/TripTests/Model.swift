/// A trip as facts, which is printed as a script for the product and valued by `SlowReading`.
struct Model {
  /// The currency that is stated; nil where the script leaves it to the first rate.
  var home: String?
  /// Where in `facts` it is stated.
  var homePlace = 0
  var facts: [Fact] = []

  indirect enum Fact {
    case people([Person])
    case group(String, [(name: String, parts: Number?)])
    case unit(String?, [String])
    case joined(String, Int)
    case left(String, Int)
    case rate(Rate)
    /// The days are those of October 2026.
    case day(Int)
    case spread(Bool)
    case local(String)
    case numbers(NumberStyle)
    case include([Fact])
    case bill(Bill)
    case payment(Payment)
  }

  struct Person {
    enum Kind { case buddy, other, pot }
    var name: String
    var kind: Kind
    var weight: Number?
    var via: String?
  }

  struct Rate {
    var from: String
    var to: String
    var value: Number
    /// What `value` of `to` is the price of; nil for the form with one number.
    var base: Number?
    var day: Int?
  }

  struct Entry {
    /// A person, a group or a unit; nil for `all`.
    var who: String?
    var mark: Mark
  }

  enum Mark {
    case none, rest
    case parts(Number)
    case percent(Number)
    /// Minor units of the bill's currency.
    case exact(Int)
  }

  struct Split {
    var entries: [Entry]
    var excepted: [String] = []
  }

  struct Item {
    enum Sign { case plain, onTop, off }
    enum Value {
      case amount(Int)
      case percent(Number)
      case rest
    }
    var sign: Sign
    var value: Value
    var split: Split?
  }

  struct Payer {
    var name: String
    /// What this one of several paid.
    var amount = 0
  }

  /// What `=` and `@` say.
  enum Terms {
    case rates
    case cost(Int, String)
    case ownRate(Number, String)
  }

  struct Bill {
    var isRefund = false
    var payers: [Payer]
    /// The currency of all amounts in the bill; nil for bare numbers.
    var code: String?
    /// Nil with several payers, and where the items alone say it.
    var amount: Int?
    var isEach = false
    var terms = Terms.rates
    var split: Split?
    var fee: (percent: Number, on: [String])?
    var day: Int?
    var items: [Item] = []
  }

  struct Payment {
    /// Nil for `all`.
    var from: String?
    var to: String
    var code: String?
    var amount: Int
    var terms = Terms.rates
    var day: Int?
  }
}

/// A decimal number as it is written.
struct Number {
  var digits: Int
  var scale: Int

  init(_ digits: Int, scale: Int = 0) {
    self.digits = digits
    self.scale = scale
  }

  var fraction: Fraction { Fraction(digits) * .power(ofTen: -scale) }
}

/// The ways to write numbers, by their example.
enum NumberStyle: String, CaseIterable {
  case point = "1,234.56"
  case comma = "1.234,56"
  case space = "1 234,56"
  case apostrophe = "1'234.56"
}

extension Model {
  /// The currencies of the trips, each with its decimals; `GEM` and `PTS` are declared by the script.
  static let decimals = [
    "USD": 2, "EUR": 2, "JPY": 0, "KWD": 3, "KRW": 0, "CNY": 2, "GEM": 4, "PTS": 0,
  ]

  static func decimals(of code: String?) -> Int { code.flatMap { decimals[$0] } ?? 2 }
}
