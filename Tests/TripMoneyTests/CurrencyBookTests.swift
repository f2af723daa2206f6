import TripMoney
import XCTest

final class CurrencyBookTests: XCTestCase {
  func testCurrenciesHaveTheDecimalsThatISO4217Says() {
    let cases: [(String, Int)] = [
      ("AED", 2), ("AFN", 2), ("ALL", 2), ("AUD", 2), ("BHD", 3), ("BIF", 0), ("BRL", 2),
      ("CAD", 2),
      ("CHF", 2), ("CLF", 4), ("CLP", 0), ("CNY", 2), ("COP", 2), ("CVE", 2), ("CZK", 2),
      ("DJF", 0),
      ("DKK", 2), ("EUR", 2), ("GBP", 2), ("GNF", 0), ("HUF", 2), ("IDR", 2), ("INR", 2),
      ("IQD", 3),
      ("IRR", 2), ("ISK", 0), ("JOD", 3), ("JPY", 0), ("KMF", 0), ("KRW", 0), ("KWD", 3),
      ("LAK", 2),
      ("LYD", 3), ("MGA", 2), ("MRU", 2), ("MXN", 2), ("OMR", 3), ("PYG", 0), ("RWF", 0),
      ("THB", 2),
      ("TND", 3), ("TWD", 2), ("UGX", 0), ("USD", 2), ("UYI", 0), ("UYW", 4), ("VES", 2),
      ("VND", 0),
      ("VUV", 0), ("XAF", 0), ("XCG", 2), ("XOF", 0), ("XPF", 0), ("ZMW", 2), ("ZWG", 2),
      ("BGN", 2), ("BYR", 0), ("DEM", 2), ("ESP", 0), ("HRK", 2), ("ITL", 0), ("TRL", 0),
      ("ZWL", 2),
    ]
    let book = CurrencyBook()
    for (code, decimals) in cases {
      guard let id = book.currency(code: code) else {
        XCTFail("no \(code)")
        continue
      }
      XCTAssertEqual(book[id].decimals, decimals, code)
      XCTAssertEqual(book.decimals(of: id), decimals, code)
      XCTAssertEqual(book[id].code, code)
      XCTAssertFalse(book[id].isOwn, code)
    }
  }

  func testWithdrawnCurrenciesAreKnownButNotOffered() throws {
    let book = CurrencyBook()
    for code in ["DEM", "BGN", "HRK", "ANG", "FRF"] {
      let id = try XCTUnwrap(book.currency(code: code), code)
      XCTAssertTrue(book[id].isHistoric, code)
      XCTAssertFalse(book.codes.contains(code), code)
    }
    for code in ["EUR", "XCG", "ZWG", "CHE"] {
      XCTAssertFalse(book[try XCTUnwrap(book.currency(code: code), code)].isHistoric, code)
    }
    XCTAssertFalse(book.codes.contains("CHE"))
    XCTAssertTrue(book.codes.contains("EUR"))
  }

  func testEveryOfferedCodeFindsItself() throws {
    let codes = CurrencyBook().codes
    XCTAssertEqual(codes.count, 157)
    XCTAssertEqual(codes, codes.sorted())
    for code in codes {
      let id = try XCTUnwrap(CurrencyBook().currency(code: code), code)
      XCTAssertEqual(CurrencyBook()[id].code, code)
    }
  }

  func testCodesAreReadInAnyCaseAndNothingElseIsOne() throws {
    let book = CurrencyBook()
    let yen = try XCTUnwrap(book.currency(code: "JPY"))
    for code in ["JPY", "jpy", "Jpy", "jPY"] {
      XCTAssertEqual(book.currency(code: code), yen, code)
      XCTAssertEqual(book.currency(code: Array("+\(code)+".utf8)[1...3]), yen, code)
    }
    for code in [
      "", "J", "JP", "JPYY", "J Y", "JP1", "J@Y", "ÄÄ", "XAU", "XXX", "XTS", "XEU", "ABC", "AAA",
      "ZZZ", "[\\]", "jp{",
    ] {
      XCTAssertNil(book.currency(code: code), code)
      XCTAssertNil(book.currency(code: Array(code.utf8)[...]), code)
    }
  }

  func testATripDeclaresCurrenciesOfItsOwn() throws {
    var book = CurrencyBook()
    XCTAssertNil(book.currency(code: "POINTS"))
    let points = book.declare(code: "Points", decimals: 0)
    let beans = book.declare(code: "BNS", decimals: 6)
    XCTAssertEqual(book[points].code, "POINTS")
    XCTAssertEqual(book[points].decimals, 0)
    XCTAssertTrue(book[points].isOwn)
    XCTAssertFalse(book[points].isHistoric)
    XCTAssertEqual(book.decimals(of: beans), 6)
    for code in ["POINTS", "points", "pOINTS"] {
      XCTAssertEqual(book.currency(code: code), points, code)
      XCTAssertEqual(book.currency(code: Array(code.utf8)[...]), points, code)
    }
    XCTAssertEqual(book.declare(code: "points", decimals: 3), points)
    XCTAssertEqual(book[points].decimals, 0)
    let yen = try XCTUnwrap(book.currency(code: "JPY"))
    XCTAssertEqual(book.declare(code: "jpy", decimals: 2), yen)
    XCTAssertEqual(book.decimals(of: yen), 0)
    XCTAssertEqual(Array(book.codes.suffix(2)), ["POINTS", "BNS"])
    XCTAssertTrue(yen < points && points < beans)
  }

  func testABookKnowsWhenItIsFull() {
    var book = CurrencyBook()
    var declared = 0
    while !book.isFull {
      declared += 1
      _ = book.declare(code: "OWN\(declared)", decimals: 2)
    }
    XCTAssertGreaterThan(declared, 65_000)
    XCTAssertEqual(book.currency(code: "OWN\(declared)")?.rawValue, .max)
    XCTAssertEqual(book.currency(code: "own1").map { book[$0].code }, "OWN1")
  }

  func testBooksAreEqualWhereTheyHoldTheSame() throws {
    var (one, other) = (CurrencyBook(), CurrencyBook())
    XCTAssertEqual(one, other)
    let points = one.declare(code: "POINTS", decimals: 0)
    XCTAssertNotEqual(one, other)
    _ = other.declare(code: "points", decimals: 0)
    XCTAssertEqual(one, other)
    one.bind(symbol: "⭐", to: points)
    XCTAssertNotEqual(one, other)
    other.bind(symbol: "⭐", to: points)
    XCTAssertEqual(one, other)
    one.bind(symbol: "⭐", to: points)
    XCTAssertEqual(one, other)
  }
}
