import Foundation
import TripMoney
import TripSyntax
import TripTesting
import TripText
import XCTest

/// The grammar of grammar.md against the parser, in both directions.
final class GrammarTests: XCTestCase {
  private func grammar() throws -> Grammar {
    let blocks = try FencedBlock.all(of: "grammar.md").filter { $0.kind == "ebnf" }
    XCTAssertEqual(blocks.count, 1)
    return try Grammar(try XCTUnwrap(blocks.first).text)
  }

  func testEveryRuleIsDefinedOnceAndReached() throws {
    let grammar = try grammar()
    for name in grammar.names {
      for used in grammar.rules[name]?.names ?? [] {
        XCTAssertNotNil(grammar.rules[used], "'\(used)' in '\(name)' is not defined")
      }
    }
    XCTAssertEqual(Set(grammar.names).subtracting(grammar.reachable), [])
    XCTAssertGreaterThan(grammar.names.count, 50)
  }

  func testEveryWordOfTheLanguageIsInTheGrammar() throws {
    let grammar = try grammar()
    var words: Set<String> = []
    func collect(_ expression: Grammar.Expression) {
      switch expression {
      case .text(let text): words.insert(text)
      case .described, .rule: break
      case .sequence(let parts), .choice(let parts): parts.forEach(collect)
      case .optional(let inside), .repeated(let inside): collect(inside)
      }
    }
    for name in grammar.names { grammar.rules[name].map(collect) }
    // The days of the command line are no words of a script.
    let elsewhere: Set<Keyword> = [.today, .yesterday]
    for word in Keyword.allCases where !word.isPromptCommand && !elsewhere.contains(word) {
      XCTAssertTrue(words.contains(word.rawValue), word.rawValue)
    }
  }

  func testTokensAreWhatTheirRulesSay() throws {
    let grammar = try grammar()
    for (rule, samples) in SentenceMaker.samples {
      for sample in samples {
        var recognizer = Recognizer(grammar, sample)
        XCTAssertTrue(recognizer.reads(as: rule), "\(rule): \(sample)")
      }
    }
    let described = Set(
      grammar.names.filter { name in
        if case .described = grammar.rules[name] { true } else { false }
      }
    )
    XCTAssertEqual(described, Recognizer.describedRules)
  }

  func testTheParserReadsWhatTheGrammarMakes() throws {
    var maker = SentenceMaker(try grammar(), SeededGenerator(seed: 7))
    var sound = 0
    for _ in 0..<20_000 {
      let sentence = maker.sentence(of: "statement")
      let codes = Self.faults(of: sentence)
      // That a clause stands at most once is said in words.
      if codes.contains("clause-twice") { continue }
      XCTAssertEqual(codes, [], sentence.debugDescription)
      sound += 1
    }
    XCTAssertGreaterThan(sound, 12_000)
  }

  func testTheGrammarMakesWhatTheParserReads() throws {
    let grammar = try grammar()
    var scripts: [(place: String, text: String)] = []
    for page in ["README.md", "grammar.md"] {
      for block in try FencedBlock.all(of: page) where block.kind == "trip" {
        if Self.faults(of: block.text).isEmpty { scripts.append((block.place, block.text)) }
      }
    }
    let folder = Repository.root.appendingPathComponent("examples")
    let paths = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in paths where path.hasSuffix(".trip") {
      scripts.append((path, try Repository.text(of: "examples/\(path)")))
    }
    XCTAssertGreaterThan(scripts.count, 30)
    for (place, text) in scripts {
      var recognizer = Recognizer(grammar, text)
      XCTAssertTrue(recognizer.reads(as: "script"), place)
    }
  }

  func testNeitherTakesWhatIsNoStatement() throws {
    let grammar = try grammar()
    for line in [
      "Ann paid 50 dinner", "Ben owes Ann 20", "Ann paid -20",
      "on 7/2", "Ann paid 20 for Ben fee 10", "buddies Ann Ben", "expect Ann pays", "rate USD 5",
      "trip Tokyo", "Ann paid 20 for all but Ben", "settle #food", "Ann got back -5",
      "Ann, Ben paid 20", "group lads Ben, Cy", "Ann paid { }", "currency EUR 5",
      "Ann paid 5 {\n  +20% \"tip\" for\n}", "Ann paid 5 {\n  20%\n}", "home",
    ] {
      var recognizer = Recognizer(grammar, line)
      XCTAssertFalse(recognizer.reads(as: "script"), "the grammar: \(line)")
      XCTAssertFalse(Self.faults(of: line).isEmpty, "the parser: \(line)")
    }
  }

  /// The codes of what the parser finds wrong, where everybody in the samples is on the trip.
  private static func faults(of text: String) -> [String] {
    var parser = Parser(bytes: Array(text.utf8), base: 0, numbers: .point)
    var words = Vocabulary()
    for name in SentenceMaker.people {
      words.names.declare(words.names.intern(Array(name.utf8)[...]))
    }
    while parser.next(using: &words) != nil {}
    return parser.takeDiagnostics().map(\.code)
  }
}
