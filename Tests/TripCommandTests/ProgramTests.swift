import Foundation
import TripCommand
import XCTest

final class ProgramTests: XCTestCase {
  private static let dinner = """
    trip "Dinner"
    home USD
    buddies Ana, Ben
    Ana paid $10.00 "Dinner" on 2026-10-03

    """
  private static let wrong = "home USD\nbuddies Ana, Ben\nAnna paid $10.00\n"
  private static let failing = dinner + "expect Ben pays Ana $4.00\n"
  /// The same bill twice on one day.
  private static let doubtful = dinner + "Ana paid $10.00 \"Dinner\" on 2026-10-03\n"

  func testTheExitStatusTellsWhatHappened() {
    let files = [
      "well.trip": Self.dinner, "wrong.trip": Self.wrong, "failing.trip": Self.failing,
      "doubtful.trip": Self.doubtful, "deep/well.trip": Self.dinner,
    ]
    let cases: [(arguments: [String], status: ExitStatus)] = [
      (["well.trip"], .allWell),
      (["settle", "well.trip"], .allWell),
      (["check", "well.trip"], .allWell),
      (["doubtful.trip"], .allWell),
      (["doubtful.trip", "--strict"], .scriptIsWrong),
      (["check", "doubtful.trip"], .allWell),
      (["check", "--strict", "doubtful.trip"], .scriptIsWrong),
      (["wrong.trip"], .scriptIsWrong),
      (["failing.trip"], .scriptIsWrong),
      (["settle", "failing.trip"], .scriptIsWrong),
      (["well.trip", "wrong.trip", "well.trip"], .scriptIsWrong),
      (["check", "."], .scriptIsWrong),
      (["check", "deep"], .allWell),
      (["none.trip"], .cannotRun),
      (["none.trip", "well.trip", "wrong.trip"], .cannotRun),
      (["settle", "deep"], .cannotRun),
      (["deep"], .cannotRun),
      (["settle", "in", "XYZ", "well.trip"], .cannotRun),
      (["--in", "XYZ", "well.trip"], .cannotRun),
      (["--widht", "80", "well.trip"], .cannotRun),
      (["--help"], .allWell),
      (["--version"], .allWell),
    ]
    for (arguments, status) in cases {
      XCTAssertEqual(Run(arguments, files: files).status, status, "\(arguments)")
    }
  }

  func testAScriptWithErrorsPrintsNoFigures() {
    let script = Self.wrong + "settle\npeople\n"
    for arguments in [["-"], ["settle", "-"], ["people", "-"], ["--format", "json", "-"]] {
      let run = Run(arguments, input: script)
      XCTAssertEqual(run.output, "", "\(arguments)")
      XCTAssertTrue(run.errors.hasPrefix("-:3:1: error: "), "\(arguments): \(run.errors)")
    }
  }

  func testAFailedExpectationLetsTheFiguresPrint() {
    let run = Run("failing.trip", files: ["failing.trip": Self.failing])
    XCTAssertTrue(run.output.contains("$5.00"), run.output)
    XCTAssertTrue(run.errors.contains("failing.trip:5:"), run.errors)
  }

  func testAScriptWithoutCommandsPrintsItsPlan() {
    let plan = Run("settle", "-", input: Self.dinner)
    XCTAssertEqual(Run("-", input: Self.dinner).output, plan.output)
    XCTAssertEqual(Run(input: Self.dinner).output, plan.output)
    XCTAssertEqual(Run("-", input: Self.dinner + "settle\n").output, plan.output)
    XCTAssertTrue(plan.output.contains("Ben"), plan.output)
  }

  func testACommandOfTheScriptIsAboutWhatStandsAboveIt() {
    let script = Self.dinner + "total\nAna paid $5.00 on 2026-10-04\ntotal\n"
    let run = Run("-", input: script)
    XCTAssertTrue(run.output.contains("$10.00") && run.output.contains("$15.00"), run.output)
    XCTAssertFalse(Run("total", "-", input: script).output.contains("$10.00"))
  }

  func testStatementsMayStandOnTheCommandLine() {
    let run = Run("-e", "buddies Ana, Ben", "-e", "Ana paid 10", "total")
    XCTAssertEqual(run.status, .allWell, run.errors)
    XCTAssertTrue(run.output.contains("10.00"), run.output)
    let wrong = Run("-e", "buddies Ana, Ben", "-e", "Anna paid 10")
    XCTAssertTrue(wrong.errors.hasPrefix("-e:2:1: error: "), wrong.errors)
  }

  func testTheWordsOfACommandAreReadByTheLanguage() {
    let script = """
      home USD
      rate JPY USD 0.01
      buddies "Anna Maria", Ben
      "Anna Maria" paid $10.00 #food on 2026-10-03
      Ben paid $4.00 #fun on 2026-10-05

      """
    let cases: [(words: [String], total: String)] = [
      ([], "$14.00"),
      (["by", "Anna Maria"], "$10.00"),
      (["#fun"], "$4.00"),
      (["until", "2026-10-04"], "$10.00"),
      (["in", "2026-10"], "$14.00"),
      (["in", "JPY"], "¥1,400"),
      (["--in", "JPY"], "¥1,400"),
    ]
    for (words, total) in cases {
      let run = Run(["total"] + words + ["-"], input: script)
      XCTAssertTrue(run.output.contains(total), "\(words): \(run.output)\(run.errors)")
    }
    let wrong = Run("total", "by", "Bem", "-", input: script)
    XCTAssertEqual(wrong.output, "")
    XCTAssertTrue(wrong.errors.hasPrefix("command line:1:10: error: "), wrong.errors)
    XCTAssertTrue(wrong.errors.contains("Ben"), wrong.errors)
  }

  func testTheViewOfTheCommandLineHoldsWhereTheScriptNamesNone() {
    let script = """
      home USD
      rate JPY USD 0.01
      rate EUR USD 2
      buddies Ana, Ben
      Ana paid $10.00
      total
      total in EUR

      """
    let run = Run("--in", "JPY", "-", input: script)
    XCTAssertTrue(run.output.contains("¥1,000") && run.output.contains("€5.00"), run.output)
    XCTAssertFalse(run.output.contains("$10.00"), run.output)
  }

  func testSeveralScriptsAreSeveralTrips() {
    let other = "home EUR\nbuddies Cy, Di\nCy paid €4.00\n"
    let files = ["a.trip": Self.dinner, "b.trip": other]
    let run = Run("a.trip", "none.trip", "b.trip", files: files)
    XCTAssertEqual(run.errors, "quits: cannot read 'none.trip': no such file\n")
    let headings = run.output.split(separator: "\n").filter { $0.hasSuffix(".trip") }
    XCTAssertEqual(headings, ["a.trip", "b.trip"])
    XCTAssertTrue(run.output.contains("$5.00") && run.output.contains("€2.00"), run.output)
  }

  func testJSONIsWrittenAsItIs() throws {
    for command in ["settle", "balances", "bills", "chart", "total", "people", "rates"] {
      let run = Run(command, "--format", "json", "--color", "always", "-", input: Self.dinner)
      XCTAssertEqual(run.status, .allWell, "\(command): \(run.errors)")
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      XCTAssertTrue(json is [String: Any], command)
    }
  }

  func testManyErrorsAreCounted() {
    let script = "home USD\nbuddies Ana\n" + String(repeating: "Bob paid $1\n", count: 27)
    let run = Run("-", input: script)
    let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    XCTAssertEqual(errors.count, 20)
    XCTAssertTrue(run.errors.hasSuffix("… and 7 more errors\n"), run.errors)
    XCTAssertTrue(Run("--ascii", "-", input: script).errors.hasSuffix("... and 7 more errors\n"))
  }

  func testAnAmountThatIsWorthTooMuchIsAnErrorAtItsBill() {
    let script = """
      home USD
      buddies Ana, Ben
      rate EUR USD 1000000
      Ana paid €999999999999.00
      rates

      """
    for arguments in [["settle", "-"], ["check", "-"]] {
      let run = Run(arguments, input: script)
      XCTAssertEqual(run.status, .scriptIsWrong, "\(arguments)")
      XCTAssertTrue((run.output + run.errors).contains("-:4:1: error: "), run.output + run.errors)
    }
  }

  func testAReaderWhoLeavesIsNoTroubleAndAFullDiskIs() {
    let closed = Run("-", input: Self.dinner, outputFailure: Int(EPIPE))
    XCTAssertEqual(closed.status, .allWell)
    XCTAssertEqual(closed.errors, "")
    let failing = Run("-", input: Self.failing, outputFailure: Int(EPIPE))
    XCTAssertEqual(failing.status, .scriptIsWrong)
    let full = Run("-", input: Self.dinner, outputFailure: Int(ENOSPC))
    XCTAssertEqual(full.status, .cannotRun)
    XCTAssertEqual(full.errors, "quits: cannot write: No space left on device\n")
  }

  func testWhatIsMissingIsAskedFor() {
    let cases: [(arguments: [String], files: [String: String], says: String)] = [
      (["open"], [:], "open needs a file, which is made if it is missing\nsee: quits help open"),
      (["settle"], [:], "settle needs a file"),
      (["setle"], [:], "cannot read 'setle': no such file; did you mean the command 'settle'?"),
      (["trips"], ["trips/a.trip": ""], "it is a folder; a whole folder is looked through by"),
      (["settle", "trips"], ["trips/a.trip": ""], "settle is about one script"),
      (
        ["settle", "a.trip", "in", "JPY"], ["a.trip": ""],
        "the file comes last: quits settle in JPY a.trip"
      ),
      (["check", "trips"], ["trips/a.md": ""], "no *.trip file in 'trips'"),
      (["--fromat", "json"], [:], "did you mean '--format'?\nsee: quits --help"),
      (["check"], [:], "see: quits help check"),
    ]
    for (arguments, files, says) in cases {
      let run = Run(arguments, files: files, isInteractive: true)
      XCTAssertEqual(run.status, .cannotRun, "\(arguments)")
      XCTAssertTrue(run.errors.contains(says), "\(arguments): \(run.errors)")
    }
  }

  func testAnEmptyStandardInputThatNobodyNamedIsNoTrip() {
    for arguments in [[], ["settle"], ["balances"], ["bills"], ["chart"], ["people"], ["report"]] {
      let run = Run(arguments, input: "")
      XCTAssertEqual(run.status, .cannotRun, "\(arguments)")
      XCTAssertEqual(run.output, "", "\(arguments)")
      let name = arguments.first ?? "quits"
      XCTAssertTrue(
        run.errors.hasPrefix("quits: \(name) needs a file; - is standard input\n"),
        run.errors
      )
      XCTAssertEqual(Run(arguments, input: Self.dinner).status, .allWell, "\(arguments)")
      XCTAssertEqual(Run(arguments + ["-"], input: "").status, .allWell, "\(arguments)")
    }
  }

  func testAFileTooManyIsCalledSo() {
    let files = ["a.trip": Self.dinner, "b.trip": Self.dinner, "notes.txt": ""]
    let cases: [(arguments: [String], says: String)] = [
      (
        ["settle", "a.trip", "b.trip"], "'a.trip' is one file too many: settle is about one script"
      ),
      (
        ["why", "Ana", "a.trip", "b.trip"], "'a.trip' is one file too many: why is about one script"
      ),
      (["settle", "notes.txt", "b.trip"], "'notes.txt' is one file too many"),
      (["settle", "none.trip", "b.trip"], "'none.trip' is one file too many"),
      (["settle", "a.trip", "none.trip"], "'a.trip' is one file too many"),
      (
        ["settle", "-e", "buddies A", "a.trip"], "'a.trip' is one trip too many: the statements of"
      ),
    ]
    for (arguments, says) in cases {
      let run = Run(arguments, files: files)
      XCTAssertEqual(run.status, .cannotRun, "\(arguments)")
      XCTAssertEqual(run.output, "", "\(arguments)")
      XCTAssertTrue(run.errors.contains(says), "\(arguments): \(run.errors)")
    }
  }

  func testHelpIsMadeFromTheTables() {
    let overview = Run("--help").output
    for rule in CommandRule.all {
      XCTAssertTrue(overview.contains(rule.summary) || rule.verb == .run, rule.name)
      if rule.verb != .run {
        let page = Run("help", rule.name).output
        XCTAssertTrue(page.hasPrefix("usage: quits \(rule.name)"), page)
      }
    }
    for rule in OptionRule.all {
      XCTAssertTrue(overview.contains(rule.form) && overview.contains(rule.summary), rule.form)
    }
    let pages = CommandRule.all.map { Run("help", $0.name).output }
    for line in ([overview] + pages).joined().split(separator: "\n") {
      XCTAssertLessThanOrEqual(line.count, 80, String(line))
    }
  }

  func testTodayCanBePinned() {
    let arguments = ["total", "this", "month", "-"]
    XCTAssertTrue(Run(arguments, input: Self.dinner).output.contains("$10.00"))
    let later = Run(["--today", "2026-11-01"] + arguments, input: Self.dinner)
    XCTAssertFalse(later.output.contains("$10.00"), later.output)
  }

  func testNoCommandLineIsTooOddToAnswer() {
    let words = [
      "settle", "check", "help", "bills", "rates", "-", "--", "-e", "-eA", "--format",
      "--format=json",
      "--in", "JPY", "--width", "40", "--today", "--strict", "--help", "well.trip", "wrong.trip",
      ".",
      "#food", "by", "Ana", "\"", "", "\u{1B}[31m", "小明", "until", "2026-10-03", "direct", "via",
    ]
    let files = ["well.trip": Self.dinner, "wrong.trip": Self.wrong]
    var dice = Dice(state: 7)
    for _ in 0..<2000 {
      let arguments = (0..<dice.roll(7)).map { _ in words[dice.roll(words.count)] }
      let run = Run(arguments, files: files, input: Self.failing)
      XCTAssertFalse(run.output.isEmpty && run.errors.isEmpty, "\(arguments)")
      XCTAssertFalse((run.output + run.errors).contains("\u{1B}"), "\(arguments)")
      if run.status == .cannotRun { XCTAssertFalse(run.errors.isEmpty, "\(arguments)") }
    }
  }
}

/// Numbers that are the same in every run.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
