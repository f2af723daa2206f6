import TripLedger
import TripMoney
import TripText

/// The way from the debts between two parties to what the plan has between them.
struct Passage {
  let debts: [Dealings.Debt]
  /// Those that lead through both.
  let chains: [Chain]
  private let between: Between
  private let dealings: Dealings
  private let parties: Parties
  private let payments: [Settlement.Payment]
  /// What the debts come to, for the first party.
  private let direct: Int128

  init(_ between: Between, in books: Books) {
    self.between = between
    parties = Parties(of: books.trip)
    dealings = books.ledger.dealings ?? between.dealings(among: books.trip.people)
    debts = dealings.debts
    direct = dealings.debts.reduce(into: 0) { [dealings] in $0 += dealings.signed($1) }
    let settlement = Settlement(of: books)
    payments = settlement.payments.filter {
      $0.fromMembers == between.first.members && $0.toMembers == between.second.members
        || $0.fromMembers == between.second.members && $0.toMembers == between.first.members
        || between.door == .pair && $0.door == .pair
          && Set($0.fromMembers + $0.toMembers).isSubset(
            of: between.first.members + between.second.members
          )
    }
    guard case .pool(let first, let second) = between.door else {
      chains = []
      return
    }
    chains = ChainSearch.chains(
      from: Settlement.directTransfers(of: books, parties),
      to: settlement.poolTransfers
    ).filter { $0.effect(on: first, second) != 0 }
  }

  private func effect(of chain: Chain) -> Int128 {
    guard case .pool(let first, let second) = between.door else { return 0 }
    return chain.effect(on: first, second)
  }

  // MARK: For people

  func table(_ rows: inout PostingRows) -> Table {
    var table = Table(PostingRows.columns)
    var running: Int128 = 0
    var last: Int32?
    for debt in debts {
      let amount = dealings.signed(debt)
      running += amount
      rows.beginRow(Int(debt.entry), isAsAbove: debt.entry == last, in: &table)
      table.append { append(debt, &rows, to: &$0) }
      rows.append(amount, to: &table)
      rows.append(running, to: &table)
      last = debt.entry
    }
    for chain in chains {
      running += effect(of: chain)
      table.appendEmpty()
      table.append { $0.append("passed on", as: .faint) }
      table.append { $0.append(text(of: chain, rows.figures)) }
      rows.append(effect(of: chain), to: &table)
      rows.append(running, to: &table)
    }
    return table
  }

  private func append(
    _ debt: Dealings.Debt,
    _ rows: inout PostingRows,
    to text: inout StyledText
  ) {
    let figures = rows.figures
    let entry = figures.trip.entries[Int(debt.entry)]
    if let share = rows.share(of: debt) {
      if entry.payers.count > 1 {
        text.append("for ")
        text.append(figures.name(debt.origin.creditor), as: .name)
        text.append(", of ")
      }
      rows.appendHow(share, naming: true, to: &text)
    } else {
      text.append(figures.name(debt.origin.creditor), as: .name)
      text.append(" paid ")
      text.append(figures.name(debt.origin.debtor), as: .name)
      if entry.currency != figures.currency || entry.payers.count > 1 {
        let payer = figures.trip.payers(of: entry).first { $0.person == debt.origin.creditor }
        text.append(" \(figures.text(Int128(payer?.amount ?? 0), in: entry.currency))")
      }
    }
    for (asked, own) in [(debt.debtor, debt.origin.debtor), (debt.creditor, debt.origin.creditor)]
    where asked != own {
      text.append(", through ")
      text.append(figures.name(asked), as: .name)
    }
  }

  /// Such as `Leo owed Me $19.16, Me owed Mia $19.16: Leo pays Mia`.
  private func text(of chain: Chain, _ figures: Figures) -> StyledText {
    var text = StyledText()
    let amount = figures.text(chain.amount, in: figures.currency)
    for (index, step) in chain.steps.filter({ $0.kind == .debt }).enumerated() {
      if index > 0 { text.append(", ") }
      text.append(parties[step.from].name, as: .name)
      text.append(" owed ")
      text.append(parties[step.to].name, as: .name)
      text.append(" \(amount)")
    }
    let transfers = chain.steps.filter { $0.kind == .transfer }
    text.append(transfers.isEmpty ? ": that cancels out" : ": ")
    for (index, step) in transfers.enumerated() {
      if index > 0 { text.append(index == transfers.count - 1 ? " and " : ", ") }
      text.append(parties[step.from].name, as: .name)
      text.append(" pays ")
      text.append(parties[step.to].name, as: .name)
    }
    return text
  }

  func sentences(_ figures: Figures) -> [StyledText] {
    if between.door == .together {
      var text = figures.names(of: between.first.members + between.second.members)
      text.append(" settle as one: nothing is paid between them.")
      return [text]
    }
    var sentences = units(figures)
    if debts.isEmpty {
      sentences.append(
        StyledText("No line lies between ") + StyledText(between.first.name, as: .name)
          + StyledText(" and ") + StyledText(between.second.name, as: .name) + StyledText(".")
      )
      sentences += Standing.viaSentences(between.first.members + between.second.members, figures)
    }
    sentences.append(outcome(figures))
    return sentences
  }

  private func units(_ figures: Figures) -> [StyledText] {
    [between.first, between.second].filter { $0.members.count > 1 }.map { party in
      StyledText(party.name, as: .name) + StyledText(" settle as one: ")
        + figures.names(of: party.members) + StyledText(".")
    }
  }

  /// What it all comes to.
  private func outcome(_ figures: Figures) -> StyledText {
    var text = StyledText()
    if !chains.isEmpty {
      let (debtor, creditor) =
        direct < 0 ? (between.first, between.second) : (between.second, between.first)
      if direct == 0 {
        text.append("Directly they owed each other nothing; with what is passed on, ")
      } else {
        text.append(debtor.name, as: .name)
        text.append(" owed ")
        text.append(creditor.name, as: .name)
        text.append(" \(figures.text(abs(direct), in: figures.currency)) directly; ")
        text.append("with what is passed on, ")
      }
    }
    if payments.isEmpty {
      text.append(
        chains.isEmpty ? "Nothing is paid between them." : "nothing is paid between them."
      )
    }
    for (index, payment) in payments.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(payment.from, as: .name)
      text.append(" pays ")
      text.append(payment.to, as: .name)
      text.append(" ")
      text.append(figures.amount(payment.amount))
    }
    if !payments.isEmpty { text.append(".") }
    return text
  }

  // MARK: For programs

  func json(_ rows: PostingRows) -> JSONValue {
    var rows = rows
    let figures = rows.figures
    var running: Int128 = 0
    var entries: [JSONValue] = []
    for debt in debts {
      let amount = dealings.signed(debt)
      running += amount
      entries.append(json(of: debt, amount, running, &rows))
    }
    let net = direct + chains.reduce(0) { $0 + effect(of: $1) }
    return [
      "person": .string(between.first.name),
      "other": .string(between.second.name),
      "currency": figures.currencyJSON,
      "direct": figures.json(direct),
      "entries": .array(entries),
      "chains": .array(chains.map { json(of: $0, figures) }),
      "net": figures.json(net),
      "transfers": .array(payments.map { Report.json(of: $0, figures) }),
    ]
  }

  private func json(
    of debt: Dealings.Debt,
    _ amount: Int128,
    _ running: Int128,
    _ rows: inout PostingRows
  ) -> JSONValue {
    let figures = rows.figures
    let share = rows.share(of: debt)
    var json = rows.json(place: Int(debt.entry))
    let isSent = dealings.signed(debt) > 0
    json.append("kind", share != nil ? "share" : isSent ? "sent" : "received")
    json.append("amount", figures.json(amount))
    json.append("running", figures.json(running))
    json.append("debtor", .string(figures.name(debt.debtor)))
    json.append("creditor", .string(figures.name(debt.creditor)))
    json.append("sharer", .string(figures.name(debt.origin.debtor)))
    json.append("payer", .string(figures.name(debt.origin.creditor)))
    if let share {
      json.append("share", figures.json(Int128(-share.amount)))
      rows.appendFactors(share, to: &json)
    }
    return json
  }

  private func json(of chain: Chain, _ figures: Figures) -> JSONValue {
    [
      "amount": figures.json(chain.amount),
      "effect": figures.json(effect(of: chain)),
      "steps": .array(
        chain.steps.map { step in
          [
            "kind": step.kind == .debt ? "debt" : "transfer",
            "from": .string(parties[step.from].name),
            "to": .string(parties[step.to].name),
          ]
        }
      ),
    ]
  }
}
