package import TripMoney
package import TripText

/// How the parts of a bill were written, before fees, rates and rounding.
package struct Derivation: Sendable {
  /// What the script gives somebody.
  package enum Mark: Hashable, Sendable {
    /// So many parts, of all that share what is left.
    case parts(Rational, of: Rational)
    /// A percentage of the whole; this `share` of it where a group has it together.
    case percent(Decimal, share: Rational)
    /// An amount in minor units of the bill's currency; this `share` of it for one of a group.
    case exact(Int64, share: Rational)
    /// Parts of the lines of the bill's block.
    case items([ItemPart])
    /// Nothing: a payer outside the split, who takes what rounding leaves and what fees bring.
    case outside
  }

  package struct ItemPart: Hashable, Sendable {
    /// An index into `items`.
    package var item: Int
    /// In minor units of the bill's currency.
    package var amount: Rational

    package init(item: Int, amount: Rational) {
      self.item = item
      self.amount = amount
    }
  }

  /// A line of the bill's block.
  package struct Item: Sendable {
    package var span: SourceSpan
    package var what: SourceSpan?
    /// In minor units of the bill's currency; below zero where it is taken off.
    package var amount: Int64
    /// Where the line is a percentage of the plain lines.
    package var percent: Decimal?
    /// Whether everyone has the part of it that they have of the plain lines.
    package var isInProportion: Bool

    package init(
      span: SourceSpan,
      what: SourceSpan?,
      amount: Int64,
      percent: Decimal?,
      isInProportion: Bool
    ) {
      self.span = span
      self.what = what
      self.amount = amount
      self.percent = percent
      self.isInProportion = isInProportion
    }
  }

  /// In the order of the entry's parts.
  package var marks: [Mark]
  /// What percentages and exact amounts leave of the bill for those who have parts.
  package var left: Rational
  package var items: [Item]
  /// What some pay on top of their part, and the payers so much less.
  package var fee: Decimal?

  package init(marks: [Mark], left: Rational = .one, items: [Item] = [], fee: Decimal? = nil) {
    self.marks = marks
    self.left = left
    self.items = items
    self.fee = fee
  }

  /// Returns the exact part of a bill of `amount` that a mark gives, without fees.
  package func fraction(of mark: Mark, in amount: Int64) -> Rational {
    let whole = Rational(ExactInteger(amount))
    switch mark {
    case .parts(let own, let all): return all.isZero ? .zero : left * own / all
    case .percent(let percent, let share): return percent.rational / Rational(100) * share
    case .exact(let amount, let share): return Rational(ExactInteger(amount)) / whole * share
    case .items(let parts): return parts.reduce(.zero) { $0 + $1.amount } / whole
    case .outside: return .zero
    }
  }
}
