import Foundation
import TripStore
import XCTest

final class ScriptFileTests: XCTestCase {
  private static let old = "buddies Me, Mia\n# a note\nMe paid 5\n"
  private static let new = "buddies Me, Mia\nMe paid 7\n"

  private var folder: TemporaryFolder!

  override func setUpWithError() throws {
    folder = try TemporaryFolder(for: self)
    try folder.write(Self.old, to: "t.trip")
  }

  private func text(_ name: String = "t.trip") throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder(name))), as: UTF8.self)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func opened(_ files: any WritableFileLayer, _ name: String = "t.trip") throws
    -> ScriptFile
  {
    var file = try ScriptFile(folder(name), in: files)
    _ = try file.read()
    return file
  }

  private func trouble(in body: () throws -> Void) -> ScriptFile.Trouble? {
    do {
      try body()
      return nil
    } catch {
      return error as? ScriptFile.Trouble
    }
  }

  private func reason(of trouble: ScriptFile.Trouble) -> FileTrouble.Reason? {
    if case .failed(let trouble) = trouble { return trouble.reason }
    return nil
  }

  func testAFailureAtAnyStepOfAppendingLeavesTheOldBytes() throws {
    let codes = [ENOSPC, EROFS, EIO]
    for code in codes {
      for torn in [0, 4] {
        var step = 0
        while true {
          let files = FailingFiles(failing: step, with: code, torn: torn)
          var file = try opened(files)
          guard let trouble = trouble(in: { try file.append(Array("Me paid 9\n".utf8)) }) else {
            XCTAssertEqual(files.steps, ["open", "write", "sync"], "in this order")
            break
          }
          XCTAssertEqual(reason(of: trouble), .system(SystemError(code: code)))
          XCTAssertEqual(try text(), Self.old, "step \(step)")
          // What failed once works again: the file is known as it is.
          try file.append(Array("Me paid 8\n".utf8))
          XCTAssertEqual(try text(), Self.old + "Me paid 8\n")
          try folder.write(Self.old, to: "t.trip")
          step += 1
        }
        try folder.write(Self.old, to: "t.trip")
        XCTAssertEqual(step, 3)
      }
    }
  }

  func testAFailureAtAnyStepOfReplacingLeavesTheOldOrTheNewBytes() throws {
    for code in [ENOSPC, EROFS, EIO] {
      var step = 0
      while true {
        try folder.write(Self.old, to: "t.trip")
        let files = FailingFiles(failing: step, with: code, torn: 4)
        var file = try opened(files)
        let trouble = trouble {
          try file.replace(Array(Self.old.utf8), with: Array(Self.new.utf8))
        }
        guard let trouble else {
          XCTAssertEqual(
            files.steps,
            ["open", "write", "sync", "adopt", "sync", "exchange", "sync folder"]
          )
          break
        }
        XCTAssertEqual(reason(of: trouble), .system(SystemError(code: code)))
        // The new name is there before the folder is synced.
        let isPlaced = files.steps.last == "sync folder"
        XCTAssertEqual(try text(), isPlaced ? Self.new : Self.old, "step \(step)")
        XCTAssertEqual(try names, ["t.trip"], "nothing stays behind")
        step += 1
      }
      XCTAssertEqual(step, 7)
      XCTAssertEqual(try text(), Self.new)
    }
  }

  func testAFailureWhileAFileIsMadeLeavesNone() throws {
    for step in 0..<4 {
      let files = FailingFiles(failing: step, with: ENOSPC, torn: 3)
      var file = try opened(files, "new.trip")
      XCTAssertThrowsError(try file.append(Array("trip \"x\"\n".utf8)))
      XCTAssertEqual(try names, ["t.trip"], "step \(step)")
    }
    var file = try opened(SystemFiles(), "new.trip")
    try file.append(Array("trip \"x\"\n".utf8))
    XCTAssertEqual(try text("new.trip"), "trip \"x\"\n")
  }

  func testSomebodyElsesSaveIsNoticedAtEveryStep() throws {
    for stepOfSave in ["open", "write", "sync", "adopt", "exchange"] {
      for isAppending in [true, false] {
        try folder.write(Self.old, to: "t.trip")
        var isSaved = false
        let files = FailingFiles { [folder] step in
          if step == stepOfSave, !isSaved {
            isSaved = true
            // As most editors do: a new file in the place of the old one.
            let fresh = folder!("swap")
            try? Data("saved by an editor\n".utf8).write(to: URL(fileURLWithPath: fresh))
            _ = unsafe rename(fresh, folder!("t.trip"))
          }
        }
        var file = try opened(files)
        let name = "\(isAppending ? "append" : "replace"), saved before \(stepOfSave)"
        let trouble = trouble {
          if isAppending {
            try file.append(Array("Me paid 9\n".utf8))
          } else {
            try file.replace(Array(Self.old.utf8), with: Array(Self.new.utf8))
          }
        }
        XCTAssertEqual(trouble, isSaved ? .changedMeanwhile : nil, name)
        if isSaved {
          XCTAssertEqual(try text(), "saved by an editor\n", name)
          XCTAssertEqual(try names, ["t.trip"], name)
          XCTAssertTrue(try file.hasChanged())
        }
      }
    }
  }

  func testASaveOfTheSameSizeInTheSameMomentIsNoticedByItsBytes() throws {
    var file = try opened(SystemFiles())
    let other = Self.old.replacingOccurrences(of: "5", with: "6")
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: folder("t.trip")))
    try handle.write(contentsOf: Data(other.utf8))
    try handle.close()
    XCTAssertThrowsError(try file.replace(Array(Self.old.utf8), with: Array(Self.new.utf8))) {
      XCTAssertEqual($0 as? ScriptFile.Trouble, .changedMeanwhile)
    }
    XCTAssertEqual(try text(), other)
  }

  func testReplacingKeepsPermissionsAndLinks() throws {
    try FileManager.default.createDirectory(
      atPath: folder("real"),
      withIntermediateDirectories: true
    )
    try folder.write(Self.old, to: "real/r.trip")
    try folder.link("linked.trip", to: "real/r.trip")
    for mode in [0o600, 0o644, 0o640, 0o664] {
      try folder.write(Self.old, to: "real/r.trip")
      try FileManager.default.setAttributes(
        [.posixPermissions: mode],
        ofItemAtPath: folder("real/r.trip")
      )
      var file = try opened(SystemFiles(), "linked.trip")
      try file.replace(Array(Self.old.utf8), with: Array(Self.new.utf8))
      XCTAssertEqual(try text("real/r.trip"), Self.new)
      let attributes = try FileManager.default.attributesOfItem(atPath: folder("real/r.trip"))
      XCTAssertEqual(attributes[.posixPermissions] as? Int, mode)
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder("linked.trip")),
        "real/r.trip"
      )
    }
  }

  func testWhatAKilledPromptLeftIsNoHindrance() throws {
    try folder.write("half of a text", to: ".t.trip.new")
    try folder.write("", to: ".t.trip.lock")
    var file = try opened(SystemFiles())
    let lock = file.lock()
    try file.replace(Array(Self.old.utf8), with: Array(Self.new.utf8))
    file.unlock(lock)
    XCTAssertEqual(try text(), Self.new)
    XCTAssertEqual(try names, ["t.trip"])
  }

  // MARK: - History

  func testHistoryIsPrivateAppendedAndSurvivesRubbish() throws {
    let path = folder("state/quits/history")
    let first = PromptHistory(path, in: SystemFiles())
    let second = PromptHistory(path, in: SystemFiles())
    for number in 0..<50 {
      first.append("a\(number)")
      second.append("小\(number)")
    }
    first.append("no\u{1B}escape")
    first.append("")
    XCTAssertEqual(first.lines(atMost: 1000).count, 100)
    XCTAssertEqual(second.lines(atMost: 3), ["小48", "a49", "小49"])
    for (name, mode) in [("state/quits/history", 0o600), ("state/quits", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder(name))
      XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, name)
    }
    try Data([0xFF, 0xFE, 0x00, 0x0A] + Array("good\n\u{1B}[31mbad\nopen end".utf8)).write(
      to: URL(fileURLWithPath: path)
    )
    XCTAssertEqual(first.lines(atMost: 9), ["good", "open end"])
    first.append("next")
    XCTAssertEqual(first.lines(atMost: 9), ["good", "open end", "next"])
    let nowhere = PromptHistory(folder("t.trip/history"), in: SystemFiles())
    nowhere.append("lost")
    XCTAssertEqual(nowhere.lines(atMost: 9), [])
  }

  func testTheHistoryLiesWhereTheUsersStateDoes() {
    let cases: [([String: String], String?)] = [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/quits/history"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/quits/history"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/quits/history"),
      ([:], nil),
    ]
    for (variables, path) in cases {
      XCTAssertEqual(PromptHistory.path { variables[$0] }, path, "\(variables)")
    }
  }
}
