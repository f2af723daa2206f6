import TripText

/// Help, made from the tables of commands and options.
struct HelpText {
  private(set) var text = StyledText()

  /// The overview: every command and every option.
  static var overview: StyledText {
    var help = HelpText()
    help.text.append("quits: the shared bills of a trip, and who owes whom\n\n")
    help.addForms(of: CommandRule.of(.run), lead: "usage: ")
    help.text.append("       quits COMMAND [ARGS] FILE\n", as: .code)
    help.details(of: CommandRule.of(.run))
    help.heading("commands")
    help.rows(CommandRule.all.filter { $0.verb != .run }.map { ($0.name, $0.summary) })
    help.options(OptionRule.all)
    help.text.append("\nquits help COMMAND says more about each; quits help language\n")
    help.text.append("explains all of what a script may say, quits help WORD one word of it.\n")
    help.text.append("A file may be called like a command: quits ./settle\n")
    help.text.append("Exit status: 0 all well; 1 the script is wrong; 2 it could not be run.\n")
    return help.text
  }

  /// The page of one command.
  static func page(of verb: CommandRule.Verb) -> StyledText {
    let rule = CommandRule.of(verb)
    var help = HelpText()
    help.addForms(of: rule, lead: "usage: ")
    help.text.append("\n\(rule.summary)\n")
    help.details(of: rule)
    if rule.formats.count > 1 {
      let formats = rule.formats.map(\.rawValue).joined(separator: ", ")
      help.text.append("\nformats: \(formats)\n")
    }
    help.options(OptionRule.all.filter { rule.takes($0.key) })
    return help.text
  }

  private mutating func addForms(of rule: CommandRule, lead: String) {
    for (index, form) in rule.forms.enumerated() {
      text.append(index == 0 ? lead : String(repeating: " ", count: lead.count))
      text.append(form + "\n", as: .code)
    }
  }

  private mutating func details(of rule: CommandRule) {
    if rule.details.isEmpty { return }
    text.append("\n" + rule.details.map { $0 + "\n" }.joined())
  }

  private mutating func heading(_ title: String) {
    text.append("\n")
    text.append(title + "\n", as: .heading)
  }

  private mutating func options(_ rules: [OptionRule]) {
    heading("options")
    rows(rules.map { ($0.form, $0.summary) })
  }

  /// Adds a table of terms and what they mean.
  private mutating func rows(_ rows: [(term: String, meaning: String)]) {
    let width = rows.map(\.term.count).max() ?? 0
    for (term, meaning) in rows {
      text.append("  ")
      text.append(term, as: .code)
      text.append(String(repeating: " ", count: width - term.count + 2) + meaning + "\n")
    }
  }
}
