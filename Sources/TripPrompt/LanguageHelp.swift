package import TripText

/// What the words of the trip language mean: the answers of its `help [WORD]`, and of `quits help WORD`.
package enum LanguageHelp {
  struct Entry {
    /// The words that lead here.
    let topics: [String]
    /// How it is written: an example, or the form of a command.
    let form: String
    /// What it means, a line of help each.
    let meaning: [String]
  }

  struct Section {
    let title: String
    let entries: [Entry]
  }

  /// The topic that is the whole language, on the command line.
  package static let everything = "language"

  private static let entries = sections.flatMap(\.entries)

  /// Every word that there is help about.
  package static var topics: [String] { entries.flatMap(\.topics) }

  /// Whether there is help about a word, in any case.
  package static func knows(_ topic: String) -> Bool {
    topics.contains(topic.lowercased())
  }

  /// Returns the entries about a word, or all of them.
  package static func text(about topic: String?) -> StyledText {
    guard let topic, topic.lowercased() != everything else { return all }
    let found = entries.filter { $0.topics.contains(topic.lowercased()) }
    if !found.isEmpty { return text(of: found) }
    let near = nearest(to: topic, in: topics)
    let rest = near.map { "; did you mean '\($0)'?" } ?? "; help alone lists everything"
    return StyledText("no help about '\(topic)'\(rest)\n")
  }

  private static var all: StyledText {
    var text = StyledText()
    for (index, section) in sections.enumerated() {
      if index > 0 { text.append("\n") }
      text.append(section.title + "\n", as: .heading)
      text.append(self.text(of: section.entries))
    }
    return text
  }

  private static func text(of entries: [Entry]) -> StyledText {
    var text = StyledText()
    for entry in entries {
      text.append(entry.form, as: .code)
      text.append("\n" + entry.meaning.map { "    \($0)\n" }.joined())
    }
    return text
  }
}
