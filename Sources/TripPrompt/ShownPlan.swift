import TripEngine
import TripLedger
import TripMoney
import TripReports
import TripText

/// A plan as it was shown, whose transfers can be recorded by their numbers.
struct ShownPlan: Hashable {
  /// How it was asked for, in home's currency and for the whole trip.
  var way: Settlement.Way
  var payments: [Settlement.Payment]

  /// Works out the plan of a trip.
  init(_ way: Settlement.Way, of session: Session) throws(Books.TooLarge) {
    self.way = way
    let books =
      way == .direct
      ? try Books(of: session.trip, in: session.trip.home, keepsDirect: true) : session.books
    payments = Settlement(of: books, way: way).payments
  }

  /// Returns the line that records a transfer.
  func line(for payment: Settlement.Payment, on day: Day, in trip: Trip) -> String {
    let from = Self.written(payment.from, payment.fromMembers, in: trip)
    let to = Self.written(payment.to, payment.toMembers, in: trip)
    return "\(from) paid \(to) \(trip.format.text(payment.amount, trip.home)) on \(day)"
  }

  /// A party as a script can name it: a unit without a name by its first member.
  private static func written(_ name: String, _ members: [PersonID], in trip: Trip) -> String {
    let isNamed = members.count == 1 || trip.units.contains { $0.name == name }
    return NameWriting.written(isNamed ? name : members.first.map { trip[$0].name } ?? name)
  }
}
