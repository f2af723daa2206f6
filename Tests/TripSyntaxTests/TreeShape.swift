import TripMoney
import TripText

@testable import TripSyntax

/// Writes a statement's tree in brackets, without places: what it means, however it was laid out.
struct TreeShape {
  let sources: SourceMap

  /// Returns the shapes of all statements of a text.
  static func shapes(of statements: [Statement], in text: String) throws -> [String] {
    var sources = SourceMap()
    _ = try sources.add(name: "trip", bytes: Array(text.utf8))
    return statements.map(TreeShape(sources: sources).shape)
  }

  func shape(_ statement: Statement) -> String {
    switch statement.kind {
    case .trip(let title): "trip(\(string(title)))"
    case .home(let currency): "home(\(text(currency.span)))"
    case .local(let currency): "local(\(text(currency.span)))"
    case .numbers(let format): "numbers(\(format))"
    case .roster(let roster): "\(roster.kind)(\(list(roster.declarations.map(shape))))"
    case .group(let group, let entries): "group(\(name(group)): \(list(entries.map { shape($0) })))"
    case .together(let unit, let members):
      "together(\(unit.map(name) ?? "-"): \(list(members.map(name))))"
    case .presence(let presence):
      "\(presence.isJoining ? "joined" : "left")(\(name(presence.person))\(optional(presence.day)))"
    case .rate(let rate): "rate(\(shape(rate.form))\(optional(rate.day)))"
    case .day(let day): "day(\(day))"
    case .remainder(let isSpread): "remainder(\(isSpread ? "spread" : "payer"))"
    case .include(let path): "include(\(string(path)))"
    case .currency(let currency):
      "currency(\(text(currency.code.span))\(optional(currency.symbol))\(optional(currency.decimals)))"
    case .bill(let bill): shape(bill)
    case .payment(let payment): shape(payment)
    case .expect(let expectation):
      "expect(\(shape(expectation.claim))\(optional(filters(expectation.filters))))"
    case .command(let command): shape(command)
    case .invalid(let about): "invalid(\(about))"
    }
  }

  // MARK: - Words

  private func text(_ span: SourceSpan) -> String { sources.text(in: span) }
  private func string(_ span: SourceSpan) -> String { unquoted(sources.bytes(in: span)) }
  private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
  private func optional(_ part: (some CustomStringConvertible)?) -> String {
    part.map { ", \($0)" } ?? ""
  }

  private func name(_ mention: NameMention) -> String { name(at: mention.span) }

  private func name(at span: SourceSpan) -> String {
    let text = text(span)
    return text.hasPrefix("\"") ? string(span).trimmingBlanks() : text
  }

  private func shape(_ declaration: Roster.Declaration) -> String {
    name(declaration.name) + (declaration.weight.map { " x\($0)" } ?? "")
      + (declaration.via.map { " via \(name($0))" } ?? "")
  }

  // MARK: - Amounts

  func shape(_ quantity: Quantity) -> String {
    "\(quantity.number)" + (quantity.currency.map { " \(text($0.span))" } ?? "")
  }

  func shape(_ amount: Amount) -> String {
    amount.steps.reduce(shape(amount.first)) { text, step in
      switch step {
      case .operation(let sign, let operand): "\(text) \(sign) \(shape(operand))"
      case .adjustment(let isOff, let percent): "\(text) \(isOff ? "-" : "+")\(percent)%"
      }
    }
  }

  private func shape(_ amount: SignedAmount) -> String {
    let sign =
      switch amount.sign {
      case .none: ""
      case .plus: "+"
      case .minus: "-"
      }
    return sign + shape(amount.amount)
  }

  private func shape(_ form: RateStatement.Form) -> String {
    switch form {
    case .pair(let from, let to, let value):
      "\(text(from.span)) \(text(to.span)) \(shape(value))"
    case .equation(let left, let right): "\(shape(left)) = \(shape(right))"
    }
  }

  // MARK: - Entries

  private func shape(_ bill: Bill) -> String {
    let payers = bill.payers.enumerated().map { index, payer in
      name(payer)
        + (index < bill.payerAmounts.count ? " \(shape(bill.payerAmounts[index]))" : "")
    }
    var text = "\(bill.isRefund ? "refund" : "bill")(\(list(payers))"
    if let amount = bill.amount { text += " | \(shape(amount))" }
    if bill.eachSpan != nil { text += " | each" }
    text += worth(bill.cost, bill.ownRate)
    if let what = bill.what { text += " | \"\(string(what))\"" }
    if let category = bill.category { text += " | \(self.text(category))" }
    if let split = bill.split { text += " | for \(shape(split))" }
    if let fee = bill.fee {
      text +=
        " | fee \(fee.percent)" + (fee.people.isEmpty ? "" : " on \(list(fee.people.map(name)))")
    }
    if let day = bill.day { text += " | on \(day)" }
    if let items = bill.items { text += " | {\(items.map(shape).joined(separator: "; "))}" }
    return text + ")"
  }

  private func shape(_ payment: Payment) -> String {
    let payer = payment.payer.map(name) ?? "all"
    var text =
      "payment(\(payment.form) \(payer) > \(name(payment.payee)) | \(shape(payment.amount))"
    text += worth(payment.cost, payment.ownRate)
    if let what = payment.what { text += " | \"\(string(what))\"" }
    if let day = payment.day { text += " | on \(day)" }
    return text + ")"
  }

  private func worth(_ cost: Amount?, _ ownRate: Amount?) -> String {
    (cost.map { " | = \(shape($0))" } ?? "") + (ownRate.map { " | @ \(shape($0))" } ?? "")
  }

  private func shape(_ split: Split) -> String {
    list(split.entries.map { shape($0, split.amounts) })
      + (split.excepted.isEmpty ? "" : " except \(list(split.excepted.map(name)))")
  }

  private func shape(_ entry: Split.Entry, _ amounts: [Amount] = []) -> String {
    let who = entry.who == .all ? "all" : name(at: entry.nameSpan)
    return switch entry.mark {
    case .none: who
    case .rest: who + " rest"
    case .parts(let parts): who + " x\(parts)"
    case .percent(let percent): who + " \(percent)%"
    case .exact(let index): who + " \(shape(amounts[Int(index)]))"
    }
  }

  private func shape(_ item: Item) -> String {
    let value =
      switch item.value {
      case .amount(let amount): shape(amount)
      case .percent(let percent): "\(percent)%"
      case .rest: "rest"
      }
    return "\(item.sign) \(value)" + (item.what.map { " \"\(string($0))\"" } ?? "")
      + (item.split.map { " for \(shape($0))" } ?? "")
  }

  // MARK: - Checks

  private func shape(_ claim: Expectation.Claim) -> String {
    switch claim {
    case .pays(let from, let to, let amount):
      "\(name(from)) pays \(name(to)) \(shape(amount))"
    case .transfers(let count): "transfers \(count)"
    case .net(let person, let amount): "net \(name(person)) \(shape(amount))"
    case .spent(let person, let amount): "spent \(name(person)) \(shape(amount))"
    case .paid(let person, let amount): "paid \(name(person)) \(shape(amount))"
    case .total(let amount): "total \(shape(amount))"
    case .settled: "settled"
    }
  }

  private func shape(_ command: CommandStatement) -> String {
    let verb =
      switch command.verb {
      case .settle(.fewest): "settle"
      case .settle(.direct): "settle direct"
      case .settle(.via(let person)): "settle via \(name(person))"
      case .balances: "balances"
      case .bills: "bills"
      case .bill(let number, _): "bills \(number)"
      case .why(let person, let other): "why \(name(person))\(optional(other.map(name)))"
      case .chart(let subject): "chart \(subject)"
      case .total: "total"
      case .people: "people"
      case .rates: "rates"
      case .help(let word): "help" + (word.map { " \(text($0))" } ?? "")
      }
    let currency = command.currency.map { "in \(text($0.span))" }
    return "command(\(verb)\(optional(currency))\(optional(filters(command.filters))))"
  }

  private func filters(_ clauses: [FilterClause]) -> String? {
    clauses.isEmpty ? nil : list(clauses.map { filter($0.condition) })
  }

  private func filter(_ condition: FilterClause.Condition) -> String {
    switch condition {
    case .thisMonth: "this month"
    case .lastMonth: "last month"
    case .month(let year, let month): "month \(year)-\(month)"
    case .since(let day): "since \(day)"
    case .until(let day): "until \(day)"
    case .category(let span): text(span)
    case .by(let people): "by \(people.map(name).joined(separator: "+"))"
    case .for(let people): "for \(people.map(name).joined(separator: "+"))"
    }
  }
}
