package import TripLedger
import TripMoney
package import TripText

extension Report {
  /// Reports every line that moved the balance of somebody, or of those who settle as one, and how that
  /// becomes what they pay and get.
  ///
  /// The account is the party's own, in the same books.
  package static func why(
    _ party: Parties.Party,
    _ account: Account,
    of books: Books,
    derivations: [Int: Derivation],
    sources: SourceMap
  ) -> Report {
    let figures = Figures(books, sources)
    let rows = PostingRows(figures, derivations)
    let standing = Standing(of: party, in: books)
    let leftOut = LeftOut(of: books, figures)
    return Report(
      blocks: {
        var rows = rows
        var blocks = [figures.heading("why \(party.name)", untitled: "Why \(party.name)")]
        if account.postings.isEmpty {
          let nothing = StyledText("Nothing has moved the balance of ")
          blocks.append(.sentence(nothing + StyledText(party.name, as: .name) + StyledText(".")))
        } else {
          blocks.append(.table(accountTable(account, &rows, isShared: party.members.count > 1)))
        }
        if let rates = rows.ratesSentence { blocks.append(.sentence(rates)) }
        return blocks + standing.blocks(figures) + leftOut.blocks
      },
      json: {
        var rows = rows
        let isShared = party.members.count > 1
        var json: JSONValue = [
          "person": .string(party.name),
          "currency": figures.currencyJSON,
          "net": figures.json(account.net),
          "entries": .array(account.postings.map { rows.json($0, naming: isShared) }),
          "transfers": .array(standing.payments.map { self.json(of: $0, figures) }),
        ]
        standing.append(to: &json, figures)
        leftOut.append(to: &json)
        return json
      }
    )
  }

  private static func accountTable(
    _ account: Account,
    _ rows: inout PostingRows,
    isShared: Bool
  ) -> Table {
    var columns = PostingRows.columns
    if isShared { columns.insert(Table.Column("who", .personText), at: 2) }
    var table = Table(columns)
    table.reserve(rows: account.postings.count, bytes: 72)
    var last: Int32?
    for posting in account.postings {
      rows.beginRow(Int(posting.entry), isAsAbove: posting.entry == last, in: &table)
      if isShared {
        let person = rows.figures.trip.person(of: posting)
        table.append { $0.append(rows.figures.name(person), as: .name) }
      }
      rows.appendHow(posting, to: &table)
      rows.append(Int128(posting.amount), to: &table)
      rows.append(posting.running, to: &table)
      last = posting.entry
    }
    return table
  }
}
