import TripLedger
import TripMoney

/// The days from the first bill of a trip to the last, as people say them.
struct DaySpan: Hashable {
  let first: Day
  let last: Day

  init(_ first: Day, _ last: Day) {
    self.first = first
    self.last = last
  }

  /// The days of the bills and refunds that the books hold; nil where none has a day.
  ///
  /// Payments do not count: people pay each other back long after a trip is over.
  ///
  /// - Complexity: O(*n*) in the entries of the trip.
  init?(of books: Books) {
    var first: Day?
    var last: Day?
    for index in 0..<books.examinedCount {
      let entry = books.trip.entries[index]
      guard entry.kind != .payment, let day = entry.day,
        books.filter.isEmpty || books.filter.verdict(on: entry, of: books.trip) == .admitted
      else { continue }
      first = first.map { min($0, day) } ?? day
      last = last.map { max($0, day) } ?? day
    }
    guard let first, let last else { return nil }
    self.init(first, last)
  }

  /// Such as `28 September – 3 October 2026`; what both days have in common is said once.
  var text: String { text { $0 } }

  /// Such as `28 Sep – 3 Oct 2026`.
  var shortText: String { text { String($0.prefix(3)) } }

  private func text(_ month: (String) -> String) -> String {
    let (start, end) = (first.civil, last.civil)
    let startMonth = month(Self.months[start.month - 1])
    let lastDay = "\(end.day) \(month(Self.months[end.month - 1])) \(end.year)"
    if start.year != end.year { return "\(start.day) \(startMonth) \(start.year) – \(lastDay)" }
    if start.month != end.month { return "\(start.day) \(startMonth) – \(lastDay)" }
    return start.day == end.day ? lastDay : "\(start.day)–\(lastDay)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
