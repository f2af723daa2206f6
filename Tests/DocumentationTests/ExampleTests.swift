import Foundation
import XCTest

final class ExampleTests: XCTestCase {
  private func examples() throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appendingPathComponent("examples").path)
      .filter { $0.hasSuffix(".trip") }.sorted().map { "examples/\($0)" }
  }

  func testEveryExampleHoldsWhatItExpectsWithoutAWarning() throws {
    var shell = Shell()
    let paths = try examples()
    XCTAssertGreaterThanOrEqual(paths.count, 6)
    for path in paths {
      let found = shell.run("quits check --strict \(path)")
      XCTAssertTrue(found.hasPrefix("1 trip, ") && found.hasSuffix(": all well\n"), found)
      XCTAssertFalse(found.contains(" 0 expectations"), path)
      XCTAssertEqual(shell.run("echo $?"), "0\n", path)
    }
  }

  func testEveryExampleShowsSomethingInTheEnd() throws {
    var shell = Shell()
    for path in try examples() {
      let text = try Repository.text(of: path)
      XCTAssertTrue(text.hasPrefix("#!/usr/bin/env quits\n"), path)
      let output = shell.run("quits \(path)")
      XCTAssertTrue(output.contains("the fewest there can be"), path)
      XCTAssertTrue(output.contains("█") || output.contains("no.  day"), path)
    }
  }

  func testTheFolderOfExamplesIsAsManyTripsAsItHasWholeScripts() throws {
    var shell = Shell()
    let count = try examples().count
    XCTAssertTrue(shell.run("quits check examples").hasPrefix("\(count) trips, "))
  }
}
