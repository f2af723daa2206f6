import TripCommand
import XCTest

final class ListAndReportTests: XCTestCase {
  private static let dinner = """
    trip "Dinner"
    home USD
    buddies Ana, Ben
    Ana paid $10.00 "Dinner" on 2026-10-03

    """
  private static let files = [
    "a/dinner.trip": dinner,
    "a/parts/more.trip": "Ana paid $2.00 on 2026-09-30\n",
    "a/whole.trip": "home EUR\nbuddies Ana, Ben\ninclude \"parts/more.trip\"\nrate USD EUR 0.5\n",
    "a/wrong.trip": "trip \"W\"\nbuddies Ana\nBo paid 5\n",
    "b/square.trip": dinner + "Ben paid Ana $5.00 on 2026-12-24\nexpect settled\n",
    "b/failing.trip": dinner + "expect settled\n",
  ]

  func testAListShowsTheTripsOfAFolderButNotTheirParts() {
    let run = Run("list", "a", files: Self.files)
    XCTAssertEqual(
      run.output,
      """
      trip        days         people  bills   total   open  trouble  file
      Dinner      3 Oct 2026        2      1  $10.00  $5.00           dinner.trip
      (untitled)  30 Sep 2026       2      1   €1.00  €0.50           whole.trip
      W                                                      1 error  wrong.trip

      """
    )
    XCTAssertEqual(run.status, .scriptIsWrong)
    let other = Run("list", "b", "--format", "json", files: Self.files)
    XCTAssertEqual(other.status, .scriptIsWrong)
    XCTAssertTrue(other.output.contains(#""file": "b/square.trip""#), other.output)
    XCTAssertTrue(other.output.contains(#""since": "2026-10-03""#), other.output)
    XCTAssertTrue(other.output.contains(#""until": "2026-10-03""#), "payments are no days of it")
    XCTAssertTrue(other.output.contains(#""open": "0.00""#), other.output)
    XCTAssertTrue(other.output.contains(#""failures": 1"#), other.output)
  }

  func testAListWithoutAFolderIsAboutTheOneWeAreIn() {
    let files = ["x.trip": Self.dinner]
    XCTAssertEqual(Run("list", files: files).output, Run("list", ".", files: files).output)
    XCTAssertTrue(Run("list", files: files).output.contains("Dinner"))
    XCTAssertTrue(Run("list", files: ["x.txt": ""]).output.hasPrefix("No trips here."))
    XCTAssertEqual(Run("list", "none", files: files).status, .cannotRun)
    XCTAssertEqual(Run("list", "a", "b", files: files).status, .cannotRun)
  }

  func testAReportIsOnePage() {
    let run = Run("report", "a/dinner.trip", files: Self.files)
    XCTAssertEqual(run.status, .allWell)
    XCTAssertTrue(run.output.hasPrefix("<!DOCTYPE html>\n"), run.output)
    XCTAssertTrue(run.output.hasSuffix("</html>\n"))
    XCTAssertTrue(run.output.contains("3 October 2026 · total $10.00 · in USD"), run.output)
    let again = Run("report", "a/dinner.trip", files: Self.files)
    XCTAssertEqual(run.output, again.output)
    let piped = Run("report", "-", input: Self.dinner)
    XCTAssertEqual(Run("report", input: Self.dinner).output, piped.output)
  }

  func testAReportOfSeveralHasAnIndex() {
    let run = Run("report", "a/dinner.trip", "a/wrong.trip", "b/square.trip", files: Self.files)
    XCTAssertEqual(run.status, .scriptIsWrong)
    for part in ["<a href=\"#trip-1\">", "1 error", "<a href=\"#trip-3\">", "everyone is quits"] {
      XCTAssertTrue(run.output.contains(part), part)
    }
    XCTAssertFalse(run.output.contains("#trip-2"))
    XCTAssertTrue(run.errors.hasPrefix("a/wrong.trip:3:1: error"), run.errors)
  }

  func testAScriptWithErrorsHasNoPage() {
    for arguments in [["a/wrong.trip"], ["--in", "XYZ", "a/dinner.trip"], ["none.trip"]] {
      let run = Run(["report"] + arguments, files: Self.files)
      XCTAssertEqual(run.output, "", "\(arguments)")
      XCTAssertGreaterThan(run.status, .allWell, "\(arguments)")
    }
  }

  func testAReportInAnotherCurrency() {
    let run = Run("report", "--in", "EUR", "a/whole.trip", files: Self.files)
    XCTAssertTrue(run.output.contains("total €1.00 · in EUR"), run.output)
    let dollars = Run("report", "--in", "USD", "a/whole.trip", files: Self.files)
    XCTAssertTrue(dollars.output.contains("total $2.00 · in USD"), dollars.output)
  }
}
