import TripMoney

/// What everybody paid, spent, sent and received in one currency, and who owes whom for it.
///
/// Every debt is posted through `post(_:owes:_:isPayment:)` and nowhere else. All amounts are in minor units.
package struct Ledger: Sendable {
  /// An unordered pair of people who settle between themselves; `first` stands earlier in the roster.
  package struct Pair: Hashable, Comparable, Sendable {
    package var first: PersonID
    package var second: PersonID

    package static func < (left: Pair, right: Pair) -> Bool {
      (left.first, left.second) < (right.first, right.second)
    }
  }

  /// A payment's way through the pool, from person to person.
  package struct PoolPayment: Hashable, Sendable {
    package var from: PersonID
    package var to: PersonID
    package var amount: Int128
  }

  /// What a person's bills and payments come to.
  package struct Sums: Hashable, Sendable {
    /// Laid out for bills, less what came back.
    package var paid: Int128 = 0
    /// Their shares of bills.
    package var spent: Int128 = 0
    /// Handed to other people.
    package var sent: Int128 = 0
    package var received: Int128 = 0

    /// Over all ledgers; positive where the person is owed.
    package var net: Int128 { paid - spent + sent - received }
  }

  package let people: [Person]
  package private(set) var sums: [Sums]
  /// What the bills come to, refunds taken off.
  package private(set) var total: Int128 = 0
  /// The buddies' nets from bills alone; a payment is in `poolPayments` instead.
  package private(set) var poolFromBills: [Int128]
  package private(set) var poolPayments: [PoolPayment] = []
  /// What `second` owes `first` of each pair that settles between themselves.
  package private(set) var pairs: [Pair: Int128] = [:]
  /// Who owes whom before any netting across people: the same as `pairs`, for the pool as well.
  package private(set) var direct: [Pair: Int128] = [:]

  /// The debts between two parties, one by one, where they are asked for.
  package private(set) var dealings: Dealings?

  private let keepsDirect: Bool
  /// Of each person: through whom they settle, and whether they are in the pool.
  private let vias: [PersonID?]
  private let isInPool: [Bool]
  /// What the payers of the current bill are still to get, where there are several.
  private var open: [Int64] = []

  /// Creates an empty ledger.
  ///
  /// `keepsDirect` fills `direct`, and `dealings` takes down the debts that it is about: only `settle direct` and
  /// `why` ask for them.
  package init(people: [Person], keepsDirect: Bool = false, dealings: Dealings? = nil) {
    self.people = people
    self.keepsDirect = keepsDirect
    self.dealings = dealings
    vias = people.map(\.via)
    isInPool = people.map(\.isInPool)
    sums = Array(repeating: Sums(), count: people.count)
    poolFromBills = Array(repeating: 0, count: people.count)
  }

  /// What one owes the other of two who settle between themselves; below zero where it is the other way round.
  package func debt(of debtor: PersonID, to creditor: PersonID) -> Int128 {
    Self.debt(of: debtor, to: creditor, in: pairs)
  }

  /// The same before any netting across people, where it is kept.
  package func directDebt(of debtor: PersonID, to creditor: PersonID) -> Int128 {
    Self.debt(of: debtor, to: creditor, in: direct)
  }

  private static func debt(
    of debtor: PersonID,
    to creditor: PersonID,
    in debts: [Pair: Int128]
  ) -> Int128 {
    debtor < creditor
      ? -(debts[Pair(first: debtor, second: creditor)] ?? 0)
      : debts[Pair(first: creditor, second: debtor)] ?? 0
  }

  /// Adds the entry at `index`, which `valuer` has valued last.
  package mutating func add(_ entry: Entry, at index: Int, valuedBy valuer: Valuer) {
    dealings?.begin(index)
    let trip = valuer.trip
    let (firstPayer, firstSharer) = (Int(entry.payers.lowerBound), Int(entry.sharers.lowerBound))
    switch entry.kind {
    case .payment:
      let payee = trip.sharers[firstSharer]
      for (place, credit) in valuer.credits.enumerated() {
        let payer = trip.payers[firstPayer + place].person
        sums[payer.index].sent += Int128(credit)
        sums[payee.index].received += Int128(credit)
        post(payee, owes: payer, Int128(credit), isPayment: true)
      }
    case .bill, .refund:
      total += Int128(valuer.worth)
      for (index, credit) in valuer.credits.enumerated() {
        sums[trip.payers[firstPayer + index].person.index].paid += Int128(credit)
      }
      for (index, share) in valuer.shares.enumerated() {
        sums[trip.sharers[firstSharer + index].index].spent += Int128(share)
      }
      if entry.payers.count == 1 {
        let payer = trip.payers[firstPayer].person
        for (index, share) in valuer.shares.enumerated() {
          post(trip.sharers[firstSharer + index], owes: payer, Int128(share), isPayment: false)
        }
      } else {
        postToSeveral(
          entry,
          payers: trip.payers(of: entry),
          sharers: trip.sharers(of: entry),
          valuedBy: valuer
        )
      }
    }
  }

  /// Owes each share to the payers in proportion to what they are still to get.
  private mutating func postToSeveral(
    _ entry: Entry,
    payers: ArraySlice<Payer>,
    sharers: ArraySlice<PersonID>,
    valuedBy valuer: Valuer
  ) {
    // A refund mirrors the bill: the same cuts, every sign turned.
    let sign: Int64 = entry.kind == .refund ? -1 : 1
    open = valuer.credits.map { $0 * sign }
    let shares = zip(sharers, valuer.shares).map { (person: $0, amount: $1 * sign) }
    // Negative shares first, so that what a payer is still to get never falls below zero.
    let ordered =
      shares.filter { $0.amount < 0 }.sorted { $0.person < $1.person }
      + shares.filter { $0.amount > 0 }.sorted { $0.person < $1.person }
    for share in ordered {
      let weights = open.contains { $0 > 0 } ? open : payers.map(\.amount)
      let pieces = cut(share.amount, inProportionTo: weights)
      for (index, (payer, piece)) in zip(payers, pieces).enumerated() {
        open[index] -= piece
        post(share.person, owes: payer.person, Int128(piece * sign), isPayment: false)
      }
    }
  }

  private mutating func post(
    _ debtor: PersonID,
    owes creditor: PersonID,
    _ amount: Int128,
    isPayment: Bool
  ) {
    dealings?.begin(debtor, owes: creditor)
    route(debtor, owes: creditor, amount, isPayment: isPayment)
  }

  /// Writes a debt where it is settled: in the pool between buddies, else between the two alone;
  /// somebody known through a buddy settles with that buddy only.
  private mutating func route(
    _ debtor: PersonID,
    owes creditor: PersonID,
    _ amount: Int128,
    isPayment: Bool
  ) {
    if debtor == creditor || amount == 0 { return }
    if let via = vias[debtor.index], via != creditor {
      route(debtor, owes: via, amount, isPayment: isPayment)
      route(via, owes: creditor, amount, isPayment: isPayment)
      return
    }
    if let via = vias[creditor.index], via != debtor {
      route(debtor, owes: via, amount, isPayment: isPayment)
      route(via, owes: creditor, amount, isPayment: isPayment)
      return
    }
    dealings?.note(debtor, owes: creditor, amount)
    let isPool = isInPool[debtor.index] && isInPool[creditor.index]
    if isPool {
      if isPayment {
        poolPayments.append(PoolPayment(from: creditor, to: debtor, amount: amount))
      } else {
        poolFromBills[debtor.index] -= amount
        poolFromBills[creditor.index] += amount
      }
    }
    if !isPool || keepsDirect {
      let isOrdered = creditor < debtor
      let pair =
        isOrdered ? Pair(first: creditor, second: debtor) : Pair(first: debtor, second: creditor)
      let signed = isOrdered ? amount : -amount
      if !isPool { pairs[pair, default: 0] += signed }
      if keepsDirect { direct[pair, default: 0] += signed }
    }
  }
}
