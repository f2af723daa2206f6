/// What a generated script may hold; by default everything that the language has.
package struct ScriptOptions: Sendable {
  package enum Currencies: Sendable {
    /// Several, with rates between most of them.
    case several
    /// One, which is home's.
    case one
    /// None is named: amounts have two decimals.
    case none
    case any
  }

  /// How many buddies, others and pots there are.
  package var people = 2...8
  /// How many bills, refunds and payments there are.
  package var entries = 3...14
  package var currencies = Currencies.any
  /// Blanks, comments, line ends, capitals and marks as people type them.
  package var hasNoise = true
  /// Bills and payments can be put in any order: each has a day of its own, each bill its own `for`,
  /// and nothing that holds from its line on stands among them.
  package var hasFreeOrder = false

  package var hasOthers = true
  /// Others whom only one buddy knows.
  package var hasVia = true
  package var hasPots = true
  package var hasGroups = true
  package var hasUnits = true
  /// People who join and leave.
  package var hasPresence = true
  package var hasRefunds = true
  package var hasPayments = true
  package var hasSeveralPayers = true
  package var hasEach = true
  package var hasFees = true
  package var hasItems = true
  /// What a bill cost on the card, and rates of its own.
  package var hasWorth = true
  package var hasSpread = true
  package var hasChecks = true
  package var hasCommands = true
  package var hasIncludes = true

  package init() {}

  /// Bills and payments of one currency without anything that bends their parts.
  package static var plainBills: ScriptOptions {
    var options = ScriptOptions()
    options.currencies = .one
    options.hasNoise = false
    options.hasFees = false
    options.hasItems = false
    options.hasWorth = false
    options.hasChecks = false
    options.hasCommands = false
    options.hasIncludes = false
    return options
  }

  /// Bills with a day and a `for` of their own, and payments with a day.
  package static var freeOrder: ScriptOptions {
    var options = ScriptOptions()
    options.hasFreeOrder = true
    options.hasChecks = false
    options.hasCommands = false
    options.hasIncludes = false
    return options
  }
}
