package import TripLedger
package import TripText

extension Report {
  /// Reports who pays whom, so that everybody is quits.
  ///
  /// - Precondition: For `.direct`, the books keep direct debts.
  package static func settlement(
    of books: Books,
    way: Settlement.Way = .fewest,
    sources: SourceMap
  ) -> Report {
    let figures = Figures(books, sources)
    let leftOut = LeftOut(of: books, figures)
    let settlement = Settlement(of: books, way: way)
    var blocks = [figures.heading(nil, untitled: "Who pays whom")]
    blocks.append(.flows(Flows(settlement.payments.map { flow(of: $0, figures) })))
    blocks.append(.sentence(summary(of: settlement, way: way, books)))
    var json: JSONValue = [
      "trip": JSONValue(books.trip.title),
      "currency": figures.currencyJSON,
      "total": figures.json(books.ledger.total),
      "fewest": .bool(settlement.isFewest),
      "balances": balancesJSON(of: books, figures),
      "transfers": .array(settlement.payments.map { self.json(of: $0, figures) }),
    ]
    leftOut.append(to: &json)
    return Report(blocks + leftOut.blocks, json: json)
  }

  private static func flow(of payment: Settlement.Payment, _ figures: Figures) -> Flows.Flow {
    Flows.Flow(
      from: StyledText(payment.from, as: .name),
      to: StyledText(payment.to, as: .name),
      amount: figures.cell(payment.amount, in: figures.currency)
    )
  }

  static func line(of payment: Settlement.Payment, _ figures: Figures) -> StyledText {
    flow(of: payment, figures).line
  }

  private static func summary(
    of settlement: Settlement,
    way: Settlement.Way,
    _ books: Books
  ) -> StyledText {
    let count = settlement.payments.count
    if count == 0 {
      if let want = LeftOut.wantOfAll(in: books) {
        return StyledText("There is no plan: \(want).", as: .warning)
      }
      return books.leftOut.isEmpty
        ? StyledText("Everyone is quits.", as: .success)
        : StyledText("Everyone is quits, but for what is left out.")
    }
    let manner =
      switch way {
      case .fewest: settlement.isFewest ? "the fewest there can be" : "not proven fewest"
      case .direct: "no debt passed on"
      case .via(let person): "the buddies' by way of \(books.trip[person].name)"
      }
    return StyledText("\(count) \(count == 1 ? "transfer" : "transfers"), \(manner).", as: .faint)
  }

  static func json(of payment: Settlement.Payment, _ figures: Figures) -> JSONValue {
    [
      "from": .string(payment.from),
      "to": .string(payment.to),
      "amount": figures.json(payment.amount),
      "ledger": payment.door == .pool ? "pool" : "pair",
    ]
  }
}
