package import TripMoney
package import TripText

/// A person's place in the roster, from 0; the order of declaration breaks every tie.
package struct PersonID: Hashable, Comparable, Sendable {
  package var rawValue: Int32

  @inlinable
  package init(_ index: Int) {
    rawValue = Int32(truncatingIfNeeded: index)
  }

  @inlinable
  package var index: Int { Int(rawValue) }

  @inlinable
  package static func < (left: PersonID, right: PersonID) -> Bool {
    left.rawValue < right.rawValue
  }

  // Written out, as a derived one would be called across modules for every share.
  @inlinable
  package static func == (left: PersonID, right: PersonID) -> Bool {
    left.rawValue == right.rawValue
  }
}

/// Somebody, or a purse, that bills and payments speak of.
package struct Person: Sendable {
  package enum Kind: UInt8, Sendable {
    /// On the trip: pays, shares, and nets against the other buddies.
    case buddy
    /// At home: settles one to one with whoever paid.
    case other
    /// A shared purse: nets like a buddy, never part of `all`.
    case pot
  }

  package var name: String
  package var kind: Kind
  /// The parts taken wherever a split gives none.
  package var weight: Decimal
  /// The buddy through whom this person settles everything.
  package var via: PersonID?
  /// Where the name was declared.
  package var span: SourceSpan
  /// The first and the last day on which `all` holds this person; without one, from ever, for ever.
  package var joined: Day?
  package var left: Day?

  package init(name: String, kind: Kind, weight: Decimal, via: PersonID? = nil, span: SourceSpan) {
    self.name = name
    self.kind = kind
    self.weight = weight
    self.via = via
    self.span = span
  }

  /// Whether debts to and from this person go through the buddies' pool.
  package var isInPool: Bool { kind != .other }

  /// Returns whether `all` holds this person on `day`: from the day of joining, up to the day before leaving.
  package func isPresent(on day: Day?) -> Bool {
    guard let day else { return true }
    if let joined, day < joined { return false }
    if let left, day >= left { return false }
    return true
  }
}

/// A list of people with a name, usable wherever people are listed.
package struct Group: Sendable {
  package struct Member: Hashable, Sendable {
    package var person: PersonID
    package var weight: Decimal

    package init(person: PersonID, weight: Decimal) {
      self.person = person
      self.weight = weight
    }
  }

  package var name: String
  package var members: [Member]
  package var span: SourceSpan

  package init(name: String, members: [Member], span: SourceSpan) {
    self.name = name
    self.members = members
    self.span = span
  }
}

/// Buddies who settle as one.
package struct Unit: Sendable {
  /// The declared name; without one, `displayName` joins the members'.
  package var name: String?
  package var members: [PersonID]
  package var span: SourceSpan

  package init(name: String?, members: [PersonID], span: SourceSpan) {
    self.name = name
    self.members = members
    self.span = span
  }
}
