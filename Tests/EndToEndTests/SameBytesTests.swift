import XCTest

/// Each run of a program hashes otherwise: none of that may show.
final class SameBytesTests: XCTestCase {
  /// Many of everything that could be kept in a set or a dictionary.
  private static let script: String = {
    let names = (1...14).map { "P\($0)" }
    var lines = [
      "home USD", "buddies \(names.joined(separator: ", "))", "others O1, O2 via P3, O3",
    ]
    lines += ["pot Kitty", "together P1, P2", "together Duo: P4, P5", "group lot: P6, P7, O1"]
    for (place, code) in ["EUR", "JPY", "GBP", "CHF", "SEK", "KRW", "THB"].enumerated() {
      lines.append(
        "rate \(code) \(place % 3 == 1 ? "EUR" : "USD") 1.\(place)1".replacing(
          "EUR EUR",
          with: "EUR USD"
        )
      )
    }
    for number in 1...60 {
      let payer = number % 9 == 0 ? "Kitty" : number % 7 == 0 ? "O3" : names[number * 5 % 14]
      let code = ["USD", "EUR", "JPY", "GBP", "INR", "PLN", "SEK"][number % 7]
      let sharers = [names[number % 14], names[(number + 5) % 14], "O\(number % 3 + 1)"]
      lines.append(
        "\(payer) paid \(number * 10) \(code) \"b\(number)\" #c\(number % 11) for "
          + (number % 4 == 0 ? "lot, P1" : sharers.joined(separator: ", "))
          + (number % 5 == 0 ? "" : " on 2026-10-\(10 + number % 20)")
      )
      if number % 6 == 0 { lines.append("P\(number % 14 + 1) paid Kitty \(number) on 2026-10-01") }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  func testEveryRunPrintsTheSameBytes() throws {
    let folder = try TemporaryFolder(for: self, holding: ["many.trip": Self.script])
    let commands = [
      "settle", "settle direct", "settle via P3", "settle in EUR", "balances", "bills", "chart",
      "chart by person", "chart by day", "total", "people", "rates", "check",
    ]
    let line =
      commands.flatMap {
        ["\"$quits\" \($0) many.trip", "\"$quits\" \($0) many.trip --format json"]
      }
      .joined(separator: "; ") + " 2>&1"
    let first = try Quits(shell: line, in: folder)
    XCTAssertFalse((first.output + first.errors).contains("error:"), first.output + first.errors)
    XCTAssertGreaterThan(first.output.utf8.count, 10_000)
    for _ in 1...3 {
      let next = try Quits(shell: line, in: folder)
      XCTAssertEqual(next.output, first.output)
      XCTAssertEqual(next.errors, first.errors)
    }
  }
}
