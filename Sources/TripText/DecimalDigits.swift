extension [UInt8] {
  /// Adds the digits of a number, with zeros before them up to `least` digits.
  ///
  /// It takes a tenth of the steps of making a string first, which shows where a report writes half a million
  /// numbers.
  package mutating func append(digits number: UInt64, atLeast least: Int = 1) {
    var count = 1
    while count < powersOfTen.count, number >= powersOfTen[count] { count += 1 }
    for _ in count..<Swift.max(count, least) { append(0x30) }
    var rest = number
    while count > 1 {
      count -= 1
      let (digit, after) = rest.quotientAndRemainder(dividingBy: powersOfTen[count])
      append(0x30 + UInt8(truncatingIfNeeded: digit))
      rest = after
    }
    append(0x30 + UInt8(truncatingIfNeeded: rest))
  }
}

/// 1 to 10¹⁹, the largest that 64 bits hold.
private let powersOfTen: [UInt64] = {
  var powers: [UInt64] = [1]
  for _ in 1...19 { powers.append(powers[powers.count - 1] * 10) }
  return powers
}()
