import TripText

extension PictureLayout {
  private static let size = 15
  private static let line = 19
  private static let padding = 14
  private static let arrow = 26
  private static let gap = 12
  /// Below this, names go above their amount instead of beside it.
  private static let leastNames = 190

  /// Draws each flow as a card: from whom, an arrow, to whom, how much.
  mutating func addFlows(_ flows: [Flows.Flow]) {
    let bold = TextMeasure(size: Self.size, isBold: true)
    let amountRoom = flows.map { bold.width(of: $0.amount.text.prepared()) }.max() ?? 0
    let cardRoom = inner - 2 * Self.padding
    let isStacked = cardRoom - amountRoom - Self.gap < Self.leastNames
    let namesRoom =
      (isStacked ? cardRoom : cardRoom - amountRoom - Self.gap) - Self.arrow - 2 * Self.gap
    let from = flows.map { bold.width(of: $0.from.prepared()) }.max() ?? 0
    let to = flows.map { bold.width(of: $0.to.prepared()) }.max() ?? 0
    let fromRoom = min(from, max(namesRoom / 2, namesRoom - to))
    let rooms = (from: fromRoom, to: namesRoom - fromRoom)
    for flow in flows {
      let payer = bold.wrapped(flow.from.prepared(), to: rooms.from, most: 2)
      let payee = bold.wrapped(flow.to.prepared(), to: rooms.to, most: 2)
      let lines = max(payer.count, payee.count, 1)
      let height = 40 + (lines - 1) * Self.line + (isStacked ? 24 : 0)
      add(.rectangle(x: left, y: y, width: inner, height: height, radius: 8, .card))
      let start = left + Self.padding
      addNames(payer, of: flow.from, x: start, room: rooms.from, among: lines)
      let tail = start + rooms.from + Self.gap
      addArrow(from: tail, y: y + 21 + (lines - 1) * Self.line / 2)
      addNames(payee, of: flow.to, x: tail + Self.arrow + Self.gap, room: rooms.to, among: lines)
      addLabel(
        flow.amount.text,
        x: right - Self.padding,
        baseline: isStacked ? y + height - 14 : y + 26 + (lines - 1) * Self.line / 2,
        room: cardRoom,
        anchor: .end,
        isBold: true
      )
      move(height + 6)
    }
  }

  /// Writes the lines of a name, in the middle of a card that has room for so many.
  private mutating func addNames(
    _ lines: [StyledText],
    of name: StyledText,
    x: Int,
    room: Int,
    among count: Int
  ) {
    var baseline = y + 26 + (count - lines.count) * Self.line / 2
    for line in lines {
      addLabel(line, of: name, x: x, baseline: baseline, room: room, isBold: true)
      baseline += Self.line
    }
  }

  private mutating func addArrow(from x: Int, y: Int) {
    let tip = x + Self.arrow
    add(.line(fromX: x, fromY: y, toX: tip, toY: y, .faint))
    add(.line(fromX: tip - 6, fromY: y - 5, toX: tip, toY: y, .faint))
    add(.line(fromX: tip - 6, fromY: y + 5, toX: tip, toY: y, .faint))
  }
}
