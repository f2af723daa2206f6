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
    if Habit.sent.isMeant(by: verb) { return otherVerb(1...1, plain: "paid") }
    if Habit.got.isMeant(by: verb) {
      let isFromSomebody = tokens.contains { keyword($0) == .from || keyword($0) == .back }
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
    let help =
      switch plain {
      case "paid":
        "a bill is written: \(name) paid 50 \"dinner\"; a payment: \(name) paid \(someone(besides: name)) 20"
      case "joined", "left": "for example: \(name) \(plain) on 2026-10-04"
      default:
        "for example: \(name) got back 20, or from somebody: \(name) got 20 from \(someone(besides: name))"
      }
    return .otherVerb(
      text(in: span),
      plain: plain,
      at: span,
      help: help,
      mended: replacing(span, with: plain)
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
    let subject = text(of: first)
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
    if Habit.lent.isMeant(by: verb), object.name == nil { return otherVerb(1...1, plain: "paid") }
    let other = object.name.map { text(of: $0) } ?? someone(besides: subject)
    let (creditor, debtor) = isCreditor ? (subject, other) : (other, subject)
    var mended: String?
    if object.name != nil, let amount = object.amount {
      let whole = SourceSpan(start: first.span.start, end: tokens[object.next - 1].span.end)
      mended = replacing(whole, with: "\(creditor) paid \(text(in: amount)) for \(debtor)")
    }
    return .owes(at: span(of: 1...(start - 1)), creditor: creditor, debtor: debtor, mended: mended)
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
