import TripLedger
import TripMoney
import TripText

/// Tries the expectations of a trip, each at its place, and keeps the books that this takes.
struct Auditor {
  let trip: Trip
  private(set) var diagnostics: [Diagnostic] = []
  /// The books of each currency and filter that was asked for, as far as they are read; those of the
  /// whole trip at home come first.
  private var running: [RunningBooks]

  private static let mostBooks = 64

  private struct RunningBooks {
    var books: Books
    var position = 0
    /// The plan at `position`, where it was asked for.
    var settlement: Settlement?
  }

  init(trip: Trip) {
    self.trip = trip
    running = [RunningBooks(books: Books(emptyFor: trip, in: trip.home))]
  }

  /// Tries the expectations, then reads the home books to their end and returns them.
  ///
  /// - Returns: nil where an entry is worth too much; its message is in `diagnostics`.
  mutating func audit(_ checks: [Check]) -> Books? {
    do throws(Books.TooLarge) {
      for check in checks {
        if let found = try finding(check) {
          diagnostics.append(.expectationFailed(claim(of: check), but: found, at: check.span))
        }
      }
      try advance(0, to: trip.entries.count)
    } catch {
      // A plan that lacks a bill is a wrong plan: nothing else is said about it.
      diagnostics = tooLarge(with: error.entry).map { .worthTooLarge(at: trip.entries[$0].span) }
      return nil
    }
    tellLeftOut(running[0].books)
    return running[0].books
  }

  /// Returns the entry and all those that are worth too much in the home currency.
  private func tooLarge(with entry: Int) -> [Int] {
    var valuer = Valuer(trip, in: trip.home)
    return trip.entries.indices.filter { valuer.value($0) == .tooLarge || $0 == entry }
  }

  /// Tells once for each currency what is left out for want of a rate.
  private mutating func tellLeftOut(_ books: Books) {
    let valuer = Valuer(trip, in: trip.home)
    var leftOut: [(currency: CurrencyID?, spans: [SourceSpan])] = []
    for entry in books.leftOut.map({ trip.entries[$0] }) {
      let currency = valuer.pricedCurrency(of: entry)
      if let known = leftOut.firstIndex(where: { $0.currency == currency }) {
        leftOut[known].spans.append(entry.span)
      } else {
        leftOut.append((currency, [entry.span]))
      }
    }
    for (currency, spans) in leftOut {
      diagnostics.append(
        .leftOut(
          spans.count,
          from: currency.map { trip.currencies[$0].code },
          to: trip.home.map { trip.currencies[$0].code },
          at: spans[0]
        )
      )
    }
  }

  /// The claim in words, with its amount as amounts are printed.
  private func claim(of check: Check) -> String {
    let amount = shown(Int128(check.amount), check)
    let claim =
      switch check.claim {
      case .pays(let from, let to): "\(party(from)) pays \(party(to)) \(amount)"
      case .transfers(let count): count == 1 ? "1 transfer" : "\(count) transfers"
      case .net(let person): "\(trip[person].name) \(signed(Int128(check.amount), check))"
      case .spent(let person): "\(trip[person].name) spent \(amount)"
      case .paid(let person): "\(trip[person].name) paid \(amount)"
      case .total: "total \(amount)"
      case .settled: "settled"
      }
    return claim + (check.filterText.map { " " + $0 } ?? "")
  }

  /// The name that a plan gives these people.
  private func party(_ members: [PersonID]) -> String {
    if members.count == 1 { return trip[members[0]].name }
    let unit = trip.units.first { $0.members.sorted() == members }
    return unit?.name ?? members.map { trip[$0].name }.joined(separator: " & ")
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
    _ check: Check,
    _ value: (Books) -> Int128
  ) throws(Books.TooLarge) -> String? {
    let index = try advance(to: check)
    let found = value(running[index].books)
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
      if !payments.isEmpty { return list(payments, "owes", check) }
      let leftOut = running[index].books.leftOut.count
      if leftOut == 0 { return nil }
      return "\(leftOut) \(leftOut == 1 ? "bill is" : "bills are") left out for want of a rate"
    case .transfers(let count):
      if payments.count == count { return nil }
      if payments.isEmpty { return "there are 0: everyone is quits" }
      let found = payments.count == 1 ? "there is 1" : "there are \(payments.count)"
      return found + ": " + list(payments, "pays", check)
    case .pays(let from, let to):
      let found = payments.first { $0.fromMembers == from && $0.toMembers == to }
      guard let found else {
        let plan = payments.isEmpty ? "everyone is quits" : list(payments, "pays", check)
        return "there is no such transfer: " + plan
      }
      return found.amount == Int128(check.amount) ? nil : "it is \(shown(found.amount, check))"
    default:
      return nil
    }
  }

  private func list(_ payments: [Settlement.Payment], _ verb: String, _ check: Check) -> String {
    let shownPayments = payments.prefix(6).map {
      "\($0.from) \(verb) \($0.to) \(shown($0.amount, check))"
    }
    return shownPayments.joined(separator: ", ") + (payments.count > 6 ? ", …" : "")
  }

  private func shown(_ amount: Int128, _ check: Check) -> String {
    trip.format.text(amount, check.currency ?? trip.home)
  }

  /// An amount with its sign, as a net wants it; nothing has none.
  private func signed(_ amount: Int128, _ check: Check) -> String {
    trip.format.text(amount, check.currency ?? trip.home, signed: amount != 0)
  }

  /// Reads the books in the check's currency on to its place, and returns where they are kept.
  private mutating func advance(to check: Check) throws(Books.TooLarge) -> Int {
    let currency = check.currency ?? trip.home
    let index: Int
    if let known = running.firstIndex(where: {
      $0.books.currency == currency && $0.books.filter == check.filter
    }) {
      index = known
    } else {
      // Where every check has a filter of its own, the latest take the place of one another.
      if running.count == Self.mostBooks { running.removeLast() }
      index = running.count
      running.append(
        RunningBooks(books: Books(emptyFor: trip, in: currency, filter: check.filter))
      )
    }
    try advance(index, to: check.position)
    return index
  }

  private mutating func advance(_ index: Int, to position: Int) throws(Books.TooLarge) {
    if running[index].position < position { running[index].settlement = nil }
    while running[index].position < position {
      try running[index].books.add(running[index].position)
      running[index].position += 1
    }
  }
}
