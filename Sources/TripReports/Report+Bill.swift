package import TripLedger
import TripMoney
package import TripText

extension Report {
  /// Reports one bill, refund or payment whole: what everyone on it paid and shares, and how that came about.
  ///
  /// - Precondition: The books hold that entry alone, and keep direct debts.
  package static func bill(
    _ index: Int,
    of books: Books,
    derivations: [Int: Derivation],
    sources: SourceMap
  ) -> Report {
    let figures = Figures(books, sources)
    let rows = PostingRows(figures, derivations)
    let entry = books.trip.entries[index]
    let everyone = books.trip.people.indices.map { PersonID($0) }
    let postings = Account(of: everyone, in: books, entries: index..<index + 1).postings
    let leftOut = LeftOut(of: books, figures)
    return Report(
      blocks: {
        var rows = rows
        let title = "bill \(index + 1)"
        var blocks = [figures.heading(title, untitled: "Bill \(index + 1)")]
        blocks += source(of: entry, figures)
        if !postings.isEmpty { blocks.append(.table(billTable(postings, &rows))) }
        if let rates = rows.ratesSentence { blocks.append(.sentence(rates)) }
        if entry.kind != .payment, let debts = debtsSentence(of: books, figures) {
          blocks.append(.sentence(debts))
        }
        return blocks + leftOut.blocks
      },
      json: {
        var rows = rows
        var json: JSONValue = [
          "currency": figures.currencyJSON,
          "bill": row(of: index, books).json(figures),
          "entries": .array(postings.map { rows.json($0, naming: true) }),
          "debts": .array(
            debts(of: books).map {
              [
                "from": .string(figures.name($0.debtor)),
                "to": .string(figures.name($0.creditor)),
                "amount": figures.json($0.amount),
              ]
            }
          ),
        ]
        leftOut.append(to: &json)
        return json
      }
    )
  }

  private static func row(of index: Int, _ books: Books) -> BillRow {
    var valuer = Valuer(books.trip, in: books.currency)
    let entry = books.trip.entries[index]
    guard case .valued = valuer.value(index) else {
      return BillRow(index: index, entry: entry, worth: nil, shares: nil)
    }
    return BillRow(index: index, entry: entry, worth: valuer.worth, shares: valuer.shares)
  }

  /// The statement as it stands in the script, with the number of its first line, and its day.
  private static func source(of entry: Entry, _ figures: Figures) -> [Block] {
    let lines = figures.sources.text(in: entry.span)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    let first = figures.sources.line(at: entry.span.start)
    let width = String(first + lines.count - 1).utf8.count
    let numbered = lines.enumerated().map { index, line in
      StyledText(String(first + index).rightAligned(to: width) + " | ", as: .faint)
        + StyledText(String(line), as: .code)
    }
    var blocks: [Block] = []
    if figures.sources.file(at: entry.span.start) != 0 {
      blocks.append(.sentence(StyledText("\(figures.fileName(of: entry.span)):", as: .faint)))
    }
    blocks.append(.lines(numbered))
    if let day = entry.day { blocks.append(.sentence(StyledText("on \(day)", as: .faint))) }
    return blocks
  }

  private static func billTable(_ postings: [Account.Posting], _ rows: inout PostingRows) -> Table {
    var table = Table([
      Table.Column("who", .personText), Table.Column("how", .prose),
      Table.Column("amount", .amount),
    ])
    for posting in postings {
      let name = rows.figures.name(rows.figures.trip.person(of: posting))
      table.append { $0.append(name, as: .name) }
      rows.appendHow(posting, to: &table)
      rows.append(Int128(posting.amount), to: &table)
    }
    return table
  }

  // MARK: Who owes whom for it

  private struct Debt {
    var debtor: PersonID
    var creditor: PersonID
    var amount: Int128
  }

  private static func debts(of books: Books) -> [Debt] {
    var debts: [Debt] = []
    for (pair, amount) in books.ledger.direct where amount != 0 {
      debts.append(
        amount > 0
          ? Debt(debtor: pair.second, creditor: pair.first, amount: amount)
          : Debt(debtor: pair.first, creditor: pair.second, amount: -amount)
      )
    }
    return debts.sorted { ($0.debtor, $0.creditor) < ($1.debtor, $1.creditor) }
  }

  private static func debtsSentence(of books: Books, _ figures: Figures) -> StyledText? {
    let debts = debts(of: books)
    if debts.isEmpty { return nil }
    var text = StyledText("So ")
    for (index, debt) in debts.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(figures.name(debt.debtor), as: .name)
      text.append(" owes ")
      text.append(figures.name(debt.creditor), as: .name)
      text.append(" ")
      text.append(figures.amount(debt.amount))
    }
    text.append(".")
    return text
  }
}
