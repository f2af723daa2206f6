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
  }

  private let makeBlocks: @Sendable () -> [Block]
  private let makeJSON: @Sendable () -> JSONValue

  package var blocks: [Block] { makeBlocks() }
  package var json: JSONValue { makeJSON() }

  package init(_ blocks: [Block], json: JSONValue) {
    self.init(blocks: { blocks }, json: { json })
  }

  package init(
    blocks: @escaping @Sendable () -> [Block],
    json: @escaping @Sendable () -> JSONValue
  ) {
    makeBlocks = blocks
    makeJSON = json
  }
}
