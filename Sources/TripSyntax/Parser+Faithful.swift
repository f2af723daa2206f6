package import TripMoney
import TripText

/// Whether a mended line says what the line said: a mend that loses who shares a bill, or a number,
/// gives wrong figures to whoever follows it.
extension Parser {
  /// Words that say who shares, how much, or when, and what a line has to have that says so here.
  private static let meanings: [(words: Set<String>, answer: Answer)] = [
    (["not", "nicht", "pas", "niet", "inte"], .keywords([.except])),
    (["only", "nur", "solo", "seulement", "alone"], .keywords([.for])),
    (["owes", "owe", "schuldet", "doit", "debe", "deve"], .keywords([.for, .each])),
    (["half", "halb", "moitié", "mitad", "metà"], .mark(.percent)),
    (
      [
        "each", "per", "pp", "apiece", "ea", "head", "person", "chacun", "jeder", "jede", "p",
        "pro",
        "persona", "personne",
      ],
      .keywords([.each])
    ),
    (
      [
        "third", "part", "partly", "mostly", "mainly", "also", "nothing",
        "unequally", "weight", "weights", "weighted", "way", "ways", "proportionally", "else",
        "too",
      ],
      .nothing
    ),
  ]

  /// Whether a word says who shares a bill, how much, or when.
  static func saysHow(_ word: String) -> Bool {
    meanings.contains { $0.words.contains(word.lowercased()) }
  }

  private enum Answer {
    /// One of these.
    case keywords([Keyword])
    case mark(Token.Kind)
    /// There is no word for it: whoever wrote it has to say it otherwise.
    case nothing
  }

  /// Whether nothing of what a bill or a payment said in words is lost in its mended line.
  func isFaithful(_ mended: String, to written: String) -> Bool {
    let old = LineTokens(written, numbers: lexer.numbers)
    let new = LineTokens(mended, numbers: lexer.numbers)
    var words = old.words.filter { !isDeclared($0) }
    // `train one way`
    if let way = words.firstIndex(of: "way"), way > 0, words[way - 1] == "one" {
      words.remove(at: way)
    }
    for (meant, answer) in Self.meanings where words.contains(where: meant.contains) {
      switch answer {
      case .keywords(let keywords):
        let found = new.tokens.compactMap(\.keyword)
        if !found.contains(where: keywords.contains) { return false }
      case .mark(let kind): if !new.tokens.contains(where: { $0.kind == kind }) { return false }
      case .nothing: return false
      }
    }
    let hasDay = old.tokens.contains { $0.kind == .date }
    if hasDay, !new.tokens.contains(where: { $0.kind == .date }) { return false }
    return keepsPayer(of: old, in: new)
      && new.notes.allSatisfy { isPlainNote($0, insteadOf: old.notes) }
  }

  /// Whether nobody of whom a line said only that it was for them pays in its mended line.
  private func keepsPayer(of old: LineTokens, in new: LineTokens) -> Bool {
    guard new.tokens.count > 1, isPaid(new.tokens[1]), new.tokens[0].kind == .word else {
      return true
    }
    let payer = new.text(of: new.tokens[0]).lowercased()
    let places = old.tokens.indices.filter {
      old.tokens[$0].kind == .word && old.text(of: old.tokens[$0]).lowercased() == payer
    }
    return places.isEmpty
      || places.contains { place in
        let lead = old.tokens[..<place].last { token in
          token.kind != .comma && token.keyword != .and
            && (token.kind != .word || !isDeclared(old.text(of: token)))
        }
        guard let lead, lead.kind == .word else { return true }
        return lead.keyword != .for && !Habit.for.isMeant(by: old.text(of: lead))
      }
  }

  /// Whether a line keeps the figures and the names of another.
  func keepsFigures(_ mended: String, of written: String) -> Bool {
    // What becomes a comment says nothing.
    if mended.hasPrefix("#") { return true }
    let new = Figures(mended)
    let isKept = { (old: Figures) in
      old.areKept(in: new) && keepsNames(of: old, in: new)
        // `fee 5` may be 5 of the money.
        && (new.percentages <= old.percentages || old.saysShares)
    }
    // Single quotes may be meant as such, or as apostrophes.
    return isKept(Figures(written))
      || written.contains { "'`‘’".contains($0) }
        && isKept(Figures(Self.doublingQuotes(in: written)))
  }

  private static func doublingQuotes(in line: String) -> String {
    let plain = String(line.map { "`‘’".contains($0) ? "'" : $0 })
    return LineText(bytes: ArraySlice(plain.utf8), start: 0).withDoubleQuotes()
  }

  private func keepsNames(of old: Figures, in new: Figures) -> Bool {
    let names = old.words.filter(isDeclared)
    if names.isEmpty { return true }
    var counts: [String: Int] = [:]
    for word in new.words { counts[word.lowercased(), default: 0] += 1 }
    for name in names {
      let name = name.lowercased()
      guard let count = counts[name], count > 0 else { return false }
      counts[name] = count - 1
    }
    return true
  }

  /// The same of a line that was read already, among the words of its trip.
  package static func isFaithful(
    _ mended: String,
    to written: String,
    among words: Vocabulary,
    _ numbers: NumberFormat
  ) -> Bool {
    var parser = Parser(bytes: [], base: 0, numbers: numbers)
    parser.vocabulary = words
    return parser.isFaithful(mended, to: written)
  }

  /// Whether a note holds nothing that a bill has words for: nobody, no number, no day, no word of the
  /// language.
  ///
  /// What was in quotes before is as its writer wants it.
  func isPlainNote(_ note: String, insteadOf old: [String] = []) -> Bool {
    var added = note[...]
    for former in old {
      if former == note { return true }
      if note.hasPrefix(former) { added = note.dropFirst(former.count) }
    }
    let tokens = LineTokens(String(added), numbers: lexer.numbers)
    if Habit.sharer(in: tokens.words) != nil || SpokenDay.ends(tokens.words) { return false }
    // `50 "x" pounds`: that was the money, and not what it was.
    let ends = [tokens.words.first, tokens.words.last].compactMap { $0 }
    if ends.contains(where: { SpokenCurrency($0)?.isEveryday == false }) { return false }
    let saysMore = tokens.tokens.indices.contains { index in
      let token = tokens.tokens[index]
      switch token.kind {
      case .number, .date, .times, .percent, .sign:
        return !tokens.isBesideLetters(token) && !tokens.isOfTime(index)
      case .word:
        let word = tokens.text(of: token)
        if isDeclared(word) || owner(in: word) != nil || Habit.everyone.isMeant(by: word)
          || isCode(word)
        {
          return true
        }
        // `fish and chips`, `tickets for the museum`, `drinks on the boat`
        return token.keyword.map { $0.isReserved && ![.and, .for, .on].contains($0) } ?? false
      default: return false
      }
    }
    // What ends in `with` or `plus` goes on elsewhere.
    let last = tokens.tokens.last { $0.kind != .newline && $0.kind != .end }
    let isWhole = last.map { !Self.joints.contains(tokens.text(of: $0).lowercased()) } ?? false
    return !saysMore && isWhole && tokens.tokens.contains { $0.kind == .word && $0.keyword == nil }
  }

  /// Whether a word is a currency's code, in capitals as nobody writes a note.
  private func isCode(_ word: String) -> Bool {
    word == word.uppercased() && vocabulary.currencies.currency(code: word) != nil
  }

  private static let joints: Set<String> = [
    "to", "from", "by", "with", "without", "of", "in", "at", "for", "on", "and", "plus", "just",
    "the",
    "a", "my", "our", "not", "but",
  ]

  /// Who may be the one that a bill was for: `Ben's dinner`, `Bens dinner`.
  func owner(in word: String) -> String? {
    guard word.last == "s" || word.last == "S" else { return nil }
    var owner = word.dropLast()
    if owner.last == "'" || owner.last == "’" { owner = owner.dropLast() }
    return isDeclared(String(owner)) ? String(owner) : nil
  }

  func isDeclared(_ word: String) -> Bool {
    vocabulary.names.id(of: word).map(vocabulary.names.isDeclared) ?? false
  }
}

/// A line by itself, cut into tokens.
private struct LineTokens {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []

  init(_ line: String, numbers: NumberFormat) {
    bytes = Array(line.utf8)
    var lexer = Lexer(bytes: bytes, base: 0, numbers: numbers)
    lexer.lexLine(into: &tokens, isContinuation: false)
  }

  func text(of token: Token) -> String {
    String(decoding: bytes[Int(token.span.start)..<Int(token.span.end)], as: UTF8.self)
  }

  /// The words outside of quotes, in small letters.
  var words: [String] {
    tokens.filter { $0.kind == .word }.map { text(of: $0).lowercased() }
  }

  var notes: [String] {
    tokens.filter { $0.kind == .string }.map { unquoted(Array(text(of: $0).utf8)[...]) }
  }

  /// Whether a number is one of a time of day: `at 12:30`.
  func isOfTime(_ index: Int) -> Bool {
    let start = index > 0 && tokens[index - 1].kind == .colon ? index - 2 : index
    guard start > 0, start + 2 < tokens.count, tokens[start + 1].kind == .colon,
      tokens[start].kind == .number, tokens[start + 2].kind == .number,
      ["at", "um", "à", "until", "till", "from", "to", "bis"].contains(
        text(of: tokens[start - 1]).lowercased()
      )
    else { return false }
    return text(of: tokens[start]).count <= 2 && text(of: tokens[start + 2]).count == 2
  }

  /// Whether a letter stands right beside a token, as in `7-Eleven` and `A380`.
  func isBesideLetters(_ token: Token) -> Bool {
    let before = Int(token.span.start) - 1
    let after = Int(token.span.end)
    return bytes.indices.contains(before) && isWordByte(bytes[before])
      || bytes.indices.contains(after) && isWordByte(bytes[after])
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x27 || byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }
}
