import TripText

/// Messages about characters and quotes: what must not be in a script at all.
extension Diagnostic {
  static func categoryWithoutWord(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "category-without-word", "'#' wants a word behind it, or a blank", at: span,
      help: "a category is written #food, a comment # like this")
  }

  static func conflictMarkers(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "conflict-markers", "git left both sides of a merge here", at: span,
      help: "keep the lines that are right and delete the markers; what is below was not read")
  }

  static func controlCharacter(_ scalar: UInt32, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "control-character", "control character \(codePoint(scalar)) in the script",
      at: span, help: "delete it; a script is plain text")
  }

  static func emptyName(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, code: "empty-name", "a name needs a letter", at: span)
  }

  static func hiddenCharacter(_ scalar: UInt32, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "hidden-character",
      "invisible character \(codePoint(scalar)) in the script", at: span,
      help: "delete it; a script must read as it looks")
  }

  static func lookAlike(
    _ text: String, _ scalar: UInt32, for plain: String, at span: SourceSpan, line: LineText
  ) -> Diagnostic {
    Diagnostic(
      .error, code: "look-alike", "'\(text)' (\(codePoint(scalar))) is not '\(plain)'", at: span,
      help: "write \(plain)", mended: line.withPlainPunctuation())
  }

  static func openQuote(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "open-quote", "quotes are not closed on this line", at: span,
      help: "end the text with \"; a quote inside is written \\\"")
  }

  static func strayCharacter(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "stray-character", "'\(text)' has no meaning here", at: span,
      help: "names with it, and notes, go in double quotes")
  }

  static func unknownEscape(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, code: "unknown-escape", "after '\\' only '\"' and '\\' can stand", at: span,
      help: "a single backslash is written \\\\")
  }

  static func codePoint(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
