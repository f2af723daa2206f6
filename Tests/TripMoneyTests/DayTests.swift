import TripMoney
import XCTest

final class DayTests: XCTestCase {
  func testEveryDayOfTenThousandYearsIsCountedAndReadBack() {
    var number = Day.first.number
    for year in 1...9999 {
      for month in 1...12 {
        for day in 1...31 {
          guard let found = Day(year: year, month: month, day: day) else {
            if day <= 28 { XCTFail("\(year)-\(month)-\(day) is a day") }
            continue
          }
          if found.number != number || found.civil != (year, month, day) {
            return XCTFail("\(year)-\(month)-\(day) is day \(number), not \(found.number)")
          }
          number += 1
        }
      }
    }
    XCTAssertEqual(number - 1, Day.last.number)
  }

  func testKnownDaysHaveTheirNumbers() {
    let cases: [(year: Int, month: Int, day: Int, number: Int32)] = [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2026, 10, 3, 20_729),
      (1900, 3, 1, -25_508), (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
    ]
    for (year, month, day, number) in cases {
      XCTAssertEqual(Day(year: year, month: month, day: day)?.number, number, "\(year)-\(month)")
    }
  }

  func testDaysThatNoCalendarHasAreRefused() {
    let cases = [
      (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1),
      (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2026, 1, -1),
      (Int.max, Int.max, Int.max), (Int.min, Int.min, Int.min),
    ]
    for (year, month, day) in cases {
      XCTAssertNil(Day(year: year, month: month, day: day), "\(year)-\(month)-\(day)")
    }
  }

  func testADayPrintsAsItsDate() throws {
    let leapDay = try XCTUnwrap(Day(year: 2028, month: 2, day: 29))
    XCTAssertEqual([leapDay.year, leapDay.month, leapDay.day], [2028, 2, 29])
    XCTAssertEqual("\(try XCTUnwrap(Day(year: 2026, month: 10, day: 3)))", "2026-10-03")
    XCTAssertEqual("\(Day.first)", "0001-01-01")
    XCTAssertEqual("\(Day.last)", "9999-12-31")
  }

  func testAddingDaysStaysInsideTheCalendar() throws {
    let day = try XCTUnwrap(Day(year: 2028, month: 2, day: 28))
    let cases: [(Int, String)] = [
      (0, "2028-02-28"), (1, "2028-02-29"), (2, "2028-03-01"), (-59, "2027-12-31"),
      (Int.max, "9999-12-31"), (Int.min, "0001-01-01"), (3_000_000, "9999-12-31"),
    ]
    for (days, date) in cases {
      XCTAssertEqual(day.adding(days: days).description, date, "\(days) days")
    }
  }

  func testAMonthGoesFromItsFirstDayToItsLast() throws {
    let cases: [(Int, Int, String, String)] = [
      (2026, 10, "2026-10-01", "2026-10-31"), (2026, 2, "2026-02-01", "2026-02-28"),
      (2024, 2, "2024-02-01", "2024-02-29"), (9999, 12, "9999-12-01", "9999-12-31"),
    ]
    for (year, month, first, last) in cases {
      let days = try XCTUnwrap(Day.month(year, month))
      XCTAssertEqual(days.lowerBound.description, first)
      XCTAssertEqual(days.upperBound.description, last)
    }
    for (year, month) in [(2026, 0), (2026, 13), (0, 1), (10_000, 1)] {
      XCTAssertNil(Day.month(year, month), "\(year)-\(month)")
    }
  }
}
