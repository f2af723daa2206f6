/// What turns text with meanings into the text that is written.
package protocol TextRenderer: Sendable {
  /// Writes `text` as it may be written: invisible characters in it come out as escapes.
  func write(_ text: StyledText, to output: inout [UInt8])
}

extension TextRenderer {
  /// Returns `text` as it may be written.
  package func render(_ text: StyledText) -> String {
    var output: [UInt8] = []
    write(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

/// Renders text without any looks: for files, pipes and tests.
package struct PlainRenderer: TextRenderer {
  package init() {}

  package func write(_ text: StyledText, to output: inout [UInt8]) {
    if text.narrowCells >= 0 {
      output += text.bytes
    } else {
      text.forEachPiece { range, _ in output += text.text(in: range).shown().utf8 }
    }
  }
}
