package import TripMoney
package import TripText

/// Everything a script says, as facts: who, what, at which rate.
///
/// Balances are derived from it.
package struct Trip: Sendable {
  /// A bill's own rate: 1 of the bill's currency is `value` of `currency`, in major units.
  package struct OwnRate: Hashable, Sendable {
    package var value: Rational
    package var currency: CurrencyID

    package init(value: Rational, currency: CurrencyID) {
      self.value = value
      self.currency = currency
    }
  }

  package var title: String?
  /// The currency that everyone settles in; nil where the trip names no currency at all.
  package var home: CurrencyID?
  /// The currency of bare numbers where the script ends, and how it writes numbers: text output follows suit.
  package var local: CurrencyID?
  package var numbers = NumberFormat.point

  package var people: [Person] = []
  package var groups: [Group] = []
  package var units: [Unit] = []
  package var currencies = CurrencyBook()
  package var rates = RateTable()
  /// Where each rate was written, by its index in `rates`.
  package var rateSpans: [SourceSpan] = []
  package var ownRates: [OwnRate] = []
  /// Categories as first written, without `#`.
  package var categories: [String] = []

  /// Bills, refunds and payments in the order of the script; an entry's number is its index + 1.
  package var entries: [Entry] = []
  package var payers: [Payer] = []
  /// Who shares, entry after entry.
  package var sharers: [PersonID] = []
  /// Of each entry whose sharers have other parts than one each: the denominator, then the numerators.
  ///
  /// A numerator may be negative (a payer's, less a fee).
  package var fractions: [ExactInteger] = []

  package init() {}

  package subscript(person: PersonID) -> Person { people[person.index] }

  package func payers(of entry: Entry) -> ArraySlice<Payer> {
    payers[Int(entry.payers.lowerBound)..<Int(entry.payers.upperBound)]
  }

  package func sharers(of entry: Entry) -> ArraySlice<PersonID> {
    sharers[Int(entry.sharers.lowerBound)..<Int(entry.sharers.upperBound)]
  }

  /// How many parts the whole of an entry has.
  package func denominator(of entry: Entry) -> ExactInteger {
    switch entry.cut {
    case .equal(let count): ExactInteger(Int(count))
    case .exact(let first): fractions[Int(first)]
    }
  }

  /// How many of an entry's parts the sharer at `place`, an index into `sharers`, has.
  package func numerator(at place: Int32, of entry: Entry) -> ExactInteger {
    let offset = place - entry.sharers.lowerBound
    switch entry.cut {
    case .equal(let count): return offset < count ? .one : .zero
    case .exact(let first): return fractions[Int(first + 1 + offset)]
    }
  }

  /// The numerators of an entry's sharers, in their order.
  package func numerators(of entry: Entry) -> [ExactInteger] {
    entry.sharers.map { numerator(at: $0, of: entry) }
  }

  /// Whether somebody has a part of an entry, more than what rounding may leave them.
  package func shares(_ isMeant: (PersonID) -> Bool, in entry: Entry) -> Bool {
    entry.sharers.contains {
      isMeant(sharers[Int($0)]) && !numerator(at: $0, of: entry).isZero
    }
  }

  /// How amounts of this trip are printed in text.
  package var format: MoneyFormat {
    MoneyFormat(book: currencies, home: home, local: local, numbers: numbers)
  }
}
