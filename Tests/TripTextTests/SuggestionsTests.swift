import TripTesting
import XCTest

@testable import TripText

final class SuggestionsTests: XCTestCase {
  func testTheNearestCandidateIsSuggested() {
    let table: [(String, String, [String], String?)] = [
      ("one letter more", "Maia", ["Leo", "Mia"], "Mia"),
      ("one letter less", "Ma", ["Mia"], "Mia"),
      ("one letter wrong", "Nia", ["Mia"], "Mia"),
      ("two letters swapped", "Mai", ["Mia"], "Mia"),
      ("case alone", "MIA", ["Mai", "Mia"], "Mia"),
      ("too far for four", "Leah", ["Leo"], nil),
      ("two slips in five", "setle", ["settles"], "settles"),
      ("two slips in four", "setl", ["settle"], nil),
      ("three slips in eight", "trnpsort", ["transport"], "transport"),
      ("three slips in eight, apart", "abcdefgh", ["xbcxefgx"], nil),
      ("three slips in nine", "abcdefghi", ["xbcxefgxi"], "xbcxefgxi"),
      ("four slips in twelve", "abcdefghijkl", ["xbcxefxhijkx"], nil),
      ("beginning of three", "bal", ["bills", "balances"], "balances"),
      ("beginning of two", "ba", ["balances"], nil),
      ("beginning in another case", "BAL", ["balances"], "balances"),
      ("a beginning ties with a slip", "tran", ["transport", "train"], "transport"),
      ("ties go to the first", "Ann", ["Anna", "Anne"], "Anna"),
      ("nearer beats earlier", "Anne", ["Anna", "Anne"], "Anne"),
      ("one letter is not another", "A", ["B"], nil),
      ("one letter and one more", "A", ["Al"], "Al"),
      ("one emoji is not another", "🐻", ["🐼"], nil),
      ("accents typed either way", "Jose\u{301}e", ["José"], "José"),
      ("Han", "小名", ["小明"], "小明"),
      ("nothing typed", "", ["Mia", "A"], nil),
      ("no candidates", "Mia", [], nil),
    ]
    for (name, word, candidates, expected) in table {
      XCTAssertEqual(nearest(to: word, in: candidates), expected, name)
    }
  }

  func testAVeryLongWordHasNoSuggestion() {
    let long = String(repeating: "é", count: 50_000)
    XCTAssertNil(nearest(to: long, in: [long, "Mia"]))
    XCTAssertEqual(nearest(to: "Mai", in: [long, "Mia"]), "Mia")
  }

  func testTheBandAgreesWithTheWholeTable() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let words = (0..<2).map { _ in
        String(
          (0..<(3 + random.next() % 8)).map { _ in "abc".randomElement(using: &random) ?? "a" }
        )
      }
      let typed = Array(words[0])
      let limit = typed.count <= 4 ? 1 : typed.count <= 8 ? 2 : 3
      let distance = words[1].hasPrefix(words[0]) ? 0 : wholeTable(typed, Array(words[1]))
      let isNear = nearest(to: words[0], in: [words[1]]) != nil
      XCTAssertEqual(isNear, distance <= limit, "\(words)")
    }
  }

  private func wholeTable(_ a: [Character], _ b: [Character]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        if i == 0 || j == 0 {
          table[i][j] = i + j
          continue
        }
        let change = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        table[i][j] = min(change, table[i - 1][j] + 1, table[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}
