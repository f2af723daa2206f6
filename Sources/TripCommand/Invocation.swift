package import TripMoney

/// What a command line asks for.
package struct Invocation: Hashable, Sendable {
  /// Where a trip comes from.
  package enum Source: Hashable, Sendable {
    case file(String)
    case standardInput
    /// The statements given with `-e`.
    case statements(String)
  }

  package enum Task: Hashable, Sendable {
    /// Runs each source; with none, standard input.
    case run([Source])
    /// The prompt on a script; without one, on a trip that is not saved.
    case open(String?)
    /// Checks files and folders.
    case check([Source])
    /// Gives one command, read from its words, over a source; with none, over standard input.
    case figures(CommandRule.Verb, words: [String], of: Source?)
    /// Writes a page about each source; with none, about standard input.
    case report([Source])
    /// Lists the trips of a folder.
    case list(String)
    case help(CommandRule.Verb?)
    /// What a word of the trip language means.
    case languageHelp(String)
    case version
  }

  package var task: Task
  package var settings = Settings()
}

/// What the options say.
package struct Settings: Hashable, Sendable {
  package var format = OutputFormat.text
  /// As written; the engine reads it.
  package var currency: String?
  package var isStrict = false
  package var color = ColorChoice.auto
  package var width: Int?
  package var isASCII = false
  package var today: Day?
}
