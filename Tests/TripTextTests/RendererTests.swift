import XCTest

@testable import TripText

final class RendererTests: XCTestCase {
  private static let roles: [StyledText.Role] = [
    .plain, .name, .amount, .owed, .owing, .heading, .faint, .category, .error, .warning,
    .success, .code,
  ]

  func testPlainTextHasNoLooks() {
    var text = StyledText("Bo", as: .name)
    text.append(" owes ")
    text.append("3.00\n", as: .owing)
    XCTAssertEqual(PlainRenderer().render(text), "Bo owes 3.00\n")
  }

  func testOwedIsGreenAndOwingIsRed() {
    let text = StyledText("+3.00", as: .owed) + StyledText(" ") + StyledText("-3.00", as: .owing)
    XCTAssertEqual(ANSIRenderer().render(text), "\u{1B}[32m+3.00\u{1B}[0m \u{1B}[31m-3.00\u{1B}[0m")
  }

  func testAStyleEndsWithItsLine() {
    XCTAssertEqual(
      ANSIRenderer().render(StyledText("a\n\nb\n", as: .faint)),
      "\u{1B}[2ma\u{1B}[0m\n\n\u{1B}[2mb\u{1B}[0m\n"
    )
  }

  func testNoRoleLetsAnEscapeCodeThrough() {
    for role in Self.roles {
      let text = StyledText("\u{1B}]0;title\u{7}\u{202E}\u{9B}2J", as: role)
      let plain = PlainRenderer().render(text)
      XCTAssertEqual(plain, "\\u{1B}]0;title\\u{7}\\u{202E}\\u{9B}2J", "\(role)")
      let coloured = ANSIRenderer().render(text)
      XCTAssertTrue(coloured.contains(plain), "\(role)")
      let foreign = coloured.unicodeScalars.filter { $0.isInvisible && $0 != "\u{1B}" }
      XCTAssertTrue(foreign.isEmpty, "\(role)")
      XCTAssertLessThanOrEqual(coloured.unicodeScalars.count { $0 == "\u{1B}" }, 2, "\(role)")
    }
  }

  func testBothRenderersShowTheSameText() {
    var text = StyledText()
    for role in Self.roles { text.append("小明 e\u{301} 👨‍👩‍👧\n", as: role) }
    var stripped = ANSIRenderer().render(text)
    while let escape = stripped.firstIndex(of: "\u{1B}"),
      let end = stripped[escape...].firstIndex(of: "m")
    {
      stripped.removeSubrange(escape...end)
    }
    XCTAssertEqual(stripped, PlainRenderer().render(text))
  }
}
