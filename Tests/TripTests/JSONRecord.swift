import Foundation
import TripReports

/// A JSON object that a report prints, read by what its fields are called.
struct JSONRecord {
  private let fields: [String: Any]

  init(_ report: Report) throws {
    let value = try JSONSerialization.jsonObject(with: Data(report.json.text.utf8))
    fields = value as? [String: Any] ?? [:]
  }

  private init(_ fields: [String: Any]) { self.fields = fields }

  func text(_ name: String) -> String? { fields[name] as? String }

  func number(_ name: String) -> Int? { fields[name] as? Int }

  func flag(_ name: String) -> Bool? { fields[name] as? Bool }

  func record(_ name: String) -> JSONRecord? {
    (fields[name] as? [String: Any]).map { JSONRecord($0) }
  }

  func records(_ name: String) -> [JSONRecord] {
    (fields[name] as? [[String: Any]] ?? []).map { JSONRecord($0) }
  }

  /// An exact decimal, or a fraction such as `1/150`.
  func fraction(_ name: String) -> Fraction? { text(name).flatMap { Fraction(written: $0) } }
}

extension Fraction {
  init?(written text: String) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    if sides.count == 2 {
      guard let over = Fraction(written: String(sides[0])),
        let under = Fraction(written: String(sides[1])), !under.isZero
      else { return nil }
      self = over / under
      return
    }
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" }
    let point = digits.firstIndex(of: ".") ?? digits.endIndex
    let decimals = digits[point...].dropFirst()
    var value = Fraction.zero
    // In pieces, since a fraction may have more digits than an integer holds.
    for digit in digits[..<point] + decimals {
      guard let number = digit.wholeNumberValue else { return nil }
      value = value * Fraction(10) + Fraction(number)
    }
    value = value * .power(ofTen: -decimals.count)
    self = isNegative ? -value : value
  }
}
