import TripMoney

/// Who pays whom, so that everybody is quits.
package struct Settlement: Sendable {
  package enum Door: UInt8, Sendable {
    /// Between buddies, where only each one's net counts.
    case pool
    /// Between two people alone.
    case pair
  }

  package struct Payment: Hashable, Sendable {
    /// The names as they settle: a person's, or a unit's.
    package var from: String
    package var to: String
    /// The people, or the members of the units, in roster order.
    package var fromMembers: [PersonID]
    package var toMembers: [PersonID]
    package var amount: Int128
    package var door: Door
  }

  /// How debts are passed on in the pool.
  package enum Way: Hashable, Sendable {
    case fewest
    /// Not at all: who owes whom.
    case direct
    /// Through one person.
    case via(PersonID)
  }

  /// Pool first in plan order, then pairs in roster order of the debtor, then of the creditor.
  package private(set) var payments: [Payment] = []
  /// Those of the pool, between its parties.
  package private(set) var poolTransfers: [Transfer] = []
  /// Whether it is proven that no plan has fewer transfers.
  package private(set) var isFewest = true

  /// - Precondition: for `.direct`, the books keep direct debts.
  package init(of books: Books, way: Way = .fewest) {
    let parties = Parties(of: books.trip)
    switch way {
    case .fewest:
      let paid = books.ledger.poolPayments.compactMap { payment -> PoolPayment? in
        let from = parties.party(of: payment.from)
        let to = parties.party(of: payment.to)
        return from == to ? nil : PoolPayment(from: from, to: to, amount: payment.amount)
      }
      let plan = Planner.plan(Self.nets(of: books, parties, withPayments: false), paid: paid)
      isFewest = plan.isFewest
      appendPool(plan.transfers, parties)
    case .via(let person):
      let hub = parties.party(of: person)
      let nets = Self.nets(of: books, parties, withPayments: true)
      appendPool(Planner.plan(nets, via: hub), parties)
      let (fewest, _) = (Planner.plan(nets), ())
      isFewest = fewest.isFewest && fewest.transfers.count == payments.count
    case .direct:
      appendPool(Self.directTransfers(of: books, parties), parties)
      let fewest = Planner.plan(Self.nets(of: books, parties, withPayments: true))
      isFewest = fewest.isFewest && fewest.transfers.count == payments.count
    }
    appendPairs(books)
  }

  /// The net of each party in the pool.
  package static func nets(of books: Books, _ parties: Parties, withPayments: Bool) -> [Int128] {
    var nets = [Int128](repeating: 0, count: parties.all.count)
    for (index, net) in books.ledger.poolFromBills.enumerated() {
      nets[parties.party(of: PersonID(index))] += net
    }
    if withPayments {
      for payment in books.ledger.poolPayments {
        nets[parties.party(of: payment.from)] += payment.amount
        nets[parties.party(of: payment.to)] -= payment.amount
      }
    }
    return nets
  }

  private mutating func appendPool(_ transfers: [Transfer], _ parties: Parties) {
    poolTransfers = transfers
    for transfer in transfers {
      append(parties[transfer.from], parties[transfer.to], transfer.amount, .pool)
    }
  }

  private mutating func append(
    _ from: Parties.Party,
    _ to: Parties.Party,
    _ amount: Int128,
    _ door: Door
  ) {
    payments.append(
      Payment(
        from: from.name,
        to: to.name,
        fromMembers: from.members,
        toMembers: to.members,
        amount: amount,
        door: door
      )
    )
  }

  /// Who owes whom in the pool, no debt passed on: between two parties at most one, in roster order of
  /// the debtor, then of the creditor.
  ///
  /// - Precondition: the books keep direct debts.
  package static func directTransfers(of books: Books, _ parties: Parties) -> [Transfer] {
    struct Way: Hashable {
      var debtor: Int
      var creditor: Int
    }
    var owed: [Way: Int128] = [:]
    for (pair, amount) in books.ledger.direct {
      guard books.trip[pair.first].isInPool, books.trip[pair.second].isInPool else { continue }
      let (first, second) = (parties.party(of: pair.first), parties.party(of: pair.second))
      if first == second { continue }
      if first < second {
        owed[Way(debtor: second, creditor: first), default: 0] += amount
      } else {
        owed[Way(debtor: first, creditor: second), default: 0] -= amount
      }
    }
    var transfers: [Transfer] = []
    for (way, amount) in owed where amount != 0 {
      transfers.append(
        amount > 0
          ? Transfer(from: way.debtor, to: way.creditor, amount: amount)
          : Transfer(from: way.creditor, to: way.debtor, amount: -amount)
      )
    }
    return transfers.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private mutating func appendPairs(_ books: Books) {
    var debts: [(from: PersonID, to: PersonID, amount: Int128)] = []
    for (pair, amount) in books.ledger.pairs where amount != 0 {
      debts.append(
        amount > 0
          ? (from: pair.second, to: pair.first, amount: amount)
          : (from: pair.first, to: pair.second, amount: -amount)
      )
    }
    debts.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    for debt in debts {
      let (from, to) = (books.trip[debt.from], books.trip[debt.to])
      append(
        Parties.Party(name: from.name, members: [debt.from]),
        Parties.Party(name: to.name, members: [debt.to]),
        debt.amount,
        .pair
      )
    }
  }
}
