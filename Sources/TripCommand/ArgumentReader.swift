import TripMoney
import TripPrompt

/// Reads a command line by the tables of options and commands.
package struct ArgumentReader {
  private var operands: [String] = []
  private var statements: [String] = []
  /// The value of `--format`: what it may be depends on the command, which may follow.
  private var format: String?
  private var settings = Settings()
  /// The options given, as they were written, in order.
  private var given: [(rule: OptionRule, name: String)] = []

  /// Reads the arguments that follow the program's name.
  package static func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    var reader = ArgumentReader()
    try reader.sort(arguments)
    let task = try reader.task()
    return Invocation(task: task, settings: reader.settings)
  }

  /// Tells options from operands; options may stand anywhere before `--`.
  private mutating func sort(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else if argument.hasPrefix("--") {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count == 2 ? String(parts[1]) : nil
        try take(String(parts[0]), attached: value, &rest)
      } else {
        // A value may follow a short option at once: -e'Me paid 5'.
        let value = argument.dropFirst(2)
        guard OptionRule.named(String(argument.prefix(2))) != nil else {
          throw .unknownOption(argument)
        }
        try take(String(argument.prefix(2)), attached: value.isEmpty ? nil : String(value), &rest)
      }
    }
  }

  private mutating func take(
    _ name: String,
    attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let rule = OptionRule.named(name) else { throw .unknownOption(name) }
    given.append((rule, name))
    if rule.value == .none {
      if attached != nil { throw .unwantedValue(of: name) }
      try apply(rule, "")
      return
    }
    guard let value = attached ?? rest.popFirst() else { throw .valueMissing(rule) }
    if case .word(_, let words) = rule.value, !words.contains(value) {
      throw .badValue(value, of: name, words: words)
    }
    try apply(rule, value)
  }

  private mutating func apply(_ rule: OptionRule, _ value: String) throws(UsageError) {
    switch rule.key {
    case .statements: statements.append(value)
    case .format: format = value
    case .currency: settings.currency = value
    case .strict: settings.isStrict = true
    case .color: settings.color = ColorChoice(rawValue: value) ?? settings.color
    case .width:
      guard let width = Looks.width(value), Looks.widths.contains(width) else {
        throw .badWidth(value)
      }
      settings.width = width
    case .ascii: settings.isASCII = true
    case .today:
      guard let day = Day(iso: value) else { throw .badDate(value) }
      settings.today = day
    case .help, .version: break
    }
  }

  private mutating func task() throws(UsageError) -> Invocation.Task {
    let rule = operands.first.flatMap(CommandRule.named) ?? CommandRule.of(.run)
    let words = rule.verb == .run ? operands[...] : operands.dropFirst()
    if given.contains(where: { $0.rule.key == .help }) {
      return .help(rule.verb == .run ? nil : rule.verb)
    }
    if given.contains(where: { $0.rule.key == .version }) { return .version }
    if let (_, name) = given.first(where: { !rule.takes($0.rule.key) }) {
      throw .noOption(name, of: rule)
    }
    settings.format = try self.format(of: rule)
    switch rule.verb {
    case .help: return try help(about: words)
    case .run: return .run(try sources(words))
    case .open:
      guard let name = words.first else { throw .noFileToOpen() }
      if words.count > 1 { throw .tooManyToOpen(words[words.startIndex + 1]) }
      return .open(name)
    case .check:
      let sources = try sources(words)
      // An empty standard input would pass for a check of everything.
      if sources.isEmpty { throw .noSource(of: rule) }
      return .check(sources)
    case .report: return .report(try sources(words))
    case .list:
      if words.count > 1 { throw .tooManyFolders() }
      return .list(words.first ?? ".")
    case .settle, .balances, .bills, .why, .chart, .total, .people, .rates:
      if let source = source() { return .figures(rule.verb, words: Array(words), of: source) }
      let source = words.last.map(Self.source)
      return .figures(rule.verb, words: Array(words.dropLast()), of: source)
    }
  }

  /// The format asked for, or the first that the command gives.
  private func format(of rule: CommandRule) throws(UsageError) -> OutputFormat {
    guard let format else { return rule.formats.first ?? .text }
    guard let known = rule.formats.first(where: { $0.rawValue == format }) else {
      throw .noFormat(format, of: rule)
    }
    return known
  }

  private func help(about topics: ArraySlice<String>) throws(UsageError) -> Invocation.Task {
    guard let topic = topics.first else { return .help(nil) }
    if topics.count > 1 { throw .tooManyTopics() }
    if let rule = CommandRule.named(topic) { return .help(rule.verb) }
    guard topic == LanguageHelp.everything || LanguageHelp.knows(topic) else {
      throw .noHelp(for: topic)
    }
    return .languageHelp(topic)
  }

  private func sources(_ operands: ArraySlice<String>) throws(UsageError) -> [Invocation.Source] {
    guard let source = source() else { return operands.map(Self.source) }
    if let operand = operands.first { throw .statementsAndFiles(operand) }
    return [source]
  }

  /// The statements of all `-e`, a line each.
  private func source() -> Invocation.Source? {
    statements.isEmpty ? nil : .statements(statements.joined(separator: "\n"))
  }

  private static func source(_ operand: String) -> Invocation.Source {
    operand == "-" ? .standardInput : .file(operand)
  }
}
