import Foundation
import XCTest

/// Files that hold what a renderer is expected to write.
///
/// With `QUITS_RECORD=1` in the environment they are written anew, and each test that changed one fails.
enum GoldenFile {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  static func expect(_ text: String, _ name: String, line: UInt = #line) throws {
    let file = folder.appendingPathComponent(name)
    let expected = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    if let expected, Array(expected.utf8) == Array(text.utf8) { return }
    if ProcessInfo.processInfo.environment["QUITS_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
      XCTFail("recorded \(name)", line: line)
    } else {
      XCTFail("\(name) differs; QUITS_RECORD=1 writes it anew. It is now:\n\(text)", line: line)
    }
  }
}
