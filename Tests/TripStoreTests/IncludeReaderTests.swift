import Foundation
import TripStore
import XCTest

final class IncludeReaderTests: XCTestCase {
  private let files = SystemFiles()

  /// A trip with its parts, and what must never be read from it.
  private func makeTrip() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(for: self)
    try folder.write("whole", to: "trip/tokyo.trip")
    try folder.write("mia", to: "trip/bills/mia.trip")
    try folder.write("leo", to: "trip/bills/leo.trip")
    try folder.write("secret", to: "secret.trip")
    try folder.write("twin", to: "trip-twin/x.trip")
    try folder.link("trip/out.trip", to: "../secret.trip")
    try folder.link("trip/outside", to: "..")
    try folder.link("trip/again.trip", to: "bills/mia.trip")
    return folder
  }

  func testOnlyWhatLiesInTheScriptsFolderIsRead() throws {
    let folder = try makeTrip()
    let script = folder("trip/tokyo.trip")
    let reader = try IncludeReader(forFile: script, in: files)
    XCTAssertEqual(reader.identity, script)

    func part(_ name: String, _ text: String) -> IncludeReader.Outcome {
      let path = folder("trip/" + name)
      return .text(name: path, identity: path, bytes: Array(text.utf8))
    }
    let mia = folder("trip/bills/mia.trip")
    let cases: [(path: String, from: String, outcome: IncludeReader.Outcome)] = [
      ("bills/mia.trip", script, part("bills/mia.trip", "mia")),
      ("./bills/../bills/mia.trip", script, part("bills/mia.trip", "mia")),
      ("again.trip", script, part("bills/mia.trip", "mia")),
      ("leo.trip", mia, part("bills/leo.trip", "leo")),
      ("../tokyo.trip", mia, part("tokyo.trip", "whole")),
      ("../trip/bills/leo.trip", script, part("bills/leo.trip", "leo")),
      ("../secret.trip", script, .outside),
      ("../../secret.trip", mia, .outside),
      ("out.trip", script, .outside),
      ("outside/secret.trip", script, .outside),
      ("outside/trip-twin/x.trip", script, .outside),
      ("../trip-twin/x.trip", script, .outside),
      (script, script, .outside),
      ("/etc/passwd", script, .outside),
      ("../none.trip", script, .outside),
      ("bills/../../none.trip", script, .outside),
      ("none.trip", script, .unreadable(FileTrouble(folder("trip/none.trip"), .missing))),
      ("", script, .unreadable(FileTrouble(folder("trip/"), .isFolder))),
      ("bills", script, .unreadable(FileTrouble(folder("trip/bills"), .isFolder))),
    ]
    for (path, from, outcome) in cases {
      XCTAssertEqual(reader.read(path, from: from), outcome, "'\(path)' from \(from)")
    }
  }

  func testAPipeInTheFolderIsNotWaitedFor() throws {
    let folder = try makeTrip()
    folder.pipe("trip/pipe.trip")
    let script = folder("trip/tokyo.trip")
    let reader = try IncludeReader(forFile: script, in: files)
    XCTAssertEqual(
      reader.read("pipe.trip", from: script),
      .unreadable(FileTrouble(folder("trip/pipe.trip"), .notRegular))
    )
  }

  func testAScriptBehindALinkHasItsPartsWhereItLies() throws {
    let folder = try makeTrip()
    try folder.link("linked.trip", to: "trip/tokyo.trip")
    let script = folder("linked.trip")
    let reader = try IncludeReader(forFile: script, in: files)
    XCTAssertEqual(reader.identity, folder("trip/tokyo.trip"))
    let mia = folder("trip/bills/mia.trip")
    XCTAssertEqual(
      reader.read("bills/mia.trip", from: script),
      .text(name: mia, identity: mia, bytes: Array("mia".utf8))
    )
    XCTAssertEqual(reader.read("../secret.trip", from: script), .outside)
  }

  func testPartsAreNamedAsTheirScriptWas() throws {
    let folder = try makeTrip()
    let old = FileManager.default.currentDirectoryPath
    defer { XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(old)) }
    XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(folder.path))

    func name(_ path: String, of reader: IncludeReader, from: String) -> String? {
      guard case .text(let name, _, _) = reader.read(path, from: from) else { return nil }
      return name
    }
    let below = try IncludeReader(forFile: "trip/tokyo.trip", in: files)
    XCTAssertEqual(
      name("bills/mia.trip", of: below, from: "trip/tokyo.trip"),
      "trip/bills/mia.trip"
    )
    XCTAssertEqual(name("leo.trip", of: below, from: "trip/bills/mia.trip"), "trip/bills/leo.trip")
    let dotted = try IncludeReader(forFile: "./trip/tokyo.trip", in: files)
    XCTAssertEqual(
      name("bills/mia.trip", of: dotted, from: "./trip/tokyo.trip"),
      "./trip/bills/mia.trip"
    )
    let input = try IncludeReader(forTextCalled: "-", in: files)
    XCTAssertNil(input.identity)
    XCTAssertEqual(name("trip/bills/mia.trip", of: input, from: "-"), "trip/bills/mia.trip")
    XCTAssertEqual(name("leo.trip", of: input, from: "trip/bills/mia.trip"), "trip/bills/leo.trip")
    XCTAssertEqual(input.read("../\(Path.name(of: folder.path))/../x", from: "-"), .outside)
  }

  func testAMissingScriptIsATroubleOfItsOwn() throws {
    XCTAssertThrowsError(try IncludeReader(forFile: "no/such.trip", in: files)) { error in
      XCTAssertEqual(error as? FileTrouble, FileTrouble("no/such.trip", .missing))
    }
  }
}
