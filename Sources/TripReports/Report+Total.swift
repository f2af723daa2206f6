package import TripLedger
package import TripText

extension Report {
  /// Reports what the bills come to, refunds taken off, in one line.
  package static func total(of books: Books, sources: SourceMap) -> Report {
    let figures = Figures(books, sources)
    let leftOut = LeftOut(of: books, figures)
    let counts = books.counts.withoutPayments
    var line = StyledText("Total ")
    line.append(figures.amount(books.ledger.total))
    line.append(", \(counts.words)", as: .faint)
    var json: JSONValue = [
      "currency": figures.currencyJSON,
      "total": figures.json(books.ledger.total),
      "bills": .int(counts.bills),
      "refunds": .int(counts.refunds),
    ]
    leftOut.append(to: &json)
    return Report([.sentence(line)] + leftOut.blocks, json: json)
  }
}
