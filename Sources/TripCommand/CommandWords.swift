/// Words of a command line as a command of the trip language.
enum CommandWords {
  /// Returns the command as it would stand in a script, with quotes where a word needs them.
  static func text(_ verb: CommandRule.Verb, _ words: [String], in currency: String?) -> String {
    let view = currency.map { ["in", $0] } ?? []
    return ([verb.rawValue] + (words + view).map(quoted)).joined(separator: " ")
  }

  /// Returns a word as the language reads it as one: the shell has taken its quotes away.
  private static func quoted(_ word: String) -> String {
    let isBare = word.unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isWhitespace && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
    }
    // Elsewhere than before a category, # would begin a comment and hide what follows.
    let isComment = word == "#" || word.utf8.dropFirst().contains(UInt8(ascii: "#"))
    if isBare && !isComment && !word.isEmpty { return word }
    var text = "\""
    for scalar in word.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
