import TripText

/// Says what a picture shows, for those who do not see it.
enum PictureWording {
  static func text(of picture: Picture) -> String {
    let parts = [picture.subtitle.shownOnOneLine + "."] + picture.blocks.map(text)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns a sentence for each row, such as `Mia: +$443.14, is owed`.
  static func text(of bars: Bars) -> String {
    bars.rows.map { row in
      let values = zip(bars.series, row.values).map { series, value in
        let amount = value.text.shownOnOneLine
        let aside = value.note ?? value.percent
        return
          ([[series, amount].filter { !$0.isEmpty }.joined(separator: " ")]
          + [aside].compactMap { $0 })
          .joined(separator: ", ")
      }
      return "\(row.label.shownOnOneLine): \(values.joined(separator: "; "))."
    }
    .joined(separator: "\n")
  }

  private static func text(of block: Report.Block) -> String {
    switch block {
    case .heading(let text): text.shownOnOneLine + ":"
    case .sentence(let text), .note(let text): text.shownOnOneLine
    case .lines(let lines): lines.map(\.shownOnOneLine).joined(separator: "\n")
    case .bars(let bars): text(of: bars)
    case .flows(let flows):
      flows.flows.map { flow in
        let (from, to) = (flow.from.shownOnOneLine, flow.to.shownOnOneLine)
        return "\(from) pays \(to) \(flow.amount.text.shownOnOneLine)."
      }
      .joined(separator: "\n")
    case .table: ""
    }
  }
}
