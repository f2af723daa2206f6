import TripLedger
import TripMoney
import TripText

/// Says in words of the language which entries a figure is about.
struct FilterWording {
  private let trip: Trip

  init(_ trip: Trip) {
    self.trip = trip
  }

  /// Returns a sentence such as `Only #food, since 2026-10-01: not the whole trip.`, or nil where
  /// nothing is filtered.
  func text(of filter: Filter) -> StyledText? {
    guard !filter.isEmpty else { return nil }
    var phrases: [StyledText] = []
    let categories = filter.categories.map { "#" + trip.categories[Int($0.index)] }
    if !categories.isEmpty { phrases.append(alternatives(categories, as: .category)) }
    for (word, people) in [("by ", filter.payers), ("for ", filter.sharers)] where !people.isEmpty {
      phrases.append(StyledText(word) + alternatives(people.map { trip[$0].name }, as: .name))
    }
    if let days = days(of: filter) { phrases.append(StyledText(days)) }
    var text = StyledText("Only ")
    for (index, phrase) in phrases.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(phrase)
    }
    text.append(": not the whole trip.")
    return text
  }

  private func alternatives(_ words: [String], as role: StyledText.Role) -> StyledText {
    var text = StyledText()
    for (index, word) in words.enumerated() {
      if index > 0 { text.append(" or ") }
      text.append(word, as: role)
    }
    return text
  }

  private func days(of filter: Filter) -> String? {
    switch (filter.since, filter.until) {
    case (nil, nil): nil
    case (let since?, nil): "since \(since)"
    case (nil, let until?): "until \(until)"
    case (let since?, let until?):
      if let month = Day.month(since.year, since.month), month == since...max(since, until) {
        "in \(since.description.prefix(7))"
      } else {
        "since \(since), until \(until)"
      }
    }
  }
}
