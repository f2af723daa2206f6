/// What a line says in figures, in its order: numbers, the marks that reckon with them, and brackets
/// that change what comes out; and its words, among which are names.
///
/// Nothing in quotes or in a comment counts, and days are no figures.
struct Figures {
  private(set) var pieces: [String] = []
  private(set) var words: [String] = []
  /// Whether a day stands there as it is written elsewhere, `12/6/20`, which reads as a calculation.
  private(set) var holdsLooseDay = false
  private var hasSplit = false
  private let text: [Character]

  init(_ line: String) {
    text = Self.plain(line)
    var place = 0
    var isQuoted = false
    while place < text.count {
      let character = text[place]
      if isQuoted || character == "\"" {
        if character == "\"" { isQuoted.toggle() }
        place += character == "\\" && isQuoted ? 2 : 1
      } else if isComment(at: place) {
        return
      } else if isNumber(at: place) {
        place = takeNumber(at: place)
      } else if isTimes(at: place) {
        if isBetweenNumbers(place) { pieces.append("*") }
        place += 1
      } else if character.isLetter {
        place = takeWord(at: place)
      } else {
        takeMark(at: place)
        place += 1
      }
    }
  }

  /// Whether every figure stands in `other`, too, in the same order.
  func areKept(in other: Figures) -> Bool {
    var rest = other.pieces[...]
    for piece in pieces {
      guard let found = rest.firstIndex(of: piece) else { return false }
      rest = rest[(found + 1)...]
    }
    return !holdsLooseDay
  }

  /// How many of the figures are percentages.
  var percentages: Int { pieces.count { $0 == "%" } }

  /// Whether a word says a share, which is written as a percentage: `half`.
  var saysShares: Bool {
    words.contains {
      ["half", "quarter", "halb", "moitié", "mitad", "metà"].contains($0.lowercased())
    }
  }

  /// Whether brackets change what an amount comes to.
  var holdBrackets: Bool { pieces.contains("(") }

  // MARK: - Characters

  /// The line with characters of other keyboards made plain.
  private static func plain(_ line: String) -> [Character] {
    var plain = ""
    for scalar in line.unicodeScalars {
      if let lookAlike = Lexer.lookAlike(scalar) {
        plain += lookAlike.plain
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return Array(plain)
  }

  private func character(at place: Int) -> Character {
    text.indices.contains(place) ? text[place] : " "
  }

  private func isDigit(_ place: Int) -> Bool { Self.isDigit(character(at: place)) }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private func isNumber(at place: Int) -> Bool {
    isDigit(place) || text[place] == "." && isDigit(place + 1)
  }

  private func isComment(at place: Int) -> Bool {
    guard text[place] == "#" else { return false }
    let isFirst = text[..<place].allSatisfy(\.isWhitespace)
    let next = character(at: place + 1)
    return isFirst || next.isWhitespace || next == "#"
  }

  /// `2 x 3`, `x2`: the letter beside a number, and no part of a word.
  private func isTimes(at place: Int) -> Bool {
    guard "xX×".contains(text[place]), !character(at: place - 1).isLetter else { return false }
    let next = character(at: place + 1)
    return Self.isDigit(next) || next.isWhitespace && isBetweenNumbers(place)
  }

  private func isBetweenNumbers(_ place: Int) -> Bool {
    let before = nearest(before: place)
    let after = nearest(after: place)
    return Self.isDigit(before) || ")%½¼¾".contains(before)
      ? Self.isDigit(after) || after == "(" : false
  }

  /// The character before a place, past blanks and signs of currencies.
  private func nearest(before place: Int) -> Character {
    text[..<max(place, 0)].last { !$0.isWhitespace && !$0.isCurrencySymbol } ?? " "
  }

  private func nearest(after place: Int) -> Character {
    text[min(place + 1, text.count)...].first { !$0.isWhitespace && !$0.isCurrencySymbol } ?? " "
  }

  // MARK: - Pieces

  private mutating func takeNumber(at start: Int) -> Int {
    if let end = endOfDay(from: start, between: "-", digits: [4, 2, 2]) { return end }
    for mark in ["/", ".", "-"] as [Character] {
      for year in [4, 2] where mark != "-" || year == 4 {
        guard let end = endOfDay(from: start, between: mark, digits: [2, 2, year]) else { continue }
        if words.last?.lowercased() != "on" { holdsLooseDay = true }
        return end
      }
    }
    var end = start
    var digits: [Character] = []
    var mark: Int?
    while isDigit(end) || ".,'_".contains(character(at: end)) && isDigit(end + 1) {
      if isDigit(end) { digits.append(text[end]) } else { mark = digits.count }
      end += 1
    }
    // Three digits behind the last mark are a group.
    if let mark, digits.count - mark != 3 {
      let whole = digits[..<mark].drop { $0 == "0" }
      pieces.append(String(whole) + "." + String(digits[mark...]))
    } else {
      pieces.append(String(digits))
    }
    // `12½`, `1万`, `1e3`, `50ct`: more of the number, as it is written elsewhere.
    let tail = String(text[end...].prefix { $0.isLetter || $0.isNumber })
    let isMore = tail.contains(where: \.isNumber) || tail.count <= 3 || Parser.isUnit(tail)
    if let first = tail.first, !"xX".contains(first), isMore {
      pieces.append(tail.lowercased())
      end += tail.count
    }
    return end
  }

  /// Where a day ends that has so many digits at most between its marks, and as many in its year.
  private func endOfDay(from start: Int, between mark: Character, digits: [Int]) -> Int? {
    var place = start
    for (index, most) in digits.enumerated() {
      let count = text[min(place, text.count)...].prefix(while: Self.isDigit).count
      guard
        count == most || most == 2 && count == 1 && digits.count - index != 1
          || most == 2 && count == 1 && digits[0] == 4
      else { return nil }
      place += count
      if index < digits.count - 1 {
        guard character(at: place) == mark else { return nil }
        place += 1
      }
    }
    let isCut = character(at: place) == mark && isDigit(place + 1)
    return isCut ? nil : place
  }

  private mutating func takeWord(at start: Int) -> Int {
    var end = start
    while character(at: end).isLetter || isDigit(end)
      || "'-".contains(character(at: end)) && character(at: end + 1).isLetter
    {
      end += 1
    }
    let word = String(text[start..<end])
    words.append(word)
    hasSplit = hasSplit || word.lowercased() == "for"
    // `fifty`, `five percent`; one is hardly a number: `the last one`.
    if let number = Habit.number(word), number > 1 { pieces.append(String(number)) }
    if Self.isDigit(nearest(before: start)), Parser.isUnit(word) {
      pieces.append(word.lowercased())
    }
    if ["percent", "prozent", "pct"].contains(word.lowercased()) { pieces.append("%") }
    return end
  }

  private mutating func takeMark(at place: Int) {
    let mark = text[place]
    let isSign =
      character(at: place - 1).isWhitespace
      && (isDigit(place + 1) || character(at: place + 1).isCurrencySymbol)
    switch mark {
    case "+", "-":
      if isSign || isBetweenNumbers(place) { pieces.append(String(mark)) }
    case "*", "/", "÷", "=", "@", "^":
      if isBetweenNumbers(place) { pieces.append(mark == "÷" ? "/" : String(mark)) }
    case "%":
      if Self.isDigit(nearest(before: place)) { pieces.append("%") }
    case "(":
      if holdsBack(bracketAt: place) { pieces.append("(") }
    default:
      if mark.isNumber { pieces.append(String(mark)) }
    }
  }

  /// Whether something else comes out without the brackets that open here.
  private func holdsBack(bracketAt open: Int) -> Bool {
    // No sum is longer; what is, and what has no end, is taken for one that counts.
    let window = text[(open + 1)...].prefix(100)
    let close = window.firstIndex(of: ")")
    let inside = window[..<(close ?? window.endIndex)]
    guard inside.contains(where: Self.isDigit) else { return false }
    // `for Ben (2)`: a person's part, whatever was meant by it.
    guard let close, !hasSplit else { return true }
    let before = nearest(before: open)
    let after = nearest(after: close)
    // Two numbers would run together.
    if Self.isDigit(character(at: open - 1)) || Self.isDigit(character(at: close + 1)) {
      return true
    }
    guard inside.contains(where: { "+-*/×÷%(".contains($0) }) else { return false }
    let isFactor = { (character: Character) in "*/×÷xX".contains(character) }
    return before == "-" || isFactor(before) || isFactor(after) || after == "%"
      || inside.contains("%") || inside.contains("(")
  }
}
