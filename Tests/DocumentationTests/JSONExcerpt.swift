import Foundation

/// JSON on a page that leaves out elements of lists, held against what the program prints.
enum JSONExcerpt {
  /// Returns the first place where `page` is no excerpt of `real`: the same values under the same
  /// names, lists with elements left out.
  static func difference(_ page: Any, _ real: Any, at place: String = "$") -> String? {
    switch (page, real) {
    case (let page as [String: Any], let real as [String: Any]):
      let names = (Set(page.keys).symmetricDifference(real.keys)).sorted()
      if !names.isEmpty { return "\(place): \(names)" }
      for name in page.keys.sorted() {
        guard let inside = page[name], let other = real[name] else { continue }
        if let found = difference(inside, other, at: "\(place).\(name)") { return found }
      }
      return nil
    case (let page as [Any], let real as [Any]):
      var rest = real[...]
      for (index, element) in page.enumerated() {
        guard let match = rest.firstIndex(where: { difference(element, $0) == nil }) else {
          return "\(place)[\(index)]"
        }
        rest = rest[(match + 1)...]
      }
      return page.isEmpty && !real.isEmpty ? "\(place): empty" : nil
    case (let page as NSObject, let real as NSObject):
      return page == real ? nil : place
    default:
      return place
    }
  }

  /// Returns every name that objects inside a value use.
  static func names(in value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.values.reduce(Set(object.keys)) { $0.union(names(in: $1)) }
    case let list as [Any]:
      list.reduce([]) { $0.union(names(in: $1)) }
    default:
      []
    }
  }

  static func value(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
  }
}
