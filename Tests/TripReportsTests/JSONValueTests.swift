import Foundation
import TripReports
import TripTesting
import XCTest

final class JSONValueTests: XCTestCase {
  func testEachValueHasOneFixedText() {
    let cases: [(name: String, value: JSONValue, text: String)] = [
      ("null", .null, "null"),
      ("no text", JSONValue(nil), "null"),
      ("true", true, "true"),
      ("an integer", .int(-12), "-12"),
      ("nothing in an array", [], "[]"),
      ("nothing in an object", [:], "{}"),
      ("scalars", [.int(1), "a", .null], #"[1, "a", null]"#),
      ("an object of scalars", ["b": 1, "a": "x"], #"{"b": 1, "a": "x"}"#),
      ("an array of one object", [["a": "x"]], #"[{"a": "x"}]"#),
      ("an array of one array", [[1]], "[\n  [1]\n]"),
      ("an array of two objects", [["a": 1], ["a": 2]], "[\n  {\"a\": 1},\n  {\"a\": 2}\n]"),
      (
        "objects in objects", ["a": ["b": [["c": 1], ["c": 2]]], "d": []],
        """
        {
          "a": {
            "b": [
              {"c": 1},
              {"c": 2}
            ]
          },
          "d": []
        }
        """
      ),
    ]
    for (name, value, text) in cases { XCTAssertEqual(value.text, text + "\n", name) }
  }

  func testStringsAreEscaped() {
    let cases: [(name: String, string: String, text: String)] = [
      ("plain", "小明 🐻 é", "小明 🐻 é"),
      ("quote and backslash", #"a"b\c"#, #"a\"b\\c"#),
      ("a slash stays", "a/b", "a/b"),
      ("short escapes", "\n\r\t\u{8}\u{C}", #"\n\r\t\b\f"#),
      ("a CRLF, one character in Swift", "\r\n", #"\r\n"#),
      ("control characters", "\u{0}\u{1B}\u{1F}\u{7F}\u{9F}", #"\u0000\u001b\u001f\u007f\u009f"#),
      ("line and paragraph separators", "\u{2028}\u{2029}", #"\u2028\u2029"#),
      ("bidirectional overrides", "\u{202E}\u{2066}", #"\u202e\u2066"#),
    ]
    for (name, string, text) in cases {
      XCTAssertEqual(JSONValue.string(string).text, "\"\(text)\"\n", name)
    }
  }

  func testAnObjectKeepsItsOrderWhenItGains() {
    var object: JSONValue = ["z": 1]
    object.append("a", 2)
    XCTAssertEqual(object.text, "{\"z\": 1, \"a\": 2}\n")
    var scalar: JSONValue = 1
    scalar.append("a", 2)
    XCTAssertEqual(scalar, 1)
  }

  func testAnyValueIsReadBackAsItWas() throws {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let value = randomValue(depth: 4, &generator)
      let data = Data(value.text.utf8)
      let read = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      XCTAssertTrue(isSame(value, read), "seed \(seed): \(value.text)")
    }
  }

  private func randomValue(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .int(Int.random(in: -1_000_000...1_000_000, using: &generator))
    case 3, 4: return .string(randomString(&generator))
    case 5:
      return .array(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          randomValue(depth: depth - 1, &generator)
        }
      )
    default:
      return .object(
        (0..<Int.random(in: 0...3, using: &generator)).map { index in
          JSONValue.Member(
            "\(index)" + randomString(&generator),
            randomValue(depth: depth - 1, &generator)
          )
        }
      )
    }
  }

  private func randomString(_ generator: inout SeededGenerator) -> String {
    var string = String.UnicodeScalarView()
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x2FF, 0x2000...0x2070, 0x1F300...0x1F6FF,
    ]
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
      guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) else {
        continue
      }
      string.append(scalar)
    }
    return String(string)
  }

  private func isSame(_ value: JSONValue, _ read: Any) -> Bool {
    switch value {
    case .null: return read is NSNull
    case .bool(let bool): return read as? Bool == bool
    case .int(let int): return read as? Int == int
    case .string(let string):
      return (read as? String).map { Array($0.utf8) == Array(string.utf8) } ?? false
    case .array(let elements):
      guard let others = read as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { isSame($0, $1) }
    case .object(let members):
      guard let others = read as? [String: Any], others.count == members.count else { return false }
      return members.allSatisfy { member in
        others[member.name].map { isSame(member.value, $0) } ?? false
      }
    }
  }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .int(value) }
}
