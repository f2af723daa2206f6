import TripText

/// Lines that say with another word what somebody did: `Anna payed 50`, `Ben owes Anna 20`.
extension Parser {
  /// The message about the word after a name, if it is one that is meant for ours.
  mutating func otherVerb(_ first: Token) -> Diagnostic? {
    guard beginsName(first), peek().kind == .word else { return nil }
    let isName = isDeclaredName(first)
    let verb = text(of: peek())
    // Without the name, a known word might be about anything.
    let isSubject =
      isName || Habit.me.isMeant(by: verb) || Habit.everyone.isMeant(by: text(of: first))
      || first.span.start == line(of: first.span).span.start
        && text(of: first).first?.isUppercase == true
    guard isSubject, keyword(first).map(Keyword.statements.contains) != true || isName else {
      return nil
    }
    if let owed = owed(first) { return owed }
    if Habit.auxiliary.isMeant(by: verb) { return compound(first) }
    if Habit.paid.isMeant(by: verb) {
      return otherVerb(1...1, plain: "paid")
    }
    if Habit.filler.isMeant(by: verb), isPaid(peek(2)) {
      return .needlessMark(verb, at: peek().span, mended: without(peek().span))
    }
    if Habit.sent.isMeant(by: verb) {
      // `Anna returned the shoes 20`: that is money that came back.
      let isToSomebody = tokens.indices.dropFirst(2).contains { place in
        isDeclaredName(tokens[place])
          && (place == 2 || text(of: tokens[place - 1]).lowercased() == "to")
      }
      return verb.lowercased() == "returned" && !isToSomebody
        ? nil : otherVerb(1...1, plain: "paid")
    }
    if Habit.got.isMeant(by: verb) {
      let isFromSomebody = tokens.contains { keyword($0) == .from || keyword($0) == .back }
      if keyword(peek(2)) == .back, verb.lowercased().hasPrefix("get"), isName,
        let amount = amountSpan(at: 3)
      {
        // `Anna gets back 20`: it came, or it is still to come.
        let name = text(of: first)
        return .otherVerb(
          verb,
          plain: "got",
          at: peek().span,
          help: "money that came back: \(name) got back \(text(in: amount.span)); "
            + "what is still owed to \(name) is shown by: why \(name)",
          mended: nil
        )
      }
      return otherVerb(1...1, plain: isFromSomebody ? "got" : "got back")
    }
    if Habit.joined.isMeant(by: verb) { return otherVerb(1...1, plain: "joined") }
    if Habit.left.isMeant(by: verb) { return otherVerb(1...1, plain: "left") }
    if keyword(peek()) == .settled, isName { return settledWith(first) }
    if verb.lowercased() == "to", isName { return otherVerb(1...1, plain: "paid") }
    return nil
  }

  /// `hat … bezahlt`, `a payé`, `has paid`: the auxiliary, and a participle at the end.
  private mutating func compound(_ first: Token) -> Diagnostic? {
    let participle = tokens.indices.dropFirst(2).first { index in
      keyword(tokens[index]) == .paid
        || tokens[index].kind == .word && Habit.paid.isMeant(by: text(of: tokens[index]))
    }
    guard let participle else { return nil }
    let verb = span(of: 1...1)
    let word = text(in: verb) + (participle == 2 ? " " : " … ") + text(of: tokens[participle])
    let mended =
      participle == 2
      ? replacing(span(of: 1...2), with: "paid")
      : replacing((verb, "paid"), (withBlanksBefore(tokens[participle].span), ""))
    return .otherVerb(
      word,
      plain: "paid",
      at: participle == 2 ? span(of: 1...2) : verb,
      help: "a bill is written: \(text(of: first)) paid 50 \"dinner\"",
      mended: mended
    )
  }

  /// Returns the message about `Ben settled 20 with Anna`, `Ben settled up with Anna 20`.
  private mutating func settledWith(_ first: Token) -> Diagnostic {
    let object = object(from: 2)
    var mended: String?
    if let name = object.name, let amount = object.amount {
      let whole = SourceSpan(start: peek().span.start, end: tokens[object.next - 1].span.end)
      mended = replacing(whole, with: "paid \(text(of: name)) \(text(in: amount))")
    }
    return .otherVerb(
      text(of: peek()),
      plain: "paid",
      at: peek().span,
      help: "a payment is written: \(text(of: first)) paid \(someone(besides: text(of: first))) 20",
      mended: mended
    )
  }

  private mutating func otherVerb(_ range: ClosedRange<Int>, plain: String) -> Diagnostic {
    let span = span(of: range)
    let name = text(of: tokens[0])
    if plain == "paid", let line = noteBeforeAmount(from: range.upperBound + 1) {
      let place = SourceSpan(start: span.start, end: line.span.end)
      if let mended = replacing(place, with: "paid " + line.text) {
        return .otherVerb(text(in: span), plain: plain, at: span, help: "", mended: mended)
      }
    }
    var help =
      switch plain {
      case "paid":
        "a bill is written: \(isDeclaredName(tokens[0]) ? billExample() : "\(name) paid 50 \"dinner\""); "
          + "a payment: \(name) paid \(someone(besides: name)) 20"
      case "joined", "left": "for example: \(name) \(plain) on 2026-10-04"
      default:
        "for example: \(name) got back 20, or from somebody: \(name) got 20 from \(someone(besides: name))"
      }
    var mended: String?
    switch attempt(line(of: span).replacing(span, with: plain), at: span) {
    case .right(let line): mended = line
    case .wrong(let more): help += "\nalso on this line: " + more
    case .loses: break
    }
    return .otherVerb(text(in: span), plain: plain, at: span, help: help, mended: mended)
  }

  /// `pizza for 20`, `pizza for Ben 20`: what was bought, before what it cost; both as a bill has them.
  mutating func noteBeforeAmount(from start: Int) -> (text: String, span: SourceSpan)? {
    var last = start - 1
    while tokens[last + 1].kind == .word, !isReserved(tokens[last + 1]),
      !isDeclaredName(tokens[last + 1]), !["at", "à"].contains(text(of: tokens[last + 1])),
      amountSpan(at: last + 1) == nil
    {
      last += 1
    }
    guard last >= start else { return nil }
    let words = span(of: start...last)
    var split = ""
    if keyword(tokens[last + 1]) == .for,
      isDeclaredName(tokens[last + 2]) || keyword(tokens[last + 2]) == .all
    {
      let end = last + 2 * namesInList(from: last + 2).count
      split = " " + text(in: span(of: (last + 1)...end))
      last = end
    }
    let next = tokens[last + 1]
    let hasJoint =
      keyword(next) == .for || next.kind == .at || next.kind == .equals
      || next.kind == .word && ["at", "à"].contains(text(of: next))
    guard let amount = amountSpan(at: last + (hasJoint ? 2 : 1)) else { return nil }
    return (
      text(in: amount.span) + " " + Self.quoted(text(in: words)) + split, words.union(amount.span)
    )
  }

  // MARK: - Debts

  /// `Ben owes Anna 20`, `Anna lent Ben 20`, `Ben borrowed 20 from Anna`, `Anna is owed 20 by Ben`:
  /// Anna paid 20 for Ben.
  private mutating func owed(_ first: Token) -> Diagnostic? {
    let verb = text(of: peek())
    var start = 2
    var isCreditor = Habit.lent.isMeant(by: verb)
    if verb.lowercased() == "is", peek(2).kind == .word, text(of: peek(2)).lowercased() == "owed" {
      (start, isCreditor) = (3, true)
    } else if !isCreditor, !Habit.owes.isMeant(by: verb) {
      return nil
    }
    let isNobody =
      !isDeclaredName(first)
      && [Habit.me, .them].contains { $0.isMeant(by: text(of: first)) }
    let subject = isNobody ? "…" : text(of: first)
    let isLentFrom = isCreditor && start < tokens.count && keyword(tokens[start]) == .from
    if isLentFrom { isCreditor = false }
    let object = object(from: start)
    if !isCreditor, Habit.everyone.isMeant(by: subject), let name = object.name,
      let amount = object.amount
    {
      let each = "\(text(of: name)) paid \(text(in: amount)) each"
      let whole = SourceSpan(start: first.span.start, end: tokens[object.next - 1].span.end)
      return .owes(
        at: span(of: 1...(start - 1)),
        creditor: text(of: name),
        debtor: someone(besides: text(of: name)),
        mended: replacing(whole, with: each)
      )
    }
    if Habit.lent.isMeant(by: verb), object.name == nil {
      let isLoan = ["len", "loan", "lieh", "leih", "prêt"].contains(where: verb.lowercased().hasPrefix)
      guard isLoan, isDeclaredName(first) else { return otherVerb(1...1, plain: "paid") }
      let money = object.amount.map { text(in: $0) } ?? "20"
      let debtor = someone(besides: subject)
      return .owes(
        at: span(of: 1...(start - 1)),
        help: "to whom it was lent: \(subject) paid \(money) for \(debtor)",
        mended: nil
      )
    }
    let isSomebody = object.name.map { isDeclaredName($0) } ?? false
    let isKnown = isSomebody || vocabulary.names.isEmptyOfDeclared
    let other = isKnown ? object.name.map { text(of: $0) } : nil
    let (creditor, debtor) =
      isCreditor
      ? (subject, other ?? someone(besides: subject))
      : (other ?? someone(besides: subject), subject)
    var mended: String?
    if let slip = severalDebts(from: start, object.next, subject, isCreditor: isCreditor) {
      return slip
    }
    if other != nil, !isNobody, let amount = object.amount {
      let note = noteOfDebt(from: object.next)
      let whole = SourceSpan(start: first.span.start, end: tokens[note.next - 1].span.end)
      mended = replacing(
        whole,
        with: "\(creditor) paid \(text(in: amount))\(note.text) for \(debtor)"
      )
    }
    return .owes(at: span(of: 1...(start - 1)), creditor: creditor, debtor: debtor, mended: mended)
  }

  /// `Ben owes Anna 20 and Cy 10`: a line for each.
  private mutating func severalDebts(
    from start: Int,
    _ end: Int,
    _ subject: String,
    isCreditor: Bool
  ) -> Diagnostic? {
    guard tokens[end].kind == .comma || keyword(tokens[end]) == .and else { return nil }
    var lines: [String] = []
    var next = start
    while true {
      let object = object(from: next)
      guard let name = object.name, isDeclaredName(name) else { return nil }
      let money = object.amount.map { text(in: $0) } ?? "20"
      let (creditor, debtor) =
        isCreditor ? (subject, text(of: name)) : (text(of: name), subject)
      lines.append("\(creditor) paid \(money) for \(debtor)")
      let joint = tokens[object.next]
      guard joint.kind == .comma || keyword(joint) == .and else { break }
      next = object.next + 1
    }
    return .owes(
      at: peek().span,
      help: "write a line for each:\n\(lines.joined(separator: "\n"))",
      mended: nil
    )
  }

  /// `for dinner` at the end of a debt, as a note; and the index of the token behind it.
  private mutating func noteOfDebt(from start: Int) -> (text: String, next: Int) {
    let first = tokens[min(start + 1, tokens.count - 1)]
    guard keyword(tokens[start]) == .for, first.kind == .word, !isReserved(first),
      !isDeclaredName(first)
    else { return ("", start) }
    var last = start + 1
    while last + 1 < tokens.count, noteGoesOn(at: last + 1) { last += 1 }
    return (" " + Self.quoted(text(in: span(of: (start + 1)...last))), last + 1)
  }

  /// `Ben and Cy owe Anna 10 each`: each of them, or both together.
  mutating func owed(by debtors: [String]) -> Diagnostic? {
    let object = object(from: index + 1)
    guard let name = object.name, let amount = object.amount, isDeclaredName(name) else {
      return nil
    }
    let (creditor, list) = (text(of: name), debtors.joined(separator: ", "))
    let each = "\(creditor) paid \(text(in: amount)) each for \(list)"
    let isEach = keyword(tokens[object.next]) == .each
    let whole = SourceSpan(
      start: tokens[0].span.start,
      end: tokens[isEach ? object.next : object.next - 1].span.end
    )
    return .owes(
      at: current.span,
      help:
        "\(text(in: amount)) in all: \(creditor) paid \(text(in: amount)) for \(list); each: \(each)",
      mended: isEach ? replacing(whole, with: each) : nil
    )
  }

  /// A name and an amount in either order, with `to`, `from` or `by` before the name.
  private mutating func object(
    from start: Int
  ) -> (name: Token?, amount: SourceSpan?, next: Int) {
    var name: Token?
    var amount: SourceSpan?
    var position = start
    while position < tokens.count {
      let token = tokens[position]
      if amount == nil, let found = amountSpan(at: position) {
        amount = found.span
        position = found.next
      } else if name == nil, token.kind == .word,
        ["to", "from", "by", "an", "a", "à", "von", "with", "up"].contains(
          text(of: token).lowercased()
        )
      {
        position += 1
      } else if name == nil, beginsName(token), token.kind == .word {
        name = token
        position += 1
      } else {
        break
      }
    }
    return (name, amount, position)
  }
}
