/// The rates of one pair of currencies, whichever way round each was declared.
struct RateSeries: Hashable, Sendable {
  /// The index of the rate without a day.
  private var undated: Int?
  /// The days from which rates hold, ascending, and the index of the rate of each.
  private var days: [Day] = []
  private var rates: [Int] = []

  /// Puts a rate in its place; returns the one that stood there, of the same day or also of none.
  mutating func add(_ rate: Int, on day: Day?) -> Int? {
    guard let day else {
      defer { undated = rate }
      return undated
    }
    let place = firstPlace(after: day)
    if place > 0, days[place - 1] == day {
      defer { rates[place - 1] = rate }
      return rates[place - 1]
    }
    days.insert(day, at: place)
    rates.insert(rate, at: place)
    return nil
  }

  /// Returns the index of the rate for a bill of `day`, or nil where none has begun by then.
  ///
  /// The latest on or before the day, else the undated one; for a bill without a day the undated one,
  /// else the latest.
  ///
  /// - Complexity: O(log *n*).
  func rate(on day: Day?) -> Int? {
    guard let day else { return undated ?? rates.last }
    let place = firstPlace(after: day)
    return place > 0 ? rates[place - 1] : undated
  }

  private func firstPlace(after day: Day) -> Int {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle] <= day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
