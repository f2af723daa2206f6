package import TripMoney
package import TripSyntax
package import TripText
import XCTest

/// What came of parsing a text.
package struct ParsedText {
  package var statements: [Statement]
  package var diagnostics: [Diagnostic]
  /// How numbers are written behind each statement.
  package var formats: [NumberFormat]
}

/// Parses a text; names count as declared where the roster, a group or a unit above says so.
///
/// - Parameters:
///   - text: the script.
///   - numbers: how it writes numbers.
///   - declared: names that are declared before it begins.
/// - Returns: statements and messages.
package func parse(
  _ text: String,
  numbers: NumberFormat = .point,
  declared: [String] = []
) -> ParsedText {
  var words = Vocabulary()
  for name in declared { words.names.declare(words.names.intern(Array(name.utf8)[...])) }
  var parser = Parser(bytes: Array(text.utf8), base: 0, numbers: numbers)
  var result = ParsedText(statements: [], diagnostics: [], formats: [])
  while let statement = parser.next(using: &words) {
    result.statements.append(statement)
    result.formats.append(parser.numbers)
    for name in names(declaredBy: statement) { words.names.declare(name.id) }
  }
  result.diagnostics = parser.takeDiagnostics()
  return result
}

private func names(declaredBy statement: Statement) -> [NameMention] {
  switch statement.kind {
  case .roster(let roster): roster.declarations.map(\.name)
  case .group(let name, _): [name]
  case .together(let name, _): name.map { [$0] } ?? []
  default: []
  }
}

/// Asserts that a text has no syntax error, and returns its statements.
@discardableResult
package func assertParses(
  _ text: String,
  numbers: NumberFormat = .point,
  declared: [String] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) -> [Statement] {
  let result = parse(text, numbers: numbers, declared: declared)
  XCTAssertEqual(result.diagnostics.map(\.message), [], text, file: file, line: line)
  return result.statements
}

/// Asserts that a text has just one error, and that it is at the marked place.
package func assertRefuses(
  _ marked: String,
  _ code: String,
  numbers: NumberFormat = .point,
  declared: [String] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let script = MarkedScript(marked)
  let found = parse(script.text, numbers: numbers, declared: declared).diagnostics
  XCTAssertEqual(found.map(\.code), [code], marked, file: file, line: line)
  XCTAssertEqual(found.first?.span, script.span, marked, file: file, line: line)
}
