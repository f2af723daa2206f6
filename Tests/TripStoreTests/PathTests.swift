import TripStore
import XCTest

final class PathTests: XCTestCase {
  func testPathsJoinAndComeApart() {
    let cases: [(path: String, folder: String, name: String)] = [
      ("a.trip", "", "a.trip"),
      ("/a.trip", "/", "a.trip"),
      ("b/a.trip", "b", "a.trip"),
      ("./b/a.trip", "./b", "a.trip"),
      ("/b/c/小明.trip", "/b/c", "小明.trip"),
    ]
    for (path, folder, name) in cases {
      XCTAssertEqual(Path.folder(of: path), folder, path)
      XCTAssertEqual(Path.name(of: path), name, path)
      XCTAssertEqual(Path.join(folder, name), path)
    }
    XCTAssertEqual(Path.join("b/", "a"), "b/a")
    XCTAssertEqual(Path.join("b", "/a"), "/a")
  }

  func testOnlyWhatIsInsideHasARelativePath() {
    let cases: [(path: String, folder: String, relative: String?)] = [
      ("/trip/a", "/trip", "a"),
      ("/trip/b/a", "/trip", "b/a"),
      ("/a", "/", "a"),
      ("/trip", "/trip", nil),
      ("/trips/a", "/trip", nil),
      ("/a", "/trip", nil),
    ]
    for (path, folder, relative) in cases {
      XCTAssertEqual(Path.relative(path, to: folder), relative, "\(path) in \(folder)")
    }
  }

  func testDotsThatLeaveTheFolderAreSeen() {
    let cases = [
      "..": true, "a/../..": true, "../a": true, "a/../../a": true, "./..": true,
      "": false, "a": false, "a/..": false, "./a/./b/../..": false, "a..b/..": false, "...": false,
    ]
    for (path, escapes) in cases {
      XCTAssertEqual(Path.escapes(path), escapes, path)
    }
  }
}
