import TripText

/// Writes trips as one page of HTML that needs nothing else: no script, no request to anywhere.
///
/// Its security policy allows the one style inside and nothing more. What people wrote comes out as
/// text.
package struct PageRenderer: Sendable {
  package init() {}

  /// Returns the page of a trip, or of several with an index before them.
  ///
  /// - Complexity: O(*n*) in the length of the page.
  package func render(_ trips: [TripPage]) -> String {
    var markup = MarkupText()
    let title = trips.count == 1 ? trips[0].title : StyledText("Trips")
    writeHead(title: title.shownOnOneLine, to: &markup)
    markup.open("body")
    markup.breakLine()
    markup.open("header")
    write(heading: title, level: 1, to: &markup)
    if trips.count == 1 { write(paragraph: trips[0].subtitle, class: "when", to: &markup) }
    markup.close("header")
    markup.breakLine()
    markup.open("main")
    markup.breakLine()
    if trips.count == 1 {
      for section in trips[0].sections { write(section, of: 0, level: 2, to: &markup) }
    } else {
      writeIndex(of: trips, to: &markup)
      for (index, trip) in trips.enumerated() where !trip.sections.isEmpty {
        write(trip, index, to: &markup)
      }
    }
    markup.close("main")
    markup.breakLine()
    writeFooter(of: trips, to: &markup)
    markup.close("body")
    markup.breakLine()
    markup.close("html")
    markup.breakLine()
    return markup.text
  }

  // MARK: The frame

  private func writeHead(title: String, to markup: inout MarkupText) {
    let style = PageStyle.sheet + PictureStyle.sheet
    let hash = SHA256.base64(SHA256.hash(Array(style.utf8)))
    let policy =
      "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'"
    markup.add(raw: "<!DOCTYPE html>\n")
    markup.open("html", ["lang": "en"])
    markup.breakLine()
    markup.open("head")
    markup.breakLine()
    let metas: [KeyValuePairs<String, String>] = [
      ["charset": "utf-8"],
      ["http-equiv": "Content-Security-Policy", "content": policy],
      ["name": "viewport", "content": "width=device-width, initial-scale=1"],
      ["name": "color-scheme", "content": "light dark"],
      ["name": "referrer", "content": "no-referrer"],
      ["name": "format-detection", "content": "telephone=no"],
    ]
    for attributes in metas {
      markup.empty("meta", attributes)
      markup.breakLine()
    }
    markup.element("title", title)
    markup.breakLine()
    markup.open("style")
    markup.add(raw: style)
    markup.close("style")
    markup.breakLine()
    markup.close("head")
    markup.breakLine()
  }

  private func writeIndex(of trips: [TripPage], to markup: inout MarkupText) {
    markup.open("nav", ["aria-label": "Trips"])
    markup.breakLine()
    markup.open("ul", ["class": "index"])
    markup.breakLine()
    for (index, trip) in trips.enumerated() {
      markup.open("li")
      if trip.sections.isEmpty {
        write(trip.title, to: &markup)
      } else {
        markup.open("a", ["href": "#trip-\(index + 1)"])
        write(trip.title, to: &markup)
        markup.close("a")
      }
      write(paragraph: trip.subtitle, class: "when", to: &markup)
      let facts = trip.summary.facts
      if let facts {
        var open = StyledText(facts.transfers == 0 ? "everyone is quits" : "open ")
        if facts.transfers > 0 { open.append(facts.open.text) }
        let trouble = trip.summary.trouble
        if !trouble.isEmpty { open.append(", ") }
        write(paragraph: open + trouble, class: "when", to: &markup)
      }
      markup.close("li")
      markup.breakLine()
    }
    markup.close("ul")
    markup.close("nav")
    markup.breakLine()
  }

  private func write(_ trip: TripPage, _ index: Int, to markup: inout MarkupText) {
    markup.open("article", ["id": "trip-\(index + 1)"])
    write(heading: trip.title, level: 2, to: &markup)
    write(paragraph: trip.subtitle, class: "when", to: &markup)
    markup.breakLine()
    for section in trip.sections { write(section, of: index, level: 3, to: &markup) }
    markup.close("article")
    markup.breakLine()
  }

  private func writeFooter(of trips: [TripPage], to markup: inout MarkupText) {
    let files = trips.map { StyledText($0.summary.file, as: .name) }
    var text = StyledText("Made by quits from ")
    for (index, file) in files.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(file)
    }
    markup.open("footer")
    write(paragraph: text, class: "made", to: &markup)
    markup.close("footer")
    markup.breakLine()
  }

  // MARK: Sections

  private func write(
    _ section: TripPage.Section,
    of trip: Int,
    level: Int,
    to markup: inout MarkupText
  ) {
    let id = trip == 0 ? section.id : "\(section.id)-\(trip + 1)"
    // Landmarks of the same name in every trip would lead nowhere.
    if level == 2 {
      markup.open("section", ["class": section.id, "aria-labelledby": id])
    } else {
      markup.open("section", ["class": section.id])
    }
    markup.breakLine()
    markup.element("h\(level)", ["id": id], section.title)
    markup.breakLine()
    for part in section.parts {
      switch part {
      case .block(let block): write(block, label: section.title, to: &markup)
      case .charts(let charts): write(charts, id: id, level: level + 1, to: &markup)
      case .folds(let folds): write(folds, to: &markup)
      }
    }
    markup.close("section")
    markup.breakLine()
  }

  private func write(
    _ charts: [(title: String, bars: Bars)],
    id: String,
    level: Int,
    to markup: inout MarkupText
  ) {
    markup.open("div", ["class": "figures"])
    markup.breakLine()
    for (index, chart) in charts.enumerated() where !chart.bars.rows.isEmpty {
      let drawings = PictureLayout.draw(chart.bars, title: chart.title, width: Self.chartWidth)
      markup.open("div", ["class": drawings.count > 1 ? "chart long" : "chart"])
      if charts.count > 1 { markup.element("h\(level)", chart.title) }
      markup.open("div", ["class": "parts"])
      markup.breakLine()
      for (part, drawing) in drawings.enumerated() {
        SVGRenderer().write(drawing, id: "\(id)-\(index + 1)-\(part + 1)", to: &markup)
        markup.breakLine()
      }
      markup.close("div")
      markup.close("div")
      markup.breakLine()
    }
    markup.close("div")
    markup.breakLine()
  }

  private static let chartWidth = 400

  private func write(_ folds: [TripPage.Fold], to markup: inout MarkupText) {
    for fold in folds {
      markup.open("details")
      markup.open("summary")
      write(fold.name, to: &markup)
      markup.add(" ")
      write(fold.aside, to: &markup)
      markup.close("summary")
      markup.breakLine()
      let label = fold.name.shownOnOneLine
      for block in fold.blocks { write(block, label: label, to: &markup) }
      markup.close("details")
      markup.breakLine()
    }
  }
}
