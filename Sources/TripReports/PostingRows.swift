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
  static var columns: [Table.Column] {
    [
      Table.Column("line", .number),
      Table.Column("what", .personText),
      Table.Column("how", .prose),
      Table.Column("amount", .amount),
      Table.Column("balance", .amount, needsHeader: true),
    ]
  }

  /// The line of an entry and what it was; nothing of either where it is the same as above.
  func place(of index: Int, isAsAbove: Bool = false) -> [Table.Cell] {
    if isAsAbove { return [.empty, .empty] }
    let entry = figures.trip.entries[index]
    return [
      Table.Cell(figures.shortPlace(of: entry.span), as: .faint), Table.Cell(what(entry)),
    ]
  }

  private func what(_ entry: Entry) -> StyledText {
    if let what = figures.what(entry) { return StyledText(what) }
    if let category = figures.category(entry) { return StyledText("#" + category, as: .category) }
    return StyledText(BillRow.kindWord(of: entry.kind), as: .faint)
  }

  func amount(_ amount: Int128) -> Table.Cell {
    figures.cell(figures.net(amount), amount, in: figures.currency)
  }

  mutating func how(_ posting: Account.Posting, naming whose: PersonID? = nil) -> StyledText {
    guard let breakdown = Breakdown(posting, valuedBy: &valuer) else { return StyledText() }
    return wording.text(
      posting, breakdown, derivations[Int(posting.entry)], valuer: valuer, naming: whose)
  }

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
    guard let breakdown = Breakdown(posting, valuedBy: &valuer) else { return }
    json.appendFactors(
      posting, breakdown, derivations[Int(posting.entry)], valuer: &valuer, to: &value)
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
    for (place, share) in zip(entry.parts, valuer.shares)
    where figures.trip.parts[Int(place)].person == debt.origin.debtor {
      return Account.Posting(
        entry: debt.entry, place: place, kind: .share, amount: -share, running: 0)
    }
    return nil
  }
}
