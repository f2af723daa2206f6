/// A fenced block of a page: what its first line says, and what it holds.
struct FencedBlock {
  let page: String
  /// The line of the opening fence, from 1.
  let line: Int
  /// The words behind the opening fence: `trip error split-short`, `console`.
  let words: [String]
  let text: String

  var kind: String { words.first ?? "" }
  var place: String { "\(page):\(line)" }

  /// The value of a word such as `file=tokyo.trip`.
  func value(of name: String) -> String? {
    words.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Returns the blocks of a page in their order; one that is not closed goes to the end.
  static func all(of page: String) throws -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: (line: Int, words: [String])?
    var lines: [Substring] = []
    let text = try Repository.text(of: page)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let (start, words) = open {
        if line == "```" {
          let content = lines.map { $0 + "\n" }.joined()
          blocks.append(FencedBlock(page: page, line: start, words: words, text: content))
          open = nil
        } else {
          lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, line.dropFirst(3).split(separator: " ").map(String.init))
        lines = []
      }
    }
    if let (start, _) = open {
      blocks.append(FencedBlock(page: page, line: start, words: ["unclosed"], text: ""))
    }
    return blocks
  }
}
