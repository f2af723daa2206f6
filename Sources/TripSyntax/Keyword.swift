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

  /// Whether the word can follow a name in a list, so that it is no bare name in any case.
  package var isReserved: Bool {
    switch self {
    case .all, .and, .except, .rest, .for, .fee, .on, .paid, .got, .each, .via: true
    default: false
    }
  }

  /// Words that begin a statement of a script.
  package static let statements: [Keyword] = [
    .trip, .home, .local, .numbers, .buddy, .buddies, .other, .others, .pot, .group, .together,
    .rate, .on, .remainder, .include, .currency, .expect,
    .settle, .balances, .bills, .why, .chart, .total, .people, .rates, .help,
  ]

  /// Whether the word begins a command of the prompt, which a script cannot hold.
  package var isPromptCommand: Bool {
    switch self {
    case .edit, .delete, .remove, .rename, .done, .undo, .redo, .save, .open, .quit, .exit: true
    default: false
    }
  }

  static let table = Table()

  /// An open hash table over the packed letters; built once, in a few microseconds.
  struct Table: Sendable {
    /// The letters of `remainder`, `transfers` and `yesterday`.
    private static let longest = 9
    private static let bits = 9
    /// Zero is free: no keyword is packed to it.
    private var keys = [UInt64](repeating: 0, count: 1 << bits)
    private var values = [Keyword?](repeating: nil, count: 1 << bits)

    init() {
      for keyword in Keyword.allCases {
        let letters = Array(keyword.rawValue.utf8)
        guard let key = Self.pack(letters, 0..<letters.count) else { continue }
        let slot = slot(of: key)
        keys[slot] = key
        values[slot] = keyword
      }
    }

    /// Returns the keyword that a range of a text spells in any case, if it does.
    func keyword(_ text: [UInt8], _ range: Range<Int>) -> Keyword? {
      guard range.count <= Self.longest, let key = Self.pack(text, range) else { return nil }
      return values[slot(of: key)]
    }

    /// Returns the keyword of so many letters, packed one by one.
    func keyword(packed key: UInt64, count: Int) -> Keyword? {
      count <= Self.longest ? values[slot(of: key)] : nil
    }

    /// Adds a letter to a word packed into one integer, five bits each, their case left out.
    static func pack(_ letter: UInt8, into key: inout UInt64) {
      key = key << 5 | UInt64(letter & 0x1F)
    }

    /// The packed letters; nil where one is no letter.
    private static func pack(_ text: [UInt8], _ range: Range<Int>) -> UInt64? {
      var key: UInt64 = 0
      for index in range {
        guard isLetter(text[index]) else { return nil }
        pack(text[index], into: &key)
      }
      return key
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }

    /// The slot that has the key, or the free one where it would go.
    private func slot(of key: UInt64) -> Int {
      var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.bits))
      while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
      return slot
    }
  }
}
