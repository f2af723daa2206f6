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
    return Report(
      blocks: { [rows] in
        let list: Block =
          rows.isEmpty
          ? .sentence(noBills(in: books))
          : .table(billsTable(of: rows, figures).withoutEmptyColumns())
        return [figures.heading("bills", untitled: "Bills"), list] + leftOut.blocks
      },
      json: { [rows] in
        var json: JSONValue = [
          "currency": figures.currencyJSON,
          "bills": .array(rows.map { $0.json(figures) }),
        ]
        leftOut.append(to: &json)
        return json
      },
      fields: { [rows] in
        var table = Table(BillRow.fieldColumns)
        for row in rows { table.append(row.fields(figures)) }
        return table
      }
    )
  }

  static func noBills(in books: Books) -> StyledText {
    if let want = LeftOut.wantOfAll(in: books) {
      return StyledText("All is left out: \(want).", as: .warning)
    }
    return StyledText(books.filter.isEmpty ? "No bills yet." : "No bills match.")
  }

  private static func billsTable(of rows: [BillRow], _ figures: Figures) -> Table {
    var table = Table([
      Table.Column("no.", .number),
      Table.Column("day", .text),
      Table.Column("amount", .amount),
      Table.Column("worth", .amount),
      Table.Column("payer", .personText),
      Table.Column("what", .personText),
      Table.Column("category", .personText),
    ])
    // Where every bill is in the report's currency and cost just its amount, once will do.
    let showsWorth = rows.contains { $0.worth != $0.signedAmount || !$0.isIn(figures.currency) }
    for row in rows { table.append(row.cells(figures, showsWorth: showsWorth)) }
    return table
  }
}
