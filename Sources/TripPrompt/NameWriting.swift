import TripSyntax

/// Names as a script has them.
enum NameWriting {
  /// Returns a name in quotes, unless it is surely read as one without.
  static func written(_ name: String) -> String {
    isBare(name) ? name : quoted(name)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private static func isBare(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, first.properties.isAlphabetic,
      scalars.allSatisfy({ $0.properties.isAlphabetic || (0x30...0x39).contains($0.value) }),
      !isTimes(name)
    else { return false }
    return Keyword(rawValue: name.lowercased()).map { !$0.isReserved } ?? true
  }

  /// `x2` is a number of parts.
  private static func isTimes(_ name: String) -> Bool {
    let bytes = name.utf8.prefix(2)
    return bytes.count == 2 && bytes.first.map { $0 | 0x20 } == 0x78
      && bytes.last.map { (0x30...0x39).contains($0) } == true
  }
}
