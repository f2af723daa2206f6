import TripEngine
import TripLedger
import TripMoney
import TripText

/// What a prompt says about a bill or a payment: one line.
///
/// `12. 2026-10-02 Dinner ¥12,480 = $83.62: Me $27.88; Mia, Leo $27.87 each; Me carries the odd $0.01`
struct EntryAnswer {
  let books: Books
  let sources: SourceMap
  let index: Int

  private var trip: Trip { books.trip }
  private var entry: Entry { books.trip.entries[index] }

  func line() -> StyledText {
    let entry = entry
    var line = StyledText("\(index + 1). ", as: .heading)
    if let day = entry.day { line.append("\(day) ", as: .faint) }
    if entry.kind == .refund { line.append("refund ") }
    if let what = entry.what {
      line.append(unquoted(sources.bytes(in: what)).shown(onOneLine: true) + " ")
    }
    line.append(amount(Int128(entry.amount), entry.currency), as: .amount)
    let value = books.value(of: index)
    if let value, entry.currency != books.currency {
      line.append(" = ")
      line.append(amount(Int128(value.worth.magnitude), books.currency), as: .amount)
    }
    if entry.kind == .payment {
      line.append(" from ")
      append(names(trip.payers(of: entry).map(\.person)), to: &line)
      line.append(" to ")
      append(names(Array(trip.sharers(of: entry).prefix(1))), to: &line)
    } else if let value {
      line.append(": ")
      append(value, to: &line)
    }
    if value == nil { line.append(", left out: " + missingRate(of: entry), as: .warning) }
    return line
  }

  private func missingRate(of entry: Entry) -> String {
    let from = Valuer(trip, in: books.currency).pricedCurrency(of: entry)
    guard let from, let to = books.currency else { return "its worth is not known" }
    return "no rate from \(trip.currencies[from].code) to \(trip.currencies[to].code)"
  }

  private func amount(_ amount: Int128, _ currency: CurrencyID?) -> String {
    trip.format.text(amount, currency, grouped: true)
  }

  private func names(_ people: [PersonID]) -> [String] {
    people.map { trip[$0].name.shown(onOneLine: true) }
  }

  private func append(_ names: [String], to line: inout StyledText) {
    for (index, name) in names.enumerated() {
      if index > 0 { line.append(", ") }
      line.append(name, as: .name)
    }
  }

  // MARK: - Shares

  /// People who take the same, together.
  private struct Taking: Hashable {
    var names: [String]
    var share: Int64
  }

  private func append(_ value: EntryValue, to line: inout StyledText) {
    var takings: [Taking] = []
    var odd: [Taking] = []
    func note(_ name: String, _ share: Int64, in list: inout [Taking]) {
      if let same = list.firstIndex(where: { $0.share == share }) {
        list[same].names.append(name)
      } else {
        list.append(Taking(names: [name], share: share))
      }
    }
    let sign: Int64 = entry.kind == .refund ? -1 : 1
    for (offset, place) in entry.sharers.enumerated() {
      let name = trip[trip.sharers[Int(place)]].name.shown(onOneLine: true)
      if !trip.numerator(at: place, of: entry).isZero {
        note(name, value.shares[offset] * sign, in: &takings)
      }
      if value.odd[offset] != 0 { note(name, value.odd[offset] * sign, in: &odd) }
    }
    for (index, taking) in takings.enumerated() {
      if index > 0 { line.append("; ") }
      append(taking.names, to: &line)
      line.append(" ")
      line.append(amount(Int128(taking.share), books.currency), as: .amount)
      if taking.names.count > 1 { line.append(" each") }
    }
    for taking in odd {
      line.append("; ")
      append(taking.names, to: &line)
      line.append(taking.names.count > 1 ? " carry the odd " : " carries the odd ")
      line.append(amount(Int128(taking.share), books.currency), as: .amount)
    }
  }
}
