package import TripMoney
package import TripText

/// One statement of a script, with the places of everything that a message may point at.
package struct Statement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case trip(title: SourceSpan)
    case home(CurrencyMention)
    case local(CurrencyMention)
    case numbers(NumberFormat)
    case roster(Roster)
    case group(NameMention, [Split.Entry])
    case together(NameMention?, [NameMention])
    case presence(Presence)
    indirect case rate(RateStatement)
    case day(Day)
    case remainder(isSpread: Bool)
    case include(path: SourceSpan)
    indirect case currency(CurrencyStatement)
    indirect case bill(Bill)
    indirect case payment(Payment)
    indirect case expect(Expectation)
    indirect case command(CommandStatement)
    /// A line that has no meaning; its message is given already.
    case invalid(Invalid)
  }

  /// What a line without meaning may have been about, so that no message follows from it.
  package enum Invalid: Hashable, Sendable {
    /// It may have declared a name.
    case naming
    /// It may have set a currency or how numbers are written.
    case money
    /// A payment that names no amount; the plan may know it.
    case openPayment(payer: NameMention, payee: NameMention)
    case other
  }

  package var kind: Kind
  package var span: SourceSpan
  /// The comment that ends the statement's last line.
  package var comment: SourceSpan?
}

package struct Roster: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case buddies, others, pot
  }

  package struct Declaration: Hashable, Sendable {
    package var name: NameMention
    package var weight: Decimal?
    package var via: NameMention?
  }

  package var kind: Kind
  package var declarations: [Declaration]
}

package struct Presence: Hashable, Sendable {
  package var person: NameMention
  package var isJoining: Bool
  package var day: Day?
}

package struct RateStatement: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `rate JPY USD 0.0067`
    case pair(from: CurrencyMention, to: CurrencyMention, value: Quantity)
    /// `rate ¥150 = $1`
    case equation(Quantity, Quantity)
  }

  package var form: Form
  package var day: Day?
}

package struct CurrencyStatement: Hashable, Sendable {
  package var code: CurrencyMention
  /// The symbol's text, quotes off.
  package var symbol: String?
  package var symbolSpan: SourceSpan?
  package var decimals: Int?
  package var decimalsSpan: SourceSpan?
}

package struct Bill: Hashable, Sendable {
  /// `got back` instead of `paid`.
  package var isRefund: Bool
  package var payers: [NameMention]
  /// What each of several payers paid; empty with one payer.
  package var payerAmounts: [Amount] = []
  /// Nil with several payers, and where the items have all amounts.
  package var amount: Amount?
  package var eachSpan: SourceSpan?
  package var cost: Amount?
  package var ownRate: Amount?
  package var what: SourceSpan?
  package var category: SourceSpan?
  package var split: Split?
  package var fee: Fee?
  package var day: Day?
  package var items: [Item]?
  package var itemsSpan: SourceSpan?
}

package struct Payment: Hashable, Sendable {
  package enum Form: UInt8, Sendable {
    /// `P paid Q AMOUNT`
    case paid
    /// `Q got AMOUNT from P`
    case got
  }

  package var form: Form
  /// Nil for `all paid Q AMOUNT each`.
  package var payer: NameMention?
  package var payee: NameMention
  package var amount: Amount
  package var cost: Amount?
  package var ownRate: Amount?
  package var what: SourceSpan?
  package var day: Day?
}

/// An amount with a sign of its own.
package struct SignedAmount: Hashable, Sendable {
  package enum Sign: UInt8, Sendable {
    case none, plus, minus
  }

  package var sign: Sign
  package var amount: Amount
  package var span: SourceSpan
}

package struct Expectation: Hashable, Sendable {
  package enum Claim: Hashable, Sendable {
    case pays(NameMention, NameMention, Amount)
    case transfers(Int)
    case net(NameMention, SignedAmount)
    case spent(NameMention, SignedAmount)
    case paid(NameMention, SignedAmount)
    case total(SignedAmount)
    case settled
  }

  package var claim: Claim
  package var filters: [FilterClause] = []
}

/// One condition of a filter.
package struct FilterClause: Hashable, Sendable {
  package enum Condition: Hashable, Sendable {
    case thisMonth
    case lastMonth
    case month(year: Int, month: Int)
    case since(Day)
    case until(Day)
    case category(SourceSpan)
    case by([NameMention])
    case `for`([NameMention])
  }

  package var condition: Condition
  package var span: SourceSpan
}

package struct CommandStatement: Hashable, Sendable {
  package enum Verb: Hashable, Sendable {
    case settle(SettleWay)
    case balances
    case bills
    /// One of them, by its number.
    case bill(Int, at: SourceSpan)
    case why(NameMention, NameMention?)
    case chart(ChartSubject)
    case total
    case people
    case rates
    case help(SourceSpan?)
  }

  package enum SettleWay: Hashable, Sendable {
    case fewest
    case direct
    case via(NameMention)
  }

  package enum ChartSubject: UInt8, Sendable {
    case category, person, day
  }

  package var verb: Verb
  package var currency: CurrencyMention?
  package var filters: [FilterClause] = []
}
