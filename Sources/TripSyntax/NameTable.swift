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
  private var spellings = SpellingTable()
  private var idOfSpelling: [NameID] = []
  private var idOfFolded: [String: NameID] = [:]
  private var firstSpelling: [String] = []
  private var declared: [Bool] = []
  private var atHome: Set<NameID> = []
  private var pots: Set<NameID> = []
  /// Those who are on the trip, in their order.
  private(set) var buddies: [NameID] = []

  package init() {}

  /// The number of names that have an id.
  package var count: Int { declared.count }

  /// Returns the id of the name that the bytes spell; quotes are off already.
  package mutating func intern(_ bytes: ArraySlice<UInt8>) -> NameID {
    intern(Array(bytes), 0..<bytes.count)
  }

  /// Returns the id of the name that stands in a range of a text.
  package mutating func intern(_ text: [UInt8], _ range: Range<Int>) -> NameID {
    let spelling = spellings.index(of: text, range)
    if spelling < idOfSpelling.count { return idOfSpelling[spelling] }
    return add(String(decoding: text[range], as: UTF8.self))
  }

  private mutating func add(_ text: String) -> NameID {
    let folded = text.lowercased()
    let id = idOfFolded[folded] ?? NameID(declared.count)
    if Int(id.index) == declared.count {
      idOfFolded[folded] = id
      firstSpelling.append(text)
      declared.append(false)
    }
    idOfSpelling.append(id)
    return id
  }

  /// Returns the id of a name that has one already.
  package func id(of name: String) -> NameID? { idOfFolded[name.lowercased()] }

  package func isDeclared(_ id: NameID) -> Bool { declared[Int(id.index)] }

  package mutating func declare(_ id: NameID) { declared[Int(id.index)] = true }

  /// Whether a name is that of a friend at home, who is on no bill but by name.
  func isAtHome(_ id: NameID) -> Bool { atHome.contains(id) }

  package mutating func declareAtHome(_ id: NameID) { atHome.insert(id) }

  /// Whether a name is that of a shared purse.
  func isPot(_ id: NameID) -> Bool { pots.contains(id) }

  package mutating func declarePot(_ id: NameID) { pots.insert(id) }

  package mutating func declareBuddy(_ id: NameID) { buddies.append(id) }

  /// Returns the name as it was spelled first.
  package func text(of id: NameID) -> String { firstSpelling[Int(id.index)] }

  /// Returns the first name that was declared, other than these, for an example in a message.
  ///
  /// - Complexity: O(*n*) in the names before it.
  func firstDeclared(besides names: [String]) -> String? {
    let folded = names.map { $0.lowercased() }
    let index = declared.indices.first {
      declared[$0] && !folded.contains(firstSpelling[$0].lowercased())
    }
    return index.map { firstSpelling[$0] }
  }

  /// Whether no name is declared at all.
  var isEmptyOfDeclared: Bool { !declared.contains(true) }

  /// The names that are declared, in the order in which they were first met.
  var declaredNames: [String] { declared.indices.filter { declared[$0] }.map { firstSpelling[$0] } }
}
