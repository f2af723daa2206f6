/// A JSON value whose objects keep the order of their members.
///
/// Amounts are written as `.string`, since a reader may take a number for binary floating point.
package enum JSONValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  /// Nothing checks that the names differ; the builders write each once.
  case object([Member])

  /// Creates a string, or null where there is none.
  package init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }

  /// Adds a member at the end of an object; any other value stays as it is.
  package mutating func append(_ name: String, _ value: JSONValue) {
    guard case .object(var members) = self else { return }
    members.append(Member(name, value))
    self = .object(members)
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
