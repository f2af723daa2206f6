@testable import TripCommand
import TripMoney
import TripStore
import XCTest

final class LooksTests: XCTestCase {
  func testColourFollowsTheOptionThenTheEnvironmentThenTheTerminal() {
    let cases: [(choice: ColorChoice, isTerminal: Bool, environment: [String: String], Bool)] = [
      (.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["TERM": "xterm"], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["CLICOLOR_FORCE": "1"], false),
    ]
    for (choice, isTerminal, environment, isColoured) in cases {
      var settings = Settings()
      settings.color = choice
      var terminal = World.Terminal()
      terminal.showsOutput = isTerminal
      let looks = Looks(settings, in: world(environment, terminal))
      XCTAssertEqual(looks.colorsOutput, isColoured, "\(choice) \(isTerminal) \(environment)")
    }
  }

  func testOutputAndMessagesAreColouredEachForItself() {
    var terminal = World.Terminal()
    terminal.showsErrors = true
    let looks = Looks(Settings(), in: world([:], terminal))
    XCTAssertFalse(looks.colorsOutput)
    XCTAssertTrue(looks.colorsErrors)
  }

  func testTheWidthIsTheOptionsElseTheTerminalsElseTheEnvironmentsElse80() {
    let cases: [(option: Int?, terminal: Int?, columns: String?, width: Int)] = [
      (nil, nil, nil, 80),
      (nil, nil, "132", 132),
      (nil, 100, "132", 100),
      (40, 100, "132", 40),
      (nil, 12, nil, 30),
      (nil, nil, "1000000", 9999),
      (nil, nil, "-5", 80),
      (nil, nil, "", 80),
      (nil, nil, "99999999999999999999", 80),
    ]
    for (option, columns, variable, width) in cases {
      var settings = Settings()
      settings.width = option
      var terminal = World.Terminal()
      terminal.columns = columns
      let environment = variable.map { ["COLUMNS": $0] } ?? [:]
      let looks = Looks(settings, in: world(environment, terminal))
      XCTAssertEqual(looks.width, width, "\(String(describing: (option, columns, variable)))")
    }
  }

  func testALocaleThatIsNotUTF8GetsASCII() {
    let cases: [(environment: [String: String], isASCII: Bool)] = [
      ([:], false),
      (["LANG": "C"], true),
      (["LANG": "C.UTF-8"], false),
      (["LANG": "de_DE.utf8"], false),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], true),
      (["LANG": "C", "LC_CTYPE": "ja_JP.UTF-8"], false),
      (["LANG": "de_DE.ISO-8859-1", "LC_ALL": ""], true),
    ]
    for (environment, isASCII) in cases {
      let looks = Looks(Settings(), in: world(environment))
      XCTAssertEqual(looks.isASCII, isASCII, "\(environment)")
    }
    var settings = Settings()
    settings.isASCII = true
    XCTAssertTrue(Looks(settings, in: world(["LANG": "C.UTF-8"])).isASCII)
  }

  private func world(
    _ environment: [String: String],
    _ terminal: World.Terminal = World.Terminal()
  ) -> World {
    World(
      files: SystemFiles(),
      output: OutputSink { $0.count },
      errors: OutputSink { $0.count },
      terminal: terminal,
      today: Day(number: 20_000),
      variable: { environment[$0] }
    )
  }
}
