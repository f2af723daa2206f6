import TripEngine
import TripLedger
import TripMoney
import TripText

/// What a prompt says about a bill or a payment: one line.
///
/// `12. 2026-10-02 Dinner ¥12,480 = $83.62: Me $27.88 (odd cent), Mia, Leo $27.87 each`
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
      append(names(trip.parts(of: entry).prefix(1).map(\.person)), to: &line)
    } else if let value {
      line.append(": ")
      append(shares(value), to: &line)
    }
    if value == nil { line.append(", left out: " + missingRate(of: entry), as: .warning) }
    line.append("\n")
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
    /// The units that rounding leaves with each of them.
    var odd: Int64
  }

  private func shares(_ value: EntryValue) -> [Taking] {
    var takings: [Taking] = []
    for (offset, part) in trip.parts(of: entry).enumerated() {
      let share = value.shares[offset]
      if part.numerator.isZero, share == 0 { continue }
      let name = trip[part.person].name.shown(onOneLine: true)
      if let same = takings.firstIndex(where: { $0.share == share && $0.odd == value.odd[offset] }) {
        takings[same].names.append(name)
      } else {
        takings.append(Taking(names: [name], share: share, odd: value.odd[offset]))
      }
    }
    return takings
  }

  private func append(_ takings: [Taking], to line: inout StyledText) {
    for (index, taking) in takings.enumerated() {
      if index > 0 { line.append("; ") }
      append(taking.names, to: &line)
      let share = entry.kind == .refund ? -Int128(taking.share) : Int128(taking.share)
      line.append(" ")
      line.append(amount(share, books.currency), as: .amount)
      if taking.names.count > 1 { line.append(" each") }
      if taking.odd != 0 {
        let odd = trip.format.text(Int128(taking.odd.magnitude), books.currency)
        let sign = (taking.odd > 0) == (entry.kind != .refund) ? "+" : "-"
        line.append(" (carries the odd \(sign)\(odd))", as: .faint)
      }
    }
  }
}
