import Foundation
import XCTest

/// A folder of its own for a test, removed when the test is over.
struct TemporaryFolder {
  /// The path with every link followed.
  let path: String

  init(for test: XCTestCase) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quits-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    test.addTeardownBlock { try FileManager.default.removeItem(at: folder) }
  }

  /// Returns the path of `name` in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name),
      withDestinationPath: destination
    )
  }

  /// Makes a pipe with a name.
  func pipe(_ name: String) {
    XCTAssertEqual(unsafe mkfifo(self(name), 0o600), 0)
  }
}
