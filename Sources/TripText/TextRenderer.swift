/// What turns text with meanings into the text that is written.
package protocol TextRenderer: Sendable {
  /// Returns `text` as it may be written: invisible characters in it come out as escapes.
  func render(_ text: StyledText) -> String
}

/// Renders text without any looks: for files, pipes and tests.
package struct PlainRenderer: TextRenderer {
  package init() {}

  package func render(_ text: StyledText) -> String {
    var output = ""
    for piece in text.pieces { output += piece.text.shown() }
    return output
  }
}
