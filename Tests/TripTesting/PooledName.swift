import Foundation

/// A name that a generated script may give to somebody.
struct PooledName: Sendable {
  /// The name itself, quotes off.
  let text: String
  /// Whether it stands without quotes.
  let isBare: Bool

  /// All of them differ, also without case.
  static let all =
    bare.map { PooledName(text: $0, isBare: true) }
    + quoted.map { PooledName(text: $0, isBare: false) }

  private static let bare = [
    "Anna", "Ben", "Cy", "Dora", "Emil", "Fay", "Gus", "Leo", "Mia", "Me", "O'Brien", "Anna-Maria",
    // Other scripts, marks typed apart, and pictures.
    "José", "Zoe\u{308}", "小明", "さくら", "Иван", "Όλγα", "مريم", "נועה", "प्रिया", "🐻", "👨‍👩‍👧",
    "☕️", "👍🏽",
    // Keywords.
    "Mark", "Bill", "Rate", "Grant", "Will", "Total", "Settle", "Settled", "Expect", "Home", "Trip",
    "Local", "Person", "Category", "Day", "Month", "Direct", "Today", "Back", "From", "Left",
    "Joined", "Help", "Done", "Numbers", "Include", "Pot", "Others", "Group", "Together", "Pays",
    // Codes of currencies.
    "Bob", "Ron", "Pen", "Top", "All_", "Sek",
    // What looks like a mark.
    "Xena", "X", "x2y", "T_1000", "R2-D2",
  ]

  private static let quoted = [
    "Anna Maria", "all", "and", "on", "For", "x2", "2x", "3rd", "Bo \"B\" Bop", "back\\slash",
    "#hash", "a, b", "Mr. X", "€uro", "each", "10%", "{", "don’t",
  ]
}

extension ScriptGenerator {
  /// Where a name stands; some keywords mean themselves there, unless they are quoted.
  enum NamePlace {
    case anywhere, payee, feePayer, chartPayer

    var keywords: Set<String> {
      switch self {
      case .anywhere: []
      case .payee: ["Back"]
      case .feePayer: ["Today"]
      case .chartPayer: ["Category", "Person", "Day"]
      }
    }
  }

  mutating func takeName() -> PooledName {
    let name = freeNames.removeLast()
    takenNames.insert(name.text.lowercased())
    return name
  }

  /// Whether somebody, or a group or unit, is called so.
  func isTaken(_ name: String) -> Bool { takenNames.contains(name.lowercased()) }

  /// The name as it is declared.
  mutating func declaring(_ name: PooledName) -> String {
    // `pot Left`, where somebody is called Pot, would tell of their leaving.
    let isVerb = name.text == "Left" || name.text == "Joined"
    if name.isBare, !isVerb { return random.chance(percent(5)) ? quoted(name.text) : name.text }
    return quoted(random.chance(percent(10)) ? " \(name.text) " : name.text)
  }

  /// The name in one of the ways that mean it.
  mutating func mention(_ name: PooledName, at place: NamePlace = .anywhere) -> String {
    var text = name.text
    if random.chance(percent(8)) { text = text.lowercased() }
    if random.chance(percent(3)) { text = text.uppercased() }
    if random.chance(percent(5)) {
      text = text.replacingOccurrences(of: "é", with: "e\u{301}")
    }
    let wantsQuotes = !name.isBare || place.keywords.contains(name.text)
    return wantsQuotes || random.chance(percent(5)) ? quoted(text) : text
  }

  mutating func mention(_ person: Int, at place: NamePlace = .anywhere) -> String {
    mention(people[person].name, at: place)
  }
}
