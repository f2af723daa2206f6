package import TripLedger
package import TripText

extension Report {
  /// Reports the bills, refunds and payments, newest first.
  ///
  /// They stand by day, the latest first, then those without a day; within a day, and among those
  /// without one, what stands later in the script comes first.
  package static func bills(of books: Books, sources: SourceMap) -> Report {
    let figures = Figures(books, sources)
    let leftOut = LeftOut(of: books, figures)
    var rows: [BillRow] = []
    books.forEachAdmitted { index, entry, valuer in
      rows.append(BillRow(index: index, entry: entry, worth: valuer?.worth, shares: valuer?.shares))
    }
    rows.sort { left, right in
      if left.entry.day == right.entry.day { return left.index > right.index }
      guard let leftDay = left.entry.day else { return false }
      return right.entry.day.map { leftDay > $0 } ?? true
    }
    var blocks = [figures.heading("bills", untitled: "Bills")]
    if rows.isEmpty { blocks.append(.sentence(noBills(in: books))) }
    blocks.append(.table(billsTable(of: rows, figures).hidingEmptyColumns()))
    var json: JSONValue = [
      "currency": figures.currencyJSON,
      "bills": .array(rows.map { $0.json(figures) }),
    ]
    leftOut.append(to: &json)
    return Report(blocks + leftOut.blocks, json: json)
  }

  static func noBills(in books: Books) -> StyledText {
    StyledText(books.filter.isEmpty ? "No bills yet." : "No bills match.")
  }

  private static func billsTable(of rows: [BillRow], _ figures: Figures) -> Table {
    // Where every bill is in the report's currency and cost just its amount, once will do.
    let showsWorth = rows.contains { $0.worth != $0.signedAmount || !$0.isIn(figures.currency) }
    var table = Table([
      Table.Column("no.", .number, field: "number"),
      Table.Column("kind", .text, for: .programs),
      Table.Column("day", .text, field: "date"),
      Table.Column("amount", .amount, currencyField: "currency"),
      Table.Column(
        "worth",
        .amount,
        currencyField: "worth currency",
        for: showsWorth ? .everyone : .programs
      ),
      Table.Column("payer", .personText, field: "payers"),
      Table.Column("to", .personText, for: .programs),
      Table.Column("what", .personText, for: .people),
      Table.Column("what", .personText, for: .programs),
      Table.Column("category", .personText),
    ])
    for row in rows { table.append(row.cells(figures)) }
    return table
  }
}
