import TripLedger
import TripReports
import TripTesting
import TripText
import XCTest

final class CSVReportRendererTests: XCTestCase {
  func testCellsThatASpreadsheetWouldRunAreTakenForText() throws {
    let cases: [(name: String, field: String)] = [
      ("Ana", "Ana"),
      ("=1+1", "'=1+1"),
      ("+1", "'+1"),
      ("@SUM(A1)", "'@SUM(A1)"),
      ("-1+2", "'-1+2"),
      ("-", "'-"),
      ("-1.", "'-1."),
      ("-.5", "'-.5"),
      ("--1", "'--1"),
      ("-12", "-12"),
      ("-12.50", "-12.50"),
      (" =1", "' =1"),
      ("\t=1", "' =1"),
      ("\r=1", "\\u{D}=1"),
      ("＝1", "'＝1"),
      ("－1", "'－1"),
      ("a=1", "a=1"),
      ("=1,\"x\"", "\"'=1,\"\"x\"\"\""),
      ("a\"\u{301}b", "\"a\"\"\u{301}b\""),
      ("one, two", "\"one, two\""),
      ("x ", "\"x \""),
      ("", ""),
    ]
    for (name, field) in cases {
      var table = Table([
        Table.Column("name", .personText),
        Table.Column("net", .amount),
      ])
      table.append([
        Table.Cell(name, as: .name),
        Table.Cell(StyledText("-$1,000.00"), exact: "-1000.00", currency: "USD"),
      ])
      let text = CSVReportRenderer().render(Report([.table(table)], json: .null))
      XCTAssertEqual(
        text.utf8.map { $0 },
        "name,net\r\n\(field),-1000.00\r\n".utf8.map { $0 },
        name
      )
    }
  }

  func testEveryFieldComesBackFromAReader() throws {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let trip = seed == 0 ? Hostile.trip : TripBuilder.random(&generator)
      let (books, sources) = try (trip.books(), trip.sources())
      for report in allReports(of: trip, books, sources) {
        let records = read(CSVReportRenderer().render(report))
        guard let table = report.fields else { continue }
        XCTAssertEqual(Set(records.map(\.count)), [table.columns.count], "seed \(seed)")
        XCTAssertEqual(records.count, table.rowCount + 1, "seed \(seed)")
        guard records.first?.first == "name" else { continue }
        XCTAssertEqual(
          records.dropFirst().map { $0.first?.replacing(/^'/, with: "") },
          trip.trip.people.map(\.name),
          "seed \(seed)"
        )
      }
    }
  }

  func testTheFieldsAreTheSameWhateverTheTripHolds() throws {
    var filter = Filter()
    filter.since = day(30, month: 12)
    for trip in [Samples.tokyo, Samples.osaka, Samples.plain] {
      for books in [try trip.books(), try trip.books(filter: filter)] {
        let sources = try trip.sources()
        let headers = [
          Report.settlement(of: books, sources: sources),
          .balances(of: books, sources: sources), .bills(of: books, sources: sources),
          .chart(of: books, sources: sources),
          .chart(of: books, by: .person, sources: sources),
          .chart(of: books, by: .day, sources: sources),
        ].map { String(CSVReportRenderer().render($0).prefix { $0 != "\r\n" }) }
        XCTAssertEqual(
          headers,
          [
            "from,to,amount,currency",
            "name,paid,spent,sent,received,net,currency",
            "number,kind,date,amount,currency,worth,worth currency,payers,to,what,category",
            "category,amount,currency",
            "person,spent,paid,currency",
            "day,amount,currency",
          ]
        )
      }
    }
  }

  /// Reads records by RFC 4180, scalar by scalar.
  private func read(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var field = ""
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        field += "\""
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        record.append(field)
        field = ""
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        records.append(record + [field])
        (record, field) = ([], "")
      default: field.unicodeScalars.append(scalar)
      }
    }
    XCTAssertTrue(field.isEmpty && record.isEmpty && !isQuoted, "an unfinished record")
    return records
  }
}
