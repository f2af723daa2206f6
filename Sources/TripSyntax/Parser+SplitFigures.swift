import TripText

/// Figures that say in their own way what somebody takes of a bill: `50 of which 20 for Ben`,
/// `50 60/40 Ben`, `for Ben +5`.
extension Parser {
  /// Returns the message about `50 of which 20 for Ben`, `50, 20 for Ben`: what one takes of it.
  mutating func shareOf(_ whole: SourceSpan, from start: Int) -> Diagnostic? {
    if isInBlock { return nil }
    var position = behindWords(Self.ofWhich, from: start)
    let isSaid = position > start
    var shares: [(name: String, amount: String)] = []
    while let part = amountSpan(at: position) {
      var next = behindWords(Self.ofWhich, from: part.next)
      if keyword(tokens[next]) == .for { next += 1 } else if !isSaid { break }
      guard isDeclaredName(tokens[next]) else { break }
      shares.append((text(of: tokens[next]), text(in: part.span)))
      position = next + 1
      while tokens[position].kind == .comma || keyword(tokens[position]) == .and { position += 1 }
    }
    guard let first = shares.first else { return nil }
    var people = shares.map { "\($0.name) \($0.amount)" }
    if people.count == 1 { people.append("all") }
    return .sharePart(
      "\(text(in: whole)) for \(people.joined(separator: ", "))",
      first.amount,
      of: first.name,
      at: span(of: start...(position - 1))
    )
  }

  private static let ofWhich: Set<String> = [
    "of", "which", "whereof", "thereof", "including", "incl", "it", "that", "is", "are", "davon",
    "dont", "wovon",
  ]

  private func behindWords(_ words: Set<String>, from start: Int) -> Int {
    var position = start
    while tokens[position].kind == .word, words.contains(text(of: tokens[position]).lowercased()) {
      position += 1
    }
    return position
  }

  // MARK: - Ratios

  /// `50/50`, `60-40`, `2:1` for two people.
  mutating func ratio(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    var start = context.next
    while start + 2 < tokens.count, !isRatio(at: start) { start += 1 }
    guard start + 2 < tokens.count, let first = Int(text(of: tokens[start])),
      let second = Int(text(of: tokenOrLast(at: start + 2))), (1...100).contains(first),
      (1...100).contains(second)
    else { return nil }
    var people: [String] = []
    for token in tokens[context.next...] where isDeclaredName(token) {
      let name = text(of: token)
      if !people.contains(name) { people.append(name) }
    }
    if people.count > 2 || people.isEmpty && first + second != 100 { return nil }
    // Who paid comes first where only the other is named.
    if people.count == 1 {
      let payer = people[0] == subject ? someone(besides: subject) : subject
      if context.isInSplit { people.append(payer) } else { people.insert(payer, at: 0) }
    }
    if people.isEmpty { people = [subject, someone(besides: subject)] }
    let marks: (String, String)
    if first + second == 100 {
      marks = ("\(first)%", "\(second)%")
    } else if tokenOrLast(at: start + 1).kind == .slash, first < second {
      marks = ("x\(first)", "x\(second - first)")
    } else {
      marks = ("x\(first)", "x\(second)")
    }
    return .partsInWords(
      people[0],
      help: "for example: for \(people[0]) \(marks.0), \(people[1]) \(marks.1)",
      at: self.span(of: start...(start + 2)),
      mended: nil
    )
  }

  /// Returns the message about `50 dinner 50/50 Ben`.
  mutating func halves(_ whole: SourceSpan, from start: Int) -> Diagnostic? {
    guard let place = tokens.indices.dropFirst(start).first(where: { tokens[$0].kind == .number })
    else { return nil }
    let context = FigureContext(place: place, amount: whole, next: place, isInSplit: false)
    return place + 2 < tokens.count && isRatio(at: place)
      ? ratio(context, at: tokens[place].span) : nil
  }

  func isRatio(at start: Int) -> Bool {
    let (first, mark, second) = (
      tokens[start], tokenOrLast(at: start + 1), tokenOrLast(at: start + 2)
    )
    return first.kind == .number && [.slash, .minus, .colon].contains(mark.kind)
      && second.kind == .number && isBeside(first, mark) && isBeside(mark, second)
  }

  /// Returns the message about `50 fifty-fifty Ben`.
  mutating func fiftyFifty(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    guard ["fifty-fifty", "half-half"].contains(text(of: tokens[context.place]).lowercased())
    else { return nil }
    var other = someone(besides: subject)
    for token in tokens[context.place...].reversed() where isDeclaredName(token) {
      other = text(of: token)
    }
    return .partsInWords(
      subject,
      help: "for example: for \(subject) 50%, \(other) 50%",
      at: tokens[context.place].span,
      mended: nil
    )
  }

  // MARK: - Behind a name

  /// Returns the message about `for Ben +5`, `for Ben 60:40`, `for Ben=20, Cleo=30`.
  mutating func figureInSplit(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    let (before, token) = (tokens[context.place - 1], tokens[context.place])
    switch token.kind {
    case .colon: return ratio(context, at: span)
    case .comma: return equalsInSplit(context)
    case .word where keyword(token) == .rest: return restAlone(at: span)
    case .plus: break
    default: return nil
    }
    let bill = text(in: context.amount)
    let people = isDeclaredName(before) ? " for " + text(of: before) : ""
    if tokenOrLast(at: context.place + 1).kind == .number,
      tokenOrLast(at: context.place + 2).kind == .percent
    {
      let percent = text(of: tokenOrLast(at: context.place + 1))
      return .reckonedLate(["\(bill) +\(percent)%\(people)"], at: span)
    }
    guard let amount = amountSpan(at: context.place + 1) else { return nil }
    let top = text(in: amount.span)
    return isDeclaredName(before)
      ? .shareOnTop(ofBill: "\(bill)+\(top)\(people)", top, of: text(of: before), at: span)
      : .reckonedLate(["\(bill)+\(top)"], at: span)
  }

  /// `for Ben=20, Cleo=30`: an amount stands behind its name as it is.
  private mutating func equalsInSplit(_ context: FigureContext) -> Diagnostic? {
    var changes: [(span: SourceSpan, text: String)] = []
    for place in context.next..<(tokens.count - 1) where tokens[place].kind == .equals {
      guard isDeclaredName(tokens[place - 1]) else { return nil }
      changes.append((withBlanksBefore(tokens[place].span), " "))
    }
    guard let first = changes.first else { return nil }
    let sign = SourceSpan(start: first.span.end - 1, end: first.span.end)
    let line = line(of: sign)
    // A list may go on over several lines; each of them is mended for itself.
    let isOneLine = changes.allSatisfy { $0.span.end <= line.span.end }
    return .needlessMark(
      text(in: sign),
      at: sign,
      mended: isOneLine ? tried(line.replacing(changes), at: sign) : nil
    )
  }

  /// `for Ben 20, rest`: somebody has it.
  mutating func restAlone(at span: SourceSpan) -> Diagnostic? {
    let place = tokens.firstIndex { $0.span.end > span.start } ?? 0
    let next = tokenOrLast(at: place + 1)
    var names: [String] = []
    for token in tokens where isDeclaredName(token) { names.append(text(of: token)) }
    let taker = isDeclaredName(next) ? text(of: next) : someone(besides: names)
    return .markBeforeName(
      at: span,
      help: "for one of them: \(taker) rest; for all the others: all",
      mended: nil
    )
  }

  /// Returns the message about `for Ben plus 5`, `for Ben 2 parts`, `for Ben two`, `for Ben 50 percent`.
  mutating func wordsInSplit(_ context: FigureContext, at span: SourceSpan) -> Diagnostic? {
    let place = context.place
    let word = text(of: tokens[place]).lowercased()
    let isBehindNumber = tokens[place - 1].kind == .number
    guard let name = tokens[..<place].last(where: { $0.kind == .word || $0.kind == .string }),
      isDeclaredName(name)
    else { return nil }
    let sharer = text(of: name)
    var mark: String?
    if isBehindNumber, ["part", "parts", "share", "shares", "teile", "teil"].contains(word) {
      mark = "x" + text(of: tokens[place - 1])
    } else if isBehindNumber, Self.isPercent(word) {
      mark = text(of: tokens[place - 1]) + "%"
    } else if let number = Habit.number(word) {
      let next = text(of: tokenOrLast(at: place + 1)).lowercased()
      if next != "percent" {
        return .partsInWords(
          sharer,
          help:
            "for \(sharer) \(number): just that amount; for \(sharer) x\(number): as many parts",
          at: span,
          mended: nil
        )
      }
      mark = "\(number)%"
    }
    if let mark {
      return .partsInWords(
        sharer,
        help: "for example: for \(sharer) \(mark), \(someone(besides: sharer))",
        at: span,
        mended: nil
      )
    }
    guard !isBehindNumber, let amount = amountSpan(at: place + 1),
      tokenOrLast(at: amount.next).kind != .percent
    else { return nil }
    if word == "minus" || word == "less" { return .negativeShare(sharer, at: span) }
    if word != "plus" { return nil }
    let top = text(in: amount.span)
    let bill = "\(text(in: context.amount))+\(top) for \(sharer)"
    return .shareOnTop(ofBill: bill, top, of: sharer, at: span)
  }
}
