import TripMoney
import TripText

/// Lines of a block that begin with nothing an item begins with, or go on as no item does.
extension Parser {
  /// A message for a line of a block that begins with nothing an item begins with.
  mutating func noItem(_ token: Token) -> Diagnostic {
    if token.kind == .category { return .categoryOnItem(at: token.span) }
    if token.kind == .string {
      return beginsWithNote(through: index, unquoted(bytes(of: token)))
    }
    guard token.kind == .word, !isReserved(token) else {
      let isSign = token.kind == .plus || token.kind == .minus
      let mended =
        isSign && current.kind == .word && !isReserved(current) ? signBeforeNote(token) : nil
      return .noItem(text(of: token), at: token.span, mended: mended)
    }
    if isDeclaredName(token) {
      // Of `Ben 30, Cleo 10`, each is a line of its own.
      let amount = amountSpan(at: tokens[index + 1].kind == .colon ? index + 2 : index + 1)
      let isList = amount.map { tokens[$0.next].kind == .comma || keyword(tokens[$0.next]) == .and }
      return .itemBeginsWithName(
        text(of: token),
        amount: amount.map { text(in: $0.span) },
        at: token.span,
        mended: isList ?? true ? nil : amountFirst(through: index) { $0 + " for " + $1 }
      )
    }
    var last = index
    while tokens[last + 1].kind == .word, !isReserved(tokens[last + 1]) { last += 1 }
    return beginsWithNote(through: last, text(in: span(of: index...last)))
  }

  /// `olives 12.50`, `tip 3`, `tip 20%`, `total 30`: what it was stands first.
  private mutating func beginsWithNote(through last: Int, _ note: String) -> Diagnostic {
    let words = span(of: index...last)
    let line = ReceiptLine(note)
    if case .sum = line { return .sumInBlock(subject, at: words) }
    // `minus 3` says no more than the sign.
    let isBare = ["minus", "plus", "less"].contains(note.lowercased())
    let quoted = isBare ? "" : " " + Self.quoted(note)
    let next = tokens[last + 1].kind == .colon ? last + 2 : last + 1
    if tokens[next].kind == .number, next + 1 < tokens.count, tokens[next + 1].kind == .percent {
      var mended: String?
      if case .signed(let sign) = line {
        let percent = text(in: span(of: next...(next + 1)))
        mended = replacing(span(of: index...(next + 1)), with: sign + percent + quoted)
      }
      return .noItem(text(of: current), at: current.span, mended: mended)
    }
    if let amount = amountSpan(at: next),
      let slip = twoNumbers(first: amount.span, words: [note], from: amount.next)
    {
      return slip
    }
    let mended: String?
    switch line {
    case .plain: mended = amountFirst(through: last) { amount, _ in amount + quoted }
    case .signed(let sign):
      mended = amountFirst(through: last) { amount, _ in sign + amount + quoted }
    case .sum, .unclear: mended = nil
    }
    return mended == nil && current.kind == .word
      ? .noItem(text(of: current), at: current.span, mended: nil)
      : .itemBeginsWithNote(at: words, mended: mended)
  }

  /// The line with the amount before what stands before it, and a colon between them left out.
  private mutating func amountFirst(
    through last: Int,
    _ order: (_ amount: String, _ words: String) -> String
  ) -> String? {
    let next = tokens[last + 1].kind == .colon ? last + 2 : last + 1
    guard let found = amountSpan(at: next) else { return nil }
    var amount = found.span
    // `bag 20ct`, `beer 6 euros`: one more word is the amount's.
    let unit = tokens[found.next]
    if unit.kind == .word, Self.isUnit(text(of: unit)) { amount.end = unit.span.end }
    let words = span(of: index...last)
    return replacing(words.union(amount), with: order(text(in: amount), text(in: words)))
  }

  /// `10% off`, `10% "tip"`: the words behind a percentage say whether it goes on top or off.
  mutating func percentWithoutSign(from start: Token) -> Diagnostic {
    let percent = start.span.union(tokens[index - 1].span)
    var mended: String?
    if case .signed(let sign) = ReceiptLine(note(from: index)) {
      mended = replacing(SourceSpan(at: start.span.start), with: sign)
    }
    return .percentWithoutSign(text(in: percent), at: percent, mended: mended)
  }

  /// The words that stand from a token on, in quotes or without.
  func note(from start: Int) -> String {
    if tokens[start].kind == .string { return unquoted(bytes(of: tokens[start])) }
    var last = start
    while tokens[last].kind == .word, !isReserved(tokens[last]), last + 1 < tokens.count {
      last += 1
    }
    return last > start ? text(in: span(of: start...(last - 1))) : ""
  }

  mutating func unexpectedInItem(_ token: Token, _ item: Item) -> Diagnostic {
    if token.kind == .category { return .categoryOnItem(at: token.span) }
    if case .rest = item.value, let amount = amountSpan(at: index) {
      // `rest 20`
      return .unexpected(
        text(in: amount.span),
        wanted: nil,
        at: amount.span,
        help:
          "what is left, without an amount: rest; another line: \(text(in: amount.span)) \"food\""
      )
    }
    if token.kind == .word, isDeclaredName(token), item.split == nil {
      return .personInItem(
        text(of: token),
        at: token.span,
        mended: replacing(SourceSpan(at: token.span.start), with: "for ")
      )
    }
    guard token.kind == .word else {
      return figure(token, in: item)
        ?? unexpected(token, wanted: "what it was in quotes, or 'for' and names")
    }
    var context = Context()
    if case .amount(let amount) = item.value { context.amount = amount }
    context.what = item.what
    context.split = item.split
    if item.sign == .plain, item.what == nil, item.split == nil,
      let slip = receiptLine(item, context)
    {
      return slip
    }
    return strayWord(token, in: context)
  }

  /// Returns the message about `3x beer 4`, `10 "beer" +10%`, `10 2 beers`.
  private mutating func figure(_ token: Token, in item: Item) -> Diagnostic? {
    guard case .amount(let amount) = item.value, item.sign == .plain else { return nil }
    var next = index
    while next > 0, tokens[next - 1].span.start >= amount.span.end { next -= 1 }
    let context = FigureContext(
      place: index,
      amount: amount.span,
      next: next,
      isInSplit: item.split != nil
    )
    return unexpectedFigure(context, at: token.span)
  }

  /// `+ tip 3`: the sign, then what it was.
  private mutating func signBeforeNote(_ sign: Token) -> String? {
    var last = index
    while tokens[last + 1].kind == .word, !isReserved(tokens[last + 1]) { last += 1 }
    let words = text(in: span(of: index...last))
    if case .signed(let meant) = ReceiptLine(words), meant != text(of: sign) { return nil }
    guard let amount = amountSpan(at: last + 1) else { return nil }
    return replacing(
      sign.span.union(amount.span),
      with: "\(text(of: sign))\(text(in: amount.span)) \(Self.quoted(words))"
    )
  }

  /// Returns the message about `3 tip`, `3 discount`, `30 total`, `6 beer Ben Cleo`: words behind the
  /// amount that make it no plain line.
  private mutating func receiptLine(_ item: Item, _ context: Context) -> Diagnostic? {
    switch ReceiptLine(note(from: index)) {
    case .sum: return .sumInBlock(subject, at: item.valueSpan)
    case .signed(let sign):
      if let slip = currencyInWords(in: context)
        ?? amountSlip(current, text(of: current), in: context)
      {
        return slip
      }
      return .signMissing(
        at: item.valueSpan,
        mended: replacing(SourceSpan(at: item.span.start), with: sign)
      )
    case .plain, .unclear: break
    }
    // Who has it is said by `for` alone.
    var position = index
    while position + 1 < tokens.count, tokens[position].kind == .word, !isReserved(tokens[position])
    {
      if isDeclaredName(tokens[position]) {
        return .personInItem(text(of: tokens[position]), at: tokens[position].span, mended: nil)
      }
      position += 1
    }
    return nil
  }
}
