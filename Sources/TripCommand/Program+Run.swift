import TripEngine
import TripLedger
import TripMoney
import TripPrompt
import TripReports
import TripStore
import TripText

extension Program {
  /// A command, and how many entries stand above it; nil for all.
  private typealias Wish = (command: Command, count: Int?)

  /// Runs scripts, each a trip of its own, and prints what their commands print.
  ///
  /// Where none is named, standard input is the script.
  mutating func run(_ sources: [Invocation.Source]) throws(UsageError) {
    if sources.isEmpty, let script = try loadUnnamed(for: .run) {
      runCommands(of: script, heading: nil)
    }
    for source in sources {
      if console.isOutputGone { return }
      guard let script = load(source, hint: Self.hintForScripts) else { continue }
      runCommands(of: script, heading: sources.count > 1 ? script.name : nil)
    }
  }

  private mutating func runCommands(of script: Script, heading: String?) {
    let evaluation = script.evaluation
    guard let view = view(of: evaluation) else { return }
    var wishes: [Wish] = evaluation.requests.map { ($0.command, $0.position) }
    if wishes.isEmpty { wishes = [(.settle(in: nil, way: .fewest, filter: Filter()), nil)] }
    present(wishes.map { ($0.command.viewed(in: view), $0.count) }, of: script, heading: heading)
  }

  /// The currency that `--in` asks for, if it does; nil where it makes no sense, which is said then.
  mutating func view(of evaluation: Evaluation) -> CurrencyID?? {
    guard let currency = settings.currency, !evaluation.hasErrors else { return .some(nil) }
    let text = CommandWords.text(.total, [], in: currency)
    return command(text, of: evaluation).map(\.currency)
  }

  /// Gives one command over a script, whose own commands say nothing.
  mutating func give(
    _ verb: CommandRule.Verb,
    _ words: [String],
    of source: Invocation.Source?
  ) throws(UsageError) {
    let files = world.files
    let hint = { Self.hint(for: $0, verb, words, in: files) }
    let loaded: Script?
    if let source { loaded = load(source, hint: hint) } else { loaded = try loadUnnamed(for: verb) }
    guard let script = loaded else { return }
    if let file = words.first(where: { Self.isFile($0, in: files) }) {
      if case .statements = source { throw .statementsAndFiles(file) }
      throw .tooManyScripts(file, for: verb)
    }
    var wishes: [Wish] = []
    if !script.evaluation.hasErrors {
      let text = CommandWords.text(verb, words, in: settings.currency)
      guard let command = command(text, of: script.evaluation) else { return }
      wishes = [(command, nil)]
    }
    present(wishes, of: script)
  }

  /// Reads a command given on the command line, or says what is wrong with it.
  private mutating func command(_ text: String, of evaluation: Evaluation) -> Command? {
    let (sources, result) = evaluation.command(text, today: today)
    switch result {
    case .success(let command):
      return command
    case .failure(let refusal):
      console.tell(Findings.text(of: refusal.diagnostics, in: sources, on: console))
      status.worsen(to: .cannotRun)
      return nil
    }
  }

  /// Prints what commands say, then what there is to say of the script; with an error, only that.
  private mutating func present(_ wishes: [Wish], of script: Script, heading: String? = nil) {
    let figures = Figures(script.evaluation)
    var diagnostics = DiagnosticList()
    diagnostics.append(contentsOf: script.diagnostics(in: world, on: today))
    var answers: [Figures.Answer] = []
    var pictures: [Picture] = []
    if !script.evaluation.hasErrors {
      for (command, count) in wishes {
        do throws(Books.TooLarge) {
          switch settings.format {
          case .svg, .png: pictures += try figures.picture(command).map { [$0] } ?? []
          default: answers.append(try figures.answer(command, upTo: count))
          }
        } catch {
          diagnostics.append(figures.diagnostic(for: error))
        }
      }
    }
    if !diagnostics.hasErrors {
      write(answers, heading: heading)
      for picture in pictures { write(picture) }
    }
    report(diagnostics.inSourceOrder(), of: script)
  }

  mutating func write(_ answers: [Figures.Answer], heading: String? = nil) {
    switch settings.format {
    case .json:
      for case .report(let report) in answers { console.write(raw: report.json.text) }
    case .csv:
      for case .report(let report) in answers {
        console.write(raw: CSVReportRenderer().render(report))
        // A table has no place for what it lacks.
        for note in report.notes { console.tell(note + StyledText("\n")) }
      }
    case .markdown:
      let renderer = MarkdownReportRenderer(isASCII: settings.isASCII)
      let title = heading.map { [Report([.heading(StyledText($0))], json: .null)] } ?? []
      for report in title + answers.map(\.asReport) {
        separate()
        console.write(raw: renderer.render(report))
      }
    default:
      if let heading {
        separate()
        console.write(line: StyledText(heading, as: .heading))
      }
      for answer in answers { write(answer) }
    }
  }

  private mutating func write(_ answer: Figures.Answer) {
    separate()
    switch answer {
    case .report(let report):
      let looks = console.looks
      TextReportRenderer(width: looks.width, isASCII: looks.isASCII)
        .render(report) { [console] in console.write(line: $0) }
    case .help(let text):
      console.write(text)
    }
  }

  /// Leaves a line free between two results.
  private mutating func separate() {
    if hasWritten { console.write(raw: "\n") }
    hasWritten = true
  }
}
