import TripCommand
import TripStore
import XCTest

final class FormatTests: XCTestCase {
  private static let dinner = """
    trip "Dinner"
    home USD
    buddies Ana, "=Ben"
    Ana paid $10.00 "Dinner" #food on 2026-10-03
    Ana paid ¥500 "Tea" on 2026-10-04
    settle
    chart

    """

  func testEachCommandGivesItsFormats() {
    let cases: [(arguments: [String], start: String)] = [
      (["settle", "--format", "csv"], "from,to,amount,currency\r\n'=Ben,Ana,5.00,USD\r\n"),
      (
        ["balances", "--format", "csv"], "name,paid,spent,sent,received,net,currency\r\nAna,10.00,"
      ),
      (["bills", "--format", "csv"], "number,kind,date,amount,currency,"),
      (["chart", "--format", "csv"], "category,amount,currency\r\nfood,10.00,USD\r\n"),
      (["chart", "by", "person", "--format", "csv"], "person,spent,paid,currency\r\n"),
      (["settle", "--format", "markdown"], "## Dinner, in USD\n\n| from | to | amount |\n"),
      (["chart", "--format", "markdown"], "## Dinner, by category in USD\n\n| category |"),
      (["--format", "markdown"], "## Dinner, in USD\n"),
      (["people", "--format", "markdown"], "## Dinner, people\n"),
      (["settle", "--format", "svg"], "<svg xmlns="),
      (["chart", "by", "day", "--format", "svg"], "<svg xmlns="),
    ]
    for (arguments, start) in cases {
      let run = Run(arguments + ["-"], input: Self.dinner)
      XCTAssertEqual(run.status, .allWell, "\(arguments): \(run.errors)")
      XCTAssertTrue(run.output.utf8.starts(with: start.utf8), "\(arguments): \(run.output)")
      XCTAssertEqual(run.output, Run(arguments + ["-"], input: Self.dinner).output, "\(arguments)")
    }
    for command in ["balances", "bills", "total", "people", "rates", "check"] {
      XCTAssertEqual(Run(command, "--format", "svg", "-").status, .cannotRun, command)
    }
  }

  func testWhatATableLacksIsToldBesideIt() {
    let run = Run("settle", "--format", "csv", "-", input: Self.dinner)
    XCTAssertTrue(run.errors.contains("Left out, no rate to USD: line 5, ¥500 \"Tea\""), run.errors)
    let picture = Run("settle", "--format", "svg", "-", input: Self.dinner)
    XCTAssertTrue(picture.output.contains("Left out, no rate to USD"), picture.output)
  }

  func testAChartTakesFiltersAndCountsMonthsFromToday() {
    let script = Self.dinner + "\"=Ben\" paid $4.00 #fun on 2026-11-05\n"
    let cases: [(arguments: [String], bars: [String])] = [
      (["this", "month", "--today", "2026-11-30"], ["fun,4.00,USD"]),
      (["last", "month", "--today", "2026-11-30"], ["food,10.00,USD"]),
      (["in", "2026-10"], ["food,10.00,USD"]),
      (["since", "2026-11-01"], ["fun,4.00,USD"]),
      (["until", "2026-10-31"], ["food,10.00,USD"]),
      (["#fun"], ["fun,4.00,USD"]),
      (["by", "Ana"], ["food,10.00,USD"]),
      (["for", "Ana"], ["food,10.00,USD", "fun,4.00,USD"]),
      (["by", "person", "#fun"], ["Ana,2.00,0.00,USD", "'=Ben,2.00,4.00,USD"]),
      (["#none"], []),
    ]
    for (arguments, bars) in cases {
      let run = Run(["chart"] + arguments + ["--format", "csv", "-"], input: script)
      let lines = run.output.split(separator: "\r\n").dropFirst().map(String.init)
      XCTAssertEqual(lines, bars, "\(arguments): \(run.errors)")
    }
    let none = Run("chart", "in", "2020-01", "--ascii", "-", input: script)
    XCTAssertEqual(
      none.output,
      "No bills match.\nOnly in 2020-01: not the whole trip.\n",
      "a sentence, and nothing drawn"
    )
  }

  func testAScriptWithErrorsIsNotDrawn() {
    for format in ["svg", "png", "csv", "markdown"] {
      let run = Run("settle", "--format", format, "-", input: Self.dinner + "Bo paid 5\n")
      XCTAssertEqual(run.output, "", format)
      XCTAssertEqual(run.status, .scriptIsWrong, format)
    }
  }

  func testAPNGIsMadeByTheConverterFromTheSameSVG() {
    let svg = Run("settle", "--format", "svg", "-", input: Self.dinner).output
    let run = Run(
      ["settle", "--format", "png", "-"],
      input: Self.dinner,
      running: {
        (program, arguments, input) throws(ToolTrouble) in
        Array("\(program) \(arguments)\n".utf8) + input
      }
    )
    XCTAssertEqual(run.output, "rsvg-convert [\"--zoom\", \"2\"]\n" + svg)
    XCTAssertEqual(run.status, .allWell)
  }

  func testWithoutAConverterItSaysHowToGetIt() {
    let cases: [(trouble: ToolTrouble, words: String)] = [
      (.missing, "install librsvg2-bin (Debian, Ubuntu)"),
      (.failed, "'rsvg-convert' could not draw the picture"),
      (.system(SystemError(code: 11)), "cannot run 'rsvg-convert': "),
    ]
    for (trouble, words) in cases {
      let run = Run(
        ["chart", "--format", "png", "-"],
        input: Self.dinner,
        running: {
          (_, _, _) throws(ToolTrouble) in throw trouble
        }
      )
      XCTAssertEqual(run.output, "", "\(trouble)")
      XCTAssertEqual(run.status, .cannotRun, "\(trouble)")
      XCTAssertTrue(run.errors.contains(words), run.errors)
    }
  }

  func testAPNGIsNotPouredOverATerminal() {
    let run = Run(
      ["chart", "--format", "png", "-"],
      input: Self.dinner,
      showsOutput: true,
      running: { (_, _, _) throws(ToolTrouble) in [0x89] }
    )
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.status, .cannotRun)
    XCTAssertTrue(run.errors.contains("> picture.png"), run.errors)
  }

  func testOtherProgramsAreRunOverTheirInput() throws {
    let world = World.real()
    let much = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    XCTAssertEqual(try world.run("cat", [], much), much)
    XCTAssertEqual(try world.run("printf", ["%s|%s", "a b", "ü"], []), Array("a b|ü".utf8))
    XCTAssertEqual(try world.run("true", [], much), [])
    XCTAssertThrowsError(try world.run("false", [], [])) {
      XCTAssertEqual($0 as? ToolTrouble, .failed)
    }
    XCTAssertThrowsError(try world.run("no-such-program-here", [], much)) {
      XCTAssertEqual($0 as? ToolTrouble, .missing)
    }
  }
}
