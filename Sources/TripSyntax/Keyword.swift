/// Every word that means something where a keyword can stand; a person may still be called so.
package enum Keyword: String, CaseIterable, Sendable {
  // Facts
  case trip, home, local, numbers, buddy, buddies, other, others, via, pot, group, together
  case joined, left, rate, on, remainder, payer, spread, include, currency, symbol, decimals
  // Bills
  case paid, got, back, from, each, `for`, all, and, except, rest, fee
  // Checks
  case expect, pays, transfer, transfers, spent, settled
  // Commands and filters
  case settle, balances, bills, why, chart, total, people, rates, help
  case `in`, until, since, direct, by, category, person, day, this, last, month
  // Days
  case today, yesterday
  // At the prompt alone
  case edit, delete, remove, rename, done, undo, redo, save, open, quit, exit

  /// Words that can follow a name in a list: no bare name, in any case.
  package static let reserved: Set<Keyword> = [
    .all, .and, .except, .rest, .for, .fee, .on, .paid, .got, .each, .via,
  ]

  /// Words that begin a statement of a script.
  package static let statements: [Keyword] = [
    .trip, .home, .local, .numbers, .buddy, .buddies, .other, .others, .pot, .group, .together,
    .rate, .on, .remainder, .include, .currency, .expect,
    .settle, .balances, .bills, .why, .chart, .total, .people, .rates, .help,
  ]

  /// Words that begin a command of the prompt, which a script cannot hold.
  package static let promptCommands: Set<Keyword> = [
    .edit, .delete, .remove, .rename, .done, .undo, .redo, .save, .open, .quit, .exit,
  ]

  /// Returns the keyword that the bytes spell in any case, if they do.
  static func spelled(_ bytes: ArraySlice<UInt8>) -> Keyword? {
    table.find(bytes)
  }

  private static let table = Table()

  /// An open hash table over the packed letters; built once, in a few microseconds.
  private struct Table {
    private static let capacity = 512
    private static let longest = 16
    private var keys = [UInt128](repeating: 0, count: capacity)
    private var values = [Keyword?](repeating: nil, count: capacity)

    init() {
      for keyword in Keyword.allCases {
        let key = Self.pack(Array(keyword.rawValue.utf8)[...])
        var slot = Self.slot(of: key)
        while values[slot] != nil { slot = (slot + 1) % Self.capacity }
        keys[slot] = key
        values[slot] = keyword
      }
    }

    func find(_ bytes: ArraySlice<UInt8>) -> Keyword? {
      if bytes.count > Self.longest { return nil }
      let key = Self.pack(bytes)
      var slot = Self.slot(of: key)
      while let value = values[slot] {
        if keys[slot] == key { return value }
        slot = (slot + 1) % Self.capacity
      }
      return nil
    }

    /// The bytes in one integer, letters made small.
    private static func pack(_ bytes: ArraySlice<UInt8>) -> UInt128 {
      var key: UInt128 = 0
      for byte in bytes {
        let isCapital = byte >= 0x41 && byte <= 0x5A
        key = key << 8 | UInt128(isCapital ? byte | 0x20 : byte)
      }
      return key
    }

    private static func slot(of key: UInt128) -> Int {
      let mixed = UInt64(truncatingIfNeeded: key ^ key >> 61) &* 0x9E37_79B9_7F4A_7C15
      return Int(mixed >> 55)
    }
  }
}
