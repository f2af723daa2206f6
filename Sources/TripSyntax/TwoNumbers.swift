/// Two numbers on a line, the words with them, and what they may mean together.
struct TwoNumbers {
  enum Joint { case none, at, plus, times }

  var first: String
  var second = ""
  /// What stands behind the first number.
  var whole = ""
  var words: [String]
  var joint = Joint.none
  /// Whether words stand before the first number, and behind the second.
  let isLed: Bool
  var canHaveRate = true
  private var isFollowed = false
  private var namesRate = false

  private let decimalMark: Character

  init(first: String, words: [String], isLed: Bool, decimalMark: Character) {
    self.first = first
    self.decimalMark = decimalMark
    self.words = words
    self.isLed = isLed
  }

  private static let joints: [String: Joint] = [
    "at": .at, "a": .at, "à": .at, "je": .at, "each": .at, "per": .at, "for": .at, "with": .none,
    "x": .times, "times": .times, "mal": .times, "plus": .plus, "and": .plus, "minus": .none,
    "less": .none,
  ]

  mutating func take(_ word: String, isBehind: Bool) {
    if let joint = Self.joints[word.lowercased()] {
      if joint != .none { self.joint = joint }
    } else {
      words.append(word)
      isFollowed = isFollowed || isBehind
    }
    namesRate = namesRate || Parser.isRate(word)
  }

  /// `50 GBP at 1.17`, `50 GBP rate 1.17`: no word says of what there are so many.
  var isRate: Bool {
    let others = words.filter { !Parser.isRate($0) }
    return !isLed && (namesRate || joint == .at && others.isEmpty)
  }

  var rate: String {
    let others = words.filter { !Parser.isRate($0) && $0.lowercased() != "of" }
    let note = others.isEmpty ? "" : " " + Parser.quoted(others.joined(separator: " "))
    return "\(first) @ \(second)\(note)"
  }

  /// What may be meant, the likeliest first.
  var ways: [String] {
    let note = words.isEmpty ? "" : " " + Parser.quoted(words.joined(separator: " "))
    let label = "\(first) \(Parser.quoted(whole))"
    // `20 of 40`, `50 24/7 shop`
    let isPart =
      !words.isEmpty && words.allSatisfy { ["of", "the", "out"].contains($0.lowercased()) }
    if words.contains(where: Habit.included.isMeant) || isPart || isBare && second.contains("/") {
      return [label]
    }
    if words.contains(where: Habit.onTop.isMeant) { return ["\(first)+\(second)\(note)"] }
    if words.contains(where: Habit.discount.isMeant) { return ["\(first)-\(second)\(note)"] }
    let product = "\(first)*\(second)\(note)"
    let sum = "\(first)+\(second)\(note)"
    let total = second + note
    let count = Self.count(first)
    let isCount = count != nil
    if words.isEmpty, joint == .none, !isLed {
      // `50 20`, `50, 20`
      let isDecimals = second.utf8.count == 2 && (first + second).utf8.allSatisfy(Self.isDigit)
      return (isDecimals ? ["\(first)\(decimalMark)\(second)"] : [])
        + (canHaveRate && looksLikeRate && second.contains(decimalMark) ? [rate] : [])
        + [sum, product]
    }
    if isLed || joint == .at || joint == .times {
      // `2 tickets at 10`, `beer 2 x 3.50`
      return [product] + (joint == .at && looksLikeRate && canHaveRate ? [rate] : [])
        + (words.count > 1 && !isLed ? [sum] : []) + (isCount ? [total] : [])
        + (isLed ? [] : [label])
    }
    if joint == .plus || isFollowed && !isBare {
      // `20 dinner 5 wine`
      return [sum, label] + (isCount || Self.count(second) != nil ? [product] : [])
    }
    // `2 tickets 20`, `50 bus 42`, `50 3 nights`
    guard let count, !isBare else { return [label, Self.count(second) != nil ? product : sum] }
    return count < 10 ? [product, total, label] : [label, product, total]
  }

  /// Whether it reads like `5000 at 0.0067` or `50 GBP dinner at 1.17`.
  private var looksLikeRate: Bool {
    let decimals = second.split(separator: decimalMark).dropFirst().last?.count ?? 0
    return decimals > 2 || first.contains { $0.isLetter || $0.isCurrencySymbol }
  }

  /// `50 3 nights`: no words between the numbers.
  private var isBare: Bool { whole.hasPrefix(second) }

  /// A number of things; nobody buys more of one.
  private static func count(_ number: String) -> Int? {
    guard number.utf8.count <= 2, number.utf8.allSatisfy(isDigit) else { return nil }
    return Int(number).flatMap { $0 < 30 ? $0 : nil }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
