import Foundation
import TripMoney
import TripPrompt
import TripStore
import TripText
import XCTest

/// A prompt whose lines come from a test, and what it says.
final class Talk {
  private(set) var prompt: Prompt
  private let reader: ScriptedReader
  private let screen: RecordingScreen
  let ending: Prompt.Ending

  /// Opens a script and types lines; `whenLine` is called before the line with its index is read.
  init(
    _ lines: [String],
    on name: String?,
    in files: any WritableFileLayer = SystemFiles(),
    isInteractive: Bool = false,
    whenLine: @escaping (Int) throws -> Void = { _ in },
    variable: @escaping (String) -> String? = { _ in nil },
    month: Int = 10,
    whole: String? = nil
  ) throws {
    let today = try XCTUnwrap(Day(year: 2026, month: month, day: 5))
    let document =
      if let name { try Document(name, today: today, in: files) } else {
        Document(today: today, in: files)
      }
    reader = ScriptedReader(lines, isInteractive: isInteractive, whenLine: whenLine)
    screen = RecordingScreen()
    prompt = Prompt(
      document,
      reader: reader,
      screen: screen,
      in: Prompt.World(files: files, today: { today }, variable: variable, whole: { _ in whole })
    )
    ending = prompt.run()
    if let failure = reader.failure { throw failure }
  }

  /// Everything that was said, in order.
  var said: String { screen.text }
  /// The prompts that were shown.
  var prompts: [String] { reader.prompts }
  /// The texts that stood on lines before they were typed.
  var offered: [String] { reader.offered }
  var remembered: [String] { reader.remembered }
}

final class ScriptedReader: LineReader {
  private var lines: ArraySlice<String>
  private var index = -1
  private let whenLine: (Int) throws -> Void
  private(set) var prompts: [String] = []
  private(set) var offered: [String] = []
  private(set) var remembered: [String] = []
  private(set) var failure: (any Error)?
  let isInteractive: Bool
  var completer: (String) -> Completion = { _ in Completion() }

  init(_ lines: [String], isInteractive: Bool, whenLine: @escaping (Int) throws -> Void) {
    self.lines = lines[...]
    self.isInteractive = isInteractive
    self.whenLine = whenLine
  }

  func readLine(_ prompt: StyledText, startingWith text: String) -> LineRead {
    prompts.append(PlainRenderer().render(prompt))
    if !text.isEmpty { offered.append(text) }
    index += 1
    do { try whenLine(index) } catch { failure = error }
    guard let line = lines.popFirst() else { return .end }
    return line == "^C" ? .interrupted : line == "^D" ? .end : .line(Array(line.utf8))
  }

  func remember(_ line: String) { remembered.append(line) }

  /// Edits as `sed -i` does: the command is what to put in the place of the whole file.
  func runEditor(_ command: String, on path: String) -> Bool {
    do {
      try Data(command.utf8).write(to: URL(fileURLWithPath: path))
      return true
    } catch {
      return false
    }
  }
}

final class RecordingScreen: PromptScreen {
  private(set) var text = ""
  var width: Int { 100 }
  var isASCII: Bool { false }

  func write(_ text: StyledText) { self.text += PlainRenderer().render(text) }
  func tell(_ text: StyledText) { self.text += PlainRenderer().render(text) }
  func show() -> Bool { true }
}
