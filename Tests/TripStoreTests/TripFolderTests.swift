import TripStore
import XCTest

final class TripFolderTests: XCTestCase {
  func testScriptsAreFoundInTheOrderOfTheirPaths() throws {
    let folder = try TemporaryFolder(for: self)
    for name in [
      "b.trip", "a.trip", "a/z.trip", "a/deep/er/y.trip", "notes.md", "trip", ".hidden/h.trip",
      ".h.trip", "é.trip", "Z.trip",
    ] {
      try folder.write("", to: name)
    }
    try folder.link("a/up", to: "..")
    try folder.link("linked.trip", to: "b.trip")
    let found = TripFolder(folder.path, in: SystemFiles())
    let names = ["Z.trip", "a.trip", "a/deep/er/y.trip", "a/z.trip", "b.trip", "é.trip"]
    XCTAssertEqual(found.scripts, names.map { folder($0) })
    XCTAssertEqual(found.troubles, [])
    let flat = TripFolder(folder.path, in: SystemFiles(), descends: false)
    XCTAssertEqual(flat.scripts, ["Z.trip", "a.trip", "b.trip", "é.trip"].map { folder($0) })
  }

  func testAFolderThatCannotBeReadDoesNotHideTheOthers() {
    let found = TripFolder("trips", in: OneClosedFolder())
    XCTAssertEqual(found.scripts, ["trips/open/a.trip"])
    XCTAssertEqual(found.troubles, [FileTrouble("trips/closed", .noPermission)])
  }

  private struct OneClosedFolder: FileLayer {
    func entries(of folder: String) throws(FileTrouble) -> [FolderEntry] {
      switch folder {
      case "trips":
        [FolderEntry(name: "closed", kind: .folder), FolderEntry(name: "open", kind: .folder)]
      case "trips/open": [FolderEntry(name: "a.trip", kind: .file)]
      default: throw FileTrouble(folder, .noPermission)
      }
    }

    func read(_ path: String, as kind: FileKind) throws(FileTrouble) -> [UInt8] {
      throw FileTrouble(path, .missing)
    }

    func readStandardInput() throws(FileTrouble) -> [UInt8] { [] }

    func resolved(_ path: String) throws(FileTrouble) -> String { path }

    func kind(of path: String) -> FolderEntry.Kind? { nil }
  }
}
