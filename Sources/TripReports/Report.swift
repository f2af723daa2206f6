package import TripText

/// What a command answers, as data: blocks for people and the same figures as JSON.
///
/// A report says what is to be shown and what it means; how that looks is the renderers' business,
/// and none of them knows what a bill is.
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

  package var blocks: [Block]
  package var json: JSONValue

  package init(_ blocks: [Block], json: JSONValue) {
    self.blocks = blocks
    self.json = json
  }
}
