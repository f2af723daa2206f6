/// Who settles as one in the pool: each unit is a party, and so is everyone outside of units.
///
/// Parties stand in roster order of their first member.
package struct Parties: Sendable {
  package struct Party: Hashable, Sendable {
    package var name: String
    /// In roster order.
    package var members: [PersonID]

    package init(name: String, members: [PersonID]) {
      self.name = name
      self.members = members
    }
  }

  package private(set) var all: [Party] = []
  private var partyOfPerson: [Int] = []

  package init(of trip: Trip) {
    var unitOfPerson = [Int?](repeating: nil, count: trip.people.count)
    for (index, unit) in trip.units.enumerated() {
      for member in unit.members { unitOfPerson[member.index] = index }
    }
    var partyOfUnit = [Int?](repeating: nil, count: trip.units.count)
    for (index, person) in trip.people.enumerated() {
      if let unit = unitOfPerson[index] {
        if let party = partyOfUnit[unit] {
          partyOfPerson.append(party)
          continue
        }
        partyOfUnit[unit] = all.count
        partyOfPerson.append(all.count)
        let members = trip.units[unit].members.sorted()
        let joinedNames = members.map { trip[$0].name }.joined(separator: " & ")
        all.append(Party(name: trip.units[unit].name ?? joinedNames, members: members))
      } else {
        partyOfPerson.append(all.count)
        all.append(Party(name: person.name, members: [PersonID(index)]))
      }
    }
  }

  package subscript(index: Int) -> Party { all[index] }

  /// Returns the index of the party that settles for `person`.
  package func party(of person: PersonID) -> Int { partyOfPerson[person.index] }
}
