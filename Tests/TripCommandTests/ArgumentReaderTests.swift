@testable import TripCommand
import TripMoney
import XCTest

final class ArgumentReaderTests: XCTestCase {
  func testACommandLineAsksForATask() throws {
    let today = try XCTUnwrap(Day(year: 2026, month: 10, day: 3))
    let cases: [(arguments: [String], task: Invocation.Task, settings: Settings)] = [
      ([], .run([]), .plain),
      (["a.trip", "b.trip"], .run([.file("a.trip"), .file("b.trip")]), .plain),
      (["-"], .run([.standardInput]), .plain),
      (["./settle"], .run([.file("./settle")]), .plain),
      (["--", "--odd.trip"], .run([.file("--odd.trip")]), .plain),
      (["-e", "A paid 5"], .run([.statements("A paid 5")]), .plain),
      (["-eA paid 5", "-e", "settle"], .run([.statements("A paid 5\nsettle")]), .plain),
      (["check", "trips"], .check([.file("trips")]), .plain),
      (["check", "-", "a.trip"], .check([.standardInput, .file("a.trip")]), .plain),
      (["check", "-e", "A paid 5"], .check([.statements("A paid 5")]), .plain),
      (["settle", "a.trip"], .figures(.settle, words: [], of: .file("a.trip")), .plain),
      (["settle"], .figures(.settle, words: [], of: nil), .plain),
      (
        ["bills", "by", "Anna Maria", "-"],
        .figures(.bills, words: ["by", "Anna Maria"], of: .standardInput), .plain
      ),
      (
        ["settle", "in", "JPY", "-e", "home USD"],
        .figures(.settle, words: ["in", "JPY"], of: .statements("home USD")), .plain
      ),
      (
        ["chart", "--in", "JPY", "a.trip", "--format=json"],
        .figures(.chart, words: [], of: .file("a.trip")),
        .plain.with { ($0.currency, $0.format) = ("JPY", .json) }
      ),
      (
        ["--width", "30", "--width=100", "--ascii", "--strict", "--color", "always", "a.trip"],
        .run([.file("a.trip")]),
        .plain.with { settings in
          (settings.width, settings.isASCII, settings.isStrict) = (100, true, true)
          settings.color = .always
        }
      ),
      (["--today", "2026-10-03", "-"], .run([.standardInput]), .plain.with { $0.today = today }),
      (
        ["check", "--format", "github", "trips"], .check([.file("trips")]),
        .plain.with { $0.format = .github }
      ),
      (["--help"], .help(nil), .plain),
      (["-h", "a.trip"], .help(nil), .plain),
      (["settle", "--help"], .help(.settle), .plain),
      (["help"], .help(nil), .plain),
      (["help", "check"], .help(.check), .plain),
      (["help", "fee"], .languageHelp("fee"), .plain),
      (["help", "language"], .languageHelp("language"), .plain),
      (["--version", "a.trip"], .version, .plain),
    ]
    for (arguments, task, settings) in cases {
      XCTAssertEqual(
        try ArgumentReader.read(arguments),
        Invocation(task: task, settings: settings),
        "\(arguments)"
      )
    }
  }

  func testAWrongCommandLineSaysWhatToWriteInstead() {
    let cases: [(arguments: [String], message: String)] = [
      (["--formt", "json"], "unknown option '--formt'; did you mean '--format'?"),
      (["-strict"], "unknown option '-strict'; did you mean '--strict'?"),
      (["-x"], "unknown option '-x'"),
      (["--frobnicate=3"], "unknown option '--frobnicate'"),
      (["--ascii=yes"], "--ascii takes no value"),
      (["a.trip", "--width"], "a value is missing: --width N"),
      (["-e"], "a value is missing: -e 'STATEMENTS'"),
      (["--width", "29"], "--width: '29' is no number of columns from 30 to 9999"),
      (["--width", "wide"], "--width: 'wide' is no number of columns from 30 to 9999"),
      (["--width", "+80"], "--width: '+80' is no number of columns from 30 to 9999"),
      (["--width", ""], "--width: '' is no number of columns from 30 to 9999"),
      (
        ["--width", "99999999999999999999"],
        "--width: '99999999999999999999' is no number of columns from 30 to 9999"
      ),
      (["--today", "2026-02-30"], "--today: '2026-02-30' is no day; days are written 2026-10-03"),
      (["--today", "3.10.2026"], "--today: '3.10.2026' is no day; days are written 2026-10-03"),
      (["--color", "allways"], "--color: 'allways' is unknown; did you mean 'always'?"),
      (["--color", "red"], "--color: 'red' is unknown; it is one of auto, always, never"),
      (
        ["people", "--format", "csv", "a.trip"],
        "people gives no 'csv'; it gives text, json or markdown"
      ),
      (
        ["--format", "github", "a.trip"], "quits gives no 'github'; it gives text, json or markdown"
      ),
      (["check", "--in", "JPY", "a.trip"], "--in does not go with check"),
      (["people", "--in", "JPY", "a.trip"], "--in does not go with people"),
      (["check"], "check needs a file; - is standard input"),
      (
        ["-e", "A paid 5", "a.trip"],
        "'a.trip' is one trip too many: the statements of -e are the trip"
      ),
      (["help", "setle"], "no help about 'setle'; did you mean 'settle'?"),
      (["help", "settle", "check"], "help takes one command or word"),
    ]
    for (arguments, message) in cases {
      XCTAssertThrowsError(try ArgumentReader.read(arguments), "\(arguments)") { error in
        XCTAssertEqual((error as? UsageError)?.message, message, "\(arguments)")
      }
    }
  }

  func testEveryOptionAndCommandOfTheTablesIsUnderstood() {
    for option in OptionRule.all {
      for (name, command) in option.names.flatMap({ name in
        CommandRule.all.map { (name, $0) }
      }) where command.takes(option.key) && command.verb != .help {
        let values: [String] =
          switch (option.key, option.value) {
          case (_, .none): []
          case (.width, _): ["80"]
          case (.today, _): ["2026-10-03"]
          case (_, .word(_, let words)): words
          case (_, .format): command.formats.map(\.rawValue)
          case (_, .text): ["EUR"]
          }
        for value in values.isEmpty ? [[]] : values.map({ [$0] }) {
          let file = option.key == .statements ? [] : ["a.trip"]
          let arguments = [command.name].filter { !$0.isEmpty } + [name] + value + file
          XCTAssertNoThrow(try ArgumentReader.read(arguments), "\(arguments)")
        }
      }
    }
  }
}

extension Settings {
  fileprivate static let plain = Settings()

  fileprivate func with(_ change: (inout Settings) -> Void) -> Settings {
    var settings = self
    change(&settings)
    return settings
  }
}
