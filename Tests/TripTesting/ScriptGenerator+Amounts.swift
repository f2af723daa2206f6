import TripMoney

/// Numbers and amounts, in every way to write them.
extension ScriptGenerator {
  /// How a currency is named in an amount.
  enum Naming {
    /// Not at all: the number is in the currency that bare numbers have here.
    case bare
    case before(String, blank: String)
    case behind(String, blank: String)
  }

  // MARK: - Numbers

  /// The number as the script writes numbers here.
  mutating func text(_ number: Number, groups: Bool = true) -> String {
    var digits = String(number.significand)
    var fraction = ""
    if number.scale > 0 {
      while digits.count <= number.scale { digits = "0" + digits }
      fraction = String(scope.numbers.decimalMark) + digits.suffix(number.scale)
      digits = String(digits.dropLast(number.scale))
    }
    if groups, digits.count > 3, random.chance(options.hasNoise ? 40 : 0) {
      digits = grouped(digits)
    }
    return digits + fraction
  }

  private mutating func grouped(_ digits: String) -> String {
    var marks = ["_", "'", "\u{2009}", "\u{A0}", "\u{202F}", "\u{2019}"]
    switch scope.numbers {
    case .point: marks += [",", ",", ","]
    case .comma: marks += [".", ".", "."]
    case .space: marks += [" ", " ", " "]
    case .apostrophe: break
    }
    let mark = random.pick(marks)
    let isIndian = "_',.".contains(mark) && random.chance(15)
    var groups = [String(digits.suffix(3))]
    var rest = digits.dropLast(3)
    while !rest.isEmpty {
      let width = isIndian ? 2 : 3
      groups.insert(String(rest.suffix(width)), at: 0)
      rest = rest.dropLast(width)
    }
    return groups.joined(separator: mark)
  }

  /// The minor units of a currency as a number of it, perhaps without zeros at the end.
  private mutating func number(_ minor: Int, _ decimals: Int) -> Number {
    var number = Number(significand: minor, scale: decimals)
    // Three decimals of six might mean thousands in a product.
    while decimals <= 3, number.scale > 0, number.significand % 10 == 0, random.chance(50) {
      number.significand /= 10
      number.scale -= 1
    }
    return number
  }

  // MARK: - Currencies

  /// The currency that a bare number has here, where that is known; nil in a trip without any.
  var bareTender: Tender? { scope.local ?? home }

  /// Whether a bare number is in this currency; `own` is that of the bill around it.
  func isBare(_ tender: Tender?, own: Tender?) -> Bool {
    guard let tender else { return true }
    return tender.id == (own ?? bareTender)?.id
  }

  /// One of the ways to name a currency here.
  mutating func naming(_ tender: Tender) -> Naming {
    let isName = isTaken(tender.code)
    // Somebody's name is the code in capitals behind a number alone.
    if isName { return .behind(tender.code.uppercased(), blank: random.chance(80) ? " " : "") }
    let symbols = tender.symbols.filter {
      book.meaning(ofSymbol: $0, home: home?.id, local: scope.local?.id) == .one(tender.id)
    }
    guard !symbols.isEmpty, random.chance(60) else { return namingByCode(tender) }
    let symbol = random.pick(symbols)
    if symbol != "$US", random.chance(35) {
      return .behind(symbol, blank: random.chance(50) ? blank() : "")
    }
    return .before(symbol, blank: random.chance(70) ? "" : blank())
  }

  private mutating func namingByCode(_ tender: Tender) -> Naming {
    let isLow = options.hasNoise && random.chance(10)
    let code = isLow ? tender.code.lowercased() : tender.code.uppercased()
    if random.chance(50) { return .behind(code, blank: random.chance(80) ? blank() : "") }
    return .before(code, blank: isLow || random.chance(80) ? blank() : "")
  }

  private func text(_ number: String, _ naming: Naming) -> String {
    switch naming {
    case .bare: number
    case .before(let symbol, let blank):
      // Behind letters a curly apostrophe would be one of a word.
      symbol + (number.contains("\u{2019}") ? " " : blank) + number
    case .behind(let symbol, let blank): number + blank + symbol
    }
  }

  // MARK: - Amounts

  /// An amount of so many minor units, without calculation; `own` is the currency of the bill around
  /// it, which bare numbers are in.
  mutating func plainAmount(_ minor: Int, _ tender: Tender?, own: Tender? = nil) -> String {
    let number = number(minor, tender?.decimals ?? 2)
    guard let tender, !isBare(tender, own: own) || random.chance(50) else { return text(number) }
    let naming = naming(tender)
    return text(text(number), naming)
  }

  /// An amount of so many minor units, perhaps worked out in place.
  mutating func amount(_ minor: Int, _ tender: Tender?, own: Tender? = nil) -> String {
    guard random.chance(20), minor > 1 else { return plainAmount(minor, tender, own: own) }
    let decimals = tender?.decimals ?? 2
    let naming: Naming =
      if let tender, !isBare(tender, own: own) || random.chance(50) { naming(tender) } else {
        .bare
      }
    let gap = options.hasNoise ? random.pick(["", " ", "\t"]) : ""
    // One of the operands names the currency; in a sum the other may.
    let other = random.chance(30) ? naming : .bare
    switch random.int(0...4) {
    case 0:
      let part = random.int(1...(minor - 1))
      let left = text(text(number(part, decimals)), naming)
      return left + gap + "+" + gap + text(text(number(minor - part, decimals)), other)
    case 1:
      let part = random.int(1...500)
      let left = text(text(number(minor + part, decimals)), other)
      return left + " -" + gap + text(text(number(part, decimals)), naming)
    case 2:
      let factor = [2, 3, 4, 5].first { minor % $0 == 0 } ?? 1
      let value = text(text(number(minor / factor, decimals)), naming)
      return random.chance(50)
        ? value + gap + "*" + gap + "\(factor)" : "\(factor)" + gap + "*" + gap + value
    case 3:
      let divisor = random.int(2...4)
      return text(text(number(minor * divisor, decimals)), naming) + gap + "/" + gap + "\(divisor)"
    default:
      let half = text(Number(significand: 5, scale: 1))
      return half + gap + "*" + gap + text(text(number(minor * 2, decimals)), naming)
    }
  }

  /// An amount with shares on top or off, and what it comes to in minor units.
  mutating func amountWithShares(_ tender: Tender?) -> (text: String, minor: Int) {
    let minor = random.int(200...90_000)
    var text = plainAmount(minor, tender)
    var sum = minor
    for _ in 0..<random.int(1...2) {
      let percent = random.pick([
        Number(significand: 8875, scale: 3), Number(significand: 20),
        Number(significand: 75, scale: 1),
      ])
      let isOff = random.chance(30)
      let part = Self.percentage(percent, of: minor)
      sum += isOff ? -part : part
      text += " " + (isOff ? "-" : "+") + self.text(percent, groups: false) + "%"
    }
    return (text, sum)
  }

  /// A percentage of minor units, rounded half up.
  static func percentage(_ percent: Number, of minor: Int) -> Int {
    var divisor = 100
    for _ in 0..<percent.scale { divisor *= 10 }
    return (2 * minor * percent.significand + divisor) / (2 * divisor)
  }

  /// Any amount that people spend, in minor units.
  mutating func anyMinor(_ tender: Tender?) -> Int {
    random.chance(20) ? random.int(1...99) : random.int(100...2_000_000)
  }

  /// One of the script's currencies, mostly the local one.
  mutating func anyTender() -> Tender? {
    guard !tenders.isEmpty else { return nil }
    if let bare = bareTender, random.chance(50) { return bare }
    return random.pick(tenders)
  }
}
