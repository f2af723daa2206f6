/// Exchange rates by the rules of the language, tried one after the other.
struct SlowRates {
  let rates: [Model.Rate]

  /// What 1 of `from` is worth in `to` for a bill of `day`; nil where no chain of three says so.
  func value(from: String, to: String, on day: Int?) -> Fraction? {
    if from == to { return .one }
    let valid = inForce(on: day)
    for length in 1...3 {
      // Of equally long chains the one whose rates were declared first, rate by rate.
      let chains = chains(of: length, from: from, to: to, valid, passing: [from])
      if let best = chains.min(by: { $0.lexicographicallyPrecedes($1) }) {
        return value(of: best, from: from)
      }
    }
    return nil
  }

  /// The one rate of each pair that holds for a bill of `day`.
  private func inForce(on day: Int?) -> [Int] {
    rates.indices.filter { place in
      let series = rates.indices.filter { joins(rates[place], rates[$0].from, rates[$0].to) }
      return rate(of: series, on: day) == place
    }
  }

  private func rate(of series: [Int], on day: Int?) -> Int? {
    let undated = series.last { rates[$0].day == nil }
    let dated = series.filter { rates[$0].day != nil }
    // `max` gives the last of equals: of one day, the last that was declared.
    let latest = { (places: [Int]) in
      places.max { (rates[$0].day ?? 0, $0) < (rates[$1].day ?? 0, $1) }
    }
    guard let day else { return undated ?? latest(dated) }
    return latest(dated.filter { (rates[$0].day ?? 0) <= day }) ?? undated
  }

  private func joins(_ rate: Model.Rate, _ one: String, _ other: String) -> Bool {
    rate.from == one && rate.to == other || rate.from == other && rate.to == one
  }

  private func chains(
    of length: Int,
    from: String,
    to: String,
    _ valid: [Int],
    passing: [String]
  ) -> [[Int]] {
    if length == 0 { return from == to ? [[]] : [] }
    return valid.flatMap { place -> [[Int]] in
      let rate = rates[place]
      guard rate.from == from || rate.to == from else { return [] }
      let next = rate.from == from ? rate.to : rate.from
      if passing.contains(next) { return [] }
      return chains(of: length - 1, from: next, to: to, valid, passing: passing + [next])
        .map { [place] + $0 }
    }
  }

  private func value(of chain: [Int], from: String) -> Fraction {
    var value = Fraction.one
    var reached = from
    for place in chain {
      let rate = rates[place]
      let isForward = rate.from == reached
      let own = rate.value.fraction / (rate.base?.fraction ?? .one)
      value = isForward ? value * own : value / own
      reached = isForward ? rate.to : rate.from
    }
    return value
  }
}
