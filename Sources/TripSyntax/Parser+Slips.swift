import TripText

/// Lines that begin with nothing that a statement begins with, and what was meant.
extension Parser {
  mutating func noStatement(_ first: Token) -> Diagnostic {
    if first.kind == .closeBrace { return .strayBrace(at: first.span) }
    guard first.kind == .word else {
      return .lineBegins(text(of: first), at: first.span)
    }
    if let word = keyword(first) {
      if word.isPromptCommand {
        return .promptCommand(word.rawValue, at: first.span)
      }
    }
    if peek().kind == .word, bytes(of: peek()).lowercasedEquals("owes") {
      return owes(first)
    }
    if let help = Self.habits[text(of: first).lowercased()] {
      return .unknownStatement(text(of: first), at: first.span, help: help)
    }
    if isDeclaredName(first) {
      return .nameAlone(text(of: first), at: first.span)
    }
    let words = Keyword.statements.map(\.rawValue)
    let near = nearest(to: text(of: first), in: words)
    return .unknownStatement(
      text(of: first), at: first.span,
      help: near.map { "did you mean '\($0)'?" }
        ?? "a bill is written: Anna paid 50 \"dinner\"")
  }

  /// `Ben owes Anna 20`: Anna paid 20 for Ben.
  private mutating func owes(_ debtor: Token) -> Diagnostic {
    let verb = peek()
    var mended: String?
    if beginsName(peek(2)) {
      let creditor = peek(2)
      index += 3
      if beginsAmount(), let amount = try? amount() {
        let amountText = String(decoding: bytes(in: amount.span), as: UTF8.self)
        let whole = debtor.span.union(amount.span)
        mended = line(of: whole).replacing(
          whole, with: "\(text(of: creditor)) paid \(amountText) for \(text(of: debtor))")
      }
      index = 0
    }
    return .owes(at: verb.span, mended: mended)
  }

  /// Words that other tools use, and what this one calls it.
  private static let habits: [String: String] = [
    "add": "a bill is written: Anna paid 50 \"dinner\"",
    "pay": "a bill is written: Anna paid 50 \"dinner\"",
    "bill": "a bill is written: Anna paid 50 \"dinner\"; 'bills' lists them",
    "balance": "did you mean 'balances'?",
    "who": "who owes whom is shown by 'settle'",
    "owes": "who owes whom is shown by 'settle'",
    "plan": "who pays whom is shown by 'settle'",
    "list": "did you mean 'bills'?",
    "show": "did you mean 'bills', 'balances' or 'settle'?",
    "friend": "who is on the trip is declared with: buddy Anna; friends at home with: other Coco",
    "friends": "who is on the trip is declared with: buddies Anna, Ben; friends at home with: others Coco, Ray",
    "person": "people are declared with: buddy Anna; friends at home with: other Coco",
    "member": "people are declared with: buddy Anna; friends at home with: other Coco",
    "members": "people are declared with: buddies Anna, Ben; friends at home with: others Coco, Ray",
    "date": "the day of the bills below is set with: on 2026-10-03",
    "title": "a trip's title is written: trip \"Tokyo\"",
  ]
}
