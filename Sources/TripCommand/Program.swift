import TripEngine
import TripLedger
import TripMoney
import TripPrompt
import TripReports
import TripStore
import TripText

/// One run of the program, from its arguments to its exit status.
package struct Program {
  let world: World
  let settings: Settings
  let console: Console
  let today: Day
  /// How the run ends, as far as it has come.
  var status = ExitStatus.allWell
  /// Whether there is a report above the next one.
  var hasWritten = false

  private init(_ settings: Settings, in world: World) {
    self.world = world
    self.settings = settings
    console = Console(Looks(settings, in: world), in: world)
    today = settings.today ?? world.today
  }

  /// Does what the arguments after the program's name ask for.
  ///
  /// Nothing is read from or written to anything but `world`.
  package static func run(_ arguments: [String], in world: World) -> ExitStatus {
    do throws(UsageError) {
      let invocation = try ArgumentReader.read(arguments)
      var program = Program(invocation.settings, in: world)
      try program.perform(invocation.task)
      return program.console.close(program.status)
    } catch {
      let console = Console(Looks(Settings(), in: world), in: world)
      console.complain(error.message)
      let page = error.command.map { $0 == .run ? "--help" : "help \($0.rawValue)" } ?? "--help"
      console.tell(StyledText("see: quits \(page)\n"))
      return console.close(.cannotRun)
    }
  }

  private mutating func perform(_ task: Invocation.Task) throws(UsageError) {
    switch task {
    case .run(let sources):
      if sources.isEmpty && world.terminal.asksInput {
        open(nil)
      } else {
        try run(sources)
      }
    case .open(let name):
      open(name)
    case .check(let sources):
      check(sources)
    case .figures(let verb, let words, let source):
      try give(verb, words, of: source)
    case .report(let sources):
      try writePage(about: sources)
    case .list(let folder):
      list(folder)
    case .help(let verb):
      console.write(verb.map(HelpText.page) ?? HelpText.overview)
    case .languageHelp(let topic):
      console.write(LanguageHelp.text(about: topic))
    case .version:
      console.write(StyledText("quits \(version)\n"))
    }
  }

  /// Reads and evaluates a script, or says why that cannot be.
  mutating func load(
    _ source: Invocation.Source,
    hint: (FileTrouble) -> String? = { _ in nil }
  ) -> Script? {
    do throws(FileTrouble) {
      return try Script(source, in: world, on: today)
    } catch {
      complain(error, hint: hint(error))
      return nil
    }
  }

  /// Reads and evaluates standard input for a command that names no file.
  ///
  /// Nobody types a trip there, and one that holds nothing at all was never meant for one: it is what
  /// a timer or a build server has, where the file was forgotten.
  mutating func loadUnnamed(for verb: CommandRule.Verb) throws(UsageError) -> Script? {
    let rule = CommandRule.of(verb)
    if world.terminal.asksInput { throw .noSource(of: rule) }
    let script = load(.standardInput)
    if script?.isEmpty == true { throw .noSource(of: rule) }
    return script
  }

  mutating func complain(_ trouble: FileTrouble, hint: String? = nil) {
    let rest = hint.map { "; " + $0 } ?? ""
    console.complain("cannot read '\(trouble.path)': \(trouble.words)\(rest)")
    status.worsen(to: .cannotRun)
  }

  /// Reports what is wrong with a script on standard error, and remembers it for the exit status.
  mutating func report(_ diagnostics: [Diagnostic], of script: Script) {
    if diagnostics.isEmpty { return }
    console.tell(Findings.text(of: diagnostics, in: script.evaluation.sources, on: console))
    status.worsen(to: Tally(diagnostics).status(isStrict: settings.isStrict))
  }
}
