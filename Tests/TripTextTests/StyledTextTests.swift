import TripTesting
import TripText
import XCTest

final class StyledTextTests: XCTestCase {
  private struct Piece: Equatable {
    var text: String
    var role: StyledText.Role
  }

  private func pieces(of text: StyledText) -> [Piece] {
    text.pieces.map { Piece(text: $0.text, role: $0.role) }
  }

  private struct Naive {
    var pieces: [Piece] = []

    mutating func append(_ text: String, as role: StyledText.Role) {
      if text.isEmpty { return }
      if pieces.last?.role == role {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append(Piece(text: text, role: role))
      }
    }
  }

  private static let roles: [StyledText.Role] = [.plain, .name, .amount, .faint]
  private static let words = [
    "", "a", "Mia", "¥3,900", "× ", "小明", "e\u{301}", " ", "\u{200B}", "≈",
  ]

  func testPiecesAreWhatWasAppendedHoweverItWas() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<2_000 {
      var text = StyledText()
      var naive = Naive()
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        let role = Self.roles.randomElement(using: &generator) ?? .plain
        let word = Self.words.randomElement(using: &generator) ?? ""
        switch Int.random(in: 0...3, using: &generator) {
        case 0: text.append(StyledText(word, as: role))
        case 1: text.append(as: role) { $0 += word.utf8 }
        case 2: text.append(utf8: Array(word.utf8)[...], as: role)
        default: text.append(word, as: role)
        }
        naive.append(word, as: role)
      }
      XCTAssertEqual(pieces(of: text), naive.pieces)
      let whole = naive.pieces.map(\.text).joined()
      XCTAssertEqual(text.text, whole)
      let isNarrow = naive.pieces.allSatisfy { piece in
        piece.text.unicodeScalars.allSatisfy {
          $0.value < 0x300 || "×≈".unicodeScalars.contains($0)
        }
      }
      XCTAssertEqual(text.narrowCells, isNarrow ? whole.unicodeScalars.count : -1, whole)
      checkPart(of: text, naive, &generator)
    }
  }

  /// A part of a text is what a slow walk over its bytes says.
  private func checkPart(
    of text: StyledText,
    _ naive: Naive,
    _ generator: inout SeededGenerator
  ) {
    let boundaries =
      [0]
      + text.text.unicodeScalars.indices.dropFirst().map {
        text.text.utf8.distance(from: text.text.startIndex, to: $0)
      } + [text.bytes.count]
    let chosen = [
      boundaries.randomElement(using: &generator) ?? 0,
      boundaries.randomElement(using: &generator) ?? 0,
    ].sorted()
    let place = text.place(chosen[0], behind: .start)
    var part = StyledText("<", as: .code)
    part.append(
      text,
      from: place,
      to: chosen[1],
      narrowCells: text.narrowCells(from: place, to: chosen[1])
    )
    var wanted = Naive()
    wanted.append("<", as: .code)
    var offset = 0
    for piece in naive.pieces {
      let range = offset..<offset + piece.text.utf8.count
      let inside = range.clamped(to: chosen[0]..<chosen[1])
      if !inside.isEmpty { wanted.append(text.text(in: inside), as: piece.role) }
      offset = range.upperBound
    }
    XCTAssertEqual(pieces(of: part), wanted.pieces)
  }

  func testAPieceToWhichNothingWasAddedLeavesNothing() {
    var text = StyledText("a", as: .name)
    text.append(as: .faint) { _ in }
    text.append("b", as: .name)
    XCTAssertEqual(pieces(of: text), [Piece(text: "ab", role: .name)])
    text.removeAll()
    XCTAssertTrue(text.isEmpty)
    XCTAssertEqual(text, StyledText())
  }
}
