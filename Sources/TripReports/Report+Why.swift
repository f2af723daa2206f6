package import TripLedger
import TripMoney
package import TripText

extension Report {
  /// Reports every line that moved the balance of somebody, or of those who settle as one, and how that
  /// becomes what they pay and get.
  ///
  /// - Precondition: The books keep the account of the party.
  package static func why(
    _ party: Parties.Party,
    of books: Books,
    derivations: [Int: Derivation],
    sources: SourceMap
  ) -> Report {
    let figures = Figures(books, sources)
    let rows = PostingRows(figures, derivations)
    let account = books.account ?? Account(of: [], among: books.trip.people)
    let standing = Standing(of: party, in: books)
    let leftOut = LeftOut(of: books, figures)
    return Report(
      blocks: {
        var blocks = [figures.heading("why \(party.name)", untitled: "Why \(party.name)")]
        if account.postings.isEmpty {
          let nothing = StyledText("Nothing has moved the balance of ")
          blocks.append(.sentence(nothing + StyledText(party.name, as: .name) + StyledText(".")))
        } else {
          blocks.append(.table(accountTable(account, rows, isShared: party.members.count > 1)))
        }
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
    _ account: Account, _ rows: PostingRows, isShared: Bool
  ) -> Table {
    var rows = rows
    var columns = PostingRows.columns
    if isShared { columns.insert(Table.Column("who", .personText), at: 2) }
    var table = Table(columns)
    var last: Int32?
    for posting in account.postings {
      var cells = rows.place(of: Int(posting.entry), isAsAbove: posting.entry == last)
      if isShared {
        let person = rows.figures.trip.person(of: posting)
        cells.append(Table.Cell(rows.figures.name(person), as: .name))
      }
      cells.append(Table.Cell(rows.how(posting)))
      cells += [rows.amount(Int128(posting.amount)), rows.amount(posting.running)]
      table.append(cells)
      last = posting.entry
    }
    return table
  }
}
