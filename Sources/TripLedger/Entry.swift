package import TripMoney
package import TripText

/// An index into `Trip.categories`.
package struct CategoryID: Hashable, Sendable {
  package var index: Int32

  package init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }
}

/// What somebody laid out, in minor units of the entry's currency.
package struct Payer: Hashable, Sendable {
  package var person: PersonID
  package var amount: Int64

  package init(person: PersonID, amount: Int64) {
    self.person = person
    self.amount = amount
  }
}

/// A person's exact part of an entry: `numerator` of the entry's `denominator`, fees included.
///
/// The parts of an entry add up to the denominator; one may be negative (a payer's, less a fee).
package struct Part: Hashable, Sendable {
  package var person: PersonID
  package var numerator: ExactInteger

  package init(person: PersonID, numerator: ExactInteger) {
    self.person = person
    self.numerator = numerator
  }
}

/// A bill, a refund or a payment, as a fact: nothing in it is converted or rounded yet.
package struct Entry: Sendable {
  package enum Kind: UInt8, Sendable {
    case bill
    /// Money that came back: a bill in the opposite direction.
    case refund
    /// Money from person to person; each payer pays the one part.
    case payment
  }

  /// Who carries what rounding leaves: `grammar.md`, "Arithmetic".
  package enum Remainder: UInt8, Sendable {
    case payer
    case spread
  }

  /// How the amount becomes worth something in another currency.
  package enum Terms: Hashable, Sendable {
    /// By the trip's rates.
    case rates
    /// It cost this much, whatever the rate (`= $133.10`).
    case cost(Int64, CurrencyID)
    /// By the bill's own rate, an index into `Trip.ownRates` (`@ $0.0068`).
    case ownRate(Int32)
  }

  package var kind: Kind
  package var remainder: Remainder
  /// Whether everyone in the split has one part, and there is no fee: nothing more was written.
  package var hasEqualParts = false
  package var terms: Terms = .rates
  /// The whole statement.
  package var span: SourceSpan
  package var day: Day?
  /// What it was, quotes included.
  package var what: SourceSpan?
  package var category: CategoryID?
  /// The whole of it in minor units of `currency`, never negative; what all payers paid together.
  package var amount: Int64
  /// Nil in a trip that names no currency at all.
  package var currency: CurrencyID?
  /// The first payer carries what rounding leaves, and always has a part.
  package var payers: Range<Int32>
  /// In the order of the split.
  package var parts: Range<Int32>
  package var denominator: ExactInteger

  package init(
    kind: Kind,
    remainder: Remainder,
    span: SourceSpan,
    amount: Int64,
    currency: CurrencyID?,
    payers: Range<Int32>,
    parts: Range<Int32>,
    denominator: ExactInteger
  ) {
    self.kind = kind
    self.remainder = remainder
    self.span = span
    self.amount = amount
    self.currency = currency
    self.payers = payers
    self.parts = parts
    self.denominator = denominator
  }
}
