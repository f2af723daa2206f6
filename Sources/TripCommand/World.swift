package import TripMoney
package import TripStore

/// Everything a run may learn from the outside world and do to it, fixed when it starts.
package struct World {
  /// What is connected to a terminal.
  package struct Terminal: Sendable {
    package var asksInput = false
    package var showsOutput = false
    package var showsErrors = false
    /// The width of the one that shows the output, where it tells.
    package var columns: Int?

    package init() {}
  }

  package var files: any FileLayer
  /// Where a prompt keeps what is entered.
  package var disk: any WritableFileLayer
  package var output: OutputSink
  package var errors: OutputSink
  package var terminal: Terminal
  /// The day of the clock, in local time.
  package var today: Day
  /// The day of the clock now, which for somebody who sits long is another than `today`.
  package var now: () -> Day
  /// The columns that the terminal has now.
  package var columns: () -> Int?
  /// A variable of the environment.
  package var variable: (String) -> String?
  /// Runs a program of the search path with arguments over an input, and returns its output.
  package var run: Runner

  package typealias Runner = (String, [String], [UInt8]) throws(ToolTrouble) -> [UInt8]

  package init(
    files: any FileLayer,
    output: OutputSink,
    errors: OutputSink,
    terminal: Terminal = Terminal(),
    today: Day,
    disk: any WritableFileLayer = SystemFiles(),
    now: (() -> Day)? = nil,
    columns: @escaping () -> Int? = { nil },
    variable: @escaping (String) -> String? = { _ in nil },
    run: @escaping Runner = { (_, _, _) throws(ToolTrouble) in throw .missing }
  ) {
    self.files = files
    self.disk = disk
    self.now = now ?? { today }
    self.columns = columns
    self.output = output
    self.errors = errors
    self.terminal = terminal
    self.today = today
    self.variable = variable
    self.run = run
  }
}
