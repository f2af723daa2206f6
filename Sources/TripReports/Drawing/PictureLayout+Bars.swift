import TripText

extension PictureLayout {
  /// The pixels of each part of a row.
  private struct Columns {
    var label = 0
    var series = 0
    var bar = 0
    var amount = 0
    /// Percentages, or what the signs mean.
    var aside = 0

    /// All but the bar, with the gaps between.
    var beside: Int {
      [label, series, amount, aside].reduce(0) { $0 + ($1 > 0 ? $1 + PictureLayout.gap : 0) }
    }
  }

  /// Where zero is, and how far a value reaches from it.
  private struct Scale {
    let bars: Bars
    let most: Int128
    let least: Int128

    init(_ bars: Bars) {
      self.bars = bars
      let units = bars.rows.flatMap(\.values).map(\.units)
      most = max(0, units.max() ?? 0)
      least = min(0, units.min() ?? 0)
    }

    func zero(in width: Int) -> Int { width - reach(of: most, in: width) }

    /// The pixels from zero, at least one for what is not zero.
    func reach(of units: Int128, in width: Int) -> Int {
      let whole = most - least
      if whole == 0 || units == 0 || width <= 0 { return 0 }
      // Sums of fewer than 2³² amounts below 10¹⁵ (2⁵⁰), times a few hundred pixels: below 2⁹³.
      let magnitude = units < 0 ? -units : units
      return max(1, Int((magnitude * Int128(2 * width) + whole) / (2 * whole)))
    }
  }

  private static let gap = 10
  private static let size = 15
  private static let small = 13
  private static let leastBar = 70

  /// Draws some of the bars in the scale of all, and returns how many fitted until `lowest`; at least one.
  mutating func addBars(
    _ bars: Bars,
    rows: ArraySlice<Bars.Row>,
    down lowest: Int = .max
  ) -> Int {
    let scale = Scale(bars)
    var columns = columns(of: bars)
    let regular = TextMeasure(size: Self.size)
    let label = bars.rows.map { regular.width(of: $0.label.prepared()) }.max() ?? 0
    columns.label = label
    let room = inner - columns.beside
    let isInLine = bars.series.count == 1 && label <= inner / 3 && room >= Self.leastBar
    if isInLine {
      columns.bar = room
    } else {
      columns.label = 0
    }
    var count = 0
    for row in rows {
      if count > 0 && y >= lowest { break }
      if isInLine { addLine(row, scale, columns) } else { addStack(row, scale, columns) }
      count += 1
    }
    return count
  }

  /// Measures all but the labels; what stands aside is left out where it would leave no bar.
  private func columns(of bars: Bars) -> Columns {
    let regular = TextMeasure(size: Self.size)
    let small = TextMeasure(size: Self.small)
    let values = bars.rows.flatMap(\.values)
    var columns = Columns()
    columns.series = bars.series.map { small.width(of: $0) }.max() ?? 0
    columns.amount = values.map { regular.width(of: $0.text.prepared()) }.max() ?? 0
    columns.aside = values.map { small.width(of: $0.aside) }.max() ?? 0
    let hasNotes = values.contains { $0.note != nil }
    if !hasNotes, inner - columns.beside < Self.leastBar { columns.aside = 0 }
    columns.bar = max(0, inner - columns.beside)
    return columns
  }

  /// A row on one line: label, bar, amount, what stands aside.
  private mutating func addLine(_ row: Bars.Row, _ scale: Scale, _ columns: Columns) {
    let baseline = y + 20
    addLabel(row.label, x: left, baseline: baseline, room: columns.label)
    let start = columns.label > 0 ? left + columns.label + Self.gap : left
    if let value = row.values.first {
      addBar(value, 0, scale, x: start, width: columns.bar, y: y + 7, height: 16)
      addFigures(value, columns, baseline)
    }
    move(30)
  }

  /// A row on several lines: its label, then a line for each value; a single one has its figures
  /// beside the label where there is room.
  private mutating func addStack(_ row: Bars.Row, _ scale: Scale, _ columns: Columns) {
    move(6)
    let isSingle = row.values.count == 1
    let figures = columns.amount + (columns.aside > 0 ? columns.aside + Self.gap : 0) + Self.gap
    let isBeside = isSingle && inner - figures >= 120
    addLabel(
      row.label,
      x: left,
      baseline: y + 16,
      room: isBeside ? inner - figures : inner,
      isBold: !isSingle
    )
    if isSingle, let value = row.values.first {
      if !isBeside { move(22) }
      addFigures(value, columns, y + 16)
      move(23)
      addBar(value, 0, scale, x: left, width: inner, y: y, height: 10)
      move(16)
      return
    }
    move(22)
    let start = columns.series > 0 ? left + columns.series + Self.gap : left
    for (index, value) in row.values.enumerated() {
      let name = StyledText(scale.bars.series[index])
      addLabel(
        name,
        x: left,
        baseline: y + 15,
        room: columns.series,
        size: Self.small,
        ink: .faint
      )
      addBar(value, index, scale, x: start, width: columns.bar, y: y + 4, height: 13)
      addFigures(value, columns, y + 15)
      move(20)
    }
    move(4)
  }

  private mutating func addFigures(_ value: Bars.Value, _ columns: Columns, _ baseline: Int) {
    var end = right
    if columns.aside > 0 {
      addLabel(
        StyledText(value.aside),
        x: end,
        baseline: baseline,
        room: columns.aside,
        anchor: .end,
        size: Self.small,
        ink: .faint
      )
      end -= columns.aside + Self.gap
    }
    addLabel(
      value.text,
      x: end,
      baseline: baseline,
      room: min(columns.amount, end - left),
      anchor: .end
    )
  }

  private mutating func addBar(
    _ value: Bars.Value,
    _ series: Int,
    _ scale: Scale,
    x: Int,
    width: Int,
    y: Int,
    height: Int
  ) {
    if width <= 0 { return }
    let zero = x + scale.zero(in: width)
    let reach = scale.reach(of: value.units, in: width)
    if reach > 0 {
      // What reaches to the left of zero, rounded up, must not leave its place.
      let start = value.units < 0 ? max(x, zero - reach) : zero
      let length = value.units < 0 ? zero - start : min(reach, x + width - start)
      if length > 0 {
        add(
          .rectangle(
            x: start,
            y: y,
            width: length,
            height: height,
            radius: 2,
            value.ink(ofSeries: series)
          )
        )
      }
    }
    if scale.least < 0 {
      add(.line(fromX: zero, fromY: y - 3, toX: zero, toY: y + height + 3, .rule))
    }
  }
}

extension Bars.Value {
  fileprivate var aside: String { note ?? percent ?? "" }

  fileprivate func ink(ofSeries series: Int) -> Drawing.Ink {
    switch text.pieces.first?.role {
    case .owed: .owed
    case .owing: .owing
    default: series == 0 ? .bar : .otherBar
    }
  }
}
