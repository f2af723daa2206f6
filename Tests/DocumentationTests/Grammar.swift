/// The grammar of a page: rules of tokens in small letters, tokens in capitals.
struct Grammar {
  indirect enum Expression {
    case text(String)
    case rule(String)
    /// A character that words describe.
    case described
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case repeated(Expression)

    /// The rules that it names.
    var names: [String] {
      switch self {
      case .text, .described: []
      case .rule(let name): [name]
      case .sequence(let parts), .choice(let parts): parts.flatMap(\.names)
      case .optional(let inside), .repeated(let inside): inside.names
      }
    }
  }

  struct Fault: Error {
    var message: String
  }

  private(set) var rules: [String: Expression] = [:]
  /// The names of the rules in their order.
  private(set) var names: [String] = []

  /// Whether a rule is a token, without blanks inside.
  static func isToken(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  /// Reads rules such as `name = 'a' | [ b ] { C } ;`, with `(* comments *)` and `? words ?`.
  init(_ text: String) throws {
    var reader = try Reader(text)
    while let name = reader.next() {
      guard case .name(let name) = name, reader.next() == .sign("=") else {
        throw Fault(message: "a rule begins with a name and =, not with \(name)")
      }
      if rules[name] != nil { throw Fault(message: "'\(name)' is defined twice") }
      rules[name] = try reader.choice()
      names.append(name)
      guard reader.next() == .sign(";") else { throw Fault(message: "'\(name)' has no end") }
    }
  }

  /// The rules that can be reached from the first.
  var reachable: Set<String> {
    var found: Set<String> = []
    var open = names.prefix(1).map { $0 }
    while let name = open.popLast() {
      if found.insert(name).inserted { open += rules[name]?.names ?? [] }
    }
    return found
  }
}

extension Grammar {
  /// Reads the notation.
  private struct Reader {
    enum Piece: Hashable {
      case name(String)
      case text(String)
      case words
      case sign(Character)
    }

    private var pieces: ArraySlice<Piece>

    init(_ text: String) throws {
      var pieces: [Piece] = []
      var rest = text[...]
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if rest.hasPrefix("(*") {
          guard let end = rest.firstRange(of: "*)") else { throw Fault(message: "an open comment") }
          rest = rest[end.upperBound...]
        } else if first == "'" || first == "\"" || first == "?" {
          rest.removeFirst()
          guard let end = rest.firstIndex(of: first) else {
            throw Fault(message: "an open \(first)")
          }
          pieces.append(first == "?" ? .words : .text(String(rest[..<end])))
          rest = rest[rest.index(after: end)...]
        } else if first.isLetter {
          let name = rest.prefix { $0.isLetter || $0 == "-" }
          pieces.append(.name(String(name)))
          rest = rest[name.endIndex...]
        } else {
          pieces.append(.sign(rest.removeFirst()))
        }
      }
      self.pieces = pieces[...]
    }

    mutating func next() -> Piece? { pieces.popFirst() }

    mutating func choice() throws -> Expression {
      var options = [try sequence()]
      while pieces.first == .sign("|") {
        pieces.removeFirst()
        options.append(try sequence())
      }
      return options.count == 1 ? options[0] : .choice(options)
    }

    private mutating func sequence() throws -> Expression {
      var parts: [Expression] = []
      while let piece = pieces.first, !Self.ends.contains(piece) {
        pieces.removeFirst()
        parts.append(try part(piece))
      }
      if parts.isEmpty { throw Fault(message: "something is wanted before \(pieces.first as Any)") }
      return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func part(_ piece: Piece) throws -> Expression {
      switch piece {
      case .name(let name): return .rule(name)
      case .text(let text): return .text(text)
      case .words: return .described
      case .sign(let open):
        guard let close = Self.brackets[open] else { throw Fault(message: "a stray \(open)") }
        let inside = try choice()
        guard next() == .sign(close) else { throw Fault(message: "an open \(open)") }
        return open == "[" ? .optional(inside) : open == "{" ? .repeated(inside) : inside
      }
    }

    private static let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    private static let ends: Set<Piece> = [
      .sign("|"), .sign(";"), .sign(")"), .sign("]"), .sign("}"),
    ]
  }
}
