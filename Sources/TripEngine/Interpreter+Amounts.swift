import TripLedger
import TripMoney
import TripSyntax
import TripText

/// An amount in minor units of a currency; nil in a trip that names none.
struct Money: Hashable {
  var minor: Int64
  var currency: CurrencyID?
}

extension Interpreter {
  /// What a bare number in an amount means.
  enum Bare {
    /// The local currency, else home.
    case local
    /// The bill's own currency.
    case bill(CurrencyID?)
    /// Home, as in an `expect`.
    case home
  }

  /// Returns what an amount comes to, exactly: `grammar.md`, "Amounts".
  mutating func money(
    _ amount: Amount,
    bare: Bare,
    allowsZero: Bool = false
  ) throws(Refusal) -> Money {
    let currency = try currency(of: amount, bare: bare)
    use(currency)
    var minor: Int64
    if amount.steps.isEmpty {
      minor = try minorUnits(of: amount.first, currency)
    } else {
      minor = try adjusted(try calculated(amount, currency), by: amount)
    }
    guard minor > 0 || allowsZero && minor == 0 else {
      throw Refusal(
        .amountNotPositive(shown(minor, currency), isZero: minor == 0, at: amount.span)
      )
    }
    guard minor <= largestAmount else { throw Refusal(.amountTooLarge(at: amount.span)) }
    return Money(minor: minor, currency: currency)
  }

  /// The one currency of an amount, from the quantity that names it.
  private mutating func currency(
    of amount: Amount,
    bare: Bare
  ) throws(Refusal) -> CurrencyID? {
    var found: (currency: CurrencyID, span: SourceSpan)?
    if let mention = amount.first.currency {
      found = (try resolve(mention), mention.span)
    }
    for step in amount.steps {
      guard case .operation(_, let operand) = step, let mention = operand.currency else { continue }
      let currency = try resolve(mention)
      if let found, found.currency != currency {
        throw Refusal(
          .mixedCurrencies(
            trip.currencies[found.currency].code,
            trip.currencies[currency].code,
            at: amount.span
          )
        )
      }
      found = (currency, mention.span)
    }
    if let found { return found.currency }
    switch bare {
    case .local: return bareCurrency()
    case .bill(let currency): return currency
    case .home:
      if seenHome == nil { dependsOnHome = true }
      return home
    }
  }

  /// A single number: it may not have more decimals than its currency.
  private func minorUnits(
    of quantity: Quantity,
    _ currency: CurrencyID?
  ) throws(Refusal) -> Int64 {
    let decimals = decimals(of: currency)
    if let minor = quantity.number.minorUnits(decimals: decimals), minor <= largestAmount {
      return minor
    }
    guard quantity.number.scale <= decimals else {
      throw Refusal(
        .tooManyDecimals(
          quantity,
          code: currency.map { trip.currencies[$0].code },
          decimals: decimals,
          numbers: scope.numbers
        )
      )
    }
    throw Refusal(.amountTooLarge(at: quantity.span))
  }

  func text(in span: SourceSpan) -> String { sources.text(in: span) }

  // MARK: - Calculations

  private func calculated(_ amount: Amount, _ currency: CurrencyID?) throws(Refusal) -> Int64 {
    guard case .operation = amount.steps.first else {
      return try minorUnits(of: amount.first, currency)
    }
    let decimals = decimals(of: currency)
    var sum = Rational.zero
    var isAdded = true
    var product = [Factor(quantity: amount.first, divides: false)]
    for case .operation(let sign, let operand) in amount.steps {
      switch sign {
      case .times, .dividedBy:
        product.append(Factor(quantity: operand, divides: sign == .dividedBy))
      case .plus, .minus:
        let value = try value(of: product, decimals, currency)
        sum = isAdded ? sum + value : sum - value
        isAdded = sign == .plus
        product = [Factor(quantity: operand, divides: false)]
      }
    }
    let last = try value(of: product, decimals, currency)
    sum = isAdded ? sum + last : sum - last
    let exact = sum * Rational(ExactInteger.power(of: decimals))
    let floor = exact.roundedDown()
    guard exact.denominator == .one else {
      throw Refusal(
        .amountNotExact(
          shown(floor, currency),
          shown(floor + .one, currency),
          at: amount.span
        )
      )
    }
    guard let minor = floor.int64, minor.magnitude <= UInt64(largestAmount) else {
      throw Refusal(.amountTooLarge(at: amount.span))
    }
    return minor
  }

  private struct Factor {
    var quantity: Quantity
    var divides: Bool
  }

  /// A product of one amount and bare factors.
  private func value(
    of product: [Factor],
    _ decimals: Int,
    _ currency: CurrencyID?
  ) throws(Refusal) -> Rational {
    if product.count == 1 {
      // A term on its own is an amount, as strict as any.
      _ = try minorUnits(of: product[0].quantity, currency)
      return product[0].quantity.number.rational
    }
    var result = Rational.one
    var hasAmount = false
    for factor in product {
      let number = factor.quantity.number
      if factor.quantity.currency != nil {
        guard !hasAmount, !factor.divides else {
          throw Refusal(.amountTimesAmount(at: factor.quantity.span))
        }
        hasAmount = true
        _ = try minorUnits(of: factor.quantity, currency)
      } else if number.scale == 3, decimals != 3 {
        throw Refusal(
          .factorLikeThousands(text(in: factor.quantity.span), at: factor.quantity.span)
        )
      }
      if factor.divides {
        guard number.significand != 0 else {
          throw Refusal(.divisionByZero(at: factor.quantity.span))
        }
        result = result / number.rational
      } else {
        result = result * number.rational
      }
    }
    return result
  }

  /// Percentages of the amount, each rounded half up to the currency's unit, as receipts do.
  private mutating func adjusted(_ minor: Int64, by amount: Amount) throws(Refusal) -> Int64 {
    var sum = ExactInteger(minor)
    for case .adjustment(let isOff, let percent) in amount.steps {
      warnOfGroups(percent, in: amount.span)
      let part = percentage(percent, of: ExactInteger(minor))
      if isOff { sum -= part } else { sum += part }
    }
    guard let result = sum.int64, result.magnitude <= UInt64(largestAmount) else {
      throw Refusal(.amountTooLarge(at: amount.span))
    }
    return result
  }

  /// A percentage of a number of minor units, rounded half up.
  func percentage(_ percent: Decimal, of minor: ExactInteger) -> ExactInteger {
    (Rational(minor) * percent.rational / Rational(100)).roundedHalfUp()
  }
}
