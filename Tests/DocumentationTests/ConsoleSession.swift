/// The lines of a console block: what is typed behind `$ `, going on behind `> `, and what is printed.
struct ConsoleSession {
  struct Step {
    var command: String
    var output = ""
  }

  private(set) var steps: [Step] = []

  /// - Precondition: the first line is a command.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if line.hasPrefix("> "), steps[steps.count - 1].output.isEmpty {
        steps[steps.count - 1].command += "\n" + line.dropFirst(2)
      } else {
        steps[steps.count - 1].output += line + "\n"
      }
    }
  }
}
