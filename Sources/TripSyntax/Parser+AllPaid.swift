import TripText

/// What is said of money that all, or all but some, are said to have paid.
extension Parser {
  /// Returns the message about `everybody paid Anna 10 each`.
  mutating func everyonePaid() -> Diagnostic? {
    let first = tokens[0]
    guard first.kind == .word, currentKeyword == .paid,
      Habit.everyone.isMeant(by: text(of: first)) || text(of: first).lowercased() == "we"
    else { return nil }
    switch attempt(line(of: first.span).replacing(first.span, with: "all"), at: first.span) {
    case .right(let mended):
      return .everyoneIsAll(text(of: first), at: first.span, mended: mended)
    case .wrong(let help) where isDeclaredName(peek(2)) || isDeclaredName(peek()):
      return .everyoneIsAll(text(of: first), at: first.span, help: help, mended: nil)
    case .wrong, .loses: return .allPaidBill(at: first.span, mended: nil)
    }
  }

  /// `all paid Kitty 150`: of each, or of all together.
  mutating func allPaidWithoutEach(_ payment: Payment) -> Diagnostic {
    let payee = nameText(payment.payee)
    let money = text(in: payment.amount.span)
    let part = part(of: payment.amount.span, among: buddies(besides: payee).count) ?? "20"
    return .allPaidWithoutEach(
      "from each of them: all paid \(payee) \(money) each; "
        + "from all of them together: all paid \(payee) \(part) each",
      at: payment.amount.span
    )
  }

  /// `all but Cy paid Anna 20 each`: who paid is not said.
  mutating func allButSomePaid() -> Diagnostic? {
    guard let paid = tokens.firstIndex(where: { keyword($0) == .paid }) else { return nil }
    let isBill = amountSpan(at: paid + 1) != nil
    let amount = amountSpan(at: isBill ? paid + 1 : paid + 2).map { text(in: $0.span) } ?? "20"
    let payee = tokens[min(paid + 1, tokens.count - 1)]
    let words = isBill ? "paid \(amount)" : "paid \(text(of: payee)) \(amount)"
    let others = (tokens[1..<paid] + [payee]).filter { isDeclaredName($0) }.map { text(of: $0) }
    return .allPaidButSome("\(someone(besides: others)) \(words)", at: span(of: 0...paid))
  }

  /// `all pay Kitty 50`, `all put 50 into Kitty`: to whom, and how much each.
  mutating func allPut() -> Diagnostic? {
    let verb = text(of: peek())
    let isPayment =
      Habit.paid.isMeant(by: verb) || Habit.sent.isMeant(by: verb)
      || ["put", "puts", "contribute", "contributed", "add", "added"].contains(verb.lowercased())
    guard peek().kind == .word, isPayment,
      let name = tokens.dropFirst(2).first(where: { isDeclaredName($0) }),
      let start = tokens.indices.dropFirst(2).first(where: { amountSpan(at: $0) != nil }),
      let amount = amountSpan(at: start)
    else { return nil }
    let (payee, money) = (text(of: name), text(in: amount.span))
    let isEach = tokens.contains { keyword($0) == .each }
    let part = part(of: amount.span, among: buddies(besides: payee).count) ?? "20"
    let each = "all paid \(payee) \(money) each"
    return .otherVerb(
      verb,
      plain: "paid",
      at: peek().span,
      help: "from each of them: \(each)"
        + (isEach ? "" : "; from all of them together: all paid \(payee) \(part) each"),
      mended: isEach ? tried(each, at: peek().span) : nil
    )
  }
}
