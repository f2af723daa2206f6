import TripLedger
import TripMoney
import TripText

/// Trips that several tests look at.
enum Samples {
  static let yenInDollars = Rational(67, over: 10_000)

  /// Five bills in Tokyo, three buddies, two friends at home.
  static var tokyo: TripBuilder {
    var builder = TripBuilder(title: "Tokyo 2026", home: "USD", local: "JPY")
    builder.people(.buddy, "Me", "Mia", "Leo")
    builder.people(.other, "Coco", "Ray")
    builder.rate("JPY", "USD", yenInDollars)
    let thirds = [("Me", 1), ("Mia", 1), ("Leo", 1)]
    builder.entry(
      [("Leo", 3900)],
      "JPY",
      what: "Taxi",
      category: "transport",
      on: day(1),
      parts: thirds,
      of: 3
    )
    builder.entry(
      [("Mia", 96000)],
      "JPY",
      what: "Hotel, 5 nights",
      category: "lodging",
      on: day(1),
      parts: thirds,
      of: 3
    )
    builder.entry(
      [("Me", 12480)],
      "JPY",
      what: "Dinner",
      category: "food",
      on: day(2),
      parts: thirds,
      of: 3
    )
    builder.entry(
      [("Mia", 11400)],
      "JPY",
      what: "teamLab tickets",
      category: "fun",
      on: day(1),
      parts: thirds,
      of: 3
    )
    // ¥10203, ¥5106 and the rest, with a fee of 10 % that the payer's part is less by.
    builder.entry(
      [("Me", 19830)],
      "JPY",
      what: "Drugstore",
      category: "shopping",
      on: day(1),
      parts: [("Coco", 112_233), ("Ray", 56_166), ("Me", 29_901)],
      of: 198_300
    )
    return builder
  }

  /// Two people and a bill, no title and no currency.
  static var plain: TripBuilder {
    var builder = TripBuilder()
    builder.people(.buddy, "Ana", "Ben")
    builder.entry([("Ana", 10_00)], nil, parts: [("Ana", 1), ("Ben", 1)], of: 2)
    return builder
  }

  /// Names of many widths, a purse, a refund, payments, two files, and a currency without a rate.
  static var osaka: TripBuilder {
    var builder = TripBuilder(title: "Ōsaka 🏯", home: "USD", local: "JPY")
    builder.people(.buddy, "小明", "🐻‍❄️", "Anna-Maria von und zu Hohenstein")
    builder.people(.pot, "Kitty")
    builder.people(.other, "Gil")
    builder.trip.people[4].via = builder.person("小明")
    builder.rate("JPY", "USD", Rational(1, over: 150))
    builder.rate("JPY", "USD", yenInDollars, on: day(3))
    builder.rate("USD", "EUR", Rational(9, over: 10))
    let halves = [("小明", 1), ("🐻‍❄️", 1)]
    builder.skip(toLine: 12)
    builder.entry([("小明", 50000)], "THB", what: "Taxi", on: day(1), parts: halves, of: 2)
    builder.entry(
      [("🐻‍❄️", 1_234_500)],
      "JPY",
      what: #"お好み焼き \"Mizuno\" \\ 道頓堀"#,
      category: "food",
      on: day(2),
      parts: [("🐻‍❄️", 2), ("Gil", 1), ("Anna-Maria von und zu Hohenstein", 1)],
      of: 4
    )
    builder.entry(
      [("小明", 3000), ("Kitty", 4500)],
      "USD",
      category: "food",
      parts: halves + [("Anna-Maria von und zu Hohenstein", 1)],
      of: 3
    )
    builder.include("bills/bär.trip")
    builder.skip(toLine: 3)
    builder.entry(
      [("Kitty", 80_000)],
      "JPY",
      what: "Deposit for the bicycles, given back",
      category: "fun",
      on: day(4),
      parts: halves,
      of: 2,
      kind: .refund
    )
    builder.payment("Anna-Maria von und zu Hohenstein", "Kitty", 100_00, "USD", on: day(3))
    builder.payment("Gil", "小明", 20_00, "THB")
    builder.entry([("🐻‍❄️", 10_00)], "EUR", what: "Kaffee", on: day(4), parts: halves, of: 2)
    return builder
  }
}

extension Rational {
  init(_ numerator: Int, over denominator: Int) {
    self.init(ExactInteger(numerator), over: ExactInteger(denominator))
  }
}
