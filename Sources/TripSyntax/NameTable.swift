package import TripText

/// A small integer for a name, the same for every spelling that means the same.
package struct NameID: Hashable, Sendable {
  package var index: Int32

  package init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }
}

/// A name where it stands.
package struct NameMention: Hashable, Sendable {
  package var id: NameID
  package var span: SourceSpan

  package init(id: NameID, span: SourceSpan) {
    self.id = id
    self.span = span
  }
}

/// Turns names into small integers, once each spelling.
///
/// Names compare by canonical equivalence and without case: `grammar.md`, "Names".
package struct NameTable: Sendable {
  private var spellings: [[UInt8]] = []
  private var idOfSpelling: [NameID] = []
  /// Indices into `spellings`, plus one; zero is free. The length is a power of two.
  private var slots = [Int32](repeating: 0, count: 64)
  private var idOfFolded: [String: NameID] = [:]
  private var firstSpelling: [String] = []
  private var declared: [Bool] = []

  package init() {}

  /// The number of names that have an id.
  package var count: Int { declared.count }

  /// Returns the id of the name that the bytes spell; quotes are off already.
  package mutating func intern(_ bytes: ArraySlice<UInt8>) -> NameID {
    var slot = Self.hash(bytes) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if spellings[index].elementsEqual(bytes) { return idOfSpelling[index] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let folded = text.lowercased()
    let id: NameID
    if let known = idOfFolded[folded] {
      id = known
    } else {
      id = NameID(declared.count)
      idOfFolded[folded] = id
      firstSpelling.append(text)
      declared.append(false)
    }
    spellings.append(Array(bytes))
    idOfSpelling.append(id)
    slots[slot] = Int32(truncatingIfNeeded: spellings.count)
    if spellings.count * 2 > slots.count { grow() }
    return id
  }

  package func isDeclared(_ id: NameID) -> Bool { declared[Int(id.index)] }

  package mutating func declare(_ id: NameID) { declared[Int(id.index)] = true }

  /// Returns the name as it was spelled first.
  package func text(of id: NameID) -> String { firstSpelling[Int(id.index)] }

  /// Returns the first name that was declared, other than `name`, for an example in a message.
  ///
  /// - Complexity: O(*n*) in the names before it.
  func firstDeclared(besides name: String?) -> String? {
    let folded = name?.lowercased()
    let index = declared.indices.first {
      declared[$0] && firstSpelling[$0].lowercased() != folded
    }
    return index.map { firstSpelling[$0] }
  }

  /// Whether no name is declared at all.
  var isEmptyOfDeclared: Bool { !declared.contains(true) }

  /// The names that are declared, in the order in which they were first met.
  var declaredNames: [String] { declared.indices.filter { declared[$0] }.map { firstSpelling[$0] } }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (index, spelling) in spellings.enumerated() {
      var slot = Self.hash(spelling[...]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }

  /// FNV-1a: fast on the few bytes of a name.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
