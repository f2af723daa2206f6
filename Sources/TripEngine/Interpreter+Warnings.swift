import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Slips that have a meaning, perhaps not the one that was meant.
extension Interpreter {
  mutating func warn(of bill: Bill, _ entry: Entry, _ statement: Statement) {
    warnOfComment(bill, statement)
    warnOfRepetition(bill, entry)
  }

  /// `# food`, where `#food` is a category.
  private mutating func warnOfComment(_ bill: Bill, _ statement: Statement) {
    guard bill.category == nil, let comment = statement.comment else { return }
    let text = sources.text(in: comment)
    let word = String(text.drop { $0 == "#" }).trimmingBlanks()
    guard !word.isEmpty, categoryIDs[word.lowercased()] != nil else { return }
    diagnostics.append(.commentLikeCategory(word, at: comment))
  }

  /// The same bill on the same day.
  private mutating func warnOfRepetition(_ bill: Bill, _ entry: Entry) {
    guard let day = entry.day, let payer = trip.payers(of: entry).first?.person else { return }
    let key = BillKey(
      day: day, payer: payer, amount: entry.amount, currency: entry.currency,
      what: bill.what.map { Array(sources.bytes(in: $0)) } ?? [],
      isRefund: bill.isRefund,
      split: bill.split.map { Array(sources.bytes(in: $0.span)) } ?? [])
    if let first = billKeys[key] {
      diagnostics.append(.billTwice(at: entry.span, first: first))
    } else {
      billKeys[key] = entry.span
    }
  }

  /// In a file that others include, `Me` is somebody else for everyone.
  mutating func warnOfMe(_ mention: NameMention) {
    guard includeDepth > 0, !hasWarnedOfMe,
      words.names.text(of: mention.id).lowercased() == "me"
    else { return }
    hasWarnedOfMe = true
    diagnostics.append(.meInInclude(at: mention.span))
  }
}
