/// Text whose pieces say what they mean; a renderer decides what that looks like.
///
/// The pieces lie end to end as UTF-8, so that a report of a hundred thousand lines takes few allocations.
package struct StyledText: Hashable, Sendable {
  package enum Role: UInt8, Sendable {
    case plain, name, amount, owed, owing, heading, faint, category
    case error, warning, success, code
  }

  package struct Piece: Hashable, Sendable {
    package var text: String
    package var role: Role
  }

  /// A place among the bytes, and the piece that it lies in.
  package struct Place: Hashable, Sendable {
    package var offset: Int
    package var piece: Int

    package init(offset: Int, piece: Int) {
      self.offset = offset
      self.piece = piece
    }

    package static let start = Place(offset: 0, piece: 0)
  }

  /// Where a piece ends that others follow, and its role, in one number.
  private struct Stretch: Hashable, Sendable {
    private var packed: Int

    init(end: Int, role: Role) { packed = end << 8 | Int(role.rawValue) }

    var end: Int { packed >> 8 }
    var role: Role { Role(rawValue: UInt8(truncatingIfNeeded: packed)) ?? .plain }
  }

  /// All pieces in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var stretches: [Stretch] = []
  private var lastRole = Role.plain
  /// The cells of a terminal that the text takes, where every character of it is surely visible and one
  /// cell wide; else below zero.
  ///
  /// It is kept while the text grows, so that no text is looked through twice.
  package private(set) var narrowCells = 0

  package init() {}

  package init(_ text: String, as role: Role = .plain) {
    append(text, as: role)
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The text of all pieces.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var end: Place { Place(offset: bytes.count, piece: stretches.count) }

  // MARK: - Adding

  /// Adds `text` with its meaning; control characters are made visible by the renderers, not here.
  package mutating func append(_ text: String, as role: Role = .plain) {
    if text.isEmpty { return }
    begin(role)
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    measure(from: start)
  }

  /// Adds UTF-8 with its meaning.
  package mutating func append(utf8 text: ArraySlice<UInt8>, as role: Role = .plain) {
    if text.isEmpty { return }
    begin(role)
    let start = bytes.count
    bytes.append(contentsOf: text)
    measure(from: start)
  }

  /// Adds the UTF-8 that `write` appends to the bytes it is given; it leaves the ones that are there alone.
  package mutating func append(as role: Role = .plain, _ write: (inout [UInt8]) -> Void) {
    begin(role)
    let start = bytes.count
    write(&bytes)
    measure(from: start)
  }

  package mutating func append(_ other: StyledText) {
    append(other, from: .start, to: other.bytes.count, narrowCells: other.narrowCells)
  }

  /// Adds a part of another text, which cuts no character of it.
  ///
  /// Where all of it is narrow, `narrowCells` are the cells that it takes; else they are below zero.
  package mutating func append(
    _ other: StyledText,
    from place: Place,
    to end: Int,
    narrowCells cells: Int
  ) {
    narrowCells = narrowCells < 0 || cells < 0 ? -1 : narrowCells + cells
    var start = place.offset
    var piece = place.piece
    while start < end {
      let isLast = piece == other.stretches.count
      let pieceEnd = isLast ? end : min(end, other.stretches[piece].end)
      if start < pieceEnd {
        begin(isLast ? other.lastRole : other.stretches[piece].role)
        bytes.append(contentsOf: other.bytes[start..<pieceEnd])
      }
      start = max(start, pieceEnd)
      piece += 1
    }
  }

  /// Adds blanks, which are plain.
  package mutating func append(blanks count: Int) {
    if count <= 0 { return }
    begin(.plain)
    for _ in 0..<count { bytes.append(0x20) }
    if narrowCells >= 0 { narrowCells += count }
  }

  private mutating func measure(from start: Int) {
    if narrowCells < 0 { return }
    let cells = TripText.narrowWidth(of: bytes, in: start..<bytes.count)
    narrowCells = cells.map { narrowCells + $0 } ?? -1
  }

  /// Goes on in a role; of a piece that nothing was added to, nothing is left.
  private mutating func begin(_ role: Role) {
    if role == lastRole { return }
    if bytes.count > (stretches.last?.end ?? 0) {
      stretches.append(Stretch(end: bytes.count, role: lastRole))
    } else if let last = stretches.last, last.role == role {
      stretches.removeLast()
    }
    lastRole = role
  }

  /// Makes room for a text of so many bytes in so many pieces.
  package mutating func reserve(bytes count: Int, pieces: Int) {
    bytes.reserveCapacity(count)
    stretches.reserveCapacity(pieces)
  }

  /// Takes everything away, but keeps the room for a text of the same size.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    lastRole = .plain
    narrowCells = 0
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  // MARK: - Taking apart

  /// Calls `body` with the bytes of each piece; those side by side differ in role.
  package func forEachPiece(_ body: (Range<Int>, Role) -> Void) {
    var start = 0
    for stretch in stretches {
      body(start..<stretch.end, stretch.role)
      start = stretch.end
    }
    if start < bytes.count { body(start..<bytes.count, lastRole) }
  }

  /// Each piece as a text of its own.
  package var pieces: [Piece] {
    var pieces: [Piece] = []
    forEachPiece { pieces.append(Piece(text: text(in: $0), role: $1)) }
    return pieces
  }

  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the place `offset` bytes into the text, at or behind `place`.
  package func place(_ offset: Int, behind place: Place) -> Place {
    var piece = place.piece
    while piece < stretches.count, stretches[piece].end <= offset { piece += 1 }
    return Place(offset: offset, piece: piece)
  }

  /// The cells that a part of the text takes, where every character of it is narrow; else below zero.
  package func narrowCells(from place: Place, to end: Int) -> Int {
    TripText.narrowWidth(of: bytes, in: place.offset..<end) ?? -1
  }
}

extension StyledText {
  /// The text cut at its newlines, without an empty line at its end.
  package var lines: [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for piece in pieces {
      var rest = piece.text[...]
      while let end = rest.firstIndex(of: "\n") {
        line.append(String(rest[..<end]), as: piece.role)
        lines.append(line)
        line = StyledText()
        rest = rest[rest.index(after: end)...]
      }
      line.append(String(rest), as: piece.role)
    }
    return line.pieces.isEmpty ? lines : lines + [line]
  }
}
