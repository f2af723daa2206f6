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
    case flows(Flows)
    /// What the figures above do not hold, and why; to be wrapped, and told to whoever takes only
    /// the figures.
    case note(StyledText)
  }

  package var blocks: [Block]
  package var json: JSONValue

  package init(_ blocks: [Block], json: JSONValue) {
    self.blocks = blocks
    self.json = json
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
