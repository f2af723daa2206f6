import TripLedger
import TripMoney
import TripSyntax
import TripText

/// A payment that names no amount: `Ben paid Anna`.
struct OpenPayment {
  var payer: NameMention
  var payee: NameMention
  /// The place of its message in `diagnostics`.
  var message: Int
  /// How many entries stand above it.
  var position: Int
  var format: MoneyFormat
}

extension Interpreter {
  /// Plans are worked out for so many; nobody leaves more amounts open.
  private static let mostPlans = 20

  mutating func noteOpenPayment(from payer: NameMention, to payee: NameMention) {
    guard openPayments.count < Self.mostPlans,
      let message = diagnostics.lastIndex(where: { $0.code == "payment-without-amount" })
    else { return }
    openPayments.append(
      OpenPayment(
        payer: payer,
        payee: payee,
        message: message,
        position: trip.entries.count,
        format: format
      )
    )
  }

  /// Says what the plan has for a payment that names no amount, where nothing else is wrong, so
  /// that there is a plan.
  mutating func tellAmountsOfPlan() {
    guard !openPayments.isEmpty,
      diagnostics.allSatisfy({ $0.severity != .error || $0.code == "payment-without-amount" })
    else { return }
    for open in openPayments {
      guard let from = members(of: open.payer), let to = members(of: open.payee),
        let books = try? Books(of: trip, in: trip.home, upTo: open.position)
      else { continue }
      let planned = Settlement(of: books).payments.first {
        $0.fromMembers == from && $0.toMembers == to
      }
      let amount = planned.map { open.format.text($0.amount, trip.home) }
      let payee = text(in: open.payee.span)
      diagnostics[open.message] = .paymentInPlan(
        payer: text(in: open.payer.span),
        payee: payee,
        planned: amount,
        at: diagnostics[open.message].span,
        mended: namesNoAmount(behind: open.payee.span)
          ? amount.map {
            line(of: open.payee.span).replacing(open.payee.span, with: "\(payee) \($0)")
          } : nil
      )
    }
  }

  /// Whether at most a note or a comment follows on the line, and no words that may say how much.
  private func namesNoAmount(behind span: SourceSpan) -> Bool {
    let line = sources.lineSpan(containing: span.start)
    let rest = text(in: SourceSpan(start: span.end, end: line.end)).trimmingBlanks()
    let isNote = rest.first == "\"" && !rest.contains { $0.isNumber }
    return rest.isEmpty || rest.hasPrefix("# ") || isNote
  }

  private func members(of mention: NameMention) -> [PersonID]? {
    switch meanings[Int(mention.id.index)] {
    case .person(let person): [person]
    case .unit(let unit): trip.units[unit].members.sorted()
    case .group, .none: nil
    }
  }

  /// The line that holds a place, to make a mended one from.
  func line(of span: SourceSpan) -> LineText {
    let line = sources.lineSpan(containing: span.start)
    return LineText(bytes: sources.bytes(in: line), start: line.start)
  }
}
