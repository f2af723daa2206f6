import TripEngine
import TripLedger
import TripMoney
import TripTesting
import TripText
import XCTest

@testable import TripSyntax

/// Printing a script and reading it again gives the same trip.
final class RoundTripTests: XCTestCase {
  func testPrintedScriptsMeanTheSameAndStayAsTheyAre() throws {
    var options = ScriptOptions()
    options.entries = 1...6
    for seed in 0..<2000 as Range<UInt64> {
      var generator = ScriptGenerator(seed: seed, options: options)
      let script = generator.script()
      let evaluation = script.evaluated()
      if evaluation.hasErrors { continue }
      let currencies = evaluation.trip.currencies
      let printed = try PrintedScript(script.text, files: script.files, currencies)
      let again = evaluate(printed.text, files: printed.files)
      func comparison() -> String {
        "seed \(seed)\n\(script.text)\n\(script.files)\n---\n\(printed.text)"
      }
      XCTAssertEqual(
        TripPicture(evaluation, files: script.files, text: script.text),
        TripPicture(again, files: printed.files, text: printed.text),
        comparison()
      )
      let twice = try PrintedScript(printed.text, files: printed.files, currencies)
      XCTAssertEqual(printed.text, twice.text, "seed \(seed)")
      XCTAssertEqual(printed.files, twice.files, "seed \(seed)")
      XCTAssertEqual(printed.shapes, twice.shapes, comparison())
      // Comments between the lines of a list come to stand behind one another.
      XCTAssertEqual(
        printed.comments.joined(separator: " "),
        twice.comments.joined(separator: " "),
        comparison()
      )
    }
  }
}

/// A script in the canonical layout, a statement after the other, with the files that it includes.
private struct PrintedScript {
  var text = ""
  var files: [String: String] = [:]
  /// What each statement says.
  var shapes: [String] = []
  /// The comments of all statements in order.
  var comments: [String] = []

  init(_ text: String, files: [String: String], _ currencies: CurrencyBook) throws {
    var words = Vocabulary()
    words.currencies = currencies
    self.text = try print(text, numbers: .point, files: files, &words)
  }

  private mutating func print(
    _ text: String,
    numbers: NumberFormat,
    files originals: [String: String],
    _ words: inout Vocabulary
  ) throws -> String {
    var sources = SourceMap()
    let bytes = Array(text.utf8)
    _ = try sources.add(name: "trip", bytes: bytes)
    let shape = TreeShape(sources: sources)
    var parser = Parser(bytes: bytes, base: 0, numbers: numbers)
    var result = ""
    var start = 0
    while let statement = parser.next(using: &words) {
      words.declareNames(of: statement)
      shapes.append(shape.shape(statement))
      comments += Self.comments(bytes, from: Int(statement.span.start), to: parser.lexer.position)
      result +=
        Printer.text(of: statement, in: sources, numbers: parser.numbers) + "\n"
      start = parser.lexer.position
      if case .include(let path) = statement.kind {
        let name = unquoted(sources.bytes(in: path))
        let file = try XCTUnwrap(originals[name])
        files[name] = try print(file, numbers: parser.numbers, files: originals, &words)
      }
    }
    XCTAssertLessThanOrEqual(start, bytes.count)
    XCTAssertEqual(parser.takeDiagnostics().map(\.message), [], text)
    return result
  }

  private static func comments(_ bytes: [UInt8], from start: Int, to end: Int) -> [String] {
    var lexer = Lexer(bytes: bytes, base: 0, numbers: .point, from: start)
    var comments: [String] = []
    while lexer.position < end {
      var tokens: [Token] = []
      lexer.lexLine(into: &tokens, isContinuation: false)
      guard let comment = lexer.comment else { continue }
      let range = Int(comment.start)..<Int(comment.end)
      comments.append(String(decoding: bytes[range], as: UTF8.self).trimmingBlanks())
    }
    return comments
  }
}

extension Vocabulary {
  /// Declares what the statement does, as the evaluator would.
  fileprivate mutating func declareNames(of statement: Statement) {
    switch statement.kind {
    case .roster(let roster):
      for declaration in roster.declarations { names.declare(declaration.name.id) }
    case .group(let name, _): names.declare(name.id)
    case .together(let name?, _): names.declare(name.id)
    default: break
    }
  }
}
