/// An option of the program: one row of the table that parsing and help are made from.
package struct OptionRule: Sendable {
  package enum Key: Hashable, Sendable {
    case statements, format, currency, strict, color, width, ascii, today, help, version
  }

  package enum Value: Hashable, Sendable {
    case none
    /// Any text; the word is what help calls it.
    case text(String)
    /// One of these words.
    case word([String])
    /// One of the formats of the command that it goes with.
    case format
  }

  package let key: Key
  /// The long name first, where there is one.
  package let names: [String]
  package let value: Value
  /// What it does, in a line.
  package let summary: String

  /// The option as help shows it: `--width N`, `-e 'STATEMENTS'`.
  package var form: String {
    let name = names.reversed().joined(separator: ", ")
    return switch value {
    case .none: name
    case .text(let placeholder): "\(name) \(placeholder)"
    case .word(let words): "\(name) \(words.joined(separator: "|"))"
    case .format: "\(name) \(OutputFormat.allCases.map(\.rawValue).joined(separator: "|"))"
    }
  }

  /// Every option, in the order of help.
  package static let all: [OptionRule] = [
    OptionRule(
      key: .statements,
      names: ["-e"],
      value: .text("'STATEMENTS'"),
      summary: "take the trip from here instead of a file; may be given several times"
    ),
    OptionRule(
      key: .format,
      names: ["--format"],
      value: .format,
      summary: "how to write the result; `quits help COMMAND` says what each can give"
    ),
    OptionRule(
      key: .currency,
      names: ["--in"],
      value: .text("CUR"),
      summary: "show figures in this currency, as `in CUR` does in a script"
    ),
    OptionRule(
      key: .strict,
      names: ["--strict"],
      value: .none,
      summary: "count warnings as errors"
    ),
    OptionRule(
      key: .color,
      names: ["--color"],
      value: .word(ColorChoice.allCases.map(\.rawValue)),
      summary: "colour; auto (the default) heeds NO_COLOR, CLICOLOR_FORCE and the terminal"
    ),
    OptionRule(
      key: .width,
      names: ["--width"],
      value: .text("N"),
      summary: "the columns to fill, from \(Looks.widths.lowerBound); else the terminal's"
    ),
    OptionRule(
      key: .ascii,
      names: ["--ascii"],
      value: .none,
      summary: "draw with plain ASCII characters"
    ),
    OptionRule(
      key: .today,
      names: ["--today"],
      value: .text("DATE"),
      summary: "the day that `this month` and the like count from"
    ),
    OptionRule(
      key: .help,
      names: ["--help", "-h"],
      value: .none,
      summary: "show help, of a command where one is named"
    ),
    OptionRule(
      key: .version,
      names: ["--version"],
      value: .none,
      summary: "show the version"
    ),
  ]

  /// Returns the row of the option that is written `name`.
  static func named(_ name: String) -> OptionRule? {
    all.first { $0.names.contains(name) }
  }
}

/// How a result is written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, github
}

/// When to use colour.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
