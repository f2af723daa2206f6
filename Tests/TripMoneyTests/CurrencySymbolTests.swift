import XCTest

@testable import TripMoney

final class CurrencySymbolTests: XCTestCase {
  private func id(_ code: String?, in book: CurrencyBook = CurrencyBook()) -> CurrencyID? {
    code.flatMap { book.currency(code: $0) }
  }

  /// Writes a meaning as its code, the codes it hesitates between, or `unknown`.
  private func text(_ meaning: CurrencyBook.Meaning, in book: CurrencyBook) -> String {
    switch meaning {
    case .one(let id): book[id].code
    case .ambiguous(let ids): ids.map { book[$0].code }.joined(separator: "|")
    case .unknown: "unknown"
    }
  }

  func testASymbolMeansWhatTheTripStates() {
    let cases: [(symbol: String, home: String?, local: String?, means: String)] = [
      ("$", nil, nil, "USD"), ("$", "EUR", "JPY", "USD"), ("$", "CAD", nil, "CAD"),
      ("$", nil, "MXN", "MXN"), ("$", "USD", "USD", "USD"), ("$", "USD", "CAD", "USD|CAD"),
      ("$", "CAD", "USD", "CAD|USD"), ("$", "EUR", "AUD", "AUD"), ("$", "CVE", nil, "CVE"),
      ("¥", nil, nil, "JPY"), ("¥", "CNY", nil, "CNY"), ("¥", "CNY", "JPY", "CNY|JPY"),
      ("￥", nil, nil, "JPY"), ("￥", nil, "CNY", "CNY"), ("円", "CNY", nil, "JPY"),
      ("元", nil, nil, "CNY|TWD"), ("元", nil, "TWD", "TWD"),
      ("£", nil, nil, "GBP"), ("£", "EGP", nil, "EGP"), ("£", "GIP", "GBP", "GIP|GBP"),
      ("₩", nil, nil, "KRW"), ("₩", "KPW", nil, "KPW"), ("원", nil, nil, "KRW"),
      ("₹", nil, nil, "INR"), ("Rs", nil, nil, "INR"), ("Rs", nil, "LKR", "LKR"),
      ("Rs.", nil, nil, "INR"), ("₨", nil, nil, "INR|LKR|MUR|NPR|PKR|SCR"),
      ("₨", "INR", nil, "INR"),
      ("kr", nil, nil, "DKK|ISK|NOK|SEK"), ("kr", "EUR", "SEK", "SEK"), ("kr.", "NOK", nil, "NOK"),
      ("C$", nil, nil, "CAD|NIO"), ("CA$", "USD", "CAD", "CAD"), ("HK$", "USD", nil, "HKD"),
      ("US$", "CAD", nil, "USD"), ("R$", nil, nil, "BRL"), ("€", "USD", nil, "EUR"),
      ("zł", nil, nil, "PLN"), ("Ft", nil, nil, "HUF"), ("lei", nil, nil, "RON"),
      ("Kč", nil, nil, "CZK"), ("Kc\u{30C}", nil, nil, "CZK"), ("฿", nil, nil, "THB"),
      ("नेरू", nil, nil, "NPR"), ("ریال", nil, nil, "IRR"), ("S/", nil, nil, "PEN"),
      ("FCFA", nil, nil, "XAF|XOF"), ("FCFA", "XOF", nil, "XOF"),
      ("", nil, nil, "unknown"), ("R", "ZAR", nil, "unknown"), ("P", nil, nil, "unknown"),
      ("¤", nil, nil, "unknown"), ("Mia", nil, nil, "unknown"), ("rs", nil, nil, "unknown"),
      ("$$", nil, nil, "unknown"), ("a very long word indeed", nil, nil, "unknown"),
    ]
    let book = CurrencyBook()
    for (symbol, home, local, means) in cases {
      let found = book.meaning(ofSymbol: symbol, home: id(home), local: id(local))
      XCTAssertEqual(text(found, in: book), means, "\(symbol) at \(home ?? "-"), \(local ?? "-")")
      XCTAssertEqual(book.isSymbol(symbol), means != "unknown", symbol)
    }
  }

  func testWhatTheTripBindsComesFirst() throws {
    var book = CurrencyBook()
    let points = book.declare(code: "POINTS", decimals: 0)
    let (dollar, canadian) = (try XCTUnwrap(id("USD")), try XCTUnwrap(id("CAD")))
    book.bind(symbol: "$", to: canadian)
    book.bind(symbol: "👩‍👩‍👧‍👧", to: points)
    XCTAssertEqual(book.meaning(ofSymbol: "$", home: dollar, local: dollar), .one(canadian))
    XCTAssertEqual(book.meaning(ofSymbol: "👩‍👩‍👧‍👧", home: nil, local: nil), .one(points))
    XCTAssertTrue(book.isSymbol("👩‍👩‍👧‍👧"))
    XCTAssertFalse(CurrencyBook().isSymbol("👩‍👩‍👧‍👧"))
    book.bind(symbol: "$", to: points)
    XCTAssertEqual(book.meaning(ofSymbol: "$", home: dollar, local: nil), .one(points))
    XCTAssertEqual(book.symbolForOutput(points, home: nil, local: nil), "$")
    XCTAssertEqual(book.symbolForOutput(canadian, home: nil, local: nil), "CA$")
  }

  func testSymbolsForOutputMeanTheirCurrencyAndNoOther() {
    let cases: [(code: String, home: String?, local: String?, symbol: String?)] = [
      ("USD", nil, nil, "$"), ("USD", "CAD", nil, "US$"), ("USD", "CAD", "USD", "US$"),
      ("CAD", nil, nil, "CA$"), ("CAD", "CAD", nil, "$"), ("AUD", "USD", nil, "A$"),
      ("HKD", "USD", "HKD", "HK$"), ("ARS", nil, nil, nil), ("ARS", nil, "ARS", "$"),
      ("BRL", nil, nil, "R$"), ("MOP", nil, nil, "MOP$"), ("NIO", nil, nil, nil),
      ("NIO", "NIO", nil, "C$"), ("JPY", nil, nil, "¥"), ("JPY", "CNY", nil, nil),
      ("CNY", nil, nil, nil), ("CNY", nil, "CNY", "¥"), ("EUR", "USD", "JPY", "€"),
      ("GBP", nil, nil, "£"), ("EGP", nil, nil, nil), ("INR", nil, nil, "₹"),
      ("KRW", nil, nil, "₩"),
      ("SEK", "SEK", nil, nil), ("CHF", "CHF", nil, nil), ("PLN", nil, nil, nil),
      ("KWD", nil, nil, nil), ("AFN", nil, nil, nil), ("THB", nil, nil, "฿"),
      ("DEM", nil, nil, nil),
    ]
    let book = CurrencyBook()
    for (code, home, local, symbol) in cases {
      guard let currency = id(code) else { return XCTFail("no \(code)") }
      XCTAssertEqual(
        book.symbolForOutput(currency, home: id(home), local: id(local)),
        symbol,
        "\(code) at \(home ?? "-"), \(local ?? "-")"
      )
    }
  }

  func testEverySymbolThatIsPrintedReadsBackAsItsCurrency() {
    let book = CurrencyBook()
    let stated = [nil, "USD", "CAD", "CNY", "EGP", "NIO", "SEK", "INR"].map { id($0) }
    for code in book.codes {
      guard let currency = id(code) else { return XCTFail("no \(code)") }
      for home in stated + [currency] {
        for local in stated {
          guard let symbol = book.symbolForOutput(currency, home: home, local: local) else {
            continue
          }
          XCTAssertEqual(
            book.meaning(ofSymbol: symbol, home: home, local: local),
            .one(currency),
            symbol
          )
        }
      }
    }
  }

  func testASymbolOfTheTripIsPrintedOnlyWhereDigitsMayFollow() {
    let cases: [(String, String?)] = [
      ("⭐", "⭐"), ("❤️", "❤️"), ("₿", "₿"), ("XP$", "XP$"), ("pts", nil), ("5", nil), ("\"", nil),
      ("#", nil), ("円", nil), ("ש", nil), ("$x", nil), ("é$", nil), ("", nil),
    ]
    for (symbol, printed) in cases {
      var book = CurrencyBook()
      let points = book.declare(code: "POINTS", decimals: 0)
      book.bind(symbol: symbol, to: points)
      XCTAssertEqual(book.symbolForOutput(points, home: nil, local: nil), printed, symbol)
    }
  }

  func testTheTablesAreInOrderForTheirSearch() {
    for (one, next) in zip(CurrencyTable.rows, CurrencyTable.rows.dropFirst()) {
      XCTAssertTrue(one.packed < next.packed, "\(one.code) before \(next.code)")
    }
    for (one, next) in zip(SymbolTable.entries, SymbolTable.entries.dropFirst()) {
      XCTAssertTrue(one.key < next.key, "\(one.first) before \(next.first)")
    }
    for entry in SymbolTable.entries {
      for code in [entry.first] + entry.others {
        XCTAssertNotNil(CurrencyTable.place(of: code))
      }
    }
    for row in CurrencyTable.rows {
      let id = CurrencyTable.id(of: row.packed)
      for symbol in [row.symbol, row.longSymbol].compactMap({ $0 }) {
        let entry = PackedSymbol(symbol.utf8).flatMap { SymbolTable.entry(for: $0) }
        XCTAssertEqual(entry?.includes(id), true, "\(symbol) of \(row.code)")
      }
    }
  }
}
