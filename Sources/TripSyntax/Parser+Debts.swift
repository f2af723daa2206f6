import TripText

/// Debts, which come from bills: `Ben owes Anna 20`, `Anna lent Ben 20`.
extension Parser {
  /// `Ben owes Anna 20`, `Anna lent Ben 20`, `Ben borrowed 20 from Anna`, `Anna is owed 20 by Ben`:
  /// Anna paid 20 for Ben.
  mutating func owed(_ first: Token) -> Diagnostic? {
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
      let isLoan = ["len", "loan", "lieh", "leih", "prêt"].contains(
        where: verb.lowercased().hasPrefix
      )
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
    if other != nil, !isNobody, let amount = object.amount, amountSpan(at: object.next) == nil {
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
    guard isJoint(at: end) else { return nil }
    var lines: [String] = []
    var next = start
    while true {
      let object = object(from: next)
      guard let name = object.name, isDeclaredName(name) else { return nil }
      let money = object.amount.map { text(in: $0) } ?? "20"
      let (creditor, debtor) =
        isCreditor ? (subject, text(of: name)) : (text(of: name), subject)
      lines.append("\(creditor) paid \(money) for \(debtor)")
      guard isJoint(at: object.next) else { break }
      next = isDeclaredName(tokens[object.next]) ? object.next : object.next + 1
    }
    return .owes(
      at: peek().span,
      help: "write a line for each:\n\(lines.joined(separator: "\n"))",
      mended: nil
    )
  }

  /// Whether a list of people and amounts goes on at a token.
  private mutating func isJoint(at place: Int) -> Bool {
    let token = tokenOrLast(at: place)
    return token.kind == .comma || keyword(token) == .and || isDeclaredName(token)
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
  mutating func object(
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
