import TripText

extension TextReportRenderer {
  /// The cells of each part of a line with a bar: label, series, bar, amount, percentage.
  private struct BarColumns {
    var label = 0
    var series = 0
    var bar = 0
    var amount = 0
    var percent = 0

    /// What there is beside label and bar, gaps included.
    var beside: Int {
      [series, bar, amount, percent].reduce(0) { $0 + ($1 > 0 ? 2 + $1 : 0) } - bar
    }
  }

  private static let longestBar = 40
  private static let shortestBar = 4
  /// What a label keeps at least where it had as much: beside a bar (a day is 10), and without one.
  private static let narrowestLabel = 13
  private static let shortestLabel = 8

  func lines(of bars: Bars) -> [StyledText] {
    let labels = bars.rows.map { prepared($0.label) }
    let columns = columns(for: bars, labels: labels)
    let largest = bars.largest
    var lines: [StyledText] = []
    for (row, label) in zip(bars.rows, labels) {
      for (index, value) in row.values.enumerated() {
        let bar =
          columns.bar > 0
          ? BlockBar(of: largest, cells: columns.bar, isASCII: isASCII).text(value.units) : ""
        let shownLabel =
          index == 0 ? label.cut(to: columns.label, ellipsis: ellipsis) : StyledText()
        var line = shownLabel
        line.append(blanks(columns.label - shownLabel.width))
        if columns.series > 0 {
          line.append("  " + bars.series[index].padded(to: columns.series), as: .faint)
        }
        if columns.bar > 0 { line.append("  " + bar.padded(to: columns.bar)) }
        let amount = prepared(value.text)
        line.append("  " + blanks(columns.amount - amount.width))
        line.append(amount)
        if columns.percent > 0, let percent = value.percent {
          line.append("  " + percent.rightAligned(to: columns.percent), as: .faint)
        }
        lines.append(line)
      }
    }
    return lines
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// Shares the width out: amounts whole, half of what is left for the labels, the rest for the bars.
  ///
  /// Where that leaves no bar worth drawing, first the percentages go, then the bars.
  private func columns(for bars: Bars, labels: [StyledText]) -> BarColumns {
    let values = bars.rows.flatMap(\.values)
    let longestLabel = labels.map(\.width).max() ?? 0
    var columns = BarColumns()
    columns.series = bars.series.map(\.displayWidth).max() ?? 0
    columns.amount = values.map { prepared($0.text).width }.max() ?? 0
    columns.percent = values.compactMap { $0.percent?.displayWidth }.max() ?? 0
    for keepsPercent in [true, false] {
      if !keepsPercent { columns.percent = 0 }
      columns.bar = 1
      let room = width - columns.beside
      columns.label = min(longestLabel, max(Self.narrowestLabel, room / 2))
      columns.bar = min(Self.longestBar, room - columns.label)
      if columns.bar >= Self.shortestBar { return columns }
    }
    columns.bar = 0
    columns.label = min(longestLabel, max(Self.shortestLabel, width - columns.beside))
    return columns
  }
}
