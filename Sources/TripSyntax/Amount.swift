package import TripMoney
package import TripText

/// A currency as it was mentioned; what it means depends on the trip.
package struct CurrencyMention: Hashable, Sendable {
  package enum Form: UInt8, Sendable {
    /// Letters: a code, or a symbol made of letters.
    case word
    /// A symbol with a sign in it.
    case sign
  }

  package var form: Form
  package var span: SourceSpan
  /// An integer for the spelling, the same wherever it is spelled the same.
  package var spelling: Int32
}

/// A number with or without a currency.
package struct Quantity: Hashable, Sendable {
  package var number: Decimal
  package var currency: CurrencyMention?
  package var span: SourceSpan
}

/// An amount as it was written: a quantity, and what is worked out from it in place.
package struct Amount: Hashable, Sendable {
  package enum Operator: UInt8, Sendable {
    case plus, minus, times, dividedBy
  }

  package enum Step: Hashable, Sendable {
    /// `*` and `/` bind tighter.
    case operation(Operator, Quantity)
    /// A share on top or off, in percent of the amount before all such shares, which come last.
    case adjustment(isOff: Bool, percent: Decimal)
  }

  package var first: Quantity
  /// In the order written; empty for nearly every amount.
  package var steps: [Step] = []
  package var span: SourceSpan
}
