import TripLedger
import TripMoney
import TripText

/// Values a whole trip once, and tries its expectations, each at its place.
struct Auditor {
  let trip: Trip
  var diagnostics: [Diagnostic] = []
  /// The books in each currency that was asked for, as far as they are read.
  private var running: [RunningBooks] = []

  private struct RunningBooks {
    var currency: CurrencyID?
    var books: Books
    var position = 0
    /// The plan at `position`, where it was asked for.
    var settlement: Settlement?
  }

  init(trip: Trip) {
    self.trip = trip
  }

  /// Tells the bills that cannot be valued in the home currency, and what a careful friend would ask about.
  ///
  /// - Parameters:
  ///   - isMentioned: who is spoken of elsewhere than in the roster and in splits.
  ///   - views: the currencies, besides home, that figures are asked for in.
  mutating func value(isMentioned: [Bool], views: [CurrencyID]) {
    var valuer = Valuer(trip, in: trip.home)
    var care = Care(of: trip, isMentioned: isMentioned)
    var leftOut: [(currency: CurrencyID?, spans: [SourceSpan])] = []
    for (index, entry) in trip.entries.enumerated() {
      switch valuer.value(index) {
      case .valued:
        care.take(entry, at: index, valuedBy: valuer)
      case .noRate:
        care.note(entry)
        let currency = valuer.pricedCurrency(of: entry)
        if let known = leftOut.firstIndex(where: { $0.currency == currency }) {
          leftOut[known].spans.append(entry.span)
        } else {
          leftOut.append((currency, [entry.span]))
        }
      case .tooLarge:
        diagnostics.append(.worthTooLarge(at: entry.span))
      }
    }
    let used = valuer.usedRates(toward: [trip.home] + views, and: care.otherCurrencies)
    diagnostics += care.warnings(usedRates: used, isWhole: leftOut.isEmpty)
    for (currency, spans) in leftOut {
      diagnostics.append(
        .leftOut(
          spans.count, from: currency.map { trip.currencies[$0].code },
          to: trip.home.map { trip.currencies[$0].code }, at: spans[0]))
    }
  }

  mutating func audit(_ checks: [Check]) {
    if diagnostics.contains(where: { $0.severity == .error }) { return }
    for check in checks {
      do throws(Books.TooLarge) {
        if let found = try finding(check) {
          diagnostics.append(.expectationFailed(found, at: check.span))
        }
      } catch {
        diagnostics.append(.worthTooLarge(at: trip.entries[error.entry].span))
      }
    }
  }

  /// Returns what was found instead, where the claim does not hold.
  private mutating func finding(_ check: Check) throws(Books.TooLarge) -> String? {
    switch check.claim {
    case .settled, .transfers, .pays:
      return try planFinding(check)
    case .net(let person):
      let index = try advance(to: check)
      let net = running[index].books.ledger.sums[person.index].net
      return net == Int128(check.amount) ? nil : "it is \(signed(net, check))"
    case .spent(let person):
      return try figure(check) { $0.ledger.sums[person.index].spent }
    case .paid(let person):
      return try figure(check) { $0.ledger.sums[person.index].paid }
    case .total:
      return try figure(check) { $0.ledger.total }
    }
  }

  private mutating func figure(
    _ check: Check, _ value: (Books) -> Int128
  ) throws(Books.TooLarge) -> String? {
    let found: Int128
    if check.filter.isEmpty {
      let index = try advance(to: check)
      found = value(running[index].books)
    } else {
      found = value(
        try Books(
          of: trip, in: check.currency ?? trip.home, filter: check.filter, upTo: check.position))
    }
    return found == Int128(check.amount) ? nil : "it is \(shown(found, check))"
  }

  private mutating func planFinding(_ check: Check) throws(Books.TooLarge) -> String? {
    let index = try advance(to: check)
    if running[index].settlement == nil {
      running[index].settlement = Settlement(of: running[index].books)
    }
    let payments = running[index].settlement?.payments ?? []
    switch check.claim {
    case .settled:
      let leftOut = running[index].books.leftOut.count
      if let open = payments.first {
        return "\(open.from) owes \(open.to) \(shown(open.amount, check))"
      }
      return leftOut == 0 ? nil : "\(leftOut) left out for want of a rate"
    case .transfers(let count):
      return payments.count == count
        ? nil : "it has \(payments.count)" + listing(payments, check)
    case .pays(let from, let to):
      let found = payments.first { $0.fromMembers == from && $0.toMembers == to }
      guard let found else {
        return "the plan has no such transfer" + listing(payments, check)
      }
      return found.amount == Int128(check.amount) ? nil : "it is \(shown(found.amount, check))"
    default:
      return nil
    }
  }

  private func listing(_ payments: [Settlement.Payment], _ check: Check) -> String {
    if payments.isEmpty { return "; everyone is quits" }
    let shownPayments = payments.prefix(6).map {
      "\($0.from) pays \($0.to) \(shown($0.amount, check))"
    }
    return ": " + shownPayments.joined(separator: ", ") + (payments.count > 6 ? ", …" : "")
  }

  private func shown(_ amount: Int128, _ check: Check) -> String {
    trip.format.text(amount, check.currency ?? trip.home)
  }

  private func signed(_ amount: Int128, _ check: Check) -> String {
    trip.format.text(amount, check.currency ?? trip.home, signed: true)
  }

  /// Reads the books in the check's currency on to its place, and returns where they are kept.
  private mutating func advance(to check: Check) throws(Books.TooLarge) -> Int {
    let currency = check.currency ?? trip.home
    let index: Int
    if let known = running.firstIndex(where: { $0.currency == currency }) {
      index = known
    } else {
      index = running.count
      running.append(
        RunningBooks(currency: currency, books: Books(emptyFor: trip, in: currency)))
    }
    if running[index].position < check.position { running[index].settlement = nil }
    while running[index].position < check.position {
      try running[index].books.add(running[index].position)
      running[index].position += 1
    }
    return index
  }
}
