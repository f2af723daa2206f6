import TripText

/// A command that only a prompt understands: it changes the script, or leaves it.
///
/// `save` and `open` are not here: what follows them is a path, which the lexer would not read.
package enum PromptCommand: Hashable, Sendable {
  package enum Payments: Hashable, Sendable {
    /// The transfer of the plan with this number, from 1.
    case number(Int)
    case all
    case between(NameMention, NameMention)
  }

  /// Bills and payments by their number, from 1. What an edited one shall be may stand behind the number,
  /// from an offset of the text on.
  case edit(Int, from: UInt32?)
  case delete(Int)
  case remove(NameMention)
  case rename(NameMention, to: NameMention)
  case done(Payments)
  case undo
  case redo
  case quit
}
