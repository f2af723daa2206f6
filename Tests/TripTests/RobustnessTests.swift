import Foundation
import TripEngine
import TripLedger
import TripReports
import TripTesting
import TripText
import XCTest

/// Whatever is in a script, it is read to its end, and every message points into it.
final class RobustnessTests: XCTestCase {
  /// Scripts of all features, right and wrong, with the files that they include.
  private static let corpus: [(name: String, bytes: [UInt8], files: [String: String])] =
    RightValue.all.flatMap(\.cases).map { ($0.name, Array($0.script.utf8), $0.files) }
    + WrongScript.all.flatMap(\.cases).map { ($0.name, Array($0.script.utf8), $0.files) }
    .filter { $0.1.count < 2_000 }

  /// Bytes that begin, end or separate something, and such as no text has.
  private static let bytes: [UInt8] = [
    0x00, 0x0A, 0x0D, 0x09, 0x20, 0x22, 0x23, 0x24, 0x25, 0x27, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F,
    0x30, 0x39, 0x3A, 0x3D, 0x40, 0x41, 0x5C, 0x5F, 0x61, 0x78, 0x7B, 0x7D, 0x7F, 0x80, 0xC2, 0xC3,
    0xE2, 0xEF, 0xF0, 0xFF,
  ]

  func testEveryBeginningOfAScript() throws {
    var random = SeededGenerator(seed: 1)
    for (name, bytes, files) in Self.corpus {
      for count in bytes.indices where Effort.isThorough || random.oneIn(20) {
        check(Array(bytes[..<count]), files, "\(name), its first \(count) bytes")
      }
    }
  }

  func testEveryChangeOfAByte() throws {
    var random = SeededGenerator(seed: 2)
    for (name, bytes, files) in Self.corpus {
      for place in bytes.indices where Effort.isThorough || random.oneIn(30) {
        var changed = bytes
        changed[place] = random.element(Self.bytes)
        check(changed, files, "\(name), byte \(place) is \(changed[place])")
        changed.remove(at: place)
        check(changed, files, "\(name) without byte \(place)")
        changed.insert(contentsOf: [bytes[place], random.element(Self.bytes)], at: place)
        check(changed, files, "\(name) with \(changed[place + 1]) behind byte \(place)")
      }
    }
  }

  func testEveryBeginningAndChangeOfTheExamples() throws {
    var random = SeededGenerator(seed: 3)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../examples").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".trip") }.sorted()
    XCTAssertFalse(names.isEmpty)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      for place in bytes.indices where Effort.isThorough || random.oneIn(1 + bytes.count / 40) {
        check(Array(bytes[..<place]), [:], "\(name), its first \(place) bytes")
        var changed = bytes
        for byte in Self.bytes.shuffled(using: &random).prefix(3) {
          changed[place] = byte
          check(changed, [:], "\(name), byte \(place) is \(byte)")
        }
      }
    }
  }

  func testLinesOfDifferentScriptsTogether() throws {
    var random = SeededGenerator(seed: 4)
    let lines = Self.corpus.flatMap {
      $0.bytes.split(separator: 0x0A, omittingEmptySubsequences: true)
    }
    for _ in 0..<Effort.pick(600, thorough: 100_000) {
      var script = Array("home USD\nbuddies A, B, C\nrate JPY USD 0.0067\n".utf8)
      for _ in 0..<random.number(1...12) { script += Array(random.element(lines)) + [0x0A] }
      check(script, [:], String(decoding: script, as: UTF8.self))
    }
  }

  // MARK: - What must hold

  private func check(_ bytes: [UInt8], _ files: [String: String], _ context: String) {
    let evaluated = Evaluated(bytes: bytes, including: files)
    let sources = evaluated.evaluation.sources
    for diagnostic in evaluated.evaluation.diagnostics {
      for span in [diagnostic.span] + diagnostic.notes.map(\.span) {
        XCTAssertTrue(isSane(span, in: sources), "\(diagnostic.code) \(span): \(context)")
      }
      let shown =
        evaluated.shown([diagnostic]) + GitHubAnnotations.annotation(for: diagnostic, in: sources)
      XCTAssertTrue(isClean(shown), "\(diagnostic.code) \(shown): \(context)")
    }
    XCTAssertEqual(evaluated.evaluation.hasErrors, evaluated.evaluation.homeBooks == nil, context)
    if !evaluated.evaluation.hasErrors { checkReports(of: evaluated, context) }
  }

  private func checkReports(of evaluated: Evaluated, _ context: String) {
    do {
      let books = try Books(of: evaluated.trip, in: evaluated.trip.home, keepsDirect: true)
      let sources = evaluated.evaluation.sources
      let reports: [Report] = [
        .settlement(of: books, sources: sources),
        .settlement(of: books, way: .direct, sources: sources),
        .bills(of: books, sources: sources), .balances(of: books, sources: sources),
        .chart(of: books, by: .category, sources: sources),
        .people(of: evaluated.trip, sources: sources), .rates(of: evaluated.trip, sources: sources),
      ]
      for report in reports {
        let text = PlainRenderer().render(TextReportRenderer(width: 80).render(report))
        XCTAssertTrue(isClean(text), "\(text): \(context)")
        XCTAssertTrue(isClean(report.json.text), "\(report.json.text): \(context)")
      }
    } catch {
      XCTFail("\(error): \(context)")
    }
  }

  /// Whether a place lies in one file, between characters.
  private func isSane(_ span: SourceSpan, in sources: SourceMap) -> Bool {
    let file = sources.files[sources.file(at: span.start)]
    guard file.span.start <= span.start, span.start <= span.end, span.end <= file.span.end else {
      return false
    }
    if utf8Fault(in: file.bytes) != nil { return true }
    return [span.start, span.end].allSatisfy {
      let place = Int($0 - file.base)
      return place == file.bytes.count || file.bytes[place] & 0xC0 != 0x80
    }
  }

  /// Whether a text holds no control character but line ends.
  private func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
  }
}
