import TripLedger
import TripMoney
import TripReports
import TripText
import XCTest

/// Writes a trip by hand, without the language: each fact has a line of its own in a script whose
/// text says little more than what the reports quote of it.
struct TripBuilder {
  var trip = Trip()
  /// The finished files, and the text of the one being written.
  private var files: [(name: String, text: String)] = []
  private var name = "tokyo.trip"
  private var text = ""
  private var base: UInt32 = 0

  init(title: String? = nil, home: String? = nil, local: String? = nil) {
    trip.title = title
    trip.home = home.flatMap { trip.currencies.currency(code: $0) }
    trip.local = local.flatMap { trip.currencies.currency(code: $0) }
  }

  // MARK: Facts

  mutating func people(
    _ kind: Person.Kind,
    _ names: String...,
    weight: TripMoney.Decimal = .one
  ) {
    for name in names {
      trip.people.append(Person(name: name, kind: kind, weight: weight, span: line(name)))
    }
  }

  mutating func rate(_ from: String, _ to: String, _ value: Rational, on day: Day? = nil) {
    let span = line("rate")
    guard let from = currency(from), let to = currency(to) else { return XCTFail("no such code") }
    _ = trip.rates.add(Rate(from: from, to: to, value: value, day: day))
    trip.rateSpans.append(span)
  }

  /// Adds a bill whose parts are names with their numerators; a first payer without one gets 0.
  mutating func entry(
    _ payers: [(String, Int64)],
    _ code: String?,
    what: String? = nil,
    category: String? = nil,
    on day: Day? = nil,
    parts: [(String, Int)],
    of denominator: Int,
    kind: Entry.Kind = .bill,
    terms: Entry.Terms = .rates
  ) {
    let quoted = what.map { #" ""# + $0 + #"""# } ?? ""
    let span = line("paid" + quoted)
    let firstPayer = Int32(trip.payers.count)
    trip.payers += payers.map { Payer(person: person($0.0), amount: $0.1) }
    let firstSharer = Int32(trip.sharers.count)
    let firstFraction = Int32(trip.fractions.count)
    trip.sharers += parts.map { person($0.0) }
    trip.fractions += [ExactInteger(denominator)] + parts.map { ExactInteger($0.1) }
    if kind != .payment, let payer = payers.first?.0, !parts.contains(where: { $0.0 == payer }) {
      trip.sharers.append(person(payer))
      trip.fractions.append(.zero)
    }
    var entry = Entry(
      kind: kind,
      span: span,
      amount: payers.reduce(0) { $0 + $1.1 },
      currency: code.flatMap { currency($0) },
      payers: firstPayer..<Int32(trip.payers.count),
      sharers: firstSharer..<Int32(trip.sharers.count),
      cut: .exact(firstFraction)
    )
    entry.day = day
    entry.terms = terms
    entry.what = what == nil ? nil : SourceSpan(start: span.start + 5, end: span.end)
    entry.category = category.map { self.category($0) }
    trip.entries.append(entry)
  }

  mutating func payment(
    _ from: String,
    _ to: String,
    _ amount: Int64,
    _ code: String?,
    on day: Day? = nil
  ) {
    entry([(from, amount)], code, on: day, parts: [(to, 1)], of: 1, kind: .payment)
  }

  /// Goes on at a line, so that a test can name it.
  mutating func skip(toLine line: Int) {
    while text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) + 1 < line { text += "\n" }
  }

  /// Goes on in another file.
  mutating func include(_ name: String) {
    files.append((self.name, text))
    base += UInt32(text.utf8.count) + 1
    (self.name, text) = (name, "")
  }

  // MARK: What the reports take

  func sources() throws -> SourceMap {
    var sources = SourceMap()
    for file in files + [(name, text)] {
      _ = try sources.add(name: file.name, bytes: Array(file.text.utf8))
    }
    return sources
  }

  func books(
    in code: String? = nil,
    filter: Filter = Filter(),
    upTo count: Int? = nil,
    keepsDirect: Bool = false
  ) throws -> Books {
    try Books(
      of: trip,
      in: code.flatMap { currency($0) } ?? trip.home,
      filter: filter,
      upTo: count,
      keepsDirect: keepsDirect
    )
  }

  func person(_ name: String) -> PersonID {
    PersonID(trip.people.firstIndex { $0.name == name } ?? 0)
  }

  func currency(_ code: String) -> CurrencyID? { trip.currencies.currency(code: code) }

  // MARK: Places

  private mutating func line(_ line: String) -> SourceSpan {
    let start = base + UInt32(text.utf8.count)
    text += line + "\n"
    return SourceSpan(start: start, end: start + UInt32(line.utf8.count))
  }

  mutating func category(_ name: String) -> CategoryID {
    if let index = trip.categories.firstIndex(of: name) { return CategoryID(index) }
    trip.categories.append(name)
    return CategoryID(trip.categories.count - 1)
  }
}

extension TripMoney.Decimal {
  static let one = TripMoney.Decimal(significand: 1, scale: 0)
}

extension Report {
  /// The report as plain text of so many cells.
  func plain(width: Int = 80, isASCII: Bool = false) -> String {
    PlainRenderer().render(TextReportRenderer(width: width, isASCII: isASCII).render(self))
  }
}

func day(_ day: Int, month: Int = 10) -> Day? { Day(year: 2026, month: month, day: day) }
