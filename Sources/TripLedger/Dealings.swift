/// What lies between two parties: every debt from one to the other, by the line that made it.
package struct Dealings: Sendable {
  package struct Debt: Sendable {
    /// An index into `Trip.entries`.
    package var entry: Int32
    package var debtor: PersonID
    package var creditor: PersonID
    /// Whose share or payment it is, and whom that is owed to: others than the two where somebody
    /// settles through one of them.
    package var origin: Way
    /// In minor units; below zero where the creditor owes it back, as of a refund.
    package var amount: Int128
  }

  package struct Way: Hashable, Sendable {
    package var debtor: PersonID
    package var creditor: PersonID
  }

  private enum Side: UInt8 { case none, first, second }

  /// In the order of the script.
  package private(set) var debts: [Debt] = []
  private var sides: [Side]
  private var entry: Int32 = 0
  private var origin = Way(debtor: PersonID(0), creditor: PersonID(0))

  package init(between first: [PersonID], and second: [PersonID], among people: [Person]) {
    sides = Array(repeating: .none, count: people.count)
    for person in first { sides[person.index] = .first }
    for person in second { sides[person.index] = .second }
  }

  /// Returns what a debt is to the first party: above zero where it is owed.
  package func signed(_ debt: Debt) -> Int128 {
    sides[debt.creditor.index] == .first ? debt.amount : -debt.amount
  }

  // MARK: Taken down by the ledger

  mutating func begin(_ entry: Int) {
    self.entry = Int32(truncatingIfNeeded: entry)
  }

  mutating func begin(_ debtor: PersonID, owes creditor: PersonID) {
    origin = Way(debtor: debtor, creditor: creditor)
  }

  mutating func note(_ debtor: PersonID, owes creditor: PersonID, _ amount: Int128) {
    let (one, other) = (sides[debtor.index], sides[creditor.index])
    guard one != .none, other != .none, one != other else { return }
    debts.append(
      Debt(entry: entry, debtor: debtor, creditor: creditor, origin: origin, amount: amount)
    )
  }
}
