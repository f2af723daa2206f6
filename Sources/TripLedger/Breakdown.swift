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

  /// Breaks a posting down; nil where its entry has no rate.
  package init?(_ posting: Account.Posting, valuedBy valuer: inout Valuer) {
    let trip = valuer.trip
    let entry = trip.entries[Int(posting.entry)]
    guard let worth = valuer.exactWorth(of: entry) else { return nil }
    let isBackwards =
      switch posting.kind {
      case .paid, .sent: entry.kind == .refund
      case .share: entry.kind == .bill
      case .received: true
      }
    amount = isBackwards ? -posting.amount : posting.amount
    let isShared = entry.payers.count > 1
    switch posting.kind {
    case .paid where isShared:
      // What is cut among several payers is the rounded worth.
      let own = ExactInteger(trip.payers[Int(posting.place)].amount)
      let whole = ExactAmount(worth.exact(.one, of: .one).roundedHalfUp(), over: .one)
      exact = whole.part(own, of: ExactInteger(entry.amount))
      rounding = .down
    case .paid:
      exact = worth.exact(.one, of: .one)
      rounding = .halfUp
    case .sent:
      let own = ExactInteger(trip.payers[Int(posting.place)].amount)
      exact = worth.exact(own, of: ExactInteger(entry.amount))
      rounding = .halfUp
    case .received:
      exact = worth.exact(.one, of: .one)
      rounding = isShared ? .each : .halfUp
    case .share:
      exact = worth.exact(trip.parts[Int(posting.place)].numerator, of: entry.denominator)
      rounding = entry.remainder == .spread ? .down : .halfUp
    }
    switch rounding {
    case .each: leftOver = 0
    case .halfUp: leftOver = amount - (exact.roundedHalfUp().int64 ?? amount)
    case .down: leftOver = amount - (exact.roundedDown().int64 ?? amount)
    }
  }
}
