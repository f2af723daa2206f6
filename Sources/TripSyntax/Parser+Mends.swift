import TripMoney
import TripText

/// Mended lines are read before they are offered: what is ready to recall must be right.
extension Parser {
  /// Returns `line` if the statement at hand can be read with it in place of its line at `span`, and
  /// nothing that was said is lost.
  ///
  /// Where the line has a further slip whose mend is certain, that is mended, too. Of the line, every
  /// figure and every name must stay, but for those at `places`: for them the slip answers itself.
  mutating func tried(
    _ line: String,
    at span: SourceSpan,
    answeringFor places: [SourceSpan] = []
  ) -> String? {
    guard case .right(let mended) = attempt(line, at: span, answeringFor: places) else {
      return nil
    }
    return mended
  }

  /// What comes of a line that is offered in place of another.
  enum Attempt {
    /// It can be read, perhaps once its further slips are mended.
    case right(String)
    /// It can be read, and says less than the other.
    case loses
    /// It cannot be read for another reason: what helps against that.
    case wrong(help: String)
  }

  mutating func attempt(
    _ line: String,
    at span: SourceSpan,
    answeringFor places: [SourceSpan] = []
  ) -> Attempt {
    let old = self.line(of: span).replacing(places.map { ($0, " ") })
    guard keepsFigures(line, of: old) else { return .loses }
    if isTrial { return .right(line) }
    var line = line
    for _ in 0..<Self.mostSlips {
      switch trial(of: line, at: span) {
      case .right(let isEntry):
        return isEntry && !isFaithful(line, to: self.line(of: span).text) ? .loses : .right(line)
      case .wrong(let mended, let help):
        guard let mended, mended != line else { return .wrong(help: help) }
        line = mended
      }
    }
    return .loses
  }

  /// More slips than anybody makes on a line whose mend is still certain.
  private static let mostSlips = 6

  /// The bytes of further lines that a statement is tried with; no list or block is often longer.
  private static let window = 4096

  /// The offset of the first line of the statement at hand.
  private var statementStart: Int { Int(line(of: tokens[0].span).start - lexer.base) }

  private enum Trial {
    /// It can be read; whether as a bill or a payment.
    case right(isEntry: Bool)
    case wrong(mended: String?, help: String)
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
    trial.mentions = []
    let statement = trial.next(using: &vocabulary)
    // Other lines of the statement have messages of their own.
    let start = UInt32(truncatingIfNeeded: before.count)
    let end = UInt32(truncatingIfNeeded: before.count + line.utf8.count)
    let faults = trial.takeDiagnostics()
    if let fault = faults.first(where: { $0.span.start >= start && $0.span.start <= end }) {
      let isExample = fault.help?.hasPrefix("for example") ?? false
      let mark = fault.message.hasSuffix("?") ? "" : ","
      let help =
        isExample ? "\(fault.message)\(mark) \(fault.help ?? "")" : fault.help ?? fault.message
      return .wrong(mended: fault.mended, help: help)
    }
    // A line that would begin the next statement was not read at all.
    if trial.lexer.position <= before.count, !before.isEmpty {
      return .wrong(mended: nil, help: "a list goes on over a line's end only behind a comma")
    }
    switch statement?.kind {
    case .bill(let bill):
      let splits = [bill.split] + (bill.items ?? []).map(\.split)
      if splits.contains(where: { $0?.isPlausible == false }) {
        return .wrong(mended: nil, help: "who takes which part stands behind each name")
      }
      if let amount = bill.amount, bill.cost == nil, bill.eachSpan == nil, let split = bill.split,
        split.covers(amount) == false
      {
        return .wrong(
          mended: nil,
          help: "amounts in a list come to the bill, or 'rest' or 'all' takes what is left"
        )
      }
    case .payment(let payment):
      if payment.payer?.id == payment.payee.id {
        return .wrong(mended: nil, help: "nobody pays themselves")
      }
      if payment.amount.isRatio {
        return .wrong(mended: nil, help: "who takes which part stands behind 'for'")
      }
    default: return .right(isEntry: false)
    }
    let names = vocabulary.names
    if names.isEmptyOfDeclared { return .right(isEntry: true) }
    // Whoever begins the line may have a slip of their own; all whom a mend names must be somebody.
    let subject = tokens[0].kind == .word ? names.id(of: text(of: tokens[0])) : nil
    let strange = trial.mentions?.first { !names.isDeclared($0.id) && $0.id != subject }
    guard let strange else { return .right(isEntry: true) }
    let name = tokens.first { isDeclaredName($0) }.map { text(of: $0) } ?? someone(else: "Anna")
    let help =
      "'\(trial.text(in: strange.span))' is nobody's name; who shares a bill is named: for \(name), "
      + someone(besides: name)
    return .wrong(mended: nil, help: help)
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
    let count = tokens.countPrefix { $0.span.end <= span.start }
    let end = count > 0 ? tokens[count - 1].span.end : span.start
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

extension Amount {
  /// Whether it is `1/2` or `60/40`, which is hardly what was paid to somebody.
  fileprivate var isRatio: Bool {
    guard steps.count == 1, case .operation(.dividedBy, let divisor) = steps[0] else {
      return false
    }
    let (part, whole) = (first.number.rational, divisor.number.rational)
    return part < whole || part + whole == Rational(100)
  }
}

extension Split {
  /// Whether the amounts of a list come to the bill; nil where somebody takes what is left, or more
  /// is reckoned than one number each.
  fileprivate func covers(_ bill: Amount) -> Bool? {
    var sum = Rational.zero
    for entry in entries {
      guard case .exact(let place) = entry.mark, entry.who != .all else { return nil }
      let amount = amounts[Int(place)]
      guard amount.steps.isEmpty,
        amount.first.currency == nil
          || amount.first.currency?.spelling == bill.first.currency?.spelling
      else { return nil }
      sum += amount.first.number.rational
    }
    return bill.steps.isEmpty && !entries.isEmpty ? sum == bill.first.number.rational : nil
  }

  /// Whether a mended line may say so: percentages that come to the whole where nobody takes a rest,
  /// and no `60/40`, which is an amount and was hardly meant as one.
  fileprivate var isPlausible: Bool {
    var percents: Rational? = .zero
    for entry in entries {
      switch entry.mark {
      case .percent(let percent): percents = percents.map { $0 + percent.rational }
      case .exact(let place):
        percents = nil
        let isQuotient = amounts[Int(place)].steps.contains {
          if case .operation(.dividedBy, _) = $0 { true } else { false }
        }
        if isQuotient { return false }
      case .none, .rest, .parts: percents = nil
      }
    }
    return percents.map { $0 == Rational(100) } ?? true
  }
}
