import TripMoney
import TripText

/// Reads a number token under the way in which the script writes numbers.
///
/// Digits may be grouped in threes, or as in India in twos before the last three; the decimal mark
/// must be the format's own: `grammar.md`, "Amounts".
struct Numeral {
  enum Fault: Error, Hashable {
    /// Marks as other people write them: `12,50` where the point is the decimal mark.
    ///
    /// Here and below, `plain` is what was meant, with a point for its decimals.
    case foreignMarks(plain: String)
    case badGroups
    case severalDecimalMarks
    case noDigitBeforeMark(plain: String)
    /// `plain` is the number without its last mark, otherwise as it was written.
    case noDigitAfterMark(plain: String)
    case leadingZeroGroup(decimal: String, whole: String)
    case tooManyDigits
  }

  private let bytes: ArraySlice<UInt8>
  private let format: NumberFormat

  /// Returns the value of the number in a range of a text, or what is wrong with the way it is written.
  static func value(
    of text: [UInt8],
    _ range: Range<Int>,
    _ format: NumberFormat
  ) throws(Fault) -> Decimal {
    if let plain = plainValue(of: text, range, format) { return plain }
    return try Numeral(bytes: text[range], format: format).value()
  }

  private func value() throws(Fault) -> Decimal {
    let pieces = split()
    try checkEdges(pieces)
    let decimalMark: UInt8 = format == .comma || format == .space ? 0x2C : 0x2E
    let decimalMarks = pieces.marks.filter { $0 == decimalMark }.count
    if decimalMarks > 1 { throw .severalDecimalMarks }
    var groups = pieces.groups
    var fraction: [UInt8] = []
    var marks = pieces.marks
    if decimalMarks == 1 {
      guard marks.last == decimalMark else { throw foreignMarks(pieces) }
      fraction = groups.removeLast()
      marks.removeLast()
    }
    if let mark = marks.first {
      guard marks.allSatisfy({ $0 == mark }), isGroupMark(mark) else {
        throw foreignMarks(pieces)
      }
      guard Self.areGrouped(groups) else {
        // One mark and other than three digits behind it: a decimal mark, elsewhere.
        throw marks.count == 1 && fraction.isEmpty && mark != 0x5F && mark != 0x27
          ? foreignMarks(pieces) : .badGroups
      }
      if groups[0].first == 0x30 {
        let digits = groups.flatMap { $0 }.drop { $0 == 0x30 }
        throw .leadingZeroGroup(
          decimal: text(groups[0]) + "." + text(groups.dropFirst().flatMap { $0 }),
          whole: text(Array(digits))
        )
      }
    }
    return try Self.decimal(groups.flatMap { $0 }, fraction)
  }

  /// The common case: digits, at most one point, and no more digits than surely fit.
  private static func plainValue(
    of text: [UInt8],
    _ range: Range<Int>,
    _ format: NumberFormat
  ) -> Decimal? {
    var significand: Int64 = 0
    var scale = -1
    if range.isEmpty || range.count > 17 { return nil }
    for index in range {
      let byte = text[index]
      if byte >= 0x30 && byte <= 0x39 {
        significand = significand &* 10 &+ Int64(byte - 0x30)
        if scale >= 0 { scale += 1 }
      } else if byte == 0x2E, scale < 0, format == .point || format == .apostrophe {
        scale = 0
      } else {
        return nil
      }
    }
    guard scale != 0, text[range.lowerBound] != 0x2E else { return nil }
    return Decimal(significand: significand, scale: max(scale, 0))
  }

  private struct Pieces {
    var groups: [[UInt8]] = [[]]
    /// One for each gap between groups; blanks of every kind count as a space.
    var marks: [UInt8] = []
  }

  private func split() -> Pieces {
    var pieces = Pieces()
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x30...0x39:
        pieces.groups[pieces.groups.count - 1].append(byte)
      case 0x2E, 0x2C, 0x27, 0x5F, 0x20:
        pieces.marks.append(byte)
        pieces.groups.append([])
      default:
        // A blank of two or three bytes, or a curly apostrophe.
        let isApostrophe = bytes[index...].starts(with: [0x80, 0x99])
        while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index += 1 }
        pieces.marks.append(isApostrophe ? 0x27 : 0x20)
        pieces.groups.append([])
      }
    }
    return pieces
  }

  private func checkEdges(_ pieces: Pieces) throws(Fault) {
    if pieces.groups[0].isEmpty {
      throw .noDigitBeforeMark(plain: "0." + text(pieces.groups.dropFirst().flatMap { $0 }))
    }
    if let last = pieces.groups.last, last.isEmpty {
      throw .noDigitAfterMark(plain: text(Array(bytes.dropLast())))
    }
  }

  private func isGroupMark(_ mark: UInt8) -> Bool {
    switch mark {
    case 0x2C: format == .point
    case 0x2E: format == .comma
    default: true
    }
  }

  private static func areGrouped(_ groups: [[UInt8]]) -> Bool {
    guard let first = groups.first, let last = groups.last, groups.count > 1, last.count == 3 else {
      return false
    }
    let middle = groups.dropFirst().dropLast()
    let inThrees = first.count <= 3 && middle.allSatisfy { $0.count == 3 }
    let inTwos = first.count <= 2 && middle.allSatisfy { $0.count == 2 }
    return inThrees || inTwos
  }

  /// What the number would be, if its last mark were the decimal one.
  private func foreignMarks(_ pieces: Pieces) -> Fault {
    if pieces.marks.count > 1, Set(pieces.marks).count == 1 {
      return pieces.marks[0] == 0x2E || pieces.marks[0] == 0x2C ? .severalDecimalMarks : .badGroups
    }
    // Of `1,000.5,0` nobody knows the decimals: groups have one mark, and decimals another.
    let (groups, marks) = (Array(pieces.groups.dropLast()), pieces.marks.dropLast())
    let isGrouped = Set(marks).count == 1 && Self.areGrouped(groups)
    if let last = pieces.marks.last, !marks.isEmpty, !isGrouped || marks.contains(last) {
      return .badGroups
    }
    let whole = groups.flatMap { $0 }
    return .foreignMarks(plain: text(whole) + "." + text(pieces.groups.last ?? []))
  }

  private static func decimal(_ whole: [UInt8], _ fraction: [UInt8]) throws(Fault) -> Decimal {
    let digits = (whole + fraction).drop { $0 == 0x30 }
    guard digits.count <= 18, fraction.count <= 18 else { throw .tooManyDigits }
    var significand: Int64 = 0
    for digit in digits { significand = significand * 10 + Int64(digit - 0x30) }
    return Decimal(significand: significand, scale: fraction.count)
  }

  private func text(_ digits: [UInt8]) -> String { String(decoding: digits, as: UTF8.self) }
}
