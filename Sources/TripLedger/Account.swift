import TripMoney

/// A statement of account: everything that moved somebody's balance, line by line.
///
/// It may be that of several people, such as those who settle as one: then each line says whose it is.
package struct Account: Sendable {
  package enum Kind: UInt8, Sendable {
    /// Laid out for a bill; below zero where it came back.
    case paid
    /// A part of a bill, below zero; above where it came back.
    case share
    /// Handed to somebody.
    case sent
    case received
  }

  package struct Posting: Sendable {
    /// An index into `Trip.entries`.
    package var entry: Int32
    /// Where the person stands: an index into `Trip.payers` for `paid` and `sent`, else `Trip.parts`.
    package var place: Int32
    package var kind: Kind
    /// What the balance moved by, in minor units: up where it is above zero.
    package var amount: Int64
    /// The balance after it.
    package var running: Int128

    package init(entry: Int32, place: Int32, kind: Kind, amount: Int64, running: Int128) {
      self.entry = entry
      self.place = place
      self.kind = kind
      self.amount = amount
      self.running = running
    }
  }

  /// In the order of the script.
  package private(set) var postings: [Posting] = []
  /// What all postings come to: above zero where the people are owed.
  package var net: Int128 { postings.last?.running ?? 0 }

  private let isMember: [Bool]

  package init(of members: [PersonID], among people: [Person]) {
    var isMember = [Bool](repeating: false, count: people.count)
    for member in members { isMember[member.index] = true }
    self.isMember = isMember
  }

  /// Adds what the entry at `index`, which `valuer` has valued last, moved.
  mutating func add(_ entry: Entry, at index: Int, valuedBy valuer: Valuer) {
    let isPayment = entry.kind == .payment
    for (place, credit) in zip(entry.payers, valuer.credits)
    where isMember[valuer.trip.payers[Int(place)].person.index] {
      append(index, place, isPayment ? .sent : .paid, credit)
    }
    for (place, share) in zip(entry.parts, valuer.shares) {
      let part = valuer.trip.parts[Int(place)]
      guard isMember[part.person.index] else { continue }
      // A payer outside the split takes part only where rounding leaves them something.
      if part.numerator.isZero, share == 0 { continue }
      append(index, place, isPayment ? .received : .share, -share)
    }
  }

  private mutating func append(_ index: Int, _ place: Int32, _ kind: Kind, _ amount: Int64) {
    postings.append(
      Posting(
        entry: Int32(truncatingIfNeeded: index),
        place: place,
        kind: kind,
        amount: amount,
        // Fewer than 2³² postings below 10¹⁵ each.
        running: net + Int128(amount)
      )
    )
  }
}

extension Trip {
  /// Returns whose balance a posting moved.
  package func person(of posting: Account.Posting) -> PersonID {
    switch posting.kind {
    case .paid, .sent: payers[Int(posting.place)].person
    case .share, .received: parts[Int(posting.place)].person
    }
  }
}
