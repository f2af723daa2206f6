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
    /// Where the person stands: an index into `Trip.payers` for `paid` and `sent`, else `Trip.sharers`.
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
  /// The bills among them whose parts were not just equal ones.
  package private(set) var markedBills: [Int] = []
  /// What all postings come to: above zero where the people are owed.
  package var net: Int128 { postings.last?.running ?? 0 }

  /// Creates the account of `members`, of what is in books.
  ///
  /// Where `entries` are given, it is of these only.
  ///
  /// - Complexity: O(*n*) in the entries and their sharers; those that the members are not on are not valued.
  package init(of members: [PersonID], in books: Books, entries: Range<Int>? = nil) {
    let trip = books.trip
    var isMember = [Bool](repeating: false, count: trip.people.count)
    for member in members { isMember[member.index] = true }
    var valuer = Valuer(trip, in: books.currency)
    for index in entries ?? 0..<books.examinedCount {
      let entry = trip.entries[index]
      let isOnIt =
        entry.payers.contains { isMember[trip.payers[Int($0)].person.index] }
        || entry.sharers.contains { isMember[trip.sharers[Int($0)].index] }
      guard isOnIt,
        books.filter.isEmpty || books.filter.verdict(on: entry, of: trip) == .admitted,
        case .valued = valuer.value(index)
      else { continue }
      add(entry, at: index, valuedBy: valuer, isMember)
    }
  }

  private mutating func add(
    _ entry: Entry,
    at index: Int,
    valuedBy valuer: Valuer,
    _ isMember: [Bool]
  ) {
    let isPayment = entry.kind == .payment
    if !isPayment, !entry.hasEqualParts { markedBills.append(index) }
    for (place, credit) in zip(entry.payers, valuer.credits)
    where isMember[valuer.trip.payers[Int(place)].person.index] {
      append(index, place, isPayment ? .sent : .paid, credit)
    }
    for (place, share) in zip(entry.sharers, valuer.shares)
    where isMember[valuer.trip.sharers[Int(place)].index] {
      // A payer outside the split takes part only where rounding leaves them something.
      if share == 0, valuer.trip.numerator(at: place, of: entry).isZero { continue }
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
    case .share, .received: sharers[Int(posting.place)]
    }
  }
}
