import TripMoney
import TripStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension World {
  /// The world that the process was started in.
  ///
  /// A pipe that nobody reads any more, and a file at its limit, are reported by the write to
  /// them, not by a signal that kills.
  package static func real() -> World {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return World(
      files: SystemFiles(),
      output: OutputSink(descriptor: STDOUT_FILENO),
      errors: OutputSink(descriptor: STDERR_FILENO),
      terminal: .real,
      today: .todayByClock,
      now: { .todayByClock },
      columns: { Terminal.columnsNow },
      variable: { name in
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
      },
      run: { (program, arguments, input) throws(ToolTrouble) in
        try ChildProcess.run(program, arguments, input: input)
      }
    )
  }
}

extension ExitStatus {
  /// Ends the process.
  package func leave() -> Never {
    exit(rawValue)
  }
}

extension World.Terminal {
  fileprivate static var real: World.Terminal {
    var facts = World.Terminal()
    facts.asksInput = isatty(STDIN_FILENO) == 1
    facts.showsOutput = isatty(STDOUT_FILENO) == 1
    facts.showsErrors = isatty(STDERR_FILENO) == 1
    facts.columns = columnsNow
    return facts
  }

  fileprivate static var columnsNow: Int? {
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : nil
  }
}

extension Day {
  fileprivate static var todayByClock: Day {
    var now = time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil else { return Day(number: 0) }
    // Past the year 9999 there is no day to name; the last one will have to do.
    let (year, month) = unsafe (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1)
    return unsafe Day(year: year, month: month, day: Int(parts.tm_mday)) ?? .last
  }
}
