import TripTesting
import TripText
import XCTest

final class DecimalDigitsTests: XCTestCase {
  func testDigitsAreThoseOfTheNumberWithZerosBeforeThem() {
    let cases: [(number: UInt64, least: Int, text: String)] = [
      (0, 1, "0"), (7, 1, "7"), (7, 3, "007"), (1234, 2, "1234"), (0, 4, "0000"),
      (999, 3, "999"), (1000, 3, "1000"), (.max, 1, "18446744073709551615"),
      (10_000_000_000_000_000_000, 21, "010000000000000000000"),
    ]
    for (number, least, text) in cases {
      var bytes = Array("a".utf8)
      bytes.append(digits: number, atLeast: least)
      XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "a" + text)
    }
  }

  func testDigitsAreThoseThatSwiftWrites() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let number = UInt64.random(
        in: 0...UInt64.max >> UInt64.random(in: 0...63, using: &generator),
        using: &generator
      )
      var bytes: [UInt8] = []
      bytes.append(digits: number)
      XCTAssertEqual(String(decoding: bytes, as: UTF8.self), String(number))
    }
  }
}
