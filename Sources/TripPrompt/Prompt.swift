package import TripEngine
package import TripMoney
package import TripStore
import TripText

/// The prompt: reads lines, carries them out, and answers, until there are no more.
package struct Prompt {
  /// How it ended.
  package struct Ending: Hashable {
    /// Lines that were refused.
    package var refusedCount = 0
    /// Whether something could not be read or written.
    package var hasTrouble = false
    /// The signal that asked the process to end.
    package var signal: Int32?
  }

  /// What a prompt may learn from the outside world.
  package struct World {
    package var files: any WritableFileLayer
    package var today: () -> Day
    /// A variable of the environment.
    package var variable: (String) -> String?
    /// The path of the script that includes one, where that lacks what stands there.
    package var whole: (Session) -> String?

    package init(
      files: any WritableFileLayer,
      today: @escaping () -> Day,
      variable: @escaping (String) -> String?,
      whole: @escaping (Session) -> String? = { _ in nil }
    ) {
      self.files = files
      self.today = today
      self.variable = variable
      self.whole = whole
    }
  }

  let world: World
  let reader: any LineReader
  let screen: any PromptScreen
  package internal(set) var document: Document
  var ending = Ending()
  /// The lines of a list or a block that goes on.
  private var typed: [UInt8] = []
  /// The number of the line read last, for those that come from a pipe.
  private(set) var lineNumber = 0
  /// Whether leaving an unsaved trip was warned of just now.
  private var hasWarned = false
  var shownPlan: ShownPlan?
  /// Whether somebody else has changed the script since the numbers of its bills were shown.
  var hasOldNumbers = false
  /// The script that this one is a part of, which lacks what stands there.
  var whole: String?
  /// The text of the bill that `edit` brings up, until it is put back.
  var edited: String?
  /// What was written in an editor, until it has taken a bill's place.
  var draft: Draft?
  var isOver = false

  package init(
    _ document: Document,
    reader: any LineReader,
    screen: any PromptScreen,
    in world: World
  ) {
    self.document = document
    self.reader = reader
    self.screen = screen
    self.world = world
  }

  /// Runs until the lines end or somebody leaves.
  package mutating func run() -> Ending {
    greet()
    while !isOver {
      guard screen.show() else { break }
      if reader.isInteractive { offerCompletions() }
      let read = reader.readLine(typed.isEmpty ? heading : continuation, startingWith: "")
      // Whoever completes holds the trip, which could then not grow in place.
      reader.completer = { _ in Completion() }
      switch read {
      case .line(let line): take(line)
      case .interrupted: typed = []
      case .end: end()
      case .failed(let trouble):
        tell("cannot read what is typed: \(trouble.words)")
        ending.hasTrouble = true
        isOver = true
      case .terminated(let signal):
        ending.signal = signal
        isOver = true
      }
    }
    _ = screen.show()
    return ending
  }

  private mutating func end() {
    if !typed.isEmpty {
      let rest = typed
      typed = []
      if reader.isInteractive { return }
      carryOut(rest, isLast: true)
    }
    leave()
  }

  /// Leaves, unless something would be lost for the first time of asking.
  mutating func leave() {
    if document.isUnsaved, reader.isInteractive, !hasWarned {
      tell("this trip is not saved: save it with 'save FILE', or leave again to drop it")
      hasWarned = true
      return
    }
    isOver = true
  }

  /// Opens another script, unless something would be lost for the first time of asking.
  mutating func mayDrop() -> Bool {
    if document.isUnsaved, !hasWarned {
      tell("this trip is not saved: save it with 'save FILE', or open again to drop it")
      hasWarned = true
      return false
    }
    return true
  }

  // MARK: - Lines

  private mutating func take(_ line: [UInt8]) {
    lineNumber += 1
    if typed.isEmpty {
      if let text = String(validating: line, as: UTF8.self), takePath(in: text) { return }
      typed = line
    } else {
      typed += [0x0A] + line
    }
    let text = typed
    typed = []
    if !carryOut(text, isLast: false) { typed = text }
    finishEdit()
  }

  /// Carries lines out; false where more are to come.
  @discardableResult
  private mutating func carryOut(_ lines: [UInt8], isLast: Bool) -> Bool {
    document.session.turn(to: world.today())
    let warned = hasWarned
    var isWhole = true
    for _ in 0..<Self.mostAttempts {
      do throws(Document.Trouble) {
        isWhole = try attempt(lines, isLast: isLast)
        if warned { hasWarned = false }
        return isWhole
      } catch {
        if case .changedMeanwhile = error { continue }
        refuse(error)
        return true
      }
    }
    refuse(.impossible("the file is being changed again and again: nothing was done"))
    return true
  }

  /// How often a line is tried where somebody else saves at the same moment.
  private static let mostAttempts = 100

  /// Carries lines out on the script as it is on the disk; false where more are to come.
  private mutating func attempt(
    _ lines: [UInt8],
    isLast: Bool
  ) throws(Document.Trouble) -> Bool {
    let lock = document.lock()
    defer { document.unlock(lock) }
    if let news = try document.refresh() { take(news) }
    switch document.session.reading(of: lines + [0x0A]) {
    case .nothing:
      return true
    case .incomplete where !isLast:
      return false
    case .incomplete:
      throw .impossible(Self.unclosed(lines, endingOn: lineNumber))
    case .refused(let refusal, let endsOpen):
      // The rest of the block would be refused line by line.
      if endsOpen, !isLast, !reader.isInteractive { return false }
      throw .refused(refusal)
    case .question(let command):
      answer(command)
    case .command(let command):
      try carryOut(command, typed: lines)
    case .lines(let dated, let statements):
      let effect = try document.append(dated)
      answer(effect)
      let facts = FactAnswer(session: document.session, lines: lines)
      for statement in statements where effect.diagnostics.isEmpty {
        if let words = facts.words(for: statement) { say(words) }
      }
    }
    return true
  }
}
