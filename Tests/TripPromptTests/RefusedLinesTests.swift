import Foundation
import TripPrompt
import XCTest

/// What the prompt refuses, and what it says so that nothing is lost and nobody is misled.
final class RefusedLinesTests: XCTestCase {
  private static let trip = """
    home EUR
    buddies Me, Mia
    on 2026-10-01
    Me paid 10 "Taxi"
    Mia paid 20 {
      12 "soup"
      rest
    }

    """
  /// A bill that somebody else puts above all others.
  private static let changed = trip.replacingOccurrences(
    of: "Me paid 10",
    with: "Mia paid 7 \"Ferry\"\nMe paid 10"
  )

  private var folder: TemporaryFolder!

  override func setUpWithError() throws {
    folder = try TemporaryFolder(for: self)
    try folder.write(Self.trip, to: "t.trip")
  }

  private func text() throws -> String { try folder.read("t.trip") }

  // MARK: - Old numbers

  func testNumbersStayOldUntilTheBillsAreShown() throws {
    let lines = [
      "settle", "done 1", "edit 1 Me paid 99", "total", "Me paid 5", "delete 1", "bills 3",
      "edit 1 Mia paid 8 \"Ferry\"",
    ]
    let talk = try Talk(lines, on: folder("t.trip")) { [self] in
      if $0 == 1 { try folder.write(Self.changed, to: "t.trip") }
    }
    XCTAssertEqual(
      talk.said.components(separatedBy: "the numbers may be others now").count,
      3,
      talk.said
    )
    let edited = Self.changed.replacingOccurrences(of: "Mia paid 7", with: "Mia paid 8")
    XCTAssertEqual(try text(), edited + "Me paid 5\n")
  }

  func testNewsThatComeDuringAnEditMakeNumbersOldToo() throws {
    let talk = try Talk(
      ["edit 1", "Me paid 11 \"Taxi\"", "delete 1", "bills", "delete 1"],
      on: folder("t.trip"),
      isInteractive: true
    ) { [self] in
      if $0 == 1 { try folder.write(Self.changed, to: "t.trip") }
    }
    XCTAssertTrue(talk.said.contains("was changed by somebody else"), talk.said)
    XCTAssertTrue(talk.said.contains("the numbers may be others now"), talk.said)
    XCTAssertTrue(talk.said.contains("deleted: Mia paid 7"), talk.said)
    XCTAssertEqual(
      try text(),
      Self.trip.replacingOccurrences(of: "Me paid 10", with: "Me paid 11")
    )
  }

  // MARK: - Drafts

  private func edit(_ new: String) throws -> Talk {
    let variables = ["EDITOR": new, "TMPDIR": folder.path]
    return try Talk(
      ["edit 2"],
      on: folder("t.trip"),
      isInteractive: true,
      variable: { variables[$0] }
    )
  }

  func testATextFromAnEditorThatIsRefusedIsKept() throws {
    let wrong = "Mia paid 20 {\n  12 \"soup\" for Maya\n  rest\n}\n"
    let talk = try edit(wrong)
    XCTAssertEqual(try text(), Self.trip)
    let drafts = try folder.names.filter { $0 != "t.trip" }
    XCTAssertEqual(drafts.count, 1)
    let draft = try XCTUnwrap(drafts.first)
    XCTAssertEqual(try folder.read(draft), wrong)
    XCTAssertTrue(talk.said.contains("your text is kept in \(folder(draft))\n"), talk.said)
  }

  func testATextThatTookItsPlaceOrSaysNothingNewIsNotKept() throws {
    for new in ["Mia paid 20 {\n  12 \"soup\"\n  rest\n}\n", "Mia paid 21 {\n  9\n  rest\n}\n"] {
      let said = try edit(new).said
      XCTAssertFalse(said.contains("is kept"), said)
      XCTAssertEqual(try folder.names, ["t.trip"])
    }
    XCTAssertTrue(try text().contains("Mia paid 21"))
  }

  // MARK: - Lost files

  func testWhatAFileHeldBeforeItWasGoneOrEmptiedCanBeSaved() throws {
    for isGone in [true, false] {
      try folder.write(Self.trip, to: "t.trip")
      let copy = folder("copy\(isGone).trip")
      let talk = try Talk(["total", "total", "save \(copy)", "Me paid 5"], on: folder("t.trip")) {
        [self] in
        guard $0 == 1 else { return }
        if isGone {
          try FileManager.default.removeItem(atPath: folder("t.trip"))
        } else {
          try folder.write("", to: "t.trip")
        }
      }
      XCTAssertTrue(talk.said.contains("what it held is still here"), talk.said)
      XCTAssertEqual(
        try String(contentsOfFile: copy, encoding: .utf8),
        Self.trip + "Me paid 5\n",
        talk.said
      )
    }
  }

  func testWhatIsAddedToAnEmptiedFileIsWhatIsSaved() throws {
    let talk = try Talk(
      ["total", "buddies Zoe", "save \(folder("copy.trip"))"],
      on: folder("t.trip")
    ) { [self] in
      if $0 == 1 { try folder.write("", to: "t.trip") }
    }
    XCTAssertEqual(try folder.read("copy.trip"), "buddies Zoe\n", talk.said)
  }

  // MARK: - Wordings

  func testAPartSaysWhatItIsAPartOf() throws {
    try folder.write("", to: "part.trip")
    let talk = try Talk(["Mia paid 5"], on: folder("part.trip"), whole: "main.trip")
    XCTAssertTrue(talk.said.contains("part.trip' is a part of 'main.trip'"), talk.said)
    XCTAssertTrue(
      talk.said.contains(
        "part of 'main.trip'; enter bills there: open main.trip, at the shell: quits open"
      ),
      talk.said
    )
    XCTAssertFalse(talk.said.contains("buddies Mia"), talk.said)
    try folder.write("Mia paid 5\n", to: "part.trip")
    let other = try Talk(["Mia paid 6"], on: folder("part.trip"), whole: "main.trip")
    XCTAssertFalse(other.said.contains("buddies Mia"), other.said)
    XCTAssertFalse(other.said.contains("mend that line"), other.said)
  }

  func testACommandOfThePromptIsNoStrangerThere() throws {
    for (line, form) in [("quit!", "quit"), ("undo?", "undo"), ("delete! 1", "delete 3")] {
      let said = try Talk([line], on: folder("t.trip")).said
      XCTAssertTrue(said.contains("write it alone on the line: \(form)\n"), said)
      XCTAssertFalse(said.contains("not for a script"), said)
    }
  }

  func testACommandThatGoesOnOtherwiseSaysHowItIsWritten() throws {
    let lines = [
      ("rename Mia Mila", "write: rename Mia to Mila"),
      ("rename Mia as Mila", "write: rename Mia to Mila"),
      ("rename Mia = Mila", "write: rename Mia to Mila"),
      ("rename Mia Me", "for example: rename Mia to Mila"),
      ("rename Mia to", "for example: rename Mia to Mila"),
      ("rename Mia -> Mila", "rename Me to Mila"),
      ("delete 1, 2", "the highest first, since those behind it move up: delete 2, delete 1"),
      ("delete 1-2", "one a line, the highest first"),
      ("delete last", "by its number as 'bills' shows it: delete 3"),
      ("delete bill 2", "write: delete 2"), ("remove bill 2", "write: delete 2"),
      ("remove 2", "a bill by its number: delete 2"),
      ("remove Me, Mia", "one name a line: remove Me"),
      ("edit last", "edit 3, or edit 3 Me paid 50"), ("edit Mia", "rename Mia to …"),
      ("edit 1: Me paid 9", "write: edit 1 Me paid 9"),
      (
        "edit 1 edit 1 Me paid 9", "'edit' is a command, and behind the number stands what the bill"
      ),
      ("edit 1, 2", "edit 3, or edit 3 Me paid 50"), ("pay Mia 20", "… paid Mia 20"),
      ("50 for Mia", "… paid 50 for Mia"), ("friend Eva", "buddies Eva"),
      ("edit 1 undo", "for example: edit 3 Me paid 50"),
      ("done 1, 2", "one transfer a line, as 'settle' numbers them: done 1"),
      ("done Me", "done Me Mia"), ("undo 2", "once for each change: undo"),
      ("quit now", "alone on the line: quit"), ("add Emil", "buddy Emil"),
    ]
    for (line, help) in lines {
      let talk = try Talk([line], on: folder("t.trip"))
      XCTAssertTrue(talk.said.contains("= " + help) || talk.said.contains(help), line + talk.said)
      XCTAssertFalse(talk.said.contains("not for a script"), talk.said)
      XCTAssertEqual(talk.ending.refusedCount, 1, line)
      XCTAssertEqual(try text(), Self.trip, line)
      guard help.hasPrefix("write: ") else { continue }
      let mended = String(help.dropFirst("write: ".count))
      XCTAssertEqual(talk.remembered, [mended])
      XCTAssertEqual(try Talk([mended], on: folder("t.trip")).ending.refusedCount, 0, mended)
      try folder.write(Self.trip, to: "t.trip")
    }
  }

  func testManyMarksBehindANumberEnd() throws {
    let said = try Talk(["edit 1" + String(repeating: " :", count: 50_000)], on: folder("t.trip"))
      .said
    XCTAssertTrue(said.contains("':' has no place here"))
  }

  func testABlockWithoutAnEndSaysWhereItBegins() throws {
    let said = try Talk(["total", "Mia paid 9 {", "  4 \"a\""], on: folder("t.trip")).said
    XCTAssertTrue(
      said.contains("the list or block that begins on line 2 is not closed: Mia paid 9 {"),
      said
    )
  }
}
