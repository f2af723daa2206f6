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

  /// A ledger, and what it says somebody owes.
  private struct Account {
    var ledger: Ledger
    /// What the payments in the pool came to, by party.
    private var paid: [Int128]
    private var countedPayments = 0

    init(_ trip: Trip, _ parties: Parties, keepsDirect: Bool) {
      ledger = Ledger(people: trip.people, keepsDirect: keepsDirect)
      paid = Array(repeating: 0, count: parties.all.count)
    }

    mutating func add(
      _ entry: Entry, at index: Int, valuedBy valuer: Valuer, _ parties: Parties
    ) {
      ledger.add(entry, at: index, valuedBy: valuer)
      for payment in ledger.poolPayments[countedPayments...] {
        paid[parties.party(of: payment.from)] += payment.amount
        paid[parties.party(of: payment.to)] -= payment.amount
      }
      countedPayments = ledger.poolPayments.count
    }

    /// What `payer` owes before a payment to `payee`.
    func owed(by payer: PersonID, to payee: PersonID, _ trip: Trip, _ parties: Parties) -> Int128 {
      var payee = payee
      if let via = trip[payer].via, via != payee {
        payee = via
      } else if let via = trip[payee].via, via != payer {
        payee = via
      }
      guard trip[payer].isInPool, trip[payee].isInPool else {
        return ledger.debt(of: payer, to: payee)
      }
      let (from, to) = (parties.party(of: payer), parties.party(of: payee))
      let net = parties[from].members.reduce(paid[from]) { $0 + ledger.poolFromBills[$1.index] }
      var direct: Int128 = 0
      for debtor in parties[from].members {
        for creditor in parties[to].members {
          direct += ledger.directDebt(of: debtor, to: creditor)
        }
      }
      return max(-net, direct)
    }
  }

  private let trip: Trip
  private let parties: Parties
  private var account: Account
  private var suspects: [Suspect] = []

  /// Nil where the trip has no payment to look at.
  init?(of trip: Trip) {
    guard trip.entries.contains(where: { $0.kind == .payment }) else { return nil }
    self.trip = trip
    parties = Parties(of: trip)
    account = Account(trip, parties, keepsDirect: false)
  }

  /// Takes the entry at `index`, which `valuer` has valued last.
  mutating func take(_ entry: Entry, at index: Int, valuedBy valuer: Valuer) {
    for payment in payments(entry, at: index, valuedBy: valuer) {
      let owed = account.owed(by: payment.payer, to: payment.payee, trip, parties)
      if payment.amount > owed { suspects.append(payment) }
    }
    account.add(entry, at: index, valuedBy: valuer, parties)
  }

  /// The payments between people that an entry is.
  private func payments(_ entry: Entry, at index: Int, valuedBy valuer: Valuer) -> [Suspect] {
    guard entry.kind == .payment, let payee = trip.parts(of: entry).first?.person,
      trip[payee].kind != .pot
    else { return [] }
    return zip(trip.payers(of: entry), valuer.credits).compactMap { payer, credit in
      trip[payer.person].kind == .pot
        ? nil
        : Suspect(entry: index, payer: payer.person, payee: payee, amount: Int128(credit))
    }
  }

  /// Looks at the suspects more closely, if there are any.
  func warnings() -> [Diagnostic] {
    if suspects.isEmpty { return [] }
    let inOrder = Array(trip.entries.indices)
    let isPayment = { (index: Int) in trip.entries[index].kind == .payment }
    let billsFirst = inOrder.filter { !isPayment($0) } + inOrder.filter(isPayment)
    let (asItStands, withAllBills) = (owed(in: inOrder), owed(in: billsFirst))
    var warnings: [Diagnostic] = []
    for (index, suspect) in suspects.enumerated() {
      let owed = max(0, asItStands[index], withAllBills[index])
      let excess = suspect.amount - owed
      guard excess > unit(of: trip.entries[suspect.entry]) else { continue }
      warnings.append(
        .paidTooMuch(
          trip[suspect.payer].name, by: trip.format.text(excess, trip.home), owed: owed > 0,
          at: trip.entries[suspect.entry].span))
    }
    return warnings
  }

  /// Returns what was owed before each of the suspects, where the entries come in this order.
  private func owed(in order: [Int]) -> [Int128] {
    var owed = [Int128](repeating: 0, count: suspects.count)
    var suspectsOfEntry: [Int: [Int]] = [:]
    for (index, suspect) in suspects.enumerated() {
      suspectsOfEntry[suspect.entry, default: []].append(index)
    }
    var account = Account(trip, parties, keepsDirect: true)
    var valuer = Valuer(trip, in: trip.home)
    for entry in order {
      guard case .valued = valuer.value(entry) else { continue }
      for index in suspectsOfEntry[entry] ?? [] {
        owed[index] = account.owed(
          by: suspects[index].payer, to: suspects[index].payee, trip, parties)
      }
      account.add(trip.entries[entry], at: entry, valuedBy: valuer, parties)
    }
    return owed
  }

  /// What the smallest unit of a payment in another currency is worth, rounded up: closer nobody can pay.
  private func unit(of entry: Entry) -> Int128 {
    if entry.currency == trip.home { return 0 }
    var valuer = Valuer(trip, in: trip.home)
    guard entry.amount > 0, let worth = valuer.exactWorth(of: entry) else { return 0 }
    return (worth.exact(.one, of: ExactInteger(entry.amount)).roundedDown().int128 ?? 0) + 1
  }
}
