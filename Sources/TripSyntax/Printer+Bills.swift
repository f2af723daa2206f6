import TripMoney
import TripText

/// Bills and payments, but for the lines of a block.
extension Printer {
  func text(of bill: Bill) -> String {
    let amounts = bill.payerAmounts.map(text(of:))
    let payers = bill.payers.enumerated().map { index, payer in
      words([name(payer), index < amounts.count ? amounts[index] : nil])
    }
    return words([
      list(payers),
      bill.isRefund ? "got back" : "paid",
      bill.amount.map(text(of:)),
      bill.eachSpan.map { _ in "each" },
      worth(bill.cost, bill.ownRate),
      bill.what.map(string(at:)),
      bill.category.map(text(in:)),
      bill.split.map { "for " + text(of: $0) },
      bill.fee.map(text(of:)),
      day(bill.day),
    ])
  }

  func text(of payment: Payment) -> String {
    let amount = text(of: payment.amount)
    let payer = payment.payer.map(name)
    let payee = name(payment.payee)
    let subject =
      switch payment.form {
      case .got: [payee, "got", amount, "from", payer]
      case .paid: [payer ?? "all", "paid", payee, amount, payer == nil ? "each" : nil]
      }
    return words(
      subject + [
        worth(payment.cost, payment.ownRate), payment.what.map(string(at:)), day(payment.day),
      ]
    )
  }

  /// `= cost`, `@ rate`: both only where the bill is wrong.
  private func worth(_ cost: Amount?, _ ownRate: Amount?) -> String? {
    let parts = [cost.map { "= " + text(of: $0) }, ownRate.map { "@ " + text(of: $0) }]
    return parts.contains { $0 != nil } ? words(parts) : nil
  }

  func day(_ day: Day?) -> String? { day.map { "on \($0)" } }

  func text(of split: Split) -> String {
    let entries = list(split.entries.map { text(of: $0, split.amounts) })
    if split.excepted.isEmpty { return entries }
    return entries + " except " + list(split.excepted.map(name))
  }

  func text(of entry: Split.Entry, _ amounts: [Amount] = []) -> String {
    let who =
      switch entry.who {
      case .all: "all"
      case .name(let id): name(NameMention(id: id, span: entry.nameSpan))
      }
    return switch entry.mark {
    case .none: who
    case .rest: who + " rest"
    case .parts(let parts): who + " x" + decimal(parts)
    case .percent(let percent): who + " " + percentage(percent)
    case .exact(let index): who + " " + text(of: amounts[Int(index)])
    }
  }

  private func text(of fee: Fee) -> String {
    let text = "fee " + percentage(fee.percent)
    return fee.people.isEmpty ? text : text + " on " + list(fee.people.map(name))
  }
}
