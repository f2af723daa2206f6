import TripEngine
import TripLedger
package import TripMoney
import TripReports
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

    package init(
      files: any WritableFileLayer,
      today: @escaping () -> Day,
      variable: @escaping (String) -> String?
    ) {
      self.files = files
      self.today = today
      self.variable = variable
    }
  }

  let world: World
  let reader: any LineReader
  let screen: any PromptScreen
  var document: Document
  var ending = Ending()
  /// The lines of a list or a block that goes on.
  private var typed: [UInt8] = []
  /// The number of the line read last, for those that come from a pipe.
  private var lineNumber = 0
  /// Whether leaving an unsaved trip was warned of just now.
  private var hasWarned = false
  var shownPlan: ShownPlan?
  /// The text of the bill that `edit` brings up, until it is put back.
  var edited: String?
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
    let news = try document.refresh()
    if let news { tellNews(news) }
    switch document.session.reading(of: lines + [0x0A]) {
    case .nothing:
      return true
    case .incomplete where !isLast:
      return false
    case .incomplete:
      throw .impossible("the list or block that begins here is not closed")
    case .refused(let refusal, let endsOpen):
      // The rest of the block would be refused line by line.
      if endsOpen, !isLast, !reader.isInteractive { return false }
      throw .refused(refusal)
    case .question(let command):
      answer(command)
    case .command(let command):
      try carryOut(command, typed: lines, isNews: news != nil)
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

  // MARK: - Saying

  mutating func answer(_ effect: Session.Effect) {
    for index in effect.entries {
      let answer = EntryAnswer(
        books: document.session.books,
        sources: document.session.sources,
        index: index
      )
      writeLine(answer.line())
    }
    tell(effect.diagnostics, in: document.session.sources)
  }

  func say(_ words: String) {
    writeLine(StyledText(words.shown(onOneLine: true), as: .faint))
  }

  /// Writes a line, which for people is wrapped between words.
  private func writeLine(_ line: StyledText) {
    guard reader.isInteractive else {
      screen.write(line + StyledText("\n"))
      return
    }
    let renderer = TextReportRenderer(width: screen.width, isASCII: screen.isASCII)
    screen.write(renderer.render(Report([.sentence(line)], json: .null)))
  }

  func tell(_ words: String) {
    screen.tell(StyledText(words.shown(onOneLine: true) + "\n", as: .warning))
  }

  func tell(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let renderer = DiagnosticRenderer(width: max(screen.width, 40))
    for diagnostic in diagnostics.prefix(Self.mostMessages) {
      screen.tell(renderer.render(diagnostic, in: sources))
    }
    let rest = diagnostics.count - Self.mostMessages
    if rest > 0 { tell("and \(rest) more") }
  }

  private static let mostMessages = 20

  /// Says why something was not done, and makes the mended line one that can be called up.
  mutating func refuse(_ trouble: Document.Trouble) {
    ending.refusedCount += 1
    if !reader.isInteractive {
      screen.tell(StyledText("line \(lineNumber): refused\n", as: .faint))
    }
    switch trouble {
    case .refused(let refusal):
      tell(refusal.diagnostics, in: refusal.sources)
      if let mended = refusal.diagnostics.lazy.compactMap(\.mended).first {
        reader.remember(mended)
      }
    case .impossible(let words):
      screen.tell(
        StyledText("error: ", as: .error) + StyledText(words.shown(onOneLine: true) + "\n")
      )
    case .file(let trouble):
      ending.hasTrouble = true
      let name = trouble.path.shown(onOneLine: true)
      screen.tell(
        StyledText("error: ", as: .error)
          + StyledText("'\(name)': \(trouble.words); nothing was changed\n")
      )
    case .changedMeanwhile:
      tell("somebody else has just saved the file: try again")
    }
  }

  private func tellNews(_ news: Document.News) {
    let name = document.name ?? ""
    if news.isGone {
      tell("'\(name)' is gone from the disk; it is made anew with the next line")
      return
    }
    let difference = news.entriesNow - news.entriesBefore
    let change =
      difference == 0
      ? "as many bills" : difference > 0 ? "\(difference) more" : "\(-difference) less"
    tell(
      "'\(name)' was changed by somebody else and is read again: \(news.entriesNow) bills, \(change)"
    )
    tellErrors()
  }

  /// Says what is wrong with the script as it stands.
  func tellErrors() {
    let errors = document.session.diagnostics.filter { $0.severity != .warning }
    if errors.isEmpty { return }
    tell(errors, in: document.session.sources)
    if document.session.hasErrors { tell("every plan is incomplete until these lines are mended") }
  }

  private mutating func greet() {
    let session = document.session
    if let name = document.name, reader.isInteractive {
      let count = session.books.trip.entries.count
      say(session.text.isEmpty ? "\(name) is a new trip" : "\(name): \(count) bills and payments")
    } else if reader.isInteractive {
      say("a trip that is not saved yet; 'help' lists what can be typed, 'save FILE' saves it")
    }
    tellErrors()
  }
}
