import TripEngine
import TripLedger
import TripMoney
import TripSyntax
import TripText

/// What a prompt says about a fact: a few words.
struct FactAnswer {
  let session: Session
  /// The lines as they were added; the statements' places count in them.
  let lines: [UInt8]

  func words(for statement: Statement) -> String? {
    let trip = session.trip
    switch statement.kind {
    case .trip: return "the trip is called \(trip.title ?? "")"
    case .home: return "everyone settles in \(trip.home.map { trip.currencies[$0].code } ?? "")"
    case .local: return "bare numbers are \(trip.local.map { trip.currencies[$0].code } ?? "")"
    case .numbers: return "numbers below are written so"
    case .roster(let roster): return words(for: roster)
    case .group(let name, _): return "\(text(name.span)) stands for them"
    case .together: return "they settle as one"
    case .presence(let presence): return words(for: presence)
    case .rate(let rate): return words(for: rate)
    case .day(let day): return "the bills below are of \(day)"
    case .remainder(let isSpread):
      return isSpread ? "odd cents go round, one each" : "who paid carries the odd cents"
    case .include(let path): return "read \(text(path))"
    case .currency(let currency): return "noted \(text(currency.code.span))"
    case .expect: return "it holds"
    case .bill, .payment, .command, .invalid: return nil
    }
  }

  private func text(_ span: SourceSpan) -> String {
    let range = Int(span.start)..<min(Int(span.end), lines.count)
    return String(decoding: lines[range], as: UTF8.self)
  }

  private func words(for roster: Roster) -> String {
    let names = roster.declarations.map { text($0.name.span) }.joined(separator: ", ")
    let isOne = roster.declarations.count == 1
    switch roster.kind {
    case .buddies: return names + (isOne ? " is" : " are") + " on the trip"
    case .others: return names + (isOne ? " settles" : " settle") + " with whoever pays for them"
    case .pot: return names + (isOne ? " is a shared purse" : " are shared purses")
    }
  }

  private func words(for presence: Presence) -> String? {
    guard let person = session.person(called: nameText(presence.person)) else { return nil }
    let name = session.trip[person].name
    return presence.isJoining
      ? session.trip[person].joined.map { "all holds \(name) from \($0) on" }
      : session.trip[person].left.map { "all holds \(name) until the day before \($0)" }
  }

  private func nameText(_ mention: NameMention) -> String {
    let text = text(mention.span)
    return text.hasPrefix("\"") ? unquoted(Array(text.utf8)[...]).trimmingBlanks() : text
  }

  private func words(for rate: RateStatement) -> String {
    switch rate.form {
    case .pair(let from, let to, let value):
      return "1 \(text(from.span)) is \(text(value.span)) \(text(to.span))"
    case .equation(let left, let right):
      return "\(text(left.span)) is \(text(right.span))"
    }
  }
}
