import TripLedger
import TripMoney
import TripText

/// How somebody's net becomes what they pay and get: part by part, as it is settled.
struct Standing {
  /// A part of a net that is settled by itself.
  private struct Part {
    var label: StyledText
    var net: Int128
    var payments: [Settlement.Payment]
  }

  /// The transfers of the plan that are to or from the party.
  let payments: [Settlement.Payment]
  private let party: Parties.Party
  private let net: Int128
  private var parts: [Part] = []
  /// Those who settle as one with a single person who was asked about.
  private var unit: Parties.Party?
  private let books: Books

  init(of party: Parties.Party, in books: Books) {
    self.party = party
    self.books = books
    let trip = books.trip
    let isConcerned = { (members: [PersonID]) in !Set(members).isDisjoint(with: party.members) }
    payments = Settlement(of: books).payments.filter {
      isConcerned($0.fromMembers) || isConcerned($0.toMembers)
    }
    net = party.members.reduce(0) { $0 + books.ledger.sums[$1.index].net }
    addPool(trip)
    addPairs(trip, isConcerned)
  }

  private mutating func addPool(_ trip: Trip) {
    let parties = Parties(of: trip)
    guard let member = party.members.first, trip[member].isInPool else { return }
    let whole = parties[parties.party(of: member)]
    if whole.members != party.members { unit = whole }
    for person in whole.members where unit != nil {
      let label = StyledText(trip[person].name, as: .name) + StyledText(" among the buddies")
      parts.append(Part(label: label, net: poolNet(of: person), payments: []))
    }
    let net = whole.members.reduce(0) { $0 + poolNet(of: $1) }
    let label =
      unit == nil
      ? StyledText("among the buddies")
      : StyledText(whole.name, as: .name) + StyledText(" together")
    let payments = payments.filter { $0.door == .pool }
    if net != 0 || !payments.isEmpty || unit != nil {
      parts.append(Part(label: label, net: net, payments: payments))
    }
  }

  private func poolNet(of person: PersonID) -> Int128 {
    books.ledger.poolPayments.reduce(books.ledger.poolFromBills[person.index]) { net, payment in
      var net = net
      if payment.from == person { net += payment.amount }
      if payment.to == person { net -= payment.amount }
      return net
    }
  }

  private mutating func addPairs(_ trip: Trip, _ isConcerned: ([PersonID]) -> Bool) {
    var nets: [PersonID: Int128] = [:]
    for (pair, amount) in books.ledger.pairs where amount != 0 {
      if isConcerned([pair.first]) { nets[pair.second, default: 0] += amount }
      if isConcerned([pair.second]) { nets[pair.first, default: 0] -= amount }
    }
    for (person, net) in nets.sorted(by: { $0.key < $1.key }) {
      let payments = payments.filter {
        $0.door == .pair && ($0.fromMembers == [person] || $0.toMembers == [person])
      }
      let label = StyledText("with ") + StyledText(trip[person].name, as: .name)
      parts.append(Part(label: label, net: net, payments: payments))
    }
  }

  // MARK: For people

  func blocks(_ figures: Figures) -> [Report.Block] {
    var blocks: [Report.Block] = [.sentence(summary(figures))]
    if !parts.isEmpty { blocks.append(.table(table(figures))) }
    blocks += Self.viaSentences(party.members, figures).map { .sentence($0) }
    if let payment = payments.first(where: { $0.door == .pool }) {
      blocks.append(.sentence(hint(about: payment)))
    }
    return blocks
  }

  private func summary(_ figures: Figures) -> StyledText {
    var text = StyledText(party.name, as: .name)
    if net == 0 {
      text.append(" owes nothing and is owed nothing.")
      return text
    }
    text.append(net > 0 ? " is owed " : " owes ")
    text.append(figures.text(abs(net), in: figures.currency), as: net > 0 ? .owed : .owing)
    if let unit {
      text.append(", and settles with ")
      text.append(figures.names(of: unit.members.filter { !party.members.contains($0) }))
      text.append(" as one")
    }
    text.append(parts.isEmpty ? "." : unit != nil ? ":" : ", which is settled like this:")
    return text
  }

  private func table(_ figures: Figures) -> Table {
    var table = Table([
      Table.Column("", .prose), Table.Column("net", .amount), Table.Column("plan", .prose),
    ])
    for part in parts {
      var plan = StyledText()
      for (index, payment) in part.payments.enumerated() {
        if index > 0 { plan.append(", ") }
        plan.append(Report.line(of: payment, figures))
      }
      table.append([
        Table.Cell(part.label),
        figures.cell(figures.net(part.net), part.net, in: figures.currency),
        Table.Cell(plan),
      ])
    }
    return table
  }

  private func hint(about payment: Settlement.Payment) -> StyledText {
    let names = [payment.from, payment.to].enumerated().map { index, name in
      let members = index == 0 ? payment.fromMembers : payment.toMembers
      // A unit without a name of its own is asked about by one of its people.
      let isNamed = members.count == 1 || books.trip.units.contains { $0.name == name }
      return Report.quoted(isNamed ? name : books.trip[members[0]].name)
    }
    var text = StyledText("What was passed on, and why: ", as: .faint)
    text.append("why \(names.joined(separator: " "))", as: .code)
    return text
  }

  /// Says of whom others settle through, and who settles through others.
  static func viaSentences(_ people: [PersonID], _ figures: Figures) -> [StyledText] {
    var sentences: [StyledText] = []
    for person in people {
      if let via = figures.trip[person].via {
        var text = StyledText(figures.name(person), as: .name)
        text.append(" settles everything through ")
        sentences.append(text + StyledText(figures.name(via), as: .name) + StyledText("."))
      }
      let friends = figures.trip.people.indices.map { PersonID($0) }.filter {
        figures.trip[$0].via == person
      }
      if friends.isEmpty { continue }
      var text = StyledText("What ")
      text.append(figures.names(of: friends))
      text.append(" and the others owe each other goes through ")
      sentences.append(text + StyledText(figures.name(person), as: .name) + StyledText("."))
    }
    return sentences
  }

  // MARK: For programs

  /// Adds how the net is made up of what is settled by itself.
  func append(to json: inout JSONValue, _ figures: Figures) {
    if let unit {
      json.append(
        "together",
        [
          "name": .string(unit.name),
          "members": .array(
            unit.members.map {
              [
                "name": .string(figures.name($0)), "net": figures.json(poolNet(of: $0)),
              ]
            }
          ),
          "net": figures.json(unit.members.reduce(0) { $0 + poolNet(of: $1) }),
        ]
      )
    }
  }
}

extension Report {
  /// A name as the language reads it: in quotes where it is more than a word.
  static func quoted(_ name: String) -> String {
    let isWord = name.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0 != "\"" }
    if isWord { return name }
    let escaped = name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}
