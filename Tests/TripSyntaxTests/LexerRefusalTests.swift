import XCTest

/// What must not be in a script at all, each told once, at its place and by its name.
final class LexerRefusalTests: XCTestCase {
  func testCharactersThatLieToAReaderAreRefusedEverywhere() {
    assertRefuses([
      ("Anna paid 5«\u{200B}»", "hidden-character"),
      ("An«\u{200B}»na paid 5", "hidden-character"),
      ("Anna paid 5 «\u{FEFF}»", "hidden-character"),
      ("Anna paid 5 «\u{AD}»", "hidden-character"),
      ("Anna paid 5 \"a«\u{202E}»b\"", "hidden-character"),
      ("Anna paid 5 # a«\u{2066}»b", "hidden-character"),
      ("# «\u{202A}»", "hidden-character"),
      ("# «\u{FEFF}»", "hidden-character"),
      ("Anna paid 5 «\u{2028}»", "hidden-character"),
      ("«\"An\u{200B}na\"» paid 5", "hidden-character"),
      ("Anna paid 5«\u{0}»", "control-character"),
      ("Anna paid 5 \"«\u{1B}»[31m\"", "control-character"),
      ("# «\u{7}»", "control-character"),
      ("Anna paid 5 «\u{C}»", "control-character"),
      ("Anna paid 5 «\u{85}»", "control-character"),
      ("Anna paid 5 «\u{7F}»", "control-character"),
    ])
  }

  func testLookAlikesAreNamedAndMended() {
    assertRefuses([
      ("Anna paid 5 «“»dinner”", "look-alike"),
      ("O«’»Brien paid 5", "look-alike"),
      ("Anna paid «−»5", "look-alike"),
      ("Anna paid «５»", "look-alike"),
      ("Anna paid «٥»", "look-alike"),
      ("Anna paid 5«，» Ben", "look-alike"),
      ("Anna paid 5 for Ben«、»Cy", "look-alike"),
      ("Anna paid 5 for Ben «＋»", "look-alike"),
    ])
    assertMends([
      ("Anna paid 5 “dinner”", "Anna paid 5 \"dinner\""),
      ("Anna paid 5 „dinner“", "Anna paid 5 \"dinner\""),
      ("Anna paid 5 «dinner»", "Anna paid 5 \"dinner\""),

      ("Anna paid 5 for Ben、Cy", "Anna paid 5 for Ben, Cy"),
      ("Anna paid ５", "Anna paid 5"),
      ("Anna paid 5 – 3", "Anna paid 5 - 3"),
      ("buddy O’Brien", "buddy O'Brien"),
    ])
  }

  func testStraysAreRefused() {
    assertRefuses([
      ("Anna paid 5 «;» x", "stray-character"),
      ("Anna paid 5 «!»", "stray-character"),
      ("Anna paid 5 «'»dinner'", "stray-character"),
      ("Anna paid 5 «\"open»", "open-quote"),
      ("Anna paid 5 \"a«\\»n\"", "unknown-escape"),
      ("Anna paid 5 «#»2", "category-without-word"),
      ("Anna paid 5 «#», ", "category-without-word"),
    ])
  }

  func testALineWithSeveralFaultsHasOneMessage() {
    assertRefuses([
      ("Anna paid «(») ; ! \"open", "stray-character"),
      ("Anna paid 5 «“»a” ‘b’ \u{200B}", "look-alike"),
    ])
  }

  func testMergeMarkersAreToldOnce() {
    assertRefuses([
      (
        "Anna paid 5\n«<<<<<<<» HEAD\nAnna paid 6\n=======\nAnna paid 7\n>>>>>>> theirs\nnonsense\n",
        "conflict-markers"
      )
    ])
  }
}
