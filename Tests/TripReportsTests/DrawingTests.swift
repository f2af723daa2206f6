import Foundation
import TripLedger
import TripReports
import TripTesting
import TripText
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class DrawingTests: XCTestCase {
  func testNothingLeavesTheCanvasAtAnyWidth() throws {
    for seed in 0..<40 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let trip = seed == 0 ? Hostile.trip : TripBuilder.random(&generator)
      for picture in try pictures(of: trip) {
        for width in [200, 320, 540, 900] {
          let svg = try SVGReader(SVGRenderer().render(PictureLayout.draw(picture, width: width)))
          for shape in svg.shapes {
            let what = "seed \(seed), width \(width): \(shape)"
            XCTAssertGreaterThanOrEqual(shape.left, 0, what)
            XCTAssertLessThanOrEqual(shape.right, width, what)
            XCTAssertGreaterThanOrEqual(shape.top, 0, what)
            XCTAssertLessThanOrEqual(shape.bottom, svg.height, what)
          }
        }
      }
    }
  }

  func testWhatPeopleWroteComesOutAsText() throws {
    for picture in try pictures(of: Hostile.trip) {
      let svg = try SVGReader(SVGRenderer().render(PictureLayout.draw(picture)))
      XCTAssertEqual(
        svg.elements.subtracting([
          "svg", "title", "desc", "style", "rect", "line", "text", "tspan",
        ]),
        []
      )
      XCTAssertEqual(svg.title, "</title><script>\"T\" & 'U'")
    }
    let plan = try XCTUnwrap(pictures(of: Hostile.trip).first)
    let svg = try SVGReader(SVGRenderer().render(PictureLayout.draw(plan)))
    for name in Hostile.names {
      XCTAssertTrue(svg.summary.contains("\(name): "), name)
      let words = name.split(separator: " ").map(String.init)
      XCTAssertTrue(
        svg.texts.contains { text in text.contains(words[0]) || words[0].contains(text.dropLast())
        },
        name
      )
    }
    XCTAssertTrue(svg.summary.contains("pays O'Brien & Sons $4.66."), svg.summary)
  }

  func testACutNameIsWholeForThoseWhoPointAtIt() throws {
    var trip = TripBuilder(title: "T", home: "USD")
    let long = String(repeating: "long name ", count: 30) + "end"
    trip.people(.buddy, "Ana", long)
    trip.entry([("Ana", 1000)], "USD", parts: [(long, 1)], of: 1)
    let picture = try XCTUnwrap(pictures(of: trip).first)
    let svg = SVGRenderer().render(PictureLayout.draw(picture))
    XCTAssertTrue(svg.contains("<title>\(long)</title><tspan class=\"isolate\">long name"), svg)
  }

  func testCharactersThatXMLDoesNotAllowAreNone() throws {
    var trip = TripBuilder(title: "a\u{0}b\u{FFFE}c\u{FFFF}d\u{B}e\u{D}f", home: "USD")
    trip.people(.buddy, "A\u{7F}\u{85}\u{2028}")
    trip.entry([("A\u{7F}\u{85}\u{2028}", 1)], "USD", category: "<\u{338}", parts: [], of: 1)
    for picture in try pictures(of: trip) {
      let svg = try SVGReader(SVGRenderer().render(PictureLayout.draw(picture)))
      XCTAssertEqual(svg.title, #"a\u{0}b\#u{FFFD}c\#u{FFFD}d\u{B}e\u{D}f"#)
    }
  }

  func testWithoutBillsNothingIsDrawn() throws {
    var trip = TripBuilder(title: "Empty", home: "USD")
    trip.people(.buddy, "Ana")
    let chart = Picture.chart(of: try trip.books(), sources: try trip.sources())
    let svg = try SVGReader(SVGRenderer().render(PictureLayout.draw(chart)))
    XCTAssertEqual(svg.texts, ["Empty", "total $0.00 · in USD", "No bills yet."])
    XCTAssertEqual(svg.shapes.filter { $0.element != "text" }.count, 1, "the ground")
  }

  func testColoursStandOutInLightAndInDark() throws {
    let picture = try XCTUnwrap(pictures(of: Samples.tokyo).first)
    let svg = SVGRenderer().render(PictureLayout.draw(picture))
    let halves = svg.components(separatedBy: "prefers-color-scheme:dark")
    XCTAssertEqual(halves.count, 2)
    for half in halves {
      func color(_ name: String) throws -> [Double] {
        let found = try XCTUnwrap(half.range(of: ".picture .\(name){fill:#"), name)
        let digits = half[found.upperBound...].prefix(6)
        return stride(from: 0, to: 6, by: 2).map { index in
          Double(Int(digits.dropFirst(index).prefix(2), radix: 16) ?? 0) / 255
        }
      }
      for ground in ["ground", "card"] {
        for ink in ["text", "faint", "warning", "owed", "owing"] {
          let ratio = contrast(try color(ink), try color(ground))
          XCTAssertGreaterThanOrEqual(ratio, 4.5, "\(ink) on \(ground)")
        }
      }
      for bar in ["bar", "otherBar"] {
        XCTAssertGreaterThanOrEqual(contrast(try color(bar), try color("ground")), 3, bar)
      }
    }
  }

  /// The contrast of WCAG 2.
  private func contrast(_ first: [Double], _ second: [Double]) -> Double {
    func luminance(_ color: [Double]) -> Double {
      let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func pictures(of trip: TripBuilder) throws -> [Picture] {
    let (books, sources) = try (trip.books(), trip.sources())
    return [.settlement(of: books, sources: sources)]
      + Report.ChartBy.allCases.map { .chart(of: books, by: $0, sources: sources) }
  }
}

/// What an SVG file holds, as a parser of XML reads it.
private final class SVGReader: NSObject, XMLParserDelegate {
  struct Shape {
    var element: String
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  private(set) var elements: Set<String> = []
  private(set) var shapes: [Shape] = []
  private(set) var texts: [String] = []
  private(set) var title = ""
  private(set) var summary = ""
  private(set) var height = 0
  private var path: [String] = []

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(element)
    path.append(element)
    func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? 0 }
    switch element {
    case "svg": height = number("height")
    case "rect":
      let (x, y) = (number("x"), number("y"))
      let (right, bottom) = (x + number("width"), y + number("height"))
      shapes.append(Shape(element: element, left: x, top: y, right: right, bottom: bottom))
    case "line":
      let (x1, x2) = (number("x1"), number("x2"))
      let (y1, y2) = (number("y1"), number("y2"))
      shapes.append(
        Shape(
          element: element,
          left: min(x1, x2),
          top: min(y1, y2),
          right: max(x1, x2),
          bottom: max(y1, y2)
        )
      )
    case "text":
      // How far it reaches sideways only a browser can tell; its start has to be inside.
      let (x, y, size) = (number("x"), number("y"), number("font-size"))
      shapes.append(
        Shape(element: element, left: x, top: y - size, right: x, bottom: y + size / 4)
      )
      texts.append("")
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    switch path {
    case ["svg", "title"]: title += text
    case ["svg", "desc"]: summary += text
    case ["svg", "text"], ["svg", "text", "tspan"]: texts[texts.count - 1] += text
    default: break
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    path.removeLast()
  }
}
