/// A calendar day in the proleptic Gregorian calendar, without a time zone.
///
/// A day is a day wherever it is read; years run from 1 to 9999.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The days since 1970-01-01, negative before it.
  package var number: Int32

  /// 0001-01-01.
  package static let first = Day(number: -719_162)
  /// 9999-12-31.
  package static let last = Day(number: 2_932_896)

  package init(number: Int32) {
    self.number = number
  }

  /// Creates the day of a date, or nil where the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard let length = Day.length(ofMonth: month, in: year), (1...length).contains(day) else {
      return nil
    }
    // Years that begin in March put the leap day last, so that one formula serves every month.
    let shiftedYear = month > 2 ? year : year - 1
    let shiftedMonth = (month + 9) % 12
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let leapDays = shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
    // At most 9999 · 365.25 days: far inside Int32.
    number = Int32(365 * shiftedYear + leapDays + dayOfYear - Day.epochFromMarch)
  }

  /// The days from March 1 of year 0, where the shifted years begin, to 1970-01-01.
  private static let epochFromMarch = 719_468

  /// The year, month and day of the calendar, worked out on each access.
  package var civil: (year: Int, month: Int, day: Int) {
    let fromMarch = Int(number) + Day.epochFromMarch
    let era = (fromMarch >= 0 ? fromMarch : fromMarch - 146_096) / 146_097
    let dayOfEra = fromMarch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  package var year: Int { civil.year }
  package var month: Int { civil.month }
  package var day: Int { civil.day }

  /// The day as ISO 8601 writes it, such as `2026-10-03`.
  package var description: String {
    let (year, month, day) = civil
    return "\(Day.padded(year, to: 4))-\(Day.padded(month, to: 2))-\(Day.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Returns the day that is `days` later, or earlier where negative, clamped to years 1 to 9999.
  package func adding(days: Int) -> Day {
    let (sum, overflow) = Int(number).addingReportingOverflow(days)
    let wanted = overflow ? (days < 0 ? Int.min : Int.max) : sum
    return Day(number: Int32(min(max(wanted, Int(Day.first.number)), Int(Day.last.number))))
  }

  /// Returns all days of a month, or nil where there is no such month in years 1 to 9999.
  package static func month(_ year: Int, _ month: Int) -> ClosedRange<Day>? {
    guard let length = length(ofMonth: month, in: year),
      let first = Day(year: year, month: month, day: 1),
      let last = Day(year: year, month: month, day: length)
    else { return nil }
    return first...last
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int? {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    if month == 2 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      return isLeap ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  package static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }
}
