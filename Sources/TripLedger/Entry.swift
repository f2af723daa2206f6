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

/// A bill, a refund or a payment, as a fact: nothing in it is converted or rounded yet.
///
/// A few plain bytes: what is long stands in the lists of the trip, side by side for all entries.
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

  /// Which exact part each of the sharers has, fees included; the parts add up to the whole.
  package enum Cut: Hashable, Sendable {
    /// The first so many have one part each, and whoever stands behind them has none.
    case equal(Int32)
    /// An index into `Trip.fractions`: of a denominator, behind which a numerator for each stands.
    case exact(Int32)

    /// How many have one part each in a cut into equal parts.
    var equalCount: Int { if case .equal(let count) = self { Int(count) } else { 0 } }
  }

  // The widest first, so that little room is lost between them.
  /// The whole of it in minor units of `currency`, never negative; what all payers paid together.
  package var amount: Int64
  package var terms: Terms = .rates
  package var cut: Cut
  /// Indices into `Trip.payers`; the first payer carries what rounding leaves, and always has a part.
  package var payers: Range<Int32>
  /// Indices into `Trip.sharers`, in the order of the split.
  package var sharers: Range<Int32>
  /// The whole statement.
  package var span: SourceSpan
  package var day: Day?
  /// What it was, quotes included.
  package var what: SourceSpan?
  package var category: CategoryID?
  /// Nil in a trip that names no currency at all.
  package var currency: CurrencyID?
  package var kind: Kind
  package var remainder = Remainder.payer

  /// Whether everyone in the split has one part, and there is no fee: nothing more was written.
  package var hasEqualParts: Bool { if case .equal = cut { true } else { false } }

  package init(
    kind: Kind,
    span: SourceSpan,
    amount: Int64,
    currency: CurrencyID?,
    payers: Range<Int32>,
    sharers: Range<Int32>,
    cut: Cut
  ) {
    self.kind = kind
    self.span = span
    self.amount = amount
    self.currency = currency
    self.payers = payers
    self.sharers = sharers
    self.cut = cut
  }
}
