import TripText

/// What is reckoned with an amount, wherever it stands on the line: `50 "dinner" +10%`,
/// `50 + tax 5 + tip 3`.
extension Parser {
  /// A sum as it grows, and the words between its figures.
  private struct Sum {
    var steps = ""
    var percentages = ""
    var words: [String] = []
    /// The mark that stands before the next figure, or a word that says so: `+`.
    var mark: String?
    /// A figure whose mark is still to come: `10% tip`.
    var open: String?
    var isPercent = false
    /// Whether the last piece was a figure, of which the next words may speak.
    var isBehindFigure = false

    var isEmpty: Bool { steps.isEmpty && percentages.isEmpty }

    mutating func add(_ figure: String, isPercent: Bool) {
      isBehindFigure = true
      self.isPercent = isPercent
      guard let mark else {
        open = figure
        return
      }
      if isPercent { percentages += " \(mark)\(figure)" } else { steps += mark + figure }
      self.mark = nil
    }

    mutating func say(_ sign: String) {
      if let figure = open {
        mark = sign
        open = nil
        add(figure, isPercent: isPercent)
      } else if mark == nil, !isBehindFigure {
        mark = sign
      }
    }
  }

  /// Returns the message about what is reckoned with the amount behind something else, if all of it is
  /// clear.
  mutating func reckoned(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    guard let sum = sum(from: context.next) else { return nil }
    let amount = text(in: context.amount)
    if !isInBlock, currency(of: context.amount) != nil {
      let product = sum.steps.hasPrefix("*") && sum.words.isEmpty ? amount + sum.steps : nil
      let rate = product == nil && sum.words.contains(where: Self.isRate) ? sum.open : nil
      // `50 GBP x 1.17`, `50 GBP, rate 1.17`
      if let rate = rate ?? product.map({ _ in String(sum.steps.dropFirst()) }) {
        return .rateWithoutAt(["\(amount) @ \(rate)"] + (product.map { [$0] } ?? []), at: span)
      }
    }
    let note = sum.words.isEmpty ? "" : " " + Self.quoted(sum.words.joined(separator: " "))
    if let open = sum.open {
      // `50 "dinner" 5`: on top, or part of what it was.
      if sum.isPercent || !sum.isEmpty || sum.words.isEmpty { return nil }
      let whole = Self.quoted((sum.words + [open]).joined(separator: " "))
      return .twoNumbers(["\(amount)+\(open)\(note)", "\(amount) \(whole)"], at: span)
    }
    if sum.isEmpty || !sum.steps.isEmpty && amount.contains("%") { return nil }
    if let mark = currency(of: context.amount),
      let other = currency(of: sum.steps + sum.percentages), other != mark
    {
      // `£50 and €20`: those are two bills.
      return nil
    }
    return .reckonedLate([amount + sum.steps + sum.percentages + note], at: span)
  }

  /// Returns nil where something stands there that is no part of a sum.
  private mutating func sum(from start: Int) -> Sum? {
    var sum = Sum()
    var position = start
    scan: while position < tokens.count {
      let token = tokens[position]
      position += 1
      switch token.kind {
      case .plus, .minus, .star, .times:
        if sum.mark != nil { return nil }
        sum.mark = token.kind == .times ? "*" : text(of: token)
        sum.isBehindFigure = false
      case .comma, .colon, .category: sum.isBehindFigure = false
      case .string:
        let note = unquoted(bytes(of: token))
        if sum.isBehindFigure, case .signed(let sign) = ReceiptLine(note) {
          sum.say(sign)
        } else {
          sum.words.append(note)
        }
      case .word:
        if isReserved(token), keyword(token) != .and || isDeclaredName(tokens[position]) {
          break scan
        }
        if isDeclaredName(token) { return nil }
        let word = text(of: token)
        if word.lowercased() == "x" {
          sum.mark = "*"
          sum.isBehindFigure = false
        } else if case .signed(let sign) = ReceiptLine(word) {
          sum.say(sign)
        } else if Habit.included.isMeant(by: word) {
          return nil
        } else if SpokenCurrency(word)?.isEveryday == false {
          return nil
        } else if keyword(token) != .and {
          sum.words.append(word)
          sum.isBehindFigure = false
        }
      case .number, .sign:
        if sum.open != nil { return nil }
        if tokens[position].kind == .percent {
          sum.add(text(of: token) + "%", isPercent: true)
          position += 1
        } else if let amount = amountSpan(at: position - 1) ?? quantitySpan(at: position - 1) {
          sum.add(text(in: amount.span), isPercent: false)
          position = amount.next
        } else {
          return nil
        }
      case .newline, .end, .openBrace: break scan
      default: return nil
      }
    }
    return sum.mark == nil ? sum : nil
  }

  /// `50 dinner + 10% tip`: the words were meant as a note, and the figures were not.
  mutating func figureInNote(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    if context.isInSplit { return wordsInSplit(context, at: span) }
    return included(context, at: span) ?? fiftyFifty(context, at: span)
      ?? perThingInWords(context, at: span) ?? reckoned(context, at: span)
      ?? (hasFigureOrNote(context) ? noteExample(context, at: span) : nil)
  }

  /// Whether a note is among the words, or a number, which is that of no time of day.
  private func hasFigureOrNote(_ context: FigureContext) -> Bool {
    let words = tokens[context.place...].prefix { keyword($0) != .on }
    return words.contains { $0.kind == .number || $0.kind == .string }
      && !words.contains { $0.kind == .colon }
  }

  /// Returns the message about `50 "dinner" incl. 10% tip`.
  mutating func included(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    let rest = context.next..<tokens.count
    guard
      rest.contains(where: {
        tokens[$0].kind == .word && Habit.included.isMeant(by: text(of: tokens[$0]))
      }), let number = rest.first(where: { tokens[$0].kind == .number })
    else { return nil }
    let amount = text(in: context.amount)
    let isPercent = tokenOrLast(at: number + 1).kind == .percent
    let figure = text(of: tokens[number])
    return .percentIncluded(
      amount + (isPercent ? " +\(figure)%" : "+\(figure)"),
      bare: amount,
      at: span
    )
  }

  /// Returns the message about `incl. tax 4` on a line of a block.
  mutating func includedInBlock(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard isInBlock, diagnostic.code == "stray-character", text(in: diagnostic.span) == ".",
      let place = tokens.lastIndex(where: { $0.span.end <= diagnostic.span.start }),
      Habit.included.isMeant(by: text(of: tokens[place])),
      let number = tokens[place...].firstIndex(where: { $0.kind == .number }),
      let amount = amountSpan(at: number)
    else { return nil }
    let isPercent = tokenOrLast(at: amount.next).kind == .percent
    let figure = text(in: amount.span) + (isPercent ? "%" : "")
    return .stillIncluded(figure, at: diagnostic.span)
  }

  /// `20 lunch for 3`, `20 at 7-Eleven`: the note as it would stand there; the rest has a slip of its
  /// own.
  private mutating func noteExample(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    let rest = tokens[context.next...]
    guard context.place == context.next, !rest.contains(where: { isDeclaredName($0) }) else {
      return nil
    }
    var words = words(from: context.place)
    if let note = rest.first(where: { $0.kind == .string }) {
      // `50 - 5 coupon "dinner"`: all of it is one note.
      words += " " + unquoted(bytes(of: note))
    }
    let end = rest.firstIndex { keyword($0) == .for } ?? tokens.count
    if end + 1 < tokens.count, let second = amountSpan(at: end + 1) {
      // `5 beers for 10`, `20 lunch for 3`
      let (first, price) = (text(in: context.amount), text(in: second.span))
      let note = Self.quoted(text(in: tokens[context.place].span.union(second.span)))
      let isCount = first.utf8.count < 2
      return .twoNumbers(
        isCount
          ? [
            "\(price) \(Self.quoted(first + " " + words))",
            "\(first)*\(price) \(Self.quoted(words))",
          ]
          : ["\(first) \(note)"],
        at: context.amount.union(second.span)
      )
    }
    return .noteBehindAmount(
      words,
      example: "\(text(in: context.amount)) \(Self.quoted(words))",
      at: span
    )
  }

  /// The text from a token on, up to the next clause.
  mutating func words(from start: Int) -> String {
    var last = start
    while last + 1 < tokens.count,
      ![.newline, .end, .string, .category, .openBrace].contains(tokenOrLast(at: last + 1).kind),
      !isReserved(tokenOrLast(at: last + 1)), !isDeclaredName(tokenOrLast(at: last + 1))
    {
      last += 1
    }
    return text(in: span(of: start...last))
  }
}
