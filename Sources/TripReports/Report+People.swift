package import TripLedger
import TripMoney
package import TripText

extension Report {
  /// Reports who is on the trip, the groups, and who settles as one.
  package static func people(of trip: Trip, sources: SourceMap) -> Report {
    let figures = Figures(trip, in: nil, sources)
    var blocks = [figures.heading("people", untitled: "People")]
    if trip.people.isEmpty {
      blocks.append(.sentence(nobody))
    } else {
      blocks.append(.table(peopleTable(of: trip, figures).withoutEmptyColumns()))
    }
    blocks += trip.groups.map { .sentence(sentence(about: $0, figures)) }
    blocks += trip.units.map { .sentence(sentence(about: $0, figures)) }
    let json: JSONValue = [
      "people": .array(trip.people.map { self.json(of: $0, figures) }),
      "groups": .array(trip.groups.map { self.json(of: $0, figures) }),
      "units": .array(trip.units.map { self.json(of: $0, figures) }),
    ]
    return Report(blocks, json: json)
  }

  // MARK: For people

  private static func peopleTable(of trip: Trip, _ figures: Figures) -> Table {
    var table = Table([
      Table.Column("name", .personText),
      Table.Column("kind", .text),
      Table.Column("parts", .number, needsHeader: true),
      Table.Column("via", .personText, needsHeader: true),
      Table.Column("joined", .text, needsHeader: true),
      Table.Column("left", .text, needsHeader: true),
    ])
    for person in trip.people {
      table.append([
        Table.Cell(person.name, as: .name),
        Table.Cell(kindWord(of: person)),
        hasUsualWeight(person.weight) ? .empty : Table.Cell("x\(person.weight)"),
        person.via.map { Table.Cell(figures.name($0), as: .name) } ?? .empty,
        figures.cell(person.joined),
        figures.cell(person.left),
      ])
    }
    return table
  }

  private static func hasUsualWeight(_ weight: Decimal) -> Bool {
    weight.rational == .one
  }

  /// Such as `lads: Ben, Leo, Nico x2`.
  private static func sentence(about group: Group, _ figures: Figures) -> StyledText {
    var text = StyledText(group.name, as: .name)
    for (index, member) in group.members.enumerated() {
      text.append(index == 0 ? ": " : ", ")
      text.append(figures.name(member.person), as: .name)
      if !hasUsualWeight(member.weight) { text.append(" x\(member.weight)") }
    }
    return text
  }

  /// Such as `Dupont settle as one: Paul, Marie, Zoé`.
  private static func sentence(about unit: Unit, _ figures: Figures) -> StyledText {
    var text = StyledText()
    if let name = unit.name {
      text.append(name, as: .name)
      text.append(" settle as one: ")
    } else {
      text.append("Settle as one: ")
    }
    for (index, member) in unit.members.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(figures.name(member), as: .name)
    }
    return text
  }

  // MARK: For programs

  private static func json(of person: Person, _ figures: Figures) -> JSONValue {
    [
      "name": .string(person.name),
      "kind": .string(kindWord(of: person)),
      "weight": .string(person.weight.description),
      "via": JSONValue(person.via.map { figures.name($0) }),
      "joined": figures.json(person.joined),
      "left": figures.json(person.left),
    ]
  }

  private static func json(of group: Group, _ figures: Figures) -> JSONValue {
    [
      "name": .string(group.name),
      "members": .array(
        group.members.map {
          [
            "name": .string(figures.name($0.person)),
            "weight": .string($0.weight.description),
          ]
        }
      ),
    ]
  }

  private static func json(of unit: Unit, _ figures: Figures) -> JSONValue {
    [
      "name": JSONValue(unit.name),
      "members": .array(unit.members.map { .string(figures.name($0)) }),
    ]
  }
}
