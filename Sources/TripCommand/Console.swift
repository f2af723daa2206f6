import TripStore
import TripText

/// Where a run's words go: results to standard output, everything else to standard error.
struct Console {
  let looks: Looks
  private let output: OutputSink
  private let errors: OutputSink
  private let outputRenderer: any TextRenderer
  private let errorRenderer: any TextRenderer

  init(_ looks: Looks, in world: World) {
    self.looks = looks
    output = world.output
    errors = world.errors
    outputRenderer = looks.colorsOutput ? ANSIRenderer() : PlainRenderer()
    errorRenderer = looks.colorsErrors ? ANSIRenderer() : PlainRenderer()
  }

  /// Whether more results would reach nobody.
  var isOutputGone: Bool { output.failure != nil }

  /// Writes a result.
  func write(_ text: StyledText) {
    output.write(outputRenderer.render(text))
  }

  /// Writes a line of a result.
  func write(line: StyledText) {
    output.write { [outputRenderer] bytes in
      outputRenderer.write(line, to: &bytes)
      bytes.append(0x0A)
    }
  }

  /// Writes a result for programs to read: as it is.
  func write(raw text: String) {
    output.write(text)
  }

  /// Writes a result that is no text.
  func write(bytes: [UInt8]) {
    output.write(bytes: bytes)
  }

  /// Writes a message, below the results so far.
  func tell(_ text: StyledText) {
    output.flush()
    errors.write(errorRenderer.render(text))
  }

  /// Writes a message of the program itself, not about a place in a script.
  func complain(_ message: String) {
    tell(StyledText("quits: ", as: .error) + StyledText(message.shown(onOneLine: true) + "\n"))
  }

  /// Writes out what was written so far; false where it reaches nobody.
  func show() -> Bool {
    output.flush()
    errors.flush()
    return !isOutputGone
  }

  /// Returns `text` with its marks in ASCII, where that is all there is.
  func marked(_ text: String) -> String {
    looks.isASCII
      ? text.split(separator: "…", omittingEmptySubsequences: false).joined(separator: "...") : text
  }

  /// Writes out what is left, and returns how the run ends: badly where results were lost.
  func close(_ status: ExitStatus) -> ExitStatus {
    var status = status
    if case .failed(let error) = output.flush() {
      complain("cannot write: \(error.message)")
      status = .cannotRun
    }
    // Where messages go nowhere either, there is nobody left to tell.
    errors.flush()
    return status
  }
}
