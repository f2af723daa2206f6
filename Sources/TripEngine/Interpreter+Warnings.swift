import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Slips that have a meaning, perhaps not the one that was meant.
extension Interpreter {
  mutating func warn(of bill: Bill, _ entry: Entry, _ statement: Statement) {
    warnOfComment(bill, statement)
    if let cost = bill.cost { warnOfCost(cost, beside: bill.split) }
    warnOfRepetition(bill, entry)
  }

  /// `# food`, where `#food` is a category, and `# for Ben`, where nobody else is named.
  private mutating func warnOfComment(_ bill: Bill, _ statement: Statement) {
    guard let comment = statement.comment, bill.category == nil || bill.split == nil else { return }
    let text = sources.text(in: comment)
    let word = String(text.drop { $0 == "#" }).trimmingBlanks()
    if bill.category == nil, !word.isEmpty, knownCategory(word) != nil {
      diagnostics.append(.commentLikeCategory(word, at: comment))
    } else if bill.split == nil, let name = firstSharer(in: word) {
      diagnostics.append(.commentLikeSplit(name, at: comment))
    }
  }

  /// Whom a text names first that begins as a split does: `for Ben, Cy`.
  private func firstSharer(in text: String) -> String? {
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard words.count > 1, words[0].lowercased() == "for" else { return nil }
    return person(spelled: String(words[1])).map { Parser.written(trip[$0].name) }
  }

  /// `#ben`, where Ben is somebody.
  mutating func warnOfNameAsCategory(_ word: String, at span: SourceSpan) {
    guard let person = person(spelled: word), trip[person].kind != .pot else { return }
    diagnostics.append(.categoryLikeName(word, Parser.written(trip[person].name), at: span))
  }

  private func person(spelled name: String) -> PersonID? {
    guard let id = words.names.id(of: name), Int(id.index) < meanings.count,
      case .person(let person) = meanings[Int(id.index)]
    else { return nil }
    return person
  }

  /// `for Ben=20`, where Ben's part may be meant.
  private mutating func warnOfCost(_ cost: Amount, beside split: Split?) {
    guard let last = split?.entries.last, last.mark == .none, cost.span.start == last.span.end + 1
    else { return }
    let place = SourceSpan(start: last.span.start, end: cost.span.end)
    diagnostics.append(.costLikeShare(text(in: last.span), text(in: cost.span), at: place))
  }

  /// The same bill on the same day.
  private mutating func warnOfRepetition(_ bill: Bill, _ entry: Entry) {
    guard let day = entry.day, !entry.payers.isEmpty else { return }
    let payer = trip.payers[Int(entry.payers.lowerBound)].person
    // FNV-1a over what two bills would share; a collision is told from a repetition below.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x0000_0100_0000_01B3 }
    mix(UInt64(truncatingIfNeeded: day.number))
    mix(UInt64(truncatingIfNeeded: payer.index))
    mix(UInt64(bitPattern: entry.amount))
    if let what = entry.what {
      for byte in sources.bytes(in: what) { mix(UInt64(byte)) }
    }
    let number = Int32(truncatingIfNeeded: trip.entries.count - 1)
    guard let earlier = repetitions.replace(hash, with: number) else { return }
    let other = trip.entries[Int(earlier)]
    if repeats(other, entry) {
      diagnostics.append(.billTwice(at: entry.span, first: other.span))
    }
  }

  private func repeats(_ first: Entry, _ second: Entry) -> Bool {
    first.kind == second.kind && first.day == second.day && first.amount == second.amount
      && first.currency == second.currency && first.category == second.category
      && first.what.map { text(in: $0) } == second.what.map { text(in: $0) }
      && trip.denominator(of: first) == trip.denominator(of: second)
      && trip.payers(of: first).elementsEqual(trip.payers(of: second))
      && trip.sharers(of: first) == trip.sharers(of: second)
      && trip.numerators(of: first) == trip.numerators(of: second)
  }

  /// A name that somebody could take for another one.
  mutating func warnOfLookalike(_ mention: NameMention, _ meaning: Meaning) {
    let name = displayName(mention)
    guard let other = nameOfGlance.updateValue(meaning, forKey: glance(at: name)) else { return }
    switch other {
    case .none: return
    case .person(let id):
      diagnostics.append(
        .namesAlike(name, trip[id].name, at: mention.span, declared: trip[id].span)
      )
    case .group(let index):
      let group = trip.groups[index]
      diagnostics.append(.namesAlike(name, group.name, at: mention.span, declared: group.span))
    case .unit(let index):
      let unit = trip.units[index]
      diagnostics.append(
        .namesAlike(name, unit.name ?? "", at: mention.span, declared: unit.span)
      )
    }
  }

  /// In a file that others include, `Me` is somebody else for everyone.
  mutating func warnOfMe(_ mention: NameMention) {
    guard openFiles.count > 1, !hasWarnedOfMe,
      words.names.text(of: mention.id).lowercased() == "me"
    else { return }
    hasWarnedOfMe = true
    diagnostics.append(.meInInclude(at: mention.span))
  }
}
