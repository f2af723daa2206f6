import TripLedger
import TripMoney
import TripSyntax
import TripText

/// Money from person to person.
extension Interpreter {
  mutating func add(_ payment: Payment, _ statement: Statement) throws(Refusal) {
    let sides = try sides(of: payment)
    let each = try money(payment.amount, bare: .local)
    let sum = ExactInteger(each.minor) * ExactInteger(sides.payers.count)
    guard let total = sum.int64, total <= largestAmount else {
      throw Refusal(.amountTooLarge(at: payment.amount.span))
    }
    if payment.cost != nil, let rate = payment.ownRate {
      throw Refusal(.costAndRate(at: rate.span))
    }
    if let cost = payment.cost, sides.payers.count > 1 {
      throw Refusal(.costOfSeveral(at: cost.span))
    }
    let whole = Money(minor: total, currency: each.currency)
    let terms = try terms(cost: payment.cost, ownRate: payment.ownRate, of: whole)
    let fractions = Fractions(equallyAmong: [sides.payee])
    var entry = entry(
      .payment,
      statement,
      amount: whole,
      payers: sides.payers.map { Payer(person: $0, amount: each.minor) },
      fractions
    )
    entry.terms = terms
    entry.day = payment.day ?? scope.day
    entry.what = payment.what
    trip.entries.append(entry)
  }

  private mutating func sides(
    of payment: Payment
  ) throws(Refusal) -> (payers: [PersonID], payee: PersonID) {
    guard let payer = payment.payer else {
      guard let payee = person(payment.payee) else { throw .reported }
      let payers = trip.people.indices.map { PersonID($0) }.filter {
        trip[$0].kind == .buddy && $0 != payee
          && trip[$0].isPresent(on: payment.day ?? scope.day)
      }
      dependsOnPresence = true
      if payers.isEmpty { throw Refusal(.nobodyPays(at: payment.payee.span)) }
      warnOfPresence(payment.day ?? scope.day, at: payment.payee.span)
      return (payers, payee)
    }
    let (from, to) = (try side(payer, of: payment), try sideOfPayee(payment))
    guard let from, let to else { throw .reported }
    if isWithinUnit(from, to) || isWithinUnit(to, from) {
      throw Refusal(
        .payWithinUnit(
          text(in: payer.span),
          text(in: payment.payee.span),
          at: payment.payee.span
        )
      )
    }
    let payerID = try member(of: from, facing: to, at: payer)
    let payeeID = try member(of: to, facing: from, at: payment.payee)
    if payerID == payeeID {
      throw Refusal(
        .payOneself(
          trip[payerID].name,
          amount: text(in: payment.amount.span),
          at: payment.payee.span
        )
      )
    }
    warnOfMe(payer)
    return ([payerID], payeeID)
  }

  /// Whether a person is one of a unit.
  private func isWithinUnit(_ unit: Meaning, _ person: Meaning) -> Bool {
    guard case .unit(let index) = unit, case .person(let person) = person else { return false }
    return trip.units[index].members.contains(person)
  }

  /// Returns the person or unit that a mention means; nil where the message is given.
  private mutating func side(
    _ mention: NameMention,
    of payment: Payment
  ) throws(Refusal) -> Meaning? {
    let meaning = meanings[Int(mention.id.index)]
    switch meaning {
    case .person, .unit: return meaning
    case .none where payment.payer == mention:
      if let diagnostic = unknownPayer(payment, mention) { diagnostics.append(diagnostic) }
      return nil
    case .group, .none: return person(mention).map { .person($0) }
    }
  }

  private mutating func sideOfPayee(_ payment: Payment) throws(Refusal) -> Meaning? {
    let mention = payment.payee
    guard meanings[Int(mention.id.index)] == .none else { return try side(mention, of: payment) }
    guard payment.form == .paid, !trip.people.isEmpty else { return try side(mention, of: payment) }
    let isPerson =
      nearestName(to: displayName(mention)) != nil
      || Habit.sharer(in: [displayName(mention)]) != nil
    if isPerson { return try side(mention, of: payment) }
    let name = text(in: mention.span)
    let quoted = name.hasPrefix("\"") ? name : Parser.quoted(name)
    let bill = text(in: payment.amount.span) + " " + quoted
    let line = line(of: mention.span)
    let mended = line.replacing(mention.span.union(payment.amount.span), with: bill)
    // A bill has no note besides, and no payer called 'all'.
    let canBeBill =
      payment.what == nil && payment.payer != nil
      && Parser.isFaithful(mended, to: line.text, among: words, scope.numbers)
    // A word that begins with a capital may be somebody new.
    let isSomebody = displayName(mention).first?.isUppercase ?? false
    let shop = "a shop, or what it was, goes in quotes after the amount"
    let payer = payment.payer.map { text(in: $0.span) } ?? "all"
    let money = SpokenCurrency(displayName(mention)).flatMap {
      $0.isEveryday ? nil : $0.codes.first
    }
    let help: String =
      if let money {
        "a currency's code stands behind the number: \(text(in: payment.amount.span)) \(money)"
      } else if isSomebody {
        "somebody new is declared above with: \(Self.declaration(of: displayName(mention))); "
          + (canBeBill ? "\(shop): \(payer) paid \(bill)" : shop)
      } else {
        shop
      }
    let diagnostic = unknownName(
      mention,
      help: help,
      mended: canBeBill && !isSomebody ? mended : nil
    )
    throw Refusal(diagnostic)
  }

  /// A unit pays and is paid as a whole in the pool; with somebody outside of it, one of its people does.
  private func member(
    of meaning: Meaning,
    facing other: Meaning,
    at mention: NameMention
  ) throws(Refusal) -> PersonID {
    switch meaning {
    case .person(let person):
      return person
    case .unit(let index):
      if case .person(let facing) = other, !trip[facing].isInPool {
        throw Refusal(
          .unitFacingOther(
            trip.units[index].name ?? "",
            trip[facing].name,
            members: names(of: trip.units[index].members),
            at: mention.span
          )
        )
      }
      return trip.units[index].members.sorted()[0]
    case .group, .none:
      throw .reported
    }
  }
}
