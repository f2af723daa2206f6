import TripCommand
import TripMoney
import TripStore

/// What a console block calls: the program, in a world of the repository's files, without a terminal.
struct Shell {
  var files = RepositoryFiles()
  private var lastStatus = ExitStatus.allWell

  init() {}

  /// Writes a script of a page into the file that it names, or below what is in it, and returns where.
  mutating func take(_ block: FencedBlock) -> String {
    if let path = block.value(of: "more") {
      files.made[path, default: ""] += "\n" + block.text
      return path
    }
    let path = block.value(of: "file") ?? "page.trip"
    files.made[path] = block.text
    return path
  }

  /// Returns what a line prints, results and messages in the order in which a terminal shows them.
  mutating func run(_ line: String, showsMessages: Bool = true) -> String {
    let words = Self.words(of: line)
    if words == ["echo", "$?"] { return "\(lastStatus.rawValue)\n" }
    guard words.first == "quits" else { return "no command that a page may use: \(line)\n" }
    let screen = Screen()
    let world = World(
      files: files,
      output: OutputSink { screen.take($0) },
      errors: OutputSink { showsMessages ? screen.take($0) : $0.count },
      // 2026-10-03; pages that mean another day say so with --today.
      today: Day(number: 20_729)
    )
    lastStatus = Program.run(Array(words.dropFirst()), in: world)
    return screen.text
  }

  /// Returns the words of a line as a shell cuts it; quotes may hold line ends.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}

private final class Screen {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func take(_ offered: ArraySlice<UInt8>) -> Int {
    bytes += offered
    return offered.count
  }
}
