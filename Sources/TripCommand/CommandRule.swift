/// A command of the program: one row of the table that parsing and help are made from.
package struct CommandRule: Sendable {
  package enum Verb: String, Sendable {
    /// No word of its own: the scripts' own commands.
    case run = ""
    case open, check, help
    case settle, balances, bills, why, chart, total, people, rates
    case report, list
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
  package static let all: [CommandRule] = [
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
    ),
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
    ),
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
    ),
    figures(
      .settle,
      "[in CUR] [until DATE] [direct | via P] FILE",
      "who pays whom, so that everybody is quits",
      and: [.csv, .svg, .png]
    ),
    figures(
      .balances,
      "[in CUR] [FILTERS] FILE",
      "what each person paid, spent and is owed",
      and: [.csv]
    ),
    figures(
      .bills,
      "[in CUR] [FILTERS] FILE",
      "N [in CUR] FILE",
      "the bills, newest first, or number N whole, with every share of it",
      and: [.csv]
    ),
    figures(
      .why,
      "P [in CUR] FILE",
      "P Q [in CUR] FILE",
      "every line behind P's balance, or behind what P and Q pay each other"
    ),
    figures(
      .chart,
      "[by category | person | day] [in CUR] [FILTERS] FILE",
      "bars: where the money went",
      and: [.csv, .svg, .png]
    ),
    figures(
      .total,
      "[in CUR] [FILTERS] FILE",
      "what the bills come to, refunds taken off"
    ),
    facts(.people, "who is on the trip"),
    facts(.rates, "the exchange rates, and the chains between currencies"),
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
    ),
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
    ),
    CommandRule(
      verb: .help,
      operands: ["[COMMAND | WORD | language]"],
      summary: "show help, also about the words of the trip language",
      details: [],
      formats: [.text],
      options: []
    ),
  ]

  /// Returns the row of the command called `name`.
  static func named(_ name: String) -> CommandRule? {
    all.first { $0.verb != .run && $0.name == name }
  }

  static func of(_ verb: Verb) -> CommandRule {
    guard let rule = all.first(where: { $0.verb == verb }) else {
      preconditionFailure("every verb has its row")
    }
    return rule
  }

  /// Makes a row of the table; `words` are the ways to call it, and last the summary.
  private static func figures(
    _ verb: Verb,
    _ words: String...,
    and formats: [OutputFormat] = []
  ) -> CommandRule {
    let operands = Array(words.dropLast())
    return CommandRule(
      verb: verb,
      operands: operands,
      summary: words.last ?? "",
      details: operands.contains { $0.contains("FILTERS") } ? filters : [],
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
