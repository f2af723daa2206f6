import TripEngine
import TripLedger
import TripMoney
import TripReports
import TripText

/// Turns commands over a trip into what they answer.
struct Figures {
  enum Answer {
    case report(Report)
    case help(StyledText)

    /// The answer as a report, help in lines of its own.
    var report: Report {
      switch self {
      case .report(let report): report
      case .help(let text): Report([.lines(text.lines)], json: .null)
      }
    }
  }

  private let trip: Trip
  private let sources: SourceMap
  private let homeBooks: Books?

  init(_ evaluation: Evaluation) {
    trip = evaluation.trip
    homeBooks = evaluation.homeBooks
    sources = evaluation.sources
  }

  /// Returns what a command says of the first `count` entries, by default of all.
  func answer(_ command: Command, upTo count: Int? = nil) throws(Books.TooLarge) -> Answer {
    switch command {
    case .settle(let currency, let way, let filter):
      let books = try books(in: currency, filter, upTo: count, keepsDirect: way == .direct)
      return .report(.settlement(of: books, way: way, sources: sources))
    case .balances(let currency, let filter):
      return .report(.balances(of: try books(in: currency, filter, upTo: count), sources: sources))
    case .bills(let currency, let filter):
      return .report(.bills(of: try books(in: currency, filter, upTo: count), sources: sources))
    case .chart(let by, let currency, let filter):
      let books = try books(in: currency, filter, upTo: count)
      return .report(.chart(of: books, by: by.bars, sources: sources))
    case .total(let currency, let filter):
      return .report(.total(of: try books(in: currency, filter, upTo: count), sources: sources))
    case .people: return .report(.people(of: trip, sources: sources))
    case .rates: return .report(.rates(of: trip, sources: sources))
    case .help(let topic): return .help(LanguageHelp.text(about: topic))
    }
  }

  /// Returns what a command shows as a picture; nil where it has none.
  func picture(_ command: Command) throws(Books.TooLarge) -> Picture? {
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

  func books(
    in currency: CurrencyID?,
    _ filter: Filter = Filter(),
    upTo count: Int? = nil,
    keepsDirect: Bool = false
  ) throws(Books.TooLarge) -> Books {
    let isWhole = filter.isEmpty && (count ?? trip.entries.count) == trip.entries.count
    if isWhole, !keepsDirect, (currency ?? trip.home) == trip.home, let homeBooks {
      return homeBooks
    }
    return try Books(
      of: trip,
      in: currency ?? trip.home,
      filter: filter,
      upTo: count,
      keepsDirect: keepsDirect
    )
  }

  /// Says at its bill that something is worth more than can be kept to the last unit.
  func diagnostic(for fault: Books.TooLarge) -> Diagnostic {
    .worthTooLarge(at: trip.entries[fault.entry].span)
  }
}

extension Command {
  /// The currency that it asks to see; nil for home's, or where it shows no amounts.
  var currency: CurrencyID? {
    switch self {
    case .settle(let currency, _, _), .balances(let currency, _), .bills(let currency, _),
      .chart(_, let currency, _), .total(let currency, _):
      currency
    case .people, .rates, .help: nil
    }
  }

  /// Returns the command in the view of `other`, where it names no currency itself.
  func viewed(in other: CurrencyID?) -> Command {
    switch self {
    case .settle(nil, let way, let filter): .settle(in: other, way: way, filter: filter)
    case .balances(nil, let filter): .balances(in: other, filter: filter)
    case .bills(nil, let filter): .bills(in: other, filter: filter)
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
