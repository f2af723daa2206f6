/// Says who pays whom, so that everybody in the pool is square.
///
/// Parties are numbers in roster order, and what a party is owed is its net: above zero if it is to get money,
/// below if it is to pay. A party whose net is not zero is open.
///
/// Plan order: if the plan is one greedy's over the whole pool, its transfers stand in the order it made them,
/// the largest amounts first. If the pool was cut into groups, the groups stand in the order of their first
/// parties, and each group's transfers in the greedy's order. A plan depends on the nets alone.
///
/// No sum here can overflow. A script is under 4 GiB, so it has fewer than 2³² statements and as many people. None
/// of its statements moves more than 10¹⁵ minor units for one of them, and so all magnitudes together stay below
/// 2³²·2³²·2⁵⁰ = 2¹¹⁴, far from the 2¹²⁷ of `Int128`.
package enum Planner {
  /// Returns the plan with the fewest transfers.
  ///
  /// That is the greedy's where it needs no more than the fewest, and else the greedy's inside each group of
  /// the cut that `FewestTransfers` finds. Where the pool is too large to search, it is the greedy's, and
  /// counts as the fewest only if there are as many transfers as there are payers, or payees.
  ///
  /// - Precondition: `nets` add up to zero.
  /// - Complexity: O(*n* log *n*) for *n* open parties, and the cost of `FewestTransfers` where neither the
  ///   payers nor the payees already prove the greedy's plan.
  package static func plan(_ nets: [Int128]) -> PoolPlan {
    precondition(nets.reduce(0, &+) == 0, "nets must add up to zero")
    let open = openParties(nets)
    let greedy = greedyTransfers(nets, among: open)
    if greedy.count == sideBound(nets) {
      return PoolPlan(transfers: greedy, isFewest: true)
    }
    guard let groups = FewestTransfers.groups(of: nets, among: open) else {
      return PoolPlan(transfers: greedy, isFewest: false)
    }
    if greedy.count == open.count - groups.count {
      return PoolPlan(transfers: greedy, isFewest: true)
    }
    let transfers = groups.flatMap { greedyTransfers(nets, among: $0) }
    return PoolPlan(transfers: transfers, isFewest: true)
  }

  /// Returns what is left of the plan after `payments`, which were made in this order.
  ///
  /// `nets` are what all the bills come to, with no payment counted.
  ///
  /// - Precondition: `nets` add up to zero, and payments are above zero.
  /// - Complexity: for each payment one look through the plan's transfers, and a new plan where `PlanInForce`
  ///   cannot do without.
  package static func plan(_ nets: [Int128], paid payments: [PoolPayment]) -> PoolPlan {
    var plan = PlanInForce(nets: nets)
    for payment in payments { plan.take(payment) }
    return plan.remaining()
  }

  /// Returns the transfers that square everybody through `hub`: all that is paid goes to it, all that is owed
  /// comes from it.
  ///
  /// Payers come first, then payees, both in roster order.
  ///
  /// - Precondition: `nets` add up to zero; `hub` is one of the parties, open or not.
  package static func plan(_ nets: [Int128], via hub: Int) -> [Transfer] {
    precondition(nets.indices.contains(hub), "the hub must be a party")
    precondition(nets.reduce(0, &+) == 0, "nets must add up to zero")
    let others = openParties(nets).filter { $0 != hub }
    let paying = others.filter { nets[$0] < 0 }
    let receiving = others.filter { nets[$0] > 0 }
    return paying.map { Transfer(from: $0, to: hub, amount: -nets[$0]) }
      + receiving.map { Transfer(from: hub, to: $0, amount: nets[$0]) }
  }

  /// Whether it is proven that no plan for `nets` has fewer than `count` transfers.
  static func isFewest(_ count: Int, for nets: [Int128]) -> Bool {
    if count == sideBound(nets) { return true }
    let open = openParties(nets)
    guard let groups = FewestTransfers.groups(of: nets, among: open) else { return false }
    return count == open.count - groups.count
  }

  private static func openParties(_ nets: [Int128]) -> [Int] {
    nets.indices.filter { nets[$0] != 0 }
  }

  /// The transfers that any plan needs because everyone who owes must pay at least once, and everyone who is
  /// owed must be paid at least once.
  private static func sideBound(_ nets: [Int128]) -> Int {
    max(nets.count { $0 < 0 }, nets.count { $0 > 0 })
  }
}
