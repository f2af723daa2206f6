import TripLedger
import TripMoney

/// How the currencies that a trip uses, and has no rate to home for, get there.
///
/// The rates are those that a bill without a day takes.
struct HomewardRates {
  struct Chain {
    var from: CurrencyID
    var to: CurrencyID
    var value: Rational
    /// The currencies on the way.
    var through: [CurrencyID]
  }

  /// In the order of the first bill of each currency, as is `missing`.
  private(set) var chains: [Chain] = []
  private(set) var missing: [CurrencyID] = []

  /// - Complexity: O(*n*) in the entries of the trip.
  init(of trip: Trip) {
    guard let home = trip.home else { return }
    var seen: Set<CurrencyID> = [home]
    for entry in trip.entries {
      guard let currency = Self.convertedCurrency(of: entry, in: trip),
        seen.insert(currency).inserted
      else { continue }
      guard let conversion = trip.rates.conversion(from: currency, to: home, on: nil) else {
        missing.append(currency)
        continue
      }
      guard conversion.steps.count > 1 else { continue }
      let through = conversion.steps.dropLast().map { step in
        let rate = trip.rates.rates[step.rate]
        return step.isInverted ? rate.from : rate.to
      }
      chains.append(Chain(from: currency, to: home, value: conversion.value, through: through))
    }
  }

  /// Returns the currency from which an entry is converted: that of its own terms, if it has any.
  private static func convertedCurrency(of entry: Entry, in trip: Trip) -> CurrencyID? {
    switch entry.terms {
    case .rates: entry.currency
    case .cost(_, let currency): currency
    case .ownRate(let index): trip.ownRates[Int(index)].currency
    }
  }
}
