/// A command of the program: one row of the table that parsing and help are made from.
package struct CommandRule: Sendable {
  /// The commands, in the order of help.
  package enum Verb: String, CaseIterable, Sendable {
    /// No word of its own: the scripts' own commands.
    case run = ""
    case open, check
    case settle, balances, bills, why, chart, total, people, rates
    case report, list, help
  }

  package let verb: Verb
  /// What may stand after the name, one string for each way to call it.
  package let operands: [String]
  /// What it does, in a line.
  package let summary: String
  /// What else there is to know, a line of help each.
  package let details: [String]
  package let formats: [OutputFormat]
  /// The options that make sense here, besides those that go anywhere.
  package let options: [OptionRule.Key]

  /// The options that go with every command.
  package static let everywhere: [OptionRule.Key] = [
    .color, .width, .ascii, .today, .help, .version,
  ]

  package var name: String { verb.rawValue }

  /// The ways to call it: `quits settle [in CUR] FILE`.
  package var forms: [String] {
    operands.map { operand in
      ["quits", name, operand].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  package func takes(_ option: OptionRule.Key) -> Bool {
    options.contains(option) || Self.everywhere.contains(option)
  }

  /// Every command, in the order of help; the first is what runs where no command is named.
  package static var all: [CommandRule] { Verb.allCases.map(of) }

  /// Returns the row of the command called `name`.
  static func named(_ name: String) -> CommandRule? {
    name.isEmpty ? nil : Verb(rawValue: name).map(of)
  }

  /// Returns the row of a command.
  static func of(_ verb: Verb) -> CommandRule {
    switch verb {
    case .run:
      CommandRule(
        verb: .run,
        operands: ["FILE...", "-", "-e 'STATEMENTS'"],
        summary: "run scripts and print what their commands print",
        details: [
          "Each FILE is a trip of its own, and - is standard input. A script without",
          "commands prints its plan, as if it ended with `settle`.",
        ],
        formats: [.text, .json, .markdown],
        options: [.statements, .format, .currency, .strict]
      )
    case .open:
      CommandRule(
        verb: .open,
        operands: ["FILE"],
        summary: "enter bills at a prompt: each is saved at once",
        details: [
          "FILE is made if it is missing. Lines from a pipe are taken one by one, each for",
          "itself; the status is 1 if one was refused. quits alone opens a trip that is not",
          "saved yet.",
        ],
        formats: [.text],
        options: []
      )
    case .check:
      CommandRule(
        verb: .check,
        operands: ["FILE|DIR..."],
        summary: "report errors, warnings and failed expectations",
        details: [
          "In a folder, every *.trip file is a trip, but for those that others",
          "include: these are checked with their whole. Findings go to standard output.",
        ],
        formats: [.text, .json, .github],
        options: [.statements, .format, .strict]
      )
    case .settle:
      figures(
        .settle,
        ["[in CUR] [until DATE] [direct | via P] FILE"],
        "who pays whom, so that everybody is quits",
        and: [.csv, .svg, .png]
      )
    case .balances:
      figures(
        .balances,
        ["[in CUR] [FILTERS] FILE"],
        "what each person paid, spent and is owed",
        details: filters,
        and: [.csv]
      )
    case .bills:
      figures(
        .bills,
        ["[in CUR] [FILTERS] FILE", "N [in CUR] FILE"],
        "the bills, newest first, or number N whole, with every share of it",
        details: filters,
        and: [.csv]
      )
    case .why:
      figures(
        .why,
        ["P [in CUR] FILE", "P Q [in CUR] FILE"],
        "every line behind P's balance, or behind what P and Q pay each other"
      )
    case .chart:
      figures(
        .chart,
        ["[by category | person | day] [in CUR] [FILTERS] FILE"],
        "bars: where the money went",
        details: filters,
        and: [.csv, .svg, .png]
      )
    case .total:
      figures(
        .total,
        ["[in CUR] [FILTERS] FILE"],
        "what the bills come to, refunds taken off",
        details: filters
      )
    case .people:
      facts(.people, "who is on the trip")
    case .rates:
      facts(.rates, "the exchange rates, and the chains between currencies")
    case .report:
      CommandRule(
        verb: .report,
        operands: ["FILE... > PAGE.html"],
        summary: "one self-contained HTML page: plan, balances, charts, bills",
        details: [
          "The page needs nothing else and loads nothing: mail it, print it, open it.",
          "Several FILEs become one page with an index.",
        ],
        formats: [.html],
        options: [.statements, .format, .currency, .strict]
      )
    case .list:
      CommandRule(
        verb: .list,
        operands: ["[DIR]"],
        summary: "the trips in a folder: days, people, total, what is open",
        details: [
          "Every *.trip file is a trip, but for those that others include. Without DIR, the",
          "folder is the one you are in.",
        ],
        formats: [.text, .json, .csv, .markdown],
        options: [.format, .strict]
      )
    case .help:
      CommandRule(
        verb: .help,
        operands: ["[COMMAND | WORD | language]"],
        summary: "show help, also about the words of the trip language",
        details: [],
        formats: [.text],
        options: []
      )
    }
  }

  /// Makes a row of the table: a report that shows amounts.
  private static func figures(
    _ verb: Verb,
    _ operands: [String],
    _ summary: String,
    details: [String] = [],
    and formats: [OutputFormat] = []
  ) -> CommandRule {
    CommandRule(
      verb: verb,
      operands: operands,
      summary: summary,
      details: details,
      formats: [.text, .json, .markdown] + formats,
      options: [.statements, .format, .currency, .strict]
    )
  }

  private static func facts(_ verb: Verb, _ summary: String) -> CommandRule {
    CommandRule(
      verb: verb,
      operands: ["FILE"],
      summary: summary,
      details: [],
      formats: [.text, .json, .markdown],
      options: [.statements, .format, .strict]
    )
  }

  private static let filters = [
    "FILTERS, any number together: this month, last month, in 2026-10,",
    "since DATE, until DATE, '#food', by Mia (who paid), for Coco (who shared).",
  ]
}
