/// Paths as text, without a look at any file.
package enum Path {
  /// Returns `name` as seen from `folder`; an empty folder, like a dot, is the working folder.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || name.utf8.first == slash { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// Returns the folder part of a path: empty for the working folder, `/` for the root.
  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    let folder = path[..<last]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: last)...])
  }

  /// Returns the way from a folder down to `path`, or nil where it is not inside.
  ///
  /// Both must be absolute and free of links and dots.
  package static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.utf8.last == slash ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(path.utf8.dropFirst(prefix.utf8.count))
  }

  /// Returns whether a relative path, read part by part, leaves the folder where it starts.
  package static func escapes(_ path: String) -> Bool {
    var depth = 0
    for part in path.utf8.split(separator: slash) {
      if part.elementsEqual("..".utf8) {
        depth -= 1
      } else if !part.elementsEqual(".".utf8) {
        depth += 1
      }
      if depth < 0 { return true }
    }
    return false
  }

  private static let slash = UInt8(ascii: "/")
}
