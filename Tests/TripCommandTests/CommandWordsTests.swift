@testable import TripCommand
import XCTest

final class CommandWordsTests: XCTestCase {
  func testWordsBecomeACommandOfTheLanguage() {
    let cases: [(words: [String], currency: String?, text: String)] = [
      ([], nil, "settle"),
      (["in", "JPY", "until", "2026-10-03"], nil, "settle in JPY until 2026-10-03"),
      ([], "JPY", "settle in JPY"),
      (["by", "Anna Maria"], nil, "settle by \"Anna Maria\""),
      (["by", "Mia,", "小明", "O'Brien"], nil, "settle by Mia, 小明 O'Brien"),
      (["#food"], nil, "settle #food"),
      (["#", "by", "Mia"], nil, "settle \"#\" by Mia"),
      (["Mia#", "by"], nil, "settle \"Mia#\" by"),
      (["a\"b\\c"], nil, "settle \"a\\\"b\\\\c\""),
      ([""], nil, "settle \"\""),
      ([], "JPY until 2026-01-01", "settle in \"JPY until 2026-01-01\""),
      (["a\nb"], nil, "settle \"a\nb\""),
    ]
    for (words, currency, text) in cases {
      XCTAssertEqual(CommandWords.text(.settle, words, in: currency), text, "\(words)")
    }
  }
}
