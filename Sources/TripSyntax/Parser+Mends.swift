import TripText

/// Mended lines are read before they are offered: what is ready to recall must be right.
extension Parser {
  /// Returns `line` if the statement at hand can be read with it in place of its line at `span`.
  ///
  /// Where the line has a further slip whose mend is certain, that is mended, too. Of the line, every
  /// figure and every name must stay, but for those at `places`: for them the slip answers itself.
  mutating func tried(
    _ line: String,
    at span: SourceSpan,
    answeringFor places: [SourceSpan] = []
  ) -> String? {
    guard keepsFigures(line, at: span, besides: places) else { return nil }
    if isTrial { return line }
    var line = line
    for _ in 0..<Self.mostSlips {
      switch trial(of: line, at: span) {
      case .right: return line
      case .wrong(let mended):
        guard let mended, mended != line else { return nil }
        line = mended
      }
    }
    return nil
  }

  /// Whether a line keeps the figures and the names of the line that it mends.
  private func keepsFigures(
    _ line: String,
    at span: SourceSpan,
    besides places: [SourceSpan]
  ) -> Bool {
    // What becomes a comment says nothing.
    if line.hasPrefix("#") { return true }
    let old = self.line(of: span).replacing(places.map { ($0, " ") })
    let mended = Figures(line)
    let isKept = { (old: Figures) in
      old.areKept(in: mended) && keepsNames(of: old, in: mended)
    }
    // Single quotes may be meant as such, or as apostrophes.
    return isKept(Figures(old))
      || old.contains { "'`‘’".contains($0) } && isKept(Figures(Self.doublingQuotes(in: old)))
  }

  private static func doublingQuotes(in line: String) -> String {
    let plain = String(line.map { "`‘’".contains($0) ? "'" : $0 })
    return LineText(bytes: ArraySlice(plain.utf8), start: 0).withDoubleQuotes()
  }

  private func keepsNames(of old: Figures, in mended: Figures) -> Bool {
    var words = mended.words.map { $0.lowercased() }
    for word in old.words {
      guard let id = vocabulary.names.id(of: word), vocabulary.names.isDeclared(id) else {
        continue
      }
      guard let place = words.firstIndex(of: word.lowercased()) else { return false }
      words.remove(at: place)
    }
    return true
  }

  /// More slips than anybody makes on a line whose mend is still certain.
  private static let mostSlips = 6

  /// The bytes of further lines that a statement is tried with; no list or block is often longer.
  private static let window = 4096

  /// The offset of the first line of the statement at hand.
  private var statementStart: Int { Int(line(of: tokens[0].span).start - lexer.base) }

  private enum Trial {
    case right
    case wrong(mended: String?)
  }

  /// What would be said first about the line, were it written so.
  private mutating func trial(of line: String, at span: SourceSpan) -> Trial {
    let old = self.line(of: span)
    let lineStart = Int(old.start - lexer.base)
    let before = lexer.bytes[min(statementStart, lineStart)..<lineStart]
    let after = lexer.bytes[old.bytes.endIndex...].prefix(Self.window)
    var trial = Parser(
      bytes: Array(before) + Array(line.utf8) + Array(after),
      base: 0,
      numbers: lexer.numbers
    )
    trial.isTrial = true
    trial.today = today
    trial.lastDay = lastDay
    _ = trial.next(using: &vocabulary)
    // Other lines of the statement have messages of their own.
    let start = UInt32(truncatingIfNeeded: before.count)
    let end = UInt32(truncatingIfNeeded: before.count + line.utf8.count)
    let faults = trial.takeDiagnostics()
    if let fault = faults.first(where: { $0.span.start >= start && $0.span.start <= end }) {
      return .wrong(mended: fault.mended)
    }
    // A line that would begin the next statement was not read at all.
    return trial.lexer.position <= before.count && !before.isEmpty ? .wrong(mended: nil) : .right
  }

  /// The line with the text at `span` replaced, if that makes it right.
  mutating func replacing(_ span: SourceSpan, with text: String) -> String? {
    tried(line(of: span).replacing(span, with: text), at: span)
  }

  /// The line with the figures at `span` written as they should be, if that makes it right.
  mutating func rewriting(_ span: SourceSpan, as text: String) -> String? {
    tried(line(of: span).replacing(span, with: text), at: span, answeringFor: [span])
  }

  /// The line with several texts replaced, if that makes it right.
  mutating func replacing(_ changes: (span: SourceSpan, text: String)...) -> String? {
    guard let first = changes.first else { return nil }
    return tried(line(of: first.span).replacing(changes), at: first.span)
  }

  /// The line without a mark, and with one blank where it stood.
  mutating func without(_ mark: SourceSpan) -> String? { blank(mark, "") }

  /// The line with a mark made a comma.
  mutating func withComma(for mark: SourceSpan) -> String? { blank(mark, ",") }

  private mutating func blank(_ mark: SourceSpan, _ text: String) -> String? {
    let end = Int(mark.end - lexer.base)
    let isApart = lexer.isBlank(at: end) || lexer.isLineEnd(lexer.byte(end))
    return replacing(withBlanksBefore(mark), with: text + (isApart ? "" : " "))
  }

  /// The span from one token to another, both included.
  func span(of range: ClosedRange<Int>) -> SourceSpan {
    tokens[range.lowerBound].span.union(tokens[range.upperBound].span)
  }

  func text(in span: SourceSpan) -> String { String(decoding: bytes(in: span), as: UTF8.self) }

  /// The span together with the blanks before it.
  func withBlanksBefore(_ span: SourceSpan) -> SourceSpan {
    let end = tokens.last { $0.span.end <= span.start }?.span.end ?? span.start
    return SourceSpan(start: end, end: span.end)
  }

  /// The rest of the physical line from a token on, and no text where it has none.
  func restOfLine(from index: Int) -> SourceSpan {
    let token = tokens[min(index, tokens.count - 1)]
    let line = line(of: token.span)
    let end = comment(on: line)?.start ?? line.start + UInt32(truncatingIfNeeded: line.bytes.count)
    return SourceSpan(start: token.span.start, end: max(token.span.start, end))
  }

  private func comment(on line: LineText) -> SourceSpan? {
    guard let comment = lexer.comment, comment.start >= line.start,
      comment.start <= line.start + UInt32(truncatingIfNeeded: line.bytes.count)
    else { return nil }
    return comment
  }
}
