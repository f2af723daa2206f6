/// A plan from which the payments made since are struck off.
///
/// The plan is made from all the bills. A payment that goes along one of its transfers (the same two parties, no
/// more than still stands) is struck off that transfer and leaves the others as they were. Any other payment
/// makes the plan anew, from the nets as they then stand.
///
/// A plan is made only when somebody looks at it: the caller in the end, or a payment that may go along it. The
/// second needs a payer who still owes and a payee who is still owed that much, since no transfer of any plan
/// takes a party past zero; all other payments are told without a plan. What is left is one plan for each payment
/// that follows one off the plan and may itself be along the next.
struct PlanInForce {
  /// A transfer of the plan, less what was struck off it.
  private struct Standing {
    var transfer: Transfer
    let planned: Int128
  }

  private var nets: [Int128]
  private var standing: [Standing] = []
  /// Whether the plan was proven the fewest when it was made.
  private var wasFewest = false
  /// Whether `standing` is the plan; else it is still to be made from `nets`.
  private var isMade = false

  init(nets: [Int128]) {
    self.nets = nets
  }

  /// Counts a payment that was made after those before.
  mutating func take(_ payment: PoolPayment) {
    precondition(payment.amount > 0, "payments must be above zero")
    if payment.from == payment.to { return }
    let payer = nets[payment.from] + payment.amount
    let payee = nets[payment.to] - payment.amount
    if payer <= 0, payee >= 0 {
      makeIfNeeded()
      isMade = strikeOff(payment)
    } else {
      isMade = false
    }
    nets[payment.from] = payer
    nets[payment.to] = payee
  }

  /// Returns the transfers that still stand, and whether they are the fewest for the nets that are left.
  ///
  /// If every transfer stands whole or is gone, a plan that was the fewest still is: had the nets that are left a
  /// plan with fewer transfers, the struck ones added to it would make a shorter plan for the nets before.
  /// After a part of a transfer is struck off, that does not follow, and the count is proven anew.
  mutating func remaining() -> PoolPlan {
    makeIfNeeded()
    let transfers = standing.map(\.transfer)
    let isWhole = standing.allSatisfy { $0.transfer.amount == $0.planned }
    return PoolPlan(
      transfers: transfers,
      isFewest: wasFewest && isWhole || Planner.isFewest(transfers.count, for: nets)
    )
  }

  private mutating func makeIfNeeded() {
    if isMade { return }
    let plan = Planner.plan(nets)
    standing = plan.transfers.map { Standing(transfer: $0, planned: $0.amount) }
    wasFewest = plan.isFewest
    isMade = true
  }

  /// Strikes `payment` off the transfer it goes along, and returns whether there is one.
  private mutating func strikeOff(_ payment: PoolPayment) -> Bool {
    let place = standing.firstIndex {
      $0.transfer.from == payment.from && $0.transfer.to == payment.to
    }
    guard let place, payment.amount <= standing[place].transfer.amount else { return false }
    standing[place].transfer.amount -= payment.amount
    if standing[place].transfer.amount == 0 { standing.remove(at: place) }
    return true
  }
}
