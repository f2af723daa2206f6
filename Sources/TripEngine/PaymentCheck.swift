import TripLedger
import TripMoney
import TripText

/// Finds payments of more than was owed.
///
/// What somebody owes is what the pool or the pair says, or what they owe the payee directly if that is more; before
/// the payment as the script stands, or with all bills if that is more: bills may stand in any order. Money to and
/// from a purse is no payment of debts.
struct PaymentCheck {
  private struct Suspect {
    var entry: Int
    var payer: PersonID
    var payee: PersonID
    var amount: Int128
  }

  private let books: Books
  private let trip: Trip
  private let parties: Parties

  /// - Parameter books: those of the whole trip at home.
  init(of books: Books) {
    self.books = books
    trip = books.trip
    parties = Parties(of: trip)
  }

  func warnings() -> [Diagnostic] {
    // Where something is left out, nobody knows what is owed.
    if !books.leftOut.isEmpty { return [] }
    let payments = trip.entries.indices.filter { isBetweenPeople(trip.entries[$0]) }
    if payments.isEmpty { return [] }
    let suspects = suspects(among: payments)
    if suspects.isEmpty { return [] }
    let inOrder = Array(trip.entries.indices)
    let isPayment = { (index: Int) in trip.entries[index].kind == .payment }
    let billsFirst = inOrder.filter { !isPayment($0) } + inOrder.filter(isPayment)
    let (asItStands, withAllBills) = (owed(suspects, inOrder), owed(suspects, billsFirst))
    var warnings: [Diagnostic] = []
    for (index, suspect) in suspects.enumerated() {
      let owed = max(0, asItStands[index], withAllBills[index])
      let excess = suspect.amount - owed
      guard excess > unit(of: trip.entries[suspect.entry]) else { continue }
      warnings.append(
        .paidTooMuch(
          trip[suspect.payer].name,
          by: trip.format.text(excess, trip.home),
          owed: owed > 0,
          at: trip.entries[suspect.entry].span
        )
      )
    }
    return warnings
  }

  private func isBetweenPeople(_ entry: Entry) -> Bool {
    guard entry.kind == .payment, let payee = trip.sharers(of: entry).first else {
      return false
    }
    return trip[payee].kind != .pot
      && trip.payers(of: entry).contains { trip[$0.person].kind != .pot }
  }

  /// The payments after which the payer, or the pair, is on the other side of zero in the end: without them nobody
  /// paid too much, with all bills.
  private func suspects(among entries: [Int]) -> [Suspect] {
    var valuer = Valuer(trip, in: trip.home)
    let nets = Settlement.nets(of: books, parties, withPayments: true)
    var suspects: [Suspect] = []
    for entry in entries {
      guard case .valued = valuer.value(entry),
        let payee = trip.sharers(of: trip.entries[entry]).first
      else { continue }
      for (payer, credit) in zip(trip.payers(of: trip.entries[entry]), valuer.credits)
      where trip[payer.person].kind != .pot && isBeyondZero(payer.person, payee, nets) {
        suspects.append(
          Suspect(
            entry: entry,
            payer: payer.person,
            payee: payee,
            amount: Int128(credit)
          )
        )
      }
    }
    return suspects
  }

  private func isBeyondZero(_ payer: PersonID, _ payee: PersonID, _ nets: [Int128]) -> Bool {
    let payee = facing(payer, payee)
    guard trip[payer].isInPool, trip[payee].isInPool else {
      return books.ledger.debt(of: payer, to: payee) < 0
    }
    return nets[parties.party(of: payer)] > 0
  }

  /// With whom the payer settles what is paid to the payee.
  private func facing(_ payer: PersonID, _ payee: PersonID) -> PersonID {
    if let via = trip[payer].via, via != payee { return via }
    if let via = trip[payee].via, via != payer { return via }
    return payee
  }

  /// Returns what was owed before each of the suspects, where the entries come in this order.
  private func owed(_ suspects: [Suspect], _ order: [Int]) -> [Int128] {
    var owed = [Int128](repeating: 0, count: suspects.count)
    var suspectsOfEntry: [Int: [Int]] = [:]
    for (index, suspect) in suspects.enumerated() {
      suspectsOfEntry[suspect.entry, default: []].append(index)
    }
    var ledger = Ledger(people: trip.people, keepsDirect: true)
    /// What the payments in the pool came to so far, by party.
    var paid = [Int128](repeating: 0, count: parties.all.count)
    var valuer = Valuer(trip, in: trip.home)
    for entry in order {
      guard case .valued = valuer.value(entry) else { continue }
      for index in suspectsOfEntry[entry] ?? [] {
        owed[index] = self.owed(by: suspects[index].payer, to: suspects[index].payee, ledger, paid)
      }
      let count = ledger.poolPayments.count
      ledger.add(trip.entries[entry], at: entry, valuedBy: valuer)
      for payment in ledger.poolPayments[count...] {
        paid[parties.party(of: payment.from)] += payment.amount
        paid[parties.party(of: payment.to)] -= payment.amount
      }
    }
    return owed
  }

  private func owed(
    by payer: PersonID,
    to payee: PersonID,
    _ ledger: Ledger,
    _ paid: [Int128]
  ) -> Int128 {
    let payee = facing(payer, payee)
    guard trip[payer].isInPool, trip[payee].isInPool else {
      return ledger.debt(of: payer, to: payee)
    }
    let (from, to) = (parties.party(of: payer), parties.party(of: payee))
    var direct: Int128 = 0
    for debtor in parties[from].members {
      for creditor in parties[to].members {
        direct += ledger.directDebt(of: debtor, to: creditor)
      }
    }
    let net = parties[from].members.reduce(paid[from]) { $0 + ledger.poolFromBills[$1.index] }
    return max(-net, direct)
  }

  /// What the smallest unit of a payment in another currency is worth, rounded up: closer nobody can pay.
  private func unit(of entry: Entry) -> Int128 {
    if entry.currency == trip.home { return 0 }
    var valuer = Valuer(trip, in: trip.home)
    guard entry.amount > 0, let worth = valuer.exactWorth(of: entry) else { return 0 }
    return (worth.exact(.one, of: ExactInteger(entry.amount)).roundedDown().int128 ?? 0) + 1
  }
}
