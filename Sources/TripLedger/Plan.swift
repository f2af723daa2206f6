/// One transfer of a plan for the pool.
package struct Transfer: Hashable, Sendable {
  /// The party who pays, by its place in the roster.
  package var from: Int
  /// The party who is paid, by its place in the roster.
  package var to: Int
  /// What is paid, in minor units of the home currency; above zero.
  package var amount: Int128

  package init(from: Int, to: Int, amount: Int128) {
    self.from = from
    self.to = to
    self.amount = amount
  }
}

/// One payment inside the pool that has been made already.
package struct PoolPayment: Hashable, Sendable {
  /// The party who paid, by its place in the roster.
  package var from: Int
  /// The party who was paid; where it is the payer itself (two of one unit), the payment moves nothing.
  package var to: Int
  /// What was paid, in minor units of the home currency; above zero.
  package var amount: Int128

  package init(from: Int, to: Int, amount: Int128) {
    self.from = from
    self.to = to
    self.amount = amount
  }
}

/// A way to square the pool.
package struct PoolPlan: Hashable, Sendable {
  /// The transfers in plan order (see `Planner`).
  ///
  /// They bring every net to zero. No two have the same two parties, and nobody both pays and receives.
  package var transfers: [Transfer]
  /// Whether it is proven that no plan has fewer transfers.
  package var isFewest: Bool

  package init(transfers: [Transfer], isFewest: Bool) {
    self.transfers = transfers
    self.isFewest = isFewest
  }
}
