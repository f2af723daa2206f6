import Foundation
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

  func testABlockWithoutAnEndSaysWhereItBegins() throws {
    let said = try Talk(["total", "Mia paid 9 {", "  4 \"a\""], on: folder("t.trip")).said
    XCTAssertTrue(
      said.contains("the list or block that begins on line 2 is not closed: Mia paid 9 {"),
      said
    )
  }
}
