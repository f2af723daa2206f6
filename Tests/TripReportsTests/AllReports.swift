import TripLedger
import TripReports
import TripText

/// Returns one report of each kind.
func allReports(of trip: TripBuilder, _ books: Books, _ sources: SourceMap) -> [Report] {
  [
    .settlement(of: books, sources: sources),
    .balances(of: books, sources: sources),
    .bills(of: books, sources: sources),
    .chart(of: books, sources: sources),
    .chart(of: books, by: .person, sources: sources),
    .chart(of: books, by: .day, sources: sources),
    .total(of: books, sources: sources),
    .people(of: trip.trip, sources: sources),
    .rates(of: trip.trip, sources: sources),
  ]
}
