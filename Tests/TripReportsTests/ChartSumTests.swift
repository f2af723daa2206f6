import TripLedger
import TripMoney
import TripReports
import TripTesting
import TripText
import XCTest

final class ChartSumTests: XCTestCase {
  func testBarsAddUpToWhatASeparateSumSaysUnderTheSameFilters() throws {
    var drawn = 0
    for seed in 0..<400 {
      var generator = SeededGenerator(seed: UInt64(1000 + seed))
      let trip = TripBuilder.random(&generator)
      let filter = randomFilter(of: trip, &generator)
      let expected = sum(of: trip, filter)
      for key in Report.ChartBy.allCases {
        let report = try Report.chart(
          of: trip.books(filter: filter),
          by: key,
          sources: trip.sources()
        )
        for case .bars(let bars) in report.blocks {
          drawn += bars.rows.count
          for series in bars.series.indices {
            let sum = bars.rows.reduce(0) { $0 + $1.values[series].units }
            XCTAssertEqual(sum, expected, "seed \(seed), \(key), \(filter)")
          }
        }
      }
    }
    XCTAssertGreaterThan(drawn, 1000, "most charts have bars")
  }

  func testChartsFitThirtyColumnsWhereTheirAmountsDo() throws {
    var checked = 0
    for seed in 0..<150 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let trip = seed == 0 ? Hostile.trip : TripBuilder.random(&generator)
      for key in Report.ChartBy.allCases {
        let report = try Report.chart(of: trip.books(), by: key, sources: trip.sources())
        for case .bars(let bars) in report.blocks {
          let amounts = bars.rows.flatMap(\.values).map { PlainRenderer().render($0.text) }
          // Beside eight columns of a label, the name of a series and two gaps.
          guard (amounts.map(\.displayWidth).max() ?? 0) <= 13 else { continue }
          for isASCII in [false, true] {
            let text = Report([.bars(bars)], json: .null).plain(width: 30, isASCII: isASCII)
            for line in text.split(separator: "\n") {
              checked += 1
              XCTAssertLessThanOrEqual(
                String(line).displayWidth,
                30,
                "seed \(seed), \(key): \(line)"
              )
            }
          }
        }
      }
    }
    XCTAssertGreaterThan(checked, 500)
  }

  private func randomFilter(
    of trip: TripBuilder,
    _ generator: inout SeededGenerator
  ) -> Filter {
    var filter = Filter()
    if Bool.random(using: &generator) {
      filter.narrow(since: day(Int.random(in: 1...20, using: &generator)))
    }
    if Bool.random(using: &generator) {
      filter.narrow(until: day(Int.random(in: 10...31, using: &generator)))
    }
    let categories = trip.trip.categories.indices
    if let category = categories.randomElement(using: &generator),
      Int.random(in: 0..<3, using: &generator) == 0
    {
      filter.categories = [CategoryID(category)]
    }
    let people = trip.trip.people.indices.map { PersonID($0) }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      filter.payers = Array(people.shuffled(using: &generator).prefix(2))
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      filter.sharers = Array(people.shuffled(using: &generator).prefix(2))
    }
    return filter
  }

  /// Adds the bills up once more, without the ledger: in dollars, or in yen of which 150 are one.
  private func sum(of trip: TripBuilder, _ filter: Filter) -> Int128 {
    var sum: Int128 = 0
    for entry in trip.trip.entries where entry.kind != .payment {
      if filter.since != nil || filter.until != nil {
        guard let day = entry.day else { continue }
        if let since = filter.since, day < since { continue }
        if let until = filter.until, day > until { continue }
      }
      if !filter.categories.isEmpty {
        guard let category = entry.category, filter.categories.contains(category) else { continue }
      }
      let payers = trip.trip.payers(of: entry).map(\.person)
      if !filter.payers.isEmpty, Set(payers).isDisjoint(with: filter.payers) { continue }
      let sharers = entry.sharers.filter {
        !trip.trip.numerator(at: $0, of: entry).isZero
      }.map { trip.trip.sharers[Int($0)] }
      if !filter.sharers.isEmpty, Set(sharers).isDisjoint(with: filter.sharers) { continue }
      let worth: Int128
      switch entry.currency {
      case trip.currency("USD"): worth = Int128(entry.amount)
      // Cents: 100 / 150 of the yen, half up.
      case trip.currency("JPY"): worth = (Int128(entry.amount) * 4 + 3) / 6
      default: continue
      }
      sum += entry.kind == .refund ? -worth : worth
    }
    return sum
  }
}
