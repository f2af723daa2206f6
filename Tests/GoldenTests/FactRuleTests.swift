import TripEngine
import TripText
import XCTest

/// Every clause about facts and files that says "is an error" is one, with a message that helps.
final class FactRuleTests: XCTestCase {
  func testFacts() {
    Rule.check([
      Rule("a second home", "home USD\nhome EUR\n", "home-twice", "home is set here"),
      Rule("a second title", "trip \"A\"\ntrip \"B\"\n", "title-twice", "it is set here"),
      Rule(
        "joined, on no day",
        Rule.roster + "Ben joined\n",
        "presence-without-day",
        "Ben joined on"
      ),
      Rule(
        "joined twice",
        Rule.roster + "Ben joined on 2026-10-01\nBen joined on 2026-10-02\n",
        "presence-twice"
      ),
      Rule(
        "left first",
        Rule.roster + "Ben left on 2026-10-01\nBen joined on 2026-10-02\n",
        "left-before-joining"
      ),
      Rule("no buddy comes", Rule.roster + "Leo joined on 2026-10-01\n", "presence-of-other"),
      Rule("via nobody", "buddies Anna\nother Gil via Zed\n", "unknown-name"),
      Rule("via no buddy", Rule.roster + "other Gil via Leo\n", "via-needs-buddy", "via Anna"),
      Rule("a buddy via", "buddies Anna, Gil via Anna\n", "via-of-buddy"),
      Rule("a unit of one", Rule.roster + "together Anna\n", "together-alone"),
      Rule("an other in a unit", Rule.roster + "together Anna, Leo\n", "other-in-unit"),
      Rule("in two units", Rule.roster + "together Anna, Ben\ntogether Ben, Cy\n", "in-two-units"),
      Rule("a group without colon", Rule.roster + "group lads Ben, Cy\n", "colon-missing"),
      Rule("a group of amounts", Rule.roster + "group lads: Ben 5, Cy\n", "group-mark"),
      Rule("twice in a group", Rule.roster + "group lads: Ben, Ben\n", "person-twice"),
      Rule("all pay, without each", Rule.roster + "all paid Anna 20\n", "all-paid", "each"),
      Rule("all pay a bill", Rule.roster + "all paid 20\n", "all-paid"),
      Rule("no remainder", "remainder me\n", "unknown-remainder"),
      Rule("no real day", "on 2026-02-29\n", "no-such-day", "2026-02-28"),
      Rule("no such month", "on 2026-00-10\n", "no-such-day"),
      Rule("not in full", "on 2026-7-2\n", "day-format", "on 2026-07-02"),
      Rule("today in a script", "on today\n", "day-format", "the day itself"),
      Rule("a rate of nothing", "rate JPY USD 0\n", "rate-zero"),
      Rule("a negative rate", "rate JPY USD -1\n", "rate-zero"),
      Rule("a rate to itself", "rate USD USD 1\n", "rate-to-itself"),
      Rule("a long rate", "rate JPY USD 1.2345678901234567\n", "rate-too-long", "15 digits"),
      Rule("a rate of no currency", "rate 150 = 1\n", "rate-without-currency"),
      Rule("half a rate", "rate JPY USD\n", "rate-shape"),
    ])
    XCTAssertEqual(
      CheckedTrip("buddies Anna, Ben\non 2026-10-01\nBen joined\n").errors,
      [],
      "the current day counts"
    )
  }

  func testIncludes() throws {
    let cases = [
      ("\"../secret.trip\"", "include-outside"), ("\"/etc/passwd\"", "include-outside"),
      ("\"parts/../../secret.trip\"", "include-outside"),
      ("\"parts/bne.trip\"", "include-unreadable"), ("\"parts\"", "include-unreadable"),
      ("parts/ben.trip", "include-without-quotes"), ("", "include-without-quotes"),
      ("\"include-twice.trip\"", "include-cycle"),
      ("\"parts/ben.trip\"\ninclude \"./parts/ben.trip\"", "include-twice"),
    ]
    for (path, code) in cases {
      let script = "buddies Ben, Anna\ninclude \(path)\n"
      let trip = try CheckedTrip(
        messageFile: "include-twice.trip",
        changes: ["include-twice.trip": Array(script.utf8)]
      )
      XCTAssertEqual(trip.diagnostics.map(\.code), [code], "\(path)\n\(trip.text)")
    }
    let circle = try CheckedTrip(
      messageFile: "include-twice.trip",
      changes: [
        "include-twice.trip": Array("buddies Ben\ninclude \"parts/ben.trip\"\n".utf8),
        "parts/ben.trip": Array("include \"../include-twice.trip\"\n".utf8),
      ]
    )
    XCTAssertEqual(circle.diagnostics.map(\.code), ["include-cycle"], circle.text)
  }

  func testFilesInFilesEndSomewhere() {
    let evaluation = Evaluator.evaluate(
      name: "0",
      bytes: Array("include \"1\"\n".utf8),
      in: Surroundings(today: CheckedTrip.today) { path, _ in
        let next = (Int(path) ?? 0) + 1
        return .text(name: path, identity: path, bytes: Array("include \"\(next)\"\n".utf8))
      }
    )
    XCTAssertEqual(evaluation.diagnostics.map(\.code), ["include-too-deep"])
  }

  func testThereAreAtMostTenThousandPeople() {
    let names = (1...10_001).map { "P\($0)" }.joined(separator: ", ")
    let trip = CheckedTrip("buddies \(names)\n")
    XCTAssertEqual(trip.diagnostics.map(\.code), ["too-many-people"])
    XCTAssertEqual(trip.evaluation.sources.text(in: trip.diagnostics[0].span), "P10001")
  }
}
