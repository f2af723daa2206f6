import Foundation
import TripLedger
import TripReports
import TripTesting
import TripText
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class PageTests: XCTestCase {
  func testAPageHoldsNothingThatRunsOrLoads() throws {
    for seed in 0..<30 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let trip = seed == 0 ? Hostile.trip : TripBuilder.random(&generator)
      let page = try TripPage.sample(of: trip, file: "<b>&\".trip")
      let read = try PageReader(PageRenderer().render([page]))
      XCTAssertEqual(
        read.elements.subtracting([
          "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "section",
          "h1", "h2", "h3", "p", "ul", "li", "span", "bdi", "div", "table", "thead", "tbody", "tr",
          "th", "td", "details", "summary", "svg", "desc", "rect", "line", "text", "tspan",
        ]),
        [],
        "seed \(seed)"
      )
      XCTAssertEqual(
        read.attributes.filter { $0.hasPrefix("on") || $0 == "style" || $0.hasSuffix("src") },
        []
      )
      XCTAssertEqual(read.addresses.filter { !$0.hasPrefix("#") }, [], "seed \(seed)")
      XCTAssertEqual(read.ids.count, Set(read.ids).count, "seed \(seed)")
    }
  }

  func testThePolicyAllowsTheOneStyleInside() throws {
    let html = try PageRenderer().render([.sample(of: Samples.tokyo, file: "tokyo.trip")])
    let start = try XCTUnwrap(html.range(of: "<style>"))
    let end = try XCTUnwrap(html.range(of: "</style>"))
    let style = Array(html[start.upperBound..<end.lowerBound].utf8)
    let hash = SHA256.base64(SHA256.hash(style))
    XCTAssertTrue(html.contains("style-src &#39;sha256-\(hash)&#39;"), hash)
    XCTAssertTrue(html.contains("default-src &#39;none&#39;"))
    XCTAssertEqual(html.components(separatedBy: "<style>").count, 2)
  }

  func testTheHashIsThatOfItsStandard() {
    // The examples of FIPS 180-2, and of RFC 4648.
    let cases: [(message: String, hash: String)] = [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ]
    for (message, hash) in cases {
      XCTAssertEqual(SHA256.base64(SHA256.hash(Array(message.utf8))), hash, message)
    }
    for (bytes, text) in [("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")] {
      XCTAssertEqual(SHA256.base64(Array(bytes.utf8)), text)
    }
  }

  func testWhatPeopleWroteIsThereAsTextAndInItsPlace() throws {
    let page = try TripPage.sample(of: Hostile.trip, file: "hostile.trip")
    let read = try PageReader(PageRenderer().render([page]))
    XCTAssertEqual(read.texts(in: "h1"), ["</title><script>\"T\" & 'U'"])
    let cells = read.texts(in: "td")
    for name in Hostile.names {
      // Once among the balances, and as a payer of a bill.
      XCTAssertGreaterThanOrEqual(cells.count { $0 == name }, 2, name)
    }
    let flows = read.texts(in: "li")
    XCTAssertTrue(flows.contains("<script>alert(\"1\")</script>→ pays \(Hostile.wide) $4.67"))
  }

  func testLongChartsComeInPartsOfOneScale() throws {
    var trip = TripBuilder(title: "T", home: "USD")
    trip.people(.buddy, "Ana")
    for number in 1...31 {
      trip.entry(
        [("Ana", Int64(number) * 100)],
        "USD",
        category: "c\(number)",
        on: day(number),
        parts: [("Ana", 1)],
        of: 1
      )
    }
    let html = try PageRenderer().render([.sample(of: trip, file: "t.trip")])
    let drawings = html.components(separatedBy: "<svg").dropFirst().map {
      $0.components(separatedBy: "</svg>")[0]
    }
    let parts = drawings.filter { $0.contains(">By day</title>") }
    XCTAssertEqual(parts.count, 2)
    XCTAssertEqual(parts.joined().components(separatedBy: "2026-10-").count - 1, 2 * 31)
    let widths = parts.flatMap { part in
      part.components(separatedBy: "class=\"bar\"").dropFirst().compactMap { rest in
        rest.components(separatedBy: "width=\"").dropFirst().first.flatMap { text in
          Int(text.prefix { $0.isNumber })
        }
      }
    }
    XCTAssertEqual(widths.count, 31)
    XCTAssertEqual(widths, widths.sorted())
    // The first is a thirty-first of the last.
    XCTAssertEqual(Double(widths[0]) * 31, Double(widths[30]), accuracy: 31)
  }
}

/// What a page holds, as a parser of XML reads it: it is written so that one can.
private final class PageReader: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var addresses: [String] = []
  private(set) var ids: [String] = []
  private var texts: [String: [String]] = [:]
  private var path: [String] = []

  init(_ html: String) throws {
    super.init()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func texts(in element: String) -> [String] { texts[element, default: []] }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(element)
    self.attributes.formUnion(attributes.keys)
    addresses += ["href", "action", "data"].compactMap { attributes[$0] }
    ids += attributes["id"].map { [$0] } ?? []
    path.append(element)
    texts[element, default: []].append("")
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for element in Set(path) {
      guard let last = texts[element]?.indices.last else { continue }
      texts[element]?[last] += text
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
