import TripEngine
import TripMoney
import TripStore
import XCTest

@testable import TripPrompt

final class CompleterTests: XCTestCase {
  func testEachPlaceOffersWhatCanStandThere() throws {
    let today = try XCTUnwrap(Day(year: 2026, month: 10, day: 5))
    let text = """
      home USD
      buddies Me, 小明, "Anna Lena", Mia
      group lads: Me, Mia
      rate JPY USD 0.0067
      Me paid $5 #food
      Me paid $5 #Fun

      """
    let session = Session(
      name: "t.trip",
      identity: nil,
      bytes: Array(text.utf8),
      in: Surroundings(today: today) { _, _ in .unreadable("nothing") }
    )
    let completer = Completer(session, files: SystemFiles(), today: today)
    let cases: [(typed: String, offered: [String], isAll: Bool)] = [
      ("", ["Me", "小明", "\"Anna Lena\"", "Mia", "trip", "settle", "undo"], false),
      ("M", ["Me", "Mia"], true),
      ("小", ["小明"], true),
      ("an", ["\"Anna Lena\""], true),
      ("\"An", ["\"Anna Lena\""], true),
      ("se", ["settle"], true),
      ("unD", ["undo"], true),
      ("Me ", ["paid", "got", "joined", "left"], true),
      ("Me paid ", ["Me", "小明", "\"Anna Lena\"", "Mia"], true),
      ("Me paid $5 ", ["for", "each", "fee", "on", "back", "from"], true),
      ("Me paid $5 for ", ["Me", "小明", "\"Anna Lena\"", "Mia", "lads", "all"], true),
      ("Me paid $5 for M", ["Me", "Mia"], true),
      ("Me paid $5 for Me, la", ["lads"], true),
      ("Me paid $5 for all except ", ["Me", "lads"], false),
      ("Me paid $5 \"for M\" #f", ["#food", "#Fun"], true),
      ("Me paid $5 on ", ["today", "yesterday", "2026-10-05"], true),
      ("chart by ", ["category", "person", "day", "Mia"], false),
      ("bills by M", ["Me", "Mia"], true),
      ("why ", ["Me", "lads"], false),
      ("home ", ["JPY", "USD", "EUR"], false),
      ("home se", ["SEK"], true),
      ("rate JPY e", ["EGP", "ERN", "ETB", "EUR"], true),
      ("settle in j", ["JPY", "JMD", "JOD"], true),
      ("settle via ", ["Me", "小明", "\"Anna Lena\"", "Mia"], true),
      ("rename M", ["Me", "Mia"], true),
      ("rename Mia ", ["to"], true),
      ("done ", ["all", "Me"], false),
      ("remainder s", ["spread"], true),
      ("help edi", ["edit"], true),
      ("xyz", [], true),
    ]
    for (typed, offered, isAll) in cases {
      let completion = completer.completion(for: typed)
      if isAll {
        XCTAssertEqual(completion.candidates, offered, "'\(typed)'")
      } else {
        XCTAssertTrue(
          Set(completion.candidates).isSuperset(of: offered),
          "'\(typed)': \(completion.candidates)"
        )
      }
      XCTAssertLessThanOrEqual(completion.replaced, typed.count)
    }
  }

  func testFilesAreOfferedWhereAFileStands() throws {
    let folder = try TemporaryFolder(for: self)
    for name in ["tokyo.trip", "tulum trip.trip", "other.trip", ".hidden"] {
      try folder.write("", to: name)
    }
    let today = try XCTUnwrap(Day(year: 2026, month: 10, day: 5))
    let session = Session(
      name: folder("other.trip"),
      identity: folder("other.trip"),
      bytes: [],
      in: Surroundings(today: today) { _, _ in .unreadable("nothing") }
    )
    let completer = Completer(session, files: SystemFiles(), today: today)
    XCTAssertEqual(
      completer.completion(for: "open \(folder.path)/t").candidates,
      ["\(folder.path)/tokyo.trip", "\(folder.path)/tulum trip.trip"]
    )
    XCTAssertEqual(
      completer.completion(for: "include \"t").candidates,
      ["\"tokyo.trip\"", "\"tulum trip.trip\""]
    )
    XCTAssertEqual(completer.completion(for: "include ").candidates.count, 3)
  }
}
