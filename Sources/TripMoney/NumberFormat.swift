/// How the people of a trip write numbers.
package enum NumberFormat: UInt8, Hashable, Sendable, CaseIterable {
  /// 1,234.56
  case point
  /// 1.234,56
  case comma
  /// 1 234,56
  case space
  /// 1'234.56
  case apostrophe

  package var decimalMark: Character {
    switch self {
    case .point, .apostrophe: "."
    case .comma, .space: ","
    }
  }

  /// The mark between groups of three digits, as it is printed: a space is narrow and does not break.
  package var groupMark: Character {
    switch self {
    case .point: ","
    case .comma: "."
    case .space: "\u{202F}"
    case .apostrophe: "'"
    }
  }

  /// The example by which a script states the format.
  package var example: String {
    switch self {
    case .point: "1,234.56"
    case .comma: "1.234,56"
    case .space: "1 234,56"
    case .apostrophe: "1'234.56"
    }
  }
}
