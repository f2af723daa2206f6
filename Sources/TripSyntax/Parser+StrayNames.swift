import TripText

/// Names that stand where only a clause of a bill can.
extension Parser {
  mutating func strayName(_ token: Token, in context: Context) -> Diagnostic {
    let name = text(of: token)
    if let split = context.split, split.span.end == tokens[index - 1].span.end {
      return wordBeforeSharer(token) ?? commaMissing(token)
    }
    if context.isPayment, let first = context.amount, let second = amountSpan(at: index + 1),
      first.span.end == tokens[index - 1].span.end
    {
      // `Ben paid Anna 20 Cy 30`
      let before = text(in: span(of: 0...(index - 1)))
      let next = "\(subject) paid \(name) \(text(in: second.span))"
      return .severalPayees([before, next], at: token.span)
    }
    guard let amount = context.amount, !context.isPayment, !context.isRefund else {
      return unexpected(token)
    }
    // The name was written after the amount: of whom was it paid to, or for whom.
    let mended =
      tokens[index - 1].span.end == amount.span.end && isVerbBefore(amount.span)
        && (peek().kind != .word || isReserved(peek()))
      ? replacing(
        (amount.span, name + " " + text(in: amount.span)),
        (withBlanksBefore(token.span), "")
      )
      : nil
    return .personAfterAmount(name, isPayee: false, at: token.span, mended: mended)
  }

  /// `for all, not Ben`, `for only Ben`: a word that is nobody's name, and then somebody.
  private mutating func wordBeforeSharer(_ token: Token) -> Diagnostic? {
    let before = tokens[index - 1]
    guard before.kind == .word, !isDeclaredName(before), !vocabulary.names.isEmptyOfDeclared
    else { return nil }
    if keyword(before) == .rest { return restBehindName(at: index - 1) }
    let word = text(of: before)
    let name = text(of: token)
    if Habit.except.isMeant(by: word), index >= 2, tokens[index - 2].kind == .comma {
      let span = tokens[index - 2].span.union(before.span)
      return .allBut(word, at: before.span, mended: replacing(span, with: " except"))
    }
    return .unexpected(
      word,
      wanted: "who shares it",
      at: before.span,
      help:
        "\(name) alone: for \(name); half of it: for \(name) 50%, …; all but \(name): for all except \(name)"
    )
  }

  private func isVerbBefore(_ amount: SourceSpan) -> Bool {
    tokens.contains { keyword($0) == .paid && $0.span.end <= amount.start }
  }

  /// `for Ben Cy`: two people, and no comma between them.
  mutating func commaMissing(_ token: Token) -> Diagnostic {
    let mended = replacing(SourceSpan(at: tokens[index - 1].span.end), with: ",")
    let isAmount = tokens[index - 1].kind == .number && mended == nil
    return .commaMissing(
      before: text(of: token),
      at: token.span,
      help: isAmount ? "amounts in a list come to the bill; parts are written x2" : nil,
      mended: mended
    )
  }

  /// Returns the message about `Ben paid 20 to Anna`, `Ben paid 20 back to Anna`, and about
  /// `Anna got back 20 from Ben`.
  mutating func payeeAfterAmount(_ token: Token, in context: Context) -> Diagnostic? {
    if context.isRefund, keyword(token) == .from, !isDeclaredName(peek()), context.what == nil,
      let slip = refundFrom(index + 1, amount: context.amount?.span)
    {
      return slip
    }
    guard let amount = context.amount, !context.isPayment,
      tokens[index - 1].span.end == amount.span.end
    else { return nil }
    if context.isRefund, keyword(token) == .from, beginsName(peek()),
      let back = tokens.firstIndex(where: { keyword($0) == .back })
    {
      return .gotFromShop(
        subject,
        text(of: peek()),
        at: tokens[back].span,
        mended: replacing(withBlanksBefore(tokens[back].span), with: "")
      )
    }
    var last = index
    let words = ["to", "into", "back", "an", "à", "zurück"]
    while last < tokens.count, tokens[last].kind == .word,
      words.contains(text(of: tokens[last]).lowercased())
    {
      last += 1
    }
    if context.isRefund || last == index { return nil }
    guard last < tokens.count, isDeclaredName(tokens[last]) else {
      guard let payer = context.payer, tokens[last].kind == .word else { return nil }
      let word = text(of: tokens[last])
      if word.first?.isUppercase == true, beginsName(tokens[last]),
        text(of: tokens[last - 1]).lowercased() == "to",
        !vocabulary.names.isEmptyOfDeclared
      {
        // `Ben paid 20 to Eva`: somebody whom nobody declared, or a shop.
        let money = text(in: amount.span)
        return .noteUnclear(
          text(in: span(of: index...last)),
          help: "somebody new is declared above with: buddy \(word), and then: "
            + "\(nameText(payer)) paid \(word) \(money); "
            + "a shop, or what it was, goes in quotes: \(nameText(payer)) paid \(money) \(Self.quoted(word))",
          at: span(of: index...last)
        )
      }
      if keyword(tokens[last]) == .all || Habit.everyone.isMeant(by: word) {
        return paidEveryone((amount.span, last + 1), payer: payer)
      }
      if Habit.them.isMeant(by: word) || Habit.me.isMeant(by: word) {
        return .paidWhom(
          word,
          payment:
            "\(nameText(payer)) paid \(someone(besides: nameText(payer))) \(text(in: amount.span))",
          bill: nil,
          at: tokens[last].span
        )
      }
      return nil
    }
    let name = text(of: tokens[last])
    let names = namesInList(from: last)
    if names.count > 1, let payer = context.payer,
      let start = tokens.firstIndex(where: { $0.span.start == amount.span.start })
    {
      return severalPayees(names, payer: nameText(payer), amountAt: start)
    }
    return .personAfterAmount(
      name,
      isPayee: true,
      at: tokens[last].span,
      mended: replacing(
        (amount.span, name + " " + text(in: amount.span)),
        (withBlanksBefore(span(of: index...last)), "")
      )
    )
  }
}
