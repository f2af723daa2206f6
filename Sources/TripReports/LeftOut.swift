import TripLedger
import TripMoney
import TripText

/// What is not in the figures of a report, said under each of them.
struct LeftOut {
  let books: Books
  let figures: Figures

  init(of books: Books, _ figures: Figures) {
    self.books = books
    self.figures = figures
  }

  // MARK: For people

  /// What is wanting where all there is was left out, such as `no bill has a rate to USD`; nil where
  /// something has its place in the figures, or there is nothing.
  static func wantOfAll(in books: Books) -> String? {
    guard books.entryCount == 0, !books.leftOut.isEmpty else { return nil }
    let hasBill = books.leftOut.contains { books.trip.entries[$0].kind != .payment }
    let target = books.currency.map { " to \(books.trip.currencies[$0].code)" } ?? ""
    return "no \(hasBill ? "bill" : "payment") has a rate\(target)"
  }

  var blocks: [Report.Block] {
    var blocks: [Report.Block] = []
    if let only = FilterWording(figures.trip).text(of: books.filter) {
      blocks.append(.note(only))
    }
    if !books.undated.isEmpty { blocks.append(.note(undatedText)) }
    return blocks + books.leftOut.map { .note(text(of: books.trip.entries[$0])) }
  }

  private var undatedText: StyledText {
    var counts = EntryCounts()
    for index in books.undated { counts.add(books.trip.entries[index]) }
    let words = "\(counts.words) without a day \(counts.all == 1 ? "is" : "are") not in this."
    return StyledText(words, as: .warning)
  }

  /// Such as `Left out, no rate to USD: line 12, ¥500 "Taxi"`.
  private func text(of entry: Entry) -> StyledText {
    let target = figures.code(of: books.currency).map { " to \($0)" } ?? ""
    var text = StyledText("Left out, no rate\(target): ", as: .warning)
    text.append("\(figures.place(of: entry.span)), ", as: .warning)
    text.append(figures.text(Int128(entry.amount), in: entry.currency), as: .warning)
    if entry.kind == .refund { text.append(" got back", as: .warning) }
    if entry.kind == .payment, let payee = books.trip.sharers(of: entry).first {
      let payers = books.trip.payers(of: entry).map { figures.name($0.person) }
      text.append(" from ", as: .warning)
      text.append(payers.joined(separator: ", "), as: .name)
      text.append(" to ", as: .warning)
      text.append(figures.name(payee), as: .name)
    }
    if let what = figures.what(entry) { text.append(" \"\(what)\"", as: .warning) }
    return text
  }

  // MARK: For programs

  /// Adds what is not in the figures to a report's JSON.
  func append(to json: inout JSONValue) {
    json.append("leftOut", .array(books.leftOut.map { self.json(of: books.trip.entries[$0]) }))
    if !books.filter.isEmpty { json.append("filtered", true) }
    if !books.undated.isEmpty { json.append("undated", .int(books.undated.count)) }
  }

  private func json(of entry: Entry) -> JSONValue {
    [
      "file": .string(figures.fileName(of: entry.span)),
      "line": .int(figures.sources.line(at: entry.span.start)),
      "amount": .string(figures.exact(Int128(entry.amount), in: entry.currency)),
      "currency": JSONValue(figures.code(of: entry.currency)),
    ]
  }
}
