import Foundation
import XCTest

/// The list of messages in the reference is made from the scripts that show them.
final class MessageListTests: XCTestCase {
  private static let opening = "<!-- messages -->\n"
  private static let closing = "<!-- /messages -->\n"

  func testTheReferenceListsEveryMessage() throws {
    let file = GoldenFiles.root.appendingPathComponent("grammar.md")
    var page = try String(contentsOf: file, encoding: .utf8)
    guard let opening = page.range(of: Self.opening),
      let closing = page.range(of: Self.closing, range: opening.upperBound..<page.endIndex)
    else { return XCTFail("grammar.md has no section of messages") }
    let section = opening.upperBound..<closing.lowerBound
    let list = try Self.list()
    if !GoldenFiles.isRecording {
      XCTAssertEqual(String(page[section]), list)
    } else if page[section] != list {
      page.replaceSubrange(section, with: list)
      try page.write(to: file, atomically: true, encoding: .utf8)
      XCTFail("recorded the messages in grammar.md")
    }
  }

  func testTextIsKeptFromMeaningSomethingInMarkdown() {
    XCTAssertEqual(
      Self.plain("a *b* <c> `d` e_f [g] \\ $5 #h"),
      #"a \*b\* \<c\> \`d\` e\_f \[g\] \\ \$5 #h"#
    )
    XCTAssertEqual(Self.code("plain"), "`plain`")
    XCTAssertEqual(Self.code("`"), "`` ` ``")
    XCTAssertEqual(Self.code("a `` b"), "``` a `` b ```")
  }

  /// Returns the Markdown of all messages: of each code its first script, what is said of it, and
  /// what helps.
  static func list() throws -> String {
    var text = ""
    let codes = try MessageTests.codes()
    for code in try MessageTests.names() where codes.contains(code) {
      // What its file holds, also while that is recorded.
      guard let shown = Shown(try CheckedTrip(messageFile: code + ".trip").text) else { continue }
      text += "- \(Self.code(code)): \(plain(shown.message))\n"
      text += "  - \(Self.code(shown.line))\n"
      for line in shown.help {
        if line.hasPrefix("write: ") {
          text += "  - write: \(Self.code(String(line.dropFirst("write: ".count))))\n"
        } else {
          text += "  - \(plain(line))\n"
        }
      }
    }
    return text
  }

  /// The first message of an answer, taken apart.
  private struct Shown {
    var message: String
    var line: String
    var help: [String] = []

    init?(_ text: String) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let labels = [": error: ", ": warning: ", ": failed: "]
      guard let place = labels.lazy.compactMap({ lines[0].range(of: $0) }).first, lines.count > 2
      else { return nil }
      message = String(lines[0][place.upperBound...])
      line = lines[1].split(separator: "|", maxSplits: 1).dropFirst().joined()
        .trimmingCharacters(in: .whitespaces)
      for helpLine in lines.dropFirst(3) {
        guard let lead = helpLine.range(of: #"^ *= "#, options: .regularExpression) else { break }
        help.append(String(helpLine[lead.upperBound...]))
      }
    }
  }

  static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_<>[]$".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// A code span, with more backticks around it than it holds in a row.
  static func code(_ text: String) -> String {
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
  }
}
