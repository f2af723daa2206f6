import TripMoney
import TripTesting
import TripText
import XCTest

/// People whom the tables of these tests speak of.
let cast = ["Anna", "Ben", "Cy", "Dora", "Anna Maria", "lads"]

/// Asserts for each text, without a syntax error, what its last statement says.
func assertReads(
  _ cases: [(text: String, shape: String)],
  numbers: NumberFormat = .point,
  declared: [String] = cast,
  file: StaticString = #filePath,
  line: UInt = #line
) throws {
  for (text, shape) in cases {
    let statements = assertParses(
      text,
      numbers: numbers,
      declared: declared,
      file: file,
      line: line
    )
    let last = try TreeShape.shapes(of: statements, in: text).last
    XCTAssertEqual(last, shape, text, file: file, line: line)
  }
}

/// Asserts for each text that it has just one error, with a code and at the marked place.
func assertRefuses(
  _ cases: [(marked: String, code: String)],
  numbers: NumberFormat = .point,
  declared: [String] = cast,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  for (marked, code) in cases {
    assertRefuses(marked, code, numbers: numbers, declared: declared, file: file, line: line)
  }
}

/// Asserts for each line what it is mended to.
func assertMends(
  _ cases: [(text: String, mended: String)],
  numbers: NumberFormat = .point,
  declared: [String] = cast,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  for (text, mended) in cases {
    let result = parse(text, numbers: numbers, declared: declared)
    XCTAssertEqual(result.diagnostics.compactMap(\.mended), [mended], text, file: file, line: line)
    // What is proposed must not be refused in its turn.
    let again = parse(mended, numbers: numbers, declared: declared)
    XCTAssertEqual(again.diagnostics.map(\.message), [], mended, file: file, line: line)
  }
}

/// The errors of a text, each as its line and its code.
func errors(_ text: String, numbers: NumberFormat = .point, declared: [String] = cast) -> [String] {
  let bytes = Array(text.utf8)
  return parse(text, numbers: numbers, declared: declared).diagnostics.map { diagnostic in
    let line = bytes[..<Int(diagnostic.span.start)].filter { $0 == 0x0A }.count + 1
    return "\(line) \(diagnostic.code)"
  }
}
