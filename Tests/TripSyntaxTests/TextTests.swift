import TripSyntax
import TripTesting
import TripText
import XCTest

/// The rough edges of files: marks, line ends, blanks.
final class TextTests: XCTestCase {
  private let statements = ["bill(Anna | 5)", "bill(Ben | 6 | for Cy)"]

  private func shapes(_ text: String) throws -> [String] {
    try TreeShape.shapes(of: assertParses(text, declared: cast), in: text)
  }

  func testEveryLineEndWillDo() throws {
    for end in ["\n", "\r\n", "\r"] {
      let name = end.unicodeScalars.map { String($0.value) }.joined(separator: " ")
      XCTAssertEqual(try shapes("Anna paid 5\(end)Ben paid 6 for Cy\(end)"), statements, name)
      XCTAssertEqual(try shapes("Anna paid 5\(end)Ben paid 6 for Cy"), statements, name)
      XCTAssertEqual(
        try shapes("\(end)\(end)Anna paid 5 # x\(end)\(end)Ben paid 6 for\tCy \(end)\(end)"),
        statements,
        name
      )
    }
    XCTAssertEqual(try shapes("Anna paid 5\r\nBen paid 6 for Cy\r"), statements)
  }

  func testAByteOrderMarkAtTheStartIsNoPartOfTheScript() throws {
    XCTAssertEqual(try shapes("\u{FEFF}Anna paid 5\nBen paid 6 for Cy"), statements)
    XCTAssertEqual(try shapes("\u{FEFF}"), [])
    assertMends([("\u{FEFF}Anna paid 5.", "Anna paid 5")])
  }

  func testNothingIsAScriptToo() throws {
    for text in ["", "\n", " ", "\t\r\n", "# only a comment", "#", "\u{A0}"] {
      XCTAssertEqual(try shapes(text), [], text)
    }
  }

  func testAListGoesOnBehindACommaOrAnd() throws {
    let bill = ["bill(Anna | 5 | for Ben, Cy, Dora)"]
    for text in [
      "Anna paid 5 for Ben,\nCy,\nDora",
      "Anna paid 5 for Ben,\r\n\r\n  Cy,\r\tDora",
      "Anna paid 5 for Ben, # the first\n# and\n\n Cy, ## x\n  Dora # last",
      "Anna paid 5 for Ben and\nCy, and\n  Dora",
      "Anna paid 5 for Ben,\nand Cy and Dora",
      "Anna paid 5 for Ben,Cy,Dora",
    ] {
      XCTAssertEqual(try shapes(text), bill, text)
    }
    XCTAssertEqual(
      try shapes("Anna 5,\nBen 6,\n\n# and\nCy 7 paid \"x\""),
      ["bill(Anna 5, Ben 6, Cy 7 | \"x\")"]
    )
    XCTAssertEqual(
      try shapes("buddies Max,\n  Home x2,\n  Rate"),
      ["buddies(Max, Home x2, Rate)"]
    )
  }

  func testTheCommentBehindAStatementIsItsOwn() throws {
    let text = "Anna paid 5 # one\nBen paid 6 for Cy, # two\nDora # three\nBen paid 7\n"
    let bytes = Array(text.utf8)
    let comments = assertParses(text, declared: cast).map { statement in
      statement.comment.map {
        String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
      }
    }
    XCTAssertEqual(comments, ["# one", "# three", nil])
  }

  func testAStatementSpansItsWordsAlone() {
    let script = MarkedScript("\n  «Anna paid 5 for Ben,\n Cy»  # x\n")
    XCTAssertEqual(assertParses(script.text, declared: cast).map(\.span), [script.span])
  }
}
