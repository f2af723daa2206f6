package import TripLedger
import TripMoney
package import TripText

extension Report {
  /// Reports the exchange rates as they were declared, those by which a currency of the trip reaches
  /// home through others, and the currencies that do not reach it.
  package static func rates(of trip: Trip, sources: SourceMap) -> Report {
    let figures = Figures(trip, in: nil, sources)
    let ways = HomewardRates(of: trip)
    var blocks = [figures.heading("rates", untitled: "Rates")]
    if trip.rates.rates.isEmpty {
      blocks.append(.sentence(StyledText("No rates.")))
    } else {
      blocks.append(.table(ratesTable(figures).withoutEmptyColumns()))
    }
    blocks += ways.chains.map { .sentence(sentence(about: $0, figures)) }
    blocks += ways.missing.map { .sentence(sentence(aboutMissing: $0, figures)) }
    let json: JSONValue = [
      "rates": .array(trip.rates.rates.indices.map { self.json(ofRate: $0, figures) }),
      "chains": .array(ways.chains.map { self.json(of: $0, figures) }),
      "missing": .array(ways.missing.map { JSONValue(figures.code(of: $0)) }),
    ]
    return Report(blocks, json: json)
  }

  // MARK: For people

  private static func ratesTable(_ figures: Figures) -> Table {
    let trip = figures.trip
    var table = Table([
      Table.Column("rate", .text),
      Table.Column("from day", .text, needsHeader: true),
      Table.Column("where", .text),
      Table.Column("", .text),
    ])
    for (index, rate) in trip.rates.rates.enumerated() {
      table.append([
        Table.Cell(equation(rate.from, rate.to, rate.value, figures)),
        figures.cell(rate.day),
        Table.Cell(figures.place(of: trip.rateSpans[index]), as: .faint),
        trip.rates.isReplaced(index) ? Table.Cell("replaced", as: .warning) : .empty,
      ])
    }
    return table
  }

  private static func equation(
    _ from: CurrencyID,
    _ to: CurrencyID,
    _ value: Rational,
    _ figures: Figures
  ) -> String {
    let book = figures.trip.currencies
    return RateText(value).equation(
      from: book[from].code,
      to: book[to].code,
      numbers: figures.trip.numbers
    )
  }

  /// Such as `1 THB = 0.0297 USD, by way of EUR`.
  private static func sentence(
    about chain: HomewardRates.Chain,
    _ figures: Figures
  ) -> StyledText {
    let through = codes(of: chain.through, figures).joined(separator: " and ")
    let equation = equation(chain.from, chain.to, chain.value, figures)
    return StyledText("\(equation), by way of \(through)")
  }

  private static func sentence(
    aboutMissing currency: CurrencyID,
    _ figures: Figures
  ) -> StyledText {
    let book = figures.trip.currencies
    let home = figures.trip.home.map { " to \(book[$0].code)" } ?? ""
    return StyledText("No rate from \(book[currency].code)\(home).", as: .warning)
  }

  private static func codes(of currencies: [CurrencyID], _ figures: Figures) -> [String] {
    currencies.map { figures.trip.currencies[$0].code }
  }

  // MARK: For programs

  private static func json(ofRate index: Int, _ figures: Figures) -> JSONValue {
    let rate = figures.trip.rates.rates[index]
    let span = figures.trip.rateSpans[index]
    return [
      "from": JSONValue(figures.code(of: rate.from)),
      "to": JSONValue(figures.code(of: rate.to)),
      "rate": .string(RateText(rate.value).exact),
      "date": figures.json(rate.day),
      "file": .string(figures.fileName(of: span)),
      "line": .int(figures.sources.line(at: span.start)),
      "replaced": .bool(figures.trip.rates.isReplaced(index)),
    ]
  }

  private static func json(of chain: HomewardRates.Chain, _ figures: Figures) -> JSONValue {
    [
      "from": JSONValue(figures.code(of: chain.from)),
      "to": JSONValue(figures.code(of: chain.to)),
      "rate": .string(RateText(chain.value).exact),
      "through": .array(codes(of: chain.through, figures).map { .string($0) }),
    ]
  }
}
