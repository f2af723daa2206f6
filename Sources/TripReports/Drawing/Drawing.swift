import TripText

/// A picture as shapes on a canvas, for a renderer that knows nothing of trips.
///
/// Places and sizes are in pixels, from the upper left corner; a text stands on its baseline.
package struct Drawing: Sendable {
  /// What a shape is for; a renderer decides on the colour, for light and for dark.
  enum Ink: String, CaseIterable {
    case text, faint, owed, owing, warning
    case bar, otherBar, rule, card
  }

  struct Label {
    enum Anchor { case start, end }

    var x: Int
    var y: Int
    var anchor = Anchor.start
    var size: Int
    var isBold = false
    var ink = Ink.text
    var text: StyledText
    /// The whole of it, where `text` had to be cut.
    var whole: StyledText?
  }

  enum Shape {
    case rectangle(x: Int, y: Int, width: Int, height: Int, radius: Int, Ink)
    case line(fromX: Int, fromY: Int, toX: Int, toY: Int, Ink)
    case label(Label)
  }

  package internal(set) var width: Int
  package internal(set) var height: Int
  /// What it is called, and what it shows, in words: for those who do not see it.
  var title: String
  var summary: String
  var shapes: [Shape] = []
}
