package import TripEngine
import TripLedger
package import TripMoney
package import TripStore
import TripText

/// The script behind a prompt: its text, its file, and what was done to it.
///
/// The text is the truth. Every change is an edit of it, is on the disk when the method returns, and
/// takes effect whole or not at all.
package struct Document {
  /// Why a change was not made.
  package enum Trouble: Error {
    case refused(Session.Refusal)
    /// In a few words, without a place.
    case impossible(String)
    case file(FileTrouble)
    /// Somebody else saved the file in this very moment: read it, and try again.
    case changedMeanwhile
  }

  /// What came of reading the file again.
  package struct News: Hashable {
    package var entriesBefore: Int
    package var entriesNow: Int
    package var isGone: Bool
  }

  package internal(set) var session: Session
  /// Nil for a trip that is not saved.
  private(set) var file: ScriptFile?
  var done: [Change] = []
  var undone: [Change] = []
  /// Whether changes can no longer be taken back since somebody else touched their lines.
  var isCut = false
  /// What the file held before somebody else removed or emptied it, until something is added to it.
  private(set) var lost: [UInt8]?
  /// A place that is being changed, which moves when somebody else changes the file.
  var held: Range<Int>?
  private let files: any WritableFileLayer

  /// Begins a trip that is not saved.
  package init(today: Day, in files: any WritableFileLayer) {
    self.files = files
    session = Session(
      name: "unsaved",
      identity: nil,
      bytes: [],
      in: Self.surroundings(of: ".", today: today, in: files)
    )
  }

  /// Opens a script, which need not exist yet; its folder must.
  package init(
    _ name: String,
    today: Day,
    in files: any WritableFileLayer
  ) throws(FileTrouble) {
    self.files = files
    var file = try ScriptFile(name, in: files)
    let bytes = try file.read()
    session = Self.session(name, bytes, today: today, in: files)
    self.file = file
  }

  private static func session(
    _ name: String,
    _ bytes: [UInt8],
    today: Day,
    in files: any WritableFileLayer
  ) -> Session {
    Session(
      name: name,
      identity: try? files.resolved(name),
      bytes: bytes,
      in: surroundings(of: name, today: today, in: files)
    )
  }

  /// What the script includes comes from its own folder; one that does not exist yet has none.
  private static func surroundings(
    of name: String,
    today: Day,
    in files: any WritableFileLayer
  ) -> Surroundings {
    Surroundings(today: today) { path, from in
      do throws(FileTrouble) {
        let reader =
          files.isFile(name)
          ? try IncludeReader(forFile: name, in: files)
          : try IncludeReader(forTextCalled: name, in: files)
        switch reader.read(path, from: from) {
        case .text(let name, let identity, let bytes):
          return .text(name: name, identity: identity, bytes: bytes)
        case .outside: return .outside
        case .unreadable(let trouble): return .unreadable(trouble.words)
        }
      } catch {
        return .unreadable(error.words)
      }
    }
  }

  /// The path as people say it; nil for a trip that is not saved.
  package var name: String? { file?.name }

  /// Whether leaving would lose what was entered.
  package var isUnsaved: Bool { file == nil && !session.text.isEmpty }

  // MARK: - The file

  /// Keeps other prompts from the file until `unlock(_:)`.
  func lock() -> ScriptFile.Lock? { file?.lock() }

  func unlock(_ lock: ScriptFile.Lock?) { file?.unlock(lock) }

  /// Runs `body` while no other prompt changes the file.
  mutating func alone<Result>(
    _ body: (inout Document) throws(Trouble) -> Result
  ) throws(Trouble) -> Result {
    let held = lock()
    defer { unlock(held) }
    return try body(&self)
  }

  /// Reads the file again where somebody else has changed it, and returns what is new.
  package mutating func refresh() throws(Trouble) -> News? {
    guard var file else { return nil }
    do throws(FileTrouble) {
      guard try file.hasChanged() else { return nil }
      let bytes = try file.read()
      self.file = file
      guard let outside = OutsideChange(from: session.text, to: bytes) else { return nil }
      let before = session.books.trip.entries.count
      lost = bytes.isEmpty ? session.text : nil
      session.restart(with: bytes)
      isCut = done.rebase(over: outside) || isCut
      _ = undone.rebase(over: outside)
      held = held.flatMap { outside.moved($0) }
      return News(
        entriesBefore: before,
        entriesNow: session.books.trip.entries.count,
        isGone: !file.exists
      )
    } catch {
      throw .file(error)
    }
  }

  /// What a change must not bring about: given the trip before and after, says what is wrong.
  typealias Objection = (_ before: Session, _ after: Session) -> String?

  /// Makes edits of the text, in the trip and on the disk.
  ///
  /// The edits are ascending, do not overlap and count in the text as it is.
  mutating func make(
    _ change: Change,
    unless objection: Objection = { _, _ in nil }
  ) throws(Trouble) -> Session.Effect {
    let effect = try put(change.edits, unless: objection)
    lost = nil
    done.append(change)
    undone = []
    return effect
  }

  /// Makes edits that are no news to the lists of what was done.
  mutating func put(
    _ edits: [TextEdit],
    unless objection: Objection = { _, _ in nil }
  ) throws(Trouble) -> Session.Effect {
    let count = session.text.count
    let isAppending = edits.count == 1 && edits[0].old.isEmpty && edits[0].offset == count
    // Held only where the whole is read again anyway: going on at the end must not copy it.
    let before = isAppending ? nil : session
    let effect: Session.Effect
    do throws(Session.Refusal) {
      effect = try session.apply(edits)
    } catch {
      throw .refused(error)
    }
    if let before, let complaint = objection(before, session) {
      session = before
      throw .impossible(complaint)
    }
    guard var file else { return effect }
    do throws(ScriptFile.Trouble) {
      if let before {
        try file.replace(before.text, with: session.text)
      } else {
        try file.append(edits[0].new)
      }
      self.file = file
      return effect
    } catch {
      self.file = file
      if let before {
        session = before
      } else {
        session.restart(with: Array(session.text[..<count]))
      }
      switch error {
      case .changedMeanwhile: throw .changedMeanwhile
      case .failed(let trouble): throw .file(trouble)
      }
    }
  }

  /// Writes the trip, or what it was before somebody else took it away, to a new file, and goes on
  /// there.
  package mutating func save(as name: String, today: Day) throws(Trouble) {
    let text = lost ?? session.text
    do throws(FileTrouble) {
      var fresh = try ScriptFile(name, in: files)
      if try fresh.hasChanged() { throw FileTrouble(name, .exists) }
      do throws(ScriptFile.Trouble) {
        try fresh.append(text)
      } catch {
        switch error {
        case .changedMeanwhile: throw FileTrouble(name, .exists)
        case .failed(let trouble): throw trouble
        }
      }
      session = Self.session(name, text, today: today, in: files)
      lost = nil
      file = fresh
    } catch {
      throw .file(error)
    }
  }
}
