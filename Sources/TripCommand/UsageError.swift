import TripPrompt
import TripText

/// A command line that makes no sense, with what to write instead.
package struct UsageError: Error, Hashable, Sendable {
  /// One phrase, in the shape of a diagnostic's.
  package var message: String
  /// The command whose help says more.
  package var command: CommandRule.Verb?

  init(_ message: String, in command: CommandRule.Verb? = nil) {
    self.message = message
    self.command = command
  }

  static func badDate(_ text: String) -> UsageError {
    UsageError("--today: '\(text)' is no day; days are written 2026-10-03")
  }

  static func badValue(_ value: String, of name: String, words: [String]) -> UsageError {
    let rest =
      suggestion(for: value, among: words) ?? "; it is one of \(words.joined(separator: ", "))"
    return UsageError("\(name): '\(value)' is unknown\(rest)")
  }

  static func badWidth(_ text: String) -> UsageError {
    let (least, most) = (Looks.widths.lowerBound, Looks.widths.upperBound)
    return UsageError("--width: '\(text)' is no number of columns from \(least) to \(most)")
  }

  static func noFormat(_ word: String, of rule: CommandRule) -> UsageError {
    var words = rule.formats.map(\.rawValue)
    let last = words.removeLast()
    let formats = words.isEmpty ? last : words.joined(separator: ", ") + " or \(last)"
    return UsageError("\(rule.title) gives no '\(word)'; it gives \(formats)", in: rule.verb)
  }

  static func noFileToOpen() -> UsageError {
    UsageError("open needs a file, which is made if it is missing", in: .open)
  }

  static func tooManyToOpen(_ operand: String) -> UsageError {
    UsageError("'\(operand)' is one file too many: one trip is open at a time", in: .open)
  }

  static func noHelp(for topic: String) -> UsageError {
    let topics = CommandRule.all.map(\.name) + [LanguageHelp.everything] + LanguageHelp.topics
    return UsageError("no help about '\(topic)'\(suggestion(for: topic, among: topics) ?? "")")
  }

  static func noOption(_ name: String, of rule: CommandRule) -> UsageError {
    UsageError("\(name) does not go with \(rule.title)", in: rule.verb)
  }

  static func noSource(of rule: CommandRule) -> UsageError {
    UsageError("\(rule.title) needs a file; - is standard input", in: rule.verb)
  }

  static func statementsAndFiles(_ operand: String) -> UsageError {
    UsageError("'\(operand)' is one trip too many: the statements of -e are the trip")
  }

  static func tooManyFolders() -> UsageError {
    UsageError("list takes one folder", in: .list)
  }

  static func tooManyTopics() -> UsageError {
    UsageError("help takes one command or word", in: .help)
  }

  static func tooManyScripts(_ operand: String, for verb: CommandRule.Verb) -> UsageError {
    UsageError("'\(operand)' is one file too many: \(verb.rawValue) is about one script", in: verb)
  }

  static func unknownOption(_ name: String) -> UsageError {
    let names = OptionRule.all.flatMap(\.names).filter { $0.hasPrefix("--") }
    return UsageError("unknown option '\(name)'\(suggestion(for: name, among: names) ?? "")")
  }

  static func unwantedValue(of name: String) -> UsageError {
    UsageError("\(name) takes no value")
  }

  static func valueMissing(_ rule: OptionRule) -> UsageError {
    UsageError("a value is missing: \(rule.form)")
  }

  private static func suggestion(for word: String, among candidates: [String]) -> String? {
    nearest(to: word, in: candidates.filter { !$0.isEmpty }).map { "; did you mean '\($0)'?" }
  }
}

extension CommandRule {
  /// What messages call the command.
  var title: String { verb == .run ? "quits" : name }
}
