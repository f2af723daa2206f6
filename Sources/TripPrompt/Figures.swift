package import TripEngine
package import TripLedger
package import TripMoney
package import TripReports
package import TripText

/// Turns commands over a trip into what they answer.
package struct Figures {
  package enum Answer {
    case report(Report)
    case help(StyledText)

    /// The answer as a report, help in lines of its own.
    package var asReport: Report {
      switch self {
      case .report(let report): report
      case .help(let text): Report([.lines(text.lines)], json: .null)
      }
    }
  }

  private let evaluation: Evaluation

  private var trip: Trip { evaluation.trip }
  private var sources: SourceMap { evaluation.sources }

  package init(_ evaluation: Evaluation) {
    self.evaluation = evaluation
  }

  /// Returns the books that a command looks into: of the first `count` entries, by default of all.
  package func books(
    in currency: CurrencyID?,
    _ filter: Filter = Filter(),
    upTo count: Int? = nil,
    keepsDirect: Bool = false,
    dealings: Dealings? = nil
  ) throws(Books.TooLarge) -> Books {
    let isWhole = filter.isEmpty && (count ?? trip.entries.count) == trip.entries.count
    let isAtHome = (currency ?? trip.home) == trip.home
    if isWhole, isAtHome, !keepsDirect, let homeBooks = evaluation.homeBooks { return homeBooks }
    return try Books(
      of: trip,
      in: currency ?? trip.home,
      filter: filter,
      upTo: count,
      keepsDirect: keepsDirect,
      dealings: dealings
    )
  }

  /// Returns what a command says of the first `count` entries, by default of all.
  package func answer(_ command: Command, upTo count: Int? = nil) throws(Books.TooLarge) -> Answer {
    func books(
      in currency: CurrencyID?,
      _ filter: Filter,
      keepsDirect: Bool = false
    ) throws(Books.TooLarge) -> Books {
      try self.books(in: currency, filter, upTo: count, keepsDirect: keepsDirect)
    }
    switch command {
    case .settle(let currency, let way, let filter):
      let books = try books(in: currency, filter, keepsDirect: way == .direct)
      return .report(.settlement(of: books, way: way, sources: sources))
    case .balances(let currency, let filter):
      return .report(.balances(of: try books(in: currency, filter), sources: sources))
    case .bills(let currency, let filter):
      return .report(.bills(of: try books(in: currency, filter), sources: sources))
    case .bill(let index, let currency): return .report(try bill(index, in: currency))
    case .why(let party, nil, let currency):
      return .report(try why(party, in: currency, upTo: count))
    case .why(let party, let other?, let currency):
      return .report(try why(Between(party, other, in: trip), in: currency, upTo: count))
    case .chart(let by, let currency, let filter):
      return .report(.chart(of: try books(in: currency, filter), by: by.bars, sources: sources))
    case .total(let currency, let filter):
      return .report(.total(of: try books(in: currency, filter), sources: sources))
    case .people: return .report(.people(of: trip, sources: sources))
    case .rates: return .report(.rates(of: trip, sources: sources))
    case .help(let topic): return .help(LanguageHelp.text(about: topic))
    }
  }

  private func bill(_ index: Int, in currency: CurrencyID?) throws(Books.TooLarge) -> Report {
    var books = Books(emptyFor: trip, in: currency ?? trip.home, keepsDirect: true)
    try books.add(index)
    let derivations = evaluation.derivations(of: CollectionOfOne(index))
    return .bill(index, of: books, derivations: derivations, sources: sources)
  }

  private func why(
    _ party: Parties.Party,
    in currency: CurrencyID?,
    upTo count: Int?
  ) throws(Books.TooLarge) -> Report {
    let books = try books(in: currency, upTo: count)
    let account = Account(of: party.members, in: books)
    let derivations = evaluation.derivations(of: account.markedBills)
    return .why(party, account, of: books, derivations: derivations, sources: sources)
  }

  private func why(
    _ between: Between,
    in currency: CurrencyID?,
    upTo count: Int?
  ) throws(Books.TooLarge) -> Report {
    let dealings = between.dealings(among: trip.people)
    let books = try books(in: currency, upTo: count, keepsDirect: true, dealings: dealings)
    let debts = books.ledger.dealings?.debts ?? []
    let derivations = evaluation.derivations(of: debts.lazy.map { Int($0.entry) })
    return .why(between, of: books, derivations: derivations, sources: sources)
  }

  /// Returns what a command shows as a picture; nil where it has none.
  package func picture(_ command: Command) throws(Books.TooLarge) -> Picture? {
    switch command {
    case .settle(let currency, let way, let filter):
      let books = try books(in: currency, filter, keepsDirect: way == .direct)
      return .settlement(of: books, way: way, sources: sources)
    case .chart(let by, let currency, let filter):
      let books = try books(in: currency, filter)
      return .chart(of: books, by: by.bars, sources: sources)
    default:
      return nil
    }
  }

  /// Says at its bill that something is worth more than can be kept to the last unit.
  package func diagnostic(for fault: Books.TooLarge) -> Diagnostic {
    .worthTooLarge(at: trip.entries[fault.entry].span)
  }
}

extension Command {
  /// Returns the command in the view of `other`, where it names no currency itself.
  package func viewed(in other: CurrencyID?) -> Command {
    switch self {
    case .settle(nil, let way, let filter): .settle(in: other, way: way, filter: filter)
    case .balances(nil, let filter): .balances(in: other, filter: filter)
    case .bills(nil, let filter): .bills(in: other, filter: filter)
    case .bill(let index, nil): .bill(index, in: other)
    case .why(let party, let second, nil): .why(party, second, in: other)
    case .chart(let by, nil, let filter): .chart(by: by, in: other, filter: filter)
    case .total(nil, let filter): .total(in: other, filter: filter)
    default: self
    }
  }
}

extension Command.ChartSubject {
  /// What the bars of a report are for.
  fileprivate var bars: Report.ChartBy {
    switch self {
    case .category: .category
    case .person: .person
    case .day: .day
    }
  }
}
