import Foundation
import XCTest

/// The conversation that the README shows is one that a prompt has.
final class ReadmeTests: XCTestCase {
  func testTheConversationOfTheReadmeIsWhatAPromptSays() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    var script = ""
    var isFenced = false
    var isInside = false
    var typed: [String] = []
    var answers = ""
    for line in readme.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isFenced.toggle()
        isInside = line.hasPrefix("```trip ") && line.hasSuffix("lisbon.trip")
        continue
      }
      if isInside { script += line + "\n" }
      guard !isFenced, line.hasPrefix("    "), !line.hasPrefix("    $ ") else { continue }
      let said = line.dropFirst(4)
      if let prompt = said.firstRange(of: "> "), said.hasPrefix("Lisbon, ") {
        typed.append(String(said[prompt.upperBound...]))
      } else if !typed.isEmpty {
        answers += said + "\n"
      }
    }
    XCTAssertEqual(typed.count, 3)
    let folder = try TemporaryFolder(for: self)
    try folder.write(script, to: "lisbon.trip")
    let talk = try Talk(typed, on: folder("lisbon.trip"), month: 5)
    XCTAssertEqual(talk.said, answers)
    XCTAssertEqual(talk.prompts.first, "Lisbon, 2026-05-01> ")
  }
}
