import Foundation

/// How much the tests with random trips do: a little on each run, all of it with `QUITS_THOROUGH=1`.
enum Effort {
  static let isThorough = ProcessInfo.processInfo.environment["QUITS_THOROUGH"] == "1"

  static func pick(_ usual: Int, thorough: Int) -> Int { isThorough ? thorough : usual }
}
