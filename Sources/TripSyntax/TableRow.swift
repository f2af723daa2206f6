package import TripMoney
import TripText

/// A line of a bank statement or a table that was pasted into a script.
struct TableRow {
  /// What the day may be; with strokes, half of the world puts the month first.
  private var days: [Day] = []
  /// The numbers that may be the amount.
  private var numbers: [String] = []
  private var currency: String?
  private var what: String?
  private var sharers: [String] = []

  /// Creates the row that a line holds, or nil where it looks like none.
  ///
  /// A row has three fields or more between the same marks, and a number in one of them.
  /// `payer` is a name of the trip in it, which is not what was bought; other names share it.
  init?(
    _ line: String,
    payer: String?,
    currencies: CurrencyBook,
    format: NumberFormat,
    isName: (String) -> Bool
  ) {
    guard let fields = Self.fields(of: line, atLeast: 3) else { return nil }
    // Where a comma is the decimal mark, `Anna,12,5,x` says nothing for sure.
    let isApart = format.decimalMark != "," || line.contains { "\"\t;|".contains($0) }
    guard isApart else { return nil }
    var isBehindNumber = false
    for field in fields where !field.isEmpty {
      let wasBehindNumber = isBehindNumber
      isBehindNumber = false
      let names = field.split(separator: ",").map { String($0).trimmingBlanks() }
      let dayOfField = SpokenDay.days(field, year: nil)
      if days.isEmpty, !dayOfField.isEmpty {
        days = dayOfField
      } else if let found = Self.number(field) {
        if currency == nil, !numbers.contains(found) { numbers.append(found) }
        isBehindNumber = true
      } else if currency == nil, currencies.currency(code: field) != nil {
        currency = field
        // The number right before a currency is the amount.
        if wasBehindNumber, let last = numbers.last { numbers = [last] }
      } else if field != payer, names.allSatisfy(isName) {
        sharers += names
      } else if what == nil, field != payer, field.contains(where: \.isLetter) {
        what = field
      }
    }
    if numbers.isEmpty { return nil }
  }

  /// The bill that the row may be, for an example; more than one where its amount or its day can be
  /// read in several ways.
  func bills(payer: String, in format: NumberFormat) -> [String] {
    var bills: [String] = []
    for number in numbers.prefix(2) {
      var text = payer + " paid " + number.written(in: format)
      if let currency { text += " " + currency }
      text += " \"" + (what ?? "dinner") + "\""
      if !sharers.isEmpty { text += " for " + sharers.map(Parser.written).joined(separator: ", ") }
      if days.isEmpty { bills.append(text) }
      for day in days { bills.append(text + " on " + day.description) }
    }
    return bills
  }

  /// Whether a line is the head of a table: words in four fields or more, without blanks after the
  /// marks.
  static func isHead(_ line: String) -> Bool {
    guard let fields = fields(of: line, atLeast: 4), !line.contains(", ") else { return false }
    return fields.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == " " } }
  }

  private static func fields(of line: String, atLeast count: Int) -> [String]? {
    let marks: [Character] = ["\t", ";", "|", ","]
    return marks.lazy.map { fields(of: line, at: $0) }.first { $0.count >= count }
  }

  private static func fields(of line: String, at mark: Character) -> [String] {
    var fields: [String] = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == mark, !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
    }
    return fields.map { $0.trimmingBlanks() }
  }

  /// The amount of a field such as `-23,40` or `€1.234,00`, with a point for its decimals.
  static func number(_ field: String) -> String? {
    let isMoney = { (character: Character) in
      character.isASCII && character.isNumber || "+-−.,' ".contains(character)
        || character.isCurrencySymbol
    }
    guard field.allSatisfy(isMoney) else { return nil }
    let digits = field.filter { $0.isNumber || $0 == "." || $0 == "," }
    guard digits.contains(where: \.isNumber), digits.count <= 18 else { return nil }
    // Two digits or one after the last mark are decimals; three are a group.
    let last = digits.lastIndex { $0 == "." || $0 == "," }
    guard let last, digits.distance(from: last, to: digits.endIndex) <= 3 else {
      return digits.filter(\.isNumber)
    }
    return digits[..<last].filter(\.isNumber) + "." + digits[last...].dropFirst()
  }
}

extension String {
  /// A number with a decimal point, with the decimal mark of a format.
  package func written(in numbers: NumberFormat) -> String {
    String(map { $0 == "." ? numbers.decimalMark : $0 })
  }
}
