import TripText

/// Writes drawings as SVG.
///
/// Everything a person wrote comes out as text; there is no script, no link, and nothing to load.
package struct SVGRenderer: Sendable {
  package init() {}

  /// Returns a picture as a file of its own, which follows the light or dark setting of whoever looks.
  package func render(_ drawing: Drawing) -> String {
    var markup = MarkupText()
    write(drawing, id: "quits", isWhole: true, to: &markup)
    markup.breakLine()
    return markup.text
  }

  /// Writes a drawing into a page that has `PictureStyle.sheet` in its own style.
  func write(_ drawing: Drawing, id: String, to markup: inout MarkupText) {
    write(drawing, id: id, isWhole: false, to: &markup)
  }

  private func write(
    _ drawing: Drawing,
    id: String,
    isWhole: Bool,
    to markup: inout MarkupText
  ) {
    let (width, height) = (String(drawing.width), String(drawing.height))
    markup.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "picture", "width": width,
        "height": height, "viewBox": "0 0 \(width) \(height)", "role": "img",
        "aria-labelledby": "\(id)-title \(id)-desc",
      ]
    )
    markup.breakLine()
    markup.element("title", ["id": "\(id)-title"], drawing.title)
    markup.breakLine()
    markup.element("desc", ["id": "\(id)-desc"], drawing.summary)
    markup.breakLine()
    if isWhole {
      markup.open("style")
      markup.add(raw: PictureStyle.sheet)
      markup.close("style")
      markup.breakLine()
      markup.empty("rect", ["class": "ground", "width": width, "height": height])
      markup.breakLine()
    }
    for shape in drawing.shapes {
      write(shape, to: &markup)
      markup.breakLine()
    }
    markup.close("svg")
  }

  private func write(_ shape: Drawing.Shape, to markup: inout MarkupText) {
    switch shape {
    case .rectangle(let x, let y, let width, let height, let radius, let ink):
      markup.empty(
        "rect",
        [
          "class": ink.rawValue, "x": String(x), "y": String(y), "width": String(width),
          "height": String(height), "rx": String(radius),
        ]
      )
    case .line(let fromX, let fromY, let toX, let toY, let ink):
      markup.empty(
        "line",
        [
          "class": ink.rawValue, "x1": String(fromX), "y1": String(fromY), "x2": String(toX),
          "y2": String(toY),
        ]
      )
    case .label(let label): write(label, to: &markup)
    }
  }

  private func write(_ label: Drawing.Label, to markup: inout MarkupText) {
    let weight = label.isBold ? " bold" : ""
    let end = label.anchor == .end ? " end" : ""
    markup.open(
      "text",
      [
        "class": label.ink.rawValue + weight + end, "x": String(label.x), "y": String(label.y),
        "font-size": String(label.size),
      ]
    )
    if let whole = label.whole { markup.element("title", [:], whole.shownOnOneLine) }
    for piece in label.text.pieces {
      switch piece.role {
      // A name of another direction must not carry its neighbours along.
      case .name, .category: markup.element("tspan", ["class": "isolate"], piece.text)
      case .owed, .owing: markup.element("tspan", ["class": piece.role.word], piece.text)
      default: markup.add(piece.text)
      }
    }
    markup.close("text")
  }
}

extension StyledText.Role {
  fileprivate var word: String { self == .owed ? "owed" : "owing" }
}
