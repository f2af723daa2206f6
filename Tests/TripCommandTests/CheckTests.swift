import Foundation
import TripCommand
import XCTest

final class CheckTests: XCTestCase {
  /// A trip of two files, and one of its own.
  private static let folder = [
    "tokyo/tokyo.trip": """
    home USD
    buddies Ana, Ben
    include "bills/ana.trip"
    expect Ben pays Ana $5.00

    """,
    "tokyo/bills/ana.trip": "Ana paid $10.00\n",
    "oslo.trip": "buddies Cy, Di\nCy paid 4\nDi paid 2\nDi paid Cy 1\nexpect settled\n",
  ]

  func testAFolderIsSummedUpWithItsPartsInTheirWholes() {
    let run = Run("check", ".", files: Self.folder)
    XCTAssertEqual(run.output, "2 trips, 3 bills, 2 expectations: all well\n")
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.status, .allWell)
  }

  func testAPartBesideItsWholeIsCheckedOnceAndAFileNamedTwiceToo() {
    let run = Run(
      "check",
      "tokyo/bills/ana.trip",
      "tokyo/tokyo.trip",
      "./tokyo/tokyo.trip",
      files: Self.folder
    )
    XCTAssertEqual(run.output, "1 trip, 1 bill, 1 expectation: all well\n")
  }

  func testAPartAloneNamesItsWhole() {
    let cases = [
      "tokyo/bills/ana.trip": "tokyo/tokyo.trip",
      "../trips/tokyo/bills/ana.trip": "tokyo/tokyo.trip",
    ]
    for (part, whole) in cases {
      for arguments in [["check", part], [part], ["settle", part]] {
        let run = Run(arguments, files: Self.folder)
        XCTAssertEqual(run.status, .scriptIsWrong, "\(arguments)")
        let said = run.output + run.errors
        XCTAssertTrue(said.contains("'\(part)' is a part of '\(whole)'"), said)
        XCTAssertTrue(said.contains("quits check \(whole)"), said)
      }
    }
  }

  func testAFileWithoutAWholeIsJudgedAsItIs() {
    let run = Run("check", "tokyo/bills/ana.trip", files: ["tokyo/bills/ana.trip": "Ana paid 1\n"])
    XCTAssertTrue(run.output.hasPrefix("tokyo/bills/ana.trip:1:1: error: "), run.output)
  }

  func testTwoFilesThatIncludeEachOtherAreBothReported() {
    let files = ["a.trip": "include \"b.trip\"\n", "b.trip": "include \"a.trip\"\n"]
    let run = Run("check", ".", files: files)
    XCTAssertEqual(run.status, .scriptIsWrong)
    XCTAssertTrue(run.output.hasSuffix("2 trips, 0 bills, 0 expectations: 2 errors\n"), run.output)
  }

  func testFilesInACircleSayWhichLineToLeaveOut() {
    let files = [
      "a.trip": "buddies Ana, Ben\ninclude \"c.trip\"\n",
      "c.trip": "Ana paid 10\ninclude \"a.trip\"\n",
    ]
    for file in files.keys {
      let run = Run("settle", file, files: files)
      XCTAssertEqual(run.status, .scriptIsWrong)
      XCTAssertTrue(run.errors.contains("cannot be a part of itself"), run.errors)
      XCTAssertFalse(run.errors.contains("lacks what stands there"), run.errors)
    }
  }

  func testOnlyWhatAPartCanLackAsksForItsWhole() {
    let files = [
      "tokyo.trip": "buddies Ana, Ben\ninclude \"ana.trip\"\n",
      "ana.trip": "buddies Ana, Ben\nAna paid\n",
    ]
    let run = Run("settle", "ana.trip", files: files)
    XCTAssertTrue(run.errors.hasPrefix("ana.trip:2:9: error: "), run.errors)
    XCTAssertFalse(run.errors.contains("is a part of"), run.errors)
  }

  func testTheSummaryCountsWhatIsWrong() {
    let files = [
      "a.trip": "buddies Ana, Ben\nBob paid 5\nCy paid 5\n",
      "b.trip": "buddies Ana, Ben\nAna paid 5\nexpect settled\n",
    ]
    let run = Run("check", ".", files: files)
    let summary = "2 trips, 1 bill, 1 expectation: 2 errors, 1 failed expectation\n"
    XCTAssertTrue(run.output.hasSuffix(summary), run.output)
    XCTAssertEqual(run.errors, "")
  }

  func testWhatCannotBeReadIsNotWell() {
    let run = Run("check", "oslo.trip", "none.trip", files: Self.folder)
    XCTAssertEqual(run.status, .cannotRun)
    XCTAssertEqual(run.errors, "quits: cannot read 'none.trip': no such file\n")
    XCTAssertEqual(
      run.output,
      "1 trip, 2 bills, 1 expectation: not everything could be read\n"
    )
  }

  func testAnnotationsAreMadeForGitHub() {
    let run = Run(
      "check",
      "--format",
      "github",
      "a.trip",
      files: ["a.trip": "buddies Ana, Ben\n  Bob paid 5\n"]
    )
    let lines = run.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 2, run.output)
    XCTAssertTrue(lines[0].hasPrefix("::error file=a.trip,line=2,col=3,endLine=2,endColumn=6,"))
    XCTAssertEqual(lines[1], "1 trip, 0 bills, 0 expectations: 1 error")
  }

  func testJSONListsEveryDiagnosticAndNothingElse() throws {
    let script = "buddies Ana, Ben\n" + String(repeating: "Bob paid 5\n", count: 25)
    let run = Run("check", "--format", "json", "-", input: script)
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let diagnostics = try XCTUnwrap(list as? [[String: Any]])
    XCTAssertEqual(diagnostics.count, 25)
    let first = try XCTUnwrap(diagnostics.first)
    XCTAssertEqual(
      Set(first.keys),
      [
        "file", "line", "column", "endLine", "endColumn", "severity", "code", "message", "help",
      ]
    )
    XCTAssertEqual(first["file"] as? String, "-")
    XCTAssertEqual(first["line"] as? Int, 2)
    XCTAssertEqual(first["endColumn"] as? Int, 4)
    XCTAssertEqual(first["severity"] as? String, "error")
    let well = Run("check", "--format", "json", "-", input: "buddies Ana\n")
    XCTAssertEqual(well.output, "[]\n")
  }

  func testAMistakeInAListOverSeveralLinesIsOneMessage() {
    let cases: [(name: String, script: String, bills: String)] = [
      ("over a comment", "Ana paid 5 \"a\" \"b\" for Ana,\n  # and\n\n  Ben\n", "0 bills"),
      ("over two ends", "Ana paid 5 for Ana, Ben, for Ana,\n  Ben,\n  Cy\n", "0 bills"),
      ("before a statement", "Ana paid 5 \"a\" \"b\" for Ana,\nBen paid 7\n", "1 bill"),
    ]
    for (name, script, bills) in cases {
      let run = Run("check", "-", input: "buddies Ana, Ben, Cy\n" + script)
      let summary = "1 trip, \(bills), 0 expectations: 1 error\n"
      XCTAssertTrue(run.output.hasSuffix(summary), "\(name): \(run.output)")
    }
  }
}
