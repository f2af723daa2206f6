import TripText

/// What is said of money that came back, and of payments from one person to another.
extension Parser {
  /// Returns the message about `Ben paid back Anna 20`, `Ben paid back 20`.
  mutating func paidBack(_ payer: NameMention) -> Diagnostic {
    .paidBack(
      nameText(payer),
      other: someone(besides: nameText(payer)),
      at: current.span,
      mended: isDeclaredName(peek()) ? replacing(withBlanksBefore(current.span), with: "") : nil
    )
  }

  /// `Anna paid -20` is `Anna got back 20`.
  mutating func negative(_ payer: NameMention) -> Diagnostic {
    let isApart = peek().span.start > current.span.end
    let verb = tokens[index - 1].span.union(current.span)
    let plain = current.kind == .minus ? "got back" : "paid"
    return .negativeBill(
      nameText(payer),
      other: someone(besides: nameText(payer)),
      at: current.span,
      mended: rewriting(verb, as: isApart ? plain : plain + " ")
    )
  }

  /// `Anna got -20`: what came is positive.
  mutating func minusInGot(_ payer: NameMention) -> Diagnostic {
    .negativeBill(
      nameText(payer),
      other: someone(besides: nameText(payer)),
      at: current.span,
      mended: rewriting(current.span, as: "")
    )
  }

  /// Returns the message about `Anna got 20`, `Anna got 20 back`.
  mutating func gotWhat(_ verb: SourceSpan) -> Diagnostic {
    if currentKeyword == .back {
      return .gotWhat(
        subject,
        other: someone(besides: subject),
        at: verb,
        mended: replacing((verb, "got back"), (withBlanksBefore(current.span), ""))
      )
    }
    if currentKeyword == .each, let amount = amountSpan(at: 2) {
      let all = "all paid \(subject) \(text(in: amount.span)) each"
      let isPot = vocabulary.names.isPot(nameID(tokens[0]))
      let end = tokens.count > index + 1 && peek().kind != .newline && peek().kind != .end
      var slip = Diagnostic.gotWhat(
        subject,
        other: someone(besides: subject),
        at: verb,
        mended: isPot && !end
          ? replacing(span(of: 0...index), with: all) : nil
      )
      slip.help = "from everybody it is: \(all); " + (slip.help ?? "")
      if slip.mended != nil { slip.help = "money that all put in is a payment of each" }
      return slip
    }
    let joint = current
    if isDeclaredName(peek()), joint.kind == .word,
      ["by", "off", "of", "von", "de"].contains(text(of: joint).lowercased())
    {
      let mended = replacing(joint.span, with: "from")
      return .gotWhat(subject, other: text(of: peek()), at: verb, mended: mended)
    }
    let other = tokens.dropFirst().first { isDeclaredName($0) }.map { text(of: $0) }
    return .gotWhat(
      subject,
      other: other ?? someone(besides: subject),
      at: verb,
      mended: replacing(verb, with: "got back")
    )
  }

  // MARK: - Money that came back

  /// Returns the message about `Anna got refund 20`, `Anna got her deposit back 20`: words before the
  /// amount.
  mutating func gotWords() -> Diagnostic? {
    guard tokens.count > 2, keyword(tokens[1]) == .got, beginsName(tokens[0]) else { return nil }
    if isDeclaredName(tokens[2]) || keyword(tokens[2]) == .paid { return gotFromWhom() }
    var words: [String] = []
    var position = 2
    while tokens[position].kind == .word, !isDeclaredName(tokens[position]),
      amountSpan(at: position) == nil
    {
      words.append(text(of: tokens[position]))
      position += 1
    }
    guard !words.isEmpty, !isDeclaredName(tokens[position]) else { return nil }
    let amount = amountSpan(at: position)
    let cameBack = ["back", "refund", "refunded", "refunds", "reimbursed", "deposit", "cashback"]
    let isRefund = words.contains { cameBack.contains($0.lowercased()) }
    let needless = [
      "a", "an", "the", "his", "her", "my", "our", "their", "of", "back", "money", "refunded",
    ]
    let note = words.filter { !needless.contains($0.lowercased()) }.joined(separator: " ")
    var mended: String?
    if isRefund, let amount {
      let money = text(in: amount.span) + (note.isEmpty ? "" : " " + Self.quoted(note))
      mended = replacing(
        SourceSpan(start: tokens[1].span.start, end: amount.span.end),
        with: "got back " + money
      )
    }
    return .gotSomething(
      subject,
      note,
      amount: amount.map { text(in: $0.span) } ?? "20",
      at: span(of: 2...(position - 1)),
      mended: mended
    )
  }

  /// Returns the message about `Anna got Ben 20`, `Anna got paid 20 by Ben`.
  private mutating func gotFromWhom() -> Diagnostic? {
    let amount = amountSpan(at: 3)
    let money = amount.map { text(in: $0.span) } ?? "20"
    let name = tokens.dropFirst().first { isDeclaredName($0) }.map { text(of: $0) }
    var mended: String?
    if let amount, keyword(tokens[2]) == .paid, tokens[amount.next].kind == .word,
      ["by", "from"].contains(text(of: tokens[amount.next]).lowercased())
    {
      let whole = span(of: 1...amount.next)
      mended = replacing(whole, with: "got \(money) from")
    }
    return .unexpected(
      text(of: tokens[2]),
      wanted: nil,
      at: tokens[2].span,
      help: mended == nil
        ? "money from somebody: \(subject) got \(money) from \(name ?? someone(besides: subject))"
        : nil,
      mended: mended
    )
  }

  /// Returns the message about `Anna got 20 from the shop`, `Anna got back 20 from the shop`.
  ///
  /// `start` is the index of the first word behind `from`.
  mutating func refundFrom(_ start: Int, amount: SourceSpan?) -> Diagnostic? {
    guard let verb = tokens.firstIndex(where: { keyword($0) == .got }),
      tokens[start].kind == .word, !isReserved(tokens[start])
    else { return nil }
    var last = start
    while tokens[last + 1].kind == .word, !isReserved(tokens[last + 1]) { last += 1 }
    let words = text(in: span(of: start...last))
    if nearest(to: words, in: vocabulary.names.declaredNames) != nil { return nil }
    let behind = amount == nil ? amountSpan(at: last + 1) : nil
    guard let money = (amount ?? behind?.span).map({ text(in: $0) }) else { return nil }
    let note = "got back \(money) \(Self.quoted(words))"
    let isShop = !words.contains(where: \.isUppercase) && isPlainNote(words)
    let end = behind?.span.end ?? tokens[last].span.end
    return .refundFrom(
      words,
      example: "\(subject) \(note)",
      at: span(of: start...last),
      mended: isShop
        ? replacing(SourceSpan(start: tokens[verb].span.start, end: end), with: note) : nil
    )
  }

  // MARK: - Payments

  /// `Ben paid Anna`, or a word in the amount's place that is nobody's name.
  func paymentWithoutAmount(payer: NameMention, payee: NameMention) -> Refusal {
    guard vocabulary.names.isDeclared(payee.id) else {
      return Refusal(.wordForAmount(nameText(payee), payer: nameText(payer), at: payee.span))
    }
    return Refusal(
      .paymentWithoutAmount(
        payer: nameText(payer),
        payee: nameText(payee),
        at: SourceSpan(at: payee.span.end)
      ),
      about: .openPayment(payer: payer, payee: payee)
    )
  }
}
