package import TripEngine
import TripLedger
import TripText

/// Lines added to the end, and the lines of bills.
extension Document {
  /// Adds lines, with LF between them, to the end of the script.
  package mutating func append(_ lines: [UInt8]) throws(Trouble) -> Session.Effect {
    let text = session.text
    let lineEnd = Self.lineEnd(of: text)
    var added: [UInt8] = []
    if let last = text.last, last != 0x0A, last != 0x0D { added += lineEnd }
    added += Self.withLineEnds(lines, lineEnd)
    if !added.isEmpty, added.last != 0x0A, added.last != 0x0D { added += lineEnd }
    let edit = TextEdit(at: text.count, new: added)
    return try make(Change(edits: [edit], label: Self.label(lines)))
  }

  /// The line end that a text has at the end of its last line, else that of Unix.
  static func lineEnd(of text: [UInt8]) -> [UInt8] {
    guard let index = text.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    if text[index] == 0x0D { return [0x0D] }
    return index > 0 && text[index - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
  }

  static func withLineEnds(_ lines: [UInt8], _ lineEnd: [UInt8]) -> [UInt8] {
    if lineEnd == [0x0A] { return lines }
    return lines.flatMap { $0 == 0x0A ? lineEnd : [$0] }
  }

  /// The first line and how many more there are, to say what was done.
  static func label(_ lines: [UInt8]) -> String {
    let all = lines.split { $0 == 0x0A || $0 == 0x0D }
    let first = String(decoding: all.first ?? [], as: UTF8.self).trimmingBlanks()
    return switch all.count {
    case ...1: first
    case 2: first + " (and 1 line more)"
    default: first + " (and \(all.count - 1) lines more)"
    }
  }

  // MARK: - Bills

  /// Returns the place of a bill or payment, from 1, in the main text, comments left out.
  package func place(ofBill number: Int) throws(Trouble) -> Range<Int> {
    let entries = session.books.trip.entries
    guard number >= 1, number <= entries.count else {
      let known = entries.count == 1 ? "there is one" : "there are \(entries.count)"
      throw .impossible("no bill or payment has the number \(number): \(known); see: bills")
    }
    let span = entries[number - 1].span
    let sources = session.sources
    let file = sources.file(at: span.start)
    guard file == 0 else {
      throw .impossible(
        "\(number) stands in '\(sources.files[file].name)', line \(sources.line(at: span.start)): "
          + "change it there"
      )
    }
    return Int(span.start)..<Int(span.end)
  }

  /// Returns the bill's own text.
  package func text(in place: Range<Int>) -> String {
    String(decoding: session.text[place], as: UTF8.self)
  }

  /// Holds a place while a person changes what stands there.
  package mutating func hold(_ place: Range<Int>) { held = place }

  /// Puts other lines in the place that is held; what surrounds it stays as it is.
  package mutating func replaceHeld(
    _ old: [UInt8],
    with lines: [UInt8]
  ) throws(Trouble) -> Session.Effect {
    defer { held = nil }
    let text = session.text
    guard let place = held, text[place].elementsEqual(old) else {
      throw .impossible("somebody else has changed that bill: nothing was done")
    }
    var lines = lines
    while lines.last == 0x0A || lines.last == 0x20 { lines.removeLast() }
    let new = Self.withLineEnds(lines, Self.lineEnd(of: text))
    if new.elementsEqual(old) { throw .impossible("nothing was changed") }
    let edit = TextEdit(at: place.lowerBound, old: old, new: new)
    do throws(Trouble) {
      return try make(Change(edits: [edit], label: Self.label(lines))) { before, after in
        after.books.trip.entries.count < before.books.trip.entries.count
          ? "that is no bill; to take one out there is 'delete'" : nil
      }
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      throw .refused(refusal.ofEdit(in: session.books.trip))
    }
  }

  /// Takes a bill's lines out.
  package mutating func delete(bill number: Int) throws(Trouble) -> String {
    let lines = wholeLines(try place(ofBill: number))
    let old = Array(session.text[lines])
    let label = Self.label(old)
    _ = try make(Change(edits: [TextEdit(at: lines.lowerBound, old: old, new: [])], label: label))
    return label
  }

  /// Widens a place to the lines on which it stands, their ends included.
  func wholeLines(_ place: Range<Int>) -> Range<Int> {
    let text = session.text
    func endsLine(_ index: Int) -> Bool { text[index] == 0x0A || text[index] == 0x0D }
    var start = place.lowerBound
    while start > 0, !endsLine(start - 1) { start -= 1 }
    var end = place.upperBound
    while end < text.count, !endsLine(end) { end += 1 }
    if end < text.count {
      end += text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? 2 : 1
    }
    return start..<end
  }

  // MARK: - Taking back

  /// Takes the last change back, and returns what it was.
  package mutating func undo() throws(Trouble) -> String {
    guard let change = done.last else {
      throw .impossible(
        isCut
          ? "somebody else has changed those lines since: nothing is taken back"
          : "there is nothing to take back"
      )
    }
    let back = change.edits.reversed
    guard back.fit(session.text) else {
      done = []
      throw .impossible("somebody else has changed those lines since: nothing is taken back")
    }
    _ = try put(back)
    done.removeLast()
    undone.append(Change(edits: back, label: change.label))
    return change.label
  }

  /// Brings the change that was taken back last back again.
  package mutating func redo() throws(Trouble) -> String {
    guard let change = undone.last else { throw .impossible("there is nothing to bring back") }
    let again = change.edits.reversed
    guard again.fit(session.text) else {
      undone = []
      throw .impossible("somebody else has changed those lines since: nothing is brought back")
    }
    _ = try put(again)
    undone.removeLast()
    done.append(Change(edits: again, label: change.label))
    return change.label
  }
}
