import TripLedger
import TripMoney
import TripText

/// How the figures, names and places of a trip are written, for people and for programs.
///
/// It is shared by everything that a report is made of, and never changes.
final class Figures: Sendable {
  let trip: Trip
  let sources: SourceMap
  /// The currency of the report.
  let currency: CurrencyID?
  let format: MoneyFormat
  /// How amounts in the report's currency look.
  let look: MoneyFormat.Look

  init(_ trip: Trip, in currency: CurrencyID?, _ sources: SourceMap) {
    self.trip = trip
    self.sources = sources
    self.currency = currency
    format = trip.format
    look = format.look(of: currency)
  }

  convenience init(_ books: Books, _ sources: SourceMap) {
    self.init(books.trip, in: books.currency, sources)
  }

  // MARK: For people

  func text(_ amount: Int128, in currency: CurrencyID?) -> String {
    currency == self.currency
      ? format.text(amount, look, grouped: true) : format.text(amount, currency, grouped: true)
  }

  /// An amount in the report's currency.
  func amount(_ amount: Int128) -> StyledText {
    StyledText(text(amount, in: currency), as: .amount)
  }

  /// A net with its sign, so that what it means does not depend on colour.
  func net(_ amount: Int128) -> StyledText {
    if amount == 0 { return self.amount(amount) }
    let text = format.text(amount, look, grouped: true, signed: true)
    return StyledText(text, as: amount > 0 ? .owed : .owing)
  }

  func cell(_ amount: Int128, in currency: CurrencyID?) -> Table.Cell {
    cell(StyledText(text(amount, in: currency), as: .amount), amount, in: currency)
  }

  func cell(_ text: StyledText, _ amount: Int128, in currency: CurrencyID?) -> Table.Cell {
    Table.Cell(text, exact: format.decimal(amount, currency), currency: code(of: currency))
  }

  func cell(_ day: Day?) -> Table.Cell {
    day.map { Table.Cell($0.description) } ?? .empty
  }

  /// A place as people look it up: the line, in a file other than the first with its name.
  func place(of span: SourceSpan) -> String {
    let line = sources.line(at: span.start)
    return sources.file(at: span.start) == 0
      ? "line \(line)" : "\(fileName(of: span)):\(line)"
  }

  // MARK: For programs

  func exact(_ amount: Int128, in currency: CurrencyID?) -> String {
    format.decimal(amount, currency)
  }

  /// An amount in the report's currency.
  func json(_ amount: Int128) -> JSONValue {
    .string(exact(amount, in: currency))
  }

  func json(_ day: Day?) -> JSONValue {
    JSONValue(day?.description)
  }

  var currencyJSON: JSONValue { JSONValue(code(of: currency)) }

  // MARK: For both

  func name(_ person: PersonID) -> String { trip.people[person.index].name }

  func code(of currency: CurrencyID?) -> String? {
    currency.map { trip.currencies[$0].code }
  }

  func what(_ entry: Entry) -> String? {
    entry.what.map { sources.unquoted($0) }
  }

  func category(_ entry: Entry) -> String? {
    entry.category.map { trip.categories[Int($0.index)] }
  }

  func fileName(of span: SourceSpan) -> String {
    sources.files[sources.file(at: span.start)].name
  }

  /// Returns the heading over a report: the trip's title, what the report shows, in which currency.
  ///
  /// Where the trip has no title, `untitled` says what the report is.
  func heading(_ subject: String?, untitled: String) -> Report.Block {
    let inCurrency = code(of: currency).map { "in \($0)" }
    let topic = [trip.title == nil ? untitled : subject, inCurrency].compactMap { $0 }
    let phrases = [trip.title, topic.isEmpty ? nil : topic.joined(separator: " ")]
    return .heading(StyledText(phrases.compactMap { $0 }.joined(separator: ", "), as: .heading))
  }
}
