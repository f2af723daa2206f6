package import TripMoney

/// What an amount of an account is made of: the exact value, how it was rounded, and what rounding
/// left to it.
///
/// All are magnitudes, as for a bill: those of a refund are the same.
package struct Breakdown: Sendable {
  package enum Rounding: UInt8, Sendable {
    case halfUp
    /// Towards −∞.
    case down
    /// Half up, but each of several payments on its own.
    case each
  }

  /// In minor units, before rounding.
  package let exact: ExactAmount
  package let rounding: Rounding
  /// The odd units on top of the rounded value: what the payer carries, or one that went round.
  package let leftOver: Int64
  /// The amount itself: the exact one rounded, and what is left over.
  package let amount: Int64

  /// Breaks a posting of an entry down; nil where the entry has no rate.
  package init?(_ posting: Account.Posting, of entry: Entry, valuedBy valuer: inout Valuer) {
    guard let worth = valuer.exactWorth(of: entry) else { return nil }
    let place = Int(posting.place)
    let isShared = entry.payers.count > 1
    let isBackwards: Bool
    switch posting.kind {
    case .paid:
      isBackwards = entry.kind == .refund
      if isShared {
        // What is cut among several payers is the rounded worth.
        let whole = ExactAmount(worth.exact(.one, of: .one).roundedHalfUp(), over: .one)
        let own = ExactInteger(valuer.trip.payers[place].amount)
        exact = whole.part(own, of: ExactInteger(entry.amount))
        rounding = .down
      } else {
        exact = worth.exact(.one, of: .one)
        rounding = .halfUp
      }
    case .share:
      isBackwards = entry.kind == .bill
      exact = worth.exact(
        valuer.trip.numerator(at: posting.place, of: entry),
        of: valuer.trip.denominator(of: entry)
      )
      rounding = entry.remainder == .spread ? .down : .halfUp
    case .sent:
      isBackwards = false
      let own = ExactInteger(valuer.trip.payers[place].amount)
      exact = worth.exact(own, of: ExactInteger(entry.amount))
      rounding = .halfUp
    case .received:
      isBackwards = true
      exact = worth.exact(.one, of: .one)
      rounding = isShared ? .each : .halfUp
    }
    amount = isBackwards ? -posting.amount : posting.amount
    switch rounding {
    case .each: leftOver = 0
    case .halfUp: leftOver = amount - (exact.roundedHalfUp().int64 ?? amount)
    case .down: leftOver = amount - (exact.roundedDown().int64 ?? amount)
    }
  }
}
