import Foundation
import TripPrompt
import TripStore
import XCTest

/// The prompt's logic, with lines from a test and a real file.
final class PromptTests: XCTestCase {
  private static let trip = """
    # Tokyo, with comments
    trip "Tokyo 2026"   # the title
    home USD
    local JPY

    buddies Me, Mia, Leo
    others Coco
    rate JPY USD 0.0067

    on 2026-10-01
    \tLeo  paid   ¥3900 "Taxi" #transport   # from the airport
    Mia paid ¥96000 "Hotel" #lodging for Me, Mia and Leo
    # the last evening
    Me paid $20 {
      $12 "soup" for Mia    # hot
      rest
    }

    """

  private var folder: TemporaryFolder!

  override func setUpWithError() throws {
    folder = try TemporaryFolder(for: self)
    try folder.write(Self.trip, to: "t.trip")
  }

  private func talk(_ lines: String..., isInteractive: Bool = false) throws -> Talk {
    try Talk(lines, on: folder("t.trip"), isInteractive: isInteractive)
  }

  private func text() throws -> String { try folder.read("t.trip") }

  func testEveryAcceptedLineIsAtTheEndOfTheFile() throws {
    let talk = try talk(
      "Me paid ¥600 \"Tea\" on today",
      "Me paid ¥1 for Maia",
      "# a note",
      "",
      "total"
    )
    XCTAssertEqual(try text(), Self.trip + "Me paid ¥600 \"Tea\" on 2026-10-05\n# a note\n")
    XCTAssertEqual(talk.ending.refusedCount, 1)
    XCTAssertTrue(
      talk.said.contains("4. 2026-10-05 Tea ¥600 = $4.02: Me, Mia, Leo $1.34 each\n"),
      talk.said
    )
    XCTAssertTrue(talk.said.contains("nobody on this trip is called 'Maia'"), talk.said)
    XCTAssertTrue(talk.said.contains("Total $693.35, 4 bills"), talk.said)
  }

  func testAnswersSayWhoCarriesTheOddCent() throws {
    let cases = [
      ("Me paid $10", "Me $3.34; Mia, Leo $3.33 each; Me carries the odd $0.01"),
      ("Me paid $20", "Me $6.66; Mia, Leo $6.67 each; Me carries the odd -$0.01"),
      ("Me paid $0.05 for Mia, Leo", "Mia, Leo $0.03 each; Me carries the odd -$0.01"),
      ("Me got back $10", "Me $3.34; Mia, Leo $3.33 each; Me carries the odd $0.01"),
      ("Me paid $9", "Me, Mia, Leo $3.00 each"),
      ("Me paid £9 \"x\"", "£9.00, left out: no rate from GBP to USD"),
      ("Me paid Mia ¥300", "¥300 = $2.01 from Me to Mia"),
    ]
    for (line, answer) in cases {
      let said = try talk(line).said
      XCTAssertTrue(said.contains(answer + "\n"), said)
    }
    let spread = try talk("remainder spread", "Me paid $10", "Me paid $20").said
    XCTAssertTrue(
      spread.contains("Me $3.34; Mia, Leo $3.33 each; Me carries the odd $0.01\n"),
      spread
    )
    XCTAssertTrue(spread.contains("Me, Mia carry the odd $0.01\n"), spread)
  }

  func testBlocksAndListsAskForMore() throws {
    let talk = try talk(
      "Mia paid $9 {",
      "  $4 \"a\" for Leo",
      "  rest",
      "}",
      "buddies Ann,",
      "  Ben",
      isInteractive: true
    )
    XCTAssertEqual(
      try text(),
      Self.trip + "Mia paid $9 {\n  $4 \"a\" for Leo\n  rest\n}\nbuddies Ann,\n  Ben\n"
    )
    XCTAssertEqual(
      talk.prompts.map { $0.hasPrefix("... ") },
      [false, true, true, true, false, true, false]
    )
    XCTAssertTrue(talk.prompts[0].hasPrefix("Tokyo 2026, 2026-10-01> "), talk.prompts[0])
  }

  func testControlCDropsWhatIsTyped() throws {
    let talk = try talk("Mia paid $9 {", "  $4 \"a\"", "^C", "Mia paid $7", isInteractive: true)
    XCTAssertEqual(try text(), Self.trip + "Mia paid $7\n")
    XCTAssertEqual(talk.ending.refusedCount, 0)
  }

  func testABlockWithAWrongHeadIsRefusedAsAWhole() throws {
    let talk = try talk("Mai paid $9 {", "  $4 \"a\"", "  rest", "}", "Mia paid $7")
    XCTAssertEqual(try text(), Self.trip + "Mia paid $7\n")
    XCTAssertEqual(talk.ending.refusedCount, 1)
  }

  func testAnUnclosedBlockAtTheEndIsRefused() throws {
    let talk = try talk("Mia paid $9 {", "  $4 \"a\"")
    XCTAssertEqual(try text(), Self.trip)
    XCTAssertEqual(talk.ending.refusedCount, 1)
  }

  func testTheMendedLineCanBeRecalled() throws {
    XCTAssertEqual(try talk("Mia paid 50 dinner").remembered, ["Mia paid 50 \"dinner\""])
  }

  // MARK: - Changes

  func testEditTouchesOnlyTheBill() throws {
    let talk = try talk(
      "edit 1",
      "Leo paid ¥4000 \"Taxi\" #transport on yesterday",
      isInteractive: true
    )
    XCTAssertEqual(talk.offered, ["Leo  paid   ¥3900 \"Taxi\" #transport"])
    XCTAssertEqual(
      try text(),
      Self.trip.replacingOccurrences(
        of: "Leo  paid   ¥3900 \"Taxi\" #transport",
        with: "Leo paid ¥4000 \"Taxi\" #transport on 2026-10-04"
      )
    )
  }

  func testARefusedEditChangesNothing() throws {
    for wrong in ["Leo paid", "Leo paid ¥5 for Nobody", "", "settle", "Me paid $20 {"] {
      let talk = try talk("edit 1", wrong, isInteractive: true)
      XCTAssertEqual(try text(), Self.trip, wrong)
      XCTAssertEqual(talk.ending.refusedCount, wrong == "Me paid $20 {" ? 0 : 1, wrong + talk.said)
    }
  }

  func testAnEditMayStandOnOneLine() throws {
    for isInteractive in [true, false] {
      try folder.write(Self.trip, to: "t.trip")
      let talk = try talk(
        "edit 3 Me paid $30 {",
        "  $12 \"soup\" for Mia",
        "  rest",
        "}",
        "edit 1 Leo paid ¥4000 \"Taxi\"",
        isInteractive: isInteractive
      )
      XCTAssertEqual(talk.ending.refusedCount, 0, talk.said)
      XCTAssertEqual(
        try text(),
        Self.trip
          .replacingOccurrences(
            of: "Me paid $20 {\n  $12 \"soup\" for Mia    # hot\n",
            with: "Me paid $30 {\n  $12 \"soup\" for Mia\n"
          )
          .replacingOccurrences(
            of: "Leo  paid   ¥3900 \"Taxi\" #transport",
            with: "Leo paid ¥4000 \"Taxi\""
          )
      )
    }
  }

  func testAnEditOnOneLineThatIsWrongChangesNothing() throws {
    for wrong in ["Leo paid", "Leo paid ¥5 for Nobody", "settle", "\"", "0 x", "12 {"] {
      let talk = try talk("edit 1 " + wrong, "delete 9")
      XCTAssertEqual(try text(), Self.trip, wrong)
      XCTAssertGreaterThan(talk.ending.refusedCount, 0, wrong + talk.said)
    }
  }

  func testAnEditOfAnEditOfAnEditEnds() throws {
    let talk = try talk(String(repeating: "edit 1 ", count: 50_000))
    XCTAssertEqual(try text(), Self.trip)
    XCTAssertEqual(talk.ending.refusedCount, 1)
  }

  func testAPipeIsNotAskedToEdit() throws {
    let talk = try talk("edit 1", "delete 2")
    XCTAssertTrue(
      talk.said.contains("write what it shall be behind the number: edit 1 Leo  paid"),
      talk.said
    )
    XCTAssertTrue(talk.said.contains("deleted: "), talk.said)
    XCTAssertEqual(talk.ending.refusedCount, 1)
  }

  func testABillOfSeveralLinesGoesToTheEditor() throws {
    let new = "Me paid $30 {\n  $12 \"soup\" for Mia\n  rest\n}\n"
    let talk = try Talk(
      ["edit 3", "total"],
      on: folder("t.trip"),
      isInteractive: true,
      variable: { $0 == "EDITOR" ? new : nil }
    )
    XCTAssertTrue(talk.said.contains("3. 2026-10-01 $30.00"), talk.said)
    let old = "Me paid $20 {\n  $12 \"soup\" for Mia    # hot\n  rest\n}\n"
    XCTAssertEqual(try text(), Self.trip.replacingOccurrences(of: old, with: new))
    let without = try self.talk("edit 3", isInteractive: true)
    XCTAssertTrue(without.said.contains("set VISUAL or EDITOR"), without.said)
  }

  func testDeleteTakesTheBillsLinesAndNothingElse() throws {
    _ = try talk("delete 3", "delete 1")
    XCTAssertEqual(
      try text(),
      Self.trip
        .replacingOccurrences(
          of: "\tLeo  paid   ¥3900 \"Taxi\" #transport   # from the airport\n",
          with: ""
        )
        .replacingOccurrences(
          of: "Me paid $20 {\n  $12 \"soup\" for Mia    # hot\n  rest\n}\n",
          with: ""
        )
    )
    let talk = try talk("delete 9")
    XCTAssertTrue(
      talk.said.contains("no bill or payment has the number 9: there is one"),
      talk.said
    )
  }

  func testRenameChangesEveryMentionAndNoOtherByte() throws {
    let talk = try talk("rename mia to \"Anna Maria\"", "rename Leo to 小明", "rename Me to Coco")
    XCTAssertEqual(
      try text(),
      Self.trip.replacingOccurrences(of: "Mia", with: "\"Anna Maria\"")
        .replacingOccurrences(of: "Leo", with: "小明")
    )
    XCTAssertTrue(talk.said.contains("'Coco' is somebody else's name already"), talk.said)
    XCTAssertEqual(talk.ending.refusedCount, 1)
  }

  func testRemoveTakesPeopleOffWhoHaveNothing() throws {
    let cases = [
      ("buddies Ann, Ben x0.5 and Cy", "Ben", "buddies Ann, Cy"),
      ("buddies Ann, Ben x0.5 and Cy", "Ann", "buddies Ben x0.5 and Cy"),
      ("buddies Ann, Ben and Cy x2", "Cy", "buddies Ann, Ben"),
      ("others Gil via Me, Hal via Mia # far", "Hal", "others Gil via Me # far"),
      ("buddies Ann,\n  Ben,\n  Cy", "Ben", "buddies Ann,\n  Cy"),
    ]
    for (line, name, left) in cases {
      try folder.write(Self.trip + line + "\n", to: "t.trip")
      let talk = try talk("remove \(name)")
      XCTAssertEqual(try text(), Self.trip + left + "\n", talk.said)
    }
    try folder.write(Self.trip, to: "t.trip")
    _ = try talk("remove Coco")
    XCTAssertEqual(try text(), Self.trip.replacingOccurrences(of: "others Coco\n", with: ""))
    let refused = try talk("remove Leo", "remove Zoe")
    XCTAssertTrue(refused.said.contains("Leo has 3 bills, the first is 1"), refused.said)
    XCTAssertTrue(refused.said.contains("nobody on this trip is called 'Zoe'"), refused.said)
  }

  func testUndoBringsBackTheExactBytes() throws {
    let lines = [
      "Me paid ¥5", "delete 1", "rename Mia to Ann", "# note", "buddy Zed", "remove Zed",
      "Me paid $3 {", "rest", "}",
    ]
    var states: [String] = []
    let undos = Array(repeating: "undo", count: 7)
    let redos = Array(repeating: "redo", count: 7)
    _ = try Talk(lines + undos + redos + ["redo"], on: folder("t.trip")) { [self] _ in
      states.append(try text())
    }
    // Three lines make one bill.
    let there = [0, 1, 2, 3, 4, 5, 6, 9].map { states[$0] }
    XCTAssertEqual(there.count, Set(there).count + (there[4] == there[6] ? 1 : 0))
    XCTAssertEqual((9...16).map { states[$0] }, there.reversed())
    XCTAssertEqual((16...23).map { states[$0] }, there)
  }

  func testDoneMeansThePlanShownLast() throws {
    let first = try talk("done 1")
    XCTAssertTrue(first.said.contains("2  Leo → Mia"), first.said)
    XCTAssertTrue(first.said.contains("nothing was recorded"), first.said)
    XCTAssertEqual(try text(), Self.trip)

    let changed = try talk("settle", "Me paid ¥9000 for Leo", "done 1")
    XCTAssertTrue(changed.said.contains("the plan has changed"), changed.said)
    try folder.write(Self.trip, to: "t.trip")

    let named = try talk("settle", "done Leo Mia", "done 9")
    XCTAssertTrue(try text().hasSuffix("}\nLeo paid Mia $199.65 on 2026-10-05\n"))
    XCTAssertTrue(named.said.contains("the plan has no transfer 9"), named.said)
  }

  func testDoneAllBringsEveryBalanceToZero() throws {
    let extra = """
      pot Kitty
      buddies Paul, Marie, Zoé, "Anna Lena"
      together Paul, Zoé
      together Duo: Marie, "Anna Lena"
      other Gil via Paul
      Paul paid ¥12345 "x"
      Marie paid €20 = $23.11 for Coco, Gil, Me
      Leo paid Kitty 3000
      Kitty paid 2000 for Zoé, Me
      numbers 1.234,56

      """
    try folder.write(Self.trip + extra, to: "t.trip")
    let talk = try talk("settle", "done all", "settle", "expect settled", "undo", "undo")
    XCTAssertTrue(talk.said.contains("everyone is quits"), talk.said)
    XCTAssertTrue(talk.said.contains("Everyone is quits."), talk.said)
    XCTAssertTrue(talk.said.contains("it holds"), talk.said)
    XCTAssertEqual(talk.ending.refusedCount, 0, talk.said)
    XCTAssertEqual(try text(), Self.trip + extra)
  }

  // MARK: - The file

  func testAppendingDoesTheRightThingAtTheEndOfAnyFile() throws {
    let head = "buddies Me, Mia\n"
    let cases = [
      ("no line end", head + "Me paid 5", "\nMe paid 7\n"),
      ("CR LF", "buddies Me, Mia\r\nMe paid 5\r\n", "Me paid 7\r\n"),
      ("CR LF and no line end", "buddies Me, Mia\r\nMe paid 5", "\r\nMe paid 7\r\n"),
      ("lone CR", "buddies Me, Mia\rMe paid 5\r", "Me paid 7\r"),
      ("blank lines", head + "\n\n", "Me paid 7\n"),
      ("a comment without line end", head + "# so far", "\nMe paid 7\n"),
      ("an open block", head + "Me paid 5 {\n  3 \"a\"\n", "Me paid 7\n"),
      ("an open list", head + "group lads: Me,\n", "Me paid 7\n"),
    ]
    for (name, before, added) in cases {
      try folder.write(before, to: "t.trip")
      let talk = try talk("Me paid 7", "total")
      XCTAssertEqual(try text(), before + added, name)
      XCTAssertTrue(talk.said.contains("$7") || talk.said.contains("7.00"), talk.said)
    }
  }

  func testAChangeFromOutsideIsReadAndSaidAndNeverTakenBack() throws {
    let path = folder("t.trip")
    let talk = try Talk(["Me paid ¥5", "Me paid ¥6", "undo", "undo", "undo"], on: path) { [self] in
      if $0 == 1 { try folder.write(try text() + "Leo paid ¥7\n", to: "t.trip") }
    }
    XCTAssertTrue(
      talk.said.contains("was changed by somebody else and is read again: 5 bills, 1 more"),
      talk.said
    )
    XCTAssertEqual(try text(), Self.trip + "Leo paid ¥7\n", talk.said)
  }

  func testALineThatSomebodyElseChangedIsNotTakenBack() throws {
    let path = folder("t.trip")
    let talk = try Talk(["Me paid ¥5", "undo", "redo"], on: path) { [self] in
      if $0 == 1 { try folder.write(Self.trip + "Me paid ¥55\n", to: "t.trip") }
    }
    XCTAssertEqual(try text(), Self.trip + "Me paid ¥55\n")
    XCTAssertEqual(talk.ending.refusedCount, 2, talk.said)
  }

  func testAnEditWaitsForNobodyAndOverwritesNothing() throws {
    let path = folder("t.trip")
    _ = try Talk(["edit 1", "Leo paid ¥1"], on: path, isInteractive: true) { [self] in
      if $0 == 1 { try folder.write("# first\n" + Self.trip, to: "t.trip") }
    }
    let edited = Self.trip.replacingOccurrences(
      of: "Leo  paid   ¥3900 \"Taxi\" #transport",
      with: "Leo paid ¥1"
    )
    XCTAssertEqual(try text(), "# first\n" + edited)
    let talk = try Talk(["edit 1", "Leo paid ¥2"], on: path, isInteractive: true) { [self] in
      if $0 == 1 { try folder.write(Self.trip, to: "t.trip") }
    }
    XCTAssertEqual(try text(), Self.trip)
    XCTAssertTrue(talk.said.contains("somebody else has changed that bill"), talk.said)
  }

  func testNumbersOfBeforeAreNotTakenForThoseOfNow() throws {
    let talk = try Talk(["delete 1"], on: folder("t.trip")) { [self] in
      if $0 == 0 {
        try folder.write(
          Self.trip.replacingOccurrences(of: "\tLeo", with: "Me paid ¥1\n\tLeo"),
          to: "t.trip"
        )
      }
    }
    XCTAssertTrue(talk.said.contains("the numbers may be others now"), talk.said)
    XCTAssertTrue(try text().contains("Me paid ¥1\n"))
  }

  func testWhatStandsInAnIncludedFileIsChangedThere() throws {
    try folder.write("Leo paid ¥8\n", to: "leo.trip")
    try folder.write(Self.trip + "include \"leo.trip\"\nMe paid ¥9\n", to: "t.trip")
    let talk = try talk("Me paid ¥10", "delete 4", "edit 4", "bills")
    XCTAssertTrue(talk.said.contains("6. 2026-10-01 ¥10"), talk.said)
    XCTAssertEqual(
      talk.said.components(separatedBy: "4 stands in '\(folder("leo.trip"))', line 1").count,
      3,
      talk.said
    )
    XCTAssertEqual(try folder.read("leo.trip"), "Leo paid ¥8\n")
  }

  func testAScriptWithErrorsIsShownAndGoesOn() throws {
    try folder.write(Self.trip + "Me payed ¥9\n", to: "t.trip")
    let talk = try talk("Me paid ¥10", "settle")
    XCTAssertTrue(talk.said.contains("t.trip:18:"), talk.said)
    XCTAssertTrue(talk.said.contains("incomplete: these lines could not be read"), talk.said)
    XCTAssertTrue(try text().hasSuffix("Me payed ¥9\nMe paid ¥10\n"))
    try folder.write("buddies Me, M@ia\n", to: "t.trip")
    let hanging = try self.talk("Me paid 5 for Zoe")
    XCTAssertTrue(
      hanging.said.contains("hangs on a line above that could not be read"),
      hanging.said
    )
    XCTAssertEqual(try text(), "buddies Me, M@ia\n")
  }

  // MARK: - Saving and leaving

  func testAnUnsavedTripAsksOnceAndCanBeSaved() throws {
    let asked = try Talk(
      ["buddies Me, Mia", "quit", "quit", "people"],
      on: nil,
      isInteractive: true
    )
    XCTAssertEqual(asked.prompts.count, 3)
    XCTAssertTrue(asked.said.contains("not saved"), asked.said)
    let taken = try Talk(
      ["buddies Me, Mia", "save \(folder("t.trip"))"],
      on: nil,
      isInteractive: true
    )
    XCTAssertTrue(taken.said.contains("exists, and is not overwritten"), taken.said)
    XCTAssertEqual(try text(), Self.trip)
    let saved = try Talk(
      ["buddies Me, Mia", "save \(folder("new one.trip"))", "Me paid 5", "quit"],
      on: nil,
      isInteractive: true
    )
    XCTAssertEqual(try folder.read("new one.trip"), "buddies Me, Mia\nMe paid 5\n")
    XCTAssertFalse(saved.said.contains("this trip is not saved"), saved.said)
    _ = try Talk(["buddies Me, Mia", "save as \(folder("as.trip"))"], on: nil)
    XCTAssertEqual(try folder.read("as.trip"), "buddies Me, Mia\n")
  }

  func testWhatOnlyTheWholeTripCanTellIsNotSaidOfANewLine() throws {
    let talk = try Talk(
      ["home EUR", "buddy Ana, Ben", "Ana paid 50", "buddy Luc", "rate GBP EUR 1.17"],
      on: nil
    )
    XCTAssertTrue(talk.said.contains("Luc is on the trip"), talk.said)
    XCTAssertTrue(talk.said.contains("1 GBP is 1.17 EUR"), talk.said)
    XCTAssertFalse(talk.said.contains("warning"), talk.said)
  }

  func testOpenGoesOnWithAnotherTrip() throws {
    _ = try talk(
      "open \(folder("b.trip"))",
      "buddies A, B",
      "A paid 3",
      "open \(folder("t.trip"))",
      "# back"
    )
    XCTAssertEqual(try folder.read("b.trip"), "buddies A, B\nA paid 3\n")
    XCTAssertEqual(try text(), Self.trip + "# back\n")
  }

  func testPeopleMayBeCalledLikeCommands() throws {
    _ = try talk(
      "buddies Done, Save, Edit",
      "Done paid ¥5",
      "Save paid Edit ¥6",
      "Edit paid 4",
      "save paid ¥1"
    )
    XCTAssertTrue(
      try text().hasSuffix("Done paid ¥5\nSave paid Edit ¥6\nEdit paid 4\nsave paid ¥1\n")
    )
  }

  func testNoPromptLeavesAnythingBesideTheScript() throws {
    _ = try talk("Me paid ¥5", "delete 1", "undo")
    XCTAssertEqual(try folder.names, ["t.trip"])
  }
}
