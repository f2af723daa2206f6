import TripEngine
import TripLedger
import TripMoney
import TripPrompt
import TripStore
import TripText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Program {
  /// Opens the prompt on a script; without one, on a trip that is not saved.
  mutating func open(_ name: String?) {
    let now = settings.today.map { day in { day } } ?? world.now
    let document: Document
    do throws(FileTrouble) {
      document =
        if let name { try Document(name, today: now(), in: world.disk) } else {
          Document(today: now(), in: world.disk)
        }
    } catch {
      console.complain("cannot open '\(error.path)': \(error.words)")
      status.worsen(to: .cannotRun)
      return
    }
    let ending = converse(
      document,
      Prompt.World(files: world.disk, today: now, variable: world.variable) { [world] session in
        Self.whole(of: session, in: world, on: now())
      }
    )
    if ending.refusedCount > 0, !world.terminal.asksInput { status.worsen(to: .scriptIsWrong) }
    if ending.hasTrouble { status.worsen(to: .cannotRun) }
    if let signal = ending.signal {
      // The terminal is as it was; whoever asked for the end shall see that it was heeded.
      _ = console.close(status)
      raise(signal)
    }
  }

  /// Returns the script that includes the one at the prompt, where that lacks what stands there.
  private static func whole(of session: Session, in world: World, on today: Day) -> String? {
    guard let identity = session.identity,
      session.trip.people.isEmpty || PartFinder.mayBePart(session.diagnostics)
    else { return nil }
    return PartFinder(world: world, today: today).whole(ofPart: identity)
  }

  /// Lets somebody type; when this returns, the terminal is as it was before.
  private func converse(_ document: Document, _ promptWorld: Prompt.World) -> Prompt.Ending {
    let screen = ConsoleScreen(console: console, wanted: settings.width, columns: world.columns)
    var prompt = Prompt(document, reader: reader(for: screen), screen: screen, in: promptWorld)
    return prompt.run()
  }

  private func reader(for screen: ConsoleScreen) -> any LineReader {
    guard world.terminal.asksInput else { return PipeReader(.standardInput) }
    let history = PromptHistory.path(variable: world.variable).map {
      PromptHistory($0, in: world.disk)
    }
    if world.terminal.showsOutput,
      let editor = LineEditor(hasColor: console.looks.colorsOutput, history: history)
    {
      return editor
    }
    return PlainReader(.standardInput, screen: screen)
  }
}

/// The console as a prompt writes to it, in a terminal whose size may change.
private struct ConsoleScreen: PromptScreen {
  let console: Console
  let wanted: Int?
  let columns: () -> Int?

  var width: Int {
    let (least, most) = (Looks.widths.lowerBound, Looks.widths.upperBound)
    return wanted ?? min(max(columns() ?? console.looks.width, least), most)
  }

  var isASCII: Bool { console.looks.isASCII }

  func write(_ text: StyledText) { console.write(text) }

  func tell(_ text: StyledText) { console.tell(text) }

  func show() -> Bool { console.show() }
}
