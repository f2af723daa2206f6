import TripMoney
import TripText

/// Days as people write them elsewhere: `7/2`, `02.07.2026`, `3 October 2026`, `Oct 3`.
enum SpokenDay {
  /// Returns the days that a text may mean, the likeliest first; none where it is no date.
  ///
  /// A date that names no year is one of `year`.
  static func days(_ text: String, year: Int?) -> [Day] {
    guard let pieces = Pieces(text) else { return [] }
    let numbers = pieces.numbers
    if let month = pieces.month {
      switch numbers.count {
      case 1: return day(year, month, numbers[0].value)
      case 2 where numbers[0].digits == 4: return day(numbers[0].value, month, numbers[1].value)
      case 2: return day(fullYear(numbers[1]), month, numbers[0].value)
      default: return []
      }
    }
    switch numbers.count {
    case 1 where numbers[0].digits == 8:
      let value = numbers[0].value
      return day(value / 10_000, value / 100 % 100, value % 100)
    case 2 where numbers[0].digits <= 2:
      return either(numbers[0].value, numbers[1].value, year, separator: pieces.separator)
    case 3 where numbers[0].digits == 4:
      // `2026/13/01` may have a slip in its month as well as its day in front.
      return day(numbers[0].value, numbers[1].value, numbers[2].value)
    case 3:
      let days = either(
        numbers[0].value,
        numbers[1].value,
        fullYear(numbers[2]),
        separator: pieces.separator
      )
      // `26-05-03`: of two digits each, the first may be the year as well.
      guard numbers.allSatisfy({ $0.digits == 2 }) else { return days }
      let yearFirst = day(fullYear(numbers[0]), numbers[1].value, numbers[2].value)
      return days + yearFirst.filter { !days.contains($0) }
    default:
      return []
    }
  }

  /// Points stand after the day; with strokes, half of the world puts the month first.
  private static func either(
    _ first: Int,
    _ second: Int,
    _ year: Int?,
    separator: Character?
  ) -> [Day] {
    let dayFirst = day(year, second, first)
    if separator == "." || first == second { return dayFirst }
    return day(year, first, second) + dayFirst
  }

  private static func day(_ year: Int?, _ month: Int, _ day: Int) -> [Day] {
    year.flatMap { Day(year: $0, month: month, day: day) }.map { [$0] } ?? []
  }

  private static func fullYear(_ number: Pieces.Number) -> Int? {
    switch number.digits {
    case 2: number.value + (number.value < 70 ? 2000 : 1900)
    case 4: number.value
    default: nil
    }
  }

  /// The numbers of a date, the mark between them, and its month if that is spelled.
  private struct Pieces {
    struct Number {
      var value: Int
      var digits: Int
    }

    var numbers: [Number] = []
    var month: Int?
    var separator: Character?

    init?(_ text: String) {
      var rest = text[...]
      while let character = rest.first {
        if character.isASCII, character.isNumber {
          let digits = rest.prefix { $0.isASCII && $0.isNumber }
          guard digits.count <= 8, numbers.count < 3, let value = Int(digits) else { return nil }
          numbers.append(Number(value: value, digits: digits.count))
          rest = rest.dropFirst(digits.count)
        } else if character.isLetter {
          let word = rest.prefix(while: \.isLetter)
          guard take(word.lowercased()) else { return nil }
          rest = rest.dropFirst(word.count)
        } else if character.isWhitespace || ".,/-".contains(character) {
          if !character.isWhitespace, separator == nil, !numbers.isEmpty { separator = character }
          rest = rest.dropFirst()
        } else {
          return nil
        }
      }
    }

    private mutating func take(_ word: String) -> Bool {
      if let number = SpokenDay.month(word), month == nil {
        month = number
        return true
      }
      return ["st", "nd", "rd", "th", "er", "of", "de", "the", "el", "le", "il", "den"]
        .contains(word)
        || SpokenDay.isWeekday(word)
    }
  }

  /// Returns the number of the month that a word names.
  static func month(_ word: String) -> Int? {
    let word = word.lowercased()
    guard word.count >= 3 else { return nil }
    let index = months.firstIndex { names in
      names.split(separator: " ").contains { $0 == word || word.count < 5 && $0.hasPrefix(word) }
    }
    // Of other languages, `set` and `out` would be months as well.
    return (index ?? otherMonths.firstIndex { $0.contains(word) }).map { $0 + 1 }
  }

  static func isWeekday(_ word: String) -> Bool { weekdays.contains(word.lowercased()) }

  /// Whether words end in a day: `brunch last sunday`, `taxi tomorrow`.
  static func ends(_ words: [String]) -> Bool {
    guard let last = words.last?.lowercased() else { return false }
    if isWeekday(last) || last == "tomorrow" { return true }
    // `Ana paid 3 May`
    if words.count == 1,
      months.contains(where: { $0.split(separator: " ").contains { $0 == last } })
    {
      return true
    }
    let lead = words.dropLast().last?.lowercased() ?? ""
    return ["last", "this", "next"].contains(lead)
      && (month(last) != nil || parts.contains(last))
  }

  /// Whether a word is one that a day is written with, or a slip of one.
  static func isNearDay(_ word: String) -> Bool {
    isWeekday(word) || month(word) != nil
      || word.count > 4
        && ["today", "yesterday", "tomorrow"].contains { isOneSlip(from: word, to: $0) }
      || word.count > 4 && weekdays.contains { isOneSlip(from: word, to: $0) }
  }

  private static let parts: Set<String> = [
    "night", "morning", "afternoon", "evening", "weekend", "week", "month", "year",
  ]

  private static let months = [
    "january januar janvier jänner", "february februar février feb", "march märz mars mar",
    "april avril", "may mai", "june juni juin", "july juli juillet", "august août",
    "september septembre sept", "october oktober octobre", "november novembre",
    "december dezember décembre",
  ]

  private static let otherMonths: [Set<String>] = [
    ["enero", "gennaio", "janeiro", "januari"], ["febrero", "febbraio", "fevereiro", "februari"],
    ["marzo", "março", "maart"], ["abril", "aprile"], ["mayo", "maggio", "maio", "mei"],
    ["junio", "giugno", "junho"], ["julio", "luglio", "julho"], ["agosto", "augustus"],
    ["septiembre", "setiembre", "settembre", "setembro"], ["octubre", "ottobre", "outubro"],
    ["noviembre", "novembro"], ["diciembre", "dicembre", "dezembro"],
  ]

  private static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue",
    "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun", "montag", "dienstag", "mittwoch",
    "donnerstag", "freitag", "samstag", "sonnabend", "sonntag", "lundi", "mardi", "mercredi",
    "jeudi", "vendredi", "samedi", "dimanche",
  ]
}
