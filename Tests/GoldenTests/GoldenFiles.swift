import Foundation
import XCTest

/// Files beside the tests that say what is expected, found by the place of this source.
enum GoldenFiles {
  /// Whether a run writes what it finds instead of comparing it, and fails, so that nobody takes it
  /// for a check.
  static let isRecording = ProcessInfo.processInfo.environment["QUITS_RECORD"] == "1"

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
  static let messages = folder.appendingPathComponent("messages")

  /// Checks a text against a file, or records it.
  static func expect(
    _ text: String,
    in file: URL,
    line: UInt = #line
  ) throws {
    if isRecording {
      let old = try? String(contentsOf: file, encoding: .utf8)
      if old == text { return }
      try text.write(to: file, atomically: true, encoding: .utf8)
      XCTFail("recorded \(file.lastPathComponent)", line: line)
    } else {
      let expected = try String(contentsOf: file, encoding: .utf8)
      XCTAssertEqual(text, expected, file.lastPathComponent, line: line)
    }
  }

  /// The names of the files in a folder that end in `suffix`, in order, the suffix left out.
  static func names(in folder: URL, endingIn suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }
      .sorted()
  }
}
