import TripLedger
import TripText

extension Bars {
  /// What everybody is owed or owes, in roster order: above zero to one side, below it to the other.
  static func nets(of books: Books, _ figures: Figures) -> Bars {
    var bars = Bars(of: "person", in: figures.code(of: books.currency))
    for (person, sums) in zip(books.trip.people, books.ledger.sums) {
      let value = Value(
        units: sums.net,
        text: figures.net(sums.net),
        exact: figures.exact(sums.net, in: books.currency),
        note: sums.net > 0 ? "is owed" : sums.net < 0 ? "owes" : "is quits"
      )
      bars.append(Row(label: StyledText(person.name, as: .name), values: [value]))
    }
    return bars
  }
}
