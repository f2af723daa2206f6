/// An option of the program: one row of the table that parsing and help are made from.
package struct OptionRule: Sendable {
  package enum Key: Hashable, Sendable {
    case statements, format, currency, strict, color, width, ascii, today, help, version
  }

  package enum Value: Hashable, Sendable {
    case none
    /// Any text; the word is what help calls it.
    case text(String)
    /// One of these words; the first is what help calls them.
    case word(String, [String])
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
    case .text(let placeholder), .word(let placeholder, _): "\(name) \(placeholder)"
    case .format: "\(name) FORMAT"
    }
  }

  /// Every option, in the order of help.
  package static let all: [OptionRule] = [
    OptionRule(
      key: .statements,
      names: ["-e"],
      value: .text("'STATEMENTS'"),
      summary: "the trip itself, instead of a file; may be given again"
    ),
    OptionRule(
      key: .format,
      names: ["--format"],
      value: .format,
      summary: "one of \(OutputFormat.list)"
    ),
    OptionRule(
      key: .currency,
      names: ["--in"],
      value: .text("CUR"),
      summary: "show figures in this currency, like `in CUR` in a script"
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
      value: .word("WHEN", ColorChoice.allCases.map(\.rawValue)),
      summary: "auto, always or never; auto heeds NO_COLOR and the terminal"
    ),
    OptionRule(
      key: .width,
      names: ["--width"],
      value: .text("N"),
      summary: "columns to fill, from \(Looks.widths.lowerBound); by default the terminal's"
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
      summary: "show help, or the page of a command"
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
  case text, json, csv, markdown, svg, png, html, github

  /// The formats that there are, in words.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// When to use colour.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
