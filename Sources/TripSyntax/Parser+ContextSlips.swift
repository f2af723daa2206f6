import TripText

/// What is said of a place in a line by what the line begins with.
extension Parser {
  /// `why Anna, Ben`, `group lads: Anna Ben`, `expect Anna paid Ben 20`, `for all - Cy`.
  mutating func slipInStatement(_ diagnostic: Diagnostic, at place: Int) -> Diagnostic? {
    let token = tokens[place]
    switch (diagnostic.code, keyword(tokens[0])) {
    case ("unexpected", .why) where token.kind == .comma && isDeclaredName(peekFrom(place)):
      return .needlessMark(text(of: token), at: token.span, mended: without(token.span))
    case ("unexpected", .why) where place == 3 && isDeclaredName(token) && tokens[2].kind == .word:
      let word = tokens[2].span
      return .needlessMark(text(in: word), at: word, mended: without(word))
    case ("unexpected", .group)
    where place > 0 && isDeclaredName(token) && isDeclaredName(tokens[place - 1]):
      return .commaMissing(
        before: text(of: token),
        at: token.span,
        help: nil,
        mended: replacing(SourceSpan(at: tokens[place - 1].span.end), with: ",")
      )
    case ("unexpected", .expect) where place == 3 && keyword(tokens[2]) == .paid:
      guard isDeclaredName(token), let amount = amountSpan(at: 4) else { return nil }
      let (payer, money) = (text(of: tokens[1]), text(in: amount.span))
      var slip = diagnostic
      slip.help =
        "a payment of the plan: expect \(payer) pays \(text(of: token)) \(money); "
        + "what \(payer) paid for bills: expect \(payer) paid \(money)"
      return slip
    case ("line-too-short", .buddies), ("line-too-short", .buddy), ("line-too-short", .people):
      guard place == 1 else { return nil }
      var slip = diagnostic
      slip.help =
        "newcomers are declared with: buddies Anna, Ben; who is on the trip is shown by: people"
      return slip
    case ("negative-share", _) where place > 0 && keyword(tokens[place - 1]) == .all:
      guard isDeclaredName(peekFrom(place)) else { return nil }
      return .allBut("-", at: token.span, mended: replacing(token.span, with: "except"))
    case ("reserved-name", _) where keyword(token) == .except:
      guard place > 0, keyword(tokens[place - 1]) == .for, isDeclaredName(peekFrom(place)) else {
        return nil
      }
      return .exceptWithoutAll(
        text(of: peekFrom(place)),
        at: token.span,
        mended: replacing(SourceSpan(at: token.span.start), with: "all ")
      )
    default: return nil
    }
  }

  private func peekFrom(_ place: Int) -> Token { tokenOrLast(at: place + 1) }

  /// `50 "taxi" (Ben, Cy)`, `50 "taxi" -> Ben, Cy`, `expect Anna -> Ben 20`: a mark before people.
  mutating func refusedMark(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.code == "stray-character" else { return nil }
    var place = diagnostic.span
    let mark = text(in: place)
    let isArrow = [">", "→", "->", "=>"].contains { mark.hasPrefix($0) }
    if mark == ">", let before = tokens.last(where: { $0.span.end == place.start }),
      before.kind == .minus || before.kind == .equals
    {
      place.start = before.span.start
    }
    guard isArrow || mark.hasPrefix("("),
      let next = tokens.firstIndex(where: { $0.span.start >= diagnostic.span.end })
        ?? (isArrow ? tokens.indices.last : nil),
      isDeclaredName(tokens[next])
    else { return nil }
    var slip = diagnostic
    if isArrow, keyword(tokens[0]) == .expect {
      slip.mended = replacing(place, with: "pays")
      if slip.mended != nil { slip.help = nil }
      return slip
    }
    if isArrow, isDeclaredName(tokens[0]), diagnostic.mended == nil,
      !tokens.contains(where: isPaid),
      let start = tokens.indices.first(where: { amountSpan(at: $0) != nil }),
      let amount = amountSpan(at: start)
    {
      let payment = "\(subject) paid \(text(of: tokens[next])) \(text(in: amount.span))"
      slip.help = "a payment is written: \(payment)"
      return slip
    }
    guard let verb = tokens.firstIndex(where: { keyword($0) == .paid }), verb < next,
      let amount = amountSpan(at: verb + 1) ?? quantitySpan(at: verb + 1)
    else { return nil }
    let names = namesInList(from: next).map { text(of: $0) }
    slip.help = "who shares it stands behind 'for': for \(names.joined(separator: ", "))"
    if isArrow, names.count == 1, !tokens.contains(where: { $0.kind == .string }) {
      let payment = "\(subject) paid \(names[0]) \(text(in: amount.span))"
      slip.help = "to \(names[0]): \(payment); " + (slip.help ?? "")
    }
    return slip
  }

  // MARK: - Lines of a bill without its braces

  /// `30 "milk" for Ben`, `Ben 30` below a bill, further in than it: a line of a block, perhaps.
  func asItem(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard ["unknown-statement", "paid-missing", "bullet"].contains(diagnostic.code),
      tokens.contains(where: { $0.kind == .number || $0.kind == .sign || keyword($0) == .rest }),
      !tokens.contains(where: isPaid), isBelowEntry
    else { return nil }
    var slip = diagnostic
    let bill = diagnostic.mended.map { "as a bill: \($0)" } ?? diagnostic.help ?? "leave it out"
    slip.mended = nil
    slip.help =
      "\(bill)\nas a line of the bill above: that one ends in {, and a } stands below its lines"
    return slip
  }

  /// Whether the line stands further in than the one above, or as far as a line of figures does.
  private var isBelowEntry: Bool {
    let line = line(of: tokens[0].span)
    let indent = line.span.start - line.start
    let start = Int(line.start - lexer.base)
    guard indent > 0, start > 0 else { return false }
    let isPair = start > 1 && lexer.byte(start - 1) == 0x0A && lexer.byte(start - 2) == 0x0D
    let above = lexer.lineText(around: start - (isPair ? 2 : 1))
    let text = text(in: above.span)
    guard let first = text.first else { return false }
    let isEntry = text.lowercased().split(separator: " ").contains { $0 == "paid" || $0 == "got" }
    return isEntry && above.span.start - above.start < indent || first.isNumber
      || first.isCurrencySymbol
  }
}
