import TripMoney
import TripText
import XCTest

@testable import TripSyntax

final class LexerTests: XCTestCase {
  /// The tokens of a text, each as its kind and the text it spans; line ends are left out.
  private func tokens(_ text: String, numbers: NumberFormat = .point) -> [String] {
    let bytes = Array(text.utf8)
    var lexer = Lexer(bytes: bytes, base: 0, numbers: numbers)
    var tokens: [Token] = []
    repeat {
      lexer.lexLine(into: &tokens, isContinuation: false)
    } while tokens.last?.kind != .end
    XCTAssertEqual(lexer.diagnostics.map(\.message), [], text)
    return tokens.filter { $0.kind != .newline && $0.kind != .end }.map { token in
      let range = Int(token.span.start)..<Int(token.span.end)
      return "\(token.kind) \(String(decoding: bytes[range], as: UTF8.self))"
    }
  }

  func testEveryKindOfTokenIsCutWhereItEnds() {
    let cases: [(text: String, tokens: [String])] = [
      ("Anna paid 5", ["word Anna", "word paid", "number 5"]),
      ("$5", ["sign $", "number 5"]),
      ("5€", ["number 5", "sign €"]),
      ("US$5", ["sign US$", "number 5"]),
      ("$US5", ["sign $US", "number 5"]),
      ("$US 5", ["sign $US", "number 5"]),
      ("$USA", ["sign $", "word USA"]),
      ("HK$100.50", ["sign HK$", "number 100.50"]),
      ("￥500", ["sign ￥", "number 500"]),
      ("500円", ["number 500", "word 円"]),
      ("Rs. 500", ["sign Rs.", "number 500"]),
      ("Rs.500", ["sign Rs.", "number 500"]),
      ("500 kr.", ["number 500", "sign kr."]),
      ("S/50", ["sign S/", "number 50"]),
      ("B/. 5", ["sign B/.", "number 5"]),
      ("Bs.S 5", ["sign Bs.S", "number 5"]),
      ("JPY/2", ["word JPY", "slash /", "number 2"]),
      ("2026-10-03", ["date 2026-10-03"]),
      ("2026-1-3", ["date 2026-1-3"]),
      ("2026-10", ["number 2026", "minus -", "number 10"]),
      ("2026-10-031", ["number 2026", "minus -", "number 10", "minus -", "number 031"]),
      ("2026-10-03, 5", ["date 2026-10-03", "comma ,", "number 5"]),
      ("\"a \\\"b\\\" \\\\\"", ["string \"a \\\"b\\\" \\\\\""]),
      ("\"\"", ["string \"\""]),
      ("5 #food", ["number 5", "category #food"]),
      ("5#food", ["number 5", "category #food"]),
      ("\"a\"#café", ["string \"a\"", "category #café"]),
      ("x2", ["times x", "number 2"]),
      ("X1.5", ["times X", "number 1.5"]),
      ("×2", ["times ×", "number 2"]),
      ("2x", ["number 2", "times x"]),
      ("2x,", ["number 2", "times x", "comma ,"]),
      ("x2y", ["word x2y"]),
      ("Xena", ["word Xena"]),
      ("x", ["word x"]),
      ("Ben x", ["word Ben", "word x"]),
      ("5 xs", ["number 5", "word xs"]),
      (
        ",:+-*/%=@{}",
        [
          "comma ,", "colon :", "plus +", "minus -", "star *", "slash /", "percent %", "equals =",
          "at @", "openBrace {", "closeBrace }",
        ]
      ),
      ("O'Brien", ["word O'Brien"]),
      ("Anna-Maria", ["word Anna-Maria"]),
      ("Anna- 5", ["word Anna", "minus -", "number 5"]),
      ("T_1000", ["word T_1000"]),
      ("小明", ["word 小明"]),
      ("प्रिया", ["word प्रिया"]),
      ("مريم", ["word مريم"]),
      ("🐻", ["word 🐻"]),
      ("👨‍👩‍👧", ["word 👨‍👩‍👧"]),
      ("☕️", ["word ☕️"]),
      ("👍🏽", ["word 👍🏽"]),
      ("e\u{301}", ["word e\u{301}"]),
    ]
    for (text, expected) in cases { XCTAssertEqual(tokens(text), expected, text) }
  }

  func testNumbersTakeTheMarksInsideThem() {
    let cases: [(text: String, format: NumberFormat, tokens: [String])] = [
      ("1,234.56", .point, ["number 1,234.56"]),
      ("1.234,56", .comma, ["number 1.234,56"]),
      ("1 234,56", .space, ["number 1 234,56"]),
      ("1 234,56", .point, ["number 1", "number 234,56"]),
      ("1'234.56", .apostrophe, ["number 1'234.56"]),
      ("1\u{2009}234", .point, ["number 1\u{2009}234"]),
      ("1\u{A0}234", .comma, ["number 1\u{A0}234"]),
      ("1\u{202F}234", .point, ["number 1\u{202F}234"]),
      ("1’234", .point, ["number 1’234"]),
      ("1_000_000", .point, ["number 1_000_000"]),
      ("5, 6", .comma, ["number 5", "comma ,", "number 6"]),
      ("5,Ben", .comma, ["number 5", "comma ,", "word Ben"]),
      ("5.", .point, ["number 5."]),
      (".5", .point, ["number .5"]),
      ("1 2345", .space, ["number 1", "number 2345"]),
      ("1 23", .space, ["number 1", "number 23"]),
    ]
    for (text, format, expected) in cases {
      XCTAssertEqual(tokens(text, numbers: format), expected, "\(text) as \(format)")
    }
  }

  func testBlanksOfEveryKindStandBetweenTokens() {
    for blank in [" ", "\t", "\u{A0}", "\u{1680}", "\u{2003}", "\u{202F}", "\u{205F}", "\u{3000}"] {
      let text = "\(blank)Anna\(blank)paid\(blank)\(blank)5\(blank)"
      XCTAssertEqual(
        tokens(text),
        ["word Anna", "word paid", "number 5"],
        "\(blank.unicodeScalars)"
      )
    }
  }

  func testSpansCountFromTheBaseOfTheFile() {
    var lexer = Lexer(bytes: Array("é 5\n".utf8), base: 100, numbers: .point)
    var tokens: [Token] = []
    lexer.lexLine(into: &tokens, isContinuation: false)
    XCTAssertEqual(
      tokens,
      [
        Token(kind: .word, span: SourceSpan(start: 100, end: 102)),
        Token(kind: .number, span: SourceSpan(start: 103, end: 104)),
        Token(kind: .newline, span: SourceSpan(start: 104, end: 104)),
      ]
    )
  }

  func testTheEndComesForEver() {
    var lexer = Lexer(bytes: Array("5".utf8), base: 0, numbers: .point)
    for expected in [2, 1, 1] {
      var tokens: [Token] = []
      lexer.lexLine(into: &tokens, isContinuation: false)
      XCTAssertEqual(tokens.count, expected)
      XCTAssertEqual(tokens.last?.kind, .end)
    }
  }

  func testACommentBeginsAtALineStartOrBeforeABlank() {
    let cases: [(text: String, tokens: [String], comment: String?)] = [
      ("#food", [], "#food"),
      ("  #food", [], "#food"),
      ("\t#!/usr/bin/env quits", [], "#!/usr/bin/env quits"),
      ("5 # note", ["number 5"], "# note"),
      ("5 #\u{A0}note", ["number 5"], "#\u{A0}note"),
      ("5 #\tnote", ["number 5"], "#\tnote"),
      ("5 ##note", ["number 5"], "##note"),
      ("5 #", ["number 5"], "#"),
      ("5 #food # \"quote {", ["number 5", "category #food"], "# \"quote {"),
      ("\"a # b\"", ["string \"a # b\""], nil),
    ]
    for (text, expected, comment) in cases {
      var lexer = Lexer(bytes: Array(text.utf8), base: 0, numbers: .point)
      var lexed: [Token] = []
      lexer.lexLine(into: &lexed, isContinuation: false)
      let bytes = lexer.bytes
      let found = lexer.comment.map {
        String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
      }
      XCTAssertEqual(tokens(text), expected, text)
      XCTAssertEqual(found, comment, text)
    }
  }

  func testAWordBehindAHashContinuingAListIsACategory() {
    var lexer = Lexer(bytes: Array("#food\n# food\n".utf8), base: 0, numbers: .point)
    var tokens: [Token] = []
    lexer.lexLine(into: &tokens, isContinuation: true)
    XCTAssertEqual(tokens.map(\.kind), [.category, .newline])
    tokens = []
    lexer.lexLine(into: &tokens, isContinuation: true)
    XCTAssertEqual(tokens.map(\.kind), [.newline])
    XCTAssertNotNil(lexer.comment)
  }
}
