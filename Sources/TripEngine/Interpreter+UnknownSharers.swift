import TripLedger
import TripSyntax
import TripText

/// Words behind `for` that say what a bill was for, and name nobody: `for dinner and wine`.
extension Interpreter {
  /// The message about all of them, at the first.
  mutating func unknownSharers(_ mention: NameMention, _ note: SourceSpan) -> Diagnostic? {
    let words = text(in: note)
    let line = line(of: note)
    let place = SourceSpan(start: note.start - UInt32("for ".utf8.count), end: note.end)
    let mended = line.replacing(place, with: Parser.quoted(words))
    let isNote =
      !words.contains(where: \.isNumber) && !line.text.contains("\"")
      && Parser.isFaithful(mended, to: line.text, among: self.words, scope.numbers)
    return unknownName(
      mention,
      help: "what it was goes in quotes: \(Parser.quoted(words)); "
        + "newcomers are declared above with: buddy \(displayName(mention))",
      mended: isNote ? mended : nil
    )
  }

  /// Where the words behind the `for` before a name stand, to the end of the line, if all are small and
  /// like nobody's name.
  func wordsBehindFor(_ mention: NameMention) -> SourceSpan? {
    let line = sources.lineSpan(containing: mention.span.start)
    guard trip.people.contains(where: { $0.name.first?.isUppercase == true }),
      line.end - line.start < Self.longestNote
    else { return nil }
    let bytes = Array(sources.bytes(in: line))
    var start = Int(mention.span.start - line.start)
    while start >= 5, !bytes[(start - 5)..<start].elementsEqual(" for ".utf8) { start -= 1 }
    // Where a note stands already, these are people.
    guard start >= 5, !bytes[..<start].contains(UInt8(ascii: "\"")) else { return nil }
    let text = Self.firstClause(String(decoding: bytes[start...], as: UTF8.self)).trimmingBlanks()
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard words.allSatisfy(isOfNote) else { return nil }
    let first = line.start + UInt32(truncatingIfNeeded: start)
    return SourceSpan(start: first, end: first + UInt32(truncatingIfNeeded: text.utf8.count))
  }

  /// The words before a category, a comment, a day, a block or a rate.
  private static func firstClause(_ text: String) -> String {
    var end = text.endIndex
    for place in text.indices where text[place] == " " {
      let rest = text[place...]
      if [" #", " on ", " fee ", " {", " @", " ="].contains(where: rest.hasPrefix) {
        end = place
        break
      }
    }
    return String(text[..<end])
  }

  /// A note is never longer than so many bytes of its line.
  private static let longestNote: UInt32 = 200

  private func isOfNote(_ word: String) -> Bool {
    if word == "and" || word.allSatisfy(\.isNumber) { return true }
    let isWord = word.first?.isLowercase ?? false && word.allSatisfy { $0.isLetter || $0 == "-" }
    return isWord && nearestName(to: word) == nil && Habit.sharer(in: [word]) == nil
      && !Habit.me.isMeant(by: word) && !Habit.them.isMeant(by: word)
      && !Habit.relative.isMeant(by: word)
      && !["on", "fee", "each", "except", "all", "rest", "for", "paid", "got", "via", "but", "not"]
        .contains(word)
  }
}
