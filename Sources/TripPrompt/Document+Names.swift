import TripEngine
import TripLedger
import TripMoney
import TripSyntax
import TripText

/// People taken off and renamed, wherever their names stand.
extension Document {
  /// Takes a person off the line that declares them.
  package mutating func remove(_ name: String) throws(Trouble) -> String {
    guard let person = session.person(called: name) else {
      throw .impossible("nobody on this trip is called '\(name)'")
    }
    let trip = session.books.trip
    let shown = trip[person].name
    let bills = trip.entries.indices.filter { index in
      let entry = trip.entries[index]
      return trip.payers(of: entry).contains { $0.person == person }
        || trip.shares({ $0 == person }, in: entry)
    }
    if let first = bills.first {
      let rest = bills.count == 1 ? "it" : "them"
      throw .impossible(
        "\(shown) has \(bills.count == 1 ? "bill" : "\(bills.count) bills, the first is") "
          + "\(first + 1): change or delete \(rest) first"
      )
    }
    let sources = session.sources
    guard sources.file(at: trip[person].span.start) == 0 else {
      throw .impossible(
        "\(shown) is declared in '\(sources.files[sources.file(at: trip[person].span.start)].name)'"
      )
    }
    let edit = try withoutDeclaration(at: Int(trip[person].span.start))
    try keepingTheBooks(Change(edits: [edit], label: "remove \(shown)"), but: person)
    return shown
  }

  /// The edit that takes the declaration of a name off its list, with what belongs to it.
  private func withoutDeclaration(at offset: Int) throws(Trouble) -> TextEdit {
    guard let roster = session.roster(around: offset),
      let index = roster.names.firstIndex(where: { $0.lowerBound == offset })
    else { throw .impossible("the line that declares this name cannot be told") }
    let text = session.text
    var range: Range<Int>
    if roster.names.count == 1 {
      range = wholeLines(roster.statement)
    } else if index + 1 < roster.names.count {
      range = offset..<roster.names[index + 1].lowerBound
    } else {
      range = endOfList(before: offset, in: text)..<roster.statement.upperBound
    }
    return TextEdit(at: range.lowerBound, old: Array(text[range]), new: [])
  }

  /// Where a list ends without its last name: before the comma or the `and` that leads to it.
  private func endOfList(before offset: Int, in text: [UInt8]) -> Int {
    var end = offset
    func skipBlanks() {
      while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text[end - 1]) { end -= 1 }
    }
    skipBlanks()
    if end > 4, [0x20, 0x2C].contains(text[end - 4]),
      text[end - 3..<end].map({ $0 | 0x20 }).elementsEqual("and".utf8)
    {
      end -= 3
      skipBlanks()
    }
    if end > 0, text[end - 1] == 0x2C { end -= 1 }
    skipBlanks()
    return end
  }

  /// Changes a name wherever it stands, to `new` as it is to be written, and returns in how many
  /// places.
  package mutating func rename(_ old: String, to new: String) throws(Trouble) -> Int {
    guard session.isNameTaken(old) else {
      throw .impossible("nobody on this trip is called '\(old)'")
    }
    let bytes = Array(new.utf8)
    let bare = bytes.first == 0x22 ? unquoted(bytes[...]).trimmingBlanks() : new
    if session.isNameTaken(bare), !session.isSameName(old, bare) {
      throw .impossible("'\(bare)' is somebody else's name already")
    }
    let text = session.text
    let edits = session.mentions(of: old).map { range in
      TextEdit(at: range.lowerBound, old: Array(text[range]), new: bytes)
    }.filter { $0.old != $0.new }
    if edits.isEmpty { throw .impossible("it is called so already") }
    try keepingTheBooks(Change(edits: edits, label: "rename \(old) to \(bare)"), but: nil)
    return edits.count
  }

  /// Makes a change after which everybody must have what they had before.
  private mutating func keepingTheBooks(
    _ change: Change,
    but gone: PersonID?
  ) throws(Trouble) {
    func figures(_ session: Session, without gone: PersonID?) -> [Ledger.Sums] {
      session.books.ledger.sums.enumerated().filter { $0.offset != gone?.index }.map(\.element)
    }
    _ = try make(change) { before, after in
      figures(after, without: nil) == figures(before, without: gone)
        && after.books.trip.entries.count == before.books.trip.entries.count
        ? nil : "that would change what other lines mean: nothing was done"
    }
  }
}
