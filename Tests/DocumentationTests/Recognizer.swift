import TripMoney

/// Tells whether a grammar makes a text, by trying every way to read it.
struct Recognizer {
  private let grammar: Grammar
  private let text: [UnicodeScalar]
  /// Where each rule can end that begins at a place.
  private var known: [String: [Int: Set<Int>]] = [:]

  init(_ grammar: Grammar, _ text: String) {
    self.grammar = grammar
    self.text = Array(text.unicodeScalars)
  }

  /// Returns whether the whole text can be read as the rule.
  mutating func reads(as rule: String) -> Bool {
    ends(of: rule, at: 0).contains { skippingBlanks(from: $0) == text.count }
  }

  private mutating func ends(of rule: String, at start: Int) -> Set<Int> {
    if let ends = known[rule]?[start] { return ends }
    var ends: Set<Int> = []
    if let described = Self.described[rule] {
      let length = described(text[start...])
      if length > 0 { ends = [start + length] }
    } else if let expression = grammar.rules[rule] {
      let isToken = Grammar.isToken(rule)
      ends = self.ends(of: expression, at: start, inToken: isToken)
      // A token is as long as it can be.
      if isToken { ends = Set(ends.max().map { [$0] } ?? []) }
    }
    known[rule, default: [:]][start] = ends
    return ends
  }

  private mutating func ends(
    of expression: Grammar.Expression,
    at place: Int,
    inToken: Bool
  ) -> Set<Int> {
    switch expression {
    case .described:
      return []
    case .text(let word):
      return end(of: word, at: inToken ? place : skippingBlanks(from: place), inToken: inToken)
    case .rule(let name):
      return ends(of: name, at: inToken ? place : skippingBlanks(from: place))
    case .sequence(let parts):
      return parts.reduce([place]) { places, part in
        places.reduce(into: []) { $0.formUnion(ends(of: part, at: $1, inToken: inToken)) }
      }
    case .choice(let options):
      return options.reduce(into: []) {
        $0.formUnion(ends(of: $1, at: place, inToken: inToken))
      }
    case .optional(let inside):
      return ends(of: inside, at: place, inToken: inToken).union([place])
    case .repeated(let inside):
      var all: Set<Int> = [place]
      var open = [place]
      while let next = open.popLast() {
        for end in ends(of: inside, at: next, inToken: inToken) where all.insert(end).inserted {
          open.append(end)
        }
      }
      return all
    }
  }

  /// Words in any case, and not as the beginning of a longer word.
  private func end(of word: String, at place: Int, inToken: Bool) -> Set<Int> {
    let letters = Array(word.unicodeScalars)
    let end = place + letters.count
    guard end <= text.count,
      zip(text[place..<end], letters).allSatisfy({
        $0.properties.lowercaseMapping == $1.properties.lowercaseMapping
      })
    else { return [] }
    let isWord = !inToken && letters.last?.properties.isAlphabetic ?? false
    if isWord, end < text.count, Self.isLetter(text[end]) || Self.isDigit(text[end]) { return [] }
    return [end]
  }

  private func skippingBlanks(from place: Int) -> Int {
    var place = place
    while place < text.count, text[place] == " " || text[place] == "\t" { place += 1 }
    return place
  }

  // MARK: - What words describe

  private typealias Described = @Sendable (ArraySlice<UnicodeScalar>) -> Int

  /// How many characters of the rest are one of what the words of a rule describe.
  private static let described: [String: Described] = [
    "LETTER": { $0.first.map(isLetter) == true ? 1 : 0 },
    "DIGIT": { $0.first.map(isDigit) == true ? 1 : 0 },
    "MARK": { rest in
      guard let first = rest.first else { return 0 }
      if ".,'’_\u{A0}\u{2009}\u{202F}".unicodeScalars.contains(first) { return 1 }
      return first == " " && rest.dropFirst().prefix(4).prefix { isDigit($0) }.count == 3 ? 1 : 0
    },
    "BLANK": {
      $0.first.map { $0 == "\t" || $0.properties.generalCategory == .spaceSeparator } == true
        ? 1 : 0
    },
    "CODE": { rest in
      let word = rest.prefix { isLetter($0) }
      let book = CurrencyBook()
      let text = String(String.UnicodeScalarView(word))
      return book.currency(code: text) != nil || book.isSymbol(text) ? word.count : 0
    },
    "CURRENCY-SIGN": { $0.first?.properties.generalCategory == .currencySymbol ? 1 : 0 },
    "CHARACTER": { rest in
      rest.first.map { $0 != "\"" && $0 != "\\" && !isLineEnd($0) } == true ? 1 : 0
    },
    "NOT-LINE-END": { $0.first.map { !isLineEnd($0) } == true ? 1 : 0 },
    "LINE-END": { rest in
      rest.starts(with: ["\r", "\n"]) ? 2 : rest.first.map(isLineEnd) == true ? 1 : 0
    },
  ]

  static var describedRules: Set<String> { Set(described.keys) }

  private static func isDigit(_ scalar: UnicodeScalar) -> Bool { "0"..."9" ~= scalar }

  private static func isLineEnd(_ scalar: UnicodeScalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  private static func isLetter(_ scalar: UnicodeScalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
      || scalar.properties.isEmoji && scalar.value > 0x7F
  }
}
