extension String {
  /// Returns the text without blanks at its edges.
  package func trimmingBlanks() -> String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
