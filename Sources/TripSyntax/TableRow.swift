package import TripMoney
import TripText

/// A line of a bank statement or a table that was pasted into a script.
struct TableRow {
  /// Whose name stands alone in a column; the first of several paid.
  private(set) var payer: String?
  /// How many columns hold something.
  private(set) var width = 0
  /// `Ana paid Ben`, where a column says so.
  private(set) var payment: String?
  /// What the day may be; with strokes, half of the world puts the month first.
  private var days: [Day] = []
  /// The numbers that may be the amount.
  private var amounts: [Money] = []
  private var currency: String?
  private var what: String?
  /// Names, and what each takes where the row says so: `Ana 20`.
  private var sharers: [String] = []
  /// Whether a further column may say who shares it, and whether one says how much each takes.
  private var mayNameSharers = false
  private var hasOtherShares = false
  /// Whether a column says that it was paid to somebody, and not for what.
  private var isPayment = false

  /// A number of a column, with a point for its decimals.
  private struct Money: Equatable {
    var digits: String
    var isNegative: Bool
    /// With a plus, as a bank shows what comes in.
    var isCredit = false
    /// A sign before the number, as in `€50`.
    var sign = ""
  }

  /// Creates the row that a line holds, or nil where it looks like none.
  ///
  /// A row has three fields or more between the same marks, and a number in one of them.
  init?(
    _ line: String,
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
      width += 1
      let wasBehindNumber = isBehindNumber
      isBehindNumber = false
      let dayOfField = SpokenDay.days(field, year: nil)
      if days.isEmpty, !dayOfField.isEmpty {
        days = dayOfField
      } else if take(amount: field, currencies) {
        isBehindNumber = true
      } else if !takeNames(field, format, isName) {
        // `Bob` is a currency's code, too, and hardly meant so.
        let isCode = field == field.uppercased() || field == field.lowercased()
        if currency == nil, isCode, currencies.currency(code: field) != nil {
          currency = field
          // The number right before a currency is the amount.
          if wasBehindNumber, let last = amounts.last { amounts = [last] }
        } else {
          take(words: field, isName)
        }
      }
    }
    if amounts.isEmpty { return nil }
  }

  /// Takes a column such as `50`, `-23,40`, `€50`, `50 EUR`.
  private mutating func take(amount field: String, _ currencies: CurrencyBook) -> Bool {
    var number = field
    var code: String?
    let words = field.split(separator: " ").map(String.init)
    if words.count == 2,
      let place = words.firstIndex(where: { currencies.currency(code: $0) != nil })
    {
      code = words[place]
      number = words[1 - place]
    }
    guard let digits = Self.number(number) else { return false }
    let money = Money(
      digits: digits,
      isNegative: number.contains { "-−".contains($0) },
      isCredit: number.contains("+"),
      sign: number.filter(\.isCurrencySymbol)
    )
    if currency != nil {
      // Behind the amount: a balance, or what it comes to for each.
      hasOtherShares = true
    } else if let code {
      currency = code
      amounts = [money]
    } else if !amounts.contains(money) {
      amounts.append(money)
    }
    return true
  }

  /// Takes a column such as `Ana`, `Ben, Cleo`, `all`, `Ana 20`.
  private mutating func takeNames(
    _ field: String,
    _ format: NumberFormat,
    _ isName: (String) -> Bool
  ) -> Bool {
    if field.lowercased() == "all" || Habit.everyone.isMeant(by: field) {
      sharers.append("all")
      return true
    }
    let isList = field.lowercased().hasPrefix("for ")
    let list = isList ? String(field.dropFirst(4)) : field
    let people = list.split(separator: ",").map { String($0).trimmingBlanks() }
    if people.isEmpty { return false }
    if people.allSatisfy(isName) {
      if payer == nil, people.count == 1, !isList {
        payer = people[0]
      } else {
        sharers += people.map(Parser.written)
      }
      return true
    }
    let shares = people.compactMap { Self.share($0, format, isName) }
    if shares.count == people.count { sharers += shares }
    return shares.count == people.count
  }

  /// `Ana 20`, `Ana: 50%`, `Ana x2`, as a split holds it.
  private static func share(
    _ text: String,
    _ format: NumberFormat,
    _ isName: (String) -> Bool
  ) -> String? {
    let words = text.split { $0 == " " || $0 == ":" || $0 == "=" }.map(String.init)
    guard words.count == 2, isName(words[0]) else { return nil }
    let name = Parser.written(words[0])
    if let digits = number(words[1]), !words[1].contains(where: { "+-−".contains($0) }) {
      return name + " " + words[1].filter(\.isCurrencySymbol) + digits.written(in: format)
    }
    let isPercent = words[1].hasSuffix("%") && number(String(words[1].dropLast())) != nil
    let isParts = words[1].hasPrefix("x") && number(String(words[1].dropFirst())) != nil
    return isPercent || isParts ? name + " " + words[1] : nil
  }

  private static let payments: Set<String> = [
    "payment", "transfer", "settlement", "repayment", "reimbursement", "zahlung", "überweisung",
    "rückzahlung", "paiement", "virement", "remboursement", "pago", "pagamento",
  ]

  private mutating func take(words field: String, _ isName: (String) -> Bool) {
    let words = field.split(separator: " ").map(String.init)
    if currency == nil, let spoken = SpokenCurrency(words), !spoken.isEveryday,
      spoken.length == words.count
    {
      currency = spoken.codes.count == 1 ? spoken.codes[0] : "…"
      return
    }
    if Self.payments.contains(field.lowercased()), !isPayment {
      isPayment = true
      return
    }
    if words.count == 3, isName(words[0]), words[1].lowercased() == "paid", isName(words[2]) {
      payment = "\(Parser.written(words[0])) paid \(Parser.written(words[2]))"
      return
    }
    guard field.contains(where: \.isLetter) else {
      // `1/3`, `50%`
      hasOtherShares = hasOtherShares || field.contains(where: \.isNumber)
      return
    }
    if words.contains(where: isName) { hasOtherShares = true }
    if what == nil { what = field } else { mayNameSharers = true }
  }

  /// The bill that the row may be, for an example; more than one where its amount or its day can be
  /// read in several ways, and none where nothing is certain.
  ///
  /// Dots stand for what the row does not say for certain.
  func bills(in format: NumberFormat) -> [String] {
    if amounts.count > 2 { return [] }
    var bills: [String] = []
    for amount in amounts {
      var money = amount.sign + amount.digits.written(in: format)
      if let currency { money += " " + currency }
      if let payment = payment ?? settlement {
        bills += dated(payment + " " + money)
        continue
      }
      var rest = " " + money
      if let what { rest += " " + Parser.quoted(what) }
      rest += split
      guard let payer = payer.map(Parser.written) else {
        bills += dated("… paid" + rest)
        continue
      }
      // What was spent, as a bank shows it, or what came back.
      if amount.isCredit { bills += dated(payer + " got back" + rest) }
      bills += dated(payer + " paid" + rest)
      if amount.isNegative { bills += dated(payer + " got back" + rest) }
    }
    return bills
  }

  /// A row of what somebody paid to another, as in `payment,Ana,Ben,20`, and not for something.
  private var settlement: String? {
    guard isPayment, let payer, sharers.count == 1, sharers[0] != "all" else { return nil }
    return "\(Parser.written(payer)) paid \(sharers[0])"
  }

  private var split: String {
    if hasOtherShares || sharers.isEmpty && mayNameSharers { return " for …" }
    return sharers.isEmpty ? "" : " for " + sharers.joined(separator: ", ")
  }

  private func dated(_ bill: String) -> [String] {
    days.isEmpty ? [bill] : days.map { bill + " on " + $0.description }
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
