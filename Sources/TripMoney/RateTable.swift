/// The exchange rates of a trip, and what they make of a currency on a day.
package struct RateTable: Hashable, Sendable {
  /// All rates in the order they were declared, the replaced ones too.
  package private(set) var rates: [Rate] = []
  private var isReplaced: [Bool] = []
  private var series: [RateSeries] = []
  /// The index in `series` of each rate's pair.
  private var seriesOfRate: [Int] = []
  /// For each currency, by its number, those it has rates with.
  private var links: [Int: [Link]] = [:]
  private var seriesOfPair: [Int: Int] = [:]

  /// Two currencies in one number: a pair has one series, whichever way round.
  private static func pair(_ one: CurrencyID, _ other: CurrencyID) -> Int {
    Int(min(one, other).rawValue) << UInt16.bitWidth | Int(max(one, other).rawValue)
  }

  private struct Link: Hashable, Sendable {
    let other: CurrencyID
    let series: Int
  }

  /// One rate on the way from a currency to another.
  package struct Step: Hashable, Sendable {
    /// The index of the rate in `rates`.
    package var rate: Int
    /// Whether it is taken from its `to` to its `from`.
    package var isInverted: Bool
  }

  /// What 1 of a currency is worth in another, and by which rates.
  package struct Conversion: Hashable, Sendable {
    /// In major units of both, exact.
    package var value: Rational
    /// The chain of rates, none between a currency and itself.
    package var steps: [Step]

    /// The rate between a currency and itself.
    package static let identity = Conversion(value: .one, steps: [])
  }

  package init() {}

  /// Adds a rate; returns the index of the one it replaces, of the same pair and day, if there is any.
  ///
  /// Rates without a day replace each other too. The value must be positive, the currencies two.
  package mutating func add(_ rate: Rate) -> Int? {
    precondition(rate.value > .zero, "a rate is positive")
    precondition(rate.from != rate.to, "a rate is between two currencies")
    let index = rates.count
    rates.append(rate)
    isReplaced.append(false)
    let place = seriesPlace(rate.from, rate.to)
    seriesOfRate.append(place)
    let replaced = series[place].add(index, on: rate.day)
    if let replaced { isReplaced[replaced] = true }
    return replaced
  }

  /// Whether a later rate of the same pair and day took the place of the one at `index`.
  package func isReplaced(_ index: Int) -> Bool {
    isReplaced[index]
  }

  /// How many pairs of currencies have rates.
  package var pairCount: Int { series.count }

  /// Returns the number of the pair that the rate at `index` is of, below `pairCount`.
  package func pair(ofRate index: Int) -> Int {
    seriesOfRate[index]
  }

  private mutating func seriesPlace(_ one: CurrencyID, _ other: CurrencyID) -> Int {
    let pair = Self.pair(one, other)
    if let place = seriesOfPair[pair] { return place }
    let place = series.count
    series.append(RateSeries())
    seriesOfPair[pair] = place
    links[Int(one.rawValue), default: []].append(Link(other: other, series: place))
    links[Int(other.rawValue), default: []].append(Link(other: one, series: place))
    return place
  }

  /// Returns what 1 of `from` is worth in `to` for a bill of `day`, or nil where no rates say so.
  ///
  /// The pair's own rate; where it has none for the day, the shortest chain of at most three rates
  /// through other currencies, of equally short ones the one whose rates were declared first: the
  /// earliest of each is compared, then the next. So the way back is the same chain.
  ///
  /// - Complexity: O(log *n*) in the rates of the pair; a chain multiplies that by the currencies that
  ///   either end has rates with.
  package func conversion(from: CurrencyID, to: CurrencyID, on day: Day?) -> Conversion? {
    if from == to { return .identity }
    if let rate = rate(from, to, on: day) { return conversion(from: from, by: [rate]) }
    return chain(from: from, to: to, on: day).map { conversion(from: from, by: $0) }
  }

  /// Returns the index of the pair's own rate for the day.
  private func rate(_ one: CurrencyID, _ other: CurrencyID, on day: Day?) -> Int? {
    seriesOfPair[Self.pair(one, other)].flatMap { series[$0].rate(on: day) }
  }

  /// Returns the best chain of two rates, else of three, for a pair that has none of its own.
  private func chain(from: CurrencyID, to: CurrencyID, on day: Day?) -> [Int]? {
    let starts = rates(of: from, on: day)
    let ends = rates(of: to, on: day)
    guard !ends.isEmpty else { return nil }
    let short = starts.compactMap { start in
      rate(start.other, to, on: day).map { [start.rate, $0] }
    }
    if let best = Self.declaredFirst(short) { return best }
    return Self.declaredFirst(
      starts.flatMap { start in
        ends.compactMap { end in
          rate(start.other, end.other, on: day).map { [start.rate, $0, end.rate] }
        }
      }
    )
  }

  /// Returns the chain whose rates were declared first, whichever way it is gone.
  private static func declaredFirst(_ chains: [[Int]]) -> [Int]? {
    chains.min { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
  }

  /// Returns the rates of a currency for the day with the currency at their other end.
  private func rates(
    of currency: CurrencyID,
    on day: Day?
  ) -> [(rate: Int, other: CurrencyID)] {
    (links[Int(currency.rawValue)] ?? []).compactMap { link in
      series[link.series].rate(on: day).map { (rate: $0, other: link.other) }
    }
  }

  private func conversion(from: CurrencyID, by chain: [Int]) -> Conversion {
    var value = Rational.one
    var steps: [Step] = []
    var reached = from
    for index in chain {
      let rate = rates[index]
      let isInverted = rate.to == reached
      value *= isInverted ? rate.value.inverse : rate.value
      reached = isInverted ? rate.from : rate.to
      steps.append(Step(rate: index, isInverted: isInverted))
    }
    return Conversion(value: value, steps: steps)
  }
}
