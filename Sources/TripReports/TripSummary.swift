package import TripLedger
import TripMoney
package import TripText

/// What a trip is, in a line among others.
package struct TripSummary: Sendable {
  /// How many things are wrong with a script.
  package struct Faults: Hashable, Sendable {
    package var errors: Int
    package var failures: Int
    package var warnings: Int

    package init(errors: Int, failures: Int, warnings: Int) {
      self.errors = errors
      self.failures = failures
      self.warnings = warnings
    }
  }

  struct Facts {
    var currency: String?
    var days: DaySpan?
    var people: Int
    var bills: Int
    var total: Table.Cell
    /// What is still to be paid in all, and in how many transfers.
    var open: Table.Cell
    var transfers: Int
    var leftOut: Int
  }

  /// The script, as messages call it.
  package var file: String
  package var title: String?
  package var faults: Faults
  /// Nil where the script has errors, so that it has no figures.
  let facts: Facts?

  /// Creates the summary of a trip; a script with errors has no books.
  package init(
    of books: Books?,
    file: String,
    title: String?,
    faults: Faults,
    sources: SourceMap
  ) {
    self.file = file
    self.title = title
    self.faults = faults
    facts = books.map { Self.facts(of: $0, sources) }
  }

  private static func facts(of books: Books, _ sources: SourceMap) -> Facts {
    let figures = Figures(books, sources)
    let payments = Settlement(of: books).payments
    let open = payments.reduce(0) { $0 + $1.amount }
    return Facts(
      currency: figures.code(of: books.currency),
      days: DaySpan(of: books),
      people: books.trip.people.count,
      bills: books.trip.entries.count { $0.kind != .payment },
      total: figures.cell(books.ledger.total, in: books.currency),
      open: open == 0
        ? Table.Cell(StyledText("quits", as: .success), exact: figures.exact(0, in: books.currency))
        : figures.cell(open, in: books.currency),
      transfers: payments.count,
      leftOut: books.leftOut.count
    )
  }

  /// What is wrong, in words, such as `2 errors, 1 left out`; empty where nothing is.
  var trouble: StyledText {
    let counts = [
      (faults.errors, "error"), (faults.failures, "failed expectation"),
      (faults.warnings, "warning"),
    ]
    var words = counts.filter { $0.0 > 0 }.map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }
    if let facts, facts.leftOut > 0 { words.append("\(facts.leftOut) left out") }
    let isBad = faults.errors + faults.failures > 0
    return StyledText(words.joined(separator: ", "), as: isBad ? .error : .warning)
  }
}

extension Report {
  /// Reports trips in a table, a line each.
  ///
  /// People see the files as they lie in `folder`, programs the whole way to them.
  package static func list(of trips: [TripSummary], in folder: String) -> Report {
    var table = Table([
      Table.Column("trip", .personText),
      Table.Column("days", .text),
      Table.Column("people", .number, needsHeader: true),
      Table.Column("bills", .number, needsHeader: true),
      Table.Column("total", .amount, needsHeader: true),
      Table.Column("open", .amount, needsHeader: true),
      Table.Column("trouble", .text),
      Table.Column("file", .personText),
    ])
    for trip in trips { table.append(cells(of: trip, in: folder)) }
    let list: Block =
      trips.isEmpty
      ? .sentence(StyledText("No trips here.")) : .table(table.withoutEmptyColumns())
    return Report([list], json: ["trips": .array(trips.map(json))]) {
      var table = Table(fieldColumns)
      for trip in trips { table.append(fields(of: trip)) }
      return table
    }
  }

  private static func number(_ number: Int?) -> Table.Cell {
    number.map { Table.Cell(String($0)) } ?? .empty
  }

  private static func cells(of trip: TripSummary, in folder: String) -> [Table.Cell] {
    let facts = trip.facts
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let place = trip.file.hasPrefix(prefix) ? String(trip.file.dropFirst(prefix.count)) : trip.file
    return [
      Table.Cell(trip.title ?? "(untitled)", as: .name),
      Table.Cell(facts?.days?.shortText ?? ""),
      number(facts?.people),
      number(facts?.bills),
      facts?.total ?? .empty,
      facts?.open ?? .empty,
      Table.Cell(trip.trouble),
      Table.Cell(place, as: .faint),
    ]
  }

  private static let fieldColumns = [
    Table.Column("trip", .personText),
    Table.Column("since", .text),
    Table.Column("until", .text),
    Table.Column("people", .number),
    Table.Column("bills", .number),
    Table.Column("total", .amount),
    Table.Column("open", .amount),
    Table.Column("currency", .text),
    Table.Column("transfers", .number),
    Table.Column("trouble", .text),
    Table.Column("file", .personText),
  ]

  private static func fields(of trip: TripSummary) -> [Table.Cell] {
    let facts = trip.facts
    return [
      Table.Cell(trip.title ?? "", as: .name),
      Table.Cell(facts?.days?.first.description ?? ""),
      Table.Cell(facts?.days?.last.description ?? ""),
      number(facts?.people),
      number(facts?.bills),
      Table.Cell(facts?.total.exact ?? ""),
      Table.Cell(facts?.open.exact ?? ""),
      Table.Cell(facts?.currency ?? ""),
      number(facts?.transfers),
      Table.Cell(trip.trouble),
      Table.Cell(trip.file),
    ]
  }

  private static func json(of trip: TripSummary) -> JSONValue {
    let facts = trip.facts
    func number(_ number: Int?) -> JSONValue { number.map { .int($0) } ?? .null }
    return [
      "file": .string(trip.file),
      "trip": JSONValue(trip.title),
      "currency": JSONValue(facts?.currency),
      "since": JSONValue(facts?.days?.first.description),
      "until": JSONValue(facts?.days?.last.description),
      "people": number(facts?.people),
      "bills": number(facts?.bills),
      "total": JSONValue(facts?.total.exact),
      "open": JSONValue(facts?.open.exact),
      "transfers": number(facts?.transfers),
      "leftOut": number(facts?.leftOut),
      "errors": .int(trip.faults.errors),
      "failures": .int(trip.faults.failures),
      "warnings": .int(trip.faults.warnings),
    ]
  }
}
