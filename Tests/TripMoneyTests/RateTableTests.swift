import TripMoney
import TripTesting
import XCTest

final class RateTableTests: XCTestCase {
  private let book = CurrencyBook()

  private func currency(_ code: String) -> CurrencyID {
    guard let id = book.currency(code: code) else { preconditionFailure("no currency \(code)") }
    return id
  }

  private func day(_ number: Int?) -> Day? {
    number.flatMap { Day(year: 2026, month: 10, day: $0) }
  }

  /// Reads `JPY USD 67/10000 on 3`; the day is one of October 2026.
  private func rate(_ text: String) throws -> Rate {
    let words = text.split(separator: " ").map(String.init)
    let fraction = try words[2].split(separator: "/").map { try XCTUnwrap(Int($0)) }
    let denominator = fraction.count > 1 ? fraction[1] : 1
    return Rate(
      from: currency(words[0]),
      to: currency(words[1]),
      value: Rational(ExactInteger(fraction[0]), over: ExactInteger(denominator)),
      day: day(words.count > 4 ? Int(words[4]) : nil)
    )
  }

  private func table(_ rates: [String]) throws -> RateTable {
    var table = RateTable()
    for text in rates { _ = table.add(try rate(text)) }
    return table
  }

  /// Writes a conversion as its value and its steps, such as `10000/67 by -0`; `none` for none.
  private func text(_ conversion: RateTable.Conversion?) -> String {
    guard let conversion else { return "none" }
    let steps = conversion.steps.map { ($0.isInverted ? "-" : "+") + "\($0.rate)" }
    return (["\(conversion.value)", "by"] + steps).joined(separator: " ")
  }

  func testEachClauseOfTheRuleForRatesHolds() throws {
    let cases: [(name: String, rates: [String], from: String, to: String, day: Int?, is: String)] =
      [
        ("a currency and itself", [], "USD", "USD", 3, "1 by"),
        ("no rate", [], "JPY", "USD", 3, "none"),
        ("as declared", ["JPY USD 67/10000"], "JPY", "USD", 3, "67/10000 by +0"),
        ("the other way round", ["JPY USD 67/10000"], "USD", "JPY", 3, "10000/67 by -0"),
        (
          "the latest before the day", ["JPY USD 1 on 1", "JPY USD 2 on 3", "JPY USD 3 on 5"],
          "JPY",
          "USD", 4, "2 by +1"
        ),
        (
          "on the day itself", ["JPY USD 1 on 1", "JPY USD 2 on 3", "JPY USD 3 on 5"], "JPY", "USD",
          5,
          "3 by +2"
        ),
        (
          "in any order", ["JPY USD 3 on 5", "JPY USD 1 on 1", "JPY USD 2 on 3"], "JPY", "USD", 4,
          "2 by +2"
        ),
        (
          "one series whichever way round", ["JPY USD 1 on 1", "USD JPY 4 on 3"], "JPY", "USD", 4,
          "1/4 by -1"
        ),
        (
          "the dated before the undated", ["JPY USD 7", "JPY USD 1 on 1"], "JPY", "USD", 4,
          "1 by +1"
        ),
        (
          "the undated before the first day", ["JPY USD 7", "JPY USD 1 on 5"], "JPY", "USD", 4,
          "7 by +0"
        ),
        ("none that begins later", ["JPY USD 1 on 5"], "JPY", "USD", 4, "none"),
        (
          "undated bill, undated rate", ["JPY USD 1 on 1", "JPY USD 7", "JPY USD 2 on 9"], "JPY",
          "USD",
          nil, "7 by +1"
        ),
        (
          "undated bill, else the latest", ["JPY USD 2 on 9", "JPY USD 1 on 1"], "JPY", "USD", nil,
          "2 by +0"
        ),
        ("the last of several undated", ["JPY USD 7", "USD JPY 8"], "JPY", "USD", 4, "1/8 by -1"),
        (
          "the last of several of one day", ["JPY USD 1 on 3", "JPY USD 2 on 3"], "JPY", "USD", 3,
          "2 by +1"
        ),
        (
          "a chain of two", ["JPY USD 1/100", "EUR USD 2"], "JPY", "EUR", 3, "1/200 by +0 -1"
        ),
        (
          "a chain of three", ["GBP EUR 6/5", "JPY USD 1/100", "EUR USD 2"], "JPY", "GBP", 3,
          "1/240 by +1 -2 -0"
        ),
        (
          "no chain of four", ["JPY USD 1", "USD EUR 1", "EUR GBP 1", "GBP CHF 1"], "JPY", "CHF", 3,
          "none"
        ),
        (
          "the shortest chain", ["JPY KRW 9", "KRW CNY 1", "CNY EUR 1", "JPY USD 1", "USD EUR 1"],
          "JPY", "EUR", 3, "1 by +3 +4"
        ),
        (
          "the pair itself before a chain", ["JPY USD 1", "USD EUR 1", "EUR JPY 5"], "JPY", "EUR",
          3,
          "1/5 by -2"
        ),
        (
          "a chain where the pair begins later", ["JPY EUR 5 on 9", "JPY USD 1", "USD EUR 1"],
          "JPY",
          "EUR", 3, "1 by +1 +2"
        ),
        (
          "no chain through a rate that begins later", ["JPY USD 1", "USD EUR 1 on 9"], "JPY",
          "EUR", 3,
          "none"
        ),
        (
          "an undated bill takes the latest in a chain",
          ["JPY USD 1", "USD EUR 1 on 8", "USD EUR 3 on 9"],
          "JPY", "EUR", nil, "3 by +0 +2"
        ),
        (
          "of two chains the first declared", ["JPY USD 2", "JPY GBP 3", "GBP EUR 1", "USD EUR 1"],
          "JPY", "EUR", 3, "2 by +0 +3"
        ),
        (
          "of three chains the first declared",
          ["KRW CNY 1", "CNY EUR 1", "USD EUR 5", "JPY KRW 2", "KRW USD 1"], "JPY", "EUR", 3,
          "2 by +3 +0 +1"
        ),
        (
          "of two chains the one that holds the first rate",
          ["EUR USD 2", "GBP USD 3", "JPY GBP 1", "JPY EUR 1"], "JPY", "USD", 3, "2 by +3 +0"
        ),
        (
          "a replaced rate is declared where the last one is",
          ["JPY USD 2", "JPY GBP 3", "GBP EUR 1", "USD EUR 1", "JPY USD 7"], "JPY", "EUR", 3,
          "3 by +1 +2"
        ),
      ]
    for (name, rates, from, to, bill, expected) in cases {
      let found = try table(rates).conversion(
        from: currency(from),
        to: currency(to),
        on: day(bill)
      )
      XCTAssertEqual(text(found), expected, name)
    }
  }

  func testAddingARateTellsWhichOneItReplaces() throws {
    let cases: [(String, Int?)] = [
      ("JPY USD 1", nil), ("JPY USD 1 on 3", nil), ("JPY EUR 1", nil), ("USD JPY 1", 0),
      ("JPY USD 2 on 4", nil), ("USD JPY 5 on 3", 1), ("JPY USD 9", 3), ("JPY USD 9 on 3", 5),
    ]
    var table = RateTable()
    for (text, replaced) in cases {
      XCTAssertEqual(table.add(try rate(text)), replaced, text)
    }
    XCTAssertEqual(table.rates, try cases.map { try rate($0.0) })
    XCTAssertEqual(
      table.rates.indices.filter { table.isReplaced($0) },
      [0, 1, 3, 5]
    )
  }

  func testConversionsAgreeWithASearchOfAllChains() throws {
    var random = SeededGenerator(seed: 9)
    let codes = ["CNY", "EUR", "GBP", "JPY", "KRW", "USD"]
    for _ in 0..<100 {
      var table = RateTable()
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        let pair = codes.shuffled(using: &random)
        let day = Int.random(in: 0...4, using: &random)
        let value = Int.random(in: 1...9, using: &random)
        _ = table.add(try rate("\(pair[0]) \(pair[1]) \(value)" + (day > 0 ? " on \(day)" : "")))
      }
      for bill in [nil, 1, 2, 5] {
        for from in codes {
          for to in codes where to != from {
            let found = table.conversion(from: currency(from), to: currency(to), on: day(bill))
            let chain = slowChain(
              table.rates,
              currency(from),
              currency(to),
              day(bill),
              longest: 3
            )
            XCTAssertEqual(found?.steps.map(\.rate), chain, "\(from) \(to) on \(bill ?? 0)")
            let value = chain.map { slowValue(table.rates, $0, from: currency(from)) }
            XCTAssertEqual(found?.value, value, "\(from) \(to) on \(bill ?? 0)")
            let back = table.conversion(from: currency(to), to: currency(from), on: day(bill))
            XCTAssertEqual(back?.value, value?.inverse, "\(to) \(from) on \(bill ?? 0)")
          }
        }
      }
    }
  }

  /// The pair's rate in the words of the rule, by looking at every rate.
  private func slowRate(
    _ rates: [Rate],
    _ one: CurrencyID,
    _ other: CurrencyID,
    _ day: Day?
  ) -> Int? {
    let series = rates.indices.filter {
      Set([rates[$0].from, rates[$0].to]) == Set([one, other])
    }
    let undated = series.last { rates[$0].day == nil }
    let begun = series.filter { index in
      guard let from = rates[index].day else { return false }
      return day.map { from <= $0 } ?? true
    }
    let latest = begun.compactMap { rates[$0].day }.max()
    let dated = latest.flatMap { latest in begun.last { rates[$0].day == latest } }
    return day == nil ? undated ?? dated : dated ?? undated
  }

  /// All chains up to a length, the shortest of them and of these the one declared first.
  private func slowChain(
    _ rates: [Rate],
    _ from: CurrencyID,
    _ to: CurrencyID,
    _ day: Day?,
    longest: Int
  ) -> [Int]? {
    let others = Set(rates.flatMap { [$0.from, $0.to] }).subtracting([from])
    var chains: [[Int]] = []
    for next in others {
      guard let rate = slowRate(rates, from, next, day) else { continue }
      if next == to {
        chains.append([rate])
      } else if longest > 1,
        let rest = slowChain(rates, next, to, day, longest: longest - 1)
      {
        chains.append([rate] + rest)
      }
    }
    let shortest = chains.map(\.count).min()
    return chains.filter { $0.count == shortest }.min {
      $0.sorted().lexicographicallyPrecedes($1.sorted())
    }
  }

  private func slowValue(_ rates: [Rate], _ chain: [Int], from: CurrencyID) -> Rational {
    var value = Rational.one
    var reached = from
    for index in chain {
      let isForward = rates[index].from == reached
      value = isForward ? value * rates[index].value : value / rates[index].value
      reached = isForward ? rates[index].to : rates[index].from
    }
    return value
  }
}
