import TripMoney
@testable import TripPrompt
import TripSyntax
import TripText
import XCTest

final class LanguageHelpTests: XCTestCase {
  func testEveryWordThatBeginsAStatementOrACommandHasHelp() {
    let verbs: [Keyword] = [.paid, .got, .joined, .left]
    let clauses: [Keyword] = [.each, .for, .all, .except, .rest, .fee, .via, .back, .from, .and]
    let filters: [Keyword] = [.in, .this, .last, .since, .until, .by, .for]
    let commands = Keyword.allCases.filter(\.isPromptCommand)
    for word in Keyword.statements + verbs + clauses + filters + commands {
      XCTAssertTrue(LanguageHelp.knows(word.rawValue), word.rawValue)
      let text = PlainRenderer().render(LanguageHelp.text(about: word.rawValue))
      XCTAssertTrue(text.lowercased().contains(word.rawValue), text)
    }
  }

  func testEveryExampleIsAStatement() {
    var count = 0
    let inScripts = LanguageHelp.sections.filter { $0.title != LanguageHelp.atThePrompt }
    for entry in inScripts.flatMap(\.entries) {
      // Placeholders are no statements, and a clause alone is none either.
      if entry.form.contains(where: { "[…".contains($0) }) || entry.form == "in EUR" { continue }
      count += 1
      var parser = Parser(bytes: Array(entry.form.utf8), base: 0, numbers: .point)
      var words = Vocabulary()
      while parser.next(using: &words) != nil {}
      XCTAssertEqual(parser.takeDiagnostics().map(\.message), [], entry.form)
    }
    XCTAssertGreaterThan(count, 25)
  }

  func testHelpIsTheSameInAScriptAndOnTheCommandLine() {
    XCTAssertEqual(Run("-", input: "help fee\n").output, Run("help", "fee").output)
    XCTAssertEqual(Run("-", input: "help\n").output, Run("help", "language").output)
    XCTAssertTrue(Run("-", input: "help settle\n").output.hasPrefix("settle [in CUR]"))
    XCTAssertTrue(Run("help", "settle").output.hasPrefix("usage: quits settle"))
    XCTAssertTrue(Run("-", input: "help setle\n").output.contains("did you mean 'settle'?"))
  }

  func testHelpFitsANarrowTerminal() {
    for line in Run("help", "language").output.split(separator: "\n") {
      XCTAssertLessThanOrEqual(line.count, 80, String(line))
    }
  }
}
