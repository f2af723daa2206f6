import TripText

/// Messages about characters, quotes and lines that are none of a script.
extension Diagnostic {
  static func bullet(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "bullet",
      "a line begins with its first word, not with '\(text)'",
      at: span,
      help: mended == nil ? "leave out what stands before the line" : nil,
      mended: mended
    )
  }

  static func categoryWithoutWord(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "category-without-word",
      "'#' wants a word right after it, or a blank",
      at: span,
      help: "a category is written #food, a comment # like this"
    )
  }

  static func commentMark(_ text: String, at span: SourceSpan, mended: String?) -> Diagnostic {
    Diagnostic(
      .error,
      code: "comment-mark",
      "a comment begins with '#', not with '\(text)'",
      at: span,
      help: mended == nil ? "for example: # settled in cash" : nil,
      mended: mended
    )
  }

  static func conflictMarkers(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "conflict-markers",
      "git left both sides of a merge here",
      at: span,
      help: "keep the lines that are right and delete the markers; nothing below was read"
    )
  }

  static func controlCharacter(_ scalar: UInt32, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "control-character",
      "control character \(codePoint(scalar)) in the script",
      at: span,
      help: "delete it; a script is plain text"
    )
  }

  static func emptyName(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "empty-name",
      "a name has at least one letter",
      at: span,
      help: "write the name between the quotes, or leave both out"
    )
  }

  static func hiddenCharacter(_ scalar: UInt32, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "hidden-character",
      "invisible character \(codePoint(scalar)) in the script",
      at: span,
      help: "delete it; a script must read as it looks"
    )
  }

  static func lookAlike(
    _ text: String,
    _ scalar: UInt32,
    _ lookAlike: Lexer.LookAlike,
    at span: SourceSpan,
    line: LineText
  ) -> Diagnostic {
    let isDigit = lookAlike.plain.first?.isNumber == true
    let wanted = isDigit ? "digits are written 0 to 9" : "a plain \(lookAlike.plain) is wanted"
    return Diagnostic(
      .error,
      code: "look-alike",
      "'\(text)' (\(codePoint(scalar))) is \(lookAlike.name), and \(wanted)",
      at: span,
      help: "write \(lookAlike.plain)",
      mended: line.withPlainPunctuation()
    )
  }

  static func openQuote(at span: SourceSpan, line: LineText) -> Diagnostic {
    // A quote of another kind at the end was meant to close it; else it is missing there.
    let text = line.text.trimmingBlanks()
    let isCurly = text.unicodeScalars.last.flatMap(Lexer.lookAlike)?.plain == "\""
    let body = isCurly ? String(text.dropLast()).trimmingBlanks() : text
    let isTail = line.endsInSpan(span)
    return Diagnostic(
      .error,
      code: "open-quote",
      "these quotes are not closed on their line",
      at: span,
      help: "end the text with \"; a quote inside of it is written \\\"",
      mended: isTail ? body + "\"" : nil
    )
  }

  static func strayCharacter(_ text: String, at span: SourceSpan, line: LineText) -> Diagnostic {
    let first = line.text.first { !$0.isWhitespace }
    let isFirst = first.map { String($0) == text } ?? false && line.isFirst(span)
    let rest = String(line.text.trimmingBlanks().dropFirst()).trimmingBlanks()
    let code = "stray-character"
    let message = "'\(text)' has no meaning here"
    switch text {
    case ";" where isFirst:
      return .commentMark(text, at: span, mended: "# " + rest)
    case ")" where line.isNumbered(before: span):
      return .bullet(
        line.text(through: span),
        at: line.start(through: span),
        mended: line.text(after: span)
      )
    case _ where isFirst && "•◦‣∙·▪●○■□☐☑✓✔–—>|→-".contains(text):
      return .bullet(text, at: span, mended: rest)
    case "'", "`":
      return Diagnostic(
        .error,
        code: code,
        "'\(text)' is no quote here; quotes are double",
        at: span,
        help: "for example: \"dinner\"",
        mended: line.withDoubleQuotes()
      )
    case ";":
      return Diagnostic(
        .error,
        code: code,
        "'\(text)' separates nothing here; commas do",
        at: span,
        help: "one statement a line; people in a list stand between commas",
        mended: line.replacing({ $0 == ";" }, with: ",")
      )
    case "&":
      return Diagnostic(
        .error,
        code: code,
        "'\(text)' joins nothing here; 'and' and commas do",
        at: span,
        help: "people in a list: Anna, Ben and Cy; notes go in double quotes",
        mended: line.replacing({ $0 == "&" }, with: "and")
      )
    case ">", "→", "⇒", "➔", "➜":
      return Diagnostic(
        .error,
        code: code,
        "who pays whom is written with 'paid', without arrows",
        at: span,
        help: "a payment is written: Ben paid Anna 20",
        mended: line.withoutArrows()
      )
    case "(" where Figures(line.text).holdBrackets:
      return Diagnostic(
        .error,
        code: code,
        "an amount has no brackets",
        at: span,
        help: "work it out, or without them: * and / are reckoned first, then + and -"
      )
    case "(", ")", "[", "]":
      return Diagnostic(
        .error,
        code: code,
        message,
        at: span,
        help: "names with it, and notes, go in double quotes; lines of a bill go in { }"
      )
    default:
      return Diagnostic(
        .error,
        code: code,
        message,
        at: span,
        help: "names with it, and notes, go in double quotes"
      )
    }
  }

  static func tableHead(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "table-row",
      "this is the head of a table, and a script has none",
      at: span,
      help: "leave it out; a bill says who paid: Anna paid 50 \"dinner\""
    )
  }

  static func tableRow(_ bills: [String], payer: String, at span: SourceSpan) -> Diagnostic {
    let lead =
      bills.contains { $0.contains("…") } ? "as a bill, with names for the dots: " : "as a bill: "
    let example = "\(payer) paid 50 \"dinner\" on 2026-10-03"
    return Diagnostic(
      .error,
      code: "table-row",
      "this is a row of a table, and a bill says who paid",
      at: span,
      help: bills.isEmpty ? "for example: " + example : lead + bills.joined(separator: "; or: ")
    )
  }

  static func unknownEscape(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error,
      code: "unknown-escape",
      "after '\\' only '\"' and '\\' can stand",
      at: span,
      help: "a single backslash is written \\\\"
    )
  }

  static func codePoint(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
