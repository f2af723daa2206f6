package import TripStore
package import TripText

/// Where a prompt's lines come from: a terminal, a pipe, or a test.
package protocol LineReader: AnyObject {
  /// Whether somebody sits there, who is shown prompts and may be asked.
  var isInteractive: Bool { get }

  /// Returns the next line, without its end, having shown `prompt`; `text` stands there already, to
  /// be changed.
  func readLine(_ prompt: StyledText, startingWith text: String) -> LineRead

  /// Makes a line one that can be called up again.
  func remember(_ line: String)

  /// Runs an editor on a file, where there is one, and returns whether it ended well.
  func runEditor(_ command: String, on path: String) -> Bool

  /// What can stand where the cursor is; asked while a line is typed.
  var completer: (_ textBeforeCursor: String) -> Completion { get set }
}

/// What came of reading a line.
package enum LineRead: Sendable {
  case line([UInt8])
  /// Ctrl-C: what was typed is dropped.
  case interrupted
  /// Ctrl-D, or the end of a pipe.
  case end
  case failed(FileTrouble)
  /// The process was asked to end by this signal.
  case terminated(Int32)
}

/// Words that can stand at a place, and how much of what stands before it they replace.
package struct Completion: Hashable, Sendable {
  package var candidates: [String]
  /// The characters before the cursor that each candidate replaces; it begins with them.
  package var replaced: Int

  package init(_ candidates: [String] = [], replacing replaced: Int = 0) {
    self.candidates = candidates
    self.replaced = replaced
  }
}

/// Where a prompt's words go.
package protocol PromptScreen {
  /// The columns to fill.
  var width: Int { get }
  /// Whether only plain ASCII may be drawn with.
  var isASCII: Bool { get }

  /// Writes a result.
  func write(_ text: StyledText)
  /// Writes a message.
  func tell(_ text: StyledText)
  /// Shows what was written so far; false where nobody can see it any more.
  func show() -> Bool
}
