import TripTesting
import TripText
import XCTest

/// Lines made of words that people mix up: whatever they are, nothing breaks, and what is offered is
/// right.
final class RandomSlipsTests: XCTestCase {
  private static let roster = "home EUR\nbuddies Anna, Ben, Cy\nothers Leo\ngroup lads: Ben, Cy\n"

  private static let pieces = [
    "Anna", "Ben", "Cy", "Leo", "lads", "Zoe", "Ana", "Me", "I", "everyone", "all", "dinner",
    "taxi",
    "Uber", "paid", "got", "back", "owes", "payed", "zahlt", "hat", "bezahlt", "sent", "lent", "to",
    "from", "for", "für", "with", "split", "between", "without", "except", "but", "and", "und",
    "et",
    "each", "rest", "fee", "on", "via", "at", "the", "equally", "50", "12,50", "1.234,50", "1",
    "200",
    "2x", "x2", "60%", "10", "0", "-20", "fifty", "50k", "5.", ".5", "12.-", "€50", "$", "€", "EUR",
    "EUR50", "eur50", "euros", "bucks", "Fr.", "kr", "2026-10-03", "7/2", "03.10.2026", "Oct", "3",
    "today", "friday", "#food", "#", "# food", "\"dinner\"", "\"", "“dinner”", "'dinner'",
    "(dinner)",
    "{", "}", ",", ";", ":", "&", "+", "-", "*", "/", "=", "@", "|", "->", "→", "!", "?", "…", "’",
    "−20", "５０", "1/2", "60/40", "7-Eleven", "p.p.", "÷", "%", "£", "GBP", "1.17", "tip", "incl",
    "of", "which", "per", "night", "plus", "less", "half", "percent", "(", ")", "(3", "x",
    "buddies", "buddy", "others", "pot", "group", "together", "rate", "USD", "JPY",
    "home", "local", "currency", "symbol", "numbers", "trip", "include", "remainder", "expect",
    "pays",
    "spent", "settled", "transfers", "settle", "bills", "balances", "why", "chart", "by", "in",
    "pounds", "British", "kroner", "bath", "BTC", "cup", "May", "26-05-03", "10%", "x1.17", "£50",
    "since", "until", "this", "month", "add", "show", "who", "balance", "list", "joined", "left",
    "\n", "\n", ",\n", "{\n", "\n}\n", "\t", "\u{200B}", "🐻", "小明", "\\", "<<<<<<<",
  ]

  func testNothingBreaksAndWhatIsOfferedCanBeRead() throws {
    let syntax = try MessageTests.codes(of: "TripSyntax")
    let meaning = try MessageTests.codes(of: "TripEngine")
    var mendedCount = 0
    for seed in 0..<6000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let line = Self.line(using: &generator)
      let trip = CheckedTrip(Self.roster + line + "\n")
      for diagnostic in trip.diagnostics {
        guard let (_, bytes) = trip.mendedFile(diagnostic) else { continue }
        mendedCount += 1
        XCTAssertNotEqual(diagnostic.mended, trip.lineText(of: diagnostic), "\(seed): \(line)")
        let script = String(decoding: bytes, as: UTF8.self)
        let mended = CheckedTrip(script)
        let place = trip.record(diagnostic).line
        let faults = mended.errors.filter { mended.record($0).line == place }.map(\.code)
          // What only the trip can say is not for the reader of one line.
          .filter { syntax.contains($0) && !meaning.contains($0) }
        XCTAssertEqual(faults, [], "\(seed): \(line)\n\(diagnostic.mended ?? "")\n\(mended.text)")
      }
    }
    XCTAssertGreaterThan(mendedCount, 500)
  }

  private static func line(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...9, using: &generator)
    var line = ""
    // Most lines begin as people begin them.
    if Int.random(in: 0..<3, using: &generator) > 0 { line = "Anna paid 50" }
    for _ in 0..<count {
      if Int.random(in: 0..<8, using: &generator) > 0, !line.isEmpty { line += " " }
      line += pieces.randomElement(using: &generator) ?? ""
    }
    return line
  }
}
