import TripCommand
import TripMoney
import TripStore

/// A run of the program in a world that is only in memory.
struct Run {
  let status: ExitStatus
  let output: String
  let errors: String

  init(
    _ arguments: String...,
    files: [String: String] = [:],
    input: String = "",
    outputFailure: Int? = nil
  ) {
    self.init(arguments, files: files, input: input, outputFailure: outputFailure)
  }

  init(
    _ arguments: [String],
    files: [String: String] = [:],
    input: String = "",
    isInteractive: Bool = false,
    showsOutput: Bool = false,
    outputFailure: Int? = nil,
    running run: @escaping World.Runner = { (_, _, _) throws(ToolTrouble) in throw .missing }
  ) {
    let output = Collector(failure: outputFailure)
    let errors = Collector()
    var terminal = World.Terminal()
    terminal.asksInput = isInteractive
    terminal.showsOutput = showsOutput
    let texts = files.map { (Path.join("/trips", $0.key), $0.value) }
    let world = World(
      files: MemoryFiles(texts: Dictionary(uniqueKeysWithValues: texts), input: input),
      output: OutputSink { output.take($0) },
      errors: OutputSink { errors.take($0) },
      terminal: terminal,
      today: Day(number: 20_729),
      variable: { _ in nil },
      run: run
    )
    status = Program.run(arguments, in: world)
    self.output = output.text
    self.errors = errors.text
  }
}

private final class Collector {
  private var bytes: [UInt8] = []
  private let failure: Int?

  init(failure: Int? = nil) {
    self.failure = failure
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func take(_ offered: ArraySlice<UInt8>) -> Int {
    if let failure { return -failure }
    bytes += offered
    return offered.count
  }
}
