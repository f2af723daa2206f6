import TripEngine
import TripLedger
import TripReports
import TripStore
import TripText

/// What the prompt says: answers, messages, and why something was not done.
extension Prompt {
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
    defer { tellDraft() }
    switch trouble {
    case .refused(let refusal):
      tell(refusal.diagnostics.map(inPart), in: refusal.sources)
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

  /// Says where a text is that was written in an editor and refused.
  mutating func tellDraft() {
    guard let draft else { return }
    tell("your text is kept in \(draft.path)")
    self.draft = nil
  }

  /// Says which list or block has no end, for those whose lines stand elsewhere.
  static func unclosed(_ lines: [UInt8], endingOn number: Int) -> String {
    let first = number - lines.count { $0 == 0x0A }
    let rest = lines.prefix { $0 != 0x0A }
    let text = String(decoding: rest, as: UTF8.self).trimmingBlanks()
    return "the list or block that begins on line \(first) is not closed: \(text)"
  }

  // MARK: - The script as it is

  /// Takes note of what somebody else did to the script, and says so.
  mutating func take(_ news: Document.News) {
    hasOldNumbers = true
    tellNews(news)
  }

  private func tellNews(_ news: Document.News) {
    let name = document.name ?? ""
    if news.isGone {
      tell("'\(name)' is gone from the disk; it is made anew with the next line")
      tellLost()
      return
    }
    let difference = news.entriesNow - news.entriesBefore
    let change =
      difference == 0
      ? "as many bills" : difference > 0 ? "\(difference) more" : "\(-difference) less"
    tell(
      "'\(name)' was changed by somebody else and is read again: \(news.entriesNow) bills, \(change)"
    )
    tellLost()
    tellErrors()
  }

  /// Says how to get back what somebody else has taken away altogether.
  private func tellLost() {
    if document.lost != nil {
      tell("what it held is still here: 'save FILE' writes it to another file")
    }
  }

  /// Says what is wrong with the script as it stands.
  func tellErrors() {
    let errors = document.session.diagnostics.filter {
      $0.severity != .warning && !(whole != nil && $0.mayBeMendedByWhole)
    }
    if errors.isEmpty { return }
    tell(errors, in: document.session.sources)
    if document.session.hasErrors { tell("every plan is incomplete until these lines are mended") }
  }

  /// Finds out whether the script is a part of another one, and says so.
  mutating func lookForWhole() {
    whole = world.whole(document.session)
    guard let whole, let name = document.name else { return }
    tell(
      "'\(name)' is a part of '\(whole)' and lacks what stands there; enter bills there, "
        + "quits open \(whole), or in '\(name)' with an editor"
    )
  }

  /// Returns a message about what a part lacks with the whole for its help.
  private func inPart(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let whole, diagnostic.mayBeMendedByWhole, diagnostic.mended == nil else {
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.help =
      "this is a part of '\(whole)'; enter bills there: open \(whole), at the shell: quits open \(whole)"
    return diagnostic
  }

  mutating func greet() {
    let session = document.session
    if let name = document.name, reader.isInteractive {
      let count = session.books.trip.entries.count
      say(session.text.isEmpty ? "\(name) is a new trip" : "\(name): \(count) bills and payments")
    } else if reader.isInteractive {
      say("a trip that is not saved yet; 'help' lists what can be typed, 'save FILE' saves it")
    }
    lookForWhole()
    tellErrors()
  }
}
