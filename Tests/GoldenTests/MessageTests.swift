import Foundation
import TripText
import XCTest

/// Every message of the language has a small script that shows it: `messages/CODE[-variant].trip`.
final class MessageTests: XCTestCase {
  /// Codes that no script of a few lines can bring forth, and why.
  private static let withoutScript = [
    "script-too-large": "its script would hold 4 GiB",
    "too-many-people": "its roster would hold 10,001 names; see FactRuleTests",
    "too-many-currencies": "its script would declare 65,000 currencies",
    "hangs-on-errors": "only a line at a prompt can; see PromptTests",
    "include-too-deep": "it would take fifty files; see FactRuleTests",
    "split-too-fine": "it would take dozens of lines of long parts; see BillRuleTests",
  ]

  func testEveryScriptIsAnsweredAsItsFileSays() throws {
    for name in try Self.names() {
      let trip = try CheckedTrip(messageFile: name + ".trip")
      try GoldenFiles.expect(
        trip.text,
        in: GoldenFiles.messages.appendingPathComponent(name + ".txt")
      )
    }
  }

  func testEveryCodeOfTheSourcesHasAScript() throws {
    let names = try Self.names()
    let codes = try Self.codes()
    XCTAssertGreaterThan(codes.count, 100)
    for code in codes.sorted() where Self.withoutScript[code] == nil {
      XCTAssertTrue(names.contains(code), "no messages/\(code).trip")
    }
    for (code, reason) in Self.withoutScript {
      XCTAssertTrue(codes.contains(code), "\(code), of which is said that \(reason)")
      XCTAssertFalse(names.contains(code), "\(code) has a script after all")
    }
    for name in names { XCTAssertNotNil(try Self.code(of: name), "\(name) is about no code") }
  }

  func testAScriptShowsItsOwnMessageAndNoOther() throws {
    for name in try Self.names() {
      let trip = try CheckedTrip(messageFile: name + ".trip")
      XCTAssertFalse(trip.diagnostics.isEmpty, name)
      let code = try Self.code(of: name)
      for diagnostic in trip.diagnostics {
        XCTAssertEqual(diagnostic.code, code, "\(name) says: \(diagnostic.message)")
      }
    }
  }

  func testAMendedLineIsRight() throws {
    var count = 0
    for name in try Self.names() {
      let trip = try CheckedTrip(messageFile: name + ".trip")
      for diagnostic in trip.diagnostics {
        guard let (file, bytes) = trip.mendedFile(diagnostic) else { continue }
        count += 1
        let place = trip.record(diagnostic)
        let mended = try CheckedTrip(messageFile: name + ".trip", changes: [file: bytes])
        let faults = mended.diagnostics.filter { $0.severity == .error }.map(mended.record)
          .filter { $0.file == file && $0.line == place.line }
        XCTAssertEqual(faults, [], "\(name), mended: \(diagnostic.mended ?? "")")
      }
    }
    XCTAssertGreaterThan(count, 60)
  }

  func testAMessageIsOnePhraseThatSaysWhatToWrite() throws {
    for name in try Self.names() {
      let trip = try CheckedTrip(messageFile: name + ".trip")
      for diagnostic in trip.diagnostics {
        let message = diagnostic.message
        XCTAssertFalse(message.hasSuffix("."), "\(name): \(message)")
        XCTAssertFalse(message.contains("\n"), "\(name): \(message)")
        XCTAssertLessThanOrEqual(message.count, 160, "\(name): \(message)")
        XCTAssertNotEqual(diagnostic.mended, trip.lineText(of: diagnostic), name)
        let hasHelp = diagnostic.help != nil || diagnostic.mended != nil
        let saysItself =
          diagnostic.severity == .failure
          || ["line-too-short", "unexpected"].contains(diagnostic.code)
        XCTAssertTrue(hasHelp || saysItself, "\(name) helps nobody: \(message)")
        // A mended line is led by 'write:', and nothing else is.
        XCTAssertFalse(diagnostic.help?.contains("write: ") == true, name)
      }
    }
  }

  // MARK: - What there is

  static func names() throws -> [String] {
    try GoldenFiles.names(in: GoldenFiles.messages, endingIn: ".trip")
  }

  /// The code that a script's name begins with, the longest where there are several.
  static func code(of name: String) throws -> String? {
    try codes().filter { name == $0 || name.hasPrefix($0 + "-") }.max { $0.count < $1.count }
  }

  /// Every code that the sources of the messages hold.
  static func codes() throws -> Set<String> { try allCodes.get() }

  private static let allCodes = Result {
    try codes(of: "TripSyntax").union(codes(of: "TripEngine"))
  }

  /// The codes of the messages of one module.
  static func codes(of module: String) throws -> Set<String> {
    var codes: Set<String> = []
    let folder = GoldenFiles.root.appendingPathComponent("Sources/\(module)")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.contains("Diagnostics") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in source.matches(of: /\bcode(?::| =) "([a-z0-9-]+)"/) {
        codes.insert(String(match.1))
      }
    }
    return codes
  }
}
