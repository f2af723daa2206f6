import TripTesting

/// Prints a model as a script, in one of the many ways in which people could have written it.
struct ScriptWriter {
  /// The files by their names; the first one is `main`.
  private(set) var files: [String: String] = [:]
  private var random: SeededGenerator
  private var style = NumberStyle.point
  private var local: String?
  private let model: Model

  static let main = "main.trip"

  init(_ model: Model, seed: UInt64) {
    self.model = model
    random = SeededGenerator(seed: seed)
    var lines: [String] = []
    // Currencies of one's own may be declared below their use.
    let own = ["currency GEM decimals 4", "currency PTS decimals 0"].shuffled(using: &random)
    let ownStandBelow = oneIn(3)
    if model.namesCurrencies, !ownStandBelow { lines += own }
    for (place, fact) in model.facts.enumerated() {
      if place == model.homePlace, let home = model.home { lines.append("home \(home)") }
      lines.append(contentsOf: self.lines(of: fact))
    }
    if model.homePlace >= model.facts.count, let home = model.home { lines.append("home \(home)") }
    if model.namesCurrencies, ownStandBelow { lines += own }
    files[Self.main] = lines.joined(separator: "\n") + "\n"
  }

  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func lines(of fact: Model.Fact) -> [String] {
    switch fact {
    case .people(let people): roster(people)
    case .group(let name, let members):
      [
        "group \(word(name, asDeclared: true)): "
          + list(members.map { word($0.name) + ($0.parts.map { " " + parts($0) } ?? "") })
      ]
    case .unit(let name, let members):
      [
        "together " + (name.map { word($0, asDeclared: true) + ": " } ?? "")
          + list(members.map { word($0) })
      ]
    case .joined(let name, let day): ["\(word(name)) joined on \(date(day))"]
    case .left(let name, let day): ["\(word(name)) left on \(date(day))"]
    case .rate(let rate): [self.rate(rate)]
    case .day(let day): ["on \(date(day))"]
    case .spread(let spreads): ["remainder \(spreads ? "spread" : "payer")"]
    case .local(let code): local(code)
    case .numbers(let style): numbers(style)
    case .include(let facts): include(facts)
    case .bill(let bill): bill.items.isEmpty ? [self.bill(bill)] : itemised(bill)
    case .payment(let payment): [self.payment(payment)]
    }
  }

  private mutating func local(_ code: String) -> [String] {
    local = code
    return ["local \(code)"]
  }

  private mutating func numbers(_ style: NumberStyle) -> [String] {
    self.style = style
    return ["numbers \(style.rawValue)"]
  }

  private mutating func include(_ facts: [Model.Fact]) -> [String] {
    let outer = (style, local)
    let name = "part\(files.count + Int.random(in: 0..<1_000_000, using: &random)).trip"
    files[name] = facts.flatMap { lines(of: $0) }.joined(separator: "\n")
    (style, local) = outer
    return ["include \"\(name)\""]
  }

  private mutating func roster(_ people: [Model.Person]) -> [String] {
    let keyword =
      switch people[0].kind {
      case .buddy: oneIn(2) ? "buddies" : "buddy"
      case .other: oneIn(2) ? "others" : "other"
      case .pot: "pot"
      }
    let names = people.map { person in
      word(person.name, asDeclared: true) + (person.weight.map { " " + parts($0) } ?? "")
        + (person.via.map { " via " + word($0) } ?? "")
    }
    return ["\(keyword) \(list(names))"]
  }

  private mutating func rate(_ rate: Model.Rate) -> String {
    let day = rate.day.map { " on \(date($0))" } ?? ""
    guard let base = rate.base else {
      return "rate \(rate.from) \(rate.to) \(number(rate.value))\(day)"
    }
    return "rate \(number(base)) \(rate.from) = \(rate.to) \(number(rate.value))\(day)"
  }

  // MARK: - Bills

  private mutating func bill(_ bill: Model.Bill) -> String {
    head(of: bill) + clauses(of: bill).shuffled(using: &random).map { " " + $0 }.joined()
  }

  private mutating func itemised(_ bill: Model.Bill) -> [String] {
    let start = head(of: bill) + clauses(of: bill).map { " " + $0 }.joined() + " {"
    return [start] + bill.items.map { "  " + item($0, bill.code) } + ["}"]
  }

  private mutating func head(of bill: Model.Bill) -> String {
    if bill.payers.count > 1 {
      let code = bill.code
      return list(bill.payers.map { "\(word($0.name)) \(amount($0.amount, code))" }) + " paid"
    }
    let verb = bill.isRefund ? "got back" : "paid"
    let whole = bill.amount.map { " " + amount($0, bill.code) } ?? ""
    return "\(word(bill.payers[0].name)) \(verb)\(whole)"
  }

  private mutating func clauses(of bill: Model.Bill) -> [String] {
    var clauses: [String] = []
    if bill.isEach { clauses.append("each") }
    clauses += terms(bill.terms)
    if oneIn(2) { clauses.append("\"lunch, 2 €\"") }
    if oneIn(3) { clauses.append("#food") }
    if let split = bill.split { clauses.append("for " + self.split(split, bill.code)) }
    if let fee = bill.fee {
      let on = fee.on.isEmpty ? "" : " on " + list(fee.on.map { word($0) })
      clauses.append("fee \(number(fee.percent))%\(on)")
    }
    if let day = bill.day { clauses.append("on \(date(day))") }
    return clauses
  }

  private mutating func terms(_ terms: Model.Terms) -> [String] {
    switch terms {
    case .rates: []
    case .cost(let minor, let code): ["= " + amount(minor, code)]
    case .ownRate(let value, let code): ["@ \(number(value)) \(code)"]
    }
  }

  private mutating func item(_ item: Model.Item, _ code: String?) -> String {
    let sign =
      switch item.sign {
      case .plain: ""
      case .onTop: "+"
      case .off: "-"
      }
    let value =
      switch item.value {
      case .amount(let minor): amount(minor, code, isPlain: true)
      case .percent(let percent): number(percent) + "%"
      case .rest: "rest"
      }
    let what = oneIn(2) ? " \"thing\"" : ""
    return sign + value + what + (item.split.map { " for " + split($0, code) } ?? "")
  }

  private mutating func payment(_ payment: Model.Payment) -> String {
    let paid = amount(payment.amount, payment.code)
    let rest =
      (terms(payment.terms) + (payment.day.map { ["on \(date($0))"] } ?? [])).map { " " + $0 }
      .joined()
    guard let from = payment.from else { return "all paid \(word(payment.to)) \(paid) each\(rest)" }
    return oneIn(3)
      ? "\(word(payment.to)) got \(paid) from \(word(from))\(rest)"
      : "\(word(from)) paid \(word(payment.to)) \(paid)\(rest)"
  }

  private mutating func split(_ split: Model.Split, _ code: String?) -> String {
    let entries = split.entries.map { entry in
      let who = entry.who.map { word($0) } ?? "all"
      return switch entry.mark {
      case .none: who
      case .rest: who + " rest"
      case .parts(let number): who + " " + parts(number)
      case .percent(let percent): who + " \(number(percent))%"
      case .exact(let minor): who + " " + amount(minor, code)
      }
    }
    return list(entries)
      + (split.excepted.isEmpty ? "" : " except " + list(split.excepted.map { word($0) }))
  }

  // MARK: - Words and numbers

  private mutating func list(_ items: [String]) -> String {
    guard items.count > 1, oneIn(3) else { return items.joined(separator: ", ") }
    return items.dropLast().joined(separator: ", ") + " and " + items[items.count - 1]
  }

  private mutating func word(_ name: String, asDeclared: Bool = false) -> String {
    let text = !asDeclared && oneIn(9) ? name.lowercased() : name
    return name.contains(" ") || oneIn(20) ? "\"\(text)\"" : text
  }

  private func date(_ day: Int) -> String { day < 10 ? "2026-10-0\(day)" : "2026-10-\(day)" }

  private mutating func parts(_ number: Number) -> String {
    oneIn(3) ? self.number(number) + "x" : "x" + self.number(number)
  }

  /// A number without groups.
  private func number(_ number: Number) -> String {
    let digits = String(number.digits)
    guard number.scale > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, number.scale + 1 - digits.count)) + digits
    let mark = style == .comma || style == .space ? "," : "."
    return String(padded.dropLast(number.scale)) + mark + String(padded.suffix(number.scale))
  }

  private mutating func amount(_ minor: Int, _ code: String?, isPlain: Bool = false) -> String {
    if !isPlain, minor > 1, oneIn(12) {
      // Worked out in place.
      let part = Int.random(in: 1..<minor, using: &random)
      return amount(part, code, isPlain: true) + "+" + amount(minor - part, code, isPlain: true)
    }
    let decimals = Model.decimals(of: code ?? local ?? model.settledHome)
    var text = number(Number(minor, scale: decimals))
    // Decimals that are nothing may be left out.
    let zeros = String(repeating: "0", count: decimals)
    if decimals > 0, text.hasSuffix(zeros), oneIn(2) { text = String(text.dropLast(decimals + 1)) }
    if oneIn(2) { text = grouped(text) }
    guard let code else { return text }
    if let symbol = symbol(of: code), oneIn(2) { return symbol + text }
    switch Int.random(in: 0...2, using: &random) {
    case 0: return "\(code) \(text)"
    case 1: return "\(text) \(code)"
    default: return text + code.lowercased()
    }
  }

  private func grouped(_ text: String) -> String {
    let mark =
      switch style {
      case .point: ","
      case .comma: "."
      case .space: " "
      case .apostrophe: "'"
      }
    let whole = text.prefix { $0.isNumber }
    var result = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place) % 3 == 0 { result += mark }
      result.append(digit)
    }
    return result + text.dropFirst(whole.count)
  }

  /// The symbol, where in this trip it can mean nothing else.
  private func symbol(of code: String) -> String? {
    switch code {
    case "USD": "$"
    case "EUR": "€"
    case "KRW": "₩"
    case "JPY" where local != "CNY" && model.home != "CNY": "¥"
    default: nil
    }
  }
}

extension Model {
  /// The currency that everyone settles in, stated or not.
  var settledHome: String? { SlowReading(of: self).home }

  /// Whether there are currencies at all, `GEM` and `PTS` among them.
  var namesCurrencies: Bool { settledHome != nil }
}
