/// What the entries of a trip come to in one currency, worked out slowly.
struct SlowFigures {
  /// An entry in figures; in minor units, negative for a refund.
  struct Line {
    var worth: Int
    /// In the order of the payers.
    var credits: [Int]
    /// In the order of the parts.
    var shares: [Int]

    var isTooLarge: Bool {
      ([worth] + credits + shares).contains { abs($0) >= 1_000_000_000_000_000 }
    }
  }

  struct Sums: Hashable {
    var paid = 0
    var spent = 0
    var sent = 0
    var received = 0

    var net: Int { paid - spent + sent - received }
  }

  struct Debt: Hashable {
    var debtor: Int
    var creditor: Int
    var amount: Int
  }

  /// Nil for what is left out for want of a rate.
  private(set) var lines: [Line?] = []
  private(set) var sums: [Sums]
  private(set) var total = 0
  /// The pool's nets from bills alone.
  private(set) var pool: [Int]
  /// What payments move in the pool: the creditor paid the debtor.
  private(set) var poolPayments: [Debt] = []
  /// What the second person of a pair owes the first, who stands earlier in the roster.
  private(set) var pairs: [[Int]: Int] = [:]

  private let people: [Model.Person]
  private let rates: SlowRates
  private let currency: String?
  private let vias: [Int?]

  init(of reading: SlowReading, in currency: String?) {
    people = reading.people
    rates = SlowRates(rates: reading.rates)
    self.currency = currency
    vias = people.map { $0.via.map { reading.person($0) } }
    sums = Array(repeating: Sums(), count: people.count)
    pool = Array(repeating: 0, count: people.count)
    for entry in reading.entries {
      let line = line(of: entry)
      lines.append(line)
      if let line, !line.isTooLarge { post(entry, line) }
    }
  }

  /// Whether something is worth more than 15 digits of minor units; then there are no figures.
  var isTooLarge: Bool { lines.contains { $0?.isTooLarge == true } }

  // MARK: - Worth and shares

  private func line(of entry: SlowReading.Entry) -> Line? {
    guard let worth = exactWorth(of: entry) else { return nil }
    if entry.kind == .payment {
      let credits = entry.payers.map {
        (worth * Fraction($0.amount, over: entry.amount)).roundedHalfUp()
      }
      let sum = credits.reduce(0, +)
      return Line(worth: sum, credits: credits, shares: [sum])
    }
    let whole = worth.roundedHalfUp()
    if whole >= 1_000_000_000_000_000 { return Line(worth: whole, credits: [], shares: []) }
    let shares = entry.spreads ? spread(entry, worth) : carried(entry, worth, whole)
    let credits = Self.cut(whole, entry.payers.map(\.amount))
    let sign = entry.kind == .refund ? -1 : 1
    return Line(
      worth: sign * whole,
      credits: credits.map { sign * $0 },
      shares: shares.map { sign * $0 }
    )
  }

  /// In minor units of the currency that is settled in.
  private func exactWorth(of entry: SlowReading.Entry) -> Fraction? {
    var amount = entry.amount
    var code = entry.code
    var rate: Fraction?
    switch entry.terms {
    case .rates:
      rate = conversion(from: code, on: entry.day)
    case .cost(let cost, let target):
      (amount, code) = (cost, target)
      rate = conversion(from: target, on: entry.day)
    case .ownRate(let price, let target):
      rate =
        code == currency
        ? .one : conversion(from: target, on: entry.day).map { price.fraction * $0 }
    }
    guard let rate else { return nil }
    let decimals = Model.decimals(of: currency) - Model.decimals(of: code)
    return (Fraction(amount) * rate * .power(ofTen: decimals)).reduced
  }

  private func conversion(from code: String?, on day: Int?) -> Fraction? {
    guard let code, let currency else { return code == currency ? .one : nil }
    return rates.value(from: code, to: currency, on: day)
  }

  /// Each share rounded on its own; the first payer carries what that leaves.
  private func carried(
    _ entry: SlowReading.Entry,
    _ worth: Fraction,
    _ whole: Int
  ) -> [Int] {
    var shares = entry.parts.map { (worth * $0.fraction).roundedHalfUp() }
    let carrier = entry.parts.firstIndex { $0.person == entry.payers[0].person }
    guard let carrier else { preconditionFailure("a payer has a part") }
    shares[carrier] = 0
    shares[carrier] = whole - shares.reduce(0, +)
    return shares
  }

  /// Shares rounded down, and what that leaves one each to the largest fractions.
  private func spread(_ entry: SlowReading.Entry, _ worth: Fraction) -> [Int] {
    let exact = entry.parts.map { worth * $0.fraction }
    var shares = exact.map { $0.roundedDown() }
    let fractions = zip(exact, shares).map { $0 - Fraction($1) }
    let left = worth.roundedHalfUp() - shares.reduce(0, +)
    for place in Self.largest(left, fractions) { shares[place] += 1 }
    return shares
  }

  /// The places of the `count` largest; of two that are equal, the first.
  private static func largest(_ count: Int, _ fractions: [Fraction]) -> [Int] {
    var places = Array(fractions.indices)
    places.sort { left, right in
      fractions[left] > fractions[right] || fractions[left] == fractions[right] && left < right
    }
    return Array(places.prefix(count))
  }

  /// Cuts `total` in proportion to `weights`, by the largest remainder.
  private static func cut(_ total: Int, _ weights: [Int]) -> [Int] {
    let sum = weights.reduce(0, +)
    let exact = weights.map { Fraction(abs(total)) * Fraction($0, over: sum) }
    var parts = exact.map { $0.roundedDown() }
    let fractions = zip(exact, parts).map { $0 - Fraction($1) }
    for place in largest(abs(total) - parts.reduce(0, +), fractions) { parts[place] += 1 }
    return total < 0 ? parts.map { -$0 } : parts
  }

  // MARK: - Who owes whom

  private mutating func post(_ entry: SlowReading.Entry, _ line: Line) {
    if entry.kind == .payment {
      let payee = entry.parts[0].person
      for (payer, credit) in zip(entry.payers, line.credits) {
        sums[payer.person].sent += credit
        sums[payee].received += credit
        owe(payee, payer.person, credit, isPayment: true)
      }
      return
    }
    total += line.worth
    for (payer, credit) in zip(entry.payers, line.credits) { sums[payer.person].paid += credit }
    for (part, share) in zip(entry.parts, line.shares) { sums[part.person].spent += share }
    // Negative shares first, then in roster order; each to the payers as they are still to get.
    var open = line.credits
    let order = line.shares.indices.sorted {
      let (left, right) = (line.shares[$0], line.shares[$1])
      return (left < 0 ? 0 : 1, entry.parts[$0].person) < (
        right < 0 ? 0 : 1, entry.parts[$1].person
      )
    }
    for place in order {
      let share = line.shares[place]
      if entry.payers.count == 1 {
        owe(entry.parts[place].person, entry.payers[0].person, share, isPayment: false)
        continue
      }
      let weights = open.allSatisfy { $0 == 0 } ? entry.payers.map(\.amount) : open
      for (payer, piece) in Self.cut(share, weights).enumerated() {
        open[payer] -= piece
        owe(entry.parts[place].person, entry.payers[payer].person, piece, isPayment: false)
      }
    }
  }

  /// Books a debt along its way: through those by whom others settle.
  private mutating func owe(_ debtor: Int, _ creditor: Int, _ amount: Int, isPayment: Bool) {
    if debtor == creditor || amount == 0 { return }
    var way = [debtor]
    for stop in [vias[debtor], vias[creditor], creditor] where stop != way.last {
      if let stop { way.append(stop) }
    }
    for (one, other) in zip(way, way.dropFirst()) {
      if people[one].kind != .other, people[other].kind != .other {
        if isPayment {
          poolPayments.append(Debt(debtor: one, creditor: other, amount: amount))
        } else {
          pool[one] -= amount
          pool[other] += amount
        }
      } else {
        pairs[[min(one, other), max(one, other)], default: 0] += one < other ? -amount : amount
      }
    }
  }
}
