package import TripStore
package import TripText

/// Takes lines from a pipe or a file: no prompt, no editing, no echo.
package final class PipeReader: LineReader {
  private var lines: LineSource
  package var completer: (String) -> Completion = { _ in Completion() }

  package init(_ lines: LineSource) {
    self.lines = lines
  }

  package var isInteractive: Bool { false }

  package func readLine(_ prompt: StyledText, startingWith text: String) -> LineRead {
    do throws(FileTrouble) {
      return try lines.next().map { .line($0) } ?? .end
    } catch {
      return .failed(error)
    }
  }

  package func remember(_ line: String) {}

  package func runEditor(_ command: String, on path: String) -> Bool { false }
}
