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
    try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  /// The names in the folder, without what was never there before.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
