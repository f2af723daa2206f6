import TripLedger
import TripMoney
import TripText

/// Lays amounts of accounts out, for people in rows of a table, for programs as JSON.
struct PostingRows {
  let figures: Figures
  private let derivations: [Int: Derivation]
  private var valuer: Valuer
  private var wording: PostingWording
  private let json: PostingJSON

  init(_ figures: Figures, _ derivations: [Int: Derivation]) {
    self.figures = figures
    self.derivations = derivations
    valuer = Valuer(figures.trip, in: figures.currency)
    wording = PostingWording(figures)
    json = PostingJSON(figures)
  }

  // MARK: For people

  /// The columns of `why`: where, what, how, how much, and what it comes to.
  static let columns = [
    Table.Column("line", .number),
    Table.Column("what", .personText),
    Table.Column("how", .prose),
    Table.Column("amount", .amount),
    Table.Column("balance", .amount, needsHeader: true),
  ]

  /// Begins a row with the line of an entry and what it was; with nothing where that stands above.
  func beginRow(_ index: Int, isAsAbove: Bool, in table: inout Table) {
    if isAsAbove {
      table.appendEmpty()
      table.appendEmpty()
      return
    }
    let entry = figures.trip.entries[index]
    table.append { [figures] in figures.appendShortPlace(of: entry.span, to: &$0) }
    table.append { [figures] text in
      if let what = entry.what {
        figures.sources.appendUnquoted(what, to: &text)
      } else if let category = figures.category(entry) {
        text.append("#" + category, as: .category)
      } else {
        text.append(BillRow.kindWord(of: entry.kind), as: .faint)
      }
    }
  }

  /// Adds a cell with the words for how an amount came about.
  mutating func appendHow(
    _ posting: Account.Posting,
    naming: Bool = false,
    to table: inout Table
  ) {
    table.append { appendHow(posting, naming: naming, to: &$0) }
  }

  mutating func appendHow(
    _ posting: Account.Posting,
    naming: Bool = false,
    to text: inout StyledText
  ) {
    let entry = figures.trip.entries[Int(posting.entry)]
    guard let breakdown = Breakdown(posting, of: entry, valuedBy: &valuer) else { return }
    let derivation = derivations.isEmpty ? nil : derivations[Int(posting.entry)]
    wording.append(
      posting,
      of: entry,
      breakdown,
      derivation,
      valuer: valuer,
      naming: naming,
      to: &text
    )
  }

  /// Adds a cell with a net.
  func append(_ amount: Int128, to table: inout Table) {
    let role: StyledText.Role = amount == 0 ? .amount : amount > 0 ? .owed : .owing
    table.append { [figures] text in
      text.append(as: role) {
        figures.format.write(amount, figures.look, grouped: true, signed: amount != 0, to: &$0)
      }
    }
  }

  /// Says where the rates stand that the rows so far were converted by; nil where there are none.
  var ratesSentence: StyledText? {
    let rates = wording.usedRates.sorted()
    if rates.isEmpty { return nil }
    var text = StyledText("Rates: ", as: .faint)
    for (place, index) in rates.prefix(Self.mostRates).enumerated() {
      let rate = figures.trip.rates.rates[index]
      let (from, to) = (figures.code(of: rate.from) ?? "", figures.code(of: rate.to) ?? "")
      let equation = RateText(rate.value)
        .equation(from: from, to: to, numbers: figures.trip.numbers)
      text.append(place > 0 ? "; " : "", as: .faint)
      text.append("\(equation), \(figures.place(of: figures.trip.rateSpans[index]))", as: .faint)
    }
    if rates.count > Self.mostRates {
      text.append("; and \(rates.count - Self.mostRates) more, see 'rates'", as: .faint)
    }
    text.append(".", as: .faint)
    return text
  }

  private static let mostRates = 5

  // MARK: For programs

  mutating func json(_ posting: Account.Posting, naming person: Bool = false) -> JSONValue {
    let index = Int(posting.entry)
    var value = json.place(of: figures.trip.entries[index], at: index)
    if person {
      value.append("person", .string(figures.name(figures.trip.person(of: posting))))
    }
    value.append("kind", .string(Self.word(for: posting.kind)))
    value.append("amount", figures.json(Int128(posting.amount)))
    value.append("running", figures.json(posting.running))
    appendFactors(posting, to: &value)
    return value
  }

  mutating func appendFactors(_ posting: Account.Posting, to value: inout JSONValue) {
    let entry = figures.trip.entries[Int(posting.entry)]
    guard let breakdown = Breakdown(posting, of: entry, valuedBy: &valuer) else { return }
    json.appendFactors(
      posting,
      of: entry,
      breakdown,
      derivations[Int(posting.entry)],
      valuer: &valuer,
      to: &value
    )
  }

  func json(place index: Int) -> JSONValue {
    json.place(of: figures.trip.entries[index], at: index)
  }

  private static func word(for kind: Account.Kind) -> String {
    switch kind {
    case .paid: "paid"
    case .share: "share"
    case .sent: "sent"
    case .received: "received"
    }
  }

  // MARK: Debts

  /// Returns the share that a debt is, or is a part of, valued anew; nil for a payment.
  mutating func share(of debt: Dealings.Debt) -> Account.Posting? {
    let index = Int(debt.entry)
    let entry = figures.trip.entries[index]
    guard entry.kind != .payment, case .valued = valuer.value(index) else { return nil }
    for (place, share) in zip(entry.sharers, valuer.shares)
    where figures.trip.sharers[Int(place)] == debt.origin.debtor {
      return Account.Posting(
        entry: debt.entry,
        place: place,
        kind: .share,
        amount: -share,
        running: 0
      )
    }
    return nil
  }
}
