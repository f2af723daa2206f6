package import TripLedger
import TripMoney
package import TripText

extension Report {
  /// Reports what lies between two parties: the lines that they share, and the debts that the plan passes on.
  ///
  /// - Precondition: The books keep direct debts and the dealings of the two.
  package static func why(
    _ between: Between,
    of books: Books,
    derivations: [Int: Derivation],
    sources: SourceMap
  ) -> Report {
    let figures = Figures(books, sources)
    let passage = Passage(between, in: books)
    let rows = PostingRows(figures, derivations)
    let leftOut = LeftOut(of: books, figures)
    return Report(
      blocks: {
        var rows = rows
        let names = "\(between.first.name) \(between.second.name)"
        var blocks = [figures.heading("why \(names)", untitled: "Why \(names)")]
        if !passage.debts.isEmpty || !passage.chains.isEmpty {
          blocks.append(.table(passage.table(&rows)))
        }
        if let rates = rows.ratesSentence { blocks.append(.sentence(rates)) }
        blocks += passage.sentences(figures).map { .sentence($0) }
        return blocks + leftOut.blocks
      },
      json: {
        var json = passage.json(rows)
        leftOut.append(to: &json)
        return json
      }
    )
  }
}
