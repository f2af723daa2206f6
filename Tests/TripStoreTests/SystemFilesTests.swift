import Foundation
import TripStore
import XCTest

final class SystemFilesTests: XCTestCase {
  private let files = SystemFiles()

  func testAFileIsReadWhole() throws {
    let folder = try TemporaryFolder(for: self)
    for count in [0, 1, 65_535, 65_536, 65_537, 1_000_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try Data(bytes).write(to: URL(fileURLWithPath: folder("some.trip")))
      XCTAssertEqual(try files.read(folder("some.trip"), as: .found), bytes, "\(count) bytes")
    }
  }

  func testEachTroubleHasItsName() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("", to: "file")
    try folder.link("circle", to: "circle")
    folder.pipe("pipe")
    let cases: [(path: String, kind: FileKind, reason: FileTrouble.Reason)] = [
      (folder("none.trip"), .given, .missing),
      ("", .given, .missing),
      (folder("file") + "\0", .given, .missing),
      (folder.path, .given, .isFolder),
      (folder("file/below"), .given, .isNoFolder),
      (folder("circle"), .given, .linksInCircles),
      (folder("pipe"), .found, .notRegular),
      (folder("pipe"), .given, .unwrittenPipe),
      ("/dev/zero", .given, .notRegular),
      ("/dev/null", .found, .notRegular),
    ]
    for (path, kind, reason) in cases {
      XCTAssertThrowsError(try files.read(path, as: kind), "\(path) as \(kind)") { error in
        XCTAssertEqual(error as? FileTrouble, FileTrouble(path, reason))
      }
    }
  }

  func testAFilePastFourGibibytesIsRefusedUnread() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("", to: "huge.trip")
    XCTAssertEqual(unsafe truncate(folder("huge.trip"), 1 << 33), 0)
    XCTAssertThrowsError(try files.read(folder("huge.trip"), as: .given)) { error in
      XCTAssertEqual((error as? FileTrouble)?.reason, .tooLarge)
    }
  }

  func testAFileThatMayNotBeReadSaysSo() throws {
    try XCTSkipIf(geteuid() == 0, "root may read everything")
    let folder = try TemporaryFolder(for: self)
    try folder.write("", to: "secret.trip")
    XCTAssertEqual(unsafe chmod(folder("secret.trip"), 0), 0)
    XCTAssertThrowsError(try files.read(folder("secret.trip"), as: .given)) { error in
      XCTAssertEqual((error as? FileTrouble)?.reason, .noPermission)
    }
  }

  func testTheNullDeviceIsAnEmptyScript() throws {
    XCTAssertEqual(try files.read("/dev/null", as: .given), [])
  }

  func testAPipeIsReadUntilItsWriterCloses() throws {
    let folder = try TemporaryFolder(for: self)
    let path = folder("pipe")
    folder.pipe("pipe")
    let text = String(repeating: "Me paid 5\n", count: 30_000)
    let writer = Thread {
      guard let pipe = FileHandle(forWritingAtPath: path) else { return }
      try? pipe.write(contentsOf: Data(text.utf8))
      try? pipe.close()
    }
    writer.start()
    XCTAssertEqual(try files.read(path, as: .given), Array(text.utf8))
  }

  func testAFolderListsItsFilesAndFoldersWithoutFollowingLinks() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("", to: "a.trip")
    try folder.write("", to: "deep/b.trip")
    try folder.link("link.trip", to: "a.trip")
    let entries = try files.entries(of: folder.path).sorted { $0.name < $1.name }
    XCTAssertEqual(
      entries,
      [
        FolderEntry(name: "a.trip", kind: .file),
        FolderEntry(name: "deep", kind: .folder),
        FolderEntry(name: "link.trip", kind: .other),
      ]
    )
    XCTAssertThrowsError(try files.entries(of: folder("none"))) { error in
      XCTAssertEqual(error as? FileTrouble, FileTrouble(folder("none"), .missing))
    }
  }

  func testAPathIsResolvedThroughLinks() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write("", to: "deep/a.trip")
    try folder.link("link", to: "deep")
    XCTAssertEqual(try files.resolved(folder("link/../link/a.trip")), folder("deep/a.trip"))
    let kinds: [(path: String, kind: FolderEntry.Kind?)] = [
      (folder("link"), .folder), (folder("link/a.trip"), .file), ("/dev/null", .other),
      (folder("none"), nil), (folder("deep/a.trip\0"), nil),
    ]
    for (path, kind) in kinds {
      XCTAssertEqual(files.kind(of: path), kind, path)
      XCTAssertEqual(files.isFolder(path), kind == .folder, path)
      XCTAssertEqual(files.isFile(path), kind == .file, path)
    }
  }
}
