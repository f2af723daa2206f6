import TripLedger
import TripMoney
import TripReports
import TripTesting

extension TripBuilder {
  /// Makes a trip of many kinds of bills and names, in a currency that has a rate and one that has none.
  static func random(_ generator: inout SeededGenerator) -> TripBuilder {
    var builder = TripBuilder(title: "Random 旅", home: "USD")
    let names = [
      "Ana", "小明", "🐻‍❄️", "Anna-Maria von und zu Hohenstein", "José", "寿限無寿限無五劫の擦り切れ", "O'Brien", "Z",
    ].shuffled(using: &generator).prefix(Int.random(in: 1...8, using: &generator))
    for name in names { builder.people(Bool.random(using: &generator) ? .buddy : .other, name) }
    builder.rate("JPY", "USD", Rational(1, over: 150))
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let kind =
        [Entry.Kind.bill, .bill, .bill, .refund, .payment]
        .randomElement(using: &generator) ?? .bill
      let code = ["USD", "USD", "JPY", "JPY", "THB"].randomElement(using: &generator) ?? "USD"
      let digits = Int.random(in: 1...9, using: &generator)
      let amount = Int64.random(
        in: 1...(0..<digits).reduce(1) { sum, _ in sum * 10 },
        using: &generator
      )
      let payer = names.randomElement(using: &generator) ?? ""
      let date =
        Bool.random(using: &generator) ? day(Int.random(in: 1...31, using: &generator)) : nil
      if kind == .payment {
        guard let payee = names.randomElement(using: &generator), payee != payer else { continue }
        builder.payment(payer, payee, amount, code, on: date)
        continue
      }
      let sharers = names.shuffled(using: &generator)
        .prefix(Int.random(in: 1...names.count, using: &generator))
      builder.entry(
        [(payer, amount)],
        code,
        what: [
          nil, "Taxi", "道頓堀でお好み焼きを食べた", "a very long note " + String(repeating: "x", count: 90),
        ]
        .randomElement(using: &generator) ?? nil,
        category: [nil, "food", "fun", "a-category-of-more-than-forty-letters-altogether"]
          .randomElement(using: &generator) ?? nil,
        on: date,
        parts: sharers.map { ($0, 1) },
        of: sharers.count,
        kind: kind
      )
    }
    return builder
  }
}
