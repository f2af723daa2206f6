package import TripText

/// What a command answers, as data: blocks for people and the same figures as JSON.
///
/// A report says what is to be shown and what it means; how that looks is the renderers' business,
/// and none of them knows what a bill is. Either is made when it is asked for, since a run asks for one.
package struct Report: Sendable {
  package enum Block: Sendable {
    /// What the blocks below are about.
    case heading(StyledText)
    /// Running text, to be wrapped.
    case sentence(StyledText)
    /// Lines that stay as they are.
    case lines([StyledText])
    case table(Table)
    case bars(Bars)
    case flows(Flows)
    /// What the figures above do not hold, and why; to be wrapped, and told to whoever takes only
    /// the figures.
    case note(StyledText)
  }

  private let makeBlocks: @Sendable () -> [Block]
  private let makeJSON: @Sendable () -> JSONValue
  private let makeFields: (@Sendable () -> Table)?

  package var blocks: [Block] { makeBlocks() }
  package var json: JSONValue { makeJSON() }
  /// The figures as a table for programs, where that is another one than people see: its columns are
  /// the same whatever the trip holds, and a currency has one of its own.
  package var fields: Table? { makeFields?() }

  package init(
    _ blocks: [Block],
    json: JSONValue,
    fields: (@Sendable () -> Table)? = nil
  ) {
    self.init(blocks: { blocks }, json: { json }, fields: fields)
  }

  package init(
    blocks: @escaping @Sendable () -> [Block],
    json: @escaping @Sendable () -> JSONValue,
    fields: (@Sendable () -> Table)? = nil
  ) {
    makeBlocks = blocks
    makeJSON = json
    makeFields = fields
  }

  /// Everything but headings, for whoever has headings of their own.
  package var body: [Block] {
    blocks.filter { if case .heading = $0 { false } else { true } }
  }

  /// What the figures do not hold.
  package var notes: [StyledText] {
    blocks.compactMap { if case .note(let text) = $0 { text } else { nil } }
  }
}
