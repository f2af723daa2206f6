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
      if isName, !isToSomebody, let amount = amountSpan(at: 2),
        [.newline, .end].contains(tokens[amount.next].kind) || keyword(tokens[amount.next]) == .on
      {
        // `Anna repaid 20`: whom, is not said.
        let (payer, money) = (text(of: first), text(in: amount.span))
        return .paidWhom(
          verb,
          payment: "\(payer) paid \(someone(besides: payer)) \(money)",
          bill: "\(payer) paid \(money)",
          at: peek().span
        )
      }
      return verb.lowercased() == "returned" && !isToSomebody
        ? nil : otherVerb(1...1, plain: "paid")
    }
    if Habit.got.isMeant(by: verb) {
      let isFromSomebody = tokens.contains { keyword($0) == .from || keyword($0) == .back }
      let isToCome = [
        "get", "gets", "receive", "receives", "bekommt", "erhält", "reçoit",
      ].contains(verb.lowercased())
      let isBack = keyword(peek(2)) == .back
      let amount = amountSpan(at: isBack ? 3 : 2)
      if isToCome, isName, isBack || amount != nil,
        !tokens.contains(where: { keyword($0) == .from })
      {
        // `Anna gets back 20`: it came, or it is still to come.
        let name = text(of: first)
        let money = amount.map { text(in: $0.span) } ?? "20"
        return .otherVerb(
          verb,
          plain: "got",
          at: peek().span,
          help: "money that came back: \(name) got back \(money); "
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

  mutating func otherVerb(_ range: ClosedRange<Int>, plain: String) -> Diagnostic {
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
}
