import TripEngine
import TripLedger
import TripMoney
import TripTesting
import TripText
import XCTest

final class SessionTests: XCTestCase {
  private static let head = """
    home USD
    local JPY
    buddies Me, Mia, Leo x0.5
    others Coco
    group girls: Mia, Coco
    rate JPY USD 0.0067
    rate EUR USD 1.08
    on 2026-10-01

    """

  private func session(_ text: String) throws -> Session {
    let today = try XCTUnwrap(Day(year: 2026, month: 10, day: 5))
    return Session(
      name: "t.trip",
      identity: nil,
      bytes: Array(text.utf8),
      in: Surroundings(today: today) { _, _ in .unreadable("nothing is included") }
    )
  }

  private func append(_ line: String, to session: inout Session) throws -> Session.Effect {
    try session.apply([TextEdit(at: session.text.count, new: Array((line + "\n").utf8))])
  }

  /// What tells two sessions apart: their text, their figures, their messages.
  private func figures(_ session: Session) -> String {
    let books = session.books
    // What only the whole trip can tell is told where the whole is read.
    let ofTheWhole = ["no-rate", "on-no-bill", "rate-unused", "paid-too-much"]
    let messages = session.diagnostics.filter { !ofTheWhole.contains($0.code) }
    let payments = Settlement(of: books).payments.map { "\($0.from)>\($0.to):\($0.amount)" }
    return """
      \(String(decoding: session.text, as: UTF8.self))
      \(books.ledger.sums) \(books.ledger.total) \(books.leftOut) \(payments)
      \(messages.map { "\($0.code) \($0.span)" }) \(session.day as Any)
      \(session.trip.entries.map { "\($0.span) \($0.amount)" }) \(session.sources.files[0].lineCount)
      """
  }

  func testGoingOnGivesWhatReadingTheWholeGives() throws {
    var generator = SeededGenerator(seed: 6)
    let parts: [[String]] = [
      ["Me", "Mia", "Leo", "Coco", "Nobody"], ["paid", "got back"],
      ["¥1000", "€12.50", "300", "£5", "7", "12.345", "¥99/7"], ["", "\"a\"", "#food", "#foods"],
      ["", "for Mia", "for girls", "for Leo x2, Me", "for Mia 60%", "for Mia 5"],
      ["", "on 2026-10-03", "fee 10%"],
    ]
    let facts = [
      "on 2026-10-02", "local EUR", "remainder spread", "# a comment", "", "rate JPY USD 0.0068",
      "buddy Fay", "Mia joined on 2026-10-02", "Mia paid Leo 20", "currency POINTS decimals 0",
      "expect settled", "group all3: Me, Mia", "numbers 1.234,56", "home EUR", "include \"x\"",
      "Me paid 5 {\n  2 \"x\" for Mia\n  rest\n}", "buddies Ann,\n  Ben", "Me paid 30",
    ]
    // Without a home, what the first line said bears on those typed behind it.
    let heads = ["", Self.head, "buddies Me, Mia, Leo x0.5\nMe paid £12 for Mia\n", Self.head]
    for round in 0..<40 {
      var session = try session(heads[round % 4])
      for _ in 0..<25 {
        let line =
          Int.random(in: 0..<4, using: &generator) == 0
          ? facts.randomElement(using: &generator) ?? ""
          : parts.map { $0.randomElement(using: &generator) ?? "" }.joined(separator: " ")
        let before = figures(session)
        do {
          _ = try append(line, to: &session)
        } catch is Session.Refusal {
          XCTAssertEqual(figures(session), before, "'\(line)' was refused and changed something")
        }
      }
      let text = String(decoding: session.text, as: UTF8.self)
      let whole = try self.session(text)
      XCTAssertEqual(figures(session), figures(whole), "round \(round)")
      XCTAssertEqual(whole.hasErrors, false, text)
    }
  }

  func testALineThatHangsOnWhatOthersImplyIsReadWithThem() throws {
    var session = try session("buddies A, B\nrate JPY EUR 0.006\nA paid 100 EUR\n")
    for line in ["A paid 6564 JPY @ 0.005", "A paid 100 JPY = 5", "A paid 5"] {
      XCTAssertNoThrow(try append(line, to: &session), line)
    }
    XCTAssertEqual(session.books.ledger.total, 142_82)
  }

  func testARefusedLineShowsItselfAndWhatItSpeaksOf() throws {
    var session = try session(Self.head)
    XCTAssertThrowsError(try append("buddy Mia", to: &session)) { error in
      guard let refusal = error as? Session.Refusal else { return XCTFail("\(error)") }
      XCTAssertEqual(refusal.diagnostics.map(\.code), ["name-twice"])
      let note = refusal.diagnostics[0].notes[0].span
      XCTAssertEqual(refusal.sources.line(at: note.start), 3)
      XCTAssertEqual(refusal.sources.files[refusal.sources.file(at: note.start)].name, "t.trip")
    }
  }

  func testAFactForTheWholeTripChangesBillsAbove() throws {
    var session = try session("buddies Me, Mia\nMe paid €10 for Mia\nMe paid $10 for Mia\n")
    XCTAssertEqual(session.books.leftOut, [1])
    _ = try append("rate USD EUR 0.5", to: &session)
    XCTAssertEqual(session.books.leftOut, [])
    XCTAssertEqual(session.books.ledger.total, 1500)
    _ = try append("home USD", to: &session)
    XCTAssertEqual(session.books.ledger.total, 3000)
  }

  func testAScriptWithErrorsGoesOnAndTakesNoNewOnes() throws {
    var session = try session("buddies Me, Mia\nMe payed 5\nMe paid 8 for Mia\n")
    XCTAssertTrue(session.hasErrors)
    _ = try append("Me paid 2 for Mia", to: &session)
    XCTAssertEqual(session.books.ledger.total, 1000)
    XCTAssertThrowsError(try append("Me payed 5", to: &session))
    let mended = TextEdit(at: 19, old: Array("payed".utf8), new: Array("paid ".utf8))
    XCTAssertEqual(try session.apply([mended]).entries, 0..<1)
    XCTAssertFalse(session.hasErrors)
    XCTAssertEqual(session.books.ledger.total, 1500)
  }
}
