import TripStore

/// Files that are only in memory, all in one folder tree whose working folder is `/trips`.
struct MemoryFiles: FileLayer {
  /// The texts by their absolute paths.
  var texts: [String: String] = [:]
  var input = ""

  private static let here = "/trips"

  func read(_ path: String, as kind: FileKind) throws(FileTrouble) -> [UInt8] {
    if isFolder(path) { throw FileTrouble(path, .isFolder) }
    guard let text = texts[absolute(path)] else { throw FileTrouble(path, .missing) }
    return Array(text.utf8)
  }

  func readStandardInput() throws(FileTrouble) -> [UInt8] { Array(input.utf8) }

  func entries(of folder: String) throws(FileTrouble) -> [FolderEntry] {
    guard isFolder(folder) else { throw FileTrouble(folder, .missing) }
    let inside = texts.keys.compactMap { Path.relative($0, to: absolute(folder)) }
    let names = Set(inside.map { String($0.prefix { $0 != "/" }) })
    return names.map { name in
      FolderEntry(name: name, kind: inside.contains(name) ? .file : .folder)
    }
  }

  func resolved(_ path: String) throws(FileTrouble) -> String {
    guard kind(of: path) != nil else { throw FileTrouble(path, .missing) }
    return absolute(path)
  }

  func kind(of path: String) -> FolderEntry.Kind? {
    let path = absolute(path)
    if texts[path] != nil { return .file }
    let isFolder = path == Self.here || texts.keys.contains { Path.relative($0, to: path) != nil }
    return isFolder ? .folder : nil
  }

  /// Returns a path from the root, without dots.
  private func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Path.join(Self.here, path).split(separator: "/") {
      if part == ".." {
        parts = parts.dropLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
