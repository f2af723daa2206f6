import TripLedger
import TripMoney
import TripText

/// A bill, refund or payment as the list of bills shows it.
struct BillRow {
  /// Its place in `Trip.entries`; its number is one more.
  let index: Int
  let entry: Entry
  /// Nil where there is no rate; negative for a refund.
  let worth: Int64?
  /// In the order of the entry's parts.
  let shares: [Int64]?

  /// The amount, negative where it came back.
  var signedAmount: Int64 { entry.kind == .refund ? -entry.amount : entry.amount }

  func isIn(_ currency: CurrencyID?) -> Bool { entry.currency == currency }

  // MARK: For people

  func cells(_ figures: Figures, showsWorth: Bool) -> [Table.Cell] {
    let category = figures.category(entry)
    return [
      Table.Cell(String(index + 1), as: .faint),
      figures.cell(entry.day),
      figures.cell(Int128(signedAmount), in: entry.currency),
      showsWorth ? worthCell(figures) : .empty,
      Table.Cell(names(of: payerIDs(figures), figures)),
      Table.Cell(purpose(figures)),
      category.map { Table.Cell("#" + $0, as: .category) } ?? .empty,
    ]
  }

  private func worthCell(_ figures: Figures) -> Table.Cell {
    worth.map { figures.cell(Int128($0), in: figures.currency) }
      ?? Table.Cell("no rate", as: .warning)
  }

  private func payerIDs(_ figures: Figures) -> [PersonID] {
    figures.trip.payers(of: entry).map(\.person)
  }

  private func names(of people: [PersonID], _ figures: Figures) -> StyledText {
    var text = StyledText()
    for (index, person) in people.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(figures.name(person), as: .name)
    }
    return text
  }

  /// What it was; of a payment, to whom.
  private func purpose(_ figures: Figures) -> StyledText {
    var text = StyledText()
    if entry.kind == .payment {
      text.append("to ")
      text.append(names(of: payeeIDs(figures), figures))
    }
    if let what = figures.what(entry) {
      if !text.isEmpty { text.append(", ") }
      text.append(what)
    }
    return text
  }

  private func payeeIDs(_ figures: Figures) -> [PersonID] {
    Array(figures.trip.sharers(of: entry).prefix(1))
  }

  // MARK: For programs

  static let fieldColumns = [
    Table.Column("number", .number),
    Table.Column("kind", .text),
    Table.Column("date", .text),
    Table.Column("amount", .amount),
    Table.Column("currency", .text),
    Table.Column("worth", .amount),
    Table.Column("worth currency", .text),
    Table.Column("payers", .personText),
    Table.Column("to", .personText),
    Table.Column("what", .personText),
    Table.Column("category", .personText),
  ]

  func fields(_ figures: Figures) -> [Table.Cell] {
    [
      Table.Cell(String(index + 1)),
      Table.Cell(Self.kindWord(of: entry.kind)),
      figures.cell(entry.day),
      Table.Cell(figures.exact(Int128(signedAmount), in: entry.currency)),
      Table.Cell(figures.code(of: entry.currency) ?? ""),
      Table.Cell(worth.map { figures.exact(Int128($0), in: figures.currency) } ?? ""),
      Table.Cell(worth == nil ? "" : figures.code(of: figures.currency) ?? ""),
      Table.Cell(names(of: payerIDs(figures), figures)),
      entry.kind == .payment ? Table.Cell(names(of: payeeIDs(figures), figures)) : .empty,
      Table.Cell(figures.what(entry) ?? ""),
      Table.Cell(figures.category(entry) ?? ""),
    ]
  }

  func json(_ figures: Figures) -> JSONValue {
    var json: JSONValue = [
      "number": .int(index + 1),
      "kind": .string(Self.kindWord(of: entry.kind)),
      "file": .string(figures.fileName(of: entry.span)),
      "line": .int(figures.sources.line(at: entry.span.start)),
      "date": figures.json(entry.day),
      "what": JSONValue(figures.what(entry)),
      "category": JSONValue(figures.category(entry)),
      "amount": .string(figures.exact(Int128(entry.amount), in: entry.currency)),
      "currency": JSONValue(figures.code(of: entry.currency)),
      "worth": worth.map { figures.json(Int128($0)) } ?? .null,
      "payers": payersJSON(figures),
      "shares": sharesJSON(figures),
    ]
    if entry.kind == .payment {
      json.append("to", JSONValue(payeeIDs(figures).first.map { figures.name($0) }))
    }
    return json
  }

  static func kindWord(of kind: Entry.Kind) -> String {
    switch kind {
    case .bill: "bill"
    case .refund: "refund"
    case .payment: "payment"
    }
  }

  private func payersJSON(_ figures: Figures) -> JSONValue {
    .array(
      figures.trip.payers(of: entry).map { payer in
        [
          "name": .string(figures.name(payer.person)),
          "amount": .string(figures.exact(Int128(payer.amount), in: entry.currency)),
        ]
      }
    )
  }

  private func sharesJSON(_ figures: Figures) -> JSONValue {
    if entry.kind == .payment { return [] }
    guard let shares else { return .null }
    var json: [JSONValue] = []
    for (place, share) in zip(entry.sharers, shares) {
      // A payer outside the split takes part only where rounding leaves them something.
      if share == 0, figures.trip.numerator(at: place, of: entry).isZero { continue }
      let person = figures.trip.sharers[Int(place)]
      json.append(["name": .string(figures.name(person)), "amount": figures.json(Int128(share))])
    }
    return .array(json)
  }
}
