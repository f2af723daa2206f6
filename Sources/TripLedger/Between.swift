/// Two parties whose dealings are asked about, and how they settle with each other.
package struct Between: Sendable {
  package enum Door: Hashable, Sendable {
    /// In the pool, where debts are passed on; these are the places of the two among its parties.
    case pool(Int, Int)
    /// One to one.
    case pair
    /// Not at all: they are one party.
    case together
  }

  /// Those who settle as one with whom was asked about are part of it in the pool.
  package let first: Parties.Party
  package let second: Parties.Party
  package let door: Door

  package init(_ first: Parties.Party, _ second: Parties.Party, in trip: Trip) {
    let parties = Parties(of: trip)
    let isPool = (first.members + second.members).allSatisfy { trip[$0].isInPool }
    guard isPool, let one = first.members.first, let other = second.members.first else {
      (self.first, self.second, door) = (first, second, .pair)
      return
    }
    let (place, otherPlace) = (parties.party(of: one), parties.party(of: other))
    if place == otherPlace {
      (self.first, self.second, door) = (first, second, .together)
    } else {
      (self.first, self.second) = (parties[place], parties[otherPlace])
      door = .pool(place, otherPlace)
    }
  }

  /// Creates what the ledger fills with the debts between the two.
  package func dealings(among people: [Person]) -> Dealings {
    door == .together
      ? Dealings(between: [], and: [], among: people)
      : Dealings(between: first.members, and: second.members, among: people)
  }
}
