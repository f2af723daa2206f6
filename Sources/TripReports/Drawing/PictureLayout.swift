import TripText

/// Lays pictures out, from top to bottom; nothing overlaps, and nothing leaves the canvas.
package struct PictureLayout {
  /// The pixels to fill, and the edge kept free around.
  let width: Int
  let margin: Int

  private(set) var shapes: [Drawing.Shape] = []
  /// Where the next block begins.
  private(set) var y: Int

  /// Returns a picture with its title, `width` pixels wide and as high as it takes.
  package static func draw(_ picture: Picture, width: Int = 540) -> Drawing {
    var layout = PictureLayout(width: width, margin: 28)
    layout.addTitle(of: picture)
    for block in picture.blocks { layout.add(block) }
    return layout.drawing(
      title: picture.title.shownOnOneLine,
      summary: PictureWording.text(of: picture)
    )
  }

  /// Returns bars alone, for a place that has a heading and an edge of its own.
  ///
  /// They come in several drawings of one scale where they are long, so that a printer may turn the
  /// page between them.
  static func draw(_ bars: Bars, title: String, width: Int) -> [Drawing] {
    var drawings: [Drawing] = []
    var rest = bars.rows[...]
    while !rest.isEmpty {
      var layout = PictureLayout(width: width, margin: 2)
      let count = layout.addBars(bars, rows: rest, down: longestPart)
      let shown = Bars(of: bars.subject, series: bars.series, rest.prefix(count))
      drawings.append(layout.drawing(title: title, summary: PictureWording.text(of: shown)))
      rest = rest.dropFirst(count)
    }
    return drawings
  }

  /// About half a page of A4.
  private static let longestPart = 480

  private init(width: Int, margin: Int) {
    self.width = width
    self.margin = margin
    y = margin
  }

  private func drawing(title: String, summary: String) -> Drawing {
    Drawing(width: width, height: y + margin, title: title, summary: summary, shapes: shapes)
  }

  /// The pixels between the edges.
  var inner: Int { width - 2 * margin }
  var left: Int { margin }
  var right: Int { width - margin }

  // MARK: Blocks

  private mutating func addTitle(of picture: Picture) {
    addLines(of: picture.title, size: 26, isBold: true, ink: .text, most: 3)
    if !picture.subtitle.isEmpty { addLines(of: picture.subtitle, size: 15, ink: .faint) }
    move(10)
  }

  private mutating func add(_ block: Report.Block) {
    switch block {
    case .heading(let text):
      move(16)
      addLines(of: text, size: 17, isBold: true, ink: .text)
      move(8)
    case .sentence(let text):
      move(6)
      addLines(of: text, size: 14, ink: .faint)
    case .note(let text):
      move(6)
      addLines(of: text, size: 14, ink: .warning)
    case .lines(let lines):
      for line in lines { addLines(of: line, size: 15, ink: .text) }
    case .flows(let flows): addFlows(flows.flows)
    case .bars(let bars): _ = addBars(bars, rows: bars.rows[...])
    case .table: break
    }
  }

  private mutating func addLines(
    of text: StyledText,
    size: Int,
    isBold: Bool = false,
    ink: Drawing.Ink,
    most: Int = 40
  ) {
    let measure = TextMeasure(size: size, isBold: isBold)
    for line in measure.wrapped(text.prepared(), to: inner, most: most) {
      let height = size * 4 / 3
      shapes.append(
        .label(
          Drawing.Label(x: left, y: y + size, size: size, isBold: isBold, ink: ink, text: line)
        )
      )
      move(height)
    }
  }

  // MARK: Parts of blocks

  mutating func move(_ distance: Int) {
    y += distance
  }

  mutating func add(_ shape: Drawing.Shape) {
    shapes.append(shape)
  }

  /// Writes a text on one line of so many pixels, cut where it has to be; none where there is no room.
  ///
  /// Where the text is a line of something longer, `whole` is that.
  mutating func addLabel(
    _ text: StyledText,
    of whole: StyledText? = nil,
    x: Int,
    baseline: Int,
    room: Int,
    anchor: Drawing.Label.Anchor = .start,
    size: Int = 15,
    isBold: Bool = false,
    ink: Drawing.Ink = .text
  ) {
    let shown = text.prepared()
    let whole = whole?.prepared() ?? shown
    let fitted = TextMeasure(size: size, isBold: isBold).fitted(shown, to: room)
    if fitted.isEmpty || room <= 0 { return }
    add(
      .label(
        Drawing.Label(
          x: x,
          y: baseline,
          anchor: anchor,
          size: size,
          isBold: isBold,
          ink: ink,
          text: fitted,
          whole: fitted == whole ? nil : whole
        )
      )
    )
  }
}
