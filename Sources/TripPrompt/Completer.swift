import TripEngine
import TripLedger
import TripMoney
import TripStore
import TripSyntax
import TripText

/// What can stand where the cursor is, by what stands before it.
struct Completer {
  private let session: Session
  private let files: any WritableFileLayer
  private let today: Day

  init(_ session: Session, files: any WritableFileLayer, today: Day) {
    self.session = session
    self.files = files
    self.today = today
  }

  func completion(for text: String) -> Completion {
    let place = Place(text)
    if place.isInFile {
      return Completion(paths(place.fragment, quotes: place.quotesPaths), replacing: place.length)
    }
    let all = candidates(at: place)
    let wanted = place.fragment.lowercased()
    let fitting = all.filter { candidate in
      let bare = candidate.hasPrefix("\"") ? candidate.dropFirst() : candidate[...]
      return candidate.lowercased().hasPrefix(wanted) || bare.lowercased().hasPrefix(wanted)
        || "\"" + bare.lowercased() == wanted
    }
    var seen: Set<String> = []
    return Completion(fitting.filter { seen.insert($0).inserted }, replacing: place.length)
  }

  private func candidates(at place: Place) -> [String] {
    if place.fragment.hasPrefix("#") { return session.trip.categories.map { "#" + $0 } }
    guard let first = place.words.first?.lowercased() else {
      return people + Self.statements + Self.commands
    }
    let last = place.words.last?.lowercased() ?? ""
    if first == "chart", last == "by" { return ["category", "person", "day"] + everyone }
    if place.isInList, place.hasWord(among: Self.peopleWords) { return everyone }
    switch last {
    case "home", "local", "currency", "in": return codes(place.fragment)
    case "on", "since", "until": return ["today", "yesterday", today.description]
    case "via", "rename", "remove": return people
    case "why": return everyone
    default: break
    }
    switch first {
    case "rate": return place.words.count < 3 ? codes(place.fragment) : ["on"]
    case "help": return LanguageHelp.topics
    case "remainder": return ["payer", "spread"]
    case "chart":
      return ["by", "in"] + Self.filters
    case "settle": return ["in", "until", "direct", "via"]
    case "balances", "bills", "total": return ["in"] + Self.filters
    case "why": return everyone + ["in"]
    case "done": return ["all"] + people
    case "rename": return ["to"]
    case "expect": return people + ["settled", "total"] + ["pays", "spent", "paid"]
    case "group", "together": return everyone
    default: break
    }
    if last == "paid" || last == "from" { return people }
    return place.words.contains { ["paid", "got"].contains($0.lowercased()) }
      ? Self.clauses : ["paid", "got", "joined", "left"]
  }

  // MARK: - Words

  private static let statements = Keyword.statements.map(\.rawValue)
  private static let commands = Keyword.allCases.filter(\.isPromptCommand).map(\.rawValue)
  private static let filters = ["this month", "last month", "since", "until", "by", "for"]
  private static let clauses = ["for", "each", "fee", "on", "back", "from"]
  private static let peopleWords: Set<String> = ["for", "by", "except", "why"]

  private var people: [String] { session.trip.people.map { NameWriting.written($0.name) } }

  private var everyone: [String] {
    let others = session.trip.groups.map(\.name) + session.trip.units.compactMap(\.name)
    return people + others.map(NameWriting.written) + ["all"]
  }

  /// The trip's own codes first; of the others, without a letter to go by, only some.
  private func codes(_ fragment: String) -> [String] {
    let trip = session.trip
    let used =
      trip.rates.rates.flatMap { [$0.from, $0.to] } + [trip.home, trip.local].compactMap(\.self)
    let known = used.map { trip.currencies[$0].code }
    return known + (fragment.isEmpty ? Self.common : trip.currencies.codes)
  }

  private static let common = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "CNY"]

  private func paths(_ fragment: String, quotes: Bool) -> [String] {
    let bare = fragment.hasPrefix("\"") ? String(fragment.dropFirst()) : fragment
    let folder = Path.folder(of: bare)
    let base = session.isOnDisk && quotes ? Path.folder(of: session.fileName) : ""
    let searched = Path.join(base, folder)
    guard let entries = try? files.entries(of: searched.isEmpty ? "." : searched) else { return [] }
    let name = Path.name(of: bare)
    return entries.filter {
      $0.name.hasPrefix(name) && (!$0.name.hasPrefix(".") || name.hasPrefix("."))
    }
    .map { entry in
      let path = Path.join(folder, entry.name)
      if files.isFolder(Path.join(searched, entry.name)) {
        return (quotes ? "\"" : "") + path + "/"
      }
      return quotes ? NameWriting.quoted(path) : path
    }.sorted()
  }
}

/// Where the cursor is: the words before it, and the piece of one that is being typed.
private struct Place {
  var words: [String] = []
  var fragment = ""
  /// Whether the piece follows a comma or the word that begins a list, so that a name is due.
  var isInList = false
  private var endsInQuotes = false

  var length: Int { fragment.count }

  init(_ text: String) {
    var word = ""
    var isQuoted = false
    var followsComma = false
    func finish(_ words: inout [String]) {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted || character == "\"" {
        word.append(character)
      } else if character.isWhitespace {
        if !word.isEmpty { followsComma = false }
        finish(&words)
      } else if character == "," || character == ":" {
        finish(&words)
        followsComma = true
      } else {
        word.append(character)
      }
    }
    fragment = word
    endsInQuotes = isQuoted
    let last = words.last?.lowercased() ?? ""
    isInList = followsComma || ["for", "by", "except", "why", "and"].contains(last)
  }

  /// Whether a path stands here.
  var isInFile: Bool {
    guard let first = words.first?.lowercased(), words.count == 1 else { return false }
    return ["open", "save", "include"].contains(first)
  }

  var quotesPaths: Bool { words.first?.lowercased() == "include" }

  func hasWord(among keywords: Set<String>) -> Bool {
    words.contains { keywords.contains($0.lowercased()) }
  }
}
