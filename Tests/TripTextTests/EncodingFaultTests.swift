import TripTesting
import XCTest

@testable import TripText

final class EncodingFaultTests: XCTestCase {
  func testTheFirstFaultIsFoundAtItsByte() {
    let table: [(String, [UInt8], EncodingFault?)] = [
      ("nothing", [], nil),
      ("ASCII", Array("trip".utf8), nil),
      ("every length", Array("aé小🐻".utf8), nil),
      ("byte-order mark", [0xEF, 0xBB, 0xBF, 0x61], nil),
      ("one NUL", [0x61, 0x00], nil),
      ("NULs here and there", [0x61, 0x00, 0x62, 0x63, 0x64, 0x65, 0x66, 0x00], nil),
      ("only NULs", [0, 0, 0, 0], nil),
      ("last scalar", [0xF4, 0x8F, 0xBF, 0xBF], nil),
      ("Latin-1", [0x4A, 0x6F, 0x73, 0xE9, 0x20], .invalidUTF8(offset: 3)),
      ("lone continuation", [0x61, 0x80], .invalidUTF8(offset: 1)),
      ("cut off", [0x61, 0xE5, 0xB0], .invalidUTF8(offset: 1)),
      ("cut off after its lead", [0x61, 0xC3], .invalidUTF8(offset: 1)),
      ("bad third byte", [0xE5, 0xB0, 0x41], .invalidUTF8(offset: 0)),
      ("overlong, two bytes", [0xC0, 0x80], .invalidUTF8(offset: 0)),
      ("overlong, three bytes", [0xE0, 0x80, 0x80], .invalidUTF8(offset: 0)),
      ("overlong, four bytes", [0xF0, 0x80, 0x80, 0x80], .invalidUTF8(offset: 0)),
      ("surrogate", [0xED, 0xA0, 0x80], .invalidUTF8(offset: 0)),
      ("past the last scalar", [0xF4, 0x90, 0x80, 0x80], .invalidUTF8(offset: 0)),
      ("no lead byte", [0x61, 0xFF, 0x61], .invalidUTF8(offset: 1)),
      ("UTF-16 with a mark, big end first", [0xFE, 0xFF, 0x00, 0x61], .utf16(offset: 0)),
      ("UTF-16 with a mark, little end first", [0xFF, 0xFE, 0x61, 0x00], .utf16(offset: 0)),
      ("UTF-16, little end first", [0x61, 0, 0x62, 0], .utf16(offset: 0)),
      ("UTF-16, big end first", [0, 0x61, 0, 0x62, 0, 0x63], .utf16(offset: 0)),
    ]
    for (name, bytes, fault) in table {
      XCTAssertEqual(utf8Fault(in: bytes), fault, name)
    }
    let japanese = "trip \"東京\"\nhome JPY\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    XCTAssertEqual(utf8Fault(in: japanese), .utf16(offset: 0), "UTF-16 that is not only Latin")
  }

  func testValidityAgreesWithTheStandardLibrary() {
    var random = SeededGenerator(seed: 11)
    let leads: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE5, 0xED, 0xEF,
      0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<50_000 {
      let bytes = (0..<(1 + random.next() % 5)).map { _ in
        leads[Int(random.next() % UInt64(leads.count))]
      }
      let fault = utf8Fault(in: bytes)
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      if fault != .utf16(offset: 0) { XCTAssertEqual(fault == nil, isValid, "\(bytes)") }
      if case .invalidUTF8(let offset) = fault {
        XCTAssertNotNil(String(validating: bytes[..<offset], as: UTF8.self), "\(bytes)")
      }
    }
  }
}
