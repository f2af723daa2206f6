import Foundation
import TripCommand
import XCTest

/// Every block of the pages is run, so that what they say is so.
final class PageTests: XCTestCase {
  private static let pages = ["README.md", "grammar.md"]

  func testEveryBlockIsOfAKindThatIsChecked() throws {
    let kinds = ["trip", "console", "json", "ebnf", "sh"]
    for page in Self.pages {
      let blocks = try FencedBlock.all(of: page)
      XCTAssertGreaterThan(blocks.count, 5, page)
      for block in blocks { XCTAssertTrue(kinds.contains(block.kind), block.place) }
    }
  }

  func testScriptsOfThePagesAreWhatTheySay() throws {
    for page in Self.pages {
      var shell = Shell()
      for block in try FencedBlock.all(of: page) where block.kind == "trip" {
        let path = shell.take(block)
        // A part is run where another block includes it.
        if block.words.contains("part") { continue }
        let findings = try findings(in: path, &shell)
        let wanted = zip(block.words, block.words.dropFirst()).first { word, _ in
          word == "error" || word == "warning" || word == "failure"
        }
        let found = findings.map { "\($0["severity"] ?? "") \($0["code"] ?? "")" }
        XCTAssertEqual(found, wanted.map { ["\($0) \($1)"] } ?? [], block.place)
      }
    }
  }

  private func findings(in path: String, _ shell: inout Shell) throws -> [[String: String]] {
    let text = shell.run("quits check --format json \(path)", showsMessages: false)
    let list = try XCTUnwrap(try JSONExcerpt.value(text) as? [[String: Any]], text)
    return list.map { record in record.compactMapValues { $0 as? String } }
  }

  func testConsolesShowJustWhatIsPrinted() throws {
    for page in Self.pages {
      var shell = Shell()
      for block in try FencedBlock.all(of: page) {
        if block.kind == "trip" { _ = shell.take(block) }
        guard block.kind == "console" else { continue }
        guard block.text.hasPrefix("$ ") else {
          XCTFail("\(block.place): begins with no command")
          continue
        }
        for step in ConsoleSession(block.text).steps {
          XCTAssertEqual(shell.run(step.command), step.output, "\(block.place): \(step.command)")
        }
      }
    }
  }

  func testJSONOnThePagesIsAnExcerptOfWhatIsPrinted() throws {
    var count = 0
    for page in Self.pages {
      for block in try FencedBlock.all(of: page) where block.kind == "json" {
        var shell = Shell()
        let command = block.words.dropFirst().joined(separator: " ")
        let printed = shell.run(command, showsMessages: false)
        let real = try JSONExcerpt.value(printed)
        let difference = JSONExcerpt.difference(try JSONExcerpt.value(block.text), real)
        XCTAssertNil(difference, "\(block.place): \(command)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 3)
  }

  func testEveryFieldOfTheJSONIsDescribed() throws {
    let readme = try Repository.text(of: "README.md")
    var shell = Shell()
    shell.files.made["all.trip"] = """
      buddies Ann, Ben, Cy
      others Dot
      home EUR
      rate EUR USD 1.1
      rate USD THB 30
      group g: Ann
      together u: Ann, Ben
      Ann paid €1 #x
      Ann paid 3 PLN
      Ann paid Ben 50 THB
      Ann paid 10 for Ann 10%, Ben 3, Cy, Dot fee 5%
      Ben paid 20 = $25 { 4 "a" for Ann
        12 "b" for Cy
        +25% "tip" }
      Cy paid 90 @ $1 for Ben, Ann
      Cy paid Ben 5
      """
    var names: Set<String> = []
    for command in [
      "settle", "balances since 2026-01-01", "bills", "bills 4", "bills 5", "why Ann", "why u",
      "why Dot", "why u Cy", "why Cy Ben", "why Ann Dot", "chart", "chart by person", "total",
      "people",
      "rates", "check",
    ] {
      let text = shell.run("quits \(command) --format json all.trip", showsMessages: false)
      names.formUnion(JSONExcerpt.names(in: try JSONExcerpt.value(text)))
    }
    XCTAssertGreaterThan(names.count, 40)
    for name in names.sorted() {
      XCTAssertTrue(readme.contains("`\(name)`"), "README.md says nothing about `\(name)`")
    }
  }

  func testTheReadmeSetsUpAndRunsAndSetsUpAndTests() throws {
    let commands = try FencedBlock.all(of: "README.md").filter { $0.kind == "sh" }.map(\.text)
    XCTAssertEqual(commands.count, 2)
    XCTAssertTrue(commands.first?.contains("swift run -c release") ?? false)
    XCTAssertTrue(commands.last?.contains("swift test") ?? false)
    XCTAssertEqual(try FencedBlock.all(of: "grammar.md").filter { $0.kind == "sh" }.count, 0)
  }

  func testTheReadmeListsEveryCommandAndOption() throws {
    let readme = try Repository.text(of: "README.md").replacing("\\|", with: "|")
    for form in CommandRule.all.flatMap(\.forms) {
      XCTAssertTrue(readme.contains("`\(form)`"), form)
    }
    for name in OptionRule.all.flatMap(\.names) where name.hasPrefix("--") {
      XCTAssertTrue(readme.contains("`\(name)"), name)
    }
    for format in OutputFormat.allCases {
      XCTAssertNotNil(
        readme.firstMatch(of: try Regex("--format [a-z|]*\\b\(format.rawValue)\\b")),
        format.rawValue
      )
    }
  }

  func testLinksOnThePagesLeadSomewhere() throws {
    for page in Self.pages + ["CONTRIBUTING.md", "CHANGELOG.md"] {
      let text = try Repository.text(of: page)
      for match in text.matches(of: /\]\(([^)]+)\)/) {
        let target = String(match.1)
        if target.hasPrefix("https://") { continue }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].isEmpty ? page : String(parts[0])
        let place = Repository.root.appendingPathComponent(path).path
        XCTAssertTrue(FileManager.default.fileExists(atPath: place), "\(page): \(target)")
        guard parts.count == 2 else { continue }
        let headings = try Repository.text(of: path).split(separator: "\n")
          .filter { $0.hasPrefix("#") }
          .map { heading in
            heading.drop { $0 == "#" || $0 == " " }.lowercased()
              .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
              .map { $0 == " " ? "-" : String($0) }.joined()
          }
        XCTAssertTrue(headings.contains(String(parts[1])), "\(page): \(target)")
      }
    }
  }
}
