import Foundation
import TripCommand
import XCTest

/// What `why` and `bills N` say of trips with every kind of split, as files beside this one hold it.
///
/// With `QUITS_RECORD=1` in the environment the files are written anew, and a test that changed one fails.
final class WhyGoldenTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  private static let sessions: [(trip: String, commands: [String])] = [
    (
      "alps.trip",
      [
        "why Ana", "why Ben", "why Dan", "why Duo", "why Eli", "why Gil", "why Kitty", "bills 6",
        "bills 9", "bills 11", "bills 12", "why Ben Dan", "why Ana Ben", "why Ana Gil",
        "why Cleo Dan", "why Dan Eli", "why Gil Ben", "why Ana in CHF", "why Dan --width 40",
        "why Ana Ben --format markdown", "why Ben --ascii",
      ]
    ),
    (
      "ring.trip",
      [
        "settle", "settle direct", "why Ann", "why Ann Ben", "why Ann Cy", "why Ben Cy",
        "why Cy Dee", "why Ben Dee", "why Dee 'Anna Maria'", "why Ann Dee",
        "why Dee 'Anna Maria' --format json",
      ]
    ),
  ]

  func testEverySessionIsAsItsFileSays() throws {
    for (trip, commands) in Self.sessions {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent(trip),
        encoding: .utf8
      )
      var session = ""
      for command in commands {
        let run = Run(Self.arguments(command) + [trip], files: [trip: text])
        session += "$ quits \(command) \(trip)\n" + run.output + run.errors + "\n"
      }
      try expect(session, trip.replacingOccurrences(of: ".trip", with: ".txt"))
    }
  }

  /// The words of a command, those in single quotes as one.
  private static func arguments(_ command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap {
      $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map { String($0) }
    }
  }

  private func expect(_ text: String, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected.map({ Array($0.utf8) }) == Array(text.utf8) { return }
    if ProcessInfo.processInfo.environment["QUITS_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      XCTFail("recorded \(name)")
    } else {
      XCTFail("\(name) differs; QUITS_RECORD=1 writes it anew. It is now:\n\(text)")
    }
  }
}
