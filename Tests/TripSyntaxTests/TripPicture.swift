import TripLedger
import TripMoney
import TripText

@testable import TripEngine

/// What a script says, without the places where it says it.
struct TripPicture: Equatable {
  private var title: String?
  private var home: CurrencyID?
  private var local: CurrencyID?
  private var numbers: NumberFormat
  private var people: [String]
  private var groups: [String]
  private var units: [String]
  private var currencies: CurrencyBook
  private var rates: [Rate]
  private var ownRates: [Trip.OwnRate]
  private var categories: [String]
  private var entries: [String]
  private var commands: [Command]
  private var checks: [String]
  private var messages: [String]

  init(_ evaluation: Evaluation, files: [String: String], text: String) {
    let trip = evaluation.trip
    title = trip.title
    home = trip.home
    local = trip.local
    numbers = trip.numbers
    people = trip.people.map { person in
      "\(person.name) \(person.kind) \(person.weight) \(person.via as Any) \(person.joined as Any)"
        + " \(person.left as Any)"
    }
    groups = trip.groups.map { group in
      "\(group.name): \(group.members.map { "\($0.person.rawValue) x\($0.weight)" })"
    }
    units = trip.units.map { "\($0.name as Any): \($0.members.map(\.rawValue))" }
    currencies = trip.currencies
    rates = trip.rates.rates
    ownRates = trip.ownRates
    categories = trip.categories
    entries = trip.entries.map { Self.picture(of: $0, in: trip, evaluation.sources) }
    commands = evaluation.requests.map(\.command)
    checks = Self.checks(of: evaluation, files: files, text: text)
    // A message may quote the script, as it was laid out.
    messages = evaluation.diagnostics.map { "\($0.severity) \($0.code)" }.sorted()
  }

  private static func picture(of entry: Entry, in trip: Trip, _ sources: SourceMap) -> String {
    let payers = trip.payers(of: entry).map { "\($0.person.rawValue) \($0.amount)" }
    let parts = entry.sharers.map {
      "\(trip.sharers[Int($0)].rawValue) \(trip.numerator(at: $0, of: entry))"
    }
    let terms: String =
      if case .ownRate(let index) = entry.terms { "\(trip.ownRates[Int(index)])" } else {
        "\(entry.terms)"
      }
    return """
      \(entry.kind) \(entry.remainder) \(terms) \(entry.day as Any) \
      \(entry.what.map { sources.text(in: $0) } as Any) \(entry.category as Any) \(entry.amount) \
      \(entry.currency as Any) \(payers) \(parts) / \(trip.denominator(of: entry))
      """
  }

  /// The expectations, which an evaluation does not keep.
  private static func checks(
    of evaluation: Evaluation,
    files: [String: String],
    text: String
  ) -> [String] {
    if evaluation.expectationCount == 0 { return [] }
    var interpreter = Interpreter(
      knowing: evaluation.facts,
      in: Surroundings(today: Day(number: 0)) { path, _ in
        files[path].map { .text(name: path, identity: path, bytes: Array($0.utf8)) }
          ?? .unreadable("no such file")
      }
    )
    interpreter.read(name: "trip", identity: nil, bytes: Array(text.utf8))
    return interpreter.checks.map { check in
      "\(check.claim) \(check.amount) \(check.currency as Any) \(check.filter) \(check.position)"
    }
  }
}
