package import TripLedger
package import TripText

extension Report {
  /// Reports what everybody paid, spent and is owed, in roster order.
  package static func balances(of books: Books, sources: SourceMap) -> Report {
    let figures = Figures(books, sources)
    let leftOut = LeftOut(of: books, figures)
    var blocks = [figures.heading("balances", untitled: "Balances")]
    if books.trip.people.isEmpty {
      blocks.append(.sentence(nobody))
    } else {
      blocks.append(.table(balancesTable(of: books, figures)))
    }
    var json: JSONValue = [
      "trip": JSONValue(books.trip.title),
      "currency": figures.currencyJSON,
      "total": figures.json(books.ledger.total),
      "balances": balancesJSON(of: books, figures),
    ]
    leftOut.append(to: &json)
    return Report(blocks + leftOut.blocks, json: json) { balancesFields(of: books, figures) }
  }

  static var nobody: StyledText { StyledText("Nobody is on this trip yet.") }

  private static func balancesTable(of books: Books, _ figures: Figures) -> Table {
    let hasPayments = books.ledger.sums.contains { $0.sent != 0 || $0.received != 0 }
    var columns = [
      Table.Column("name", .personText),
      Table.Column("paid", .amount, needsHeader: true),
      Table.Column("spent", .amount, needsHeader: true),
    ]
    if hasPayments {
      columns.append(Table.Column("sent", .amount, needsHeader: true))
      columns.append(Table.Column("received", .amount, needsHeader: true))
    }
    columns.append(Table.Column("net", .amount, needsHeader: true))
    var table = Table(columns)
    for (person, sums) in zip(books.trip.people, books.ledger.sums) {
      let amounts =
        [sums.paid, sums.spent] + (hasPayments ? [sums.sent, sums.received] : [])
      table.append(
        [Table.Cell(person.name, as: .name)]
          + amounts.map { figures.cell($0, in: books.currency) }
          + [figures.cell(figures.net(sums.net), sums.net, in: books.currency)]
      )
    }
    return table
  }

  private static func balancesFields(of books: Books, _ figures: Figures) -> Table {
    let names = ["paid", "spent", "sent", "received", "net"]
    var table = Table(
      [Table.Column("name", .personText)] + names.map { Table.Column($0, .amount) }
        + [Table.Column("currency", .text)]
    )
    for (person, sums) in zip(books.trip.people, books.ledger.sums) {
      let amounts = [sums.paid, sums.spent, sums.sent, sums.received, sums.net]
      table.append(
        [Table.Cell(person.name, as: .name)]
          + amounts.map { Table.Cell(figures.exact($0, in: books.currency)) }
          + [Table.Cell(figures.code(of: books.currency) ?? "")]
      )
    }
    return table
  }

  static func balancesJSON(of books: Books, _ figures: Figures) -> JSONValue {
    .array(
      zip(books.trip.people, books.ledger.sums).map { person, sums in
        [
          "name": .string(person.name),
          "kind": .string(kindWord(of: person)),
          "paid": figures.json(sums.paid),
          "spent": figures.json(sums.spent),
          "sent": figures.json(sums.sent),
          "received": figures.json(sums.received),
          "net": figures.json(sums.net),
        ]
      }
    )
  }

  static func kindWord(of person: Person) -> String {
    switch person.kind {
    case .buddy: "buddy"
    case .other: "other"
    case .pot: "pot"
    }
  }
}
