import TripText

/// What is said of payments to several people, to all of them, or to nobody by name.
extension Parser {
  /// `Ben paid Anna and Cy 20`: to each of them, or to both together.
  ///
  /// `start` is where the amount begins, if one does.
  mutating func severalPayees(
    _ names: [Token],
    payer: String,
    amountAt start: Int
  ) -> Diagnostic {
    let amount = amountSpan(at: start)
    let money = amount.map { text(in: $0.span) } ?? "20"
    let isEach = amount.map { keyword(tokens[$0.next]) == .each } ?? false
    let part = isEach ? nil : part(of: amount?.span, among: names.count)
    let payments = names.map { "\(payer) paid \(text(of: $0))" }
    return .severalPayees(
      payments.map { "\($0) \(money)" },
      inAll: part.map { part in payments.map { "\($0) \(part)" } } ?? [],
      at: names[0].span.union(names[names.count - 1].span)
    )
  }

  /// `Ben paid her back 20`, `Ben paid his debt 20`, `Ben paid you 20`: to whom is not said.
  mutating func paidWhom(_ range: ClosedRange<Int>, _ payer: NameMention) -> Diagnostic? {
    let words = tokens[range].map { text(of: $0).lowercased() }
    let repaid: Set<String> = ["back", "debt", "debts", "share", "shares", "part", "dues"]
    let pronouns: Set<String> = ["all", "both", "of", "them", "us", "you", "the", "others"]
    let isSomebody =
      words.count == 1
      && (Habit.them.isMeant(by: words[0]) || Habit.me.isMeant(by: words[0])
        || ["his", "my", "their", "your", "our"].contains(words[0]))
      || words.count > 1 && words.allSatisfy(pronouns.contains)
    guard isSomebody || words.contains(where: repaid.contains) else { return nil }
    let name = nameText(payer)
    let money = amountSpan(at: range.upperBound + 1).map { text(in: $0.span) } ?? "20"
    let span = span(of: range)
    return .paidWhom(
      text(in: span),
      payment: "\(name) paid \(someone(besides: name)) \(money)",
      bill: words.contains("back") || isSomebody
        ? nil : "\(name) paid \(money) \(Self.quoted(text(in: span)))",
      at: span
    )
  }

  /// `Ben paid everyone 20`, `Ben paid 20 to all`: a bill that all share, or a payment to each.
  ///
  /// The word is the one at hand.
  mutating func paidEveryone(
    _ amount: (span: SourceSpan, next: Int),
    payer: NameMention
  ) -> Diagnostic {
    let name = nameText(payer)
    let money = text(in: amount.span)
    let isEach = keyword(tokens[amount.next]) == .each
    let payees = buddies(besides: name)
    let payments = payees.prefix(3).map { "\(name) paid \($0)" }
    let more = payees.count > 3 ? "\n…" : ""
    let part = isEach ? nil : part(of: amount.span, among: payees.count)
    return .paidEveryone(
      bill: "\(name) paid \(money)\(isEach ? " each" : "")",
      each: payments.map { "\($0) \(money)" }.joined(separator: "\n") + more,
      inAll: part.map { part in
        payments.map { "\($0) \(part)" }.joined(separator: "\n") + more
      },
      at: current.span
    )
  }

  /// Those who are on the trip, as an example names them.
  func buddies(besides name: String? = nil) -> [String] {
    let names = vocabulary.names
    let others = names.buddies.map { Self.written(names.text(of: $0)) }
      .filter { $0.lowercased() != name?.lowercased() }
    return others.isEmpty ? [someone(besides: name)] : others
  }

  /// One of equal parts of an amount, as it is written where the amount is not worked out itself.
  func part(of amount: SourceSpan?, among count: Int) -> String? {
    guard let amount else { return nil }
    let isPlain = !tokens.contains {
      [.plus, .minus, .star, .slash].contains($0.kind)
        && amount.start <= $0.span.start && $0.span.end <= amount.end
    }
    return isPlain ? "\(text(in: amount))/\(count)" : nil
  }

  /// `Ben paid Anna 10, Cy 5`: the list goes on, and what went before it is a payment.
  mutating func morePayees() -> Diagnostic {
    let before = text(in: span(of: 0...(index - 1)))
    guard isDeclaredName(tokens[index - 1]) else {
      let amount = amountSpan(at: index + 2).map { text(in: $0.span) } ?? "20"
      let second = "\(text(of: tokens[0])) paid \(text(of: peek())) \(amount)"
      return .severalPayees([before, second], at: current.span.union(peek().span))
    }
    // `Ben got 20 from Anna, Cy`
    let names = namesInList(from: index - 1)
    let front = text(in: span(of: 0...(index - 2)))
    let part = part(of: amountSpan(at: 2)?.span, among: names.count)
    let inAll = part.map { part in names.map { "\(subject) got \(part) from \(text(of: $0))" } }
    return .severalPayees(
      names.map { "\(front) \(text(of: $0))" },
      inAll: inAll ?? [],
      at: current.span.union(names[names.count - 1].span)
    )
  }

  /// Returns the message about `Ben paid Anna back 20`, `Ben paid Anna and Cy 20`.
  mutating func wordsBehindPayee(_ payee: Token, _ payer: NameMention) -> Diagnostic? {
    let next = peek()
    if next.kind == .comma || keyword(next) == .and, isDeclaredName(peek(2)) {
      let names = namesInList(from: index)
      return severalPayees(names, payer: nameText(payer), amountAt: index + 2 * names.count - 1)
    }
    guard next.kind == .word, amountSpan(at: index + 1) == nil, amountSpan(at: index + 2) != nil,
      !isReserved(next) || keyword(next) == .back
    else { return nil }
    let word = text(of: next)
    let isNeedless =
      keyword(next) == .back || Habit.filler.isMeant(by: word)
      || ["zurück", "the", "of", "off", "with"].contains(word.lowercased())
    if !isNeedless, let amount = amountSpan(at: index + 2) {
      // `Ben paid Anna taxi 20`: to her, or for her.
      let (from, to, money) = (nameText(payer), text(of: payee), text(in: amount.span))
      let note = Self.quoted(word)
      return .noteUnclear(
        word,
        help: "a payment: \(from) paid \(to) \(money) \(note); "
          + "a bill for \(to): \(from) paid \(money) \(note) for \(to)",
        at: next.span
      )
    }
    return .paidBack(
      nameText(payer),
      other: text(of: payee),
      at: next.span,
      mended: replacing(withBlanksBefore(next.span), with: "")
    )
  }
}
