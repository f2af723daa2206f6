import Foundation
import XCTest

/// The prompt as people meet it: in a terminal, key by key.
final class TerminalTests: XCTestCase {
  private static let up = "\u{1B}[A"
  private static let left = "\u{1B}[D"
  private static let home = "\u{01}"
  private static let control = (
    c: "\u{03}", d: "\u{04}", r: "\u{12}", z: "\u{1A}", e: "\u{05}", k: "\u{0B}"
  )

  private static let head = """
    trip "T"
    home USD
    local JPY
    buddies 小明, José, Mia
    others Coco
    group lads: 小明, José
    rate JPY USD 0.0067

    """

  private var folder: TemporaryFolder!

  override func setUpWithError() throws {
    folder = try TemporaryFolder(for: self)
    try folder.write(Self.head, to: "t.trip")
  }

  private func open(
    columns: Int = 80,
    environment: [String: String] = [:]
  ) throws -> Terminal {
    let terminal = try Terminal(
      ["open", "--today", "2026-10-05", "t.trip"],
      in: folder,
      columns: columns,
      environment: environment
    )
    try terminal.wait(for: "no day> ")
    return terminal
  }

  /// What was added to the script.
  private func added() throws -> String {
    String(try folder.read("t.trip").dropFirst(Self.head.count))
  }

  private func leave(_ terminal: Terminal) throws {
    terminal.type(Self.control.d)
    XCTAssertEqual(try terminal.waitForEnd(), 0)
    XCTAssertTrue(terminal.echoes, "the terminal is as it was")
  }

  func testTheSampleTripTypedByHand() throws {
    try folder.write("", to: "t.trip")
    let terminal = try open()
    let lines = [
      "trip \"Tokyo 2026\"", "home USD", "local JPY", "buddies Me, 小明, José", "others Coco, Ray",
      "rate JPY USD 0.0067", "on 2026-10-01", "José paid ¥3900  \"Taxi\" #transport",
      "小明 paid ¥96000 \"Hotel, 5 nights\" #lodging for Me, 小明 and José",
      "Me  paid ¥12480 \"Dinner\" #food on 2026-10-02",
      "小明 paid ¥3800 each \"teamLab tickets\" #fun",
      "Me paid ¥19830 \"Drugstore\" #shopping for Coco ¥10203, Ray ¥5106, Me rest fee 10%",
    ]
    for line in lines {
      terminal.type(line + "\n")
      try terminal.wait(for: "\n")
      try terminal.wait(for: "> ")
    }
    terminal.type("settle\n")
    for transfer in ["José → 小明 $250.31", "Me → 小明 $192.83", "Coco → Me $75.20", "Ray → Me $37.63"]
    {
      try terminal.wait(for: transfer)
    }
    try leave(terminal)
    XCTAssertEqual(try folder.read("t.trip"), lines.joined(separator: "\n") + "\n")
  }

  func testEditingAmongWideCharacters() throws {
    let terminal = try open(columns: 40)
    terminal.type("小明 paid ¥500 \"晩ご飯\" for José" + Self.home + Self.control.k)
    terminal.type("明 paid ¥500 \"晩飯\" for José" + Self.home + "小")
    terminal.type(Self.control.e + String(repeating: Self.left, count: 11) + "ご" + "\n")
    try terminal.wait(for: "1. ")
    XCTAssertEqual(try added(), "小明 paid ¥500 \"晩ご飯\" for José\n")
    try leave(terminal)
  }

  func testHistoryComesBackAndIsSearched() throws {
    let first = try open()
    first.type("Mia paid ¥5 \"tea\"\n")
    try first.wait(for: "1. ")
    first.type("José paid ¥6 \"cake\"\n")
    try first.wait(for: "2. ")
    try leave(first)
    let second = try open()
    second.type(Self.up + Self.up + "\n")
    try second.wait(for: "3. ")
    second.type(Self.control.r + "cake")
    try second.wait(for: "bck")
    second.type(Self.control.e + "\n")
    try second.wait(for: "4. ")
    XCTAssertEqual(
      try added(),
      "Mia paid ¥5 \"tea\"\nJosé paid ¥6 \"cake\"\nMia paid ¥5 \"tea\"\nJosé paid ¥6 \"cake\"\n"
    )
    try leave(second)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder(".local/state/quits/history")
    )
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
    XCTAssertEqual(
      try folder.read(".local/state/quits/history"),
      try added(),
      "plain UTF-8, a line each"
    )
  }

  func testTabCompletesWhatCanStandThere() throws {
    try folder.write(Self.head + "Mia paid ¥1 #transport\n", to: "t.trip")
    try folder.write("", to: "other.trip")
    let cases = [
      ("rema\tspr\t\n", "remainder spread \n"),
      ("Jo\tpa\t¥500 for la\t#tra\t\n", "José paid ¥500 for lads #transport \n"),
      ("local eu\t\n", "local EUR \n"),
      ("include oth\t\n", "include \"other.trip\" \n"),
      ("Mia paid ¥7 for 小\t\n", "Mia paid ¥7 for 小明 \n"),
    ]
    for (typed, line) in cases {
      let before = try folder.read("t.trip")
      let terminal = try open()
      for key in typed.split(separator: "\t", omittingEmptySubsequences: false).dropLast() {
        terminal.type(key + "\t")
      }
      terminal.type("\n")
      try terminal.wait(for: "\n")
      try terminal.wait(for: "> ")
      XCTAssertEqual(try folder.read("t.trip"), before + line)
      try leave(terminal)
    }
    let terminal = try open()
    terminal.type("Mia paid ¥5 for \t")
    try terminal.wait(for: "lads")
    terminal.type(Self.control.c)
    try terminal.wait(for: "no day> ")
    terminal.type("open oth\t\n")
    try terminal.wait(for: "other.trip is a new trip")
    try leave(terminal)
  }

  func testControlCDropsTheLineAndTheBlock() throws {
    let terminal = try open()
    terminal.type("Mia paid ¥50" + Self.control.c)
    try terminal.wait(for: "> ")
    terminal.type("Mia paid ¥60 {\n")
    try terminal.wait(for: "... ")
    terminal.type("¥10 \"a\" for José\n")
    try terminal.wait(for: "... ")
    terminal.type("¥20" + Self.control.c)
    try terminal.wait(for: "> ")
    terminal.type("Mia paid ¥7\n")
    try terminal.wait(for: "1. ")
    XCTAssertEqual(try added(), "Mia paid ¥7\n")
    try leave(terminal)
  }

  func testControlDAsksOnceWhereTheTripIsNotSaved() throws {
    let terminal = try Terminal([], in: folder)
    try terminal.wait(for: "> ")
    terminal.type("buddies Me, Mia\n")
    try terminal.wait(for: "on the trip")
    try terminal.wait(for: "> ")
    terminal.type(Self.control.d)
    try terminal.wait(for: "not saved")
    try leave(terminal)
  }

  func testStoppedAndBroughtBackTheLineIsStillThere() throws {
    let terminal = try Terminal([], in: folder, shell: "bash")
    try terminal.wait(for: "% ")
    terminal.type("\"$QUITS\" open t.trip\n")
    try terminal.wait(for: "no day> ")
    terminal.type("Mia paid ¥5")
    try terminal.wait(for: "¥5")
    terminal.type(Self.control.z)
    try terminal.wait(for: "Stopped")
    try terminal.wait(for: "% ")
    XCTAssertTrue(terminal.echoes, "the shell has its terminal back")
    terminal.type("fg\n")
    try terminal.wait(for: "Mia paid ¥5")
    terminal.type("0\n")
    try terminal.wait(for: "1. ")
    XCTAssertEqual(try added(), "Mia paid ¥50\n")
    terminal.type(Self.control.d)
    try terminal.wait(for: "% ")
    terminal.type("exit\n")
    XCTAssertEqual(try terminal.waitForEnd(), 0)
  }

  func testAnotherSizeKeepsWhatIsTyped() throws {
    let terminal = try open()
    terminal.type("小明 paid ¥5 \"long enough to be wrapped\"")
    try terminal.wait(for: "wrapped")
    terminal.resize(columns: 40)
    try terminal.wait(for: "no day> ")
    terminal.type(" for José\n")
    try terminal.wait(for: "1. ")
    XCTAssertEqual(try added(), "小明 paid ¥5 \"long enough to be wrapped\" for José\n")
    try leave(terminal)
  }

  func testPlainLocalesAndTerminalsTakeEveryLetter() throws {
    let environments = [
      ["LANG": "C"], ["LC_ALL": "C"], ["LC_ALL": "POSIX", "LANG": ""], ["LANG": "xx_YY"],
      ["TERM": "dumb"], ["TERM": ""], ["TERM": "no-such-terminal"],
    ]
    for environment in environments {
      try folder.write(Self.head, to: "t.trip")
      let terminal = try open(environment: environment)
      terminal.type("José paid ¥500 \"晩\"\n")
      try terminal.wait(for: "1. ")
      XCTAssertEqual(try added(), "José paid ¥500 \"晩\"\n", "\(environment)")
      try leave(terminal)
    }
  }

  func testAPasteOf200LinesIsTakenButForTheWrongOne() throws {
    let terminal = try open()
    let lines = (1...200).map { $0 == 3 ? "Mia paid ¥3 for Maia" : "Mia paid ¥\($0) \"p\($0)\"" }
    terminal.type(lines.joined(separator: "\n") + "\n")
    try terminal.wait(for: "199. ")
    XCTAssertEqual(
      try added(),
      (lines[..<2] + lines[3...]).map { $0 + "\n" }.joined()
    )
    XCTAssertEqual(
      String(decoding: terminal.output, as: UTF8.self).components(separatedBy: "error: ").count,
      2
    )
    try leave(terminal)
  }

  func testAnErrorHasItsCaretAndTheMendedLineIsRecalled() throws {
    let terminal = try open()
    terminal.type("Mia paid 50 dinner\n")
    try terminal.wait(for: "| Mia paid 50 dinner")
    try terminal.wait(for: "|             ^^^^^^")
    terminal.type(Self.up + "\n")
    try terminal.wait(for: "1. ")
    XCTAssertEqual(try added(), "Mia paid 50 \"dinner\"\n")
    try leave(terminal)
  }

  func testEditBringsTheBillUp() throws {
    try folder.write(Self.head + "Mia paid\t¥5 \"a\"  # note\n", to: "t.trip")
    let terminal = try open()
    terminal.type("edit 1\n")
    try terminal.wait(for: "\"a\"")
    terminal.type(" for José\n")
    try terminal.wait(for: "1. ")
    XCTAssertEqual(try added(), "Mia paid\t¥5 \"a\" for José  # note\n")
    try leave(terminal)
  }

  func testSignalsThatEndTheProgramGiveTheTerminalBack() throws {
    for signal in [SIGTERM, SIGHUP, SIGQUIT] {
      let terminal = try open()
      terminal.type("Mia paid")
      try terminal.wait(for: "Mia paid")
      terminal.send(signal)
      XCTAssertEqual(try terminal.waitForEnd(), 128 + signal)
      XCTAssertTrue(terminal.echoes)
    }
  }
}
