import TripMoney
import TripText

/// Marks and numbers that stand where only a clause can, and clauses of a bill in a payment.
extension Parser {
  /// Something that is no word and begins no clause.
  mutating func strayToken(_ token: Token, in context: Context) -> Diagnostic {
    let before = tokens[index - 1]
    let isAfterAmount = context.amount?.span.end == before.span.end
    let isAfterSplit = context.split?.span.end == before.span.end
    switch token.kind {
    case .date:
      return .dayWithoutOn(
        text(of: token),
        at: token.span,
        mended: replacing(SourceSpan(at: token.span.start), with: "on ")
      )
    case .number where peek().kind == .percent && isAfterAmount:
      return percentInWords() ?? unexpected(token)
    case .number where isAfterAmount && isCountOfPeople(peek()):
      let words = span(of: index...(index + 1))
      return .splitEqually(text(in: words), at: words, mended: nil)
    case .number where isAfterAmount && before.kind == .number && isGroup(token, behind: before):
      let span = before.span.union(token.span)
      return .blankInNumber(
        text(in: span),
        at: span,
        mended: rewriting(span, as: text(of: before) + text(of: token))
      )
    case .number, .sign:
      guard context.amount == nil, let amount = amountSpan(at: index),
        let verb = tokens.lastIndex(where: { isVerb($0) && $0.span.end <= token.span.start })
      else { return unexpected(token) }
      return .amountAfterClause(
        at: amount.span,
        mended: replacing(
          (SourceSpan(at: tokens[verb].span.end), " " + text(in: amount.span)),
          (withBlanksBefore(amount.span), "")
        )
      )
    case .plus where isAfterSplit && isDeclaredName(peek()),
      .slash where isAfterSplit && isDeclaredName(peek()):
      return .commaMissing(
        before: text(of: peek()),
        at: token.span,
        help: nil,
        mended: withComma(for: token.span)
      )
    case .star where isAfterSplit && peek().kind == .number:
      return .partsInWords(
        text(of: before),
        at: span(of: index...(index + 1)),
        mended: replacing(
          withBlanksBefore(token.span).union(peek().span),
          with: " x" + text(of: peek())
        )
      )
    case .comma where context.isPayment && isDeclaredName(peek()):
      return morePayees()
    case .comma where context.split == nil && context.what != nil && !isInBlock:
      return sharesBeforeNames() ?? secondBill()
        ?? .needlessMark(text(of: token), at: token.span, mended: without(token.span))
    case .closeBrace:
      return .strayBrace(at: token.span)
    case .comma where context.amount == nil && isDecimals(peek(), behind: token, before):
      let span = token.span.union(peek().span)
      return .number(
        text(in: span),
        .noDigitBeforeMark(plain: "0." + text(of: peek())),
        format: lexer.numbers,
        at: span
      ) { rewriting(span, as: $0) }
    case .times where isAfterAmount && peek().kind == .number:
      return .unexpected(
        text(of: token),
        wanted: nil,
        at: token.span,
        mended: mayBeRate(peek(), of: context.amount) ? nil : replacing(token.span, with: "*")
      )
    case .comma where isDeclaredName(peek()) || peek().kind == .newline:
      return secondBill() ?? listGoesOn(in: context)
        ?? .needlessMark(text(of: token), at: token.span, mended: without(token.span))
    case .comma, .colon, .minus:
      return .needlessMark(text(of: token), at: token.span, mended: without(token.span))
    default:
      return unexpected(token)
    }
  }

  /// Whether a number before it counts people: `3 ways`, `3 people`.
  private func isCountOfPeople(_ token: Token) -> Bool {
    token.kind == .word
      && (["way", "ways"].contains(text(of: token).lowercased())
        || Habit.head.isMeant(by: text(of: token)))
  }

  /// `Anna paid 20, Ben paid 30`: two lines in one.
  mutating func secondBill() -> Diagnostic? {
    guard current.kind == .comma || currentKeyword == .and, isDeclaredName(peek()), isPaid(peek(2))
    else { return nil }
    let first = text(in: span(of: 0...(index - 1)))
    let second = text(in: restOfLine(from: index + 1)).trimmingBlanks()
    return .unexpected(
      text(of: current),
      wanted: nil,
      at: current.span,
      help: "write a line for each:\n\(first)\n\(second)"
    )
  }

  /// The message about `for Ben 5 each, Cy 10`, `for Ben=20, Cy=30`: a list goes on behind what ended it.
  mutating func listGoesOn(in context: Context) -> Diagnostic? {
    guard let split = context.split, let last = split.entries.last else { return nil }
    let next = tokens.firstIndex { $0.span.start >= split.span.end } ?? index
    if keyword(tokens[next]) == .each, next == index - 1, case .exact = last.mark {
      let amount = text(in: SourceSpan(start: last.nameSpan.end, end: last.span.end))
      let names = split.entries.suffix(3).map { text(in: $0.nameSpan) + amount }
      return .unexpected(
        text(of: tokens[next]),
        wanted: nil,
        at: tokens[next].span,
        help: "in a list, everybody has an amount of their own: for "
          + names.joined(separator: ", ") + ", …"
      )
    }
    guard tokens[next].kind == .equals, last.mark == .none, let amount = amountSpan(at: next + 1),
      amount.next == index
    else { return nil }
    let marks = tokens.indices.dropFirst().filter {
      tokens[$0].kind == .equals && isDeclaredName(tokens[$0 - 1])
    }
    let changes = marks.map { mark in
      let span = tokens[mark].span
      return (withBlanksBefore(span), tokens[mark + 1].span.start > span.end ? "" : " ")
    }
    return .needlessMark(
      text(of: tokens[next]),
      at: tokens[next].span,
      mended: tried(line(of: tokens[next].span).replacing(changes), at: tokens[next].span)
    )
  }

  /// Whether a number stands right behind a comma that stands apart: `,50`.
  private func isDecimals(_ number: Token, behind comma: Token, _ before: Token) -> Bool {
    number.kind == .number && number.span.start == comma.span.end
      && before.span.end < comma.span.start
  }

  /// `50 "dinner", 20 for Ben and 30 for Cy`: what each of them takes, or bills of their own.
  private mutating func sharesBeforeNames() -> Diagnostic? {
    var shares: [String] = []
    var place = index
    while tokens[place].kind == .comma || keyword(tokens[place]) == .and {
      guard let amount = amountSpan(at: place + 1), keyword(tokens[amount.next]) == .for,
        isDeclaredName(tokens[amount.next + 1])
      else { return nil }
      shares.append("\(text(of: tokens[amount.next + 1])) \(text(in: amount.span))")
      place = amount.next + 2
    }
    guard let entries = entriesApart(), shares.count > 1 else { return nil }
    let bill = text(in: span(of: 0...(index - 1)))
    return .severalBills(
      entries,
      asOne: "\(bill) for \(shares.joined(separator: ", "))",
      at: current.span
    )
  }

  private func isVerb(_ token: Token) -> Bool {
    keyword(token) == .paid || keyword(token) == .back
  }

  /// `1 200`: groups between blanks, as they are read only where the script says so.
  private func isGroup(_ token: Token, behind before: Token) -> Bool {
    let digits = bytes(of: token).prefix { $0 != 0x2E && $0 != 0x2C }
    return digits.count == 3 && bytes(of: before).count <= 3
  }

  /// `Ben paid Anna 20 for the taxi`: what it was for, without quotes.
  private mutating func noteAfterFor() -> Diagnostic? {
    let first = index + 1
    guard tokens[first].kind == .word, !isReserved(tokens[first]), !isDeclaredName(tokens[first])
    else { return nil }
    var last = first
    while last + 1 < tokens.count, noteGoesOn(at: last + 1) { last += 1 }
    let words = span(of: first...last)
    let place = span(of: index...last)
    let written = text(in: words)
    switch attempt(line(of: place).replacing(place, with: Self.quoted(written)), at: place) {
    case .right(let mended): return .noteWithoutQuotes(written, at: words, mended: mended)
    case .wrong(let help) where isPlainNote(written):
      let also = "also on this line: \(help)"
      return .noteWithoutQuotes(written, at: words, help: also, mended: nil)
    case .wrong, .loses: return nil
    }
  }

  /// A clause that only a bill has: a payment is between two people.
  mutating func clauseOfBill(_ token: Token, of payment: Payment) -> Diagnostic {
    let payee = nameText(payment.payee)
    if !vocabulary.names.isDeclared(payment.payee.id), payment.form == .paid,
      payment.what == nil, !vocabulary.names.isEmptyOfDeclared, payment.payer != nil
    {
      // Nobody is called so: a shop, and the rest of a bill.
      let span = payment.payee.span.union(payment.amount.span)
      let bill = text(in: payment.amount.span) + " " + Self.quoted(payee)
      if nearest(to: payee, in: vocabulary.names.declaredNames) == nil {
        return .shopBeforeAmount(payee, at: payment.payee.span, mended: replacing(span, with: bill))
      }
    }
    if payment.form == .got, let payer = payment.payer, !vocabulary.names.isDeclared(payer.id),
      payer.span == tokens[index - 1].span,
      let slip = refundFrom(index - 1, amount: payment.amount.span)
    {
      return slip
    }
    if keyword(token) == .for, payment.what == nil, let note = noteAfterFor() { return note }
    let clause: String
    let help: String
    switch token.kind {
    case .category:
      clause = "a category"
      help = "leave it out; what it was for goes in quotes"
    case .openBrace:
      clause = "a block"
      help = "leave it out; a payment is one amount"
    default:
      clause = "'\(text(of: token).lowercased())'"
      help =
        keyword(token) == .for
        ? "what it was for goes in quotes; a bill has no name after 'paid'"
        : keyword(token) == .each
          ? "leave it out; a payment from everyone is: all paid \(payee) 20 each" : "leave it out"
    }
    return .clauseOfBill(clause, payee: payee, at: token.span, help: help)
  }
}
