package import TripLedger
import TripMoney
package import TripText

extension Report {
  /// What each bar of a chart is for.
  package enum ChartBy: Sendable, CaseIterable {
    case category, person, day

    /// What messages call it.
    var word: String {
      switch self {
      case .category: "category"
      case .person: "person"
      case .day: "day"
      }
    }
  }

  /// Reports what was spent as bars: by category the largest first, by person in roster order, by
  /// day in order of time; what has no category or no day has a bar of its own.
  ///
  /// Payments are not spending, and what came back lessens its bar.
  package static func chart(
    of books: Books,
    by key: ChartBy = .category,
    sources: SourceMap
  ) -> Report {
    let figures = Figures(books, sources)
    let leftOut = LeftOut(of: books, figures)
    let bars = ChartBars(of: books, figures)
    let (word, drawn, barsJSON) =
      switch key {
      case .category: bars.byCategory()
      case .person: bars.byPerson()
      case .day: bars.byDay()
      }
    var blocks: [Block] = []
    if drawn.rows.isEmpty {
      blocks.append(.sentence(noBills(in: books)))
      blocks.append(.bars(drawn))
    } else {
      blocks.append(figures.heading("by \(word)", untitled: "By \(word)"))
      blocks.append(.bars(drawn))
      let total = StyledText("Total ") + figures.amount(books.ledger.total)
      blocks.append(.sentence(total))
    }
    var json: JSONValue = [
      "currency": figures.currencyJSON,
      "by": .string(word),
      "total": figures.json(books.ledger.total),
      "bars": barsJSON,
    ]
    leftOut.append(to: &json)
    return Report(blocks + leftOut.blocks, json: json)
  }
}

/// The bars of a chart by each of its keys, for people and for programs.
private struct ChartBars {
  typealias Chart = (word: String, bars: Bars, json: JSONValue)

  private let books: Books
  private let figures: Figures

  init(of books: Books, _ figures: Figures) {
    self.books = books
    self.figures = figures
  }

  func byCategory() -> Chart {
    // Swift's sort keeps the order of what is equal: that of the first bill of each.
    let sums = sums { $0.category }.sorted { $0.amount > $1.amount }
    return chart("category", sums) { category in
      category.map { books.trip.categories[Int($0.index)] }
    } text: { category in
      category.map { StyledText($0, as: .category) } ?? StyledText("(no category)", as: .faint)
    }
  }

  func byDay() -> Chart {
    let sums = sums { $0.day }.sorted { left, right in
      guard let leftDay = left.key else { return false }
      return right.key.map { leftDay < $0 } ?? true
    }
    return chart("day", sums) {
      $0?.description
    } text: {
      $0.map { StyledText($0) } ?? StyledText("(no day)", as: .faint)
    }
  }

  func byPerson() -> Chart {
    let people = zip(books.trip.people, books.ledger.sums).filter { $1.paid != 0 || $1.spent != 0 }
    let spent = values(people.map(\.1.spent))
    let paid = values(people.map(\.1.paid))
    var bars = Bars(
      of: "person",
      series: ["spent", "paid"],
      in: figures.code(of: books.currency)
    )
    for (index, (person, _)) in people.enumerated() {
      bars.append(
        Bars.Row(label: StyledText(person.name, as: .name), values: [spent[index], paid[index]])
      )
    }
    let json = people.map { person, sums -> JSONValue in
      [
        "label": .string(person.name),
        "paid": figures.json(sums.paid),
        "spent": figures.json(sums.spent),
      ]
    }
    return ("person", bars, .array(json))
  }

  /// The worth of bills and refunds by a key of theirs, in the order of the first of each.
  private func sums<Key: Hashable>(
    by key: (Entry) -> Key?
  ) -> [(key: Key?, amount: Int128)] {
    var sums: [(key: Key?, amount: Int128)] = []
    var places: [Key?: Int] = [:]
    books.forEachAdmitted { _, entry, valuer in
      guard entry.kind != .payment, let valuer else { return }
      let key = key(entry)
      if let place = places[key] {
        sums[place].amount += Int128(valuer.worth)
      } else {
        places[key] = sums.count
        sums.append((key, Int128(valuer.worth)))
      }
    }
    return sums
  }

  private func chart<Key>(
    _ word: String,
    _ sums: [(key: Key?, amount: Int128)],
    label: (Key?) -> String?,
    text: (String?) -> StyledText
  ) -> Chart {
    let values = values(sums.map(\.amount))
    var bars = Bars(of: word, in: figures.code(of: books.currency))
    var json: [JSONValue] = []
    for (sum, value) in zip(sums, values) {
      let label = label(sum.key)
      bars.append(Bars.Row(label: text(label), values: [value]))
      json.append(["label": JSONValue(label), "amount": figures.json(sum.amount)])
    }
    return (word, bars, .array(json))
  }

  private func values(_ amounts: [Int128]) -> [Bars.Value] {
    amounts.map { amount in
      Bars.Value(
        units: amount,
        text: figures.amount(amount),
        exact: figures.exact(amount, in: books.currency),
        percent: percentage(of: amount, in: books.ledger.total)
      )
    }
  }
}
