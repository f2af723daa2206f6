import TripMoney

@testable import TripSyntax

/// Finds which of the language's statements and clauses a tree holds.
enum FeatureFinder {
  /// Everything that there is.
  static let all: Set<String> = [
    "trip", "home", "local", "buddies", "others", "pot", "weight", "via", "group", "group parts",
    "together", "together without name", "joined", "left", "day", "remainder payer",
    "remainder spread", "include", "currency symbol", "currency decimals",
    "numbers point", "numbers comma", "numbers space", "numbers apostrophe",
    "rate pair", "rate equation", "rate on a day",
    "bill", "refund", "several payers", "each", "cost", "own rate", "what", "category", "on",
    "for all", "for names", "except", "fee", "fee on people", "items", "total left out",
    "mark rest", "mark parts", "mark percent", "mark exact", "mixed marks",
    "item plain", "item on top", "item off", "item percent", "item rest", "item rest on top",
    "item for", "item what",
    "payment paid", "payment got", "payment from all", "payment what", "payment on",
    "calculation plus", "calculation minus", "calculation times", "calculation dividedBy",
    "share on top", "share off", "sign", "word",
    "expect pays", "expect transfers", "expect net", "expect spent", "expect paid", "expect total",
    "expect settled", "command settle", "command settle direct", "command settle via",
    "command balances", "command bills", "command chart", "command total", "command people",
    "command why", "command rates", "command help", "command in",
    "filter thisMonth", "filter lastMonth", "filter month", "filter since", "filter until",
    "filter category", "filter by", "filter for",
    "comment", "CR LF", "lone CR", "tab", "no-break blank", "byte-order mark", "no last newline",
    "list over lines",
  ]

  static func textFeatures(of text: String) -> Set<String> {
    var found: Set<String> = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte == 0x0D {
      found.insert(index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "CR LF" : "lone CR")
    }
    if text.contains("\t") { found.insert("tab") }
    if text.contains("\u{A0}") { found.insert("no-break blank") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { found.insert("byte-order mark") }
    if let last = bytes.last, last != 0x0A, last != 0x0D { found.insert("no last newline") }
    for end in [",\n", ",\r\n", ",\r"] where text.contains(end) { found.insert("list over lines") }
    return found
  }

  static func features(of statement: Statement) -> Set<String> {
    var found: Set<String> = statement.comment == nil ? [] : ["comment"]
    switch statement.kind {
    case .trip: found.insert("trip")
    case .home: found.insert("home")
    case .local: found.insert("local")
    case .numbers(let format): found.insert("numbers \(format)")
    case .roster(let roster):
      found.insert("\(roster.kind)")
      for declaration in roster.declarations {
        if declaration.weight != nil { found.insert("weight") }
        if declaration.via != nil { found.insert("via") }
      }
    case .group(_, let entries):
      found.insert("group")
      if entries.contains(where: { $0.mark != .none }) { found.insert("group parts") }
    case .together(let name, _): found.insert(name == nil ? "together without name" : "together")
    case .presence(let presence): found.insert(presence.isJoining ? "joined" : "left")
    case .rate(let rate):
      if case .pair = rate.form { found.insert("rate pair") } else { found.insert("rate equation") }
      if rate.day != nil { found.insert("rate on a day") }
    case .day: found.insert("day")
    case .remainder(let isSpread): found.insert(isSpread ? "remainder spread" : "remainder payer")
    case .include: found.insert("include")
    case .currency(let currency):
      if currency.symbol != nil { found.insert("currency symbol") }
      if currency.decimals != nil { found.insert("currency decimals") }
    case .bill(let bill): add(bill, to: &found)
    case .payment(let payment):
      found.insert(payment.payer == nil ? "payment from all" : "payment \(payment.form)")
      if payment.what != nil { found.insert("payment what") }
      if payment.day != nil { found.insert("payment on") }
    case .expect(let expectation):
      found.insert("expect " + caseName(expectation.claim))
      add(expectation.filters, to: &found)
    case .command(let command):
      switch command.verb {
      case .settle(.direct): found.insert("command settle direct")
      case .settle(.via): found.insert("command settle via")
      default: found.insert("command " + caseName(command.verb))
      }
      if command.currency != nil { found.insert("command in") }
      add(command.filters, to: &found)
    case .invalid: break
    }
    return found
  }

  /// The name of a case, without what it carries.
  private static func caseName(_ value: some Any) -> String {
    String("\(value)".prefix { $0 != "(" })
  }

  private static func add(_ filters: [FilterClause], to found: inout Set<String>) {
    for filter in filters { found.insert("filter " + caseName(filter.condition)) }
  }

  private static func add(_ bill: Bill, to found: inout Set<String>) {
    found.insert(bill.isRefund ? "refund" : "bill")
    if bill.payers.count > 1 { found.insert("several payers") }
    if bill.eachSpan != nil { found.insert("each") }
    if bill.cost != nil { found.insert("cost") }
    if bill.ownRate != nil { found.insert("own rate") }
    if bill.what != nil { found.insert("what") }
    if bill.category != nil { found.insert("category") }
    if bill.day != nil { found.insert("on") }
    if let fee = bill.fee { found.insert(fee.people.isEmpty ? "fee" : "fee on people") }
    if let amount = bill.amount { add(amount, to: &found) }
    if let split = bill.split { add(split, to: &found) }
    guard let items = bill.items else { return }
    found.insert("items")
    if bill.amount == nil, bill.payers.count == 1 { found.insert("total left out") }
    for item in items {
      switch item.sign {
      case .plain: found.insert("item plain")
      case .onTop: found.insert("item on top")
      case .off: found.insert("item off")
      }
      switch item.value {
      case .amount(let amount): add(amount, to: &found)
      case .percent: found.insert("item percent")
      case .rest: found.insert(item.sign == .plain ? "item rest" : "item rest on top")
      }
      if item.what != nil { found.insert("item what") }
      if let split = item.split {
        found.insert("item for")
        add(split, to: &found)
      }
    }
  }

  private static func add(_ split: Split, to found: inout Set<String>) {
    found.insert(split.entries.contains { $0.who == .all } ? "for all" : "for names")
    if !split.excepted.isEmpty { found.insert("except") }
    var marks: Set<String> = []
    for entry in split.entries {
      if entry.mark != .none { marks.insert("mark " + caseName(entry.mark)) }
    }
    for amount in split.amounts { add(amount, to: &found) }
    if marks.count > 1 { found.insert("mixed marks") }
    found.formUnion(marks)
  }

  private static func add(_ amount: Amount, to found: inout Set<String>) {
    if let currency = amount.first.currency { found.insert("\(currency.form)") }
    for step in amount.steps {
      switch step {
      case .operation(let sign, _): found.insert("calculation \(sign)")
      case .adjustment(let isOff, _): found.insert(isOff ? "share off" : "share on top")
      }
    }
  }
}
