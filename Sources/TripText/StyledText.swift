/// Text whose pieces say what they mean; a renderer decides what that looks like.
package struct StyledText: Hashable, Sendable {
  package enum Role: UInt8, Sendable {
    case plain, name, amount, owed, owing, heading, faint, category
    case error, warning, success, code
  }

  package struct Piece: Hashable, Sendable {
    package var text: String
    package var role: Role
  }

  package private(set) var pieces: [Piece] = []

  package init() {}

  package init(_ text: String, as role: Role = .plain) {
    append(text, as: role)
  }

  /// Adds `text` with its meaning; control characters are made visible by the renderers, not here.
  package mutating func append(_ text: String, as role: Role = .plain) {
    if let last = pieces.indices.last, pieces[last].role == role {
      pieces[last].text += text
    } else if !text.isEmpty {
      pieces.append(Piece(text: text, role: role))
    }
  }

  package mutating func append(_ other: StyledText) {
    for piece in other.pieces { append(piece.text, as: piece.role) }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
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
