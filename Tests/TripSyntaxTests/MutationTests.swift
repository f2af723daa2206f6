import TripMoney
import TripTesting
import TripText
import XCTest

@testable import TripSyntax

/// Scripts with slips of the keyboard in them: whatever comes, reading ends, and says one thing a line.
final class MutationTests: XCTestCase {
  private let pieces = [
    " ", "\n", "\r", "\t", "\"", "\\", "#", "{", "}", ",", ":", "+", "-", "*", "/", "%", "=", "@",
    "x",
    "x2", "5", "0.5", "1,000", "2026-10-03", "2026-1", "$", "€", "Rs.", "USD", "USD5", "Anna",
    "all", "and", "for",
    "paid", "got", "back", "each", "rest", "fee", "on", "expect", "settle", "in", "by", "\u{200B}",
    "“", "５",
    "é", "🐻", "\u{0}", "(", "'", "<<<<<<< ", "  5 \"x\" for Ben\n", "include x.trip\n",
  ]

  func testEveryLineHasAtMostOneError() {
    var options = ScriptOptions()
    options.entries = 1...5
    var refused = 0
    for seed in 0..<1500 as Range<UInt64> {
      var generator = ScriptGenerator(seed: seed, options: options)
      var random = SeededGenerator(seed: seed)
      let text = mutated(generator.script().text, &random)
      let bytes = Array(text.utf8)
      let result = parse(text)
      if !result.diagnostics.isEmpty { refused += 1 }
      let lines = result.diagnostics.map { line(of: $0.span.start, in: bytes) }
      XCTAssertEqual(
        lines.count,
        Set(lines).count,
        "seed \(seed): \(zip(lines, result.diagnostics).map { "\($0.0) \($0.1.code) \($0.1.span.start)" })\n\(text)"
      )
      assertSpansAreInOrder(result, bytes, "seed \(seed)\n\(text)")
    }
    XCTAssertGreaterThan(refused, 1000, "the slips are slips")
  }

  private func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<random.int(1...4) {
      let place = random.int(0...scalars.count)
      let end = min(scalars.count, place + random.int(0...6))
      switch random.int(0...3) {
      case 0: scalars.removeSubrange(place..<end)
      case 1: scalars.insert(contentsOf: random.pick(pieces).unicodeScalars, at: place)
      case 2: scalars.replaceSubrange(place..<end, with: random.pick(pieces).unicodeScalars)
      default: scalars.insert(contentsOf: scalars[place..<end], at: random.int(0...scalars.count))
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private func line(of offset: UInt32, in bytes: [UInt8]) -> Int {
    var line = 0
    for (index, byte) in bytes[..<Int(offset)].enumerated() {
      let isEnd =
        byte == 0x0A || byte == 0x0D && (index + 1 >= bytes.count || bytes[index + 1] != 0x0A)
      if isEnd { line += 1 }
    }
    return line
  }

  private func assertSpansAreInOrder(_ result: ParsedText, _ bytes: [UInt8], _ message: String) {
    var end: UInt32 = 0
    for statement in result.statements {
      XCTAssertGreaterThanOrEqual(statement.span.start, end, message)
      XCTAssertGreaterThanOrEqual(statement.span.end, statement.span.start, message)
      end = statement.span.end
    }
    XCTAssertLessThanOrEqual(Int(end), bytes.count, message)
    for diagnostic in result.diagnostics {
      XCTAssertLessThanOrEqual(Int(diagnostic.span.end), bytes.count, message)
      XCTAssertLessThanOrEqual(diagnostic.span.start, diagnostic.span.end, message)
    }
  }
}
