import Foundation
import XCTest

/// The wiring of the program: real files, streams and statuses.
final class EndToEndTests: XCTestCase {
  private func makeFolder() throws -> TemporaryFolder {
    try TemporaryFolder(
      for: self,
      holding: [
        "tokyo/tokyo.trip": """
        #!/usr/bin/env quits
        trip "Tokyo 2026"
        home USD
        rate JPY USD 0.0067
        buddies Me, Mia, 小明
        include "bills/mia.trip"
        Me paid ¥12000 "Dinner" #food on 2026-10-02
        expect total $140.70

        """,
        "tokyo/bills/mia.trip": "Mia paid ¥9000 \"Hotel\" #lodging on 2026-10-01\n",
        "failing.trip": "buddies A, B\nA paid 10\nexpect B pays A 4\n",
        "wrong.trip": "buddies A, B\nC paid 10\n",
      ]
    )
  }

  func testStatusesAndStreams() throws {
    let folder = try makeFolder()
    let cases: [(arguments: String, status: Int32, output: String?, errors: String?)] = [
      ("tokyo/tokyo.trip", 0, "Tokyo 2026", nil),
      ("settle tokyo/tokyo.trip", 0, "Mia", nil),
      ("total --in JPY tokyo/tokyo.trip", 0, "¥21,000", nil),
      ("failing.trip", 1, "5.00", "failing.trip:3:"),
      ("wrong.trip", 1, nil, "wrong.trip:2:1: error: "),
      ("check failing.trip", 1, "1 failed expectation", nil),
      ("check wrong.trip", 1, "wrong.trip:2:1: error: ", nil),
      ("check tokyo", 0, "1 trip, 2 bills, 1 expectation: all well", nil),
      ("check .", 1, "3 trips, 3 bills, 2 expectations: 1 error, 1 failed expectation", nil),
      ("none.trip", 2, nil, "quits: cannot read 'none.trip': no such file"),
      ("tokyo", 2, nil, "it is a folder"),
      ("/dev/zero", 2, nil, "it is no regular file"),
      ("--fromat json", 2, nil, "did you mean '--format'?"),
      ("--version", 0, "quits 0.1.0", nil),
      ("help settle", 0, "usage: quits settle", nil),
    ]
    for (arguments, status, output, errors) in cases {
      let run = try Quits(shell: "\"$quits\" " + arguments, in: folder)
      XCTAssertEqual(run.status, status, "\(arguments): \(run.errors)")
      for (wanted, said) in [(output, run.output), (errors, run.errors)] {
        if let wanted {
          XCTAssertTrue(said.contains(wanted), "\(arguments): \(said)")
        } else {
          XCTAssertEqual(said, "", arguments)
        }
      }
    }
  }

  func testScriptsComeFromStandardInputPipesAndTheCommandLine() throws {
    let folder = try makeFolder()
    let script = "buddies A, B\nA paid 10\n"
    let wanted = try Quits("-", in: folder, input: script).output
    XCTAssertTrue(wanted.contains("5.00"), wanted)
    XCTAssertEqual(try Quits(in: folder, input: script).output, wanted)
    XCTAssertEqual(try Quits("-e", "buddies A, B", "-e", "A paid 10", in: folder).output, wanted)
    try folder.write(script, to: "settle")
    for line in [
      "cat settle | \"$quits\"", "cat settle | \"$quits\" -", "\"$quits\" /dev/stdin <settle",
      "\"$quits\" ./settle", "cat settle | \"$quits\" settle", "cat settle | \"$quits\" /dev/stdin",
      "\"$quits\" -- - <settle",
      "mkfifo pipe && (sleep 0.1; cat settle >pipe) & sleep 0.05; \"$quits\" pipe",
    ] {
      XCTAssertEqual(try Quits(shell: line, in: folder).output, wanted, line)
    }
  }

  func testPartsAreReadWhereTheScriptLies() throws {
    let folder = try makeFolder()
    let whole = try Quits("settle", "tokyo/tokyo.trip", in: folder).output
    XCTAssertEqual(
      try Quits(shell: "cd tokyo && \"$quits\" settle - <tokyo.trip", in: folder).output,
      whole
    )
    let part = try Quits(shell: "cd tokyo/bills && \"$quits\" check mia.trip", in: folder)
    XCTAssertEqual(part.status, 1)
    XCTAssertTrue(part.output.contains("quits check ../tokyo.trip"), part.output)
  }

  func testThePromptOnAPartSaysWhichScriptToOpen() throws {
    let folder = try makeFolder()
    for part in ["mia.trip", "empty.trip"] {
      try folder.write("include \"bills/\(part)\"\n", to: "tokyo/whole-\(part)")
    }
    try folder.write("", to: "tokyo/bills/empty.trip")
    for (part, whole) in [("mia.trip", "tokyo.trip"), ("empty.trip", "whole-empty.trip")] {
      let run = try Quits("open", "tokyo/bills/\(part)", in: folder, input: "Mia paid 5\n")
      let said = run.output + run.errors
      XCTAssertTrue(said.contains("'tokyo/bills/\(part)' is a part of 'tokyo/\(whole)'"), said)
      XCTAssertTrue(said.contains("enter bills there: open tokyo/\(whole)"), said)
      XCTAssertFalse(said.contains("buddies Mia"), said)
    }
    let whole = try Quits("open", "tokyo/tokyo.trip", in: folder, input: "people\n")
    XCTAssertFalse((whole.output + whole.errors).contains("is a part of"), whole.errors)
  }

  func testSeveralScriptsAreAnsweredInTheirOrder() throws {
    let folder = try makeFolder()
    let run = try Quits("failing.trip", "tokyo/tokyo.trip", in: folder)
    let first = try XCTUnwrap(run.output.range(of: "failing.trip\n"))
    let second = try XCTUnwrap(run.output.range(of: "tokyo/tokyo.trip\n"))
    XCTAssertLessThan(first.lowerBound, second.lowerBound)
    XCTAssertEqual(run.status, 1)
  }

  func testMessagesStandBelowTheResultsThatTheyFollow() throws {
    let folder = try makeFolder()
    let both = try Quits(shell: "\"$quits\" failing.trip 2>&1", in: folder).output
    let figures = try XCTUnwrap(both.range(of: "5.00"))
    let message = try XCTUnwrap(both.range(of: "failing.trip:3:"))
    XCTAssertLessThan(figures.lowerBound, message.lowerBound)
  }

  func testAClosedPipeEndsQuietly() throws {
    let folder = try makeFolder()
    let bills = (1...20_000).map { "A paid \($0) \"Bill \($0)\"\n" }.joined()
    try folder.write("buddies A, B\n" + bills, to: "long.trip")
    for (line, status) in [("bills long.trip", "0"), ("failing.trip", "1"), ("--help", "0")] {
      // Whoever reads is gone before the first byte is written.
      let run = try Quits(
        shell: "{ sleep 0.1; \"$quits\" \(line) 2>errors; echo $? >status; } | true; cat status",
        in: folder
      )
      XCTAssertEqual(run.output, status + "\n", line)
      if status == "0" { XCTAssertEqual(try folder.read("errors"), "", line) }
    }
    let head = try Quits(shell: "\"$quits\" bills long.trip | head -n 1", in: folder)
    XCTAssertEqual(head.errors, "")
    XCTAssertEqual(head.output.split(separator: "\n").count, 1)
  }

  func testAFullDiskIsReported() throws {
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has one")
    let folder = try makeFolder()
    for line in ["tokyo/tokyo.trip", "check tokyo", "--help", "--format json failing.trip"] {
      let run = try Quits(shell: "\"$quits\" \(line) >/dev/full", in: folder)
      XCTAssertEqual(run.status, 2, line)
      XCTAssertTrue(
        run.errors.contains("quits: cannot write: No space left on device\n"),
        "\(line): \(run.errors)"
      )
    }
  }

  func testAFileAtItsLimitIsReported() throws {
    let folder = try makeFolder()
    let line = "(ulimit -f 0; \"$quits\" --help 2>&1 >limited) | cat"
    let run = try Quits(shell: line, in: folder)
    XCTAssertTrue(run.output.hasPrefix("quits: cannot write: "), run.output)
  }

  func testLooksFollowOptionsAndEnvironment() throws {
    let folder = try makeFolder()
    let escape = "\u{1B}["
    let file = "tokyo/tokyo.trip"
    let cases: [(line: String, isColoured: Bool)] = [
      ("\"$quits\" \(file)", false),
      ("\"$quits\" --color always \(file)", true),
      ("CLICOLOR_FORCE=1 \"$quits\" \(file)", true),
      ("NO_COLOR=1 CLICOLOR_FORCE=1 \"$quits\" \(file)", false),
      ("NO_COLOR=1 \"$quits\" --color=always \(file)", true),
      ("\"$quits\" --color always --format json \(file)", false),
    ]
    for (line, isColoured) in cases {
      let output = try Quits(shell: line, in: folder).output
      XCTAssertEqual(output.contains(escape), isColoured, "\(line): \(output)")
    }
    for line in ["\"$quits\" chart --ascii \(file)", "LC_ALL=C \"$quits\" chart \(file)"] {
      let output = try Quits(shell: line, in: folder).output
      XCTAssertTrue(output.contains("lodging"), line)
      XCTAssertTrue(output.utf8.allSatisfy { $0 < 0x80 }, "\(line): \(output)")
    }
    let widest = try [30, 60].map { width in
      let output = try Quits("chart", "--width", "\(width)", file, in: folder).output
      let widest = output.split(separator: "\n").map(\.count).max() ?? 0
      XCTAssertLessThanOrEqual(widest, width, output)
      return widest
    }
    XCTAssertLessThan(widest[0], widest[1])
  }

  func testJSONComesOutWhole() throws {
    let folder = try makeFolder()
    let run = try Quits("settle", "tokyo/tokyo.trip", "--format", "json", in: folder)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let plan = try XCTUnwrap(json as? [String: Any])
    XCTAssertEqual(plan["trip"] as? String, "Tokyo 2026")
    XCTAssertEqual(plan["total"] as? String, "140.70")
  }
}
