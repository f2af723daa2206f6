package import TripMoney

/// What a script may learn of the world, fixed when it is read.
package struct Surroundings: Sendable {
  package var today: Day
  /// Reads an included file: the path as written, and the name of the file that includes it.
  package var read: @Sendable (_ path: String, _ from: String) -> IncludedText

  package init(
    today: Day,
    read: @escaping @Sendable (_ path: String, _ from: String) -> IncludedText
  ) {
    self.today = today
    self.read = read
  }
}

/// What came of reading an included file.
package enum IncludedText: Sendable {
  /// `identity` is the path with links resolved: no file is read twice.
  case text(name: String, identity: String, bytes: [UInt8])
  /// It is not inside the first script's folder.
  case outside
  /// It cannot be read, and why.
  case unreadable(String)
}
