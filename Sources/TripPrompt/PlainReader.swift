package import TripStore
package import TripText

/// Reads lines from a terminal as it hands them out, where there is no line editor to be had.
package final class PlainReader: LineReader {
  private var lines: LineSource
  private let screen: any PromptScreen
  package var completer: (String) -> Completion = { _ in Completion() }

  package init(_ lines: LineSource, screen: any PromptScreen) {
    self.lines = lines
    self.screen = screen
  }

  package var isInteractive: Bool { true }

  package func readLine(_ prompt: StyledText, startingWith text: String) -> LineRead {
    if !text.isEmpty { screen.write(StyledText(text + "\n")) }
    screen.write(prompt)
    _ = screen.show()
    do throws(FileTrouble) {
      return try lines.next().map { .line($0) } ?? .end
    } catch {
      return .failed(error)
    }
  }

  package func remember(_ line: String) {}

  package func runEditor(_ command: String, on path: String) -> Bool { false }
}
