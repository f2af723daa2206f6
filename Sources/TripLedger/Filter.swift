package import TripMoney

/// Which entries a figure is about; of each kind any may match, and all kinds must.
package struct Filter: Hashable, Sendable {
  package var since: Day?
  package var until: Day?
  package var categories: [CategoryID] = []
  /// Who paid.
  package var payers: [PersonID] = []
  /// Who shared.
  package var sharers: [PersonID] = []
  /// `settle until` keeps what has no day.
  package var keepsUndated = false

  package enum Verdict: Sendable {
    case admitted
    case excluded
    /// All but the day would match, and there is none.
    case undated
  }

  package init() {}

  package var isEmpty: Bool {
    !hasDays && categories.isEmpty && payers.isEmpty && sharers.isEmpty
  }

  package var hasDays: Bool { since != nil || until != nil }

  /// Narrows the days to those from `first` to `last`.
  package mutating func narrow(since first: Day? = nil, until last: Day? = nil) {
    if let first { since = since.map { max($0, first) } ?? first }
    if let last { until = until.map { min($0, last) } ?? last }
  }

  /// Returns whether the entry is one of those that the figure is about.
  package func verdict(on entry: Entry, of trip: Trip) -> Verdict {
    if !categories.isEmpty {
      guard let category = entry.category, categories.contains(category) else { return .excluded }
    }
    if !payers.isEmpty {
      guard trip.payers(of: entry).contains(where: { payers.contains($0.person) }) else {
        return .excluded
      }
    }
    if !sharers.isEmpty {
      guard trip.shares(sharers.contains, in: entry) else { return .excluded }
    }
    guard hasDays else { return .admitted }
    guard let day = entry.day else { return keepsUndated ? .admitted : .undated }
    if let since, day < since { return .excluded }
    if let until, day > until { return .excluded }
    return .admitted
  }
}
